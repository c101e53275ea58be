"""The simple player of goliath: always legal, and better than chance."""

import random
from typing import Any

import pytest

from stolik.bots.simple.goliath import choose, outcome
from stolik.games.goliath import GOLIATH
from tests.games.test_goliath import before_a_trick, lay
from tests.position import dealt, position


def played(seed: int, seats: int, bots: set[int], **options: Any) -> list[int]:
    """The points of a deal between these bots and random players."""
    chance = random.Random(seed)
    deal = dealt(GOLIATH, seed=seed, dealer=seed % seats, seats=seats, **options)
    while deal.turn is not None:
        seat, legal = deal.turn, deal.legal(deal.turn)
        action = chance.choice(legal)
        if seat in bots:
            action = choose(deal.view(seat), legal, list(deal.actions), chance)
            assert action in legal
        deal.play(seat, action)
    return deal.points()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("all_equal", ["last_takes_all", "second_last"])
def test_it_plays_by_the_rules(seats: int, all_equal: str) -> None:
    assert len(played(seats, seats, set(range(seats)), all_equal=all_equal)) == seats


def test_it_beats_chance() -> None:
    bots = others = 0
    for seed in range(24):
        points = played(seed, 4, {seed // 4 % 4})
        bots += points[seed // 4 % 4]
        others += sum(points) - points[seed // 4 % 4]
    assert bots / 24 > others / 72 + 2


def test_the_same_chance_gives_the_same_play() -> None:
    assert played(3, 4, {0, 2}) == played(3, 4, {0, 2})


def test_the_last_to_play_takes_what_pays() -> None:
    hands = ["R9 Y1", "Y8 Y2", "B12 B1"]
    deal = before_a_trick(hands)
    lay(deal, "R9 Y8")
    # Blue 12 wins red 9 and yellow 8 and costs itself; blue 1 would win red 9 alone.
    assert choose(deal.view(2), deal.legal(2), [], random.Random(0)) == "play B12"
    deal = position(GOLIATH, {"seats": 3}, hand=hands, profit=["", "", "Y11 Y12"], turn=0, left=2)
    lay(deal, "R9 Y8")
    # Now the third yellow card would cost twenty points.
    assert choose(deal.view(2), deal.legal(2), [], random.Random(0)) == "play B1"


@pytest.mark.parametrize("cards", ["R4 R9 R2", "R4 G4 R2", "R4 G2 R2", "G4 R9 G8", "R4 G4 B4", "R1 R2 R3"])
def test_it_knows_what_a_trick_brings(cards: str) -> None:
    deal = before_a_trick(cards.split(), left=1)
    gains = [outcome({**deal.view(seat), "left": 0}, [0, 1, 2], cards.split()) for seat in range(3)]
    lay(deal, cards)
    points = deal.points()
    assert gains == [mine - (sum(points) - mine) / 2 for mine in points]
