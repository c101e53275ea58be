"""Real processes that are one server die, hang and come back while people play, and nothing is lost or done twice.

As test_kill.py does with one. All people come in at a process that stays; what is done to the others is the tests'.

STOLIK_KILLS=20 .venv/bin/pytest tests/server/test_several_kills.py      more of it
"""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from tests.server.several import Process, play, processes

KILLS = int(os.environ.get("STOLIK_KILLS", "2"))


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
