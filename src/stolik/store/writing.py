"""The one connection that writes: a piece of work is a transaction, durable when `transact` returns.

The work is a plain function of a connection, so that SQLite's can run in a thread of its own: one visit there for a
transaction, where an asynchronous driver pays one for every statement. PostgreSQL's runs on asyncpg.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Work = Callable[[Connection], T]


class CommitError(Exception):
    """COMMIT failed, or its answer was lost: nobody knows whether the work was written. The cause is the driver's."""


class Writer(Protocol):
    """Does work in transactions, one after the other."""

    async def transact(self, work: Work[T]) -> T:
        """Do the work and make it durable. What the work raises rolls it back; raises CommitError."""

    async def close(self) -> None:
        """Give the connection back."""


class ThreadWriter:
    """SQLite: in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "stolik-store")
        self._connection: Connection | None = None

    async def transact(self, work: Work[T]) -> T:
        """As Writer says."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        with self._connection.begin() as transaction:
            done = work(self._connection)
            try:
                transaction.commit()
            except Exception as error:
                raise CommitError from error
        return done

    async def close(self) -> None:
        """As Writer says."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class AsyncWriter:
    """PostgreSQL: on the session that holds the lock."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def transact(self, work: Work[T]) -> T:
        """As Writer says."""
        async with self._connection.begin() as transaction:
            done = await self._connection.run_sync(work)
            try:
                await transaction.commit()
            except Exception as error:
                raise CommitError from error
        return done

    async def close(self) -> None:
        """As Writer says."""
        await self._connection.close()
