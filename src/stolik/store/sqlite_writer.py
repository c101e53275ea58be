"""Writes to SQLite in a thread: one visit there for a transaction, and one call back into the event loop."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from stolik.store.threads import Threads
from stolik.store.writing import CommitError, Rows, T, Work


class ThreadWriter:
    """A Writer; `engine` names parameters (`:name`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._text = cache(lambda statement, keys: str(statement.compile(engine, column_keys=keys)))
        self._thread = Threads("stolik-store", 1, lambda: engine.connect().execution_options(writes=True))

    async def write(self, rows: Rows) -> None:
        """As Writer says."""
        await self._thread.do(partial(self._write, rows))

    async def transact(self, work: Work[T], rows: Rows = ()) -> T:
        """As Writer says."""
        return await self._thread.do(partial(self._transact, work, rows))

    async def close(self) -> None:
        """As Writer says."""
        await self._thread.close()
        self._engine.dispose()

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _write(self, rows: Rows, connection: Connection) -> None:
        driver = _driver(connection)
        with _refusals():
            driver.execute("BEGIN IMMEDIATE")
            try:
                self._execute(driver, rows)
                _commit(driver)
            except BaseException:
                driver.rollback()
                raise

    def _transact(self, work: Work[T], rows: Rows, connection: Connection) -> T:
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
