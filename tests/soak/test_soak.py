"""Endurance: people play honestly while others come, go and reload, strangers attack and the server is killed.

make soak                an hour: half of it on SQLite, half on PostgreSQL, a kill every five minutes
STOLIK_SOAK=10 ...       so many minutes

In `make test` it is a short form on SQLite. The long form prints figures: "times quiet" is how much longer the slowest
of a hundred honest answers took under attack, of which more than 2 is too much, and only a quiet machine tells it.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from stolik.client import Client, ClientError, RequestRefused
from stolik.games import GAMES
from tests.patience import PATIENCE
from tests.server.killing import Player, Server, check_player, sit
from tests.soak.measures import Taken, percentile, size, taken

MINUTES = float(os.environ.get("STOLIK_SOAK", "0"))  # of both databases together; 0: the short form
SHORT = 8.0  # seconds under attack in the short form
KILL_EVERY = 300.0  # seconds; in the short form there is one kill
QUIET = 1 / 6  # of the time nobody attacks, at first
THINK = 1.0  # seconds, at most, that honest people think
SETTLED = 10.0  # seconds after a start that are not counted: everybody comes back in them
GROWTH = 1.5  # times the memory of a process that has settled
LINES = {"login failed", "token refused", "ration used up", "not understood"}  # which the attacks leave in the log


class Life(NamedTuple):
    """One life of the server's process: what it took when it had settled, and before its end."""

    settled: Taken
    last: Taken


