"""Golf: what is seen, what is told to whom, why an action is refused, and how actions are written."""

import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.game import Reason
from stolik.core.state import CHANCE
from stolik.games.golf import GOLF
from tests.games.golf_tables import ALL, SWAPS, laid, play
from tests.position import dealt
from tests.rules import rules

PAIRS = [f"peek {one} {two}" for one, two in combinations(range(1, 7), 2)]
TEXTS = [*PAIRS, "stock", "take", *SWAPS, "discard"]
Told = list[tuple[str, dict[str, Any]]]


def told(golf: Deal, seat: int, action: str, *viewers: int | None) -> list[Told]:
    """What each of these viewers is told of an action."""
    before = [golf.view(viewer) for viewer in viewers]
    golf.play(seat, action)
    return [
        [tuple(event) for event in GOLF.tell(old, seat, action, golf.view(viewer))]
        for viewer, old in zip(viewers, before, strict=True)
    ]


# --- actions as text ----------------------------------------------------------------------------------------


def test_actions_and_texts_are_inverse() -> None:
    assert [GOLF.action_text(k) for k in range(24)] == TEXTS
    assert [GOLF.action_number(text) for text in TEXTS] == list(range(24))


@pytest.mark.parametrize(
    "text",
    ["", "stock ", " stock", "Stock", "swap", "swap 0", "swap 7", "swap 01", "swap 1 2", "peek 5 4",
     "peek 4 4", "peek 4", "peek 4  5", "peek 4 7", "take 1", "discard 7C", "play 7C", "bid 01",
     "reshuffle", "swap ١"],
)  # fmt: skip
def test_junk_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        GOLF.action_number(text)


def test_what_is_done_with_the_card_in_hand_names_it() -> None:
    """It is read where the card is not seen any more, in reviews."""
    golf = laid("5J95Q4 A73K72", "4S", dealer=0)
    for taken in ("stock", "take"):
        view = play(golf, f"1 {taken}").view(1)
        card = view["drawn"] or view["taken"]
        assert card and GOLF.action_name(view, "swap 4") == ("golf-name-swap", {"card": card, "cell": 4})
        if taken == "stock":
            assert GOLF.action_name(view, "discard") == ("golf-name-discard", {"card": card})
            golf = play(golf, "1 discard", "0 stock", "0 discard")


# --- views --------------------------------------------------------------------------------------------------


@rules("GO-6", "GO-8", "GO-A10")
def test_views() -> None:
    golf = play(laid("5J95Q4 A73K72", "4S", up=({1}, ()), dealer=0, final_turns=True), "1 stock")
    common = {
        "game": "golf", "phase": "drawn", "seats": 2, "dealer": 0, "number": 0, "turn": 1,
        "up": [["5C", None, None, None, None, None], [None] * 6],
        "taken": None, "top": "4S", "discards": [], "stock": 3,
        "reshuffled": False, "idle": 0, "closer": None, "by_points": False,
        "points": None, "pairs": [[False] * 3] * 2,
    }  # fmt: skip
    peeked = [[None, None, None, "5D", "QC", None], [None, None, None, "KC", "7H", None]]
    assert golf.view(None) == common | {"seat": None, "peeked": None, "drawn": None}
    assert golf.view(0) == common | {"seat": 0, "peeked": peeked[0], "drawn": None}
    assert golf.view(1) == common | {"seat": 1, "peeked": peeked[1], "drawn": "QD"}
    assert dealt(GOLF, seats=2, pair_by="points").view(0)["by_points"] is True


@rules("GO-16", "GO-A2")
@pytest.mark.parametrize("pair_by, other", [("rank", False), ("points", True)])
def test_views_tell_the_pairs_that_lie_face_up(pair_by: str, other: bool) -> None:
    golf = laid("7JK7TK A63A62", "4S", up=({1, 2, 4, 5, 6}, {1, 4, 3, 6}), pair_by=pair_by)
    assert golf.view(None)["pairs"] == golf.view(1)["pairs"] == [[True, other, False], [True, False, False]]
    peeked = laid("A73AK2 5J95Q4", "4S", up=({1}, ()))
    assert peeked.view(0)["peeked"][3] == "AD", "they know of their pair, but it does not lie there yet"
    assert peeked.view(0)["pairs"] == [[False] * 3] * 2


