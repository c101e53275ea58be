"""Several processes that share one PostgreSQL: who they are, which shards each has, what they tell each other.

All are equal. A process holds a lock of the session that writes for each shard that it has, so that the lock goes when
the process or its session does, whatever became of it. Each time a shard is taken its epoch rises; a row of a log is
written only if its shard still has the epoch that the row carries (postgresql_writer.py), so that whoever has lost a
shard and does not know it yet writes nothing.

    shards     784 rows: the epoch of each, and who took it last
    processes  who there is, where it is found, when it was seen last (once a second)
    faces      of each open table what others know of it: what the lobby shows, who sits there, what it waits for

What one process tells another is always a row; NOTIFY only says that there is something to look at (notices.py). Times
are PostgreSQL's own, in seconds of Unix time, so that clocks of machines need not agree.
"""

import time
from collections.abc import Collection, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    delete,
    literal_column,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert

from stolik.store.database import Database
from stolik.store.gathered import Gathered
from stolik.store.shards import NUMBER_BITS, SHARDS

# The first numbers of advisory locks: of shards, whose second number is the shard, and of names of processes.
SHARD_LOCKS, NAME_LOCKS = 7470, 7471
SEEN_SECONDS = 10.0  # after which a process that was not seen is given up
HELD_UP_SECONDS = 3.0  # between two times of being seen: then the database may have held up the others as well

