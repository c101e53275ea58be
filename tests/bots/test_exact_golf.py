"""Golf for one player: the values of its table, the same as by trying everything, and where they are found."""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.bots.exact import golf as exact
from stolik.bots.exact.golf import (
    DOWN,
    FINE,
    KINDS,
    LAYOUTS,
    LOOKED,
    LOOKED_UP,
    SECRET,
    SECRET_UP,
    STAYS,
    STAYS_BESIDE,
    TURNS,
    UNSEEN,
    USUAL,
    kind,
    kind_from_outside,
    layout,
    table,
    worked_out,
)
from stolik.core.packs import RANKS
from stolik.core.state import NO_CARD
from tests.oracle.golf import score

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="three million layouts, interpreted")

# By turns left, before the look: with a fresh open card in each turn, and with the stock alone.
FRESH = {0: 30.25, 2: 20.11, 4: 11.55, 6: 4.10, 8: 0.19, 10: -1.26, 12: -2.01}
STOCK_ALONE = {0: 30.25, 2: 23.02, 4: 16.99, 6: 10.72, 8: 5.36}

Cell = tuple[str, str]  # "down", "seen" or "up", and its rank, "" if the owner does not know it
UNKNOWN = ("down", "")


def first_turns(count: int, pair_by: int = 0, cards_open: bool = True) -> Iterator[Any]:
    return islice(worked_out(pair_by, cards_open), count + 1)


@pytest.mark.parametrize("cards_open, known", [(True, FRESH), (False, STOCK_ALONE)])
def test_what_a_player_alone_comes_to(cards_open: bool, known: dict[int, float]) -> None:
    looked = slice(LOOKED, LOOKED + len(RANKS))
    turns_left = first_turns(max(known), cards_open=cards_open)
    means = [float(values[looked, looked, DOWN].mean()) for values in turns_left]
    assert {turns: round(means[turns], 2) for turns in known} == known
    assert means == sorted(means, reverse=True), "a turn more is never worse"


# --- by trying everything --------------------------------------------------------------------------------------------


@lru_cache(None)
def by_brute_force(cells: tuple[Cell, ...], turns: int, pair_by: str, cards_open: bool) -> float:
    """What six cells come to: all cards of all turns, all that can be done with each."""
    if not turns or all(how == "up" for how, _ in cells):
        return sum(column(cells[far][1], cells[far + 3][1], pair_by) for far in range(3))
    less = partial(by_brute_force, turns=turns - 1, pair_by=pair_by, cards_open=cards_open)

    def placed(rank: str) -> float:
        new = ("up", rank)
        return min(less(tidy((*cells[:at], new, *cells[at + 1 :]))) for at in range(6))

    places = [placed(rank) for rank in RANKS]
    stock = sum(min(place, less(cells)) for place in places) / len(RANKS)
    return sum(min(place, stock) for place in places) / len(RANKS) if cards_open else stock


