"""Planowanie against the slow, independent script tests/oracle/planowanie.py: random deals, step by step."""

import random
from typing import Any

import pytest

from stolik.games.planowanie import PLANOWANIE
from tests.oracle.planowanie import Planowanie, hand_sizes, perft
from tests.position import dealt

CASES = [(seats, trump) for seats in (2, 3, 4) for trump in ("never", "if_card_left")]


def compare(seats: int, first_deal_trump: str, seed: int, number: int) -> None:
    """One random deal played by both."""
    chance = random.Random(seed)
    options: dict[str, Any] = {"seats": seats, "first_deal_trump": first_deal_trump}
    deal = dealt(PLANOWANIE, None, chance.randrange(seats), number, seed, **options)
    slow = Planowanie(options, deal.deck, deal.dealer, number)
    view = deal.view(None)
    assert (view["turned"], view["trump"], view["tricks"]) == (slow.turned, slow.trump, slow.size)
    while not slow.over():
        assert deal.turn == slow.asked()
        for seat in range(seats):
            assert deal.legal(seat) == slow.legal(seat)
            assert sorted(deal.view(seat)["hand"]) == sorted(slow.hands[seat])
        seat = deal.turn
        assert seat is not None
        action = chance.choice(deal.legal(seat))
        deal.play(seat, action)
        slow.act(seat, action)
        assert deal.view(None)["bid"] == slow.bids and deal.view(None)["won"] == slow.taken
    assert deal.over and deal.points() == slow.points()


@pytest.mark.parametrize("seats, first_deal_trump", CASES)
def test_the_oracle_agrees(seats: int, first_deal_trump: str) -> None:
    last = len(hand_sizes(seats)) - 1
    for seed, number in enumerate((0, 1, 7, 11, last - 3, last)):
        compare(seats, first_deal_trump, seed, number)


def count(deal: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in deal.legal(deal.turn) if deal.turn is not None else ():
        after = deal.copy()
        after.play(deal.turn, action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("seats, number", [(2, 14), (2, 17), (3, 15), (3, 16), (4, 12), (4, 15)])
def test_the_oracle_counts_the_same_deals(seats: int, number: int) -> None:
    deal = dealt(PLANOWANIE, None, 1, number, seed=number, seats=seats)
    options = {"seats": seats, "first_deal_trump": "never"}
    slow = Planowanie(options, deal.deck, 1, number)
    depth = min(seats + 3, seats * (deal.view(None)["tricks"] + 1))
    assert count(deal, depth) == perft(slow, depth) > 1
