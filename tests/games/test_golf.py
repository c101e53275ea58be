"""Golf: every rule, resolution and golden example of the rules (what is told and seen: test_golf_told.py)."""

from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from stolik.core.bits import bit
from stolik.core.chance import RESHUFFLED, random_chance
from stolik.core.deal import Deal
from stolik.core.engine import prepare, record
from stolik.core.game import IllegalAction
from stolik.core.offer import Offer, choose, clear
from stolik.core.options import BadOption
from stolik.core.outcome import Outcome
from stolik.core.packs import FRENCH
from stolik.core.state import CHANCE, NOBODY
from stolik.games.golf import GOLF, deal, drop, equal, put, worth
from tests.games.golf_tables import ALL, SWAPS, laid, play
from tests.position import dealt
from tests.rules import rules

PAIRS = [f"peek {one} {two}" for one, two in combinations(range(1, 7), 2)]
NEAR = ["peek 4 5", "peek 4 6", "peek 5 6"]
POINTS = dict(zip("A23456789TJQK", [1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0], strict=True))


def up(golf: Deal, seat: int) -> list[str | None]:
    cards: list[str | None] = golf.view(None)["up"][seat]
    return cards


# --- points -------------------------------------------------------------------------------------------------


@rules("GO-15", "GO-16", "GO-17", "GO-A1", "GO-A2", "GO-G1", "GO-G2", "GO-G3", "GO-G4", "GO-G5")
@pytest.mark.parametrize(
    "ranks, by_rank, by_points",
    [
        ("5J95Q4", 33, 13),
        ("22K2KK", -2, -2),
        ("222KKK", -6, -6),
        ("TJQJQT", 60, 0),
        ("A73K72", 2, 2),
        ("A3T23T", -1, -1),
        ("88A34K", 24, 24),
    ],
)
@pytest.mark.parametrize("last", range(6))
def test_layouts_are_scored_by_columns(ranks: str, by_rank: int, by_points: int, last: int) -> None:
    top = ranks[last] + "S"
    before = ranks[:last] + "6" + ranks[last + 1 :]
    for pair_by, points in (("rank", by_rank), ("points", by_points)):
        golf = laid(f"{before} 93836A", top, stock="4D 7H", up=(ALL - {last + 1}, ()), pair_by=pair_by)
        play(golf, "0 take", f"0 swap {last + 1}")
        assert golf.points() == [points, 30]


@rules("GO-15", "GO-16", "GO-A1", "GO-A2")
def test_every_column() -> None:
    for one, two in product(FRENCH.texts.values(), repeat=2):
        total = POINTS[one[0]] + POINTS[two[0]]
        far, near = FRENCH.number(one), FRENCH.number(two)
        by_rank, by_points = one[0] == two[0], POINTS[one[0]] == POINTS[two[0]]
        assert worth(far, near, 0) == (0 if by_rank else total)
        assert worth(far, near, 1) == (0 if by_points else total)
        assert equal(far, near, 0) == by_rank and equal(far, near, 1) == by_points


# --- deck, deal, options ------------------------------------------------------------------------------------


