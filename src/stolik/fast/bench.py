"""How fast the rules run: random deals with all bookkeeping, on one core and on all."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from stolik.core.chance import Chance
from stolik.core.engine import prepare
from stolik.core.game import Game
from stolik.core.offer import Offer
from stolik.fast.playouts import make_batch

LONGEST_MATCH = 64  # deals: a match that is no longer is played as a series
MEASURED_SECONDS = 0.1  # seconds for one measurement, of which many are made


class Speed(NamedTuple):
    """Actions per second of one game; in a race its claims alone. `seats` is the number by default."""

    game: str
    seats: int
    one_core: float
    all_cores: float


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measure(game: Game, seconds: float) -> Speed:
    """The speed of a game, from windows of a tenth of a second in turn on one core and on all; medians count.

    Every window has fresh seeds: with the same ones the processor learns the deals.
    """
    options = game.settle({})
    batch = make_batch(game)
    desks = [Desk(game, options, worker) for worker in range(cores())]
    for desk in desks:
        desk.play(batch, 2)
    deals = deals_in_a_window(desks[0], batch)
    one: list[float] = []
    every: list[float] = []
    stop = perf_counter() + seconds
    with ThreadPoolExecutor(len(desks)) as pool:
        while perf_counter() < stop or not every:
            one.append(rate(lambda: desks[0].play(batch, deals)))
            every.append(rate(lambda: sum(pool.map(lambda desk: desk.play(batch, deals), desks))))
    return Speed(game.name, options.seats, median(one), median(every))


class Desk:
    """The arrays of one thread."""

    def __init__(self, game: Game, options: Any, worker: int) -> None:
        self.states, self.offers, self.chances = _alone(game.table.dtype), _alone(Offer), _alone(Chance)
        self.seed = worker << 32
        prepare(game, self.states, options, 0, 0)
        scores = [0] * options.seats
        lengths = (deals for deals in range(1, LONGEST_MATCH + 1) if game.match_over(options, deals, scores))
        self.series = next(lengths, 1)

    def play(self, batch: Callable[..., Any], deals: int) -> int:
        """Play so many deals; the number of actions."""
        self.seed += 1
        self.chances["x"] = self.seed
        actions: int = batch(self.states, self.offers, self.chances, deals, self.series)[0]
        return actions


def _alone(kind: np.dtype[Any]) -> Any:
    """An array of one record between two unused ones, so that no two threads share a cache line."""
    return np.zeros(3, kind)[1:2]


def deals_in_a_window(desk: Desk, batch: Callable[..., Any]) -> int:
    """How many deals fill one measurement."""
    deals, spent = 16, 0.0
    while spent < MEASURED_SECONDS:
        deals *= 2
        start = perf_counter()
        desk.play(batch, deals)
        spent = perf_counter() - start
    return deals


def rate(play: Callable[[], int]) -> float:
    """Actions per second of one measurement."""
    start = perf_counter()
    actions = play()
    return actions / (perf_counter() - start)
