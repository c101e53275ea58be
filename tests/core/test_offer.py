"""Legal actions in rows of 64."""

from collections import Counter

import numpy as np
import pytest

from stolik.core.bits import u64
from stolik.core.chance import random_chance
from stolik.core.engine import record
from stolik.core.offer import ROWS, Offer, actions, add, choose, clear, includes, size


def offered(*rows: tuple[int, int]) -> np.ndarray:
    """An offer of these rows, each with its mask."""
    offers = np.zeros(1, Offer)
    offer = record(offers)
    offer.rows = 7  # of an earlier question
    clear(offer)
    for row, mask in rows:
        add(offer, row, u64(mask))
    return offers


CASES = [
    ((), []),
    (((0, 0),), []),
    (((0, 1),), [0]),
    (((2, 1 << 63),), [191]),
    (((0, 0b1010), (1, 0), (3, 1 | 1 << 63)), [1, 3, 192, 255]),
    (((0, 0b11), (2, 1), (5, 1 << 63)), [0, 1, 128, 383]),
    (((5, 2**64 - 1),), list(range(320, 384))),
]


@pytest.mark.parametrize("rows, wanted", CASES)
def test_what_is_offered(rows: tuple[tuple[int, int], ...], wanted: list[int]) -> None:
    offers = offered(*rows)
    offer = record(offers)
    assert actions(offers) == wanted and size(offer) == len(wanted)
    for action in range(64 * 7):
        assert bool(includes(offer, action)) == (action in wanted)


def test_an_empty_row_takes_no_place() -> None:
    offers = offered((4, 0), (2, 1), (3, 0), (1, 1))
    assert int(offers[0]["rows"]) == 2 and actions(offers) == [128, 64]
    assert int(offered(*((row, 1) for row in range(ROWS)))[0]["rows"]) == ROWS


@pytest.mark.parametrize("rows", [rows for rows, wanted in CASES if 0 < len(wanted) < 10])
def test_a_choice_is_uniform(rows: tuple[tuple[int, int], ...]) -> None:
    offers = offered(*rows)
    wanted = actions(offers)
    source = record(random_chance([3]))
    found = Counter(int(choose(record(offers), source)) for _ in range(200 * len(wanted)))
    assert set(found) == set(wanted) and min(found.values()) > 140


def test_nothing_can_be_chosen_from_nothing() -> None:
    assert choose(record(offered()), record(random_chance([3]))) == -1
