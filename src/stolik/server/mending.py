"""After a mistake of ours at one table: it comes back from its log, which holds nothing of the step that broke it."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from stolik.core.game import event
from stolik.server.live import Live
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.store import Store

if TYPE_CHECKING:
    from stolik.server.hub import Hub

MENDS = 3  # times for one table; then it is given up, and its log stays in the database


class Mender:
    """Mends the tables of a hub. A table that is being mended is `broken`, and nothing happens at it."""

    def __init__(self, hub: "Hub", store: Store, metrics: Metrics) -> None:
        self._hub, self._store, self._metrics = hub, store, metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def mend(self, live: Live) -> None:
        """Brings the table back as soon as its log is stored; listeners see it anew."""
        if live.broken:
            return
        live.broken = True
        live.mended += 1
        task = asyncio.get_running_loop().create_task(self._mend(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mend(self, live: Live) -> None:
        hub = self._hub
        try:
            await self._store.flush()
            if live.mended > MENDS:
                raise RuntimeError("broken again and again")
            fresh = hub.bring_back(live.key, await self._store.rows(live.key))
        except Exception:
            log.exception("table given up", extra={"table": live.key})
            hub.send(live.end_all(event("server-broken"), hub.now()))
            hub.remove(live)
            return
        live.table, live.broken = fresh.table, False
        live.history.clear()
        live.look()
        self._metrics.mended.inc()
        for hearing in [each for hearings in live.hearings.values() for each in hearings]:
            hub.catch_up(hearing, None)
        for chair in list(live.table.chairs):  # who came or went meanwhile
            if chair.person in live.hearings:
                hub.attempt(live, partial(live.table.here, chair.person, chair.name))
            elif chair.person:
                hub.attempt(live, partial(live.table.gone, chair.person))
        hub.attempt(live, live.table.tick)
