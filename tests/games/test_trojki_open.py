"""Trojki in the open mode: any placement is accepted, play is paused, the others accept or challenge."""

from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.game import IllegalAction
from stolik.games.trojki import TROJKI
from stolik.games.trojki.telling import checked, regular
from tests.games.trojki_positions import DEAD, PACK, A, race
from tests.position import dealt
from tests.proofs.playing import contents
from tests.rules import rules

NO_CHECK = dict.fromkeys(("placer", "placed", "cell", "called", "covered"))


def opened(*hands: str, **options: Any) -> Deal:
    """A round in the open mode at layout A."""
    return race(A, *hands, mode="open", **options)


def played(deal: Deal, *lines: str) -> Deal:
    """The deal after these actions, seat and text."""
    for line in lines:
        seat, _, action = line.partition(" ")
        deal.play(int(seat), action)
    return deal


def told(deal: Deal, line: str, spectator: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """The events of an action; the deal itself is not changed."""
    seat, _, action = line.partition(" ")
    after = played(deal.copy(), line)
    return [tuple(event) for event in TROJKI.tell(deal.view(spectator), int(seat), action, after.view(spectator))]


# --- what may be done -----------------------------------------------------------------------------


@rules("TR-16", "TR-A8")
def test_any_card_may_be_laid_anywhere_with_any_of_its_features() -> None:
    deal = opened("BT1 RS2", "YC1")
    assert deal.legal(0) == sorted(
        f"place {card} {cell} {call}" for card in ("BT1", "RS2") for cell in range(1, 10) for call in card
    )
    assert deal.legal(1) == [f"place YC1 {cell} {call}" for cell in range(1, 10) for call in "1CY"]
    deal = opened("BT1 RS2", "YC1", stacks=("VC3", ""), require_call=False)
    assert deal.legal(0) == ["draw", *(f"place {card} {cell}" for card in ("BT1", "RS2") for cell in range(1, 10))]
    assert deal.view(0)["phase"] == "open" and deal.turn is None


@rules("TR-17", "TR-A8")
def test_a_placement_pauses_play() -> None:
    deal = opened("BT1 RS2", "YC1", "BC2", stacks=("", "YT2", "VC3"))
    deal.play(1, "place YC1 2 C")
    view = deal.view(None)
    assert view["phase"] == "pause" and deal.turn is None and TROJKI.manners.held(deal.state)
    assert (view["placer"], view["placed"], view["cell"], view["called"], view["covered"]) == (1, "YC1", 2, 1, "RC2")
    assert view["top"][1] == "YC1" and view["left"] == [2, 1, 2] and view["accepted"] == [False] * 3
    assert [deal.legal(seat) for seat in range(3)] == [["accept", "challenge"], [], ["accept", "challenge"]]
    assert checked(view) == (A.split(), 2, "YC1", "C")
    deal.play(2, "accept")
    assert deal.view(None)["accepted"] == [False, False, True] and TROJKI.manners.held(deal.state)
    assert [deal.legal(seat) for seat in range(3)] == [["accept", "challenge"], [], []]
    deal.play(0, "accept")
    assert not TROJKI.manners.held(deal.state) and "draw" in deal.legal(1)


def test_whoever_lets_the_pause_pass_has_accepted() -> None:
    deal = played(opened("BT1 RS2", "YC1"), "0 place RS2 1 S")
    assert TROJKI.manners.lapse in deal.legal(1)
    assert played(deal, f"1 {TROJKI.manners.lapse}").view(None)["top"][0] == "RS2"
    assert not TROJKI.manners.held(race(A, "BT1", "YC1").state)


def test_interrupters_in_the_open_mode() -> None:
    deal = opened("BT1 RS2", "YC1", "RX2")
    assert [TROJKI.interrupter(record(deal._states), after) for after in (-1, 0, 1, 2)] == [0, 1, 2, -1]
    deal.play(1, "place YC1 2 C")
    assert [TROJKI.interrupter(record(deal._states), after) for after in (-1, 0, 1, 2)] == [0, 2, 2, -1]
    deal.play(0, "accept")
    assert [TROJKI.interrupter(record(deal._states), after) for after in (-1, 2)] == [2, -1]


# --- accepted, challenged -------------------------------------------------------------------------


@rules("TR-A8")
@pytest.mark.parametrize("action", ["place RS2 5 R", "place BT1 1 T", "place BT1 1 B"])
def test_what_all_accept_stands_right_or_wrong(action: str) -> None:
    deal = played(opened("BT1 RS2", "YC1", "BC2"), f"0 {action}", "1 accept", "2 accept")
    _, card, cell, _ = action.split(" ")
    view = deal.view(None)
    assert view["top"][int(cell) - 1] == card and view["left"] == [1, 1, 1]
    assert {name: view[name] for name in NO_CHECK} == NO_CHECK and view["accepted"] == [False] * 3
    for seat in range(3):  # after the pause it can no longer be challenged
        with pytest.raises(IllegalAction) as refused:
            deal.play(seat, "challenge")
        assert refused.value.reason == ("trojki-why-no-check", "TR-A8", {})


def test_a_table_changed_by_a_wrong_card_is_judged_as_it_lies() -> None:
    deal = played(opened("RS2 VX3", "YC1"), "0 place RS2 5 R", "1 accept")
    top = [*A.split()[:4], "RS2", *A.split()[5:]]
    for card in ("YC1", "BC2", "VT3"):
        for cell in range(1, 10):
            for call in card:
                twin = played(race(" ".join(top), card, "YT0 YX0", mode="open"), f"0 place {card} {cell} {call}")
                stays = played(twin, "1 challenge").view(None)["top"][cell - 1] == card
                assert stays == regular(top, cell, card, call)
    deal = played(deal, "1 place YC1 1 1", "0 challenge")
    assert (deal.view(None)["top"][0] == "YC1") == regular(top, 1, "YC1", "1")


@rules("TR-20", "TR-A7", "TR-A8")
@pytest.mark.parametrize("action", ["place RS2 1 2", "place BT1 1 T", "place BC2 8 C", "place YC1 2 C"])
@pytest.mark.parametrize("answers", [["1 challenge"], ["2 challenge"], ["2 accept", "1 challenge"]])
def test_a_wrong_card_goes_back_when_somebody_challenges(action: str, answers: list[str]) -> None:
    deal = opened("BT1 RS2 BC2 YC1", "YT2", "VX3", stacks=("", "YT0", ""))
    before, seen = contents(deal._states), deal.view(None)
    played(deal, f"0 {action}", *answers)
    card = action.split(" ")[1]
    view = deal.view(0)
    assert view["hand"] == ["RS2", "BC2", "BT1", "YC1"] and view["known"] == [[card], [], []]
    assert deal.view(None) == seen | {"known": [[card], [], []]}
    assert {**contents(deal._states), "known": b""} == {**before, "known": b""}, "no other penalty"
    assert "draw" in deal.legal(1)


@rules("TR-A8")
@pytest.mark.parametrize("calls", [True, False])
def test_a_right_card_stands_when_somebody_challenges(calls: bool) -> None:
    action = "place BT1 1 1" if calls else "place BT1 1"
    deal = opened("BT1 RS2", "YC1", "BC2", require_call=calls)
    played(deal, f"0 {action}", "1 challenge")
    assert deal.view(None)["top"][0] == "BT1" and deal.view(0)["hand"] == ["RS2"]
    assert deal.legal(2) and "challenge" not in deal.legal(2), "one challenge settles it"


@rules("TR-A7", "TR-20")
def test_without_calls_a_card_that_makes_no_new_trio_is_wrong() -> None:
    for action, stands in (("place BC2 8", False), ("place BC2 6", False), ("place BC2 9", True)):
        deal = played(opened("BC2 RS2", "YC1", require_call=False), f"0 {action}")
        assert deal.view(None)["called"] is None
        assert (deal.view(None)["left"][0], played(deal, "1 challenge").view(None)["left"][0]) == (
            1,
            1 if stands else 2,
        )


def test_a_card_that_was_taken_back_is_known_until_it_is_laid_again() -> None:
    deal = played(opened("BT1 RS2", "YC1"), "0 place BT1 1 T", "1 challenge")
    assert deal.view(1)["known"] == [["BT1"], []] and "BT1" not in deal.view(1)["gone"]
    deal.play(0, "place BT1 1 B")
    assert deal.view(1)["known"] == [[], []] and "BT1" in deal.view(1)["gone"]
    assert played(deal, "1 accept").view(1)["known"] == [[], []]


# --- the end --------------------------------------------------------------------------------------


@rules("TR-21", "TR-A8")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_a_last_card_wins_when_the_pause_is_over(answer: str) -> None:
    deal = played(opened("BT1", "YT2 YC1"), "0 place BT1 1 B")
    assert not deal.over and deal.view(None)["left"] == [0, 2]
    deal.play(1, answer)
    assert deal.over and deal.points() == [1, 0]


@rules("TR-A14")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_a_wrong_last_card_does_not_win_even_if_all_accept_it(answer: str) -> None:
    deal = played(opened("BT1", "YT2 YC1", "BC2"), "0 place BT1 1 T", "1 accept")
    deal.play(2, answer)
    view = deal.view(None)
    assert not deal.over and view["left"] == [1, 2, 1] and view["top"] == A.split() and view["known"][0] == ["BT1"]
    assert deal.legal(0)


@rules("TR-19", "TR-22")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_a_dead_end_is_found_after_the_pause(answer: str) -> None:
    deal = played(opened("YS2 BT1", "YT2", "YX2 YS0"), "0 place BT1 1 B", "1 accept")
    assert not deal.over
    deal.play(2, answer)
    assert deal.over and deal.points() == [1, 1, 0]


@rules("TR-19", "TR-A9")
def test_wrong_cards_do_not_keep_a_deal_going() -> None:
    assert opened("RS2", "YT2 RX2").over
    deck = DEAD.split() + [card for card in PACK if card not in DEAD.split()]
    assert dealt(TROJKI, deck, seats=2, leftover="aside", mode="open").over


@rules("TR-A9")
def test_a_card_that_was_taken_back_is_not_placed() -> None:
    """The only card that fits in the end is one that has lain on the table before: it keeps the deal open."""
    deal = played(opened("BT1 BC2", "YX3"), "0 place BT1 5 T", "1 challenge", "0 place BC2 3 B", "1 accept")
    assert not deal.over and "place BT1 1 B" in deal.legal(0)
    assert played(opened("YT3 BC2", "YX3"), "0 place BC2 3 B", "1 accept").over


# --- reasons --------------------------------------------------------------------------------------


@rules("TR-17", "TR-16", "TR-A7", "TR-A8")
def test_reasons() -> None:
    deal = opened("BT1", "YC1", "BC2", stacks=("YT2", "", ""))
    assert deal.why(0, "accept") == deal.why(0, "challenge") == ("trojki-why-no-check", "TR-A8", {})
    assert deal.why(1, "draw") == ("trojki-why-stack-empty", "TR-8", {})
    assert deal.why(0, "place YC1 1 Y") == ("why-not-held", "TR-A6", {"card": "YC1"})
    assert deal.why(0, "place BT1 1") == deal.why(0, "place BT1 5") == ("trojki-why-call-any", "TR-16", {"card": "BT1"})
    played(deal, "0 place BT1 1 T", "1 accept")
    paused = ("trojki-why-pause", "TR-17", {"card": "BT1", "cell": 1})
    assert deal.why(0, "draw") == deal.why(1, "place YC1 2 1") == deal.why(2, "place BC2 1") == paused
    assert deal.why(0, "accept") == deal.why(0, "challenge") == ("trojki-why-own", "TR-A8", {})
    assert deal.why(1, "challenge") == ("trojki-why-accepted", "TR-A8", {"card": "BT1"})
    silent = opened("BT1", "YC1", require_call=False)
    assert silent.why(0, "place BT1 5 B") == ("trojki-why-no-call", "TR-A7", {"card": "BT1", "cell": 5})


# --- events ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spectator", [None, 0, 1, 2])
def test_the_pause_is_told(spectator: int | None) -> None:
    deal = opened("BT1 RS2", "YC1", "BC2")
    args = {"seat": 0, "card": "BT1", "cell": 1, "count": 1}
    check = ("trojki-check", {"seat": 0})
    assert told(deal, "0 place BT1 1 T", spectator) == [("trojki-place", args | {"call": "T"}), check]
    played(deal, "0 place BT1 1 T")
    assert told(deal, "1 accept", spectator) == [("trojki-accept", {"seat": 1})]
    assert told(deal, "2 challenge", spectator) == [
        ("trojki-challenge", {"seat": 2}),
        ("trojki-wrong-call", {"card": "BT1", "cell": 1, "call": "T"}),
        ("trojki-undone", {"seat": 0, "card": "BT1", "cell": 1, "covered": "RC0"}),
    ]
    played(deal, "1 accept")
    assert told(deal, "2 accept", spectator) == [("trojki-accepted", {"seat": 2})]
    quiet = opened("BT1 RS2", "YC1", require_call=False)
    assert told(quiet, "0 place BT1 1", spectator if spectator != 2 else None) == [("trojki-place-silent", args), check]


@pytest.mark.parametrize(
    "action, wrong",
    [
        ("place BC2 6 B", ("trojki-why-no-trio", {"card": "BC2", "cell": 6})),
        ("place BC2 5 B", ("trojki-why-not-new", {"card": "BC2", "cell": 5, "call": "C"})),
        ("place YC1 2 C", ("trojki-wrong-call", {"card": "YC1", "cell": 2, "call": "C"})),
    ],
)
def test_it_is_told_what_was_wrong(action: str, wrong: Any) -> None:
    deal = played(opened("RS2 BC2 YC1", "VX3"), f"0 {action}")
    assert told(deal, "1 challenge")[1] == wrong


def test_a_wrong_challenge_is_told() -> None:
    deal = played(opened("BT1 RS2", "YC1"), "0 place BT1 1 B")
    right = [("trojki-challenge", {"seat": 1}), ("trojki-stands", {"card": "BT1", "cell": 1})]
    assert told(deal, "1 challenge") == right
    deal = played(opened("BT1", "YC1"), "0 place BT1 1 B")
    assert told(deal, "1 challenge") == [*right, ("trojki-last-card", {"seat": 0})]
    assert told(deal, "1 accept") == [("trojki-accepted", {"seat": 1}), ("trojki-last-card", {"seat": 0})]


@rules("TR-A14")
def test_a_wrong_last_card_is_told() -> None:
    deal = played(opened("BT1", "YC1"), "0 place BT1 1 T")
    assert [name for name, _ in told(deal, "1 accept")] == [
        "trojki-accept",
        "trojki-last-wrong",
        "trojki-wrong-call",
        "trojki-undone",
    ]
    assert [name for name, _ in told(deal, "1 challenge")] == ["trojki-challenge", "trojki-wrong-call", "trojki-undone"]
