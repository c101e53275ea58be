"""Durak against the slow engine of tests/oracle: legal actions of all seats, hands, roles and points at every step."""

import random
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.games.durak import DURAK
from tests.games.durak_positions import PACK, TABLES
from tests.oracle.durak import Durak


def compare_facts(view: dict[str, Any], other: Durak) -> None:
    """What follows for everyone: sides, who is out, the six that may go under the stock, how it ended."""
    facts = [view["sides"], view["out"], view["six"], view["ended"]]
    assert facts == [other.sides(), other.out(), other.exchangeable(), other.ended()]


def compare(table: dict[str, Any], seed: int, most: int = 600) -> int:
    """One random deal by both engines; returns the number of actions."""
    source = random.Random(seed)
    options = DURAK.settle(table)
    pack = source.sample(PACK, 36)
    dealer, number = source.randrange(options.seats), source.randrange(2)
    deal = Deal(DURAK, options, pack, dealer, number, fast=True)
    other = Durak(DURAK.option_values(options), pack, dealer, number)
    seats = range(options.seats)
    # A seat that likes to end bouts, and one that likes to go on: random play alone sees few late positions.
    tired = source.random()
    while not deal.over and len(deal.actions) < most:
        legal = [deal.legal(seat) for seat in seats]
        assert legal == [other.legal(seat) for seat in seats]
        assert deal.turn == other.asked()
        views = deal.views([None, *seats])
        view = views[None]
        assert (view["attacker"], view["defender"]) == (other.attacker, other.defender)
        assert view["attackers"] == other.order
        compare_facts(view, other)
        assert view["pickups"] == other.pickups
        assert [sorted(views[seat]["hand"]) for seat in seats] == [sorted(hand) for hand in other.hands]
        assert view["stock_count"] + (view["under"] is not None) == len(other.stock)
        seat = source.choice([seat for seat in seats if legal[seat]]) if source.random() < 0.3 else deal.turn
        calm = [action for action in legal[seat] if action in ("stop", "done") or action.startswith("beat")]
        action = source.choice(calm if calm and source.random() < tired else legal[seat])
        deal.play(seat, action)
        other.act(seat, action)
    assert deal.over == other.over()
    if deal.over:
        assert deal.points() == other.points() == deal.view(None)["points"]
        assert deal.view(None)["attackers"] == []
        compare_facts(deal.view(None), other)
        assert DURAK.next_dealer(deal.state) == other.next_dealer()
    return len(deal.actions)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_both_engines_agree(table: dict[str, Any]) -> None:
    for seed in range(4):
        compare(table, seed)
