"""The tables that are open, and the log of every input that changed one: how they come back after a restart."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, true, update

from stolik.store.base import Base, storable
from stolik.store.schema import NUMBER, log, tables

CHUNK = 100  # tables read at once


class LogRow(NamedTuple):
    """An input of one table: its number there, its time in seconds, and what it was."""

    seq: int
    at: float
    body: str


# The order within a transaction: a table, its rows, how far it is trimmed, and its end.
OPEN, LOG, TRIM, UNLOG, CLOSE = range(5)
RANKED = (
    insert(tables),
    insert(log),
    update(tables).where(tables.c.id == bindparam("table")).values(since=bindparam("seq", type_=NUMBER)),
    delete(log).where(log.c.table_id == bindparam("table")),
    update(tables).where(tables.c.id == bindparam("table")).values(closed=true()),
)
_TIDY = delete(tables).where(tables.c.closed, tables.c.id < select(func.max(tables.alias().c.id)).scalar_subquery())


_OPEN_TABLES = select(tables.c.id, tables.c.code).where(~tables.c.closed).order_by(tables.c.id)
_LAST = select(log.c.table_id, func.max(log.c.seq)).group_by(log.c.table_id)
_HIGHEST = select(func.max(tables.c.id))
_LATEST = (select(func.max(tables.c.at)).where(~tables.c.closed), select(func.max(log.c.at)))
_NEEDED = (
    select(log.c.table_id, log.c.seq, log.c.at, log.c.body)
    .join_from(tables, log, log.c.table_id == tables.c.id)
    .where(tables.c.id.between(bindparam("first"), bindparam("last")), log.c.seq >= tables.c.since)
    .order_by(log.c.table_id, log.c.seq)
)
_FROM = (
    select(log.c.seq, log.c.at, log.c.body)
    .where(log.c.table_id == bindparam("table"), log.c.seq >= bindparam("seq", type_=NUMBER))
    .order_by(log.c.seq)
)


class Tables(Base):
    """Open tables and their log."""

    _last: dict[int, int]  # the number of the last row of each open table
    _next_table: int

    async def _find_tables(self) -> None:
        """Forgets closed tables, and learns what has to be known before the first append."""
        async with self._reader.begin() as connection:
            await connection.execute(_TIDY)
        self._last = {row[0]: -1 for row in await self._all(_OPEN_TABLES)}
        self._last |= {row[0]: row[1] for row in await self._all(_LAST)}
        self._next_table = ((await self._all(_HIGHEST))[0][0] or 0) + 1

    def open_table(self, code: str, at: float, body: str, then: Callable[[], None] | None = None) -> int:
        """A new table; returns its id, which was never given before. `body` becomes row 0 of its log.

        Rows of the table can be appended at once, from seq 1.
        """
        table = self._next_table
        self._next_table += 1
        self._last[table] = -1
        self._group.rank(OPEN, {"id": table, "code": storable(code), "at": at, "since": 0})
        self.append(table, 0, at, body, then)
        return table

    def append(self, table: int, seq: int, at: float, body: str, then: Callable[[], None] | None = None) -> None:
        """Queues a row of the log; `then` is called when it is durable, in the order of the appends.

        `seq` is above all earlier ones of the table, `at` seconds. Raises ValueError when the table is not open, when
        seq does not rise, and for a text that no database holds (`base.storable`): a single row that cannot be written
        would stop the whole store.
        """
        if seq <= self._last.get(table, seq):
            raise ValueError(f"table {table} is not open, or its log goes beyond row {seq}")
        values = {"table_id": table, "seq": seq, "at": at, "body": storable(body)}
        self._last[table] = seq
        self._group.rank(LOG, values, then)

    def trim(self, table: int, seq: int) -> None:
        """From row `seq`, a checkpoint, the table can be brought back: `live` begins there. The log stays whole."""
        if table not in self._last:
            raise ValueError(f"table {table} is not open")
        self._group.rank(TRIM, {"table": table, "seq": seq})

    def close_table(self, table: int, then: Callable[[], None] | None = None) -> None:
        """The table is over, and its log is deleted. What is to be kept has become matches (`finish`)."""
        if self._last.pop(table, None) is None:
            raise ValueError(f"table {table} is not open")
        self._group.rank(UNLOG, {"table": table})
        self._group.rank(CLOSE, {"table": table}, then)

    async def live(self) -> AsyncIterator[tuple[int, str, list[LogRow]]]:
        """Every open table: its id, its code, and the rows that bring it back, the first of them whole in itself.

        That is row 0 (`open_table`) or the last checkpoint (`trim`). Tables come in the order of their ids, a hundred
        at a time from the database.
        """
        codes = {row[0]: row[1] for row in await self._all(_OPEN_TABLES)}
        ids = list(codes)
        for at in range(0, len(ids), CHUNK):
            chunk = ids[at : at + CHUNK]
            found: dict[int, list[LogRow]] = {table: [] for table in chunk}
            for table, *row in await self._all(_NEEDED, first=chunk[0], last=chunk[-1]):
                found[table].append(LogRow(*row))
            for table, rows in found.items():
                if rows:  # not closed in the meantime
                    yield table, codes[table], rows

    async def rows(self, table: int, seq: int | None = None) -> list[LogRow]:
        """The rows that bring one table back, as `live` gives them, or all from row `seq`; none if it is not open."""
        if seq is not None:
            return [LogRow(*row) for row in await self._all(_FROM, table=table, seq=seq)]
        return [LogRow(*row) for _, *row in await self._all(_NEEDED, first=table, last=table)]

    async def latest(self) -> float:
        """The latest time, in seconds, in the logs of the open tables; 0.0 if there is none."""
        return max([(await self._all(query))[0][0] or 0.0 for query in _LATEST])
