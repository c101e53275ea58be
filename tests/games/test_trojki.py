"""Trojki: the rules, the resolutions and the golden examples, except texts, reasons and events."""

import itertools
import json
from pathlib import Path

import numpy as np
import pytest

from stolik.core.chance import random_chance
from stolik.core.deal import BadDeck, Deal
from stolik.core.engine import Interpreted, prepare, record
from stolik.core.game import IllegalAction
from stolik.core.offer import Offer
from stolik.games.trojki import TROJKI
from stolik.games.trojki import rules as rules_of
from stolik.games.trojki.telling import trios
from tests.games.trojki_positions import DEAD, PACK, A, B, C, placements, race
from tests.position import dealt
from tests.rules import rules

LAYOUTS = json.loads((Path(__file__).parents[1] / "corpus" / "trojki_layouts.json").read_text("utf-8"))
FITS = {1: "B1", 2: "1", 3: "B", 4: "B0", 5: "", 6: "1", 7: "C1", 8: "", 9: "CV3"}  # TR-G1


def stacks_of(deal: Deal) -> list[list[str]]:
    """All stacks, in the order in which they are drawn; every card is drawn."""
    found: list[list[str]] = []
    for seat in range(deal.options.seats):
        drawn: list[str] = []
        while "draw" in deal.legal(seat):
            before = deal.view(seat)["hand"]
            deal.play(seat, "draw")
            drawn += [card for card in deal.view(seat)["hand"] if card not in before]
        found.append(drawn)
    return found


# --- material and deal ----------------------------------------------------------------------------


@rules("TR-1")
def test_the_pack() -> None:
    options = TROJKI.settle({})
    assert [TROJKI.pack.text(card) for card in TROJKI.deck(options)] == PACK
    assert len(set(PACK)) == 64
    with pytest.raises(BadDeck):
        Deal(TROJKI, options, [*PACK[:-1], "spare"])


@rules("TR-2", "TR-3", "TR-4", "TR-A2", "TR-A4", "TR-G9")
@pytest.mark.parametrize("seats, count, height", [(2, 27, 2), (3, 18, 2), (4, 13, 4)])
def test_the_deal(seats: int, count: int, height: int) -> None:
    for dealer in range(seats):
        deal = dealt(TROJKI, PACK, dealer, seats=seats)
        view = deal.view(None)
        rest = PACK[9 + count * seats :]
        assert view["top"] == [*PACK[:4], rest[-1], *PACK[5:9]]
        assert len(rest) == height - 1
        assert view["gone"] == PACK[:9] + rest
        assert view["aside"] == []
        assert view["stack"] == view["left"] == view["dealt"] == [count] * seats
        first = [(seat - dealer - 1) % seats for seat in range(seats)]
        assert stacks_of(deal) == [PACK[9 + k : 9 + count * seats : seats] for k in first]
        assert deal.view(None)["hand_count"] == [count] * seats
        assert deal.view(None)["stack"] == [0] * seats


@rules("TR-4", "TR-A4")
@pytest.mark.parametrize("seats, rest", [(2, 1), (3, 1), (4, 3)])
def test_left_over_cards_aside(seats: int, rest: int) -> None:
    deal = dealt(TROJKI, PACK, seats=seats, leftover="aside")
    view = deal.view(0)
    assert view["top"] == PACK[:9]
    assert view["aside"] == PACK[-rest:]
    assert view["gone"] == PACK[:9] + PACK[-rest:]


@rules("TR-5")
def test_nobody_has_looked_at_the_stacks() -> None:
    one, other = (dealt(TROJKI, PACK[:9] + order, seats=4) for order in (PACK[9:], PACK[60:8:-1] + PACK[61:]))
    for seat in (None, 0, 1, 2, 3):
        assert one.view(seat) == other.view(seat)
    assert one.view(0)["hand"] == [] and one.view(0)["hand_count"] == [0] * 4
    assert one.state.tobytes() == other.state.tobytes()


