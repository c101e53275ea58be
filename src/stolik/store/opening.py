"""From a URL to a database that is ours: connected, locked, migrated, or refused with a StoreError.

SQLite: write-ahead log, synchronous=FULL, foreign keys, what is deleted is overwritten; one connection writes, others
read beside it. The lock is a file (lock.py). PostgreSQL: the lock is an advisory one of the session that writes, so
that who has lost the lock can no longer write either; a pooler that shares sessions between clients (pgbouncer by
transaction) must not stand between. Several processes share that lock (cluster.py), so that none owns the database.
"""

import os
import re
import socket
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stolik.store import cluster, lock, migrations
from stolik.store.cluster import Process
from stolik.store.errors import StoreError
from stolik.store.postgresql_writer import SessionWriter
from stolik.store.reading import READERS, Reader, SessionReader, ThreadReader
from stolik.store.sqlite_writer import ThreadWriter
from stolik.store.standby import PATIENCE_SECONDS, Standby
from stolik.store.tables import latest
from stolik.store.writing import CommitError, Work, Writer

BUSY_TIMEOUT = 10_000  # milliseconds that SQLite waits for somebody who looks at or copies the database
CONNECT_TIMEOUT = 10  # seconds within which a server must answer a new connection
ADVISORY_LOCK = int.from_bytes(b"stolik", "big")  # its number
OWN = {"key": ADVISORY_LOCK}
LOCK_NOT_AVAILABLE = "55P03"
# A session whose machine has vanished keeps its lock until PostgreSQL notices: within half a minute, not two hours.
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "4"}
POSTGRESQL_DRIVERS = {"postgresql", "postgres", "postgresql+asyncpg"}
DAMAGED = {"SQLITE_NOTADB", "SQLITE_CORRUPT"}
SQLITE_DRIVERS = {"sqlite", "sqlite+pysqlite"}
_LOCK = text("SELECT pg_try_advisory_lock(:key)")
_LOCK_NAME = text(f"SELECT pg_try_advisory_lock({cluster.NAME_LOCKS}, hashtext(:name))")
_LOCK_HOLDER = """
    SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (l.classid::bigint << 32) + l.objid::bigint = :key
"""


@dataclass
class OwnedDatabase:
    """A database that this process owns: `writer` for the group commit alone, `reader` for all.

    `shown` is what people are told it is: its path, or its URL without a password. `sessions`: more of PostgreSQL's.
    """

    shown: str
    reader: Reader
    writer: Writer
    lock: int | None
    sessions: AsyncEngine | None = None
    standby: Standby | None = None

    async def close(self) -> None:
        """Gives the connections back, and the lock last."""
        try:
            await self.writer.close()
            await self.reader.close()
            if self.standby is not None:
                await self.standby.close()
        finally:
            if self.lock is not None:
                lock.release(self.lock)


async def open_database(
    url: str, owner: str, process: Process | None = None, standby: str | None = None
) -> OwnedDatabase:
    """Connects, locks and migrates; `process`: as one of several; `standby`: also read there. Raises StoreError."""
    parsed, follower = _parsed(url), _parsed(standby) if standby is not None else None
    if follower is not None:
        for each in (parsed, follower):
            if not _is_postgresql(each):
                raise StoreError("store-standby", url=_shown(each))
    if parsed.drivername in SQLITE_DRIVERS and process is not None:
        raise StoreError("store-several", url=_shown(parsed))
    if parsed.drivername in SQLITE_DRIVERS and parsed.database and parsed.database != ":memory:" and not parsed.host:
        return await _open_sqlite(Path(parsed.database), owner)
    if _is_postgresql(parsed):
        owned = await _open_postgresql(parsed, owner, process)
        if follower is not None:
            owned.standby = Standby(_engine(follower, owner, PATIENCE_SECONDS))
        return owned
    raise StoreError("store-url", url=_shown(parsed))


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("store-url", url=url.split("@")[-1]) from None


def _is_postgresql(url: URL) -> bool:
    return url.drivername in POSTGRESQL_DRIVERS and bool(url.database or url.host or url.query)


