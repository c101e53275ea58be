"""One step of a table: what reaches it, one after the other. What it did is stored first, and sent when it is durable.

    step(now) -> what it tells -> its entries of the log are queued -> (commit) -> the listeners are sent their messages

No task for a table, no future for an action.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import astuple

from stolik.core.game import Event, event
from stolik.match.records import to_line
from stolik.server.delivery import Delivery
from stolik.server.directory import Directory
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.own_data import nameless
from stolik.server.people import People
from stolik.server.rates import MatchRation
from stolik.server.results import results_of
from stolik.server.room import Connection, Mark, Room
from stolik.server.thinking import Thinking
from stolik.server.timer import TableClock, Timer
from stolik.store import Store
from stolik.table import Out
from stolik.table import log as entries
from stolik.table.messages import CLOSED


class Steps:
    """Makes the steps of all tables.

    timer    ticks the tables that have something due
    broken   rooms whose table broke in a step, which is a mistake of ours: whoever recovers them takes them from here
    stopped  nothing more happens at any table
    """

    def __init__(
        self,
        store: Store,
        people: People,
        metrics: Metrics,
        directory: Directory,
        delivery: Delivery,
        clock: TableClock,
        thinking: Thinking,
        matches: MatchRation,
    ) -> None:
        self._store, self._people, self._metrics, self._matches = store, people, metrics, matches
        self._directory, self._delivery, self._clock = directory, delivery, clock
        self.timer = Timer(clock, lambda room: self.attempt(room, room.table.tick))
        self._thinking = thinking
        thinking.attempt = self.attempt
        self.broken: asyncio.Queue[Room] = asyncio.Queue()
        self.stopped = False

    def stop(self) -> None:
        """Nothing more happens at any table."""
        self.stopped = True
        self.timer.stop()
        self._thinking.stop()

    def attempt(
        self,
        room: Room,
        step: Callable[[float], list[Out]],
        origin: Connection | None = None,
        began: float | None = None,
    ) -> Event | None:
        """A step of a table; an event says why there was none.

        `origin`: whose command it is, and `began`: when that came in (`time.perf_counter`).
        """
        if self.stopped:
            return event("server-stopping")
        if room.broken:
            return event("server-broken")
        now = self._clock.now()
        try:
            self.commit(room, step(now), now, origin, began)
        except Exception:
            log.exception("table broken", extra={"table": room.key})
            room.broken = True
            self.broken.put_nowait(room)
            return event("server-broken")
        return None

    def commit(
        self,
        room: Room,
        outs: list[Out],
        now: float,
        origin: Connection | None = None,
        began: float | None = None,
    ) -> None:
        """What a step did is stored; who is to hear of it will, when it is."""
        table = room.table
        taken = table.take()
        batch = room.address(outs, origin, self._people.muted, now, bool(taken))
        if began is not None:
            (self._metrics.commands if taken else self._metrics.refused).inc()
        if taken:
            for entry in taken:
                self.append(room, entry)
            if self._directory.reindex(room):
                room.update_watched()
        if table.finished:
            self._metrics.matches.inc(sum(bool(match.people) for match in table.finished))
            self.keep_matches(room)
        if table.phase == CLOSED and room.code in self._directory.open:
            batch += room.end_all(event("server-closed"), now)
            self._store.tables.close(room.key)
            self._directory.remove(room)
        self._delivery.send(batch, began)
        self._thinking.look_after(room, now)
        self.timer.schedule(room)

    async def look_for_deleted(self, codes: Iterable[str]) -> None:
        """Tables that come back, with these codes, may know people who were deleted meanwhile."""
        rooms = [room for code in codes if (room := self._directory.open.get(code)) is not None]
        await self._people.look_for(set().union(*(room.table.known() for room in rooms)))
        for room in rooms:
            self.forget_deleted(room)

    def forget_deleted(self, room: Room) -> None:
        """A table forgets whom it knows that has been deleted, and so does its log."""
        for who in filter(self._people.gone, room.table.known()):
            self.attempt(room, partial(room.table.delete, who))

    def append(self, room: Room, entry: entries.Entry) -> None:
        """Queues an entry of a table's log."""
        if isinstance(entry.input, entries.Deleted):
            room.forget()  # so that the log begins with the whole table, which follows
        room.seq += 1
        self._store.tables.append(room.key, room.seq, entry.at, entries.encode(entry))
        if isinstance(entry.input, entries.Kept):
            room.marks.append(Mark(room.seq, entry.input.state["v"], entry.input.deal))
            self._store.tables.checkpoint(room.key, room.seq, room.marks[0].seq)

    def keep_matches(self, room: Room) -> None:
        """Matches that have ended become records.

        Those that a log tells of are there already, but for the last one before a crash.
        """
        for match in room.table.finished:
            line = to_line(match.record)
            self._matches.kept(self._directory.address_of(room), len(line))
            self._store.matches.add(
                match.code,
                room.key,
                room.table.game.name,
                match.started,
                match.ended,
                line,
                [(seat, who or None, name, bot or None) for seat, who, name, bot in match.people],
                nameless,
            )
            results = results_of(room.table.game.name, match.record)
            for (_, who, _, _), result in zip(match.people, results, strict=False):
                if who:
                    self._store.statistics.add(match.code, who, *astuple(result))
        room.table.finished.clear()
