"""What was wrong, where, and what would be right: one line from each error that bad input can cause."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from stolik.core.deal import BadDeck
from stolik.core.game import Event, IllegalAction, cited
from stolik.core.options import BadOption
from stolik.match import BadRecord
from stolik.words.printable import printable
from stolik.words.words import Words

LONGEST_VALUE = 120  # characters of one value: a record may hold anything, and the answer is one line


@runtime_checkable
class Reasoned(Protocol):
    """What errors of packages above this one look like (the store's): the id of a message, and its arguments."""

    reason: str
    values: Mapping[str, Any]


Explainable = BadOption | BadRecord | BadDeck | IllegalAction | Reasoned


def explain(words: Words, error: Explainable) -> str:
    """The error as one line without a full stop: the place, the reason, and the number of the rule if there is one.

    "line 3, deal 2, action 17 (“1 play 7C”): You hold clubs, so you must follow suit: PL-12". Whoever reads a file
    puts its name before. An IllegalAction gives the reason alone: who acted knows what they did.
    """
    match error:
        case IllegalAction():
            reason, values, rule = error.reason.id, error.reason.args, error.reason.rule
            place: list[str] = []
        case BadRecord():
            reason, values, rule = error.reason, error.values, error.rule
            place = _place(words, error)
        case BadOption():
            reason, values, rule = error.reason, {"name": error.name, **error.values}, error.rule
            place = []
        case _:
            reason, values, rule = error.reason, dict(error.values), ""
            place = []
    parts = [", ".join(place)]
    if "name" in values and not reason.startswith("record-"):  # what the options of a record are refused for, too
        parts.append(words.say("option-place", name=_short(values["name"])))
    parts.append(words.tell(Event(reason, short(values))).removesuffix("."))
    parts.append(cited(rule))
    return ": ".join(part for part in parts if part)


def _place(words: Words, error: BadRecord) -> list[str]:
    place = []  # numbers as texts: nobody looks for line 12,345
    if error.line is not None:
        place.append(words.say("record-place-line", line=str(error.line)))
    if error.deal is not None:
        place.append(words.say("record-place-deal", deal=str(error.deal)))
    if error.action is not None and error.text:
        place.append(words.say("record-place-action", action=str(error.action), text=_short(error.text)))
    elif error.action is not None:
        place.append(words.say("record-place-action-number", action=str(error.action)))
    return place


def short(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of a message of which some may come from outside: texts printable, and not too long."""
    return {name: _short(value) if isinstance(value, str) else value for name, value in values.items()}


def _short(text: str) -> str:
    return printable(text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…")