# --- what is told -------------------------------------------------------------------------------------------


def test_the_opening() -> None:
    golf = dealt(GOLF, dealer=2, number=4, seats=3)
    assert [tuple(event) for event in GOLF.opening(golf.view(None))] == [
        ("golf-deal", {"seat": 2, "number": 5}),
        ("golf-first-discard", {"card": golf.deck[18], "count": 33}),
    ]


@rules("GO-6", "GO-A10")
def test_a_look_is_told_with_the_cards_to_its_owner_alone() -> None:
    golf = dealt(GOLF, dealer=1, seats=2)
    first = ("golf-peek", {"seat": 0, "cells": [4, 6]})
    cards = [
        ("golf-peeked", {"cell": 4, "card": golf.deck[6]}),
        ("golf-peeked", {"cell": 6, "card": golf.deck[10]}),
    ]
    assert told(golf, 0, "peek 4 6", 0, 1, None) == [[first, *cards], [first], [first]]
    second, begin = ("golf-peek", {"seat": 1, "cells": [4, 5]}), ("golf-start", {"seat": 0})
    own = [
        ("golf-peeked", {"cell": 4, "card": golf.deck[7]}),
        ("golf-peeked", {"cell": 5, "card": golf.deck[9]}),
    ]
    assert told(golf, 1, "peek 4 5", 0, 1, None) == [[second, begin], [second, *own, begin], [second, begin]]


@rules("GO-8", "GO-12")
def test_a_drawn_card_is_told_to_its_drawer_alone_until_it_is_laid() -> None:
    golf = laid("5J95Q4 A73K72", "4S")
    drawn = ("golf-stock", {"seat": 0})
    assert told(golf, 0, "stock", 0, 1, None) == [
        [("golf-draw", {"seat": 0, "card": "QD"})],
        [drawn],
        [drawn],
    ]
    swap = ("golf-swap-down", {"seat": 0, "cell": 6, "card": "QD", "replaced": "4C"})
    assert told(golf, 0, "swap 6", 0, 1, None) == [[swap]] * 3
    assert told(golf, 1, "take", 0, 1, None) == [[("golf-take", {"seat": 1, "card": "4C"})]] * 3
    swap = ("golf-swap-down", {"seat": 1, "cell": 1, "card": "4C", "replaced": "AC"})
    assert told(golf, 1, "swap 1", 0, None) == [[swap]] * 2
    told(golf, 0, "stock", 0)
    assert told(golf, 0, "discard", 0, None) == [[("golf-discard", {"seat": 0, "card": "3C"})]] * 2
    told(golf, 1, "take", 1)
    up = ("golf-swap-up", {"seat": 1, "cell": 1, "card": "3C", "replaced": "4C"})
    assert told(golf, 1, "swap 1", 0, 1) == [[up]] * 2


@rules("GO-16", "GO-A2")
@pytest.mark.parametrize("cell", range(1, 7))
@pytest.mark.parametrize("pair_by", ["rank", "points"])
def test_pairs_are_told(cell: int, pair_by: str) -> None:
    other = (cell + 2) % 6 + 1
    for partner, by_rank, by_points in (("J", True, True), ("Q", False, True), ("9", False, False)):
        row = "".join(partner if k == other else "8" if k == cell else "A" for k in range(1, 7))
        golf = laid(f"{row} 234567", "JS", stock="KS", up=({other, 3 if other != 3 else 2}, ()), pair_by=pair_by)
        told(golf, 0, "take")
        cards = ["JS", f"{partner}C"]
        pair = ("golf-pair", {"seat": 0, "cells": sorted([cell, other]), "cards": cards})
        expected = [pair] if (by_points if pair_by == "points" else by_rank) else []
        assert told(golf, 0, f"swap {cell}", 1)[0][1:] == expected
    golf = laid("J8AAJ9 234567", "JS", stock="KS", pair_by=pair_by)
    told(golf, 0, "take")
    assert len(told(golf, 0, "swap 2", 0)[0]) == 1  # the partner lies face down, though its owner has seen it


