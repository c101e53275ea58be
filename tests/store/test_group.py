"""Group commit: what is called back is durable, in order, and nothing is called back after a failure."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from stolik.store import Store, group, opening
from tests.patience import PATIENCE
from tests.store.opened import beside, live, opened, sql

NEVER = 3600.0  # seconds to gather: what happens does not happen because time has passed
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()"


async def test_called_back_in_order_when_others_can_see_it(url: str) -> None:
    async with opened(url) as store, beside(url) as other:
        table = store.tables.open("A", 0.0, "")
        seen: list[tuple[int, bool]] = []
        for seq in range(1, 4):
            store.tables.append(table, seq, 1.0, "x", lambda seq=seq: seen.append((seq, True)))  # type: ignore[misc]
        store.once_durable(lambda: seen.append((99, True)))
        assert seen == []
        await store.flush()
        assert seen == [(1, True), (2, True), (3, True), (99, True)]
        assert (await other.execute(text("SELECT count(*) FROM log"))).scalar_one() == 4


async def test_rows_are_durable_before_they_are_called_back(url: str) -> None:
    async with opened(url, gather=0.0) as store, beside(url) as other:
        table = store.tables.open("A", 0.0, "")
        counts = []
        for seq in range(1, 30):
            durable = asyncio.get_running_loop().create_future()
            store.tables.append(table, seq, 1.0, "x", lambda durable=durable: durable.set_result(None))  # type: ignore[misc]
            await durable
            counts.append((await other.execute(text("SELECT count(*) FROM log"))).scalar_one())
            await other.rollback()
        assert counts == list(range(2, 31))


async def test_what_is_queued_together_is_one_commit(url: str) -> None:
    async with opened(url, gather=NEVER) as store:
        commits: list[int] = []
        store.observe = lambda seconds, rows: commits.append(rows if seconds > 0 else -1)
        tables = [store.tables.open(f"T{number}", 0.0, "") for number in range(10)]
        for table in tables:
            store.tables.append(table, 1, 0.0, "x")
        await store.flush()
        assert commits == [30]
        assert store.retries == 0
        await store.flush()
        assert commits == [30], "nothing to write, nothing written"


async def test_a_full_batch_does_not_wait(url: str) -> None:
    async with opened(url, gather=NEVER) as store:
        done, commits = asyncio.Event(), list[int]()
        store.observe = lambda seconds, rows: commits.append(rows)
        table = store.tables.open("A", 0.0, "", done.set)
        for seq in range(1, group.FULL_BATCH):
            store.tables.append(table, seq, 0.0, "x")
        await asyncio.wait_for(done.wait(), PATIENCE)
        assert commits == [group.FULL_BATCH + 1]


@pytest.mark.parametrize(
    "now, gather, expected",
    [
        (10.001, 0.020, 10.020),  # just after a commit began: the whole time after that
        (10.015, 0.020, 10.020),
        (10.018, 0.020, 10.023),  # a moment, in which others may come
        (99.0, 0.020, 99.005),
        (10.001, 0.003, 10.004),  # less than a moment, if the operator wants that
        (99.0, 0.0, 99.0),
        (99.0, NEVER, 10.0 + NEVER),
    ],
)
def test_rows_gather_as_long_as_the_load_asks_for(now: float, gather: float, expected: float) -> None:
    """The last commit began at 10."""
    assert group.due(now, 10.0, gather) == pytest.approx(expected)


async def test_rows_queued_by_a_callback_are_written(url: str) -> None:
    async with opened(url) as store:
        done = asyncio.Event()
        table = store.tables.open("A", 0.0, "", lambda: store.tables.append(table, 1, 0.0, "x", done.set))
        await asyncio.wait_for(done.wait(), PATIENCE)
        assert [row.seq for row in await store.tables.rows(table)] == [0, 1]


async def test_after_with_nothing_queued_is_called(url: str) -> None:
    async with opened(url, gather=NEVER) as store:
        done, commits = asyncio.Event(), list[int]()
        store.observe = lambda seconds, rows: commits.append(rows)
        store.once_durable(done.set)
        await asyncio.wait_for(done.wait(), PATIENCE)
        assert commits == []


async def test_a_callback_that_breaks_harms_nobody_else(url: str) -> None:
    said: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: said.append(str(context["exception"])))
    async with opened(url) as store:
        store.observe = lambda seconds, rows: [][rows]
        called: list[int] = []
        table = store.tables.open("A", 0.0, "", lambda: 1 / 0 and None)
        store.tables.append(table, 1, 0.0, "x", lambda: called.append(1))
        await store.flush()
        assert called == [1] and said == ["list index out of range", "division by zero"] and not store.failed.done()


async def test_closing_writes_what_is_queued(url: str) -> None:
    async with opened(url, gather=NEVER) as store:
        table = store.tables.open("A", 0.0, "open")
    async with opened(url) as store:
        assert await live(store) == {table: ("A", [(0, 0.0, "open")])}


async def test_closing_after_an_interrupt_writes_what_is_queued(url: str) -> None:
    """Ctrl-C cancels all tasks, the store's too, before the server closes it."""
    async with opened(url, gather=NEVER) as store:
        table = store.tables.open("A", 0.0, "open")
        (task,) = (task for task in asyncio.all_tasks() if task.get_name() == "stolik-store")
        task.cancel()
    async with opened(url) as store:
        assert list(await live(store)) == [table]


