"""The two ways of writing: busy rows by the driver, rare statements by SQLAlchemy. What one promises the other does."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError

from stolik.store import Store, sqlite_writer
from stolik.store.postgresql_writer import SessionWriter
from stolik.store.sqlite_writer import ThreadWriter
from tests.store.opened import beside, live, opened, sql

NEVER = 3600.0  # seconds to gather: a commit is what `flush` makes
OWNER = (
    "FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = "
    "current_database())"
)
Way = Callable[[Store], None]
WAYS: dict[str, Way] = {
    "busy rows alone": lambda store: None,
    "with a rare statement": lambda store: store.people.add("p", "Ada", "guest", "2026"),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))


@ways
async def test_both_ways_write_the_same(url: str, way: Way) -> None:
    text = "Zażółć 🂡 'it''s' \" $1 :seq % \\ {"
    async with opened(url, gather=NEVER) as store:
        table, other, gone = (store.tables.open(code, 0.1 + 0.2, "") for code in (text, "B", "C"))
        for seq in range(1, 6):
            store.tables.append(table, seq, seq + 1e-9, f"{seq} {text}")
        store.tables.append(other, 2**62, -1.5, "")
        way(store)
        await store.flush()
        store.tables.checkpoint(table, 4, 2)
        store.tables.close(gone)
        way(store)
        await store.flush()
        store.tables.append(table, 7, 1.0, "alone")
        way(store)
        await store.flush()
        rows = [(seq, seq + 1e-9, f"{seq} {text}") for seq in (4, 5)]
        assert await live(store) == {
            table: (text, [*rows, (7, 1.0, "alone")]),
            other: ("B", [(0, 0.1 + 0.2, ""), (2**62, -1.5, "")]),
        }
        assert [row.seq for row in await store.tables.rows(table, 0)] == [2, 3, 4, 5, 7]
        assert await store.tables.rows(gone, 0) == []


async def test_mixed_at_random_callbacks_keep_their_order_and_commits_do_not_overlap(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, called, commits, running = Random(5), list[int](), list[bool](), list[object]()

    def watched(real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def one(self: Any, *given: Any) -> Any:
            task = asyncio.current_task()
            commits.append(all(other is task for other in running))
            running.append(task)
            try:
                return await real(self, *given)
            finally:
                running.pop()

        return one

    async with opened(url, gather=0.0) as store:
        writer = type(store._owned.writer)
        monkeypatch.setattr(writer, "write", watched(writer.write))
        monkeypatch.setattr(writer, "transact", watched(writer.transact))
        tables = {store.tables.open(f"T{number}", 0.0, ""): 0 for number in range(5)}
        queued = 0
        for _ in range(40):
            for _ in range(random.randrange(12)):
                queued += 1
                call = lambda number=queued: called.append(number)  # noqa: E731
                match random.randrange(4):
                    case 0:
                        store.people.add(f"p{queued}", "Ada", "guest", "2026")
                        store.once_durable(call)
                    case 1:
                        store.once_durable(call)
                    case _:
                        table = random.choice(list(tables))
                        tables[table] += 1
                        store.tables.append(table, tables[table], 0.0, str(queued), call)
                        if random.random() < 0.1:
                            store.tables.checkpoint(table, tables[table], 0)
            if random.random() < 0.5:
                await asyncio.sleep(0.002 * random.random())
            if random.random() < 0.1:
                assert await store.people.rename(f"p{queued}", "Ben") in (True, False)
        await store.flush()
        assert called == list(range(1, queued + 1))
        assert len(commits) > 5 and all(commits)
        for table, last in tables.items():
            assert [row.seq for row in await store.tables.rows(table, 0)] == list(range(last + 1))


# --- a COMMIT whose outcome nobody knows ------------------------------------------------------------------------------


class Losing:
    """A connection of sqlite3 that commits, and then says that it could not: somebody is at the database."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self._driver = driver

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)

    def commit(self) -> None:
        self._driver.commit()
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorname = "SQLITE_BUSY"
        raise error