@rules("GO-13", "GO-14", "GO-16")
def test_the_end_is_told() -> None:
    golf = laid("5J95Q4 A73K72 88A34K", "4S", up=({1, 2}, ALL - {3}, {4}), pair_by="points")
    told(golf, 0, "stock", 0)
    told(golf, 0, "discard", 0)
    told(golf, 1, "take", 1)
    cards = ["9C", "5D", "QC", "4C"], ["8C", "8D", "AD", "4H", "KD"]
    assert told(golf, 1, "swap 3", None, 2) == [
        [
            ("golf-swap-down", {"seat": 1, "cell": 3, "card": "QD", "replaced": "3D"}),
            ("golf-closed", {"seat": 1}),
            ("golf-open", {"seat": 0, "cells": [3, 4, 5, 6], "cards": cards[0], "count": 4}),
            ("golf-open-pair", {"seat": 0, "cells": [1, 4], "cards": ["5C", "5D"]}),
            ("golf-open-pair", {"seat": 0, "cells": [2, 5], "cards": ["JC", "QC"]}),
            ("golf-open", {"seat": 2, "cells": [1, 2, 3, 5, 6], "cards": cards[1], "count": 5}),
            ("golf-points", {"seat": 0, "points": 13}),
            ("golf-points", {"seat": 1, "points": 1 + 0 + 8}),
            ("golf-points", {"seat": 2, "points": 24}),
        ]
    ] * 2  # fmt: skip


@rules("GO-A6", "GO-A7")
def test_final_turns_and_a_stalled_hole_are_told() -> None:
    golf = laid("5J95Q4 A73K72", "4S", up=(ALL - {3}, {1}), final_turns=True)
    told(golf, 0, "take", 0)
    assert told(golf, 0, "swap 3", 1) == [
        [
            ("golf-swap-down", {"seat": 0, "cell": 3, "card": "4S", "replaced": "9C"}),
            ("golf-pair", {"seat": 0, "cells": [3, 6], "cards": ["4S", "4C"]}),
            ("golf-closed", {"seat": 0}),
            ("golf-final-turns", {}),
        ]
    ]
    told(golf, 1, "stock", 0)
    ids = [id for id, _ in told(golf, 1, "swap 2", 0)[0]]
    assert ids == ["golf-swap-down", "golf-open", "golf-points", "golf-points"]
    golf = laid("5J95Q4 A73K72", "4S", stall_turns=1)
    for seat in (0, 1):
        told(golf, seat, "stock", 0)
        last = told(golf, seat, "discard", 0)[0]
    assert [id for id, _ in last] == [
        "golf-discard",
        "golf-stalled",
        *["golf-open", "golf-open-pair"] * 2,
        *["golf-points"] * 2,
    ]
    assert last[2][1]["cells"] == last[4][1]["cells"] == [1, 2, 3, 4, 5, 6]
    assert [args["points"] for _, args in last[6:]] == golf.points() == [33, 2]


@rules("GO-14")
def test_the_swapped_card_is_not_turned_up_again() -> None:
    golf = laid("5J95Q4 A73K72", "4S", up=(ALL - {2}, ALL - {3}), final_turns=True)
    play(golf, "0 take", "0 swap 2", "1 stock")
    ids = [(id, args.get("cells")) for id, args in told(golf, 1, "swap 4", 0)[0]]
    assert ids == [("golf-swap-up", None), ("golf-open", [3]), ("golf-points", None), ("golf-points", None)]


