"""The last tricks worked out: the same as by plain search over copies of the deal."""

import random
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config

from stolik.bots.exact.tricks import Paper, make_finish, make_paper
from stolik.core.deal import Deal
from stolik.games import GAMES
from tests.games.test_planowanie import with_hands
from tests.position import dealt

# Game, seats and tricks that are left.
CASES = [
    ("planowanie", 2, 3),
    ("planowanie", 3, 3),
    ("planowanie", 4, 2),
    ("goliath", 3, 3),
    ("goliath", 4, 2),
]


@cache
def finish(game: str) -> Any:
    """The search of a game as a function of an array of one state and a Paper."""
    search = make_finish(GAMES[game])
    return numba.njit(error_model="numpy")(lambda states, scratch: search(states[0], scratch))


@cache
def scratch(game: str) -> Paper:
    made = make_paper(GAMES[game])
    return Paper(*(part.view(np.recarray) for part in made)) if config.DISABLE_JIT else made


def found(deal: Deal) -> list[int]:
    """The points of a deal whose last tricks everybody plays for the best."""
    states = deal.game.table.new()
    states[0] = deal.state
    before = states.tobytes()
    finish(deal.game.name)(states.view(np.recarray) if config.DISABLE_JIT else states, scratch(deal.game.name))
    assert states.tobytes() == before
    return [int(points) for points in scratch(deal.game.name).points[0, : deal.options.seats]]


def plainly(deal: Deal) -> list[int]:
    """The same, action by action."""
    if deal.turn is None:
        return deal.points()
    best: list[int] = []
    for action in deal.legal_numbers(deal.turn):
        further = deal.copy()
        further.play(deal.turn, action)
        points = plainly(further)
        if not best or ahead(points, deal.turn) > ahead(best, deal.turn):
            best = points
    return best


def ahead(points: list[int], seat: int) -> float:
    """By how much a seat is ahead of the others on average, times their number."""
    return len(points) * points[seat] - sum(points)


@pytest.mark.parametrize("game, seats, tricks", CASES)
def test_as_by_plain_search(game: str, seats: int, tricks: int) -> None:
    luck = random.Random(seats)
    for seed in range(12):
        deal = dealt(GAMES[game], seed=seed, seats=seats, number=seed % 5, dealer=seed % seats)
        within = luck.randrange(seats)
        while deal.state["left"] > tricks or deal.state["laid"] != within:
            deal.play(deal.turn or 0, luck.choice(deal.legal_numbers(deal.turn or 0)))
        assert found(deal) == plainly(deal), deal


def test_it_sees_what_is_to_come() -> None:
    """Seat 0 gets rid of the king under the ace, and seat 1 of the queen under the king; then the hearts tell."""
    assert found(with_hands(["KS 2H", "AS 3H"], bid=[0, 0], tricks=2)) == [10, 0]
    assert found(with_hands(["KS 4H", "QS 3H"], bid=[1, 0], tricks=2)) == [0, 10]
    assert found(with_hands(["KS 2H", "QS 3H"], bid=[1, 0], tricks=2)) == [11, 0]


def test_what_is_over_is_counted() -> None:
    deal = with_hands(["KS", "AS"], bid=[0, 1], left=1)
    assert found(deal) == [10, 11]
    for card in ("KS", "AS"):
        deal.play(deal.turn or 0, f"play {card}")
    assert found(deal) == [10, 11]
