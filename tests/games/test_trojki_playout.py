"""The driver for trojki: whole rounds of placements."""

import numpy as np
import pytest
from numba.core import config

from stolik.core.chance import random_chance
from stolik.core.engine import prepare, record
from stolik.core.offer import Offer
from stolik.core.state import NOBODY, OVER
from stolik.fast.playouts import make_batch
from stolik.games.trojki import TROJKI
from stolik.games.trojki import playout as driver
from stolik.games.trojki.state import CALLED, PAUSE


def test_a_race_ends_and_its_placements_are_counted() -> None:
    for seats in (2, 3, 4):
        states, offers, chance = TROJKI.table.new(), np.zeros(1, Offer), random_chance([seats])
        prepare(TROJKI, states, TROJKI.settle({"seats": seats}), 0, 0)
        s = record(states)
        for dealer in range(3):
            s.dealer = dealer % seats
            TROJKI.deal(s, record(chance))
            dealt = int(s.left.sum())
            count = driver.race(s, record(offers), record(chance))
            assert s.phase == OVER and s.left[:seats].min() >= 0
            assert count == dealt - int(s.left[:seats].sum()) > 0
            assert list(s.stack) == [0] * 4


def test_a_race_in_the_open_mode_ends() -> None:
    for seats in (2, 3, 4):
        for calls in (True, False):
            states, offers, chance = TROJKI.table.new(), np.zeros(1, Offer), random_chance([seats])
            prepare(TROJKI, states, TROJKI.settle({"seats": seats, "mode": "open", "require_call": calls}), 0, 0)
            s = record(states)
            TROJKI.deal(s, record(chance))
            dealt = int(s.left.sum())
            count = driver.race(s, record(offers), record(chance))
            assert s.phase == OVER and s.placer == NOBODY
            assert count > dealt - int(s.left[:seats].sum()) > 0, "some placements were taken back"


def test_every_seat_that_has_an_action_in_the_open_mode_gets_its_chance() -> None:
    states, chance = TROJKI.table.new(), random_chance([1])
    prepare(TROJKI, states, TROJKI.settle({"mode": "open"}), 0, 0)
    s = record(states)
    TROJKI.deal(s, record(chance))
    TROJKI.play(s, 2, 0, record(chance))
    found = [int(driver.anybody(s, record(chance))) for _ in range(300)]
    assert all(found.count(seat) > 40 for seat in range(4))
    card = int(s.hand[2]).bit_length() - 1
    TROJKI.play(s, 2, 64 * CALLED + card, record(chance))
    found = [int(driver.anybody(s, record(chance))) for _ in range(300)]
    assert s.phase == PAUSE and set(found) == {0, 1, 3}


def test_every_seat_that_can_place_gets_its_chance() -> None:
    states, chance = TROJKI.table.new(), random_chance([1])
    prepare(TROJKI, states, TROJKI.settle({}), 0, 0)
    s = record(states)
    TROJKI.deal(s, record(chance))
    s.fits = np.uint64(0b1100)
    for seat, hand in enumerate((0b0100, 0b0011, 0b1000, 0b0100)):
        s.hand[seat] = np.uint64(hand)
    found = [int(driver.able(s, record(chance))) for _ in range(300)]
    assert {seat: found.count(seat) > 70 for seat in (0, 2, 3)} == {0: True, 2: True, 3: True}
    assert 1 not in found


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="batches take records as machine code does")
def test_batches() -> None:
    states, offers = TROJKI.table.new(), np.zeros(1, Offer)
    prepare(TROJKI, states, TROJKI.settle({}), 0, 0)
    placements, points = make_batch(TROJKI)(states, offers, random_chance([7]), 8, 1)
    assert 8 * 10 < placements < 8 * 52
    assert 8 <= points <= 8 * 4
    prepare(TROJKI, states, TROJKI.settle({"mode": "open"}), 0, 0)
    placements, points = make_batch(TROJKI)(states, offers, random_chance([7]), 8, 1)
    assert placements > 8 * 52, "most are wrong, and many are taken back"
    assert 8 <= points <= 8 * 4
