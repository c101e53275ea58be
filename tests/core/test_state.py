"""State tables: who sees what, how a view writes it, and tables that do not import."""

import importlib.util
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from stolik.core.packs import FRENCH
from stolik.core.state import (
    CARD,
    CARDS,
    CHANCE,
    COUNTED,
    EVERYONE,
    FLAG,
    MAYBE,
    NO_CARD,
    NO_ONE,
    NOBODY,
    NOTHING,
    NUMBER,
    OWNER,
    SEAT,
    SMALL,
    SUIT,
    WIDE,
    Fact,
    Field,
    StateTable,
    each,
    one,
    some,
)
from stolik.games.goliath import PACK as GOLIATH

SEVEN, ACE = 1 << FRENCH.number("7C"), 1 << FRENCH.number("AS")
TABLE = StateTable(
    FRENCH,
    3,
    [("length", 0), ("extra", 3)],
    [
        each("hand", 3, OWNER, COUNTED, "a hand"),
        each("double", 3, OWNER, CARDS, "a hand of two packs", length=2),
        each("laid", 3, EVERYONE, CARD, "a card of each"),
        each("cells", 3, EVERYONE, CARD, "a row of cards of each", length=2),
        each("peeked", 3, OWNER, MAYBE, "a row of numbers, for its seat", length=2),
        each("won", 3, EVERYONE, COUNTED, "cards won"),
        one("stock", NO_ONE, COUNTED, "the stock"),
        one("secret", NO_ONE, NUMBER, "nobody sees it"),
        one("trump", EVERYONE, SUIT, "a suit"),
        one("winner", EVERYONE, SEAT, "a seat"),
        one("limit", EVERYONE, MAYBE, "a number"),
        one("final", EVERYONE, FLAG, "a flag"),
        one("inner", EVERYONE, NOTHING, "not written", mask=True),
        some("pile", 2, EVERYONE, CARDS, "one set of two words"),
        some("row", 3, EVERYONE, CARD, "a row of cards"),
        some("own_words", 2, EVERYONE, NOTHING, "not written", mask=True),
    ],
)


def state() -> Any:
    """A record for two seats of three."""
    record = TABLE.new()[0]
    record["seats"], record["dealer"], record["number"], record["turn"], record["phase"] = 2, 1, 4, CHANCE, 2
    record["length"], record["extra"] = 9, [1, 2, 3]
    record["hand"] = [SEVEN | ACE, ACE, 7]
    record["double"] = [[SEVEN, SEVEN], [ACE, 0], [1, 1]]
    record["laid"] = [FRENCH.number("7C"), NO_CARD, 0]
    record["cells"] = [[NO_CARD, 0], [1, 2], [3, 3]]
    record["peeked"] = [[5, -1], [-1, 0], [6, 6]]
    record["won"] = [0, SEVEN, 1]
    record["stock"], record["secret"] = 0b111, 42
    record["trump"], record["winner"], record["limit"], record["final"] = 0xFFFF << 32, NOBODY, -1, 1
    record["pile"] = [SEVEN | ACE, ACE]
    record["row"] = [0, NO_CARD, 1]
    return record


EVERYBODY_SEES: dict[str, Any] = {
    "seats": 2,
    "dealer": 1,
    "number": 4,
    "turn": None,
    "hand_count": [2, 1],
    "laid": ["7C", None],
    "cells": [[None, "2C"], ["3C", "4C"]],
    "won_count": [0, 1],
    "won": [[], ["7C"]],
    "stock_count": 3,
    "trump": "H",
    "winner": None,
    "limit": None,
    "final": True,
    "pile": ["7C", "AS", "AS"],
    "row": ["2C", None, "3C"],
}


# --- who sees what --------------------------------------------------------------------------------------------------


def test_a_view_has_what_its_seat_may_see() -> None:
    assert TABLE.view(state(), 0) == {
        "seat": 0,
        **EVERYBODY_SEES,
        "hand": ["7C", "AS"],
        "double": ["7C", "7C"],
        "peeked": [5, None],
    }
    assert TABLE.view(state(), 1) == {
        "seat": 1,
        **EVERYBODY_SEES,
        "hand": ["AS"],
        "double": ["AS"],
        "peeked": [None, 0],
    }


