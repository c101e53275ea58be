"""Trojki: texts of actions, reasons of refusals, events and views."""

import random
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.games.trojki import TROJKI
from tests.games.trojki_positions import DEAD, PACK, A, race
from tests.position import dealt
from tests.rules import rules

CALLED = [f"place {card} {cell} {call}" for card in PACK for cell in "123456789" for call in card]
SILENT = [f"place {card} {cell}" for card in PACK for cell in "123456789"]
ANSWERS = ["accept", "challenge"]
ALL = ["draw", *CALLED, *SILENT, *ANSWERS]

# --- texts ----------------------------------------------------------------------------------------


def test_texts_and_numbers_are_inverse() -> None:
    numbers = [TROJKI.action_number(text) for text in ALL]
    assert [TROJKI.action_text(number) for number in numbers] == ALL
    assert len(set(numbers)) == len(ALL) == 1 + 64 * 9 * 4 + 2
    assert numbers[0] == 0
    assert sorted(numbers[1:]) == list(range(64, 64 * 37 + 2))


def test_some_numbers() -> None:
    assert TROJKI.action_number("place RC0 1 R") == 64
    assert TROJKI.action_number("place RC1 1 C") == 2 * 64 + 1
    assert TROJKI.action_number("place BC2 9 2") == 27 * 64 + 18
    assert TROJKI.action_number("place YT3 1") == 28 * 64 + 63
    assert TROJKI.action_number("place YT3 9") == 36 * 64 + 63
    assert TROJKI.action_number("accept") == 37 * 64 and TROJKI.action_number("challenge") == 37 * 64 + 1


@rules("TR-9")
@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "draw ",
            " draw",
            "draw 1",
            "Draw",
            "accept 1",
            "accept ",
            "challenge BC2",
            "Challenge",
            "place",
            "place ",
            "place BC2",
            "place BC2 ",
            "lay BC2 1",
        ),
        *("place BC2 0 B", "place BC2 10", "place BC2 10 B", "place BC2 12", "place BC2 01", "place bc2 1 B"),
        *(
            "place BC2 1 ",
            "place BC2  1",
            "place BC2 1 b",
            "place BC2 1 R",
            "place BC2 1 BC",
            "place BC2 1 3",
        ),
        *(
            "place BC2 1 B ",
            "place BC2 1 B C",
            "place BC2 1 BC2 2",
            "place 7C 1 C",
            "place BC4 1 B",
            "play BC2",
        ),
        *("lay BC2 1", "place BC2 1 B C", "place BC2 1 BC2 2"),
        *("place BC2 B 1", "place BC2 1 two", "place BC2 ²", "draw BC2 1", "pull BC2 1 B", "place BC2 1  "),
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        TROJKI.action_number(text)


# --- reasons --------------------------------------------------------------------------------------


@rules("TR-8", "TR-12", "TR-14", "TR-16", "TR-A6", "TR-A7")
@pytest.mark.parametrize(
    "action, reason",
    [
        ("draw", ("trojki-why-stack-empty", "TR-8", {})),
        ("accept", ("trojki-why-referee", "TR-A8", {})),
        ("challenge", ("trojki-why-referee", "TR-A8", {})),
        ("place VT1 1 V", ("why-not-held", "TR-A6", {"card": "VT1"})),
        ("place VT1 1", ("why-not-held", "TR-A6", {"card": "VT1"})),
        ("place BC2 6 B", ("trojki-why-no-trio", "TR-12", {"card": "BC2", "cell": 6})),
        ("place BC2 6", ("trojki-why-no-trio", "TR-12", {"card": "BC2", "cell": 6})),
        ("place BC2 5 C", ("trojki-why-not-new", "TR-14", {"card": "BC2", "cell": 5, "call": "C"})),
        ("place BC2 8 B", ("trojki-why-not-new", "TR-14", {"card": "BC2", "cell": 8, "call": "C"})),
        ("place BC2 2", ("trojki-why-not-new", "TR-14", {"card": "BC2", "cell": 2, "call": "C"})),
        (
            "place YC1 2 C",
            ("trojki-why-call", "TR-A7", {"card": "YC1", "cell": 2, "call": "C"}),
        ),
        (
            "place BT1 1 T",
            ("trojki-why-call", "TR-A7", {"card": "BT1", "cell": 1, "call": "T"}),
        ),
        ("place BT1 1", ("trojki-why-call-any", "TR-16", {"card": "BT1"})),
        ("place YC1 2", ("trojki-why-call-any", "TR-16", {"card": "YC1"})),
    ],
)
def test_reasons(action: str, reason: Any) -> None:
    deal = race(A, "YT2", "BC2 BT1 YC1", stacks=("VT1", ""))
    assert deal.why(1, action) == reason