@rules("GO-A5")
def test_the_reshuffle_is_told_without_cards() -> None:
    golf = laid("5J95Q4 A73K72", "4S", stock="KS")
    play(golf, "0 stock", "0 discard")
    before = golf.view(1)
    text = golf.reshuffle()
    for action in (text, "reshuffle"):
        events = GOLF.tell(before, CHANCE, action, golf.view(1))
        assert [tuple(event) for event in events] == [("golf-reshuffle", {"count": 1})]


# --- why not ------------------------------------------------------------------------------------------------


def reasons(golf: Deal, seat: int, expected: Callable[[str], tuple[str, str, dict[str, Any]]]) -> None:
    """Every action that the seat cannot do now has its reason, and the others are legal."""
    legal = golf.legal(seat)
    for text in TEXTS:
        if text not in legal:
            assert golf.why(seat, text) == Reason(*expected(text)), text


def looked(text: str) -> tuple[str, str, dict[str, Any]] | None:
    return ("golf-why-looked", "GO-6", {}) if text.startswith("peek") else None


@rules("GO-6", "GO-A3", "GO-A4")
@pytest.mark.parametrize("peek", ["near_any2", "near_left2", "any2"])
def test_why_not_while_all_look(peek: str) -> None:
    golf = dealt(GOLF, dealer=1, seats=3, peek=peek)

    def mine(text: str) -> tuple[str, str, dict[str, Any]]:
        if not text.startswith("peek"):
            return "golf-why-look-first", "GO-A3", {}
        return "golf-why-far" if set("123") & set(text) else "golf-why-left", "GO-A3", {}

    reasons(golf, 2, mine)
    for seat in (0, 1):
        reasons(golf, seat, lambda text: ("why-not-turn", "GO-A4", {"seat": 2}))


@rules("GO-6", "GO-7", "GO-9", "GO-10", "GO-A4", "GO-A5")
def test_why_not_in_turns() -> None:
    golf = laid("5J95Q4 A73K72", "4S", stock="QD 3C")
    no_card: tuple[str, str, dict[str, Any]] = ("golf-why-no-card", "GO-7", {})
    others: Any = lambda turn: lambda text: looked(text) or ("why-not-turn", "GO-A4", {"seat": turn})  # noqa: E731
    reasons(golf, 0, lambda text: looked(text) or no_card)
    reasons(golf, 1, others(0))
    golf.play(0, "stock")
    reasons(golf, 0, lambda text: looked(text) or ("golf-why-drawn", "GO-10", {"card": "QD"}))
    reasons(golf, 1, others(0))
    play(golf, "0 discard", "1 take")
    reasons(golf, 0, others(1))
    reasons(
        golf,
        1,
        lambda text: (
            looked(text) or ("golf-why-keep" if text == "discard" else "golf-why-taken", "GO-9", {"card": "QD"})
        ),
    )
    golf.state["stock"] = 0
    golf.play(1, "swap 1")
    for seat in (0, 1):
        reasons(golf, seat, lambda text: ("golf-why-reshuffle", "GO-A5", {}))
    golf = laid("5J95Q4 A73K72", "4S")
    golf.state["stock"] = 0
    empty: tuple[str, str, dict[str, Any]] = ("golf-why-no-stock", "GO-A5", {})
    reasons(golf, 0, lambda text: looked(text) or (empty if text == "stock" else no_card))


@pytest.mark.parametrize("seats", range(2, 9))
def test_why_and_tell_never_fail(seats: int) -> None:
    rng = random.Random(seats)
    golf = dealt(GOLF, dealer=seats - 1, seed=seats, seats=seats, final_turns=True)
    while not golf.over and not golf.chance_acts:
        turn = golf.turn or 0
        for seat in {turn, rng.randrange(seats)}:
            for text in set(TEXTS) - set(golf.legal(seat)):
                assert GOLF.why(golf.view(None) | {"seat": seat}, text).rule.startswith("GO-")
        assert all(told(golf, turn, rng.choice(golf.legal(turn)), turn, None))
    for seat in range(seats):
        assert golf.why(seat, "stock").id in ("why-over", "golf-why-reshuffle")
