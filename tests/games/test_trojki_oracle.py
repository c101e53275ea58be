"""Trojki, step by step, against the slow engine that shares no code with it."""

import random

import pytest

from stolik.games.trojki import TROJKI
from tests.games.trojki_positions import PACK
from tests.oracle.trojki import Trojki
from tests.position import dealt
from tests.rules import rules

HANDICAPS = {
    2: [None, [0, 5], [2, 0]],
    3: [None, [1, 0, 3], [0, 7, 0]],
    4: [None, [7, 0, 2, 0], [0, 0, 0, 20]],
}


@rules("TR-17", "TR-20", "TR-A8", "TR-A14")
@pytest.mark.parametrize("mode", ["referee", "open"])
@pytest.mark.parametrize("number", range(36))
def test_the_oracle_agrees(number: int, mode: str) -> None:
    chance = random.Random(number)
    seats = 2 + number % 3
    given = {
        "seats": seats,
        "mode": mode,
        "leftover": chance.choice(["centre", "aside"]),
        "require_call": chance.random() < 0.6,
        "tie_token": chance.choice(["each", "none"]),
        "handicap": chance.choice(HANDICAPS[seats]),
    }
    deck = chance.sample(PACK, 64)
    deal = dealt(TROJKI, deck, number % seats, **given)
    oracle = Trojki(TROJKI.option_values(deal.options), deck, number % seats)
    eager = chance.random()  # how often a card is placed when one can be
    while not deal.over:
        legal = [deal.legal(seat) for seat in range(seats)]
        assert legal == [oracle.legal(seat) for seat in range(seats)]
        view = deal.view(None)
        assert view["left"] == oracle.counts() and view["winners"] is view["ended"] is None
        assert deal.turn == oracle.asked()
        seat = chance.choice([seat for seat in range(seats) if legal[seat]])
        placing = [action for action in legal[seat] if action != "draw"]
        action = chance.choice(placing if placing and chance.random() < eager else legal[seat])
        deal.play(seat, action)
        oracle.act(seat, action)
    assert oracle.over()
    assert deal.points() == oracle.points() == deal.view(None)["points"]
    assert deal.view(None)["winners"] == oracle.winners()
    assert deal.view(None)["ended"] == ("last_card" if 0 in oracle.counts() else "dead_end")
