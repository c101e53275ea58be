"""The live tables: everything that reaches one, in order; what it does is stored first and sent when it is durable.

    connection -> rooms.join / command / part / gone -> table -> store -> (commit) -> listeners

One clock for all tables: it goes on after a restart where the log ended, so that the time in between is not charged to
anybody. One timer ticks the tables that have something due. No task for a table, no future for an action.
"""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.json import encode

from stolik.core.engine import engine
from stolik.core.game import Event, event
from stolik.games import GAMES
from stolik.match.records import to_line
from stolik.protocol import to_server
from stolik.protocol.to_client import Bad, Listed
from stolik.server.answers import LiveAnswers
from stolik.server.aside import aside
from stolik.server.limits import Limits, networks, trusted
from stolik.server.lobby import LobbyList, listed_of
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.people import People, Person
from stolik.server.recovery import Recovery
from stolik.server.room import Batch, Connection, Mark, Room, Subscription
from stolik.server.timer import Timer
from stolik.store import LogRow, Store
from stolik.table import CLOCKS, Out, Setup, Table
from stolik.table import log as entries
from stolik.table.commands import Command, Sit
from stolik.table.story import Happened, story
from stolik.table.told import CLOSED, PLAYING, WAITING

SIGNS = "BCDFGHJKLMNPQRSTVWXZ23456789"  # no vowels: codes are no words; none is taken for another
LENGTH = 6
FILL = 8.0  # seconds after which bots take the free seats of a quick table
COMING = 20.0  # seconds that somebody who sat down by HTTP has to come in
SWEEP = 30.0  # seconds between looks for tables that everybody has left


class NotNow(Exception):
    """A table is not opened, or nobody sits down: `event` says why."""

    def __init__(self, told: Event) -> None:
        self.event = told
        super().__init__(told.id)