_shared = MetaData()
shards = Table(
    "shards",
    _shared,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),
    Column("owner", Text, nullable=False),  # the name of a process; "" when it has been given up
)
# One row: how far the time of all tables is ahead of PostgreSQL's. It goes on where the logs ended when the first
# process starts, so that nobody is charged for the time in which none ran.
clock = Table("clock", _shared, Column("ahead", Double, nullable=False))
UNLOGGED = ["UNLOGGED"]  # what is in them comes anew from those who run
processes = Table(
    "processes",
    _shared,
    Column("name", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("pid", Integer, nullable=False),  # of the backend of the session that writes
    Column("began", Text, nullable=False),  # when that backend did, for numbers are given again
    Column("seen", Double, nullable=False),
    prefixes=UNLOGGED,
)
faces = Table(
    "faces",
    _shared,
    Column("key", BigInteger, primary_key=True, autoincrement=False),  # of the table
    Column("code", Text, nullable=False),
    Column("kind", Text, nullable=False, index=True),  # as which kind of quick table it waits for others; "": not
    Column("listed", Text, nullable=False),  # as the lobby shows it, JSON
    Column("shown", Integer, nullable=False),  # whether the lobby shows it: 0 or 1
    Column("seated", ARRAY(Text), nullable=False),  # public ids
    Index("ix_faces_seated", "seated", postgresql_using="gin"),
    prefixes=UNLOGGED,
)

_SHARD = faces.c.key.bitwise_rshift(literal_column(str(NUMBER_BITS)))
Index("ix_faces_shard", _SHARD)  # each change of a lobby asks for the faces of a shard
_NOW = "extract(epoch FROM clock_timestamp())::float8"
# A lock that nobody holds may be taken a moment later, so each is tried; those of one's own are not looked at.
_FREE = text(f"""
    SELECT id FROM shards WHERE NOT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
        AND classid = {SHARD_LOCKS} AND objid = shards.id
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) ORDER BY random() LIMIT :most
""")
_LOCK = text(f"SELECT id FROM unnest(CAST(:ids AS int[])) AS id WHERE pg_try_advisory_lock({SHARD_LOCKS}, id)")
_UNLOCK = text(f"SELECT pg_advisory_unlock({SHARD_LOCKS}, id) FROM unnest(CAST(:ids AS int[])) AS id")
_TAKE = text("UPDATE shards SET epoch = epoch + 1, owner = :name WHERE id = ANY(:ids) RETURNING id, epoch")
_GIVE_UP = text("UPDATE shards SET owner = '' WHERE id = ANY(:ids) AND owner = :name")
_SEEN = text(f"""
    INSERT INTO processes (name, address, pid, began, seen) VALUES (:name, :address, :pid, :began, {_NOW})
    ON CONFLICT (name) DO UPDATE SET
        address = excluded.address, pid = excluded.pid, began = excluded.began, seen = excluded.seen
""")
_SESSION = text("SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()")
# Who has just died was seen, but has no session any more.
_PROCESSES = text(f"""
    SELECT name, address FROM processes JOIN pg_stat_activity activity
    ON activity.pid = processes.pid AND activity.backend_start::text = began WHERE seen > {_NOW} - {SEEN_SECONDS}
""")
_OWNERS = select(shards.c.id, shards.c.owner).where(shards.c.owner != "")
# The session of a process that hangs ends, and with it its locks: then it can write nothing when it wakes up. It has
# not been seen for long when we were seen last: what holds up this statement makes nobody older.
_END_HUNG = text(f"""
    WITH hung AS (DELETE FROM processes
        WHERE seen < (SELECT seen FROM processes WHERE name = :name) - {SEEN_SECONDS} RETURNING name, pid, began)
    SELECT hung.name, pg_terminate_backend(activity.pid)
    FROM hung LEFT JOIN pg_stat_activity activity ON activity.pid = hung.pid AND activity.backend_start::text = began
""")
_GONE = delete(processes).where(processes.c.name == bindparam("process"))
_AHEAD = text(f"SELECT {_NOW} + ahead FROM clock")
_SET_AHEAD = text(f"INSERT INTO clock (ahead) SELECT CAST(:latest AS float8) - {_NOW}")


class Process(NamedTuple):
    """One of several: its name, and its address, under which clients find it ("/w/1", "http://10.0.0.2:8470")."""

    name: str
    address: str


class Face(NamedTuple):
    """What others know of an open table. `listed`: JSON."""

    key: int
    code: str
    kind: str
    listed: str
    shown: bool
    seated: list[str]


def prepare(connection: Connection, latest: float) -> None:
    """The first of several processes starts: the tables above, empty but for epochs. `latest`: where the logs end."""
    for table in (processes, faces, clock):
        table.drop(connection, checkfirst=True)
    _shared.create_all(connection)
    rows = [{"id": id, "epoch": 0, "owner": ""} for id in range(SHARDS)]
    connection.execute(insert(shards).on_conflict_do_nothing(), rows)
    connection.execute(_SET_AHEAD, {"latest": latest})


class Cluster:
    """This process among the others. What is not said to be committed is read, or is a row that may be lost."""

    def __init__(self, database: Database, process: Process) -> None:
        self._database, self._queue, self.process = database, database.queue, process
        self._session: tuple[int, str] = (0, "")
        self._seen, self._held_up = inf, -inf  # when we were seen last, and when that was late for the last time
        self._seats = Gathered(self._seats_of)
        self.epochs: dict[int, int] = {}  # of the shards that are ours

    async def enter(self) -> float:
        """Notes who writes, and that we are there; returns the time of all tables, in seconds."""
        pid, began = await self._queue.run(lambda connection: tuple(connection.execute(_SESSION).one()))
        self._session = pid, began
        await self.be_seen()
        now: float = (await self._database.all(_AHEAD))[0][0]
        return now

    async def leave(self) -> None:
        """Others need not wait until we are given up."""
        await self._change(_GONE, [{"process": self.process.name}])

    async def be_seen(self) -> None:
        """We are there. To be called once a second, from the loop that serves."""
        pid, began = self._session
        name, address = self.process
        await self._change(_SEEN, [{"name": name, "address": address, "pid": pid, "began": began}])
        now = time.monotonic()
        if now - self._seen > HELD_UP_SECONDS:
            self._held_up = now
        self._seen = now

    async def check(self) -> None:
        """Raises what the session that writes was lost by, if it was, and then the store fails."""
        await self._queue.run(lambda connection: connection.execute(_SESSION).one())

    async def end_hung(self) -> list[str]:
        """Ends the sessions of those who were not seen for long: their names.

        Nobody's while what held us up may have held up all: they get as long as ever to be seen.
        """
        if time.monotonic() - self._held_up < SEEN_SECONDS:
            return []
        return [row[0] for row in await self._database.all(_END_HUNG, name=self.process.name)]

    async def processes(self) -> dict[str, str]:
        """Who is there, and at which address."""
        return {row[0]: row[1] for row in await self._database.all(_PROCESSES)}

    async def owners(self) -> dict[int, str]:
        """Who took each shard last, if they have not given it up."""
        return {row[0]: row[1] for row in await self._database.all(_OWNERS)}

    # --- shards ----------------------------------------------------------------------------------------------------

    async def take(self, most: int) -> list[int]:
        """Takes at most so many shards that nobody has, and returns them; committed."""

        def work(connection: Connection) -> dict[int, int]:
            free = [row[0] for row in connection.execute(_FREE, {"most": most})]
            ours = [row[0] for row in connection.execute(_LOCK, {"ids": free})]
            taken = connection.execute(_TAKE, {"ids": ours, "name": self.process.name})
            return {row[0]: row[1] for row in taken}

        taken = await self._queue.run(work)
        self.epochs.update(taken)
        return sorted(taken)

    async def release(self, ids: Collection[int]) -> None:
        """Gives shards up, after all that is queued now is durable."""
        given = sorted(ids)
        for id in given:
            self.epochs.pop(id, None)

        def work(connection: Connection) -> None:
            connection.execute(_GIVE_UP, {"ids": given, "name": self.process.name})

        await self._queue.run(work)
        await self._queue.run(lambda connection: connection.execute(_UNLOCK, {"ids": given}).all())

    # --- what others know of tables --------------------------------------------------------------------------------

    async def show(self, shown: Sequence[Face], gone: Sequence[int]) -> None:
        """These faces are new or have changed, and the tables with these keys are gone."""
        if gone:
            await self._change(delete(faces).where(faces.c.key == bindparam("table")), [{"table": key} for key in gone])
        if shown:
            new = insert(faces)
            change = new.on_conflict_do_update(
                index_elements=[faces.c.key],
                set_={name: new.excluded[name] for name in ("kind", "listed", "shown", "seated")},
            )
            await self._change(change, [{**face._asdict(), "shown": int(face.shown)} for face in shown])

    async def hide(self, ids: Collection[int]) -> None:
        """Nothing is known of the tables of these shards until they are shown anew."""
        await self._database.reader.execute(delete(faces).where(_SHARD.in_(sorted(ids))))

    async def listed(self, ids: Collection[int]) -> dict[str, str]:
        """The tables of these shards that the lobby shows: codes, and the JSON of each, the newest last."""
        found = select(faces.c.code, faces.c.listed).where(faces.c.shown == 1, _SHARD.in_(sorted(ids)))
        return {row[0]: row[1] for row in await self._database.all(found.order_by(faces.c.key))}

    async def waiting(self, kind: str) -> list[str]:
        """Codes of the quick tables of this kind that wait for others, the oldest first in each shard."""
        found = select(faces.c.code).where(faces.c.kind == kind).order_by(faces.c.key).limit(10)
        return [row[0] for row in await self._database.all(found)]

    async def seats_of(self, person: str) -> list[tuple[str, str]]:
        """Where a person sits: the codes of tables, with the JSON that the lobby would show."""
        return await self._seats.get(person) or []

    async def seated(self, people: Collection[str]) -> set[str]:
        """Who of these sits at a table."""
        return {*await self._seats_of(people)}

    async def _seats_of(self, people: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        found = select(faces.c.code, faces.c.listed, faces.c.seated).where(faces.c.seated.overlap(sorted(people)))
        seats: dict[str, list[tuple[str, str]]] = {}
        for code, listed, seated in await self._database.all(found):
            for who in set(seated).intersection(people):
                seats.setdefault(who, []).append((code, listed))
        return seats

    async def _change(self, statement: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        """At once, and not in a commit of others: what is changed so is unlogged."""
        await self._database.reader.execute(statement, rows)
