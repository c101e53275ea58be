"""The names of people at the table, typed or from a record: nothing of them may confuse a terminal."""

from collections.abc import Mapping
from typing import Any

from stolik.cli.company import bot_name
from stolik.server.names import LONGEST_NAME
from stolik.table.characters import CHARACTERS
from stolik.words import LANGUAGES, Words


def is_name(text: object) -> bool:
    """Whether it is a name: not empty, not long, and every character of it can be seen."""
    return isinstance(text, str) and text.strip() == text != "" and text.isprintable() and len(text) <= LONGEST_NAME


def names_in(record: Mapping[str, Any], words: Words | None = None) -> list[str] | None:
    """The names that a record gives its players; None if it gives none, or one of them is no name.

    words  in which a person without a name is called "you", and bots of a server what they are called at its tables;
           without them these have no name, and a person without one is called as the record was made
    """
    names = record.get("names")
    if not isinstance(names, list) or len(names) != len(record["players"]):
        return None
    if words is not None:
        you = nameless(record)
        names = [
            words.say("terminal-you") if seat == you else name or _bot(record, seat, words)
            for seat, name in enumerate(names)
        ]
    return list(names) if all(map(is_name, names)) else None


def _bot(record: Mapping[str, Any], seat: int, words: Words) -> str:
    """What the bot of a server was called that played on this seat; "" if the record does not say who it was."""
    characters = record.get("characters")
    number = characters[seat] if isinstance(characters, list) and seat < len(characters) else 0
    if type(number) is not int or not 1 <= number <= CHARACTERS:
        return ""
    return bot_name(words, number, seat, record["names"])


def nameless(record: Mapping[str, Any]) -> int | None:
    """The seat of a person who gave no name and is called "you" in the record: to them it is told."""
    seat, names = record.get("seat"), names_in(record) or []
    yours = {Words(language).say("terminal-you") for language in LANGUAGES}
    return seat if type(seat) is int and 0 <= seat < len(names) and names[seat] in yours else None