@rules("GO-1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_one_pack_up_to_four_players_two_from_five_on(seats: int) -> None:
    deck = GOLF.deck(GOLF.settle({"seats": seats}))
    assert sorted(deck) == sorted(list(FRENCH.numbers) * (1 if seats <= 4 else 2))


@rules("GO-1")
@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_players(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GOLF.settle({"seats": seats})
    assert refused.value.rule == "GO-1" and refused.value.values == {"game": "golf", "low": 2, "high": 8}


@rules("GO-4", "GO-5", "GO-G10")
@pytest.mark.parametrize("seats, stock", [(2, 39), (3, 33), (4, 27), (5, 73), (6, 67), (7, 61), (8, 55)])
def test_the_deal(seats: int, stock: int) -> None:
    for dealer in range(seats):
        golf = dealt(GOLF, dealer=dealer, seats=seats, peek="any2", seed=dealer)
        view = golf.view(None)
        assert view["stock"] == stock and view["top"] == golf.deck[6 * seats] and view["discards"] == []
        assert view["up"] == [[None] * 6] * seats
        for offset in range(seats):
            seat = (dealer + 1 + offset) % seats
            assert golf.turn == seat
            two = [1 + (seat + dealer) % 5, 6]
            golf.play(seat, f"peek {two[0]} {two[1]}")
            held = [golf.deck[k * seats + offset] if k + 1 in two else None for k in range(6)]
            assert golf.view(seat)["peeked"] == held
        assert golf.turn == (dealer + 1) % seats and golf.view(None)["phase"] == "turn"
        drawn = golf.deck[6 * seats + 1 : 6 * seats + 3]
        for k in range(2):
            seat = (dealer + 1 + k) % seats
            golf.play(seat, "stock")
            assert golf.view(seat)["drawn"] == drawn[k]
            golf.play(seat, "discard")


def test_options() -> None:
    options = GOLF.settle({})
    assert options._asdict() == GOLF.option_values(options)
    assert tuple(options) == (4, 9, "near_any2", "rank", 20, False)
    assert options._fields == ("seats", "deals", "peek", "pair_by", "stall_turns", "final_turns")
    assert GOLF.settle({"stall_turns": None}).stall_turns is None
    assert [GOLF.settle({"stall_turns": k}).stall_turns for k in (1, 1000)] == [1, 1000]


@rules("GO-A6")
@pytest.mark.parametrize("turns", [0, -1, 1001])
def test_stall_turns_out_of_range(turns: int) -> None:
    with pytest.raises(BadOption) as refused:
        GOLF.settle({"stall_turns": turns})
    assert (refused.value.name, refused.value.reason) == ("stall_turns", "golf-why-option-stall")
    assert (refused.value.rule, refused.value.values) == ("GO-A6", {"low": 1, "high": 1000})


@rules("GO-3", "GO-A8")
def test_the_number_of_holes() -> None:
    assert GOLF.settle({}).deals == 9
    for deals in (1, 9, 18):
        options = GOLF.settle({"deals": deals})
        assert not GOLF.match_over(options, deals - 1, [0]) and GOLF.match_over(options, deals, [0])
    for deals in (0, 19):
        with pytest.raises(BadOption) as refused:
            GOLF.settle({"deals": deals})
        assert (refused.value.name, refused.value.reason) == ("deals", "golf-why-option-deals")
        assert (refused.value.rule, refused.value.values) == ("GO-3", {"low": 1, "high": 18})


@rules("GO-2", "GO-A9", "GO-G12")
def test_the_lowest_total_wins_and_is_shared() -> None:
    assert GOLF.outcome(GOLF.settle({"seats": 3}), [41, 37, 37]) == Outcome((1, 2), (), (3, 1, 1))


@rules("GO-A4")
def test_the_deal_passes_to_the_left() -> None:
    assert [GOLF.next_dealer(dealt(GOLF, dealer=k, seats=3).state) for k in range(3)] == [1, 2, 0]


# --- looking at two cards -----------------------------------------------------------------------------------


@rules("GO-6", "GO-A3", "GO-A4")
@pytest.mark.parametrize("peek, legal", [("near_any2", NEAR), ("near_left2", NEAR[:1]), ("any2", PAIRS)])
def test_peeks(peek: str, legal: list[str]) -> None:
    golf = dealt(GOLF, dealer=1, seats=3, peek=peek)
    for seat in (2, 0, 1):
        assert [golf.legal(s) for s in range(3)] == [legal if s == seat else [] for s in range(3)]
        golf.play(seat, legal[-1])
    assert [golf.legal(s) for s in range(3)] == [[], [], ["stock", "take"]]


@rules("GO-A3", "GO-A10")
@pytest.mark.parametrize("pair", PAIRS)
def test_a_look_is_remembered_and_leaves_the_cards_face_down(pair: str) -> None:
    golf = dealt(GOLF, dealer=1, seats=2, peek="any2", seed=4)
    golf.play(0, pair)
    cells = [int(cell) for cell in pair.split(" ")[1:]]
    seen = [golf.deck[2 * k] if k + 1 in cells else None for k in range(6)]
    assert golf.view(0)["peeked"] == seen
    assert golf.view(1)["peeked"] == [None] * 6 and golf.view(None)["peeked"] is None
    play(golf, "1 peek 1 2", "0 stock", "0 discard", "1 stock", f"1 swap {cells[0]}")
    assert golf.view(0)["peeked"] == seen and up(golf, 0) == [None] * 6


# --- turns --------------------------------------------------------------------------------------------------


@rules("GO-7", "GO-9", "GO-12", "GO-A11", "GO-G6")
def test_taking_the_discard() -> None:
    golf = play(laid("5J95Q4 A73K72", "4S"), "0 take")
    assert golf.legal(0) == SWAPS and golf.legal(1) == []
    assert golf.view(1)["taken"] == "4S" and golf.view(1)["top"] is None
    with pytest.raises(IllegalAction) as refused:
        golf.play(0, "discard")
    assert refused.value.reason.rule == "GO-9"
    golf.play(0, "swap 2")
    assert up(golf, 0) == [None, "4S", None, None, None, None]
    view = golf.view(None)
    assert (view["top"], view["taken"], view["discards"], view["stock"]) == ("JC", None, [], 4)
    play(golf, "1 take", "1 swap 3", "0 take", "0 swap 1")
    assert up(golf, 1)[2] == "JC" and up(golf, 0)[0] == "3D"  # the 3 came back from seat 1


@rules("GO-A11")
def test_the_own_card_may_come_back() -> None:
    golf = laid("5J95Q4 A73K72", "4S")
    play(golf, "0 take", "0 swap 2", "1 take", "1 swap 1", "0 take", "0 swap 2", "1 take", "1 swap 2")
    assert golf.view(None)["top"] == "7C" and up(golf, 0)[1] == "AC" and up(golf, 1)[:2] == ["JC", "4S"]
    play(golf, "0 stock", "0 swap 2", "1 stock", "1 swap 1", "0 take", "0 swap 1", "1 take", "1 swap 1")
    assert golf.legal(0) == ["stock", "take"]


@rules("GO-7", "GO-8", "GO-10", "GO-G7")
def test_drawing_from_the_stock() -> None:
    golf = play(laid("5J95Q4 A73K72", "4S"), "0 stock")
    assert golf.legal(0) == ["discard", *SWAPS] and golf.legal(1) == []
    assert [golf.view(seat)["drawn"] for seat in (0, 1, None)] == ["QD", None, None]
    golf.play(0, "discard")
    view = golf.view(1)
    assert golf.turn == 1 and view["up"] == [[None] * 6] * 2
    assert (view["top"], view["discards"], view["stock"]) == ("QD", ["4S"], 3)
    assert golf.view(0)["drawn"] is None


@rules("GO-10", "GO-11", "GO-12")
@pytest.mark.parametrize("cell", range(1, 7))
def test_any_card_may_be_replaced(cell: int) -> None:
    golf = laid("5J95Q4 A73K72", "4S", up=({1, 4}, ()))
    card = ["5C", "JC", "9C", "5D", "QC", "4C"][cell - 1]
    assert golf.view(0)["peeked"] == [None, None, None, None, "QC", None]
    play(golf, "0 stock", f"0 swap {cell}")
    view = golf.view(0)
    assert (view["top"], view["discards"], view["drawn"]) == (card, ["4S"], None)
    assert view["up"][0][cell - 1] == "QD" and [view["up"][0][k - 1] for k in {1, 4} - {cell}] == [
        ["5C", "5D"][k > 1] for k in {1, 4} - {cell}
    ]
    assert view["peeked"][4] == (None if cell == 5 else "QC")


@rules("GO-A4")
@pytest.mark.parametrize("seats", range(2, 9))
def test_turns_go_clockwise(seats: int) -> None:
    golf = dealt(GOLF, dealer=seats - 2, seats=seats)
    for _ in range(seats):
        golf.play(golf.turn or 0, "peek 4 5")
    for k in range(2 * seats):
        assert golf.turn == (seats - 1 + k) % seats
        assert [bool(golf.legal(s)) for s in range(seats)] == [s == golf.turn for s in range(seats)]
        play(golf, f"{golf.turn} stock", f"{golf.turn} discard")


# --- the end of a hole --------------------------------------------------------------------------------------


@rules("GO-13", "GO-14", "GO-A7", "GO-G8")
@pytest.mark.parametrize("closer", range(3))
def test_six_cards_face_up_end_the_hole_at_once(closer: int) -> None:
    faces: list[Any] = [{1, 2}, {1, 2}, {1, 2}]
    faces[closer] = ALL - {3}
    golf = laid("5J95Q4 A73K72 88A34K", "4S", up=faces)
    for seat in range(closer):
        play(golf, f"{seat} stock", f"{seat} discard")
    play(golf, f"{closer} stock", f"{closer} swap 3")
    assert golf.over and golf.turn is None and golf.state["turn"] == NOBODY
    assert [golf.legal(seat) for seat in range(3)] == [[], [], []] and golf.view(None)["turn"] is None
    drawn = ["QD", "3C", "4D"][closer]
    rows = [["5C", "JC", "9C", "5D", "QC", "4C"], ["AC", "7C", "3D", "KC", "7H", "2C"]]
    rows.append(["8C", "8D", "AD", "3H", "4H", "KD"])
    rows[closer][2] = drawn
    assert golf.view(None)["up"] == rows and golf.view(None)["closer"] == closer
    assert all(golf.view(seat)["peeked"] == [None] * 6 for seat in range(3))
    points = [33, 2, 24]
    points[closer] += POINTS[drawn[0]] - [9, 3, 1][closer]
    assert golf.points() == points


@rules("GO-13", "GO-G9")
def test_replacing_a_face_up_card_ends_nothing() -> None:
    golf = play(laid("5J95Q4 A73K72", "4S", up=(ALL - {3}, ())), "0 take", "0 swap 1")
    assert not golf.over and golf.turn == 1 and golf.view(None)["closer"] is None
    assert up(golf, 0) == ["4S", "JC", None, "5D", "QC", "4C"]


@rules("GO-A7")
@pytest.mark.parametrize("seats, dealer, closer", [(2, 1, 0), (2, 0, 1), (3, 2, 1), (3, 1, 2), (4, 0, 3)])
def test_final_turns(seats: int, dealer: int, closer: int) -> None:
    rows = ["5J95Q4", "A73K72", "88A34K", "9T6Q2J"][:seats]
    faces = [ALL - {3}] * seats
    stock = "QD 3C 4D 7D 5H 6H 8H 9H"
    golf = laid(" ".join(rows), "4S", stock, faces, dealer, final_turns=True)
    while golf.turn != closer:
        play(golf, f"{golf.turn} stock", f"{golf.turn} discard")
    golf.play(closer, "stock")
    golf.play(closer, "swap 3")
    for k in range(1, seats):
        seat = (closer + k) % seats
        assert golf.turn == seat and not golf.over and golf.view(None)["closer"] == closer
        play(golf, f"{seat} stock", f"{seat} swap 3" if k == 1 else f"{seat} discard")
    assert golf.over and golf.view(None)["closer"] == closer  # a second full layout changed nothing


@rules("GO-A6")
@pytest.mark.parametrize("seats, stall", [(2, 1), (2, 2), (3, 1), (4, 20), (8, 1)])
def test_the_stall_guard(seats: int, stall: int) -> None:
    golf = dealt(GOLF, dealer=seats - 1, seats=seats, stall_turns=stall)
    for seat in range(seats):
        golf.play(seat, "peek 4 5")
    play(golf, "0 take", "0 swap 1")
    assert golf.view(None)["idle"] == 0
    for k in range(seats * stall):
        assert not golf.over and golf.view(None)["idle"] == k
        if golf.chance_acts:
            golf.reshuffle()
        seat = golf.turn or 0
        again = seat == 0 and k % 2
        play(golf, f"{seat} stock", f"{seat} swap 1" if again else f"{seat} discard")
    assert golf.over and golf.view(None)["closer"] is None
    assert all(card for row in golf.view(None)["up"][:seats] for card in row)


@rules("GO-A6")
def test_a_new_card_face_up_starts_the_count_again() -> None:
    golf = laid("5J95Q4 A73K72", "4S", stall_turns=1)
    play(golf, "0 stock", "0 discard", "1 take", "1 swap 1", "0 stock", "0 discard")
    assert golf.view(None)["idle"] == 1 and not golf.over
    assert play(golf, "1 take", "1 swap 1").over


@rules("GO-A6")
def test_without_the_guard_a_hole_can_last_for_ever() -> None:
    golf = laid("5J95Q4 A73K72", "4S", stall_turns=None)
    for _ in range(150):
        if golf.chance_acts:
            golf.reshuffle()
        play(golf, f"{golf.turn} stock", f"{golf.turn} discard")
    assert not golf.over and golf.view(None)["idle"] == 0


# --- the reshuffle ------------------------------------------------------------------------------------------


def last_card(**changed: Any) -> Deal:
    """Seat 0 to act; one card in the stock, K♠ and 3♦ on the discards, the king on top."""
    golf = laid("5J95Q4 A72K72", "KS", stock="7S 8C", **changed)
    golf.state["stock"] = 1
    put(golf.state["discards"], FRENCH.number("3D"))
    drop(golf.state["hidden"], FRENCH.number("3D"))
    return golf


@rules("GO-A5", "GO-G11")
def test_the_discards_below_the_top_are_the_new_stock() -> None:
    golf = play(last_card(), "0 stock", "0 discard")
    assert golf.chance_acts and golf.turn is None and golf.view(0)["phase"] == "reshuffle"
    assert golf.legal(0) == golf.legal(1) == [] and int(golf.state["turn"]) == CHANCE
    assert [FRENCH.text(card) for card in GOLF.reshuffle(golf.state)] == ["3D", "KS"]
    with pytest.raises(IllegalAction) as refused:
        golf.reshuffle(["KS", "7S"])
    assert refused.value.reason.rule == "GO-A5"
    assert golf.reshuffle(["KS", "3D"]) == "reshuffle KS 3D"
    view = golf.view(1)
    assert (view["stock"], view["top"], view["discards"], view["reshuffled"]) == (2, "7S", [], True)
    assert golf.turn == 1 and golf.legal(1) == ["stock", "take"]
    assert int(golf.state["next_place"]) == RESHUFFLED
    golf.play(1, "stock")
    assert golf.view(1)["drawn"] == "KS"
    play(golf, "1 discard", "0 stock")
    assert golf.view(0)["drawn"] == "3D" and not golf.chance_acts
    golf.play(0, "swap 1")
    assert golf.chance_acts and golf.view(None)["top"] == "5C"
    assert golf.reshuffle(["7S", "KS"]) and golf.turn == 1
    play(golf, "1 take", "1 swap 1")
    assert golf.view(None)["top"] == "AC"


@rules("GO-A5", "GO-13")
def test_nothing_is_shuffled_after_the_end() -> None:
    golf = play(last_card(up=(ALL - {3}, ())), "0 stock", "0 swap 3")
    assert golf.over and not golf.chance_acts and golf.view(None)["phase"] == "over"
    assert play(last_card(up=(ALL - {3}, ()), final_turns=True), "0 stock", "0 swap 3").chance_acts


@rules("GO-A5")
def test_an_empty_stock_and_nothing_to_shuffle() -> None:
    golf = laid("5J95Q4 A73K72", "4S", dealer=0)
    golf.state["stock"] = 0
    assert golf.legal(1) == ["take"]
    golf.play(1, "take")
    golf.play(1, "swap 1")
    assert golf.legal(0) == ["take"] and not golf.chance_acts


@rules("GO-A5")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_largest_reshuffle(seats: int) -> None:
    golf = dealt(GOLF, dealer=seats - 1, seats=seats, seed=seats)
    for seat in range(seats):
        golf.play(seat, "peek 4 6")
    while not golf.chance_acts:
        play(golf, f"{golf.turn} stock", f"{golf.turn} discard")
    drawn = golf.deck[6 * seats :]
    assert golf.view(None)["top"] == drawn[-1]
    order = golf.reshuffle().split(" ")[1:]
    assert sorted(order) == sorted(drawn[:-1])
    for card in order:
        seat = golf.turn or 0
        golf.play(seat, "stock")
        assert golf.view(seat)["drawn"] == card
        golf.play(seat, "swap 1")
        assert up(golf, seat)[0] == card


# --- chance -------------------------------------------------------------------------------------------------


def texts(words: Any) -> list[str]:
    return FRENCH.mask_texts([int(word) for word in words])


@rules("GO-1", "GO-A5")
@pytest.mark.parametrize("seats", range(2, 9))
def test_with_random_chance_every_card_is_in_one_place(seats: int) -> None:
    states, offers, chance = GOLF.table.new(), np.zeros(1, Offer), random_chance([seats])
    options = GOLF.settle({"seats": seats, "peek": "any2", "final_turns": seats % 2 == 0})
    prepare(GOLF, states, options, seats - 2, 0)
    s, offer, source = record(states), record(offers), record(chance)
    pack = sorted(FRENCH.text(card) for card in GOLF.deck(options))
    reshuffles = 0
    for k in range(4):
        GOLF.deal(s, source)
        while s.phase:
            if s.turn == CHANCE:
                reshuffles += 1
                GOLF.play(s, CHANCE, 0, source)
            else:
                clear(offer)
                GOLF.legal(s, s.turn, offer)
                action = choose(offer, source)
                if k % 2 and not s.reshuffled and 16 <= action <= 22:  # use the stock up
                    action = 15 if s.phase == 2 and s.stock else 23 if s.phase == 3 else action
                GOLF.play(s, s.turn, action, source)
            shown = [*s.up[:seats].ravel(), *s.peeked[:seats].ravel(), *s.drawn[:seats], s.taken, s.top]
            places = [FRENCH.text(card) for card in shown if card >= 0]
            assert sorted([*places, *texts(s.hidden), *texts(s.discards), *texts(s.pool)]) == pack
            assert all(int(word[1]) & ~int(word[0]) == 0 for word in (s.hidden, s.discards, s.pool))
            unseen = int(((s.up[:seats] < 0) & (s.peeked[:seats] < 0)).sum())
            assert len(texts(s.hidden)) == unseen + (0 if s.reshuffled else s.stock)
            assert len(texts(s.pool)) == (s.stock if s.reshuffled else 0)
    assert reshuffles


@rules("GO-1")
@pytest.mark.parametrize("where", ["cell", "stock", "reshuffled stock"])
def test_a_card_that_is_there_twice_comes_twice_as_often(where: str) -> None:
    """Two sevens and one ace are left; chance tells them apart, though nobody can see it."""
    states = GOLF.table.new()
    prepare(GOLF, states, GOLF.settle({"seats": 5}), 4, 0)
    s = record(states)
    GOLF.deal(s, record(random_chance([0])))
    words = s.pool if where == "reshuffled stock" else s.hidden
    seven, ace = FRENCH.number("7C"), FRENCH.number("AS")
    s.reshuffled = where == "reshuffled stock"
    sevens = 0
    for seed in range(600):
        words[0], words[1] = bit(seven) | bit(ace), bit(seven)
        s.peeked[0], s.turn, s.phase = -1, 0, 1 if where == "cell" else 2
        GOLF.play(s, 0, 12 if where == "cell" else 15, record(random_chance([seed])))
        first = s.peeked[0, 3] if where == "cell" else s.drawn[0]
        sevens += int(first) == seven
        assert int(first) in (seven, ace)
    assert 360 <= sevens <= 440


def test_a_record_can_be_dealt_anew() -> None:
    states, chance = GOLF.table.new(), random_chance([7])
    prepare(GOLF, states, GOLF.settle({"seats": 5, "pair_by": "points"}), 2, 0)
    deal(record(states), record(chance))
    fresh = states.copy()
    for field in ("turn", "phase", "stock", "top", "taken", "reshuffled", "idle", "closer", "by_points"):
        states[field] = 9
    for field in ("following", "next_place", "hidden", "discards", "pool"):
        states[field] = 5
    states["up"][0, :5], states["peeked"][0, :5], states["drawn"][0, :5] = 9, 9, 9
    deal(record(states), record(random_chance([7])))
    assert states.tobytes() == fresh.tobytes()


def test_a_random_deal_reaches_every_card() -> None:
    """Chance can choose any card, of both copies of the pack."""
    tops = set()
    for seed in range(300):
        states, chance = GOLF.table.new(), random_chance([seed])
        prepare(GOLF, states, GOLF.settle({"seats": 5}), 0, 0)
        deal(record(states), record(chance))
        tops.add(int(states["top"][0]))
        assert len(texts(states["hidden"][0])) == 103
    assert tops == set(FRENCH.numbers)
