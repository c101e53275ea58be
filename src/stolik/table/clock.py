"""The clocks that a table can have, as values: how long a seat may take, and what follows for the table's own pace."""

from typing import NamedTuple

from stolik.table.pace import Pace


class Clock(NamedTuple):
    """Seconds for each action, and a bank for a whole match out of which longer thinking is paid; None: no clock."""

    action: float | None
    bank: float
    pace: Pace


# Before the next deal it is enough that all say that they are ready; `between` is for those who do not.
CLOCKS = {
    "none": Clock(None, 0.0, Pace(1.0, 120.0, hold=8.0)),
    "relaxed": Clock(90.0, 600.0, Pace(1.0, 60.0, hold=8.0)),
    "normal": Clock(40.0, 180.0, Pace(1.0, 30.0, hold=6.0)),
    "fast": Clock(12.0, 60.0, Pace(0.6, 12.0, hold=4.0)),
}


class Watch:
    """The clock of one match: who is asked since when, and what is left in the banks. Times are the table's."""

    __slots__ = ("banks", "clock", "question", "seat", "since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank] * seats
        self.seat: int | None = None  # whose time runs; None: nobody's, or (in a race) everybody's
        self.question: object = None  # what is asked: time runs anew when it changes
        self.since = 0.0

    def ask(self, seat: int | None, question: object, now: float) -> None:
        """From now on this seat is asked this; what the one before took beyond its time comes out of its bank."""
        if question == self.question:
            return
        if self.seat is not None and self.clock.action is not None:
            beyond = now - self.since - self.clock.action
            if beyond > 0:
                self.banks[self.seat] = max(0.0, self.banks[self.seat] - beyond)
        self.seat, self.question, self.since = seat, question, now

    @property
    def action_until(self) -> float | None:
        """When the time for this action is over; None if no time runs."""
        return None if self.clock.action is None or self.question is None else self.since + self.clock.action

    @property
    def due(self) -> float | None:
        """When the bank is used up too; in a race, when nobody has done anything for as long as a whole bank."""
        until = self.action_until
        if until is None:
            return None
        return until + (self.clock.bank if self.seat is None else self.banks[self.seat])
