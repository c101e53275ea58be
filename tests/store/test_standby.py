"""What may be some seconds old is read at a standby, a real one; all else, and all while it is away, at the first."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest

from stolik.store import Store, StoreError
from stolik.store import standby as module
from tests.patience import PATIENCE
from tests.postgres import Cluster, cluster, execute
from tests.store.opened import beside, opened, sql

AWAY, BACK = "the standby is away: all is read at the first", "the standby is read again"


@contextmanager
def following(first: Cluster) -> Iterator[Cluster]:
    """A second server, a copy that follows the first one."""
    copy = f"pg_basebackup --dbname='host={first.folder} user=stolik' --pgdata=$PGDATA --write-recovery-conf"
    with cluster(copied=f"{copy} --checkpoint=fast") as second:
        yield second


@pytest.fixture
def second(own_postgres: Cluster) -> Iterator[Cluster]:
    with following(own_postgres) as second:
        yield second


async def caught_up(first: Cluster, second: Cluster) -> None:
    """What has been written until now is there, too."""
    async with beside(first.url) as connection:
        end = (await connection.exec_driver_sql("SELECT pg_current_wal_flush_lsn()::text")).scalar_one()
    async with beside(second.url) as connection, asyncio.timeout(PATIENCE):
        while True:
            reached = await connection.exec_driver_sql(f"SELECT pg_last_wal_replay_lsn() >= '{end}'::pg_lsn")
            if reached.scalar_one():
                return
            await asyncio.sleep(0.02)


def end_match(store: Store, number: int) -> None:
    store.matches.add(f"M{number}", 1, "golf", "a", "b", "{}", [(0, "p", "Ada", None)])
    store.statistics.add(f"M{number}", "p", 1, True, 0, 0)


async def known(store: Store) -> list[str]:
    """The older page of the list, as whoever leafs through it sees it."""
    return [match.code for match in await store.matches.of("p", before=2**60)]


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "stolik.store"]


async def test_what_is_read_where(own_postgres: Cluster, second: Cluster) -> None:
    async with opened(own_postgres.url, standby=second.url) as store:
        store.people.add("p", "Ada", "guest", "2026")
        end_match(store, 1)
        await store.flush()
        await caught_up(own_postgres, second)
        assert await known(store) == ["M1"]
        await sql(second.url, "SELECT pg_wal_replay_pause()")
        end_match(store, 2)
        await store.flush()
        assert await known(store) == ["M1"], "this is read at the standby"
        assert len(await store.statistics.of("p", aged=True)) == 1
        assert [match.code for match in await store.matches.of("p")] == ["M2", "M1"], "and this at the first"
        assert len(await store.statistics.of("p")) == 2
        found = await store.matches.get("M2")
        assert found is not None and found.people[0].person == "p", "what is not there yet is looked for at the first"
        await sql(second.url, "SELECT pg_wal_replay_resume()")
        await caught_up(own_postgres, second)
        assert await known(store) == ["M2", "M1"]


async def away(own: Cluster, second: Cluster) -> None:
    await asyncio.to_thread(second.stop)


async def hung(own: Cluster, second: Cluster) -> None:
    second.pause()


async def behind(own: Cluster, second: Cluster) -> None:
    await sql(second.url, "SELECT pg_wal_replay_pause()")
    await sql(own.url, "UPDATE people SET name = name")  # it knows that there is more


async def cut_off(own: Cluster, second: Cluster) -> None:
    await execute(second.url, "ALTER SYSTEM SET primary_conninfo = ''")
    await sql(second.url, "SELECT pg_reload_conf()")
    async with beside(second.url) as connection, asyncio.timeout(PATIENCE):
        while (await connection.exec_driver_sql("SELECT count(*) FROM pg_stat_wal_receiver")).scalar_one():
            await asyncio.sleep(0.02)


async def promoted(own: Cluster, second: Cluster) -> None:
    await sql(second.url, "SELECT pg_promote()")


@pytest.mark.parametrize("fault", [away, hung, behind, cut_off, promoted])
async def test_a_standby_that_does_not_follow(
    own_postgres: Cluster,
    second: Cluster,
    fault: Callable[[Cluster, Cluster], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    for name in ("PAUSE_SECONDS", "LOOK_SECONDS"):  # each time it is asked anew
        monkeypatch.setattr(module, name, 0.0)
    monkeypatch.setattr(module, "PATIENCE_SECONDS", PATIENCE if fault is not hung else 0.5)
    async with opened(own_postgres.url, standby=second.url) as store:
        store.people.add("p", "Ada", "guest", "2026")
        await store.flush()
        await caught_up(own_postgres, second)
        assert await known(store) == [] == said(caplog)
        await fault(own_postgres, second)
        if fault is behind:
            monkeypatch.setattr(module, "BEHIND_SECONDS", 0.0)
        end_match(store, 1)
        await store.flush()
        for _ in range(3):
            assert await known(store) == ["M1"]
        assert said(caplog) == [AWAY]
        if fault in (cut_off, promoted):  # whoever does this has more to do than to wait
            return
        if fault is away:
            await asyncio.to_thread(second.start)
        elif fault is hung:
            second.send(signal.SIGCONT)
        else:
            await sql(second.url, "SELECT pg_wal_replay_resume()")
            monkeypatch.setattr(module, "BEHIND_SECONDS", PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while BACK not in said(caplog):
                assert await known(store) in (["M1"], [])
                await asyncio.sleep(0.02)


async def test_one_that_never_was_there(own_postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps nobody from starting, and is not asked each time."""
    monkeypatch.setattr(module, "PAUSE_SECONDS", 10 * PATIENCE)
    asked = list[object]()

    async def ask(self: module.Standby, query: object, values: object, look: object) -> list[object]:
        asked.append(query)
        raise OSError

    monkeypatch.setattr(module.Standby, "_ask", ask)
    async with opened(own_postgres.url, standby="postgresql://stolik@/postgres?host=/nowhere") as store:
        for _ in range(3):
            assert await known(store) == []
    assert len(asked) == 1


@pytest.mark.parametrize(
    "database, standby",
    [("sqlite:////tmp/stolik-of-nobody/a.db", "postgresql:///b"), ("postgresql:///a", "sqlite:////tmp/b.db")],
)
async def test_sqlite_has_none(database: str, standby: str) -> None:
    with pytest.raises(StoreError, match="store-standby") as error:
        await Store.open(database, standby=standby)
    assert str(error.value.values["url"]).startswith("sqlite")
