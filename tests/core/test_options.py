"""Options: from text, from JSON and back, as numbers of a state, and each refusal with its reason."""

from typing import Any, Literal, NamedTuple

import pytest

from stolik.core.options import (
    LARGEST,
    BadOption,
    choices,
    columns,
    from_json,
    from_text,
    kinds,
    shown,
    span,
    to_json,
    to_numbers,
)
from stolik.games import GAMES


class Options(NamedTuple):
    """One of each kind."""

    seats: int = 3
    ways: Literal["left", "right", "none"] = "left"
    open: bool = False
    limit: int | None = 20
    extra: tuple[int, ...] | None = None


def refusal(read: Any, **given: Any) -> tuple[str, str, str, dict[str, Any]]:
    with pytest.raises(BadOption) as raised:
        read(Options, given)
    error = raised.value
    return error.name, error.reason, error.rule, error.values


# --- what can be read -----------------------------------------------------------------------------------------------


def test_options_from_text() -> None:
    typed = {"seats": "4", "ways": " Right ", "open": "ON", "limit": "7", "extra": "1,0, 2"}
    read = {"seats": 4, "ways": "right", "open": True, "limit": 7, "extra": (1, 0, 2)}
    assert from_text(Options, typed) == read == from_json(Options, read)
    assert from_text(Options, {}) == {}
    assert from_text(Options, {"limit": "none", "extra": "NULL", "ways": "none"}) == {
        "limit": None,
        "extra": None,
        "ways": "none",
    }
    assert from_text(Options, {"extra": "-1"}) == {"extra": (-1,)}


@pytest.mark.parametrize("text", ["1_0", "+1", "٣", "1 0", "²", "", "-", "0x1", "1.0"])
def test_only_digits_are_numbers(text: str) -> None:
    assert refusal(from_text, limit=text)[1] == "option-not-a-number"
    assert refusal(from_text, extra=f"1,{text}")[1] == "option-not-numbers"


@pytest.mark.parametrize(
    "text, value",
    [*((text, True) for text in ("on", "true", "yes", "1")), *((text, False) for text in ("off", "false", "no", "0"))],
)
def test_on_and_off(text: str, value: bool) -> None:
    assert from_text(Options, {"open": text})["open"] is value


def test_options_from_json_and_back() -> None:
    options = Options(**from_json(Options, {"seats": 2, "open": True, "limit": None, "extra": [0, 3]}))
    assert options == Options(2, "left", True, None, (0, 3))
    written = {"seats": 2, "ways": "left", "open": True, "limit": None, "extra": [0, 3]}
    assert to_json(options) == written and list(to_json(options)) == list(Options._fields)
    assert Options(**from_json(Options, written)) == options
    assert to_json(Options())["extra"] is None


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_each_game_are_read_as_they_are_written(name: str) -> None:
    game = GAMES[name]
    options = game.settle({})
    assert game.settle(game.option_values(options)) == options
    told = {option: "none" if value is None else str(value).lower() for option, value in to_json(options).items()}
    assert game.settle(from_text(game.options, told)) == options


def test_options_as_numbers_of_a_state() -> None:
    assert to_numbers(Options(3, "right", True, None, (4, 0, 1))) == {
        "ways": 1,
        "open": 1,
        "limit": -1,
        "extra": (4, 0, 1),
    }
    assert to_numbers(Options()) == {"ways": 0, "open": 0, "limit": 20, "extra": None}
    assert columns(Options, 6) == [("ways", 0), ("open", 0), ("limit", 0), ("extra", 6)]


def test_kinds_and_choices() -> None:
    assert list(kinds(Options)) == list(Options._fields)
    hints = kinds(Options)
    assert choices(hints["ways"]) == ("left", "right", "none")
    assert choices(hints["open"]) == choices(hints["limit"]) == choices(hints["extra"]) == ()


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("read", [from_text, from_json])
def test_an_option_that_the_game_does_not_have(read: Any) -> None:
    known = {"known": "seats, ways, open, limit, extra"}
    assert refusal(read, seat="3") == ("seat", "option-unknown", "", known)