class Soak:
    """One database's share. `seconds`: in all."""

    def __init__(self, server: Server, seconds: float, random: Random) -> None:
        self.server, self.seconds, self.random = server, seconds, random
        self.enough = asyncio.Event()
        self.players: list[Player] = []
        self.records: dict[str, Any] = {}
        self.lives: list[Life] = []
        self.attack: tuple[float, float] = (0.0, 0.0)  # from when to when
        self.starts: list[float] = []
        self.wandered = 0
        self.strangers: dict[str, Any] = {}

    async def run(self) -> None:
        """Everything."""
        await self._start()
        async with contextlib.AsyncExitStack() as stack:
            self.players = await sit(self.server.url, stack, self.enough, self.random, THINK)
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(player.play()) for player in self.players]
                others = [group.create_task(self._wander(number)) for number in range(4)]
                await self._go_through()
                self.enough.set()
                for other in others:
                    other.cancel()
                for player in self.players:
                    player.think = 0.0
                _, late = await asyncio.wait(tasks, timeout=PATIENCE + self.seconds / 4)
                assert not late, "matches that do not end"
            await self._read(stack)

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start)
        await self.server.until_ready()
        self.starts.append(time.monotonic())

    async def _go_through(self) -> None:
        """Quiet first; then the attack, and the server is killed again and again in it."""
        await asyncio.sleep(self.seconds * QUIET)
        codes = sorted({player.seat.code for player in self.players})
        command = [sys.executable, "-m", "tests.soak.strangers", str(self.server.port)]
        attack = await asyncio.create_subprocess_exec(
            *command, str(self.random.randrange(10**6)), *codes, stdin=PIPE, stdout=PIPE
        )
        assert attack.stdout is not None
        assert await attack.stdout.readline() == b"there\n"
        began, left = time.monotonic(), self.seconds * (1 - QUIET)
        every = KILL_EVERY if left > KILL_EVERY else left / 2
        while left > 0:
            await self._live(min(every, left))
            left -= every
            if left > 0:
                await asyncio.to_thread(self.server.kill)
                await self._start()
        async with asyncio.timeout(PATIENCE):  # where all is slow, rations last longer
            while not all(f'"{line}"' in (self.server.folder / "log").read_text() for line in LINES):
                await asyncio.sleep(1)
        told, _ = await attack.communicate(b"")
        self.attack = (began, time.monotonic())
        assert attack.returncode == 0
        self.strangers = json.loads(told)

    async def _live(self, seconds: float) -> None:
        """So long the server is left alive; what it takes is noted."""
        since, wait = time.monotonic(), min(seconds / 3, 6 * SETTLED)
        await asyncio.sleep(wait)
        settled = self._taken(since)
        await asyncio.sleep(max(0.0, seconds - wait))
        self.lives.append(Life(settled, self._taken(since)))

    def _taken(self, since: float) -> Taken:
        assert self.server.process is not None and self.server.process.poll() is None, self.server.log()
        return taken(self.server.process.pid, time.monotonic() - since)

    async def _wander(self, number: int) -> None:
        """Comes, looks on, plays a little with bots, reloads, leaves; and again."""
        token = ""
        while True:
            await asyncio.sleep(self.random.uniform(0.5, 2.0))
            with contextlib.suppress(ClientError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    token = await self._visit(number, token)
                    self.wandered += 1

    async def _visit(self, number: int, token: str) -> str:
        async with Client(self.server.url, token, f"Wanderer {number}") as client:
            watched = await client.join(self.random.choice(self.players).seat.code)
            code = await client.create(self.random.choice(list(GAMES)))
            own = await client.join(code)
            await own.sit(0)
            await own.fill("beginner")
            await own.ready()
            await asyncio.sleep(self.random.uniform(0.0, 1.0))
        async with Client(self.server.url, client.token) as again:  # as a page that is loaded anew
            assert code in again.sat
            own = await again.join(code)
            await own.leave()
            seen = (await again.join(watched.code)).place.v
            assert seen is not None and watched.place.v is not None and seen >= watched.place.v
        return client.token

    async def _read(self, stack: contextlib.AsyncExitStack) -> None:
        api = (await stack.enter_async_context(Client(self.server.url, name="Reader"))).api
        for player in self.players:
            for number in range(1, player.matches + 1):
                code = f"{player.seat.code}-{number}"
                while code not in self.records:
                    try:
                        self.records[code] = await api.call("GET", f"/api/matches/{code}/record")
                    except RequestRefused as refused:  # of an hour there are more than a ration of requests
                        if refused.event.id != "people-too-often":
                            raise
                        await asyncio.sleep(1)

    # --- what came of it ----------------------------------------------------------------------------------------------

    def waits(self, attacked: bool) -> list[float]:
        """Seconds that honest people waited for an answer, but for those after a start."""
        began, ended = self.attack
        return [
            took
            for player in self.players
            for sent, took in player.took
            if (began <= sent <= ended if attacked else sent < began)
            and not any(start - SETTLED < sent < start + SETTLED for start in self.starts[1:])
        ]

    def figures(self) -> dict[str, Any]:
        """All of them, for people to read."""
        quiet, attacked = (percentile(self.waits(under), 0.99) for under in (False, True))
        return {
            "seconds": round(self.seconds),
            "kills": len(self.starts) - 1,
            "actions acknowledged": sum(len(player.acknowledged) for player in self.players),
            "matches": len(self.records),
            "visits": self.wandered,
            "ms at p99, quiet": round(1000 * quiet, 1),
            "ms at p99, attacked": round(1000 * attacked, 1),
            "times quiet": round(attacked / quiet, 2) if quiet else None,
            "memory of each life, MiB": [[round(each.memory) for each in life] for life in self.lives],
            "descriptors of each life": [[each.descriptors for each in life] for life in self.lives],
            "MiB of SQLite": round(size(self.server.folder), 1),
            **self.strangers,
        }


@pytest.fixture(params=["sqlite", "postgres"] if MINUTES else ["sqlite"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    else:
        url = f"sqlite:///{tmp_path / 'stolik.db'}"
    # All honest people share one address here, as strangers do not.
    one = Server(tmp_path, url, "--limit", "match_rate=2", "--limit", "guest_rate=5", "--limit", "request_rate=50")
    try:
        yield one
    finally:
        if one.process is not None and one.process.poll() is None:
            one.process.kill()
            one.process.wait()


@pytest.mark.timeout(0 if MINUTES else 900)  # which bounds itself
def test_soak(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = int(os.environ.get("STOLIK_SOAK_SEED", time.time_ns() % 1_000_000))
    soak = Soak(server, 30 * MINUTES if MINUTES else SHORT / (1 - QUIET), Random(seed))
    asyncio.run(soak.run())
    assert server.process is not None
    server.process.terminate()
    server.process.wait(PATIENCE)
    with capsys.disabled():
        if MINUTES:
            print(f"\nSTOLIK_SOAK_SEED={seed}", json.dumps(soak.figures(), indent=1))  # noqa: T201
    for player in soak.players:  # nothing lost, nothing doubled
        assert player.acknowledged
        check_player(player, soak.records)
    kept = tmp_path / "records.jsonl"
    kept.write_text("".join(json.dumps(record) + "\n" for record in soak.records.values()))
    checked = subprocess.run([sys.executable, "-m", "stolik", "check", str(kept)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    told = soak.strangers
    assert told["faults"] == [] and told["messages"] > 50 and told["requests"] > 50, told
    lines = (tmp_path / "log").read_text().splitlines()
    entries = [json.loads(line) for line in lines if line.startswith("{")]  # others are for who starts it
    assert not any("Traceback" in line for line in lines)
    assert [entry for entry in entries if entry["level"] not in ("info", "warning")] == []
    assert not [entry for entry in entries if "error" in entry], "no stack for what a stranger sends"
    assert {entry["event"] for entry in entries} >= LINES
    if MINUTES:
        for life in soak.lives:
            assert life.last.memory <= GROWTH * life.settled.memory, life
            assert life.last.descriptors <= life.settled.descriptors + 100, life