def test_a_spectator_sees_no_hand() -> None:
    assert TABLE.view(state(), None) == {"seat": None, **EVERYBODY_SEES, "hand": None, "double": None, "peeked": None}


def test_other_values() -> None:
    record = state()
    record["turn"], record["winner"], record["limit"], record["final"], record["trump"] = 0, 1, 20, 0, 0
    view = TABLE.view(record, 0)
    assert [view[name] for name in ("turn", "winner", "limit", "final", "trump")] == [0, 1, 20, False, None]
    for k, suit in enumerate("CDHS"):
        record["trump"] = 0xFFFF << 16 * k
        assert TABLE.view(record, None)["trump"] == suit


def test_a_view_is_made_of_json_values_in_the_order_of_the_table() -> None:
    def plain(value: Any) -> bool:
        if type(value) is list:
            return all(plain(part) for part in value)
        return type(value) in (int, str, bool, type(None))

    view = TABLE.view(state(), 0)
    assert all(plain(value) for value in view.values())
    names = [name for name in view if name != "seat" and not name.endswith("_count")]
    assert names == [field.name for field in TABLE.fields if field.name in view]


def test_what_nobody_sees_changes_no_view() -> None:
    views = [TABLE.view(state(), seat) for seat in (0, 1, None)]
    record = state()
    record["secret"], record["stock"], record["inner"], record["phase"], record["length"] = 7, 0b11100, 9, 1, 3
    record["own_words"], record["hand"][2] = [1, 2], 0
    assert [TABLE.view(record, seat) for seat in (0, 1, None)] == views
    record["hand"][1] = SEVEN
    assert [TABLE.view(record, seat) for seat in (0, None)] == [views[0], views[2]] and TABLE.view(record, 1) != views[
        1
    ]


def test_what_has_not_changed_is_the_same_object() -> None:
    record = state()
    before = TABLE.views(record, (0, None))
    record["turn"], record["hand"][1] = 1, SEVEN
    after = TABLE.views(record, (0, 1, None), None, before)
    assert after == TABLE.views(record, (0, 1, None)) and after[0]["hand"] is before[0]["hand"]
    changed = {key for key, value in after[None].items() if value is not before[None][key]}
    assert changed == {"turn", "hand_count"}


def test_two_words_that_follow_each_other() -> None:
    table = StateTable(GOLIATH, 2, [], [each("hand", 2, OWNER, COUNTED, "a hand", length=2)])
    record = table.new()[0]
    record["seats"], record["hand"][1] = 2, [1 << 53, 1 << 35]
    assert table.view(record, 1) == {
        **table.view(record, None),
        "seat": 1,
        "hand": ["G18", "V18"],
    }
    assert table.view(record, 0)["hand"] == [] and table.view(record, None)["hand_count"] == [0, 2]


# --- facts ----------------------------------------------------------------------------------------------------------


def test_a_fact_follows_from_what_all_see_and_all_are_told_it() -> None:
    fields = [
        each("hand", 3, OWNER, COUNTED, "a hand"),
        each("won", 3, EVERYONE, CARDS, "cards won", length=2),
        one("inner", EVERYONE, NOTHING, "not written", mask=True),
    ]
    heaps = Fact("heaps", ("won", "inner"), lambda won, inner: [sum(words) + inner for words in won], "sums")
    table = StateTable(
        FRENCH, 3, [("length", 0)], fields, [heaps, Fact("ends", ("length", "seats"), max, "the larger one")]
    )
    record = table.new()[0]
    record["seats"], record["length"], record["inner"] = 2, 9, 1 << 50
    record["won"] = [[1 << 12, 2], [4, 0], [8, 8]]
    views = table.views(record, (0, 1, None))
    assert [(view["heaps"], view["ends"]) for view in views.values()] == [([(1 << 50) + 4098, (1 << 50) + 4], 9)] * 3
    assert "inner" not in views[0] and list(views[0])[-2:] == ["heaps", "ends"]


