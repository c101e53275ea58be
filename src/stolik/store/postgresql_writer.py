"""Writes to PostgreSQL on the session that holds the lock: rows for one table are one statement, and one round trip.

With several processes (cluster.py) rows that carry an epoch are written only if their shard still has it, which the
statement itself looks at: it locks the shard's row against whoever would take the shard meanwhile.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy import ARRAY, Connection, Insert, Table, bindparam, column, func, insert, literal_column, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from stolik.store.shards import NUMBER_BITS
from stolik.store.writing import CommitError, Fenced, Rows, T, Values, Work


class SessionWriter:
    """A Writer. Nothing else uses the session. `fence`: the table of shards, where several processes have them."""

    def __init__(self, session: AsyncConnection, fence: Table | None = None) -> None:
        self._session, self._fence = session, fence
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
        text = self._text(from_arrays(statement, tuple(values[0]), self._fence))
        session = self._session.sync_connection
        driver: Any = session and session.connection.driver_connection
        try:
            done: str = await driver.execute(text, *arrays(values).values())  # "INSERT 0 7"
        except Exception as error:
            raise DBAPIError(None, None, error) from error
        _check(int(done.rpartition(" ")[2]), values)

    async def transact(self, work: Work[T], rows: Rows = ()) -> T:
        """As Writer says."""
        async with self._session.begin() as transaction:
            done = await self._session.run_sync(partial(_write, work=work, rows=rows, fence=self._fence))
            try:
                await transaction.commit()
            except Exception as error:
                raise CommitError from error
        return done

    async def close(self) -> None:
        """As Writer says."""
        await self._session.close()


def _write(connection: Connection, work: Work[T], rows: Rows, fence: Table | None) -> T:
    for statement, values in rows:
        if isinstance(statement, Insert):
            _check(connection.execute(from_arrays(statement, tuple(values[0]), fence), arrays(values)).rowcount, values)
        else:
            connection.execute(statement, values)
    return work(connection)


def _check(written: int, values: Sequence[Values]) -> None:
    if written != len(values):
        raise Fenced(f"{written} of {len(values)} rows were ours to write")


@cache
def from_arrays(statement: Insert, keys: tuple[str, ...], fence: Table | None = None) -> Insert:
    """The same for any number of rows: its parameters are arrays, one for each column that is given."""
    columns = [statement.table.c[key] for key in keys]
    given = (
        func.unnest(*(bindparam(each.name, type_=ARRAY(each.type)) for each in columns))
        .table_valued(*(column(each.name, each.type) for each in columns), name="given")
        .render_derived()
    )
    found = select(*given.c)
    if fence is not None and "epoch" in keys:
        is_ours = fence.c.id == given.c.table_id.bitwise_rshift(literal_column(str(NUMBER_BITS)))
        found = found.join(fence, is_ours & (fence.c.epoch == given.c.epoch)).with_for_update(read=True, of=fence)
    return insert(statement.table).from_select(list(keys), found)


def arrays(rows: Sequence[Values]) -> dict[str, list[Any]]:
    """The values of these rows, by parameter."""
    return {key: [row[key] for row in rows] for key in rows[0]}