@rules("TR-24", "TR-A13", "TR-G11")
@pytest.mark.parametrize(
    "extra, counts, rest",
    [
        ([5, 0], [30, 25], 0),
        ([0, 5], [25, 30], 0),
        ([4, 0, 0], [21, 17, 17], 0),
        ([3, 0, 0, 0], [16, 13, 13, 13], 0),
        ([2, 0], [28, 26], 1),
        ([1, 0, 3], [18, 17, 20], 0),
        ([0, 7, 0, 2], [11, 18, 11, 13], 2),
        ([53, 0], [54, 1], 0),
        ([0, 0, 0], [18, 18, 18], 1),
    ],
)
def test_handicap(extra: list[int], counts: list[int], rest: int) -> None:
    seats = len(extra)
    for dealer in range(seats):
        deal = dealt(TROJKI, PACK, dealer, seats=seats, handicap=extra)
        assert deal.view(None)["dealt"] == counts
        assert len(deal.view(None)["gone"]) == 9 + rest
        cards, wanted = PACK[9 : 64 - rest], [list[str]() for _ in counts]
        seat = dealer
        while cards:
            seat = (seat + 1) % seats
            if len(wanted[seat]) < counts[seat]:
                wanted[seat].append(cards.pop(0))
        assert stacks_of(deal) == wanted


def test_a_random_deal_is_one_of_all_cards() -> None:
    """Chance that is not written picks from the unseen cards alone."""
    states, engine = TROJKI.table.new(), Interpreted(TROJKI)
    for seats in (2, 3, 4):
        for name in ("centre", "aside"):
            prepare(TROJKI, states, TROJKI.settle({"seats": seats, "leftover": name}), 1, 0)
            chance = random_chance([seats])
            engine.deal(states, chance)
            s = record(states)
            laid = int(s.gone)
            assert laid.bit_count() == 9 + 55 % seats
            for seat in range(seats):
                for _ in range(55 // seats):
                    engine.play(states, seat, 0, chance, np.zeros(1, Offer))
                assert int(s.hand[seat]).bit_count() == 55 // seats
                assert int(s.hand[seat]) & laid == 0
                laid |= int(s.hand[seat])
            assert laid == 2**64 - 1
            assert rules_of.unseen(s) == 0


# --- drawing --------------------------------------------------------------------------------------


@rules("TR-7")
def test_everybody_may_act_at_any_time() -> None:
    deal = dealt(TROJKI, seats=3)
    for seat in (2, 2, 0, 1, 2, 0):
        assert deal.turn is None and not deal.chance_acts and not deal.over
        assert all("draw" in deal.legal(other) for other in range(3))
        deal.play(seat, "draw")
    assert deal.view(1)["stack"] == [16, 17, 15]


def test_nothing_is_legal_when_it_is_over() -> None:
    for deal in (race(A, "RS2", "YT2 RX2"), race(A, "RS2", "YT2", stacks=("YS2", ""))):
        states, offers = record(deal._states), record(np.zeros(1, Offer))
        for seat in (0, 1):
            TROJKI.legal(states, seat, offers)
            assert offers.rows == 0


def test_interrupters_are_all_that_can_do_something() -> None:
    deal = race(A, "RS2", "BT1", "YT2", stacks=("", "", "YS2"))
    s = record(deal._states)
    assert [TROJKI.interrupter(s, after) for after in (-1, 0, 1, 2)] == [1, 1, 2, -1]
    deal = race(A, "RS2", "YT2 RX2")
    assert [TROJKI.interrupter(record(deal._states), after) for after in (-1, 0, 1)] == [-1, -1, -1]
    deal = race(A, "RS2", "BT1", "YT2", "RX2", stacks=("YS2", "", "", ""))
    deal.play(1, "place BT1 1 B")
    assert TROJKI.interrupter(record(deal._states), -1) == -1


@rules("TR-8", "TR-A6")
def test_any_number_of_cards_is_drawn_in_the_order_of_the_stack() -> None:
    deal = race(A, "RS2", "BT1", stacks=("YS2 VC3 BC2", ""))
    for k, card in enumerate(("YS2", "VC3", "BC2")):
        assert "draw" in deal.legal(0)
        assert not any(card in action for action in deal.legal(0))
        deal.play(0, "draw")
        assert card in deal.view(0)["hand"]
        assert deal.view(0)["stack"] == [2 - k, 0]
        assert deal.view(0)["left"] == [4, 1]
    assert "draw" not in deal.legal(0)
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, "draw")
    assert refused.value.reason == ("trojki-why-stack-empty", "TR-8", {})


