"""The names of people at the table, typed or from a record: nothing of them may confuse a terminal."""

from collections.abc import Mapping
from typing import Any

from stolik.server.names import LONGEST_NAME
from stolik.words import LANGUAGES, Words


def is_name(text: object) -> bool:
    """Whether it is a name: not empty, not long, and every character of it can be seen."""
    return isinstance(text, str) and text.strip() == text != "" and text.isprintable() and len(text) <= LONGEST_NAME


def names_in(record: Mapping[str, Any]) -> list[str] | None:
    """The names that a record gives its players; None if it gives none, or one of them is no name."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == len(record["players"]) and all(map(is_name, names)):
        return list(names)
    return None


def nameless(record: Mapping[str, Any]) -> int | None:
    """The seat of a person who gave no name and is called "you" in the record: to them it is told."""
    seat, names = record.get("seat"), names_in(record) or []
    yours = {Words(language).say("terminal-you") for language in LANGUAGES}
    return seat if type(seat) is int and 0 <= seat < len(names) and names[seat] in yours else None
