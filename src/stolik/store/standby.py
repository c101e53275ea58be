"""A standby of PostgreSQL, from which is read what may be some seconds old, as long as it follows the first server.

Whether it does is looked at once a second, while somebody reads. Who has to wait too long for it reads elsewhere, and
it is asked again after a pause: a query that hangs is left to its end.
"""

import asyncio
import logging
import time
from typing import Any

from sqlalchemy import Executable, text
from sqlalchemy.ext.asyncio import AsyncEngine

PATIENCE_SECONDS = 2.0  # for which somebody waits for a standby
PAUSE_SECONDS = 5.0  # before a standby that was away is asked again
LOOK_SECONDS = 1.0  # between two looks whether it follows
BEHIND_SECONDS = 5.0  # how old what is read may be, at most
# Nothing to replay is no delay; whoever receives nothing does not know what there is. One that was promoted goes its
# own way.
_BEHIND = text("""
    SELECT CASE
        WHEN NOT pg_is_in_recovery() OR NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN NULL
        WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
        ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())
    END::float8
""")
_log = logging.getLogger("stolik.store")


class Standby:
    """Answers queries with rows, or with None while it cannot."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._looked = self._away_until = -PAUSE_SECONDS  # monotonic times
        self._follows = True
        self._asking = set[asyncio.Task[list[Any]]]()

    async def all(self, query: Executable, values: dict[str, Any]) -> list[Any] | None:
        """The rows that are there; None if it is away, or behind."""
        now = time.monotonic()
        if now < self._away_until:
            return None
        look = now - self._looked > LOOK_SECONDS
        asking = asyncio.create_task(self._ask(query, values, look), name="stolik-standby")
        self._asking.add(asking)
        asking.add_done_callback(self._done)
        await asyncio.wait([asking], timeout=PATIENCE_SECONDS)
        follows = asking.done() and asking.exception() is None
        if look and follows:
            self._looked = now
        if not follows:
            self._away_until = time.monotonic() + PAUSE_SECONDS
        if follows != self._follows:
            self._follows = follows
            _log.warning("the standby is read again" if follows else "the standby is away: all is read at the first")
        return asking.result() if follows else None

    async def close(self) -> None:
        """Lets it go; who still waits for it waits no more."""
        for asking in self._asking:
            asking.cancel()
        if self._asking:
            await asyncio.wait(self._asking, timeout=PATIENCE_SECONDS)
        await self._engine.dispose()

    async def _ask(self, query: Executable, values: dict[str, Any], look: bool) -> list[Any]:
        async with self._engine.connect() as connection:
            if look:
                behind = (await connection.execute(_BEHIND)).scalar_one()
                if behind is None or behind > BEHIND_SECONDS:
                    raise LookupError(behind)
            return list((await connection.execute(query, values)).all())

    def _done(self, asking: "asyncio.Task[list[Any]]") -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # it is not lost: whoever waited has seen it