@rules("TR-A6")
def test_a_card_must_be_in_the_hand() -> None:
    deal = race(A, "RS2", "BT1", stacks=("BC2", ""))
    for card in ("BC2", "BT1", "VC3"):
        with pytest.raises(IllegalAction) as refused:
            deal.play(0, f"place {card} 1 {card[0]}")
        assert refused.value.reason == ("why-not-held", "TR-A6", {"card": card})
    deal.play(0, "draw")
    deal.play(0, "place BC2 1 B")
    assert deal.view(0)["top"][0] == "BC2"


# --- placing --------------------------------------------------------------------------------------


@rules("TR-9", "TR-10")
def test_one_card_covers_one_cell() -> None:
    deal = race(A, "BT1 BC2", "VC3 YC1")
    deal.play(0, "place BT1 1 B")
    view = deal.view(0)
    assert view["top"] == ["BT1", *A.split()[1:]]
    assert view["hand"] == ["BC2"] and view["left"] == [1, 2]
    assert "BT1" in view["gone"] and "RC0" in view["gone"]
    # the circle beneath no longer counts: 9 gets a circle by 1-5-9 only before
    assert placements(deal, "YC1", 1).get(9) is None
    assert placements(race(A, "YC1", "BC2"), "YC1")[9] == "C"
    with pytest.raises(IllegalAction):
        deal.play(1, "place VC3 9 V YC1 2 1")


@rules("TR-11")
def test_the_eight_lines() -> None:
    lines = ["123", "456", "789", "147", "258", "369", "159", "357"]
    for one, two in itertools.combinations("123456789", 2):
        top = [f"R{shape}{stripes}" for shape in "CSX" for stripes in "123"]
        top[int(one) - 1], top[int(two) - 1] = "VC0", "VS2"
        found = placements(race(" ".join(top), "VT1", "YT2"), "VT1")
        cells = "".join(str(cell) for cell, calls in sorted(found.items()) if "V" in calls)
        for third in set("123456789") - {one, two}:
            new = trios(top, int(third) - 1, "VT1")[0]
            assert ("V" in new) == any({one, two, third} == set(line) for line in lines)
        wanted = [line.replace(one, "").replace(two, "") for line in lines if one in line and two in line]
        assert cells == "".join(wanted)


@rules("TR-12", "TR-13", "TR-14", "TR-15", "TR-A1", "TR-G1")
@pytest.mark.parametrize("layout", LAYOUTS, ids=" ".join)
def test_what_fits_where(layout: list[str]) -> None:
    free = [card for card in PACK if card not in layout]
    deal = race(" ".join(layout), " ".join(free[:30]), " ".join(free[30:]))
    for k, card in enumerate(free):
        calls = {cell: "".join(sorted(set(card) & set(FITS[cell]))) for cell in FITS}
        for cell, call in calls.items():
            assert "".join(sorted(trios(layout, cell - 1, card)[0])) == call
        assert placements(deal, card, int(k >= 30)) == {cell: call for cell, call in calls.items() if call}


@rules("TR-12", "TR-G2")
@pytest.mark.parametrize("layout, nine", [(A, 30), (B, 29), (C, 29)])
def test_how_many_pairs_fit(layout: str, nine: int) -> None:
    free = [card for card in PACK if card not in layout.split()]
    deal = race(layout, " ".join(free[:30]), " ".join(free[30:]), require_call=False)
    pairs = [action.split()[1:] for seat in (0, 1) for action in deal.legal(seat)]
    counts = [sum(cell == str(k) for _, cell in pairs) for k in range(1, 10)]
    assert counts == [23, 12, 13, 23, 0, 12, 21, 0, nine]
    assert {*free} - {card for card, _ in pairs} == {"RS2", "YS2", "RX2", "YX2", "RT2", "YT2"}