async def test_a_closed_store_says_so(url: str) -> None:
    async with opened(url) as store:
        pass
    with pytest.raises(RuntimeError, match="closed"):
        await store.flush()
    with pytest.raises(RuntimeError, match="closed"):
        await store.people.make_account("p", "Ada", "hash")
    assert not store.failed.done()


# --- failures ---------------------------------------------------------------------------------------------------------


async def broken(store: Store, url: str) -> int:
    """An open table whose next row cannot be stored: somebody took the table away."""
    table = store.tables.open("A", 0.0, "")
    await store.flush()
    await sql(url, "DELETE FROM log")
    await sql(url, "DELETE FROM tables")
    return table


async def test_after_a_failure_nothing_is_called_back(url: str) -> None:
    async with opened(url) as store:
        table = await broken(store, url)
        called: list[int] = []
        store.people.add("p", "Ada", "guest", "2026")
        account = store.people.make_account("p", "Ada", "hash")
        store.tables.append(table, 1, 0.0, "x", lambda: called.append(1))
        store.once_durable(lambda: called.append(2))
        with pytest.raises(DBAPIError) as error:
            await store.flush()
        assert store.failed.exception() is error.value
        assert account.exception() is error.value
        store.people.add("q", "Ben", "guest", "2026")
        store.once_durable(lambda: called.append(3))
        with pytest.raises(DBAPIError):
            await store.flush()
        with pytest.raises(DBAPIError):
            await store.people.make_account("q", "Ben", "hash")
        assert called == []
        assert await store.people.get("p") is None, "the whole transaction is taken back"
    assert called == []
    async with opened(url) as store:
        assert await store.people.get("q") is None


async def test_a_lost_connection_is_a_failure(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await sql(
            postgres_url,
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        store.tables.open("A", 0.0, "")
        with pytest.raises(DBAPIError):
            await store.flush()
        assert store.retries == 0


# --- somebody else holds the database for a while ---------------------------------------------------------------------


async def hurry(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What opens this database does not wait long for a lock, so that the store sees that it is busy."""
    monkeypatch.setattr(opening, "BUSY_TIMEOUT", 30)
    monkeypatch.setattr(group, "RETRY_PAUSES", (0.01,) * 500)
    if url.startswith("postgresql"):
        name = url.split("?")[0].split("/")[-1]
        await sql(url, f"ALTER DATABASE {name} SET lock_timeout = '30ms'")


@asynccontextmanager
async def held(url: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Somebody else holds the database until the end of the block, or until what comes out is called."""
    async with beside(url) as other:
        await other.exec_driver_sql("BEGIN IMMEDIATE" if "sqlite" in url else "LOCK TABLE tables")
        yield other.rollback


async def test_a_busy_database_is_tried_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await hurry(url, monkeypatch)
    async with opened(url) as store, held(url) as release:
        called, commits = list[int](), list[int]()
        store.observe = lambda seconds, rows: commits.append(rows)
        table = store.tables.open("A", 0.0, "", lambda: called.append(1))
        store.people.add("p", "Ada", "guest", "2026")
        flushing = asyncio.ensure_future(store.flush())
        while store.retries < 2:
            await asyncio.sleep(0.001)
        assert called == [] and not flushing.done()
        await release()
        await flushing
        assert called == [1] and list(await live(store)) == [table] and await store.people.get("p")
        assert commits == [3] and not store.failed.done()


async def test_but_not_for_ever(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await hurry(url, monkeypatch)
    monkeypatch.setattr(group, "RETRY_PAUSES", (0.01, 0.01))
    async with opened(url) as store, held(url):
        store.tables.open("A", 0.0, "")
        with pytest.raises(DBAPIError):
            await store.flush()
        assert store.retries == 2


async def test_a_name_that_another_wrote_meanwhile_is_taken(postgres_url: str) -> None:
    """Both have looked before either wrote."""
    async with opened(postgres_url) as store, beside(postgres_url) as other:
        store.people.add("p", "Ada", "guest", "2026")
        await store.flush()
        await other.exec_driver_sql(
            "INSERT INTO people (id, kind, name, key, look, created) VALUES ('q', 'account', 'Ada', 'ada', 'ada', '')"
        )
        account = store.people.make_account("p", "Ada", "hash")
        async with beside(postgres_url) as third:
            while not (await third.exec_driver_sql(WAITING)).scalar_one():
                await third.rollback()
        await other.commit()
        assert await account is False
        assert store.retries == 1 and not store.failed.done()


async def test_what_is_always_in_the_way_is_not_tried_for_ever(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        table = await broken(store, postgres_url)
        store.tables.append(table, 1, 1.0, "x")
        with pytest.raises(DBAPIError):
            await store.flush()
        assert store.retries == group.MOST_MET


async def test_an_interrupted_commit_is_a_failure(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await hurry(url, monkeypatch)
    async with opened(url) as store, held(url):
        called: list[int] = []
        store.tables.open("A", 0.0, "", lambda: called.append(1))
        flushing = asyncio.ensure_future(store.flush())
        while not store.retries:
            await asyncio.sleep(0.001)
        (task,) = (task for task in asyncio.all_tasks() if task.get_name() == "stolik-store")
        task.cancel()
        with pytest.raises(RuntimeError, match="interrupted"):
            await flushing
        assert called == []
