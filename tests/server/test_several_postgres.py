"""PostgreSQL itself ends, stalls or has no more room under several processes: decision 15 says what comes then.

The processes end with status 1, are started again until they can serve (status 2 until then), and everything that was
acknowledged is there once. What holds nobody's rows, as the session that listens, ends nobody.

STOLIK_KILLS=20 .venv/bin/pytest tests/server/test_several_postgres.py -k ends      more of it
"""

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from stolik.client import Client, RequestRefused
from stolik.server.admin import Order
from stolik.server.admin_channel import send
from tests.patience import PATIENCE
from tests.postgres import Cluster, cluster, need_programs
from tests.server.several import Process, play, processes, supervised, until_all_are_ready

TIMES = int(os.environ.get("STOLIK_KILLS", "1"))
# Of one process; the session that writes is another one.
END_READING = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'stolik {pid}@%' AND pid NOT IN (SELECT pid FROM processes)
"""


async def one(url: str, query: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query))
    finally:
        await connection.close()


def restart(own: Cluster) -> None:
    own.stop()
    own.start()


def kill(own: Cluster) -> None:
    own.kill()
    own.start()


def kill_one_session(own: Cluster) -> None:
    """Then PostgreSQL ends all others itself, and comes back from its log."""
    ours = asyncio.run(one(own.url, "SELECT pid FROM processes"))
    os.kill(ours[0][0], 9)


@pytest.mark.parametrize("fault", [restart, kill, kill_one_session])
async def test_postgresql_ends(tmp_path: Path, own_postgres: Cluster, fault: Callable[[Cluster], None]) -> None:
    async with processes(tmp_path, own_postgres.url, 2) as those, supervised(those) as ended:

        async def ends() -> None:
            for _ in range(TIMES):
                await asyncio.sleep(1)
                seen = len(ended)
                await asyncio.to_thread(fault, own_postgres)
                async with asyncio.timeout(PATIENCE):
                    while ended[seen:].count(1) < len(those):
                        await asyncio.sleep(0.05)
                await until_all_are_ready(those)

        await play(those, ends, 11)
        assert {*ended} <= {1, 2}


async def test_who_does_nothing_ends_too(tmp_path: Path, own_postgres: Cluster) -> None:
    """Nobody plays, so nothing is written: each notices all the same that its session is gone."""
    async with processes(tmp_path, own_postgres.url, 2) as those, supervised(those) as ended:
        await asyncio.to_thread(restart, own_postgres)
        async with asyncio.timeout(PATIENCE):
            while ended.count(1) < len(those):
                await asyncio.sleep(0.05)
        await until_all_are_ready(those)


@pytest.mark.parametrize("seconds", [5, 13])
async def test_postgresql_stalls(tmp_path: Path, own_postgres: Cluster, seconds: float) -> None:
    """Nobody is given up for what held up all of them, also not after ten seconds."""
    async with processes(tmp_path, own_postgres.url, 2) as those, supervised(those) as ended:

        async def stalls() -> None:
            await asyncio.sleep(1)
            own_postgres.pause()
            try:
                await asyncio.sleep(seconds)
            finally:
                own_postgres.go_on()

        await play(those, stalls, 12)
        assert ended == []


async def test_a_ban_while_nobody_listens(tmp_path: Path, own_postgres: Cluster) -> None:
    async with processes(tmp_path, own_postgres.url, 2) as those, supervised(those) as ended:

        async def bans() -> None:
            async with Client(those[0].url, name="Bo") as person:
                deaf = asyncio.create_task(sessions_end(own_postgres.url, those[0]))
                answer = await send(those[1].folder, Order("ban", person.person))
                assert answer is not None and answer.reason == "", answer
                deaf.cancel()
                await until_kept_out(person)

        await play(those, bans, 13)
        assert ended == []


async def sessions_end(url: str, process: Process) -> None:
    """All by which it listens and reads, as soon as they are there."""
    assert process.process is not None
    connection = await asyncpg.connect(url)
    try:
        while True:
            await connection.execute(END_READING.format(pid=process.process.pid))
            await asyncio.sleep(0.01)
    finally:
        await connection.close()


async def until_kept_out(person: Client) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await person.api.call("GET", "/api/me/mutes")
            except RequestRefused as refused:
                if refused.event.id == "people-banned":
                    return
            await asyncio.sleep(0.05)


# --- no more room ----------------------------------------------------------------------------------------------------


@pytest.fixture
def small() -> Iterator[tuple[Cluster, Path]]:
    """A server on a disk of 160 MB, and that disk."""
    need_programs()
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    disk = Path(tempfile.mkdtemp(prefix="stolik-disk-", dir="/tmp"))
    try:
        mounted = ["mount", "-t", "tmpfs", "-o", "size=160m,mode=0755", "none", str(disk)]
        if subprocess.run(mounted, check=False, capture_output=True).returncode:
            pytest.skip("no disk may be mounted here")
        try:
            with cluster("max_wal_size=32MB", "wal_recycle=off", within=str(disk)) as own:
                yield own, disk
        finally:
            subprocess.run(["umount", str(disk)], check=True)
    finally:
        disk.rmdir()


async def test_the_disk_is_full(tmp_path: Path, small: tuple[Cluster, Path]) -> None:
    own, disk = small
    ballast = disk / "ballast"
    async with processes(tmp_path, own.url, 2) as those, supervised(those) as ended:

        async def full() -> None:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError), ballast.open("wb", 0) as file:
                while True:
                    file.write(bytes(1 << 16))
            assert shutil.disk_usage(disk).free < 1 << 16
            async with asyncio.timeout(PATIENCE):
                while ended.count(1) < len(those):
                    await asyncio.sleep(0.1)
            ballast.unlink()
            if not await asyncio.to_thread(alive, own):  # who cannot write its log ends, as systemd sees
                await asyncio.to_thread(own.start)
            await until_all_are_ready(those)

        await play(those, full, 14)
        assert {*ended} <= {1, 2}


def alive(own: Cluster) -> bool:
    """Whether it serves, or will as soon as it has read its log."""
    return bool(own.processes())