@rules("TR-A7")
def test_a_wrong_call_is_told_with_a_right_one() -> None:
    deal = race(A, "YT2", "BC2 BT1 YC1")
    args = {"card": "YC1", "cell": 2, "call": "C"}
    assert deal.why(1, "place YC1 2 C") == ("trojki-why-call", "TR-A7", args)
    args = {"card": "BT1", "cell": 1, "call": "T"}
    assert deal.why(1, "place BT1 1 T") == ("trojki-why-call", "TR-A7", args)


@rules("TR-14")
def test_the_called_feature_is_named_if_the_line_had_it() -> None:
    top = "RC0 RC1 RC2 BS0 VX1 YT3 BX1 YS2 VT0"
    deal = race(top, "RC3", "VX0")
    for call, named in (("C", "C"), ("R", "R"), ("3", "R")):
        told = deal.why(0, f"place RC3 2 {call}")
        assert told == ("trojki-why-not-new", "TR-14", {"card": "RC3", "cell": 2, "call": named})
    assert deal.why(0, "place RC3 2").args["call"] == "R"


@rules("TR-A7")
def test_a_call_where_none_is_made() -> None:
    deal = race(A, "BT1 BC2", "YT2", require_call=False)
    for call in "BT1":
        reason = ("trojki-why-no-call", "TR-A7", {"card": "BT1", "cell": 1})
        assert deal.why(0, f"place BT1 1 {call}") == reason
    assert deal.why(0, "place BC2 6 B").id == "trojki-why-no-trio"
    assert deal.why(0, "place BC2 5").id == "trojki-why-not-new"


def test_every_refused_action_has_a_reason() -> None:
    chance = random.Random(3)
    for number in range(4):
        deal = dealt(TROJKI, seed=number, seats=2 + number % 3, require_call=number % 2 == 0)
        for step in range(60):
            if deal.over:
                break
            if step % 20 == 0:
                for seat in range(deal.options.seats):
                    legal, view = set(deal.legal(seat)), deal.view(seat)
                    for action in ALL:
                        if action not in legal:
                            assert TROJKI.why(view, action).rule.startswith("TR-")
            seat = chance.choice([seat for seat in range(deal.options.seats) if deal.legal(seat)])
            deal.play(seat, chance.choice(deal.legal(seat)))


# --- events ---------------------------------------------------------------------------------------


def told(deal: Deal, seat: int, action: str, spectator: int | None) -> list[tuple[str, dict[str, Any]]]:
    """The events of an action for a spectator; the deal itself is not changed."""
    after = deal.copy()
    after.play(seat, action)
    return [tuple(event) for event in TROJKI.tell(deal.view(spectator), seat, action, after.view(spectator))]


def test_a_draw_is_told_to_the_drawer_alone() -> None:
    deal = race(A, "RS2 YT2", "BT1", stacks=("YS2 VC3", ""))
    assert told(deal, 0, "draw", 0) == [("trojki-draw-card", {"seat": 0, "card": "YS2", "count": 1})]
    for spectator in (1, None):
        assert told(deal, 0, "draw", spectator) == [("trojki-draw", {"seat": 0, "count": 1})]
    deal.play(0, "draw")
    assert told(deal, 0, "draw", 0) == [("trojki-draw-card", {"seat": 0, "card": "VC3", "count": 0})]


def test_a_placement_is_told() -> None:
    deal = race(A, "RS2", "BT1 YT2", stacks=("", "RX2"))
    args = {"seat": 1, "card": "BT1", "cell": 2, "call": "1", "count": 2}
    for spectator in (0, 1, None):
        assert told(deal, 1, "place BT1 2 1", spectator) == [("trojki-place", args)]
    deal = race(A, "BC2", "BT1 YT2", require_call=False)
    args = {"seat": 1, "card": "BT1", "cell": 7, "count": 1}
    assert told(deal, 1, "place BT1 7", 0) == [("trojki-place-silent", args)]


@rules("TR-21")
def test_a_last_card_is_told() -> None:
    deal = race(A, "RS2", "BT1", "YT2 RX2")
    events = told(deal, 1, "place BT1 1 B", 2)
    assert events[0] == ("trojki-place", {"seat": 1, "card": "BT1", "cell": 1, "call": "B", "count": 0})
    assert events[1:] == [("trojki-last-card", {"seat": 1})]


