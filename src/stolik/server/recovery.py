"""Tables come back from their logs: all of them when the server starts, and one that broke by a mistake of ours.

The log holds nothing of the step that broke a table. Nothing happens at it until it is back.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from stolik.core.engine import engine
from stolik.core.game import event
from stolik.games import GAMES
from stolik.server.delivery import Delivery
from stolik.server.directory import Directory
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.presence import Presence
from stolik.server.room import Mark, Room
from stolik.server.steps import Steps
from stolik.server.timer import TableClock
from stolik.store import LogRow, Store
from stolik.table import Answers, Out, Table
from stolik.table import log as entries
from stolik.table.messages import Chair

MOST_RECOVERIES = 3  # of one table; then it is given up, and its log stays in the database


class Recovery:
    """Brings back the tables of a server; `answers` makes for a game what its tables ask for."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        directory: Directory,
        delivery: Delivery,
        steps: Steps,
        presence: Presence,
        clock: TableClock,
        answers: Callable[[str], Answers],
    ) -> None:
        self._store, self._metrics = store, metrics
        self._directory, self._delivery, self._steps, self._presence = directory, delivery, steps, presence
        self._clock, self._answers = clock, answers
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """All tables of the log come back as they were; from now on those that break do too."""
        async for key, _, rows in self._store.tables.live():
            self.bring_back(key, rows)
        self.watch()

    def watch(self) -> None:
        """From now on tables that break come back."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="stolik-recovery")

    def bring_back(self, key: int, rows: list[LogRow]) -> None:
        """The table of these rows comes back as it was, if it can."""
        now = self._clock.now()
        try:
            room = self._made(key, rows)
            room.table.restart(now)
            self._directory.add(room, room.table.host)
            self._steps.commit(room, [], now)
        except entries.OtherRules as other:  # its match cannot go on; it stays in the database as it is
            self._directory.left_out[other.code] = event(other.reason, **other.values)
            log.warning("table of other rules left as it is", extra={"table": key, **other.values})
        except Exception:  # one broken log must not keep the others away; it stays in the database
            log.exception("table not brought back", extra={"table": key})

    def stop(self) -> None:
        """What is broken now comes back when the server starts the next time."""
        if self._task is not None:
            self._task.cancel()

    def _made(self, key: int, rows: list[LogRow]) -> Room:
        """The table of these rows. Raises whatever a log can be that is not whole."""
        found = entries.decode_all(row.body for row in rows)
        game = entries.opening(found[0], GAMES).game
        engine(GAMES[game], wait=True)  # interpreted, long logs would take minutes
        first = found[0].input
        kept = first if isinstance(first, entries.Kept) else None
        mark = Mark(rows[0].seq, kept.state["v"], kept.deal) if kept is not None else Mark(rows[0].seq, 0)
        table = Table.bring_back(found, self._answers(game), GAMES)
        room = Room(table, key, rows[-1].seq, self._clock.now(), mark)
        self._steps.keep_matches(room)
        return room

    async def _run(self) -> None:
        while True:
            room = await self._steps.broken.get()
            try:
                await self._recover(room)
            except Exception:
                log.exception("table given up", extra={"table": room.key})
                self._delivery.send(room.end_all(event("server-broken"), self._clock.now()))
                self._directory.remove(room)

    async def _recover(self, room: Room) -> None:
        """As soon as its log is stored the table is back; listeners see it anew."""
        room.recoveries += 1
        if room.recoveries > MOST_RECOVERIES:
            raise RuntimeError("broken again and again")
        await self._store.flush()
        fresh = self._made(room.key, await self._store.tables.rows(room.key))
        room.table, room.broken = fresh.table, False
        room.history.clear()
        room.update_watched()
        self._metrics.recovered.inc()
        for subscription in [each for own in room.subscriptions.values() for each in own]:
            self._presence.catch_up(subscription, None)
        for chair in list(room.table.chairs):  # who came or went meanwhile
            if chair.person in room.subscriptions:
                self._steps.attempt(room, partial(_here, room, chair))
            elif chair.person:
                self._steps.attempt(room, partial(room.table.gone, chair.person))
        self._steps.forget_deleted(room)
        self._steps.attempt(room, room.table.tick)


def _here(room: Room, chair: Chair, now: float) -> list[Out]:
    return room.table.here(chair.person, chair.name, now, chair.account)