async def _open_sqlite(path: Path, owner: str) -> OwnedDatabase:
    try:
        path = path.resolve()  # one database, one lock, by whatever name
        path.parent.mkdir(parents=True, exist_ok=True)
        held = lock.take(path, owner)
        if not isinstance(held, dict):  # a new one is for its owner alone, and so is what SQLite puts beside it
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError("store-no-access", path=str(path), told=error.strerror or str(error)) from error
    if isinstance(held, dict):
        raise _taken(str(path), held)
    address = URL.create("sqlite+pysqlite", database=str(path))
    engine = create_engine(address, pool_size=READERS, max_overflow=0)
    own = create_engine(address, paramstyle="named")
    for each in (engine, own):
        event.listen(each, "connect", _set_up_sqlite)
        event.listen(each, "begin", _begin_sqlite)
    reader, writer = ThreadReader(engine), ThreadWriter(own)
    try:
        await _migrate(writer, str(path))
    except BaseException as error:
        await _give_up(reader, writer)
        lock.release(held)
        if (told := explained(error, str(path))) is not None:
            raise told from error
        raise
    return OwnedDatabase(str(path), reader, writer, held)


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # no BEGIN behind our back: sqlite3 begins too late, and not for DDL at all
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_TIMEOUT}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "fullfsync=ON",
        "foreign_keys=ON",
        "secure_delete=ON",  # what is deleted is overwritten
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """The writer takes the right to write at once; a reader sees what is committed, query by query."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _open_postgresql(url: URL, owner: str, process: Process | None) -> OwnedDatabase:
    shown = _shown(url)
    engine: AsyncEngine | None = None
    try:
        engine = _engine(url, owner, CONNECT_TIMEOUT)
        session = await engine.connect()
        await session.execution_options(isolation_level="READ COMMITTED")
    except Exception as error:  # no such host, refused, wrong password, no such database: a class for each of them
        if engine is not None:
            await engine.dispose()
        raise StoreError("store-no-server", url=shown, told=_cause(error)) from error
    reader, writer = SessionReader(engine), SessionWriter(session, cluster.shards if process is not None else None)
    try:
        await _check_postgresql(session, shown)
        if process is None:
            await _own_postgresql(session, shown)
            await _migrate(writer, shown)
        else:
            await _share_postgresql(session, writer, process, shown)
    except BaseException as error:
        await _give_up(reader, writer)
        if (told := explained(error, shown)) is not None:
            raise told from error
        raise
    return OwnedDatabase(shown, reader, writer, None, engine)


def _engine(url: URL, owner: str, patience: float) -> AsyncEngine:
    """What makes sessions there; `patience`: seconds within which the server must answer a new one.

    They are without transactions from the beginning: a query is one round trip, as is the look whether the session is
    still there, which would take three.
    """
    query = dict(url.query)
    if "sslmode" in query:  # what libpq calls it
        query["ssl"] = query.pop("sslmode")
    # Others see in pg_stat_activity, and in the message of store-taken, who this is; 63 bytes are kept.
    name = f"stolik {os.getpid()}@{socket.gethostname()} {owner}".encode("ascii", "replace").decode()[:63]
    arguments = {"timeout": patience, "server_settings": {"application_name": name, **KEEPALIVES}}
    address = url.set(drivername="postgresql+asyncpg", query=query)
    return create_async_engine(address, connect_args=arguments, pool_pre_ping=True, isolation_level="AUTOCOMMIT")


async def _check_postgresql(session: AsyncConnection, shown: str) -> None:
    """Sees that every text can be stored, and that COMMIT means durable."""
    async with session.begin():
        encoding = (await session.execute(text("SHOW server_encoding"))).scalar_one()
        if encoding != "UTF8":
            raise StoreError("store-encoding", path=shown, found=encoding)
        if (await session.execute(text("SHOW synchronous_commit"))).scalar_one() == "off":
            await session.execute(text("SET synchronous_commit = on"))


async def _own_postgresql(session: AsyncConnection, shown: str) -> None:
    """Takes the lock for as long as the session lasts."""
    async with session.begin():
        if not (await session.execute(_LOCK, OWN)).scalar_one():
            raise await _taken_by(session, shown)


async def _share_postgresql(session: AsyncConnection, writer: Writer, process: Process, shown: str) -> None:
    """Shares the lock, and takes that of the name, for as long as the session lasts.

    Who gets the lock alone is the first, and makes everything ready; the others wait for that.
    """
    async with session.begin():
        first = (await session.execute(_LOCK, OWN)).scalar_one()
    if first:
        await _migrate(writer, shown)
        await _transacted(writer, lambda connection: cluster.prepare(connection, latest(connection)))
    try:
        async with session.begin():
            await session.execute(text(f"SET LOCAL lock_timeout = {CONNECT_TIMEOUT * 1000}"))
            await session.execute(text("SELECT pg_advisory_lock_shared(:key)"), OWN)
            if first:
                await session.execute(text("SELECT pg_advisory_unlock(:key)"), OWN)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE:
            raise
        async with session.begin():
            raise await _taken_by(session, shown) from None
    async with session.begin():
        if not (await session.execute(_LOCK_NAME, {"name": process.name})).scalar_one():
            raise StoreError("store-name-taken", path=shown, process=process.name)
        if (other := await session.run_sync(migrations.other)) is not None:
            raise StoreError("store-other", path=shown, revision=other)


async def _taken_by(session: AsyncConnection, shown: str) -> StoreError:
    holder = (await session.execute(text(_LOCK_HOLDER), OWN)).scalar() or ""
    who = re.fullmatch("stolik (?P<pid>[0-9]+)@(?P<host>[^ ]*) ?(?P<owner>.*)", holder)
    return _taken(shown, who.groupdict() if who else {})


def explained(error: BaseException, shown: str) -> StoreError | None:
    """What a database refuses, as whoever runs the server can do something about it; None for what is no such thing."""
    if isinstance(error, CommitError) and error.__cause__ is not None:
        error = error.__cause__
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if not isinstance(cause, sqlite3.Error) and not isinstance(error, DBAPIError):
        return None
    broken = getattr(cause, "sqlite_errorname", "") in DAMAGED
    return StoreError("store-damaged" if broken else "store-no-access", path=shown, told=str(cause))


async def _migrate(writer: Writer, shown: str) -> None:
    def migrate(connection: Connection) -> None:
        if newer := migrations.unknown(connection):
            raise StoreError("store-newer", path=shown, revision=newer)
        migrations.upgrade(connection)

    await _transacted(writer, migrate)


async def _transacted(writer: Writer, work: Work[None]) -> None:
    try:
        await writer.transact(work)
    except CommitError as error:
        raise (error.__cause__ or error) from None


def _taken(path: str, told: Mapping[str, Any]) -> StoreError:
    said = {name: str(told.get(name, "")) for name in ("owner", "pid", "host")}
    return StoreError("store-taken", path=path, known=all(said.values()), **said)


async def _give_up(reader: Reader, writer: Writer) -> None:
    await writer.close()
    await reader.close()


def _cause(error: Exception) -> str:
    """What the database or the system itself says."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).partition("\n")[0] or type(cause).__name__


def _shown(url: URL) -> str:
    return url.set(password=None, query={}).render_as_string()
