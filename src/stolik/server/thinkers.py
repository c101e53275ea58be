"""Where bots think: as many processes as there are cores for them, each asked by a thread of its own that only waits.

With no core of their own they think in a thread of the server itself, one after the other: that saves the memory of
a process, and now and then costs somebody at the server a pause.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from stolik.server.child import Child, Reply, Request, answer_to

LONGEST_THOUGHT = 30.0  # seconds until a child that does not answer is killed
LONGEST_START = 600.0  # the same with the first question of a game, for which it may have to make machine code

T = TypeVar("T")


class Thinker(Generic[T]):
    """A thread that asks, and the child that it asks; None: the thread does it itself."""

    def __init__(self, number: int, child: Child | None, told: Callable[["Thinker[T]", T, Reply], None]) -> None:
        self.child, self._told, self._number = child, told, number
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[tuple[T, Request] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._late: asyncio.TimerHandle | None = None
        self._begun = set[tuple[str, int]]()  # games of which the child has answered, and which child it was

    def think(self, about: T, request: Request) -> None:
        """Begin; `told` is called on the loop with what became of it."""
        if self._thread is None:  # not one of an executor, for which the end of the process would wait
            self._thread = Thread(target=self._run, name=f"stolik-bots-{self._number}", daemon=True)
            self._thread.start()
        self._watch(request.game)
        self._jobs.put((about, request))

    def end(self) -> None:
        """Nothing is thought about any more, and nothing waited for."""
        self._jobs.put(None)
        if self._late is not None:
            self._late.cancel()
        if self.child is not None:
            self.child.end()

    def _watch(self, game: str) -> None:
        """A child that does not answer is killed, and so is the one that is asked after it."""
        if self.child is not None:
            seconds = LONGEST_THOUGHT if (game, self.child.died) in self._begun else LONGEST_START
            self._late = self._loop.call_later(seconds, self._too_late, self.child, game)

    def _too_late(self, child: Child, game: str) -> None:
        child.kill()
        self._watch(game)

    def _run(self) -> None:
        while self._next():
            pass

    def _next(self) -> bool:
        """Waits for one job and does it; nothing of it is held while the next is waited for. False: that was all."""
        job = self._jobs.get()
        if job is None:
            return False
        about, request = job
        try:
            answer = self.child.ask(request) if self.child is not None else answer_to(request)
        except Exception as error:
            answer = Reply(None, 0.0, error)
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            self._loop.call_soon_threadsafe(self._answered, about, request.game, answer)
        return True

    def _answered(self, about: T, game: str, answer: Reply) -> None:
        if self.child is not None and answer.error is None:
            self._begun.add((game, self.child.died))
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._told(self, about, answer)


class Thinkers(Generic[T]):
    """All of them, those that are free first in `free`. `told` is called with whatever they have thought about."""

    def __init__(self, cores: int, told: Callable[[T, Reply], None]) -> None:
        self._told = told
        children: list[Child | None] = [Child() if cores else None for _ in range(max(cores, 1))]
        self._all: list[Thinker[T]] = [Thinker(at, child, self._answered) for at, child in enumerate(children)]
        self.free = list(self._all)
        self._ended = False

    @property
    def died(self) -> int:
        """How many children have died."""
        return sum(each.child.died for each in self._all if each.child is not None)

    def think(self, about: T, request: Request) -> None:
        """One that is free begins."""
        self.free.pop().think(about, request)

    def end(self) -> None:
        """No process remains."""
        self._ended = True
        for each in self._all:
            each.end()

    def _answered(self, thinker: Thinker[T], about: T, answer: Reply) -> None:
        self.free.append(thinker)
        if not self._ended:
            self._told(about, answer)
