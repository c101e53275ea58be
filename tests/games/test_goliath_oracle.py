"""Goliath against the slow, independent script tests/oracle/goliath.py: random deals, step by step."""

import random
from typing import Any

import pytest

from stolik.games.goliath import GOLIATH
from tests.oracle.goliath import Goliath, by_colour, highest_and_lowest, perft
from tests.position import dealt

CASES = [(seats, equal) for seats in (3, 4, 5, 6) for equal in ("last_takes_all", "second_last")]


def compare(seats: int, all_equal: str, seed: int) -> int:
    """One random deal played by both; returns the number of tricks in which all cards had the same number."""
    chance = random.Random(seed)
    options: dict[str, Any] = {"seats": seats, "all_equal": all_equal}
    deal = dealt(GOLIATH, None, chance.randrange(seats), 0, seed, **options)
    slow = Goliath(options, deal.deck, deal.dealer)
    equal = 0
    while not slow.over():
        assert deal.turn == slow.asked()
        for seat in range(seats):
            assert deal.legal(seat) == slow.legal(seat)
            assert sorted(deal.view(seat)["hand"]) == sorted(slow.hands[seat])
        # Values that lie on the table already are sought, so that tricks of equal cards come about.
        legal = deal.legal(deal.turn)
        same = [card for card in legal if slow.trick and card[6:] == slow.trick[0][1][1:]]
        action = chance.choice(same or legal)
        seat, trick = deal.turn, [*slow.trick, (deal.turn, action[5:])]
        deal.play(seat, action)
        slow.act(seat, action)
        view = deal.view(None)
        assert [set(pile) for pile in view["profit"]] == [set(pile) for pile in slow.profit]
        assert view["pile_points"] == [by_colour(pile) for pile in slow.profit]
        assert view["profit_points"] == [sum(by_colour(pile)) for pile in slow.profit]
        assert view["points"] == (slow.points() if slow.over() else None)
        high, low = highest_and_lowest([card for _, card in trick], "last_takes_all" if slow.trick else all_equal)
        found = [trick[high][0], trick[low][0]] if len(trick) > 1 else [None, None]
        assert [view["highest"], view["lowest"]] == found
        if not slow.trick:
            assert all(card in slow.profit[view["takers"][seat]] for seat, card in trick)
            equal += len({card[1:] for card in view["table"]}) == 1
    assert deal.over and deal.points() == slow.points()
    return equal


@pytest.mark.parametrize("seats,all_equal", CASES)
def test_the_oracle_agrees(seats: int, all_equal: str) -> None:
    equal = sum(compare(seats, all_equal, seed) for seed in range(5))
    assert equal > 0 or seats > 3


def count(deal: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in deal.legal(deal.turn) if deal.turn is not None else ():
        after = deal.copy()
        after.play(deal.turn, action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_oracle_counts_the_same_endings(seats: int) -> None:
    chance = random.Random(seats)
    deal = dealt(GOLIATH, None, 1, 0, seats, seats=seats)
    slow = Goliath({"seats": seats, "all_equal": "last_takes_all"}, deal.deck, 1)
    while int(deal.state["left"]) > 2:
        seat, action = deal.turn, chance.choice(deal.legal(deal.turn))
        assert seat is not None
        deal.play(seat, action)
        slow.act(seat, action)
    assert count(deal, 2 * seats) == perft(slow, 2 * seats) > 1
