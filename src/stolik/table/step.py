"""What one step of a table tells: events for each listener, who needs the whole table anew, what is said to one."""

from collections.abc import Iterable, Sequence
from typing import Any

from stolik.core.game import Event, event
from stolik.table.commands import Refusal
from stolik.table.messages import Out
from stolik.table.telling import Notice


class TableStep:
    """Of one step.

    events  for each listener: a seat, or None for spectators
    anew    persons who are to be shown the whole table
    unsaid  whether something that was said is gone, so that everybody is shown the whole table after the events
    outs    messages beside the events
    keeps   whether the step ended a deal, so that the whole table is to be written into the log
    account whether whoever did it has an account
    """

    __slots__ = ("account", "anew", "events", "keeps", "outs", "unsaid")

    def __init__(self, listeners: Iterable[int | None]) -> None:
        self.events: dict[int | None, list[Event]] = {listener: [] for listener in listeners}
        self.anew: list[str] = []
        self.outs: list[Out] = []
        self.account = self.keeps = self.unsaid = False

    def tell(self, id: str, **args: Any) -> None:
        """Everybody hears this."""
        self.tell_all([event(id, **args)])

    def tell_all(self, told: Sequence[Event]) -> None:
        """Everybody hears these."""
        for events in self.events.values():
            events += told

    def hear(self, notices: Sequence[Notice]) -> None:
        """What the play tells goes to those whom it is for. Raises Refusal if it refuses."""
        events = self.events
        for notice in notices:
            if notice.refusal:
                raise Refusal(notice.event, notice.rule)
            if notice.to in events:
                events[notice.to].append(notice.event)
