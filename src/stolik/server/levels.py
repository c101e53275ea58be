"""Which levels of bots a server offers, and at which level they sit down for a match when the cores have much to do.

That is decided when a match begins, and stays so until it ends: in its midst no bot plays worse because others came.
What the bots at the tables will need is not known beforehand. So it is measured how busy the cores are, as an average
that forgets (`Load`), and a match that begins counts at once for what it will probably need.
"""

import math
import time
from collections.abc import Callable, Mapping, Sequence

from stolik.bots import BOTS

LEVELS = tuple(BOTS)
WHEN_FULL = "casual"  # it needs next to no time
FULL = 0.75  # of the cores' time may be needed; beyond that stronger bots sit down as the level for a full house
MOST = FULL / 2  # of the cores' time that one table is thought to need: one alone may do as it likes
MEMORY = 60.0  # seconds over which the load is averaged
ASKED_EVERY = 8.0  # seconds between two decisions of a bot that plays with people, roughly
FIRST_GUESS = 0.05  # seconds of a decision, as long as none has been measured
LATEST = 0.05  # the weight of the latest decision in the average of what they take
FORGOTTEN = 0.001  # of a core: a table that needs less is not remembered
REMEMBERED = 1_000  # tables whose load is remembered before any is looked through


class Load:
    """Seconds of work in each second, averaged with a weight that fades."""

    __slots__ = ("_at", "_load")

    def __init__(self) -> None:
        self._load = self._at = 0.0

    def add(self, seconds: float, now: float) -> None:
        """So much work has been done, or promised."""
        self._load, self._at = self.at(now) + seconds / MEMORY, now

    def at(self, now: float) -> float:
        """The average now."""
        return self._load * math.exp((self._at - now) / MEMORY)


class Levels:
    """The levels of one server.

    cores      for bots; 0 counts as one
    highest    the strongest level that is offered
    when_full  the level of those that would be stronger, when the cores have too much to do
    known      all levels, weakest first
    """

    def __init__(
        self,
        cores: int,
        highest: str = LEVELS[-1],
        when_full: str = WHEN_FULL,
        known: Sequence[str] = LEVELS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.offered = tuple(known[: known.index(highest) + 1])
        self._rank = {level: rank for rank, level in enumerate(known)}
        self._when_full = min(when_full, highest, key=self._rank.__getitem__)
        self._cores, self._now = max(cores, 1), now
        self._seconds: dict[tuple[str, str], float] = {}  # of a decision, by game and level
        self._all, self._own, self._look = Load(), dict[str, Load](), REMEMBERED

    def thought(self, game: str, level: str, table: str, seconds: float) -> None:
        """A bot has thought for so long."""
        before = self._seconds.setdefault((game, level), seconds)
        self._seconds[game, level] = before + (seconds - before) * LATEST
        self._add(table, seconds)

    def worked(self, seconds: float) -> None:
        """Something else was thought about for so long, for no table's bots."""
        self._all.add(seconds, self._now())

    def instead(self, game: str, table: str, wanted: Mapping[int, str]) -> dict[int, str]:
        """A match begins at a table (its code) with bots on these seats: the seats whose bots play at another level."""
        known = {seat: level for seat, level in wanted.items() if level in self._rank}
        offered = {seat: min(level, self.offered[-1], key=self._rank.__getitem__) for seat, level in known.items()}
        strong = [seat for seat, level in offered.items() if self._rank[level] > self._rank[self._when_full]]
        need = sum(self._seconds.get((game, offered[seat]), FIRST_GUESS) for seat in strong) / ASKED_EVERY
        need = min(need, MOST * self._cores)
        now = self._now()
        own = self._own[table].at(now) if table in self._own else 0.0
        if strong and self._all.at(now) - own + need > FULL * self._cores:
            offered |= dict.fromkeys(strong, self._when_full)
        elif strong:
            self._add(table, need * MEMORY)
        return {seat: level for seat, level in offered.items() if level != wanted[seat]}

    def _add(self, table: str, seconds: float) -> None:
        now = self._now()
        self._all.add(seconds, now)
        if table not in self._own:
            if len(self._own) >= self._look:
                self._own = {code: load for code, load in self._own.items() if load.at(now) > FORGOTTEN}
                self._look = max(REMEMBERED, 2 * len(self._own))
            self._own[table] = Load()
        self._own[table].add(seconds, now)
