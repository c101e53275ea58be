"""Goliath in words: actions as text, reasons, events."""

from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.game import Event, IllegalAction, Reason, event
from stolik.games.goliath import GOLIATH
from tests.games.test_goliath import ALL_SEATS, before_a_trick, lay, pack, play_out
from tests.position import dealt, position
from tests.rules import rules


def play_told(deal: Deal, card: str, listener: int | None = None) -> list[Event]:
    """What a listener hears of the next card."""
    seat, before = deal.turn, deal.view(listener)
    assert seat is not None
    deal.play(seat, f"play {card}")
    return GOLIATH.tell(before, seat, f"play {card}", deal.view(listener))


# --- actions as text ------------------------------------------------------------------------------------


def test_actions_and_texts_are_inverse() -> None:
    numbers = [GOLIATH.action_number(f"play {card}") for card in pack(6)]
    assert numbers == list(GOLIATH.pack.numbers)
    assert [GOLIATH.action_text(number) for number in numbers] == [f"play {card}" for card in pack(6)]
    assert GOLIATH.action_number("play R1") == 0 and GOLIATH.action_number("play B1") == 64


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play ", "R1", "play R0", "play R19", "play R01", "play r1", "play 7C", "play R1 ",
        " play R1", "play  R1", "Play R1", "lead R1", "bid 1", "play R1 R2", "play R", "play R1\n", "playR1",
    ],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        GOLIATH.action_number(text)
    deal = dealt(GOLIATH)
    with pytest.raises(IllegalAction) as refused:
        deal.play(1, text)
    assert refused.value.reason.id == "why-no-action"


# --- reasons --------------------------------------------------------------------------------------------


@rules("DG-6")
def test_out_of_turn_before_the_first_lead() -> None:
    deal = dealt(GOLIATH, pack(4), dealer=1)
    assert deal.why(1, "play R1") == Reason("why-not-turn", "DG-6", {"seat": 2})


@rules("DG-8")
def test_out_of_turn_in_a_trick() -> None:
    deal = dealt(GOLIATH, pack(4))
    lay(deal, "R1")
    assert deal.why(1, "play R5") == Reason("why-not-turn", "DG-8", {"seat": 2})
    assert deal.why(0, "play V18") == Reason("why-not-turn", "DG-8", {"seat": 2})


@rules("DG-17")
def test_out_of_turn_before_a_later_lead() -> None:
    deal = dealt(GOLIATH, pack(4))
    lay(deal, "R1 R2 R3 R4")
    assert deal.view(0)["left"] == 14
    assert deal.why(1, "play R5") == Reason("why-not-turn", "DG-17", {"seat": 0})