class Rooms:
    """All live tables of a server."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics, people: People) -> None:
        self._store, self._limits, self._metrics, self._people = store, limits, metrics, people
        self.tables: dict[str, Room] = {}
        self.connections: dict[str, set[Connection]] = defaultdict(set)
        self.lobby = LobbyList(self.tables, store.after, limits.listed)
        self._at: dict[str, set[str]] = defaultdict(set)  # where each person sits
        self._hosts: dict[str, int] = defaultdict(int)  # open tables that each person opened
        self._seating = asyncio.Lock()
        self._quick: dict[bytes, dict[str, None]] = defaultdict(dict)  # quick tables that wait, by what is played
        self._loop = asyncio.get_running_loop()
        self._offset = -time.monotonic()
        self._other_rules: dict[str, Event] = {}  # what is said of stored tables that this server cannot go on with
        self._timer = Timer(self.now, lambda room: self._tick(room))
        self._recovery = Recovery(self, store, metrics)
        self._sweeper: asyncio.TimerHandle | None = None
        self.stopped = False

    def now(self) -> float:
        """The time of all tables, in seconds."""
        return time.monotonic() + self._offset

    def free(self) -> float:
        """Seconds until a table has something due."""
        return self._timer.free()

    # --- start and stop -----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Brings back all tables of the log, as they were."""
        self._offset = await self._store.latest() - time.monotonic()
        now = self.now()
        async for key, _, rows in self._store.live():
            try:
                room = self.bring_back(key, rows)
                room.table.restart(now)
                self._enter(room, room.table.host)
                self._settle(room, [], now)
            except entries.OtherRules as other:  # its match cannot go on; it stays in the database as it is
                self._other_rules[other.code] = event(other.reason, **other.values)
                log.warning("table of other rules left as it is", extra={"table": key, **other.values})
            except Exception:  # one broken log must not keep the others away; it stays in the database
                log.exception("table not brought back", extra={"table": key})
        tables = [room.table for room in self.tables.values()]
        sat = {chair.person for table in tables for chair in table.chairs}
        await self._people.look_for((sat | {who for table in tables for _, who, _, _ in table.people}) - {""})
        self._sweep()

    def bring_back(self, key: int, rows: list[LogRow]) -> Room:
        """The table of these rows. Raises whatever a log can be that is not whole."""
        found = _decoded(rows)
        game = entries.opening(found[0], GAMES).game
        engine(GAMES[game], wait=True)  # interpreted, long logs would take minutes
        first = found[0].input
        mark = Mark(rows[0].seq, first.state["v"] if isinstance(first, entries.Kept) else 0)
        return Room(Table.bring_back(found, LiveAnswers(game), GAMES), key, rows[-1].seq, self.now(), mark)

    def stop(self) -> None:
        """Nothing more happens at any table."""
        self.stopped = True
        self._timer.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()

    # --- what the HTTP API asks ---------------------------------------------------------------------------------------

    async def create(self, setup: dict[str, Any], person: Person) -> str:
        """Opens a table (fields of Setup without `code`), hosted by a person; returns its code when it is durable.

        Raises BadOption, NotNow for a limit, KeyError for a game or a clock that there is not.
        """
        room = await self._open(setup, person)
        await self._store.flush()
        return room.code

    async def quick(self, game: str, options: dict[str, Any], person: Person) -> tuple[str, int]:
        """Seats a person at a quick table of this game with these options, a waiting one or a new one: (code, seat).

        Raises as `create` does.
        """
        settled = GAMES[game].option_values(GAMES[game].settle(options))
        async with self._seating:  # or else all who ask at once would get a table each
            for code in list(self._quick.get(_kind(game, settled), ())):
                room = self.tables[code]
                seat = room.table.seat_of(person.id)
                if seat is None:
                    seat = self._sit(room, person)
                if seat is not None:
                    break
            else:
                fields = {"game": game, "options": settled, "clock": "normal", "fill_after": FILL}
                room = await self._open(fields, person)
                seat = self._sit(room, person)
        await self._store.flush()
        if seat is None:
            raise NotNow(event("server-broken"))
        return room.code, seat

    def listed(self) -> list[Listed]:
        """The tables of the lobby."""
        return self.lobby.all()

    def find(self, code: str) -> Listed | None:
        """A table, listed or not, by its code."""
        room = self._find(code)
        return listed_of(room) if room is not None else None

    def chat(self, code: str) -> list[tuple[str, str]]:
        """The latest lines of chat of a table as (person, text), for reports."""
        room = self._find(code)
        return [(said.person, said.text) for said in room.table.chat] if room is not None else []

    async def story(self, code: str, person: str, since: int | None) -> tuple[int, list[Happened]] | None:
        """What happened at a table since a version, as this person was told it: the version that was known before.

        None: no such table. Raises Refusal while too many others ask.
        """
        room = self._find(code)
        if room is None:
            return None
        mark = room.mark_for(since)
        await self._store.flush()
        rows = await self._store.rows(room.key, mark.seq)
        game = room.table.game.name
        since = mark.v if since is None else max(since, mark.v)
        return since, await aside(lambda: story(_decoded(rows), LiveAnswers(game), GAMES, person, since))

    def disconnect(self, who: str) -> None:
        """All connections of a person, or from an address or network, are closed: he may not be here any more."""
        found = list(self.connections.get(who, ()))
        if "." in who or ":" in who:
            everybody = [each for person in self.connections.values() for each in person]
            found = [each for each in everybody if trusted(each.address, networks([who]))]
        for connection in found:
            connection.send(Bad(event("server-who"), last=True))
            connection.buffer.close(1008)

    def call_back(self, who: str) -> None:
        """All connections of a person are to be made anew: as what he is now, or with a void token not at all."""
        for connection in list(self.connections.get(who, ())):
            connection.buffer.close(1012)

    def _find(self, code: str) -> Room | None:
        return self.tables.get(code.strip().upper())

    async def _open(self, fields: dict[str, Any], person: Person) -> Room:
        self._refuse_too_many(person.id)
        code = await self._new_code()
        self._refuse_too_many(person.id)  # others may have opened some while the code was looked for
        setup = Setup(code=code, **fields)
        CLOCKS[setup.clock]
        table = Table(setup, LiveAnswers(setup.game), GAMES)
        now = self.now()
        table.open(person.id, person.name, now)
        first, *more = table.take()
        room = Room(table, self._store.open_table(code, now, entries.encode(first)), 0, now)
        for entry in more:
            self._append(room, entry)
        self._enter(room, person.id)
        return room

    def _refuse_too_many(self, person: str) -> None:
        if self.stopped:
            raise NotNow(event("server-stopping"))
        if self._hosts.get(person, 0) >= self._limits.hosted:
            raise NotNow(event("server-hosted", count=self._limits.hosted))
        if len(self.tables) >= self._limits.tables:
            raise NotNow(event("server-full"))

    async def _new_code(self) -> str:
        """A code that no table has; and no match, for the codes of matches begin with it."""
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
            if await self._store.match(f"{code}-1") is None and code not in self.tables:
                return code

    def _sit(self, room: Room, person: Person) -> int | None:
        """The person takes the first free seat, if there is one, and is expected to come in soon."""
        free = [seat for seat, chair in enumerate(room.table.chairs) if not (chair.person or chair.bot)]
        if not free:
            return None
        self._do(room, person, "", Sit(free[0]), None)
        self._loop.call_later(COMING, self._look_for, room, person.id)
        return room.table.seat_of(person.id)

    def _look_for(self, room: Room, person: str) -> None:
        if person not in room.subscriptions and self.tables.get(room.code) is room and not self.stopped:
            self.attempt(room, lambda now: room.table.gone(person, now))

    # --- what clients want --------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> list[str]:
        """A client has said who he is; the codes of the tables where he sits."""
        self.connections[connection.person.id].add(connection)
        return sorted(self._at.get(connection.person.id, ()))

    def gone(self, connection: Connection) -> None:
        """A client is gone, however that came."""
        self.lobby.leave(connection)
        mine = self.connections.get(connection.person.id)
        if mine is not None:
            mine.discard(connection)
            if not mine:
                del self.connections[connection.person.id]
        for code in list(connection.joined):
            self.part(connection, code)

    def join(self, connection: Connection, code: str, since: int | None) -> Event | None:
        """A client hears about a table from now on; an event says why not."""
        room = self._find(code)
        if room is None:
            return self._other_rules.get(code.strip().upper()) or event("server-no-table", code=code)
        person, subscription = connection.person, connection.joined.get(room.code)
        if subscription is None:
            if len(connection.joined) >= self._limits.tables_joined:
                return event("server-joined", count=self._limits.tables_joined)
            subscription = connection.joined[room.code] = Subscription(connection, room)
            room.add(subscription)
        self.catch_up(subscription, since)
        self.attempt(room, lambda now: room.table.here(person.id, person.name, now))
        if room.table.setup.listed and room.table.seat_of(person.id) is None:
            self.lobby.change(room.code)
        return None

    def catch_up(self, subscription: Subscription, since: int | None) -> None:
        """Sends what a listener has missed since a version, or the whole table."""
        person = subscription.connection.person
        missed = subscription.room.missed(person, since, self._people.muted(person.id), self.now())
        self.send([(subscription, data) for data in missed])

    def part(self, connection: Connection, code: str) -> Event | None:
        """A client hears no more about a table."""
        subscription = connection.joined.pop(code, None) or connection.joined.pop(code.strip().upper(), None)
        if subscription is None:
            return event("server-not-here", code=code)
        subscription.open = False
        room, person = subscription.room, subscription.person
        last = room.drop(subscription, self.now())
        if last and not self.stopped:  # a server that stops has lost nobody: all are lost when it starts (restart)
            self.attempt(room, lambda now: room.table.gone(person, now))
            if room.table.setup.listed:
                self.lobby.change(room.code)
        return None

    def command(self, connection: Connection, wanted: to_server.Do) -> Event | None:
        """A client's command to a table that he hears about; an event says why it did not get there."""
        subscription = connection.joined.get(wanted.table) or connection.joined.get(wanted.table.strip().upper())
        if subscription is None:
            return event("server-not-here", code=wanted.table)
        return self._do(subscription.room, connection.person, wanted.id, wanted.command, connection)

    def _do(self, room: Room, person: Person, id: str, command: Command, origin: Connection | None) -> Event | None:
        began = time.perf_counter()
        return self.attempt(
            room, lambda now: room.table.handle(person.id, person.name, id, command, now), origin, began
        )

    # --- one step of a table ------------------------------------------------------------------------------------------

    def attempt(
        self,
        room: Room,
        step: Callable[[float], list[Out]],
        origin: Connection | None = None,
        began: float | None = None,
    ) -> Event | None:
        """A step of a table. If the table breaks, which is a mistake of ours, it is brought back from its log."""
        if self.stopped:
            return event("server-stopping")
        if room.broken:
            return event("server-broken")
        now = self.now()
        try:
            self._settle(room, step(now), now, origin, began)
        except Exception:
            log.exception("table broken", extra={"table": room.key})
            self._recovery.mend(room)
            return event("server-broken")
        return None

    def _settle(
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
                self._append(room, entry)
            if room.face_changed():
                room.look()
                self._look(room)
        if table.finished:
            self._keep_matches(room)
        if table.phase == CLOSED and room.code in self.tables:
            batch += room.end_all(event("server-closed"), now)
            self._store.close_table(room.key)
            self.remove(room)
        self.send(batch, began)
        self._timer.schedule(room)

    def _append(self, room: Room, entry: entries.Entry) -> None:
        room.seq += 1
        self._store.append(room.key, room.seq, entry.at, entries.encode(entry))
        if isinstance(entry.input, entries.Kept):
            self._store.trim(room.key, room.seq)
            room.marks.append(Mark(room.seq, room.table.v))

    def _keep_matches(self, room: Room) -> None:
        """Matches that have ended become records. Whoever has been deleted leaves no name in them."""
        for match in room.table.finished:
            record, people = match["record"], match["people"]
            gone = {seat for seat, person, _, _ in people if person and self._people.gone(person)}
            if gone:
                record["names"] = ["" if seat in gone else name for seat, name in enumerate(record["names"])]
            self._store.finish(
                match["code"],
                room.key,
                room.table.game.name,
                match["started"],
                match["ended"],
                to_line(record),
                [(seat, who or None, None if seat in gone else name, bot or None) for seat, who, name, bot in people],
            )
            self._metrics.matches.inc()
        room.table.finished.clear()

    def send(self, batch: Batch, began: float | None = None) -> None:
        """Sends when all that is queued for the store is durable. `began`: when the command behind it came in."""
        if batch or began is not None:
            self._store.after(partial(self._deliver, batch, began))

    def _deliver(self, batch: Batch, began: float | None) -> None:
        for subscription, data in batch:
            if subscription.open:
                subscription.connection.buffer.send(data)
        if began is not None:
            self._metrics.command.observe(time.perf_counter() - began)

    def _tick(self, room: Room) -> None:
        self.attempt(room, room.table.tick)

    # --- which tables there are, and who sits there -------------------------------------------------------------------

    def _enter(self, room: Room, host: str) -> None:
        """A table that is new, or back."""
        self.tables[room.code] = room
        room.host = host
        self._hosts[host] += 1
        self._look(room)
        self._timer.schedule(room)

    def remove(self, room: Room) -> None:
        """A table that is over, or lost."""
        if self.tables.get(room.code) is not room:
            return
        del self.tables[room.code]
        self._hosts[room.host] -= 1
        if not self._hosts[room.host]:
            del self._hosts[room.host]
        self._look(room)

    def _look(self, room: Room) -> None:
        """Something of a table has changed that is known beyond it: who sits there, whether it waits for players."""
        table, there = room.table, self.tables.get(room.code) is room
        seated = {chair.person for chair in table.chairs if chair.person} if there else set()
        for person in room.seated - seated:
            self._at[person].discard(room.code)
            if not self._at[person]:
                del self._at[person]
        for person in seated - room.seated:
            self._at[person].add(room.code)
        room.seated = seated
        if table.setup.fill_after is not None:
            self._look_quick(room, there and table.phase == WAITING)
        if table.setup.listed:
            self.lobby.change(room.code)

    def _look_quick(self, room: Room, waits: bool) -> None:
        """A quick table waits for others, or no more; the host may have settled on other options meanwhile."""
        table = room.table
        kind = _kind(table.game.name, table.game.option_values(table.options)) if waits else b""
        if kind == room.quick:
            return
        if room.quick:
            del self._quick[room.quick][room.code]
            if not self._quick[room.quick]:
                del self._quick[room.quick]
        if kind:
            self._quick[kind][room.code] = None
        room.quick = kind

    def _sweep(self) -> None:
        """Closes the tables that everybody has left long ago."""
        now = self.now()
        for room in list(self.tables.values()):
            playing = room.table.phase == PLAYING
            patience = self._limits.left_seconds if playing else self._limits.empty_seconds
            if room.alone_since is not None and now - room.alone_since > patience:
                self.attempt(room, partial(room.table.close, reason="server-abandoned"))
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)


def _kind(game: str, options: dict[str, Any]) -> bytes:
    """What quick tables have in common at which the same is played."""
    return encode((game, options))


def _decoded(rows: list[LogRow]) -> list[entries.Entry]:
    return entries.decode_all(row.body for row in rows)
