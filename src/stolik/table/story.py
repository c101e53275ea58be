"""What happened at a table, told again from its log: to one person, as they were told it when it happened.

For whoever was away too long for the server to remember each message, or comes with an empty log. The table happens
once more (log.py), with this person as its only listener, who hears what they heard then and nothing else.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from stolik.core.game import Event
from stolik.table.answers import Answers
from stolik.table.log import Did, Entry, Gone
from stolik.table.table import Table

MOST = 400  # steps that are told, the latest


class Happened(Struct, frozen=True, omit_defaults=True):
    """One step of a table, told again.

    v       its version
    events  what happened, in order: pairs of a message id and its arguments
    own     whether the listener did it
    """

    v: int
    events: list[Event]
    own: bool = False


def story(entries: Iterable[Entry], answers: Answers, games: dict[str, Any], who: str, since: int) -> list[Happened]:
    """The steps after version `since` of which there is something to tell, at most MOST of them.

    `entries`, `answers` and `games` are as for `Table.bring_back`, and so is what is raised; `who` is the public id of
    a person, "" for a spectator who has none.
    """
    told: list[Happened] = []
    for table, entry in Table.replay(entries, answers, games, follow=who):
        events = [event for heard in table.step.events.values() for event in heard]
        left = isinstance(entry.input, Gone) and entry.input.who == who  # then they heard nothing
        if table.v > since and events and not left:
            own = isinstance(entry.input, Did) and entry.input.who == who
            told.append(Happened(table.v, events, own))
    return told[-MOST:]
