"""The simple player of planowanie: always legal, and much better than chance."""

import random
from typing import Any

import pytest

from stolik.bots.simple.planowanie import chance, choose
from stolik.games.planowanie import PLANOWANIE
from tests.games.test_planowanie import LENGTHS, bids, lay, with_hands
from tests.position import dealt


def played(seed: int, seats: int, number: int, bots: set[int], **options: Any) -> list[int]:
    """The points of a deal between these bots and random players."""
    luck = random.Random(seed)
    deal = dealt(PLANOWANIE, seed=seed, dealer=seed % seats, number=number, seats=seats, **options)
    while deal.turn is not None:
        seat, legal = deal.turn, deal.legal(deal.turn)
        action = luck.choice(legal)
        if seat in bots:
            action = choose(deal.view(seat), legal, list(deal.actions), luck)
            assert action in legal
        deal.play(seat, action)
    return deal.points()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first_deal_trump", ["never", "if_card_left"])
def test_it_plays_by_the_rules(seats: int, first_deal_trump: str) -> None:
    for number in range(LENGTHS[seats]):
        points = played(number, seats, number, set(range(seats)), first_deal_trump=first_deal_trump)
        assert len(points) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    bots = others = 0
    for seed in range(60):
        points = played(seed, seats, seed % 14, {seed // seats % seats})
        bots += points[seed // seats % seats]
        others += sum(points) - points[seed // seats % seats]
    assert bots > 1.5 * others / (seats - 1)


def pick(deal: Any) -> str:
    return choose(deal.view(deal.turn), deal.legal(deal.turn), [], random.Random(0))


def test_it_bids_what_it_holds() -> None:
    spades, hearts = [r + "S" for r in "AKQJT98765432"], [r + "H" for r in "AKQJT98765432"]
    rest = [r + s for s in "CD" for r in "AKQJT98765432"]
    deck = [card for four in zip(spades, hearts, rest[::2], rest[1::2], strict=True) for card in four]
    deal = dealt(PLANOWANIE, deck)
    assert pick(deal) in ("bid 12", "bid 13")
    deck = [card for four in zip(rest[::2], hearts, rest[1::2], spades, strict=True) for card in four]
    assert int(pick(dealt(PLANOWANIE, deck))[4:]) <= 7


def test_it_takes_the_nearest_bid_that_is_allowed() -> None:
    deal = dealt(PLANOWANIE, number=17, seats=2)
    bids(deal, "1")
    assert pick(deal) == "bid 1"


def test_it_takes_as_cheaply_as_it_can_when_last() -> None:
    deal = with_hands(["9S 3C", "2S TS AS"], bid=[0, 1])
    lay(deal, "9S")
    assert pick(deal) == "play TS"


def test_it_takes_as_surely_as_it_can_before() -> None:
    deal = with_hands(["9S 3C", "2S TS AS", "3S 4S"], bid=[0, 1, 0])
    lay(deal, "9S")
    assert pick(deal) == "play AS"


def test_it_throws_away_the_least_if_it_cannot_take() -> None:
    deal = with_hands(["KS 3C", "2S TS QS"], bid=[0, 1])
    lay(deal, "KS")
    assert pick(deal) == "play 2S"


def test_it_gets_rid_of_the_strongest_card_that_does_not_take() -> None:
    deal = with_hands(["JS 3C", "2S TS QS", "3S 4S"], bid=[0, 0, 0])
    lay(deal, "JS")
    assert pick(deal) == "play TS"


def test_a_trick_that_must_be_taken_costs_the_strongest_card() -> None:
    deal = with_hands(["2S 3C", "4S QS"], bid=[0, 0])
    lay(deal, "2S")
    assert pick(deal) == "play QS"
    deal = with_hands(["2S 3C", "4S QS", "5S 6S"], bid=[0, 0, 0])
    lay(deal, "2S")
    assert pick(deal) == "play 4S"


@pytest.mark.parametrize("bid, action", [(0, "play 2S"), (1, "play AC")])
def test_it_leads_what_its_bid_wants(bid: int, action: str) -> None:
    assert pick(with_hands(["2S AC 7D", "3S 4S 5S"], bid=[bid, 0])) == action


def test_a_trump_takes_another_suit() -> None:
    deal = with_hands(["KS 3C", "2H 3D"], trump="H", bid=[0, 1])
    lay(deal, "KS")
    assert pick(deal) == "play 2H"


def test_chances() -> None:
    view = with_hands(["AS AH KS 2S", "3C 4C 5C 6C"], trump="H").view(0)
    assert chance(view, "AH") == 1 > chance(view, "AS") > chance(view, "2S") > 0
    assert chance(view, "KS") == chance(view, "AS"), "the ace is in the own hand"
