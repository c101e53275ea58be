"""Writes to SQLite in a thread: one visit there for a transaction, and one call back into the event loop."""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from stolik.store.writing import CommitError, Rows, T, Work

_Job = tuple[Callable[[], Any], "Future[Any]"]


class ThreadWriter:
    """A Writer. The connection is made in the thread and never leaves it; `engine` names parameters (`:name`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._text = cache(lambda statement, keys: str(statement.compile(engine, column_keys=keys)))
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="stolik-store", daemon=True)  # who does not close may end
        self._thread.start()

    async def write(self, rows: Rows) -> None:
        """As Writer says."""
        await self._in_thread(partial(self._write, rows))

    async def transact(self, work: Work[T], rows: Rows = ()) -> T:
        """As Writer says."""
        return await self._in_thread(partial(self._transact, work, rows))

    async def close(self) -> None:
        """As Writer says."""
        await self._in_thread(self._close)
        self._jobs.put(None)
        self._thread.join()

    async def _in_thread(self, call: Callable[[], T]) -> T:
        done: Future[T] = self._loop.create_future()
        self._jobs.put((call, done))
        return await done

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            call, done = job
            try:
                settle = partial(done.set_result, call())
            except BaseException as error:
                settle = partial(done.set_exception, error)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(_unless_done, done, settle)

    def _write(self, rows: Rows) -> None:
        driver = _driver(self._connect())
        with _refusals():
            driver.execute("BEGIN IMMEDIATE")
            try:
                self._execute(driver, rows)
                _commit(driver)
            except BaseException:
                driver.rollback()
                raise

    def _transact(self, work: Work[T], rows: Rows) -> T:
        connection = self._connect()
        with connection.begin() as transaction:
            with _refusals():
                self._execute(_driver(connection), rows)
            done = work(connection)
            try:
                transaction.commit()
            except Exception as error:
                raise CommitError from error
        return done

    def _execute(self, driver: sqlite3.Connection, rows: Rows) -> None:
        for statement, values in rows:
            driver.executemany(self._text(statement, tuple(values[0])), values)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    return driver  # type: ignore[no-any-return]


def _commit(driver: sqlite3.Connection) -> None:
    try:
        driver.commit()
    except sqlite3.Error as error:
        raise CommitError from DBAPIError(None, None, error)


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError(None, None, error) from error


def _unless_done(done: "Future[Any]", settle: Callable[[], None]) -> None:
    if not done.done():  # who waited was cancelled
        settle()
