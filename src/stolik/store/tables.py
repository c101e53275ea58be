"""The tables that are open, and the log of every input that changed one: how they come back after a restart."""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Delete, Select, bindparam, delete, func, literal, select

from stolik.store.database import Database, storable
from stolik.store.ranks import APPEND_ROW, CLOSE_TABLE, DELETE_LOG, OPEN_TABLE, SET_CHECKPOINT, TRIM_LOG
from stolik.store.schema import NUMBER, log, tables
from stolik.store.shards import NUMBER_BITS, key_of, number_in, shard_in, shard_of

TABLES_AT_ONCE = 100  # that are read with one query
Q = TypeVar("Q", Delete, Select[tuple[int]], Select[tuple[int, int]], Select[tuple[int, str]])


class LogRow(NamedTuple):
    """An input of one table: its number there, its time in seconds, and what it was."""

    seq: int
    at: float
    body: str


_SHARD = tables.c.id.bitwise_rshift(literal(NUMBER_BITS))
_later = tables.alias()
_IS_LATER = (_later.c.id > tables.c.id) & (_later.c.id < (_SHARD + 1).bitwise_lshift(literal(NUMBER_BITS)))
_DELETE_CLOSED_TABLES = delete(tables).where(tables.c.closed, select(_later.c.id).where(_IS_LATER).exists())

_OPEN_TABLES = select(tables.c.id, tables.c.code).where(~tables.c.closed).order_by(tables.c.id)
# Each of these asks for the ends of the logs by their key: a look at every row takes seconds where there are many.
_LAST_SEQ = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
_LAST_AT = select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
_LAST_SEQ_OF_EACH_TABLE = select(tables.c.id, func.coalesce(_LAST_SEQ, -1)).where(~tables.c.closed)
_HIGHEST_TABLE_IDS = select(func.max(tables.c.id)).group_by(_SHARD)
_LATEST_TIMES = (
    select(func.max(tables.c.at)).where(~tables.c.closed),
    select(func.max(select(_LAST_AT.label("at")).where(~tables.c.closed).subquery().c.at)),
)
_ROWS_SINCE_CHECKPOINT = (
    select(tables.c.id, log.c.seq, log.c.at, log.c.body)
    .join_from(tables, log, log.c.table_id == tables.c.id)
    .where(tables.c.id.in_(bindparam("keys", expanding=True)), log.c.seq >= tables.c.since)
    .order_by(tables.c.id, log.c.seq)
)
_ROWS_FROM_SEQ = (
    select(log.c.seq, log.c.at, log.c.body)
    .where(log.c.table_id == bindparam("table"), log.c.seq >= bindparam("seq", type_=NUMBER))
    .order_by(log.c.seq)
)


