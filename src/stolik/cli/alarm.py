"""One's own time at a table with a clock: told before it is up, as the browser does. No clock of its own.

It is told when there is little left before a bot acts in one's place, the reserve counted: once a match when the early
mark is passed, whose seconds one can choose, and at each question when the last ones are. Nothing is told while the own
time does not run, and nothing of marks that a question begins below.
"""

import math

from stolik.client.place import Place

EARLY = 120  # seconds, unless another number is chosen; 0 for none
LAST = (30, 10)  # seconds
LONGEST_ALARM = 600  # seconds that may be chosen: the longest reserve of a clock


class OwnTime:
    """Knows what has been told of the own time at this place. `early`: the seconds of the early mark, 0 for none."""

    def __init__(self, place: Place, early: int = EARLY) -> None:
        self._place, self.early = place, early
        self._since: tuple[float, int] | None = None  # when this question's time is up, and the seconds seen last
        self._match: int | None = None  # in which the early mark was passed

    def left(self, now: float) -> float | None:
        """Seconds until a bot would act; None while the own time does not run."""
        ticking, place = self._place.standing.ticking or None, self._place
        if ticking is None or place.seat is None or ticking.seat != place.seat or place.phase != "playing":
            return None
        return max(0.0, ticking.bank - now)

    def due(self, now: float) -> int | None:
        """The seconds that are to be told at this time; None for nothing. What was slept through is told once."""
        left = self.left(now)
        if left is None:
            self._since = None
            return None
        ticking = self._place.standing.ticking
        assert ticking
        seconds = math.ceil(left)
        before = self._since[1] if self._since is not None and self._since[0] == ticking.bank else None
        self._since = ticking.bank, seconds
        passed = [mark for mark in self._marks() if before is not None and seconds <= mark < before]
        if self.early in passed:
            self._match = self._place.standing.match or 0
        return seconds if passed and seconds else None

    def rest(self, now: float) -> float | None:
        """Seconds until the next mark; None where none comes."""
        left = self.left(now)
        ahead = [left - mark for mark in self._marks() if left is not None and left > mark]
        return min(ahead, default=None)

    def _marks(self) -> tuple[int, ...]:
        told = self._match is not None and self._match == (self._place.standing.match or 0)
        return LAST if told or not self.early else (self.early, *LAST)
