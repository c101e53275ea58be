"""Writes to PostgreSQL on the session that holds the lock: rows for one table are one statement, and one round trip."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy import ARRAY, Connection, Insert, bindparam, column, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.store.writing import CommitError, Rows, T, Values, Work


class SessionWriter:
    """A Writer. Nothing else uses the session."""

    def __init__(self, session: AsyncConnection) -> None:
        self._session = session
        self._text = cache(lambda statement: str(statement.compile(dialect=session.dialect)))

    async def write(self, rows: Rows) -> None:
        """As Writer says.

        A statement alone is a transaction of its own: refused by the server it was not written, and when the session
        is lost nobody knows, but no SQLSTATE says then that another try could help.
        """
        (statement, values), *more = rows
        if more or not isinstance(statement, Insert):
            await self.transact(lambda connection: None, rows)
            return
        text, session = self._text(from_arrays(statement, tuple(values[0]))), self._session.sync_connection
        driver: Any = session and session.connection.driver_connection
        try:
            await driver.execute(text, *arrays(values).values())
        except Exception as error:
            raise DBAPIError(None, None, error) from error

    async def transact(self, work: Work[T], rows: Rows = ()) -> T:
        """As Writer says."""
        async with self._session.begin() as transaction:
            done = await self._session.run_sync(partial(_write, work=work, rows=rows))
            try:
                await transaction.commit()
            except Exception as error:
                raise CommitError from error
        return done

    async def close(self) -> None:
        """As Writer says."""
        await self._session.close()


def _write(connection: Connection, work: Work[T], rows: Rows) -> T:
    for statement, values in rows:
        if isinstance(statement, Insert):
            connection.execute(from_arrays(statement, tuple(values[0])), arrays(values))
        else:
            connection.execute(statement, values)
    return work(connection)


@cache
def from_arrays(statement: Insert, keys: tuple[str, ...]) -> Insert:
    """The same for any number of rows: its parameters are arrays, one for each column that is given."""
    columns = [statement.table.c[key] for key in keys]
    given = func.unnest(*(bindparam(each.name, type_=ARRAY(each.type)) for each in columns)).table_valued(
        *(column(each.name, each.type) for each in columns), name="given"
    )
    return insert(statement.table).from_select(list(keys), select(*given.render_derived().c))


def arrays(rows: Sequence[Values]) -> dict[str, list[Any]]:
    """The values of these rows, by parameter."""
    return {key: [row[key] for row in rows] for key in rows[0]}
