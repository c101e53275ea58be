"""Whole deals at full speed: the loops count right, end, and give the points that the rules give."""

import numpy as np
import pytest
from numba.core import config

from stolik.core.chance import random_chance
from stolik.core.engine import prepare
from stolik.core.offer import Offer
from stolik.core.state import OVER
from stolik.fast.playouts import make_batch
from stolik.games import GAMES

pytestmark = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="batches take records as machine code does")

# How many deals, of how many in a series, and what the points of all seats of a deal add up to at least and at most.
CASES = [
    ("durak", {"seats": 3, "deals": 1}, 300, -1, 0),
    ("durak", {"seats": 6, "form": "teams"}, 300, -3, 0),
    ("goliath", {"seats": 5}, 200, 5, 5 * 5 * 29),
    ("golf", {"seats": 4}, 200, -24, 240),
    ("planowanie", {"seats": 4}, 320, 0, 4 * 23),
]


@pytest.mark.parametrize("game, options, deals, least, most", CASES)
def test_random_deals_end_with_points_in_range(
    game: str, options: dict[str, object], deals: int, least: int, most: int
) -> None:
    rules = GAMES[game]
    states, offers = rules.table.new(), np.zeros(1, Offer)
    prepare(rules, states, rules.settle(options), 0, 0)
    actions, points = make_batch(rules)(states, offers, random_chance([5]), deals, 16)
    assert states["phase"][0] == OVER
    assert actions > 2 * deals
    assert least * deals <= points <= most * deals


def test_a_series_of_planowanie_has_its_440_actions() -> None:
    rules = GAMES["planowanie"]
    states, offers = rules.table.new(), np.zeros(1, Offer)
    prepare(rules, states, rules.settle({"seats": 4}), 0, 0)
    batch = make_batch(rules)
    assert batch(states, offers, random_chance([1]), 16, 16)[0] == 4 * (94 + 16)
    assert batch(states, offers, random_chance([1]), 3, 1)[0] == 3 * 4 * 14


def test_the_same_seed_plays_the_same_deals() -> None:
    rules = GAMES["durak"]
    results = []
    for seed in (1, 1, 2):
        states, offers = rules.table.new(), np.zeros(1, Offer)
        prepare(rules, states, rules.settle({}), 0, 0)
        results.append(make_batch(rules)(states, offers, random_chance([seed]), 50, 1))
    assert results[0] == results[1] != results[2]