class TableStore:
    """Open tables and their log. `epochs`: those of the shards that are ours, of several processes."""

    def __init__(self, database: Database, epochs: Mapping[int, int] | None) -> None:
        self._database, self._queue, self._epochs = database, database.queue, epochs
        self._last: dict[int, int] = {}  # the number of the last row of each open table
        self._numbers: dict[int, int] = defaultdict(int)  # the highest one given in each shard

    async def load(self, shards: Collection[int] | None = None) -> None:
        """Forgets closed tables, and learns what has to be known before the first append to a table of these shards.

        None: of all there are.
        """
        await self._database.reader.execute(_of(shards, _DELETE_CLOSED_TABLES))
        for key, seq in await self._database.all(_of(shards, _LAST_SEQ_OF_EACH_TABLE)):
            self._last[key] = seq
        for (key,) in await self._database.all(_of(shards, _HIGHEST_TABLE_IDS)):
            self._numbers[shard_in(key)] = number_in(key)

    def forget(self, shards: Collection[int]) -> None:
        """These shards belong to somebody else from now on: nothing can be appended to their tables here."""
        self._last = {key: seq for key, seq in self._last.items() if shard_in(key) not in shards}
        for shard in shards:
            self._numbers.pop(shard, None)

    def open(self, code: str, at: float, body: str, once_durable: Callable[[], None] | None = None) -> int:
        """A new table; returns its key, which was never given before. `body` becomes row 0 of its log.

        Rows of the table can be appended at once, from seq 1.
        """
        shard = shard_of(code)
        self._numbers[shard] += 1
        table = key_of(shard, self._numbers[shard])
        self._last[table] = -1
        self._queue.rank(OPEN_TABLE, {"id": table, "code": storable(code), "at": at, "since": 0})
        self.append(table, 0, at, body, once_durable)
        return table

    def append(
        self, table: int, seq: int, at: float, body: str, once_durable: Callable[[], None] | None = None
    ) -> None:
        """Queues a row of the log; `once_durable` is called when it is, in the order of the appends.

        `seq` is above all earlier ones of the table, `at` seconds. Raises ValueError when the table is not open, when
        seq does not rise, and for a text that no database holds (`database.storable`): a single row that cannot be
        written would stop the whole store.
        """
        if seq <= self._last.get(table, seq):
            raise ValueError(f"table {table} is not open, or its log goes beyond row {seq}")
        values = {"table_id": table, "seq": seq, "at": at, "body": storable(body)}
        if self._epochs is not None:
            values["epoch"] = self._epochs[shard_in(table)]
        self._last[table] = seq
        self._queue.rank(APPEND_ROW, values, once_durable)

    def checkpoint(self, table: int, seq: int, oldest: int) -> None:
        """Row `seq` is a checkpoint, from which the table can be brought back: `live` begins there.

        Rows before `oldest` are deleted; it is that row or an earlier one.
        """
        if table not in self._last:
            raise ValueError(f"table {table} is not open")
        self._queue.rank(SET_CHECKPOINT, {"table": table, "seq": seq})
        self._queue.rank(TRIM_LOG, {"table": table, "seq": min(oldest, seq)})

    def close(self, table: int, once_durable: Callable[[], None] | None = None) -> None:
        """The table is over, and its log is deleted. What is to be kept has become matches (`MatchStore.add`)."""
        if self._last.pop(table, None) is None:
            raise ValueError(f"table {table} is not open")
        self._queue.rank(DELETE_LOG, {"table": table})
        self._queue.rank(CLOSE_TABLE, {"table": table}, once_durable)

    async def codes(self, shards: Collection[int] | None = None) -> dict[int, str]:
        """The open tables of these shards (None: all), keys and codes, in the order of the keys."""
        return {row[0]: row[1] for row in await self._database.all(_of(shards, _OPEN_TABLES))}

    async def rows_of(self, tables: Collection[int]) -> dict[int, list[LogRow]]:
        """For each of these tables that is open the rows that bring it back, the first of them whole in itself.

        That is row 0 (`open`) or the last one of `checkpoint`.
        """
        found: dict[int, list[LogRow]] = {}
        for table, *row in await self._database.all(_ROWS_SINCE_CHECKPOINT, keys=sorted(tables)):
            found.setdefault(table, []).append(LogRow(*row))
        return found

    async def live(self) -> AsyncIterator[tuple[int, str, list[LogRow]]]:
        """Every open table: its key, its code, and its rows, as `rows_of` gives them.

        Tables come in the order of their keys, a hundred at a time from the database.
        """
        codes = await self.codes()
        keys = list(codes)
        for at in range(0, len(keys), TABLES_AT_ONCE):
            for table, rows in (await self.rows_of(keys[at : at + TABLES_AT_ONCE])).items():
                yield table, codes[table], rows

    async def rows(self, table: int, seq: int | None = None) -> list[LogRow]:
        """The rows that bring one table back, as `live` gives them, or all from row `seq`; none if it is not open."""
        if seq is None:
            return (await self.rows_of([table])).get(table, [])
        return [LogRow(*row) for row in await self._database.all(_ROWS_FROM_SEQ, table=table, seq=seq)]

    async def latest(self) -> float:
        """The latest time, in seconds, in the logs of the open tables; 0.0 if there is none."""
        return max([(await self._database.all(query))[0][0] or 0.0 for query in _LATEST_TIMES])


def latest(connection: Connection) -> float:
    """As `TableStore.latest`, before there is a store."""
    return max(connection.execute(query).scalar() or 0.0 for query in _LATEST_TIMES)


def _of(shards: Collection[int] | None, query: Q) -> Q:
    """The query, for tables of these shards alone."""
    return query if shards is None else query.where(_SHARD.in_(sorted(shards)))