@pytest.mark.parametrize(
    "name, text, reason",
    [
        ("open", "maybe", "option-not-on-off"),
        ("open", "", "option-not-on-off"),
        ("seats", "three", "option-not-a-number"),
        ("seats", "none", "option-not-a-number"),
        ("seats", "3.0", "option-not-a-number"),
        ("limit", "", "option-not-a-number"),
        ("limit", "9" * 5000, "option-not-a-number"),
        ("extra", "1,,2", "option-not-numbers"),
        ("extra", "1;2", "option-not-numbers"),
    ],
)
def test_a_text_that_cannot_be_read(name: str, text: str, reason: str) -> None:
    assert refusal(from_text, **{name: text}) == (name, reason, "", {"given": text})


def test_a_name_that_is_no_choice() -> None:
    values = {"given": "up", "known": "left, right, none"}
    assert refusal(from_text, ways="Up") == refusal(from_json, ways="up") == ("ways", "option-not-a-choice", "", values)


@pytest.mark.parametrize(
    "name, value, reason, given",
    [
        ("ways", None, "option-not-a-choice", "null"),
        ("ways", ["left"], "option-not-a-choice", '["left"]'),
        ("ways", {"left": 1}, "option-not-a-choice", "{...}"),
        ("open", 1, "option-not-on-off", "1"),
        ("open", "on", "option-not-on-off", "on"),
        ("open", None, "option-not-on-off", "null"),
        ("seats", None, "option-not-a-number", "null"),
        ("seats", True, "option-not-a-number", "true"),
        ("seats", 3.0, "option-not-a-number", "3.0"),
        ("seats", "three", "option-not-a-number", "three"),
        ("limit", False, "option-not-a-number", "false"),
        ("limit", [1], "option-not-a-number", "[1]"),
        ("extra", 1, "option-not-numbers", "1"),
        ("extra", "1,2", "option-not-numbers", "1,2"),
        ("extra", [1, True], "option-not-numbers", "[1, true]"),
        ("extra", [[1]], "option-not-numbers", "[...]"),
        ("extra", {}, "option-not-numbers", "{...}"),
    ],
)
def test_a_json_value_of_another_kind(name: str, value: Any, reason: str, given: str) -> None:
    values = {"given": given}
    if reason == "option-not-a-choice":
        values["known"] = "left, right, none"
    assert refusal(from_json, **{name: value}) == (name, reason, "", values)


def test_numbers_that_no_state_can_hold() -> None:
    large, small = ("option-too-large", "", {"high": 32767}), ("option-too-small", "", {"low": 0})
    for name, wrap in (("limit", lambda number: number), ("extra", lambda number: [0, number])):
        assert from_json(Options, {name: wrap(LARGEST)}) and from_json(Options, {name: wrap(-LARGEST)})
        assert refusal(from_json, **{name: wrap(LARGEST + 1)}) == (name, *large)
        assert refusal(from_json, **{name: wrap(10**30)}) == (name, *large)
        assert refusal(from_json, **{name: wrap(-LARGEST - 1)}) == (name, *small)
    assert from_json(Options, {"seats": 10**30}) == {"seats": 10**30}, "the game says how many seats it has"


@pytest.mark.parametrize("low, high", [(0, 0), (1, 18), (-LARGEST, LARGEST), (2, LARGEST), (-5, -3)])
def test_the_span_of_a_number_is_found_by_asking(low: int, high: int) -> None:
    for inside in {low, high, (low + high) // 2}:
        assert span(lambda number: low <= number <= high, inside) == (low, high)


def test_a_span_is_asked_for_a_few_times_only() -> None:
    asked: list[int] = []
    span(lambda number: asked.append(number) is None and 1 <= number <= 9999, 4)
    assert len(asked) < 40 and all(-LARGEST <= number <= LARGEST for number in asked)


def test_how_a_value_is_shown() -> None:
    values: list[Any] = ["text", None, 1.5, [1, "a"], [1, []], {}, object]
    shows = [shown(value) for value in values]
    assert shows[:-1] == ["text", "null", "1.5", '[1, "a"]', "[...]", "{...}"] and "object" in shows[-1]


def test_the_text_of_the_error_is_a_sentence() -> None:
    told = "option deals: The smallest number possible is 1: DG-A4"
    assert str(BadOption("deals", "option-too-small", "DG-A4", low=1)) == told
