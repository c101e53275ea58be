"""The trojki oracle against the golden examples TR-G1 to TR-G11 of docs/rules/trojki.md, 48 layouts, random deals."""

import json
import random
from pathlib import Path

import pytest

from .trojki import CELLS, LINES, PACK, Trojki, new_features, new_in_line, perft

LAYOUTS = json.loads((Path(__file__).parent.parent / "corpus" / "trojki_layouts.json").read_text())
A = ["RC0", "RC2", "RC3", "YS1", "BC1", "BX3", "VX0", "VC1", "BS1"]
B = ["VC0", "RC2", "YC3", "VT1", "BC1", "BS3", "VS0", "VC1", "BX1"]
C = ["VC0", "YC2", "RC3", "VS1", "BC1", "BT3", "VT0", "VC1", "BS1"]
FITS = {1: "B1", 2: "1", 3: "B", 4: "B0", 5: "", 6: "1", 7: "C1", 8: "", 9: "CV3"}  # TR-G1: the values W(k)
THROUGH = {  # TR-G1: the line behind each value
    (1, "B"): (1, 5, 9),
    (1, "1"): (1, 5, 9),
    (2, "1"): (2, 5, 8),
    (3, "B"): (3, 6, 9),
    (4, "B"): (4, 5, 6),
    (4, "0"): (1, 4, 7),
    (6, "1"): (4, 5, 6),
    (7, "C"): (3, 5, 7),
    (7, "1"): (7, 8, 9),
    (9, "V"): (7, 8, 9),
    (9, "3"): (3, 6, 9),
    (9, "C"): (1, 5, 9),
}


def options(seats, **changes):
    """A complete set of options."""
    return {
        "seats": seats,
        "leftover": "centre",
        "require_call": True,
        "mode": "referee",
        "target": 4,
        "deals": None,
        "tie_token": "each",
        "handicap": None,
    } | changes


def as_cells(layout):
    """A layout as a dict from cell to card."""
    return dict(zip(CELLS, layout, strict=True))


def free_cards(layout):
    """The 55 cards that are not on the table."""
    return [card for card in PACK if card not in layout]


def holding(layout, cards, **changes):
    """A round for two in which seat 0 holds these cards and seat 1 one that fits nowhere."""
    return Trojki.position(options(2, **changes), layout, [cards, ["RS2" if "RS2" not in cards else "RX2"]])


def cells_and_calls(game, card):
    """Where seat 0 may place the card, and with which calls."""
    found = {}
    for action in game.legal(0):
        if action.startswith(f"place {card} "):
            cell, call = action.split()[2:]
            found.setdefault(int(cell), set()).add(call)
    return found


def test_corpus():
    assert len(LAYOUTS) == len({tuple(layout) for layout in LAYOUTS}) == 48
    assert all(len(set(layout)) == 9 and set(layout) <= set(PACK) for layout in LAYOUTS)
    assert A in LAYOUTS and B in LAYOUTS and C in LAYOUTS
    # what docs/rules/trojki.md says is the same in all of them
    for layout in LAYOUTS:
        assert [card[2] for card in layout] == list("023113011")
        assert all(layout[cell - 1][1] == "C" for cell in (1, 2, 3, 5, 8))
        assert [layout[cell - 1][0] for cell in (5, 6, 9, 7, 8)] == list("BBBVV")
        assert not {"BC2", "BT1", "VC3"} & set(layout)
    colours = ["".join(card[0] for card in layout[:4]) for layout in LAYOUTS]
    assert sorted(colours) == sorted(["RRRY", "YYYR", "VRYV", "VYRV"] * 12)


@pytest.mark.parametrize("layout", LAYOUTS, ids=" ".join)
def test_g1_what_fits_where(layout):
    tops = as_cells(layout)
    for card in free_cards(layout):
        for cell in CELLS:
            fitting = set(card) & set(FITS[cell])
            assert new_features(tops, cell, card) == fitting
            through = [line for line in LINES if cell in line]
            for value in fitting:
                lines = [line for line in through if value in new_in_line(tops, line, cell, card)]
                assert lines == [THROUGH[cell, value]]


@pytest.mark.parametrize("layout", LAYOUTS, ids=" ".join)
def test_both_wordings_of_tr_12(layout):
    tops = as_cells(layout)
    for card in free_cards(layout):
        for cell in CELLS:
            calls = set()
            for line in LINES:
                if cell in line:
                    one, two = [tops[place] for place in line if place != cell]
                    for feature in range(3):
                        value = card[feature]
                        if one[feature] == two[feature] == value != tops[cell][feature]:
                            calls.add(value)
            assert new_features(tops, cell, card) == calls


@pytest.mark.parametrize("layout, at_nine", [(A, 30), (B, 29), (C, 29)])
def test_g2_number_of_pairs(layout, at_nine):
    free = free_cards(layout)
    half = len(free) // 2
    game = Trojki.position(options(2, require_call=False), layout, [free[:half], free[half:]])
    pairs = [action.split()[1:] for seat in (0, 1) for action in game.legal(seat)]
    counts = [sum(int(cell) == place for _, cell in pairs) for place in CELLS]
    assert counts == [23, 12, 13, 23, 0, 12, 21, 0, at_nine]
    assert sum(counts) == 104 + at_nine
    placed = {card for card, _ in pairs}
    assert sorted(set(free) - placed) == sorted(["RS2", "YS2", "RX2", "YX2", "RT2", "YT2"])