@rules("TR-14", "TR-G3")
def test_where_the_blue_circle_goes() -> None:
    for layout in (A, B, C):
        deal = race(layout, "BC2", "VC3")
        assert sorted(placements(deal, "BC2")) == [1, 3, 4, 7, 9]
        for cell in (2, 5, 8):
            assert deal.why(0, f"place BC2 {cell} C").rule == "TR-14"
        assert deal.why(0, "place BC2 6 B").rule == "TR-12"


@rules("TR-15", "TR-16", "TR-G4", "TR-G5")
def test_several_features_give_nothing_extra() -> None:
    for card, cell, calls in (("BT1", 1, "1B"), ("VC3", 9, "3CV")):
        for call in calls:
            deal = race(A, f"{card} RS2", "YT2 BC2")
            assert placements(deal, card)[cell] == calls
            deal.play(0, f"place {card} {cell} {call}")
            assert deal.view(None)["left"] == [1, 2] and not deal.over
    assert race(A, "BT1", "RS2").why(0, "place BT1 1 T").rule == "TR-A7"


@rules("TR-13", "TR-G6")
def test_an_old_and_a_new_feature_in_one_line() -> None:
    deal = race(A, "YC1", "BC2")
    assert placements(deal, "YC1")[2] == "1"
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, "place YC1 2 C")
    assert refused.value.reason.rule == "TR-A7"
    deal.play(0, "place YC1 2 1")
    assert deal.view(None)["top"][1] == "YC1"


@rules("TR-16", "TR-A7", "TR-A8")
def test_a_bad_claim_is_undone() -> None:
    deal = race(A, "BT1 RS2", "BC2")
    before = deal.state.tobytes()
    for action in ("place BT1 1 T", "place BT1 1", "place RS2 1 2", "place BT1 5 B"):
        with pytest.raises(IllegalAction):
            deal.play(0, action)
        assert deal.state.tobytes() == before
    assert "place BC2 1 B" in deal.legal(1)
    deal.play(0, "place BT1 1 1")
    assert deal.actions == ["0 place BT1 1 1"]


@rules("TR-16", "TR-A7")
def test_play_without_calls() -> None:
    deal = race(A, "BT1", "BC2 RS2", require_call=False)
    assert deal.legal(0) == [f"place BT1 {cell}" for cell in (1, 2, 3, 4, 6, 7)]
    for cell in (1, 2, 3, 4, 6, 7):
        copy = deal.copy()
        copy.play(0, f"place BT1 {cell}")
        assert copy.view(None)["top"][cell - 1] == "BT1"
    with pytest.raises(IllegalAction):
        deal.play(0, "place BT1 1 B")
    assert all(len(action.split()) == 4 for action in race(A, "BT1", "BC2").legal(0))


@rules("TR-18")
def test_who_has_no_fitting_card_waits_until_the_table_has_changed() -> None:
    deal = race(A, "RS2", "BC2 YT2")
    assert deal.legal(0) == []
    deal.play(1, "place BC2 3 B")
    assert deal.legal(0) == ["place RS2 1 2", "place RS2 3 R"]


@rules("TR-A5")
def test_a_stale_claim_is_illegal() -> None:
    deal = race(A, "BT1 RS2", "VX1 YT2")
    assert "place VX1 1 1" in deal.legal(1)
    deal.play(0, "place BT1 1 B")
    with pytest.raises(IllegalAction) as refused:
        deal.play(1, "place VX1 1 1")
    assert refused.value.reason == ("trojki-why-not-new", "TR-14", {"card": "VX1", "cell": 1, "call": "1"})
    assert deal.view(1)["hand"] == ["VX1", "YT2"] and deal.view(1)["left"] == [1, 2]


# --- the end --------------------------------------------------------------------------------------