@ways
async def test_of_sqlite(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, way: Way) -> None:
    async with opened(sqlite_url, gather=NEVER) as store:
        table = store.tables.open("A", 0.0, "")
        await store.flush()
        writer = store._owned.writer
        assert isinstance(writer, ThreadWriter)
        monkeypatch.setattr(
            sqlite_writer, "_driver", lambda connection: Losing(connection.connection.driver_connection)
        )
        monkeypatch.setattr(writer._engine.dialect, "do_commit", lambda connection: Losing(connection).commit())
        await lost(store, table, way)
    async with opened(sqlite_url) as store:
        assert [row.seq for row in await store.tables.rows(table)] == [0, 1], "it was written all the same, once"


@ways
async def test_of_postgresql(postgres_url: str, monkeypatch: pytest.MonkeyPatch, way: Way) -> None:
    async with opened(postgres_url, gather=NEVER) as store:
        table = store.tables.open("A", 0.0, "")
        await store.flush()
        real = asyncpg.Connection.execute

        async def losing(self: asyncpg.Connection, query: str, *values: Any, **how: Any) -> Any:
            done = await real(self, query, *values, **how)
            if query.startswith(("INSERT INTO log", "COMMIT")):
                raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
            return done

        monkeypatch.setattr(asyncpg.Connection, "execute", losing)
        await lost(store, table, way)
        monkeypatch.undo()
    async with opened(postgres_url) as store:
        assert [row.seq for row in await store.tables.rows(table)] == [0, 1], "it was written all the same, once"


async def lost(store: Store, table: int, way: Way) -> None:
    """A row whose COMMIT is lost is not tried again, and nothing is called back from then on."""
    called: list[int] = []
    store.tables.append(table, 1, 0.0, "x", lambda: called.append(1))
    way(store)
    with pytest.raises(DBAPIError) as raised:
        await store.flush()
    assert store.failed.exception() is raised.value
    store.tables.append(table, 2, 0.0, "x", lambda: called.append(2))
    with pytest.raises(DBAPIError):
        await store.flush()
    assert called == [] and store.retries == 0


@ways
async def test_a_session_that_is_ended_in_a_statement_is_not_tried_again(postgres_url: str, way: Way) -> None:
    async with opened(postgres_url, gather=NEVER) as store, beside(postgres_url) as other:
        table = store.tables.open("A", 0.0, "")
        await store.flush()
        await other.exec_driver_sql("LOCK TABLE log")
        store.tables.append(table, 1, 0.0, "x")
        way(store)
        flushing = asyncio.ensure_future(store.flush())
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        while not (await other.exec_driver_sql(waits)).scalar_one():
            await asyncio.sleep(0.005)
        await sql(postgres_url, f"SELECT pg_terminate_backend(pid) {OWNER}")
        with pytest.raises(DBAPIError):
            await flushing
        assert store.retries == 0


# --- quick ways, and slow threads -------------------------------------------------------------------------------------


async def test_rows_of_the_log_alone_are_one_statement(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(postgres_url, gather=NEVER) as store:
        table = store.tables.open("A", 0.0, "")
        await store.flush()
        said: list[str] = []
        real = asyncpg.Connection.execute

        async def heard(self: asyncpg.Connection, query: str, *values: Any, **how: Any) -> Any:
            said.append(query)
            return await real(self, query, *values, **how)

        monkeypatch.setattr(asyncpg.Connection, "execute", heard)
        monkeypatch.setattr(SessionWriter, "transact", None)
        for seq in range(1, 100):
            store.tables.append(table, seq, 0.0, "x")
        await store.flush()
        assert len(said) == 1 and len(await store.tables.rows(table)) == 100


async def test_a_row_that_fails_takes_its_whole_commit_back(url: str) -> None:
    async with opened(url, gather=NEVER) as store:
        table, other = store.tables.open("A", 0.0, ""), store.tables.open("B", 0.0, "")
        await store.flush()
        await sql(url, f"DELETE FROM log WHERE table_id = {other}")
        await sql(url, f"DELETE FROM tables WHERE id = {other}")
        store.tables.append(table, 1, 0.0, "x")
        store.tables.append(other, 1, 0.0, "x")
        with pytest.raises(DBAPIError):
            await store.flush()
    async with opened(url) as store:
        assert [row.seq for row in await store.tables.rows(table)] == [0]


async def test_who_gives_up_waiting_for_the_thread_gets_no_answer_and_the_next_one_does(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        writer = store._owned.writer
        waiting = asyncio.ensure_future(writer.transact(lambda connection: 1))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await writer.transact(lambda connection: 2) == 2
        assert waiting.cancelled()