def test_a_fact_may_follow_from_a_count_that_all_see_though_not_the_cards() -> None:
    fields = [each("hand", 3, OWNER, COUNTED, "a hand", length=2), one("stock", NO_ONE, COUNTED, "the stock")]
    facts = [Fact("fewest", ("hand_count", "stock_count"), lambda hands, stock: min(*hands, stock), "the fewest")]
    table = StateTable(FRENCH, 3, [], fields, facts)
    record = table.new()[0]
    record["seats"], record["stock"] = 2, 0b111
    record["hand"] = [[0b11, 1], [0b1, 0b1], [0, 0]]
    assert [view["fewest"] for view in table.views(record, (0, None)).values()] == [2, 2]
    with pytest.raises(TypeError, match="bid_count"):
        StateTable(FRENCH, 2, [], [each("bid", 2, OWNER, CARDS, "bids")], [Fact("many", ("bid_count",), sum, "a leak")])


@pytest.mark.parametrize("hidden", ["hand", "stock", "nothing_of_this_name"])
def test_a_fact_that_would_give_something_away_does_not_import(hidden: str) -> None:
    fields = [each("hand", 2, OWNER, COUNTED, "a hand"), one("stock", NO_ONE, COUNTED, "the stock")]
    with pytest.raises(TypeError, match=f"secret cannot follow from what not everyone sees: .*{hidden}"):
        StateTable(FRENCH, 2, [], fields, [Fact("secret", ("turn", hidden), max, "a leak")])


def test_a_fact_named_like_a_field_does_not_import() -> None:
    with pytest.raises(TypeError, match="turn"):
        StateTable(FRENCH, 2, [], [], [Fact("turn", ("turn",), abs, "again")])


# --- the record -----------------------------------------------------------------------------------------------------


def test_masks_have_64_bits_and_numbers_16_but_that_of_the_deal_32() -> None:
    masks = {"hand", "double", "won", "stock", "trump", "inner", "pile", "own_words"}
    for field in TABLE.fields:
        column, _ = cast(Any, TABLE.dtype.fields)[field.name]
        kind = np.uint64 if field.name in masks else WIDE if field.name == "number" else SMALL
        assert column.base == kind, field.name
        assert field.mask == (field.name in masks)
    shapes = {
        name: cast(Any, TABLE.dtype.fields)[name][0].shape for name in ("hand", "double", "row", "stock", "extra")
    }
    assert shapes == {"hand": (3,), "double": (3, 2), "row": (3,), "stock": (), "extra": (3,)}
    assert TABLE.new().shape == (1,) and not TABLE.new().view(np.uint8).any()
    assert {field.words for field in TABLE.fields if field.name in ("double", "pile")} == {2}


# --- tables that do not import --------------------------------------------------------------------------------------

GAME = """
from stolik.core.packs import FRENCH
from stolik.core.state import *
from stolik.core.state import EVERYONE, NO_ONE, NUMBER, OWNER, StateTable, each, one, some
TABLE = StateTable(FRENCH, 2, [{options}], [{field}])
"""


def imported(folder: Path, field: str, options: str = "") -> Any:
    """A game's file with this one field."""
    path = folder / "probe_game.py"
    path.write_text(GAME.format(field=field, options=options), "utf-8")
    spec = importlib.util.spec_from_file_location("probe_game", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_table_with_visible_fields_imports(tmp_path: Path) -> None:
    assert imported(tmp_path, 'one("heap", NO_ONE, NUMBER, "cards"), each("bid", 2, EVERYONE, NUMBER, "bids")').TABLE


@pytest.mark.parametrize(
    "field", ['one("heap", NUMBER, "cards")', 'some("heap", 2, NUMBER, "cards")', 'each("heap", 2, NUMBER, "cards")']
)
def test_a_field_that_does_not_say_who_sees_it_does_not_import(tmp_path: Path, field: str) -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'what'"):
        imported(tmp_path, field)
    with pytest.raises(TypeError, match="missing"):
        cast(Any, Field)("heap", ())


@pytest.mark.parametrize("name", ["size", "all", "item", "T", "dtype", "view", "copy", "sort", "shape", "field"])
def test_a_field_named_like_an_attribute_of_numpy_does_not_import(tmp_path: Path, name: str) -> None:
    with pytest.raises(TypeError, match=f"cannot have these fields: .*{name}"):
        imported(tmp_path, f'one("{name}", EVERYONE, NUMBER, "cards")')
    with pytest.raises(TypeError, match=name):
        imported(tmp_path, "", f'("{name}", 0)')


def test_two_fields_of_one_name_do_not_import(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="turn"):
        imported(tmp_path, 'one("turn", EVERYONE, NUMBER, "again")')
