"""Real processes that are one server die, hang and come back while people play, and nothing is lost or done twice.

As test_kill.py does with one. All people come in at a process that stays; what is done to the others is the tests'.

STOLIK_KILLS=20 .venv/bin/pytest tests/server/test_several_kills.py      more of it
"""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import asyncpg

from stolik.store.shards import SHARDS
from tests.patience import PATIENCE
from tests.postgres import execute
from tests.server.several import Process, play, processes

KILLS = int(os.environ.get("STOLIK_KILLS", "2"))
FIRST, MOST, LAST = (4, 6, 3) if "STOLIK_KILLS" in os.environ else (2, 3, 1)  # how many processes there are, by and by


async def test_processes_are_killed(tmp_path: Path, postgres_url: str) -> None:
    random = Random(1)
    async with processes(tmp_path, postgres_url, 3) as those:

        async def kills() -> None:
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0.5, 2))
                victim = random.choice(those[1:])
                await asyncio.to_thread(victim.kill)
                await victim.begin()

        players = await play(those, kills, 1)
        assert sum(len(player.acknowledged) for player in players) > 50


async def test_processes_stop_and_others_start(tmp_path: Path, postgres_url: str) -> None:
    async with processes(tmp_path, postgres_url, 2) as those:

        async def stops() -> None:
            await asyncio.sleep(1)
            those[1].signal(signal.SIGTERM)
            assert await those[1].end() == 0
            await asyncio.sleep(1)
            await those[1].begin()

        await play(those, stops, 2)


async def test_more_of_them_and_then_fewer(tmp_path: Path, postgres_url: str) -> None:
    """Each that comes gets a share of the tables that are played at, and each that goes leaves its tables to others."""
    async with processes(tmp_path, postgres_url, FIRST) as those:

        async def grow_and_shrink() -> None:
            for name in range(FIRST, MOST):
                those.append(Process(tmp_path, postgres_url, str(name)))
                await those[-1].begin()
            await until_shared(postgres_url, MOST)
            for each in those[LAST:]:
                each.signal(signal.SIGTERM)
                assert await each.end() == 0
            await until_shared(postgres_url, LAST)

        await play(those[:LAST], grow_and_shrink, 5)


async def until_shared(database: str, count: int) -> None:
    """Waits until so many have shards, about as many each, and no shard is without an owner."""
    connection = await asyncpg.connect(database)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                shares = dict(await connection.fetch("SELECT owner, count(*) FROM shards GROUP BY owner"))
                if "" not in shares and len(shares) == count and max(shares.values()) <= -(-SHARDS // count):
                    return
                await asyncio.sleep(0.1)
    finally:
        await connection.close()


async def test_one_whose_session_is_ended_by_hand_ends(tmp_path: Path, postgres_url: str) -> None:
    async with processes(tmp_path, postgres_url, 2) as those:

        async def end_session() -> None:
            await asyncio.sleep(1)
            await execute(postgres_url, "SELECT pg_terminate_backend(pid) FROM processes WHERE name = '1'")
            assert await those[1].end() == 1
            await those[1].begin()

        await play(those, end_session, 6)


async def test_one_that_hangs_is_given_up_and_writes_nothing_later(tmp_path: Path, postgres_url: str) -> None:
    async with processes(tmp_path, postgres_url, 2) as those:

        async def hangs() -> None:
            await asyncio.sleep(1)
            those[1].signal(signal.SIGSTOP)
            await asyncio.sleep(12)  # longer than it may go unseen
            those[1].signal(signal.SIGCONT)
            assert await those[1].end() == 1
            await those[1].begin()

        await play(those, hangs, 3)


async def test_two_with_one_name(tmp_path: Path, postgres_url: str) -> None:
    async with processes(tmp_path, postgres_url, 1) as those:
        (tmp_path / "again").mkdir()
        second = Process(tmp_path / "again", postgres_url, "0")
        second.start()
        assert await second.end() == 2 and "0" in second.log()
        await asyncio.to_thread(those[0].kill)
        await second.begin()
        second.kill()


async def test_all_are_killed_at_once(tmp_path: Path, postgres_url: str) -> None:
    async with processes(tmp_path, postgres_url, 2) as those:

        async def kills() -> None:
            await asyncio.sleep(1)
            for each in those:
                each.kill()
            for each in those:
                await each.begin()

        await play(those, kills, 4)
