"""From a URL to a database that is ours: connected, locked, migrated, or refused with a StoreError.

SQLite: write-ahead log, synchronous=FULL, foreign keys, what is deleted is overwritten; one connection writes, others
read beside it. The lock is a file (lock.py). PostgreSQL: the lock is an advisory one of the session that writes, so
that who has lost the lock can no longer write either; a pooler that shares sessions between clients (pgbouncer by
transaction) must not stand between.
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

from stolik.store import lock, migrations
from stolik.store.errors import StoreError
from stolik.store.postgresql_writer import SessionWriter
from stolik.store.sqlite_writer import ThreadWriter
from stolik.store.writing import CommitError, Writer

BUSY_TIMEOUT = 10_000  # milliseconds that SQLite waits for somebody who looks at or copies the database
CONNECT_TIMEOUT = 10  # seconds within which a server must answer a new connection
ADVISORY_LOCK = int.from_bytes(b"stolik", "big")  # its number
# A session whose machine has vanished keeps its lock until PostgreSQL notices: within half a minute, not two hours.
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "4"}
POSTGRESQL_DRIVERS = {"postgresql", "postgres", "postgresql+asyncpg"}
DAMAGED = {"SQLITE_NOTADB", "SQLITE_CORRUPT"}
SQLITE_DRIVERS = {"sqlite", "sqlite+aiosqlite"}
_LOCK_HOLDER = """
    SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (l.classid::bigint << 32) + l.objid::bigint = :key
"""


@dataclass
class OwnedDatabase:
    """A database that this process owns: `writer` for the group commit alone, `reader` hands out connections.

    `shown` is what people are told it is: its path, or its URL without a password.
    """

    shown: str
    engine: AsyncEngine
    reader: AsyncEngine
    writer: Writer
    lock: int | None

    async def close(self) -> None:
        """Gives the connections back, and the lock last."""
        try:
            await self.writer.close()
            await self.engine.dispose()
        finally:
            if self.lock is not None:
                lock.release(self.lock)


async def open_database(url: str, owner: str) -> OwnedDatabase:
    """Connects, locks and migrates; raises StoreError."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("store-url", url=url.split("@")[-1]) from None
    if parsed.drivername in SQLITE_DRIVERS and parsed.database and parsed.database != ":memory:" and not parsed.host:
        return await _open_sqlite(Path(parsed.database), owner)
    if parsed.drivername in POSTGRESQL_DRIVERS and (parsed.database or parsed.host or parsed.query):
        return await _open_postgresql(parsed, owner)
    raise StoreError("store-url", url=_shown(parsed))


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
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
    own = create_engine(URL.create("sqlite+pysqlite", database=str(path)), paramstyle="named")
    for each in (engine.sync_engine, own):
        event.listen(each, "connect", _set_up_sqlite)
        event.listen(each, "begin", _begin_sqlite)
    writer = ThreadWriter(own)
    try:
        await _migrate(writer, str(path))
    except BaseException as error:
        await _give_up(engine, writer)
        lock.release(held)
        if (told := explained(error, str(path))) is not None:
            raise told from error
        raise
    return OwnedDatabase(str(path), engine, engine, writer, held)


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


async def _open_postgresql(url: URL, owner: str) -> OwnedDatabase:
    shown = _shown(url)
    query = dict(url.query)
    if "sslmode" in query:  # what libpq calls it
        query["ssl"] = query.pop("sslmode")
    # Others see in pg_stat_activity, and in the message of store-taken, who this is; 63 bytes are kept.
    name = f"stolik {os.getpid()}@{socket.gethostname()} {owner}".encode("ascii", "replace").decode()[:63]
    arguments = {"timeout": CONNECT_TIMEOUT, "server_settings": {"application_name": name, **KEEPALIVES}}
    engine: AsyncEngine | None = None
    try:
        address = url.set(drivername="postgresql+asyncpg", query=query)
        engine = create_async_engine(address, connect_args=arguments, pool_pre_ping=True)
        session = await engine.connect()
    except Exception as error:  # no such host, refused, wrong password, no such database: a class for each of them
        if engine is not None:
            await engine.dispose()
        raise StoreError("store-no-server", url=shown, told=_cause(error)) from error
    writer = SessionWriter(session)
    try:
        await _own_postgresql(session, shown)
        await _migrate(writer, shown)
    except BaseException as error:
        await _give_up(engine, writer)
        if (told := explained(error, shown)) is not None:
            raise told from error
        raise
    return OwnedDatabase(shown, engine, engine.execution_options(isolation_level="AUTOCOMMIT"), writer, None)


async def _own_postgresql(writer: AsyncConnection, shown: str) -> None:
    """Takes the lock for as long as the session lasts, and sees that COMMIT means durable."""
    async with writer.begin():
        if not (await writer.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK})).scalar_one():
            holder = (await writer.execute(text(_LOCK_HOLDER), {"key": ADVISORY_LOCK})).scalar() or ""
            who = re.fullmatch("stolik (?P<pid>[0-9]+)@(?P<host>[^ ]*) ?(?P<owner>.*)", holder)
            raise _taken(shown, who.groupdict() if who else {})
        encoding = (await writer.execute(text("SHOW server_encoding"))).scalar_one()
        if encoding != "UTF8":
            raise StoreError("store-encoding", path=shown, found=encoding)
        if (await writer.execute(text("SHOW synchronous_commit"))).scalar_one() == "off":
            await writer.execute(text("SET synchronous_commit = on"))


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

    try:
        await writer.transact(migrate)
    except CommitError as error:
        raise (error.__cause__ or error) from None


def _taken(path: str, told: Mapping[str, Any]) -> StoreError:
    said = {name: str(told.get(name, "")) for name in ("owner", "pid", "host")}
    return StoreError("store-taken", path=path, known=all(said.values()), **said)


async def _give_up(engine: AsyncEngine, writer: Writer) -> None:
    await writer.close()
    await engine.dispose()


def _cause(error: Exception) -> str:
    """What the database or the system itself says."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).partition("\n")[0] or type(cause).__name__


def _shown(url: URL) -> str:
    return url.set(password=None, query={}).render_as_string()