@rules("TR-21")
def test_the_last_card_wins_at_once() -> None:
    deal = race(A, "BT1", "YT2", "BC2", stacks=("", "", "VC3"))
    with pytest.raises(ValueError, match="not over"):
        deal.points()
    deal.play(0, "place BT1 1 1")
    assert deal.over and deal.points() == [1, 0, 0]
    assert all(deal.legal(seat) == [] for seat in range(3))
    deal = race(A, "BT1", "YT2", "BC2", stacks=("VC3", "", ""))
    deal.play(0, "place BT1 1 1")
    assert not deal.over and deal.legal(0) == ["draw"]


@rules("TR-A14")
def test_the_last_card_must_stand() -> None:
    deal = race(A, "BT1", "BC2 YT2")
    for action in ("place BT1 1 T", "place BT1 5 B", "place BT1 1"):
        with pytest.raises(IllegalAction):
            deal.play(0, action)
    assert not deal.over and deal.view(None)["left"] == [1, 2]


@rules("TR-19", "TR-22", "TR-G7")
def test_a_dead_end() -> None:
    deal = race(A, "RS2", "YT2 RX2")
    assert deal.over and deal.points() == [1, 0]
    assert deal.legal(0) == deal.legal(1) == []
    assert race(A, "RS2 RX2", "YT2").points() == [0, 1]
    assert race(A, "RS2", "YT2").points() == [1, 1]


@rules("TR-19", "TR-22")
def test_a_dead_end_by_a_placement() -> None:
    deal = race(A, "YS2 BT1", "YT2", "YX2 YS0")
    assert not deal.over
    deal.play(0, "place BT1 1 B")
    assert deal.over and deal.points() == [1, 1, 0]


@rules("TR-A9", "TR-G8")
def test_a_card_in_a_stack_is_no_dead_end() -> None:
    deal = race(A, "RS2", "YT2 RX2", stacks=("BT1", ""))
    assert not deal.over and deal.legal(0) == ["draw"] and deal.legal(1) == []
    deal.play(0, "draw")
    assert not deal.over and deal.legal(0)
    assert race(A, "RS2", "YT2 RX2", stacks=("YS2", "")).over


@rules("TR-19", "TR-A9")
def test_a_dead_end_after_the_deal() -> None:
    deck = DEAD.split() + [card for card in PACK if card not in DEAD.split()]
    for seats in (2, 3, 4):
        deal = dealt(TROJKI, deck, seats=seats, leftover="aside")
        assert deal.over and deal.points() == [1] * seats
        assert all(deal.legal(seat) == [] for seat in range(seats))
        assert not dealt(TROJKI, deck, seats=seats).over  # a card on the centre
    assert dealt(TROJKI, deck, seats=2, handicap=[1, 0]).points() == [0, 1]


@rules("TR-A10")
def test_ties() -> None:
    for tie, tied in (("each", 1), ("none", 0)):
        assert race(A, "RS2", "YT2", tie_token=tie).points() == [tied, tied]
        assert race(A, "RS2", "YT2 RX2", "YS2", tie_token=tie).points() == [tied, 0, tied]
        assert race(A, "RS2 YX2", "YT2 RX2", "YS2", "RT2", tie_token=tie).points() == [0, 0, tied, tied]
        assert race(A, "RS2", "YT2 RX2", tie_token=tie).points() == [1, 0]
        deal = race(A, "RS2", "BT1", "YT2", tie_token=tie)
        deal.play(1, "place BT1 1 B")
        assert deal.points() == [0, 1, 0]


def test_the_table_of_a_new_round_forgets_the_last_one() -> None:
    states, engine = TROJKI.table.new(), Interpreted(TROJKI)
    prepare(TROJKI, states, TROJKI.settle({"leftover": "aside"}), 0, 0)
    for seed in (1, 2):
        engine.deal(states, random_chance([seed]))
        engine.play(states, 0, 0, random_chance([seed]), np.zeros(1, Offer))
    engine.deal(states, random_chance([5]))
    s = record(states)
    assert list(s.hand) == [0, 0, 0, 0] and int(s.gone).bit_count() == 12
    assert int(s.aside).bit_count() == 3 and s.turn == -1
    assert np.array_equal(s.stack, [13] * 4)
