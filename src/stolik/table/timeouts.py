"""The clocks of the seats: whose time runs, what is left in the banks, and how often in a row somebody was too late."""

from msgspec import Struct

from stolik.table.clock import Clock
from stolik.table.messages import Ticking

LATE = 2  # how often in a row a person's time may run out before a bot plays for them

QuestionKey = tuple[int, int, int, int | None]  # what is asked, as numbers: time runs anew when it changes


class Timeouts(Struct):
    """The clock of one match. Times are the table's.

    banks     seconds left to each seat beyond the time for each action
    late      how often in a row each seat's time ran out
    seat      whose time runs; None: nobody's, or (in a race) everybody's
    question  what is asked, since when; None: no time runs
    """

    banks: list[float]
    late: list[int]
    seat: int | None = None
    question: QuestionKey | None = None
    since: float = 0.0

    @classmethod
    def of(cls, clock: Clock, seats: int) -> "Timeouts":
        """For a new match."""
        return cls([clock.bank] * seats, [0] * seats)

    def ask(self, clock: Clock, seat: int | None, question: QuestionKey | None, now: float) -> None:
        """From now on this seat is asked this; what the one before took beyond its time comes out of its bank."""
        if question == self.question:
            return
        if self.seat is not None and clock.action is not None:
            beyond = now - self.since - clock.action
            if beyond > 0:
                self.banks[self.seat] = max(0.0, self.banks[self.seat] - beyond)
        self.seat, self.question, self.since = seat, question, now

    def due(self, clock: Clock) -> float | None:
        """When the bank is used up too; in a race, when nobody has done anything for as long as a whole bank."""
        if clock.action is None or self.question is None:
            return None
        return self.since + clock.action + (clock.bank if self.seat is None else self.banks[self.seat])

    def ran_out(self, racing: list[int]) -> list[tuple[int, bool]]:
        """A time is up: the seats (in a race, all of these), and whether each is asleep, so that a bot plays for it."""
        seats = racing if self.seat is None else [self.seat]
        told = []
        for seat in seats:
            self.late[seat] += 1
            told.append((seat, self.seat is None or self.late[seat] >= LATE))
        return told

    def shown(self, clock: Clock) -> Ticking | None:
        """As all see it."""
        if self.seat is None or clock.action is None or self.question is None:
            return None
        until = self.since + clock.action
        return Ticking(self.seat, until, until + self.banks[self.seat])
