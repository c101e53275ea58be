"""How fast the rules run on a cluster: random deals with all bookkeeping, on one of its cores and on all."""

from collections.abc import Callable
from functools import cache, partial
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from stolik.arena.pool import Spread
from stolik.core.game import Game
from stolik.fast.bench import Desk, Speed, deals_in_a_window, rate
from stolik.fast.playouts import make_batch
from stolik.games import GAMES

CORE_TASKS = 16  # tasks for each core in a window: so many that the cores end it at about the same time


def measure_cluster(game: Game, seconds: float, cores: int, spread: Spread[int]) -> Speed:
    """The speed of a game on so many cores, as `stolik.fast.bench.measure` has it; medians of windows of CORE_TASKS
    tasks of a tenth of a second. To hand out the tasks and to bring back what came of them is in it.
    """
    (deals,) = spread(partial(_deals_there, game.name), 1)
    seeds = count(1)

    def play(deals: int, tasks: int) -> int:
        """So many deals in each of the tasks; the number of actions."""
        return sum(spread(partial(_play_there, game.name, deals, next(seeds)), tasks))

    play(2, CORE_TASKS * cores)
    one: list[float] = []
    every: list[float] = []
    stop = perf_counter() + seconds
    while perf_counter() < stop or not every:
        one.append(rate(lambda: play(CORE_TASKS * deals, 1)))
        every.append(rate(lambda: play(deals, CORE_TASKS * cores)))
    return Speed(game.name, game.settle({}).seats, median(one), median(every))


# --- in a worker ------------------------------------------------------------------------------------------------------


@cache
def _desk(game: str) -> tuple[Desk, Callable[..., Any]]:
    """What a worker keeps of a game; its machine code is there."""
    desk, batch = Desk(GAMES[game], GAMES[game].settle({}), 0), make_batch(GAMES[game])
    desk.play(batch, 2)
    return desk, batch


def _deals_there(game: str, number: int) -> int:
    """How many deals a task plays."""
    desk, batch = _desk(game)
    return deals_in_a_window(desk, batch)


def _play_there(game: str, deals: int, seed: int, number: int) -> int:
    """Play so many deals, which seed and number alone decide; the number of actions."""
    desk, batch = _desk(game)
    desk.seed = seed << 32 | number
    return desk.play(batch, deals)
