"""The standby of docs/hosting.md, made by its commands: the first server is lost amid play, and nothing with it."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.deploy.hosting import block, follow, need
from tests.patience import PATIENCE
from tests.postgres import Cluster, cluster, need_programs
from tests.server.several import play, processes, supervised, until_all_are_ready

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the page is for hosts with Linux")
DATA = "/var/lib/postgresql/15/main"
# The keeper does what the page says with the second server's data, and starts and stops it itself.
STANDINS = 'systemctl() { :; }; runuser() { shift 3; "$@"; }; '


def told(own: Cluster) -> dict[str, str]:
    """Where psql finds it."""
    return {"PGHOST": str(own.folder), "PGUSER": "stolik", "PGDATABASE": "postgres"}


@contextmanager
def standby_of(first: Cluster) -> Iterator[Cluster]:
    """A second server, which follows the first one."""
    copied = block("standby-copy").replace(DATA, '"$PGDATA"').replace("host=db1", f"host={first.folder}")
    with cluster(copied=STANDINS + copied) as second:
        yield second


async def value(url: str, query: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


async def until(url: str, query: str, wanted: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while await value(url, query) != wanted:
            await asyncio.sleep(0.05)


async def test_what_was_acknowledged_is_at_the_standby(tmp_path: Path) -> None:
    need_programs()
    for program in ("psql", "pg_basebackup"):
        need(program)
    with cluster() as first:
        follow("standby-role", tmp_path, told(first))
        with standby_of(first) as second:
            follow("standby-wait", tmp_path, told(first))
            await until(first.url, "SELECT sync_state FROM pg_stat_replication", "sync")
            assert await value(second.url, "SELECT pg_is_in_recovery()")
            async with processes(tmp_path, first.url, 2) as those, supervised(those) as ended:

                async def lost() -> None:
                    await asyncio.sleep(2)
                    second.pause()  # what is written from now on is not acknowledged
                    await asyncio.sleep(1)
                    await asyncio.to_thread(first.kill)
                    second.go_on()
                    await asyncio.to_thread(follow, "standby-promote", tmp_path, told(second))
                    for each in those:
                        each.database = second.url
                    await until_all_are_ready(those)

                players = await play(those, lost, 21)
                assert sum(len(player.acknowledged) for player in players) > 50
                assert {*ended} <= {1, 2} and ended.count(1) >= len(those)
            assert not await value(second.url, "SELECT pg_is_in_recovery()")
