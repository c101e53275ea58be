"""Options of a game: one NamedTuple per game, read from text or JSON, every refusal with its reason.

The kinds of values come from the annotations: `bool`, `int`, `int | None`, `Literal[...]` and, for one number per
seat, `tuple[int, ...] | None`.
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from stolik.core.errors import ReasonedError

ON, OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")
LARGEST = 32767  # the largest number in a field of a state, which has 16 bits


class BadOption(ReasonedError):
    """An option that a game refuses.

    `name` is the option's, `reason` the id of a message that says why, `values` its arguments, `rule` the number of the
    rule or resolution, if there is one.
    """

    def __init__(self, name: str, reason: str, rule: str = "", **values: Any) -> None:
        self.name, self.reason, self.rule, self.values = name, reason, rule, values
        super().__init__(name, reason, rule)


_KINDS: dict[type[Any], Mapping[str, Any]] = {}  # what is known of each: a server asks for every table that comes back


def kinds(options: type[Any]) -> Mapping[str, Any]:
    """The annotation of each option, in order."""
    if options not in _KINDS:
        _KINDS[options] = {name: hint for name, hint in get_type_hints(options).items() if name in options._fields}
    return _KINDS[options]


def choices(hint: Any) -> tuple[str, ...]:
    """The names that an option may have, or an empty tuple if it is not a choice."""
    return get_args(hint) if get_origin(hint) is Literal else ()


def from_text(options: type[Any], given: Mapping[str, str]) -> dict[str, Any]:
    """Values of options typed as `name=value`: on/off, true/false, numbers, names, `none`, `1,0,2`.

    Raises BadOption for a name that the game does not have or a value that cannot be read.
    """
    hints = kinds(options)
    return {name: _parse(name, _hint(hints, name), text.strip().lower()) for name, text in given.items()}


def from_json(options: type[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Values of options as a record has them, checked for their kind. Raises BadOption."""
    hints = kinds(options)
    return {name: _accept(name, _hint(hints, name), value) for name, value in given.items()}


def to_json(options: Any) -> dict[str, Any]:
    """All options of a match as a record writes them (docs/records.md)."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in zip(options._fields, options, strict=True)
    }


@lru_cache(maxsize=256, typed=True)  # the options of two games may be equal tuples
def to_numbers(options: Any) -> Mapping[str, Any]:
    """All options but the seats as the small integers that a state holds: choices by index, null as -1."""
    numbers: dict[str, Any] = {}
    for (name, hint), value in zip(kinds(type(options)).items(), options, strict=True):
        if name == "seats":
            continue
        if choices(hint):
            numbers[name] = choices(hint).index(value)
        elif _is_list(hint):
            numbers[name] = value
        else:
            numbers[name] = -1 if value is None else int(value)
    return numbers


def columns(options: type[Any], seats: int) -> list[tuple[str, int]]:
    """Name and length (0: one value) of the state's field for each option but the seats."""
    return [(name, seats if _is_list(hint) else 0) for name, hint in kinds(options).items() if name != "seats"]


def span(accepted: Callable[[int], bool], inside: int) -> tuple[int, int]:
    """The least and the greatest number that are accepted, `inside` being one of them.

    What is accepted is an unbroken row of numbers, of those that a state can hold: the games say so by refusing what is
    below or above, so their limits are written nowhere else.
    """

    def last(number: int, beyond: int) -> int:
        """The accepted number that is the farthest on the way to `beyond`, which is not accepted."""
        while abs(beyond - number) > 1:
            middle = (number + beyond) // 2
            number, beyond = (middle, beyond) if accepted(middle) else (number, middle)
        return number

    return last(inside, -LARGEST - 1), last(inside, LARGEST + 1)


def shown(value: Any) -> str:
    """A JSON value as a refusal quotes it: a text as it is, the rest as JSON, but what is nested left out."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list) and any(isinstance(part, (list, dict)) for part in value):
        return "[...]"
    return json.dumps(value, default=str)


def _hint(hints: Mapping[str, Any], name: str) -> Any:
    if name not in hints:
        raise BadOption(name, "option-unknown", known=", ".join(hints))
    return hints[name]


def _is_list(hint: Any) -> bool:
    return any(get_origin(part) is tuple for part in get_args(hint))


def _parse(name: str, hint: Any, text: str) -> Any:
    if choices(hint):
        return _accept(name, hint, text)
    if hint is bool:
        if text not in ON + OFF:
            raise BadOption(name, "option-not-on-off", given=text)
        return text in ON
    if NoneType in get_args(hint) and text in ("none", "null"):
        return None
    try:
        if _is_list(hint):
            return tuple(_whole(part.strip()) for part in text.split(","))
        return _whole(text)
    except ValueError:
        raise BadOption(name, "option-not-numbers" if _is_list(hint) else "option-not-a-number", given=text) from None


def _whole(text: str) -> int:
    """The number that the digits stand for: `int` alone would take 1_0 and the digits of other scripts too."""
    if not re.fullmatch("-?[0-9]+", text):
        raise ValueError(text)
    return int(text)


def _accept(name: str, hint: Any, value: Any) -> Any:
    if choices(hint):
        if value not in choices(hint):
            raise BadOption(name, "option-not-a-choice", given=shown(value), known=", ".join(choices(hint)))
        return value
    if value is None and NoneType in get_args(hint):
        return None
    if hint is bool:
        if not isinstance(value, bool):
            raise BadOption(name, "option-not-on-off", given=shown(value))
        return value
    if _is_list(hint):
        if not isinstance(value, (list, tuple)) or not all(_is_number(part) for part in value):
            raise BadOption(name, "option-not-numbers", given=shown(value))
        return tuple(_fitting(name, part) for part in value)
    if not _is_number(value):
        raise BadOption(name, "option-not-a-number", given=shown(value))
    return value if name == "seats" else _fitting(name, value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _fitting(name: str, number: int) -> int:
    """The number, if the state's field can hold it; what sense it makes is for the game to say."""
    if number > LARGEST:
        raise BadOption(name, "option-too-large", high=LARGEST)
    if number < -LARGEST:
        raise BadOption(name, "option-too-small", low=0)
    return number
