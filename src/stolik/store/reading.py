"""How a store reads what is committed, beside whoever writes: SQLite in threads, PostgreSQL through sessions."""

import asyncio
from asyncio import Task, create_task, shield
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.store.threads import Threads

Row = tuple[Any, ...]
READERS = 4  # queries of SQLite at a time
SETTLE_SECONDS = 5.0  # for which a store that is closed waits for queries


class Reader(Protocol):
    """What reads, and does by itself what belongs into no commit of others."""

    async def all(self, query: Executable, values: Mapping[str, Any]) -> list[Row]:
        """The rows that are committed. Whoever is cancelled meanwhile leaves the query to run to its end."""

    async def execute(self, statement: Executable, rows: Sequence[Mapping[str, Any]] = ()) -> None:
        """A statement, at once; with each of the rows, if there are any."""

    async def close(self) -> None:
        """Waits for queries that still run, whoever wanted them, for a while."""


class ThreadReader:
    """A Reader of SQLite, whose connections are without transactions, so each statement is one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = Threads("stolik-reading", READERS, engine.connect)

    async def all(self, query: Executable, values: Mapping[str, Any]) -> list[Row]:
        """As Reader says."""
        return await self._threads.do(lambda connection: cast(list[Row], connection.execute(query, values).all()))

    async def execute(self, statement: Executable, rows: Sequence[Mapping[str, Any]] = ()) -> None:
        """As Reader says."""

        def work(connection: Connection) -> None:
            connection.execute(statement, rows or None)

        await self._threads.do(work)

    async def close(self) -> None:
        """As Reader says."""
        await self._threads.close(SETTLE_SECONDS)
        self._engine.dispose()


class SessionReader:
    """A Reader of PostgreSQL; its sessions are without transactions, so each statement is one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading: set[Task[list[Row]]] = set()

    async def all(self, query: Executable, values: Mapping[str, Any]) -> list[Row]:
        """As Reader says: a session whose query is broken off could not be used again."""
        reading = create_task(self._all(query, values), name="stolik-reading")
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await shield(reading)

    async def execute(self, statement: Executable, rows: Sequence[Mapping[str, Any]] = ()) -> None:
        """As Reader says."""
        async with self._engine.connect() as connection:
            await connection.execute(statement, rows or None)

    async def close(self) -> None:
        """As Reader says."""
        if self._reading:
            await asyncio.wait(self._reading, timeout=SETTLE_SECONDS)
        await self._engine.dispose()

    async def _all(self, query: Executable, values: Mapping[str, Any]) -> list[Row]:
        async with self._engine.connect() as connection:
            return cast(list[Row], (await connection.execute(query, values)).all())
