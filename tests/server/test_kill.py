"""The server is killed in the middle of everything, again and again, and nothing that it acknowledged is lost.

People (the Python client, over real sockets) and bots play all games at once while the server process gets SIGKILL
at random moments and is started again. At the end every match is over, and its record has each acknowledged action
exactly once and in order, and is a record that `stolik check` accepts.

STOLIK_KILLS=50 .venv/bin/pytest tests/server/test_kill.py      the whole of it: fifty times on each database
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.client import Client
from tests.patience import PATIENCE
from tests.server.killing import TABLES, Player, Server, check_player, sit

KILLS = int(os.environ.get("STOLIK_KILLS", "4"))
UP = 1.5  # seconds, at most, between two kills after the server is ready


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    else:
        url = f"sqlite:///{tmp_path / 'stolik.db'}"
    one = Server(tmp_path, url)
    try:
        yield one
    finally:
        if one.process is not None and one.process.poll() is None:
            one.process.kill()
            one.process.wait()


async def run(server: Server, kills: int, random: Random) -> tuple[list[Player], dict[str, Any]]:
    """Play under kills; the players, and the records of all matches by their codes."""
    enough = asyncio.Event()
    await asyncio.to_thread(server.start)
    await server.until_ready()
    async with contextlib.AsyncExitStack() as stack:
        players = await sit(server.url, stack, enough, random)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in players]
            for _ in range(kills):
                await asyncio.sleep(random.uniform(0, UP))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                await server.until_ready()
            enough.set()
            await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_EXCEPTION)
            late = [player.seat.code for player, task in zip(players, tasks, strict=True) if not task.done()]
            assert not late, f"matches that do not end: {late}"
        api = (await stack.enter_async_context(Client(server.url, name="Reader"))).api
        codes = {f"{player.seat.code}-{number}" for player in players for number in range(1, player.matches + 1)}
        return players, {code: await api.call("GET", f"/api/matches/{code}/record") for code in sorted(codes)}


def test_killed_again_and_again(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.client.backoff.FIRST_WAIT", 0.05)
    monkeypatch.setattr("stolik.client.backoff.LONGEST_WAIT", 0.3)
    seed = int(os.environ.get("STOLIK_KILL_SEED", time.time_ns() % 1_000_000))
    print(f"STOLIK_KILL_SEED={seed}")  # noqa: T201 - a failure is to be tried again with the same moments
    players, records = asyncio.run(run(server, KILLS, Random(seed)))
    assert {record["game"] for record in records.values()} == {game for game, *_ in TABLES}
    for player in players:
        assert player.acknowledged
        check_player(player, records)
    kept = tmp_path / "records.jsonl"
    kept.write_text("".join(json.dumps(record) + "\n" for record in records.values()))
    checked = subprocess.run([sys.executable, "-m", "stolik", "check", str(kept)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
