"""Machine code for the bots, made in the background: in a process of its own, one game after the other.

Games that bots wait to play come first. What is made lies on disk, where the children that think find it (child.py).
Without cores for bots nothing is made before it is wanted, and then in a thread of the server.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from stolik.core.engine import engine
from stolik.games import GAMES
from stolik.server.child import Child, ChildDied, Reply, Warm, answer_to
from stolik.server.logs import log


class Preparing:
    """What is ready, and what is still to be made. `told` is called on the loop with each game that gets ready.

    games    all that bots may want, in order
    apart    whether it is done in a process of its own, and begins by itself
    """

    def __init__(self, games: Iterable[str], apart: bool, told: Callable[[str], object]) -> None:
        self._to_make, self._wanted = list(games), list[str]()
        self._child, self._told = Child() if apart else None, told
        self._loop = asyncio.get_running_loop()
        self._working = self._ended = False
        self._made = set[str]()

    def ready(self, game: str) -> bool:
        """Whether bots can play it."""
        return game in self._made

    def start(self) -> None:
        """Everything, if it is done apart."""
        if self._child is not None:
            self._go_on()

    def want(self, game: str) -> None:
        """Bots wait to play this game."""
        if game in self._to_make and game not in self._wanted:
            self._wanted.append(game)
        self._go_on()

    def end(self) -> None:
        """No more is made, and no process remains."""
        self._ended = True
        if self._child is not None:
            self._child.end()

    def _go_on(self) -> None:
        """The next game, if none is being made."""
        waiting = self._wanted or (self._to_make if self._child is not None else [])
        if self._working or self._ended:
            return
        if not waiting:
            if self._child is not None:
                self._child.end()
            return
        game = waiting[0]
        self._working = True
        Thread(target=self._make, args=(game,), name=f"stolik-prepare-{game}", daemon=True).start()

    def _make(self, game: str) -> None:
        """In a thread: the rules in this process, where the tables need them too; then all the rest."""
        engine(GAMES[game], wait=True)
        try:
            answer = self._child.ask(Warm(game)) if self._child is not None else answer_to(Warm(game))
        except ChildDied as error:
            answer = Reply(None, 0.0, error)
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            self._loop.call_soon_threadsafe(self._is_made, game, answer)

    def _is_made(self, game: str, answer: Reply) -> None:
        """On the loop again. What could not be made here is made where it is wanted."""
        self._working = False
        if self._ended:
            return
        if answer.error is not None:
            log.warning("machine code not made", exc_info=answer.error, extra={"game": game})
        else:
            log.info("machine code ready", extra={"game": game, "seconds": round(answer.seconds, 1)})
        self._made.add(game)
        for games in (self._to_make, self._wanted):
            with suppress(ValueError):
                games.remove(game)
        self._told(game)
        self._go_on()
