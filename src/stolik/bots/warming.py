"""Machine code ahead of time: whatever compiled code the bots and the rules of a game run is made, or loaded, now.

So are the tables that bots look things up in. What is made is kept on disk (core/machine.py), so that other processes
find it. `MAKERS` lists all there is.
"""

from collections.abc import Callable, Iterable, Iterator

from numba.core import config

from stolik.bots.levels import THINKING
from stolik.bots.minds import MINDS, rehearse, run_once, search_of
from stolik.core.engine import ENTRY_POINTS, engine
from stolik.core.game import Game
from stolik.core.machine import one_at_a_time
from stolik.games import GAMES

NEED_MACHINE_CODE = frozenset(THINKING)  # levels that do not play before it is there


def rules(game: Game) -> Iterator[str]:
    """Those of a live deal."""
    engine(game, wait=True)
    yield from (f"{game.name}-{name}" for name in ENTRY_POINTS)


def searches(game: Game) -> Iterator[str]:
    """Those of the levels that think, and their books; what rungs of the ladder alone need is made when it is asked."""
    if game.name in MINDS:
        run_once(game, search_of(game.name))
        yield from (f"{game.name}-flat-policy", f"{game.name}-tree-policy", f"{game.name}-quick")
        yield from MINDS[game.name].books()
        rehearse(game)
        yield f"{game.name}-exact"


# Each makes the entry points of a game and gives their names, each when it is ready.
MAKERS: tuple[Callable[[Game], Iterator[str]], ...] = (rules, searches)


def warm(games: Iterable[str]) -> Iterator[str]:
    """The names of all entry points of these games, each when it is ready; none where the rules run interpreted.

    Processes that are asked at the same time make one game after the other, and do not make what another has made.
    """
    if config.DISABLE_JIT:
        return
    for name in games:
        with one_at_a_time(f"{name}-warm"):
            for maker in MAKERS:
                yield from maker(GAMES[name])
