"""The simple durak player: always legal, and much better than chance."""

import random
from typing import Any

import pytest

from stolik.bots.simple.durak import choose
from stolik.core.deal import Deal
from stolik.games.durak import DURAK
from tests.games.durak_positions import TABLES, bout, run
from tests.position import dealt

RNG = random.Random(1)


def hand(seed: int, table: dict[str, Any], bots: set[int]) -> list[int]:
    """The points of a hand between these bots and random players; every seat has its chance out of turn."""
    rng = random.Random(seed)
    seats = range(table["seats"])
    deal = dealt(DURAK, dealer=seed % len(seats), number=seed % 2, seed=seed, **table)
    while not deal.over and len(deal.actions) < 600:
        for seat in (*(seat for seat in seats if seat != deal.turn and deal.legal(seat)), deal.turn):
            legal = deal.legal(seat)
            action = pick(deal, seat) if seat in bots else rng.choice(legal)
            assert action in legal or (action == "" and seat != deal.turn)
            if action:
                deal.play(seat, action)
    return deal.points() if deal.over else [0] * len(seats)


def pick(deal: Deal, seat: int) -> str:
    return choose(deal.view(seat), deal.legal(seat), deal.actions, RNG)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_plays_by_the_rules(table: dict[str, Any]) -> None:
    for seed in range(3):
        assert len(hand(seed, table, set(range(table["seats"])))) == table["seats"]


@pytest.mark.parametrize("table", [{"seats": 2}, {"seats": 4}, {"seats": 4, "form": "pairs"}], ids=str)
def test_it_beats_chance_by_far(table: dict[str, Any]) -> None:
    seats = table["seats"]
    lost = 0
    for seed in range(12):
        side = {seed % seats} if "form" not in table else {seed % 2, seed % 2 + 2}
        lost += hand(seed, table, side)[min(side)] < 0
    assert lost <= 1  # chance would be 6 or 3


def test_what_it_chooses() -> None:
    deal = bout("6C 7D 7S AH", "8C 9C", "6H QC", stock="9D 9S KH", six=2)
    assert pick(deal, 2) == "exchange" and pick(deal, 0) == "attack 6C" and pick(deal, 1) == ""
    assert pick(bout("6C 6D 7S", "8C 9C"), 0) == "attack 6C +"
    assert pick(bout("6C 6D 7S", "8C 9C", stock="KH"), 0) == "attack 6C"
    assert pick(bout("6H 6S", "8C 9C"), 0) == "attack 6S"
    assert pick(bout("6H 7H", "8C 9C"), 0) == "attack 6H"
    # The hardest card first, as cheaply as possible; everything or nothing.
    deal = run(bout("8C 8D 8H", "9C TC 9D 7H TH"), "0 attack 8C +", "0 attack 8D")
    assert pick(deal, 1) in ("beat 8C 9C", "beat 8D 9D")
    deal = run(bout("8C 8D 8H", "9C TC 7H TH AS"), "0 attack 8C +", "0 attack 8H")
    assert pick(deal, 1) == "beat 8H TH"
    deal = run(bout("8C 8D 8H", "9C TC JC 7H AS"), "0 attack 8C +", "0 attack 8H")
    assert pick(deal, 1) == "take"
    # No dear trump while there is much to draw.
    stock = "6D 7D 9D TD JD QD KD KH"
    assert pick(run(bout("8C 8D", "AH AS", stock=stock), "0 attack 8C"), 1) == "take"
    assert pick(run(bout("8C 8D", "8H AS", stock=stock), "0 attack 8C"), 1) == "beat 8C 8H"
    assert pick(run(bout("8C 8D", "AH AS", stock="KH"), "0 attack 8C"), 1) == "beat 8C AH"


def test_what_it_throws_in_and_gives() -> None:
    early, late = "6S 7S KH", ""
    for stock, adds in ((early, "stop"), (late, "attack KD")):
        deal = run(bout("9C KD 9H", "KC 7C 7D 6C", stock=stock), "0 attack 9C", "1 beat 9C KC")
        assert pick(deal, 0) == adds
    deal = run(bout("9C QD 9H", "QC 7C 7D 6C", stock=early), "0 attack 9C", "1 beat 9C QC")
    assert pick(deal, 0) == "attack QD"
    deal = run(bout("9C 9H", "QC 7C 7D 6C"), "0 attack 9C", "1 beat 9C QC")
    assert pick(deal, 0) == "stop"
    deal = run(bout("9C 9H 8S", "QC 7C"), "0 attack 9C", "1 beat 9C QC")
    assert pick(deal, 0) == "attack 9H"
    deal = run(bout("9C 9H 9D", "QC 7C 6S"), "0 attack 9C", "1 take")
    assert pick(deal, 0) == "give 9D"
    assert pick(run(deal, "0 give 9D"), 0) == "done"
    deal = run(bout("9C 9H", "QC 7C 6S 6D", "8S"), "0 attack 9C", "1 beat 9C QC")
    assert pick(deal, 0) == "allow"


def test_the_last_word() -> None:
    """It allows only when it would not add; somebody else, who is gone now, may have left it a card to add."""
    for mine, wanted in (("9C 9H", "stop"), ("9C 9D", "attack 9D")):
        deal = run(bout(mine, "QC 7C 6S 6D", "8S"), "0 attack 9C", "1 beat 9C QC", "0 allow", "2 stop")
        assert deal.view(0)["last_word"] and pick(deal, 0) == wanted


def test_it_opens_with_plain_cards_alone() -> None:
    assert pick(bout("6C 6H 7S", "8C 9C"), 0) == "attack 6C", "the six of trumps would have to follow"
    assert pick(run(bout("6C 6D 6H", "8C 9C JC"), "0 attack 6C +"), 0) == "attack 6D"


def test_what_it_sends_back() -> None:
    """Too many cards: it faces what is cheap to beat, takes what is worth most, and never lays too many itself."""
    deal = bout("8C 8D 8H 8S", "9C 7H", allow_excess=True)
    run(deal, "0 attack 8C +", "0 attack 8D +", "0 attack 8H +", "0 attack 8S")
    assert pick(deal, 1) == "back 8H", "nothing beats it"
    run(deal, "1 back 8H")
    assert pick(deal, 1) == "back 8D", "it takes a trump, and so does the eight of spades"
    deal = run(bout("8C 8D 8H", "9C 7H KC", "8S", allow_excess=True), "0 attack 8C", "1 take", "0 give 8D", "0 give 8H")
    assert pick(run(deal, "2 give 8S"), 1) == "back 8D"
    assert pick(bout("6C 6D 7S", "8C", allow_excess=True), 0) == "attack 6C"
    assert pick(bout("6C 6D 7S", "8C 9C", allow_excess=True), 0) == "attack 6C +"
    deal = run(bout("8C 8D 8S", "9C 7H", allow_excess=True), "0 attack 8C", "1 take")
    assert pick(deal, 0) == "give 8D" and pick(run(deal, "0 give 8D"), 0) == "done"