@rules("DG-3", "DG-4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_cards_that_are_not_in_play(seats: int) -> None:
    deal = dealt(GOLIATH, pack(seats), seats=seats)
    if seats < 6:
        card = f"V{3 * seats + 1}"
        assert deal.why(1, f"play {card}") == Reason(
            "goliath-why-not-in-play", "DG-4", {"card": card, "count": seats, "value": 3 * seats}
        )
    assert deal.why(1, f"play V{3 * seats}") == Reason("why-not-held", "DG-7", {"card": f"V{3 * seats}"})


@rules("DG-7", "DG-9")
def test_cards_that_are_not_held() -> None:
    deal = before_a_trick(["G4 G5", "G1 R9", "R8 B1"])
    assert deal.why(0, "play R9") == Reason("why-not-held", "DG-7", {"card": "R9"})
    lay(deal, "G4")
    assert deal.why(1, "play G4") == Reason("why-not-held", "DG-9", {"card": "G4"})


@rules("DG-9", "DG-A5")
def test_another_colour_than_the_led_one() -> None:
    deal = before_a_trick(["V4 G5", "V1 R9", "R8 B1"])
    lay(deal, "V4")
    assert deal.why(1, "play R9") == Reason("goliath-why-follow", "DG-9", {"suit": "V"})


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_refused_card_has_its_reason(seats: int) -> None:
    """By the words of the rules, for all 90 cards and all seats at every step of a deal."""
    deal = dealt(GOLIATH, dealer=seats - 1, seed=seats, seats=seats)
    while deal.turn is not None:
        for seat in range(seats):
            view, legal = deal.view(seat), deal.legal(seat)
            for card in pack(6):
                if f"play {card}" not in legal:
                    told = GOLIATH.why(view, f"play {card}").id
                    if seat != deal.turn:
                        assert told == "why-not-turn"
                    elif int(card[1:]) > 3 * seats:
                        assert told == "goliath-why-not-in-play"
                    else:
                        assert told == ("goliath-why-follow" if card in view["hand"] else "why-not-held")
        deal.play(deal.turn, deal.legal(deal.turn)[-1])


# --- events ---------------------------------------------------------------------------------------------


def test_the_opening() -> None:
    deal = dealt(GOLIATH, dealer=3, number=2, seats=4)
    for listener in (None, 0, 3):
        assert GOLIATH.opening(deal.view(listener)) == [
            event("goliath-deal", seat=3, count=15, number=3),
            event("goliath-begins", seat=0),
        ]


@rules("DG-11", "DG-14", "DG-15", "DG-G1")
@pytest.mark.parametrize("listener", [None, 0, 3])
def test_a_trick(listener: int | None) -> None:
    deal = before_a_trick(["G7 Y1", "G4 Y2", "G9 Y3", "R2 Y4"], turn=1)
    assert play_told(deal, "G4", listener) == [event("goliath-lead", seat=1, card="G4")]
    assert play_told(deal, "G9", listener) == [event("goliath-play", seat=2, card="G9")]
    assert play_told(deal, "R2", listener) == [event("goliath-play", seat=3, card="R2")]
    assert play_told(deal, "G7", listener) == [
        event("goliath-play", seat=0, card="G7"),
        event("goliath-highest", seat=2, card="G9", cards=["G4", "R2", "G7"]),
        event("goliath-lowest", seat=3, card="R2", won="G9"),
    ]
    assert play_told(deal, "Y3", listener) == [event("goliath-lead", seat=2, card="Y3")]


@rules("DG-A1")
@pytest.mark.parametrize("equal", ["last_takes_all", "second_last"])
def test_an_equal_trick(equal: str) -> None:
    deal = before_a_trick(["B5 Y1", "G5 Y2", "R5 Y3"], turn=1, all_equal=equal)
    lay(deal, "G5 R5")
    told = play_told(deal, "B5")
    assert told[0] == event("goliath-play", seat=0, card="B5")
    if equal == "last_takes_all":
        assert told[1:] == [event("goliath-all-equal", seat=0, cards=["G5", "R5", "B5"])]
    else:
        assert told[1:] == [
            event("goliath-highest", seat=0, card="B5", cards=["G5", "R5"]),
            event("goliath-lowest", seat=2, card="R5", won="B5"),
        ]


@rules("DG-19", "DG-23", "DG-G2")
def test_the_end() -> None:
    fields: dict[str, Any] = {"hand": ["Y8", "B10", "V4"], "turn": 2, "left": 1}
    fields["profit"] = ["R4 R10 R11 G5 G9 B2 B3 B6 B10 B12 V10 V12", "R18", ""]
    deal = position(GOLIATH, {"seats": 3}, **fields)
    lay(deal, "V4 Y8")
    assert play_told(deal, "B10") == [
        event("goliath-play", seat=1, card="B10"),
        event("goliath-highest", seat=1, card="B10", cards=["V4", "Y8"]),
        event("goliath-lowest", seat=2, card="V4", won="B10"),
        event("goliath-points", seat=0, points=44, red=3, yellow=0, green=14, blue=5, violet=22),
        event("goliath-points", seat=1, points=30, red=18, yellow=8, green=0, blue=0, violet=4),
        event("goliath-points", seat=2, points=10, red=0, yellow=0, green=0, blue=10, violet=0),
    ]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_told_points_are_the_points(seats: int) -> None:
    deal = dealt(GOLIATH, seed=seats, seats=seats)
    while deal.view(None)["left"] > 1 or deal.view(None)["laid"] < seats - 1:
        assert deal.turn is not None
        deal.play(deal.turn, deal.legal(deal.turn)[-1])
    seat, before = deal.turn, deal.view(2)
    assert seat is not None and play_out(deal) == 1
    action = deal.actions[-1].partition(" ")[2]
    told = GOLIATH.tell(before, seat, action, deal.view(2))
    ends = [one for one in told if one.id == "goliath-points"]
    assert [(one.args["seat"], one.args["points"]) for one in ends] == list(enumerate(deal.points()))
    assert all(type(value) is int for one in ends for value in one.args.values())
