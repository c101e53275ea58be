"""Planowanie in words: actions as text, reasons, events."""

import re

import pytest

from stolik.core.deal import Deal
from stolik.core.game import Event, IllegalAction, Reason, event
from stolik.games.planowanie import PLANOWANIE
from tests.games.test_planowanie import ALL_SEATS, PACK, bids, lay, with_hands
from tests.position import dealt
from tests.rules import rules

ACTIONS = [f"bid {number}" for number in range(64)] + [f"play {card}" for card in PACK]


def play_told(deal: Deal, action: str, listener: int | None = None) -> list[Event]:
    """What a listener hears of the next action."""
    seat, before = deal.turn, deal.view(listener)
    assert seat is not None
    deal.play(seat, action)
    return PLANOWANIE.tell(before, seat, action, deal.view(listener))


# --- actions as text ------------------------------------------------------------------------------------


def test_actions_and_texts_are_inverse() -> None:
    numbers = [PLANOWANIE.action_number(action) for action in ACTIONS]
    assert numbers == [*range(64), *(64 + card for card in PLANOWANIE.pack.numbers)]
    assert [PLANOWANIE.action_text(number) for number in numbers] == ACTIONS


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play ", "7C", "play 7c", "play 1C", "play TCC", "play 7C ", " play 7C", "play  7C",
        "Play 7C", "bid", "bid ", "bid 01", "bid 00", "bid -1", "bid +1", "bid 1 ", "bid  1", "bid 64",
        "bid 100", "bid 1.0", "bid one", "bid 7C", "play 1", "bid \u0663", "bid \u00b2", "lead 7C", "bid 1 2",
        "bid 1\n", "bids 1",
    ],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        PLANOWANIE.action_number(text)
    with pytest.raises(IllegalAction) as illegal:
        dealt(PLANOWANIE).play(1, text)
    assert illegal.value.reason.id == "why-no-action"


# --- reasons --------------------------------------------------------------------------------------------


@rules("PL-7", "PL-8", "PL-A5")
def test_reasons_while_bidding() -> None:
    deal = dealt(PLANOWANIE, PACK, dealer=1, number=3, seats=3)
    assert deal.why(0, "play 4C") == Reason("planowanie-why-bid-first", "PL-7", {})
    assert deal.why(2, "play 2C") == Reason("planowanie-why-bid-first", "PL-7", {})
    assert deal.why(0, "bid 1") == Reason("why-not-turn", "PL-7", {"seat": 2})
    assert deal.why(0, "bid 60") == Reason("why-not-turn", "PL-7", {"seat": 2})
    assert deal.why(2, "bid 15") == Reason("planowanie-why-too-many", "PL-A5", {"count": 14})
    bids(deal, "4 7")
    assert deal.why(1, "bid 15") == Reason("planowanie-why-too-many", "PL-A5", {"count": 14})
    assert deal.why(1, "bid 3") == Reason("planowanie-why-barred", "PL-8", {"count": 3, "tricks": 14})
    deal = dealt(PLANOWANIE, PACK, dealer=1, number=3, seats=3)
    bids(deal, "0 0")
    assert deal.why(1, "bid 14") == Reason("planowanie-why-barred", "PL-8", {"count": 14, "tricks": 14})