@rules("TR-22")
def test_a_dead_end_is_told() -> None:
    left = ("trojki-left", {"seat": 0, "count": 1}), ("trojki-left", {"seat": 1, "count": 1})
    deal = race(A, "YS2 BT1", "YT2")
    assert told(deal, 0, "place BT1 1 B", None)[1:] == [
        ("trojki-dead-end", {}),
        *left,
        ("trojki-tie", {"seats": [0, 1]}),
    ]
    deal = race(A, "YS2 BT1 YX2", "YT2")
    events = told(deal, 0, "place BT1 1 B", 1)
    assert events[2:] == [("trojki-left", {"seat": 0, "count": 2}), left[1], ("trojki-fewest", {"seat": 1})]


def opening(spectator: int | None = None, **given: Any) -> list[tuple[str, dict[str, Any]]]:
    deal = dealt(TROJKI, **given)
    return [tuple(event) for event in TROJKI.opening(deal.view(spectator))]


@pytest.mark.parametrize("spectator", [None, 0, 1])
def test_the_opening_is_told(spectator: int | None) -> None:
    events = opening(spectator, deck=PACK, dealer=1, number=2, seats=2, handicap=[1, 0])
    assert events == [
        ("trojki-deal", {"seat": 1, "number": 3}),
        ("trojki-stack", {"seat": 0, "count": 28}),
        ("trojki-stack", {"seat": 1, "count": 27}),
        ("trojki-row", {"row": 1, "cards": PACK[:3]}),
        ("trojki-row", {"row": 2, "cards": PACK[3:6]}),
        ("trojki-row", {"row": 3, "cards": PACK[6:9]}),
    ]
    events = opening(spectator, deck=PACK, seats=4)
    assert events[6][1] == {"row": 2, "cards": ["RC3", "YT3", "RS1"]}
    assert events[8:] == [("trojki-centre", {"count": 3, "cards": ["RS0", "YT1", "YT2"]})]
    events = opening(spectator, deck=PACK, seats=4, leftover="aside")
    assert events[6][1] == {"row": 2, "cards": ["RC3", "RS0", "RS1"]}
    assert events[8:] == [("trojki-aside", {"count": 3, "cards": ["YT1", "YT2", "YT3"]})]


@rules("TR-19")
def test_a_dead_end_after_the_deal_is_told() -> None:
    deck = DEAD.split() + [card for card in PACK if card not in DEAD.split()]
    events = opening(deck=deck, seats=2, leftover="aside")
    left = [("trojki-left", {"seat": seat, "count": 27}) for seat in (0, 1)]
    assert events[-4:] == [("trojki-dead-end", {}), *left, ("trojki-tie", {"seats": [0, 1]})]


# --- views ----------------------------------------------------------------------------------------


def test_views() -> None:
    deal = race(A, "RS2", "BT1 YT2", stacks=("VC3", ""))
    common = {
        "game": "trojki",
        "phase": "race",
        "seats": 2,
        "dealer": 0,
        "number": 0,
        "turn": None,
        "hand_count": [1, 2],
        "stack": [1, 0],
        "left": [2, 2],
        "dealt": [2, 2],
        "top": A.split(),
        "gone": [card for card in PACK if card not in ("RS2", "BT1", "YT2", "VC3")],
        "aside": ["YT3"] if "YT3" in deal.view(None)["aside"] else deal.view(None)["aside"],
        "calls": True,
        **dict.fromkeys(("placer", "placed", "cell", "called", "covered")),
        "accepted": [False, False],
        "known": [[], []],
        "points": None,
        "winners": None,
        "ended": None,
    }
    assert deal.view(None) == {**common, "seat": None, "hand": None}
    assert deal.view(0) == {**common, "seat": 0, "hand": ["RS2"]}
    assert deal.view(1) == {**common, "seat": 1, "hand": ["BT1", "YT2"]}
    assert race(A, "RS2", "BT1", require_call=False).view(0)["calls"] is False
    ended = race(A, "RS2", "YT2").view(0)
    assert (ended["phase"], ended["winners"], ended["points"]) == ("over", [0, 1], [1, 1])
    assert ended["ended"] == "dead_end"
    ended = race(A, "RS2", "YT2", tie_token="none").view(0)
    assert (ended["winners"], ended["points"]) == ([0, 1], [0, 0])