@pytest.mark.parametrize("layout", LAYOUTS, ids=" ".join)
def test_g3_g4_g5_placed_by_the_text(layout):
    game = holding(layout, ["BC2", "BT1", "VC3"])
    assert sorted(cells_and_calls(game, "BC2")) == [1, 3, 4, 7, 9]  # TR-G3
    tops = as_cells(layout)
    for cell in (2, 5, 8):
        before = [tops[place] for place in (2, 5, 8)]
        after = ["BC2" if place == cell else tops[place] for place in (2, 5, 8)]
        assert {card[1] for card in before} == {card[1] for card in after} == {"C"}  # only the old circles
    assert cells_and_calls(game, "BT1")[1] == {"B", "1"}  # TR-G4
    assert [line for line in LINES if 1 in line and new_in_line(tops, line, 1, "BT1")] == [(1, 5, 9)]
    assert cells_and_calls(game, "VC3")[9] == {"V", "3", "C"}  # TR-G5
    assert len([line for line in LINES if 9 in line and new_in_line(tops, line, 9, "VC3")]) == 3
    for wrong in ("place BC2 6 B", "place BC2 2 C", "place BT1 1 T", "place BT1 1", "place RS3 9 3", "draw"):
        with pytest.raises(ValueError):
            game.act(0, wrong)
    game.act(0, "place VC3 9 C")
    assert game.tops()[9] == "VC3" and game.counts() == [2, 1]  # one card, no bonus (TR-15)


def test_g6_old_and_new_in_one_line():
    game = holding(A, ["YC1", "BC2"])
    assert cells_and_calls(game, "YC1")[2] == {"1"}
    with pytest.raises(ValueError):
        game.act(0, "place YC1 2 C")
    game.act(0, "place YC1 2 1")
    assert game.tops()[2] == "YC1"


def test_g7_dead_end():
    game = Trojki.position(options(2), A, [["RS2"], ["YT2", "RX2"]])
    assert game.over() and game.asked() is None
    assert game.points() == [1, 0]
    assert game.legal(0) == game.legal(1) == []
    tie = [["RS2"], ["YT2"]]
    assert Trojki.position(options(2), A, tie).points() == [1, 1]
    assert Trojki.position(options(2, tie_token="none"), A, tie).points() == [0, 0]
    assert Trojki.position(options(2, tie_token=None), A, tie).points() == [0, 0]
    assert Trojki.position(options(2, tie_token="none"), A, [["RS2"], ["YT2", "RX2"]]).points() == [1, 0]


def test_g8_not_yet_a_dead_end():
    game = Trojki.position(options(2), A, [["RS2"], ["YT2", "RX2"]], stacks=[["BT1"], []])
    assert not game.over() and game.points() == [0, 0]
    assert game.legal(0) == ["draw"] and game.legal(1) == []
    game.act(0, "draw")
    assert game.hands[0] == ["RS2", "BT1"] and game.stacks[0] == []
    assert "draw" not in game.legal(0)


def test_dead_end_comes_with_a_placement():
    # BT1 on 1 leaves nobody a card that fits: the fewest cards decide at once
    game = Trojki.position(options(2), A, [["YS2", "BT1"], ["YT2"]])
    assert not game.over()
    game.act(0, "place BT1 1 B")
    assert game.over()
    assert game.points() == [1, 1]


def test_last_card_wins_before_dead_end():
    game = Trojki.position(options(2), A, [["BT1"], ["YT2"]])
    game.act(0, "place BT1 1 1")
    assert game.counts() == [0, 1] and game.dead_end()
    assert game.points() == [1, 0]


@pytest.mark.parametrize("seats, each, height", [(2, 27, 2), (3, 18, 2), (4, 13, 4)])
def test_g9_set_up(seats, each, height):
    game = Trojki(options(seats), PACK, 0)
    assert [len(stack) for stack in game.stacks] == [each] * seats
    assert game.hands == [[]] * seats
    assert [len(pile) for pile in game.table.values()] == [1, 1, 1, 1, height, 1, 1, 1, 1]
    assert [game.table[cell][0] for cell in CELLS] == PACK[:9]  # TR-A2
    assert game.table[5][1:] == PACK[9 + each * seats :]  # TR-A4: the last on top
    for seat, stack in enumerate(game.stacks):
        assert stack == PACK[9 + (seat - 1) % seats : 9 + each * seats : seats]
    aside = Trojki(options(seats, leftover="aside"), PACK, 0)
    assert aside.table[5] == [PACK[4]] and aside.aside == game.table[5][1:]
    assert aside.stacks == game.stacks


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_refused(seats):
    with pytest.raises(ValueError):
        Trojki(options(seats), PACK, 0)