def tidy(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The same layout, with its columns and the cards of each in order."""
    columns = sorted(tuple(sorted((cells[far], cells[far + 3]))) for far in range(3))
    return (*(first for first, _ in columns), *(second for _, second in columns))


def column(one: str, two: str, pair_by: str) -> float:
    """The points of a column, by the oracle; the mean where a card is not known."""
    if not one:
        return sum(column(rank, two, pair_by) for rank in RANKS) / len(RANKS)
    if not two:
        return column(two, one, pair_by)
    return score([f"{one}C", "3C", "3C", f"{two}C", "3D", "3D"], pair_by)


def kinds_of(cells: tuple[Cell, ...]) -> list[int]:
    """The kinds of the columns, the highest first."""

    def rank(cell: Cell, how: str) -> int:
        return RANKS.index(cell[1]) if cell[0] == how else NO_CARD

    pairs = [(cells[far], cells[far + 3]) for far in range(3)]
    return sorted(
        (int(kind(rank(a, "up"), rank(a, "seen"), rank(b, "up"), rank(b, "seen"))) for a, b in pairs), reverse=True
    )


def cells_of(text: str) -> tuple[Cell, ...]:
    """A layout, far row first: `.` nobody has seen, `4` face up, `(4)` looked at."""
    cells = text.split()
    return tuple(UNKNOWN if cell == "." else ("seen", cell[1]) if cell[0] == "(" else ("up", cell) for cell in cells)


@pytest.mark.parametrize("pair_by", ["rank", "points"])
@pytest.mark.parametrize("cards_open", [True, False])
def test_the_same_as_by_trying_everything(pair_by: str, cards_open: bool) -> None:
    layouts = {
        ". . . (9) (K) .": 1,
        "9 . . (9) (Q) 2": 1,
        "T 5 . (J) (2) A": 2,
        "2 5 . 2 6 Q": 3,
        "J 5 8 (T) 5 3": 2,
        "2 2 7 2 K 7": 2,
        "4 Q 8 (4) Q 3": 3,
    }
    by = ("rank", "points").index(pair_by)
    values = [each.copy() for each in first_turns(3, by, cards_open)]
    for text, turns in layouts.items():
        cells = tidy(cells_of(text))
        wanted = by_brute_force(cells, turns, pair_by, cards_open)
        assert values[turns][tuple(kinds_of(cells))] == pytest.approx(wanted, abs=1e-4), text


def test_what_others_cannot_see_is_the_mean_of_what_it_may_be() -> None:
    """And of that it is likelier to be a low one, or like the one beside it, for it was left where it is."""
    *_, values = first_turns(3)
    looked, two = slice(LOOKED, LOOKED + len(RANKS)), RANKS.index("2")
    likely = STAYS[USUAL[1]]
    assert values[SECRET, 40, 7] == pytest.approx(np.average(values[looked, 40, 7], weights=likely), abs=1e-4)
    both = np.average(np.average(values[looked, looked, DOWN], axis=0, weights=likely), weights=likely)
    assert values[SECRET, SECRET, DOWN] == pytest.approx(both, abs=1e-4)
    for rank, up in ((two, "2"), (RANKS.index("9"), "9")):
        beside = [STAYS_BESIDE[USUAL[0]] if other == up else STAYS[USUAL[0], at] for at, other in enumerate(RANKS)]
        known = [values[LOOKED_UP + len(RANKS) * other + rank, 40, 7] for other in range(len(RANKS))]
        assert values[SECRET_UP + rank, 40, 7] == pytest.approx(np.average(known, weights=beside), abs=1e-4)


# --- the table -------------------------------------------------------------------------------------------------------


def test_the_table_has_each_layout_once_and_all_turns() -> None:
    values = table(0)
    assert values.shape == (len(TURNS), LAYOUTS) and not values.flags.writeable
    high = KINDS - 1
    assert layout(0, 0, 0) == 0 and layout(UNSEEN - 1, high, high) == LAYOUTS - 1
    assert len({int(layout(*three)) for three in ((3, 290, 200), (200, 3, 290), (290, 200, 3))}) == 1
    for at, turns in enumerate(TURNS):
        if turns in FRESH:
            looked = range(LOOKED, LOOKED + len(RANKS))
            mean = np.mean([values[at, layout(one, DOWN, two)] for one in looked for two in looked])
            assert mean / FINE == pytest.approx(FRESH[turns], abs=0.01)


def test_kinds_of_columns_do_not_depend_on_which_card_is_the_far_one() -> None:
    two, nine = RANKS.index("2"), RANKS.index("9")
    none = NO_CARD
    for up, seen, other_up, other_seen in ((two, none, none, nine), (two, none, nine, none), (none, two, none, none)):
        assert kind(up, seen, other_up, other_seen) == kind(other_up, other_seen, up, seen)
    assert kind(none, none, none, none) == DOWN == kind_from_outside(none, none, False)
    assert kind(none, two, none, nine) in (LOOKED + two, LOOKED + nine), "both looked at: as if one was"
    assert kind_from_outside(none, none, True) == SECRET
    assert kind_from_outside(two, none, True) == kind_from_outside(none, two, True) != kind(two, none, none, none)
    assert kind_from_outside(two, nine, False) == kind(two, none, nine, none)


def test_the_table_is_made_anew_when_the_rules_change() -> None:
    import stolik.games.golf as rules

    assert np.array_equal(exact.VALUES, rules.VALUES)
    assert {exact.__file__, rules.__file__} == {*exact.MADE_FROM}
