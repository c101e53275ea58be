"""Tables that everybody has left are closed some time later."""

import asyncio
from functools import partial

from stolik.server.directory import Directory
from stolik.server.limits import Limits
from stolik.server.steps import Steps
from stolik.server.timer import TableClock
from stolik.table.messages import PLAYING

SWEEP_EVERY = 30.0  # seconds


class Sweeper:
    """Looks for such tables every so often."""

    def __init__(self, limits: Limits, directory: Directory, steps: Steps, clock: TableClock) -> None:
        self._limits, self._directory, self._steps, self._clock = limits, directory, steps, clock
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Looks now, and again and again."""
        self.sweep()
        self._next = asyncio.get_running_loop().call_later(SWEEP_EVERY, self.start)

    def stop(self) -> None:
        """Looks no more."""
        if self._next is not None:
            self._next.cancel()

    def sweep(self) -> None:
        """Closes the tables that everybody left too long ago."""
        now = self._clock.now()
        for room in list(self._directory.open.values()):
            playing = room.table.phase == PLAYING
            patience = self._limits.left_seconds if playing else self._limits.empty_seconds
            if room.alone_since is not None and now - room.alone_since > patience:
                self._steps.attempt(room, partial(room.table.close, reason="server-abandoned"))