def test_g10_one_round_gives_one_token():
    tokens = [3, 3, 3, 3]
    game = Trojki.position(options(4), A, [["RS2"], ["YS2"], ["BT1"], ["RX2"]])
    game.act(2, "place BT1 1 B")
    assert [had + got for had, got in zip(tokens, game.points(), strict=True)] == [3, 3, 4, 3]


@pytest.mark.parametrize(
    "handicap, sizes, left",
    [
        ([5, 0], [30, 25], 0),
        ([0, 5], [25, 30], 0),
        ([4, 0, 0], [21, 17, 17], 0),
        ([3, 0, 0, 0], [16, 13, 13, 13], 0),
        ([2, 0], [28, 26], 1),
    ],
)
def test_g11_handicap(handicap, sizes, left):
    seats = len(handicap)
    game = Trojki(options(seats, handicap=handicap), PACK, 0)
    assert [len(stack) for stack in game.stacks] == sizes
    assert game.table[5] == [PACK[4], *PACK[64 - left :]]
    # the deal goes round from seat 1; when the others are full the rest goes to the seat with more
    extra = max(handicap)
    strong = handicap.index(extra)
    assert game.stacks[strong][-extra:] == PACK[64 - left - extra : 64 - left]
    assert game.stacks[1][0] == PACK[9]


@pytest.mark.parametrize("handicap", [[1], [-1, 0], [54, 0], [0, 0, 0]])
def test_handicap_refused(handicap):
    with pytest.raises(ValueError):
        Trojki(options(2, handicap=handicap), PACK, 0)


def test_open_mode():
    game = Trojki.position(options(3, mode="open"), A, [["BT1", "RS2"], ["YC1"], ["YT2", "BC2"]])
    assert len(game.legal(0)) == 2 * 9 * 3 and len(game.legal(1)) == 9 * 3
    game.act(0, "place RS2 1 S")  # wrong
    assert [game.legal(seat) for seat in range(3)] == [[], ["accept", "challenge"], ["accept", "challenge"]]
    game.act(2, "accept")
    assert [game.legal(seat) for seat in range(3)] == [[], ["accept", "challenge"], []]
    undone, left = game.copy(), game.copy()
    undone.act(1, "challenge")
    assert undone.tops() == as_cells(A) and sorted(undone.hands[0]) == ["BT1", "RS2"]
    left.act(1, "accept")
    assert left.tops()[1] == "RS2" and left.hands[0] == ["BT1"] and left.legal(0)


def test_open_mode_ends():
    for answer in ("accept", "challenge"):
        game = Trojki.position(options(2, mode="open"), A, [["BT1"], ["YT2"]])
        game.act(0, "place BT1 1 B")
        assert not game.over()
        game.act(1, answer)
        assert game.over() and game.points() == [1, 0]
        game = Trojki.position(options(2, mode="open"), A, [["BT1"], ["YT2"]])
        game.act(0, "place BT1 1 T")
        game.act(1, answer)
        assert not game.over() and game.hands[0] == ["BT1"] and game.tops() == as_cells(A)
    with pytest.raises(ValueError):
        Trojki(options(2, mode="closed"), PACK, 0)


def placed_cards(game):
    """Every card of the game, wherever it lies."""
    piles = [*game.table.values(), *game.stacks, *game.hands, game.aside]
    return sorted(card for pile in piles for card in pile)


HANDICAPS = {2: [0, 5], 3: [1, 0, 3], 4: [7, 0, 2, 0]}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"leftover": "aside", "tie_token": "none"},
        {"require_call": False},
        {"handicap": HANDICAPS},
        {"mode": "open"},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_rounds(seats, changes):
    chance = random.Random(seats)
    changes = changes | ({"handicap": HANDICAPS[seats]} if "handicap" in changes else {})
    for number in range(4):
        deck = list(PACK)
        chance.shuffle(deck)
        game = Trojki(options(seats, **changes), deck, number % seats, number)
        while not game.over():
            able = [seat for seat in range(seats) if game.legal(seat)]
            assert able and game.asked() is None and game.points() == [0] * seats
            seat = chance.choice(able)
            legal = game.legal(seat)
            assert legal == sorted(set(legal))
            game.act(seat, chance.choice(legal))
            assert len(placed_cards(game)) == 64
        assert placed_cards(game) == sorted(PACK)
        assert not any(game.legal(seat) for seat in range(seats))
        counts = game.counts()
        fewest = [int(count == min(counts)) for count in counts]
        if sum(fewest) > 1 and game.tie_token == "none":
            fewest = [0] * seats
        assert game.points() == fewest


def test_perft_and_copy():
    game = Trojki.position(options(2), A, [["BT1"], ["YT2"]], stacks=[[], ["RS2"]])
    # seat 0: BT1 on 1 with B or 1, on 2, 3, 4, 6 and on 7 with 1; seat 1: draw. A placement ends the round.
    placing = sum(len(calls) for calls in cells_and_calls(game, "BT1").values())
    assert placing == 7
    assert [perft(game, depth) for depth in range(4)] == [1, 8, 7, 0]
    other = game.copy()
    other.act(1, "draw")
    assert game.stacks == [[], ["RS2"]] and game.hands[1] == ["YT2"]
