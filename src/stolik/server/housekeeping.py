"""What nobody comes back for goes: sessions that are unused for long, then guests who have none left.

A guest without a session can never come back. Who sits at an open table stays until it is closed.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from stolik.server.directory import Directory
from stolik.server.logs import log
from stolik.server.people import People
from stolik.server.times import days_ago

WhoSits = Callable[[Collection[str]], Awaitable[set[str]]]
EVERY = 300.0  # seconds
GUESTS_AT_ONCE = 200  # that are looked at


class Housekeeping:
    """Looks for them every so often, and does so much at once. `seated`: who of these sits at another process."""

    def __init__(self, people: People, directory: Directory, seated: WhoSits | None = None) -> None:
        self._people, self._directory, self._seated = people, directory, seated
        self._after = ""  # whom the last look has come to, in the order of their ids
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Looks now, and again and again."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="stolik-housekeeping")

    def stop(self) -> None:
        """Looks no more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # the next look may do better; if the store has failed, the server ends
                log.exception("housekeeping failed")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """One look."""
        await self._people.sessions.sweep()
        # Who has come in lately may be about to get a session.
        found = await self._people.guests_without_session(days_ago(1), self._after, GUESTS_AT_ONCE)
        self._after = found[-1] if len(found) == GUESTS_AT_ONCE else ""
        gone = [id for id in found if not self._directory.seats_of(id)]
        if gone and self._seated is not None:
            elsewhere = await self._seated(gone)
            gone = [id for id in gone if id not in elsewhere]
        if gone:
            await self._people.delete_all(gone)
            log.info("guests deleted who cannot come back", extra={"count": len(gone)})