@rules("PL-7", "PL-10", "PL-11", "PL-12", "PL-A3")
def test_reasons_while_playing() -> None:
    deal = with_hands(["4S 5C", "9S 2C", "5H KC"])
    assert deal.why(0, "bid 1") == deal.why(1, "bid 1") == Reason("planowanie-why-bids-over", "PL-7", {})
    assert deal.why(1, "play 9S") == Reason("why-not-turn", "PL-10", {"seat": 0})
    assert deal.why(0, "play 9S") == Reason("why-not-held", "PL-11", {"card": "9S"})
    lay(deal, "4S")
    assert deal.why(2, "play 9S") == Reason("why-not-turn", "PL-10", {"seat": 1})
    assert deal.why(1, "play 4S") == Reason("why-not-held", "PL-12", {"card": "4S"})
    assert deal.why(1, "play 2C") == Reason("planowanie-why-follow", "PL-12", {"suit": "S"})
    lay(deal, "9S 5H")
    assert deal.why(2, "play KC") == Reason("why-not-turn", "PL-A3", {"seat": 1})
    lay(deal, "2C")
    assert deal.why(0, "play 5C") == Reason("why-not-turn", "PL-10", {"seat": 2})


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_refused_action_has_its_reason(seats: int) -> None:
    """By the words of the rules, for all actions and all seats at every step of a deal."""
    deal = dealt(PLANOWANIE, dealer=seats - 1, number=8, seed=seats, seats=seats)
    while deal.turn is not None:
        for seat in range(seats):
            view, legal = deal.view(seat), deal.legal(seat)
            for action in set(ACTIONS) - set(legal):
                told = PLANOWANIE.why(view, action).id
                if action.startswith("bid"):
                    number = int(action[4:])
                    mine = "planowanie-why-too-many" if number > view["tricks"] else "planowanie-why-barred"
                    other = "why-not-turn" if view["phase"] == "bid" else "planowanie-why-bids-over"
                    mine = mine if view["phase"] == "bid" else other
                elif view["phase"] == "bid":
                    mine = other = "planowanie-why-bid-first"
                else:
                    mine = "planowanie-why-follow" if action[5:] in view["hand"] else "why-not-held"
                    other = "why-not-turn"
                assert told == (mine if seat == deal.turn else other)
        deal.play(deal.turn, deal.legal(deal.turn)[-1])


# --- events ---------------------------------------------------------------------------------------------


@rules("PL-5", "PL-6")
@pytest.mark.parametrize("listener", [None, 0, 2])
def test_the_opening(listener: int | None) -> None:
    assert PLANOWANIE.opening(dealt(PLANOWANIE, PACK, dealer=2, seats=3).view(listener)) == [
        event("planowanie-deal", seat=2, count=17, number=1),
        event("planowanie-no-trump"),
    ]
    assert PLANOWANIE.opening(dealt(PLANOWANIE, PACK, dealer=1, number=17, seats=3).view(listener)) == [
        event("planowanie-deal", seat=1, count=1, number=18),
        event("planowanie-trump", card="5C", suit="C"),
    ]


@rules("PL-7", "PL-15", "PL-16")
@pytest.mark.parametrize("listener", [None, 0, 2])
def test_a_deal(listener: int | None) -> None:
    deal = dealt(PLANOWANIE, PACK, number=15, seats=3)  # 2C 5C, 3C 6C, 4C 7C; 8C is turned
    assert play_told(deal, "bid 2", listener) == [event("planowanie-bid", seat=1, count=2)]
    assert play_told(deal, "bid 0", listener) == [event("planowanie-bid", seat=2, count=0)]
    assert play_told(deal, "bid 2", listener) == [
        event("planowanie-bid", seat=0, count=2),
        event("planowanie-bids-done", count=4, tricks=2),
    ]
    assert play_told(deal, "play 2C", listener) == [event("planowanie-lead", seat=1, card="2C")]
    assert play_told(deal, "play 3C", listener) == [event("planowanie-play", seat=2, card="3C")]
    assert play_told(deal, "play 4C", listener) == [
        event("planowanie-play", seat=0, card="4C"),
        event("planowanie-trick", seat=0, card="4C"),
    ]
    assert play_told(deal, "play 7C", listener) == [event("planowanie-lead", seat=0, card="7C")]
    assert play_told(deal, "play 5C", listener) == [event("planowanie-play", seat=1, card="5C")]
    assert play_told(deal, "play 6C", listener) == [
        event("planowanie-play", seat=2, card="6C"),
        event("planowanie-trick", seat=0, card="7C"),
        event("planowanie-made", seat=0, bid=2, won=2, points=12),
        event("planowanie-missed", seat=1, bid=2, won=0, points=0),
        event("planowanie-made", seat=2, bid=0, won=0, points=10),
    ]
    assert deal.points() == [12, 0, 10]


@rules("PL-15", "PL-16")
def test_too_many_tricks() -> None:
    deal = dealt(PLANOWANIE, PACK, number=15, seats=3)
    bids(deal, "2 0 1")
    lay(deal, "2C 3C 4C 7C 5C")
    assert play_told(deal, "play 6C")[2:] == [
        event("planowanie-missed", seat=0, bid=1, won=2, points=0),
        event("planowanie-missed", seat=1, bid=2, won=0, points=0),
        event("planowanie-made", seat=2, bid=0, won=0, points=10),
    ]
    assert deal.points() == [0, 0, 10]