# --- how it stands --------------------------------------------------------------------------------


@rules("TR-4", "TR-24")
def test_who_began_with_more_cards_and_what_lies_aside_is_said_of_the_deal() -> None:
    options = {"seats": 4, "leftover": "aside", "handicap": [0, 3, 0, 1]}
    deal = Deal(TROJKI, TROJKI.settle(options), deck=random.Random(1).sample(PACK, len(PACK)), dealer=0)
    aside = deal.view(None)["aside"]
    handicap = [("trojki-stands-more", {"seat": 1, "count": 3}), ("trojki-stands-more", {"seat": 3, "count": 1})]
    assert aside
    for seat in (0, 3, None):
        assert TROJKI.describe(deal.view(seat))["deal"] == [
            ("trojki-stands-handicap", {"list": handicap}),
            ("trojki-aside", {"count": len(aside), "cards": aside}),
        ]
    plain = Deal(TROJKI, TROJKI.settle({"seats": 4}), deck=random.Random(1).sample(PACK, len(PACK)), dealer=0)
    assert TROJKI.describe(plain.view(0))["deal"] == []


# --- what is asked, and what is told meanwhile --------------------------------------------------------------------


def asked(deal: Deal, seat: int) -> list[tuple[str, dict[str, Any]]]:
    return [tuple(event) for event in TROJKI.ask(deal.view(seat), deal.legal(seat))]


def meanwhile(deal: Deal, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    return [tuple(event) for event in TROJKI.meanwhile(deal.view(seat), False)]


@pytest.mark.parametrize("calls, message", [(True, "trojki-ask-race"), (False, "trojki-ask-race-silent")])
def test_a_race_asks_for_a_card_of_the_hand_or_to_draw_one(calls: bool, message: str) -> None:
    deal = race(A, "", "RS2 BT1", stacks=("RX2 VT1", ""), require_call=calls)
    assert asked(deal, 0) == [(message, {})], "how it is done, until a card is placed"
    assert asked(deal, 1) == [("trojki-ask-card", {"cards": deal.view(1)["hand"]})]
    deal.play(1, next(action for action in deal.legal(1) if action.startswith("place BT1")))
    assert asked(deal, 0) == [("trojki-ask-draw", {})]
    assert not any(meanwhile(deal, seat) for seat in (None, 0, 1)), "in a race nobody waits"


@rules("TR-17", "TR-A8")
def test_a_pause_asks_the_others_and_tells_whoever_waits_for_whom() -> None:
    deal = race(A, "RS2 YT2", "BT1", "YX2", mode="open")
    deal.play(0, "place RS2 7 S")
    about = {"seat": 0, "card": "RS2", "cell": 7}
    covered = ("trojki-covered", {"covered": "VX0"})
    checked = ("trojki-checking", {"call": "S", **about})
    assert asked(deal, 1) == asked(deal, 2) == [checked, covered, ("trojki-ask-check", {})]
    assert asked(deal, 0) == meanwhile(deal, 1) == meanwhile(deal, 2) == []
    assert meanwhile(deal, 0) == [("trojki-missing", {"seats": [1, 2]})], "they know their own card"
    assert meanwhile(deal, None) == [checked, covered, ("trojki-missing", {"seats": [1, 2]})]
    deal.play(1, "accept")
    assert meanwhile(deal, 1) == [checked, covered, ("trojki-missing", {"seats": [2]})] and asked(deal, 1) == []
    silent = race(A, "RS2 YT2", "BT1", mode="open", require_call=False)
    silent.play(0, "place RS2 7")
    assert asked(silent, 1)[0] == meanwhile(silent, None)[0] == ("trojki-checking-silent", about)


@rules("TR-21", "TR-22")
def test_when_it_is_over_how_it_ended_is_told() -> None:
    last = race(A, "RS2", "BT1", "YT2 RX2")
    last.play(1, "place BT1 1 B")
    tie = race(A, "YS2 BT1", "YT2")
    tie.play(0, "place BT1 1 B")
    fewest = race(A, "YS2 BT1 YX2", "YT2")
    fewest.play(0, "place BT1 1 B")
    for seat in (None, 0, 1):
        assert meanwhile(last, seat) == [("trojki-last-card", {"seat": 1})]
        assert meanwhile(tie, seat) == [("trojki-dead-end", {}), ("trojki-tie", {"seats": [0, 1]})]
        assert meanwhile(fewest, seat) == [("trojki-dead-end", {}), ("trojki-fewest", {"seat": 1})]
