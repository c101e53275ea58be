"""How fast a table is: its clock, and the time to think that it or somebody at it asks for."""

from msgspec import Struct

from stolik.core.game import event
from stolik.table.clock import CLOCKS, Clock
from stolik.table.commands import Refusal
from stolik.table.pace import LONGEST_THINK, Pace


class Pacing(Struct):
    """The clock's name, the table's own time to think, and the wishes of persons; the longest counts.

    slow    how long bots wait at least before they act, where one person plays against them alone, in seconds
    """

    clock: str
    think: float = 0.0
    wishes: dict[str, float] = {}
    slow: float = 0.0

    @property
    def times(self) -> Clock:
        """The clock itself."""
        return CLOCKS[self.clock]

    @property
    def longest(self) -> float:
        """Seconds to think, 0 for none."""
        return max(self.think, *self.wishes.values()) if self.wishes else self.think

    def pace(self, alone: bool) -> Pace:
        """The pace that comes of it; `alone`: against bots."""
        pace = self.times.pace
        return pace._replace(think=self.longest or None, pause=max(pace.pause, self.slow * alone))

    def check(self, clock: str, think: float, thinks: bool) -> None:
        """Raises Refusal for what is no clock and no time to think. `thinks`: whether the game has such a time."""
        if clock not in CLOCKS:
            raise Refusal(event("table-why-clock", text=clock, known=", ".join(CLOCKS)))
        if not 0 <= think <= LONGEST_THINK:
            raise Refusal(event("table-why-think", count=round(LONGEST_THINK)))
        if think and not thinks:
            raise Refusal(event("table-why-no-think"))

    def settle(self, clock: str, think: float) -> None:
        """From now on."""
        self.clock, self.think = clock, float(think)

    def wish(self, who: str, seconds: float) -> None:
        """A person asks for so much time to think."""
        self.wishes[who] = float(seconds)

    def leave(self, who: str) -> None:
        """What somebody asked for who is no longer here does not count."""
        self.wishes.pop(who, None)
        self.slow = 0.0
