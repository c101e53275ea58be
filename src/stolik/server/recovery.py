"""After a mistake of ours at one table: it comes back from its log, which holds nothing of the step that broke it."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from stolik.core.game import event
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.room import Room
from stolik.store import Store

if TYPE_CHECKING:
    from stolik.server.rooms import Rooms

MENDS = 3  # times for one table; then it is given up, and its log stays in the database


class Recovery:
    """Mends the tables of the server. A table that is being mended is `broken`, and nothing happens at it."""

    def __init__(self, rooms: "Rooms", store: Store, metrics: Metrics) -> None:
        self._rooms, self._store, self._metrics = rooms, store, metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def mend(self, room: Room) -> None:
        """Brings the table back as soon as its log is stored; listeners see it anew."""
        if room.broken:
            return
        room.broken = True
        room.mended += 1
        task = asyncio.get_running_loop().create_task(self._mend(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mend(self, room: Room) -> None:
        rooms = self._rooms
        try:
            await self._store.flush()
            if room.mended > MENDS:
                raise RuntimeError("broken again and again")
            fresh = rooms.bring_back(room.key, await self._store.rows(room.key))
        except Exception:
            log.exception("table given up", extra={"table": room.key})
            rooms.send(room.end_all(event("server-broken"), rooms.now()))
            rooms.remove(room)
            return
        room.table, room.broken = fresh.table, False
        room.history.clear()
        room.look()
        self._metrics.mended.inc()
        for subscription in [each for subscriptions in room.subscriptions.values() for each in subscriptions]:
            rooms.catch_up(subscription, None)
        for chair in list(room.table.chairs):  # who came or went meanwhile
            if chair.person in room.subscriptions:
                rooms.attempt(room, partial(room.table.here, chair.person, chair.name))
            elif chair.person:
                rooms.attempt(room, partial(room.table.gone, chair.person))
        rooms.attempt(room, room.table.tick)
