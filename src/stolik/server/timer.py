"""The time of all tables, and one timer: whichever has something due is ticked, few at a time.

So messages get their turn between them.
"""

import asyncio
import heapq
import time
from collections.abc import Callable

from stolik.server.room import Room

TICKED_AT_ONCE = 50  # tables, before others get a turn


class TableClock:
    """Seconds that no restart leaps over: they go on where the log ended."""

    def __init__(self) -> None:
        self._offset = -time.monotonic()

    def go_on_from(self, latest: float) -> None:
        """It is `latest` now."""
        self._offset = latest - time.monotonic()

    def now(self) -> float:
        """The time of all tables."""
        return time.monotonic() + self._offset


class Timer:
    """`tick` is called with each room whose table has something due."""

    def __init__(self, clock: TableClock, tick: Callable[[Room], object]) -> None:
        self._now, self._tick = clock.now, tick
        self._loop = asyncio.get_running_loop()
        self._heap: list[tuple[float, int, Room]] = []  # entries whose time is not the table's `due` any more are void
        self._count = 0  # so that tables are never compared
        self._handle: asyncio.TimerHandle | None = None
        self._stopped = False

    def schedule(self, room: Room) -> None:
        """The table is to be ticked when it says."""
        due = room.table.due()
        if due == room.due:
            return
        room.due = due
        if due is not None:
            self._count += 1
            heapq.heappush(self._heap, (due, self._count, room))
            if self._heap[0][0] == due:
                self._set()

    def seconds_free(self) -> float:
        """Seconds until something is due."""
        return self._heap[0][0] - self._now() if self._heap else 3600.0

    def stop(self) -> None:
        """Nothing is ticked any more."""
        self._stopped = True
        self._set()

    def _set(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._heap and not self._stopped:
            self._handle = self._loop.call_later(max(0.0, self._heap[0][0] - self._now()), self._ring)

    def _ring(self) -> None:
        self._handle = None
        now = self._now()
        ready: list[Room] = []
        while self._heap and self._heap[0][0] <= now and len(ready) < TICKED_AT_ONCE:
            due, _, room = heapq.heappop(self._heap)
            if room.due == due:
                room.due = None
                ready.append(room)
        for room in ready:
            self._tick(room)
        self._set()
