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
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.bots import make
from stolik.client import Client, RequestRefused
from stolik.client.table import JoinedTable
from stolik.games import GAMES
from tests.patience import PATIENCE

KILLS = int(os.environ.get("STOLIK_KILLS", "4"))
UP = 1.5  # seconds, at most, between two kills after the server is ready
THINK = 0.04  # seconds, at most, between what somebody hears and what they do
SENSE = 0.8  # how often somebody does what a simple bot would
GO_ON = "ok"

# game, its options, its clock, how many people; bots take the other seats
TABLES: list[tuple[str, dict[str, Any], str, int]] = [
    ("goliath", {"seats": 3}, "none", 3),
    ("planowanie", {"seats": 2}, "none", 2),
    ("trojki", {"seats": 3, "deals": 1}, "none", 2),
    ("durak", {"seats": 3}, "fast", 2),
    ("golf", {"seats": 2, "deals": 2}, "none", 2),
]


# --- the server ------------------------------------------------------------------------------------------------------


class Server:
    """`stolik serve` as a process that can be killed and started again, always at the same address."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port: int = one.getsockname()[1]
        self.folder, self.database = folder, database
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "stolik", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen([*command, "--database", self.database], stdout=log, stderr=log)

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended by itself: {self.log()}"
        self.process.kill()
        self.process.wait()

    def ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server did not start: {self.log()}"
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    async def until_ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self.ready):
                await asyncio.sleep(0.05)

    def log(self) -> str:
        return (self.folder / "log").read_text()[-3000:]


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


# --- people ----------------------------------------------------------------------------------------------------------


class Player:
    """Somebody at a table, and the actions that the server has acknowledged, in order."""

    def __init__(self, seat: JoinedTable, number: int, enough: asyncio.Event, random: Random) -> None:
        self.seat, self.number, self.enough, self.random = seat, number, enough, random
        self.acknowledged: list[str] = []
        self.matches = 0
        self.bot = make("casual", seat.place.game, random)
        self.wanted: set[int] = set()

    async def play(self) -> None:
        """Plays match after match, until one is over when it is enough."""
        place = self.seat.place
        while True:
            match = place.standing.match
            assert isinstance(match, int)
            if place.phase == "over":
                if self.enough.is_set():
                    self.matches = match
                    return
                if match not in self.wanted:
                    self.wanted.add(match)
                    await self.try_(self.seat.vote("rematch"))
                    continue
            elif place.standing.next is not None and not place.chairs[self.number].ready:
                await self.try_(self.seat.ready())
                continue
            elif place.legal and place.phase == "playing":
                await asyncio.sleep(self.random.uniform(0, THINK))
                if place.legal:
                    await self.act(self.choice())
                continue
            with contextlib.suppress(TimeoutError):  # so that it also sees `enough`
                await asyncio.wait_for(anext(self.seat), 1.0)

    def choice(self) -> str:
        """One of the legal actions: mostly what a simple bot would do, so that matches end, else any."""
        place = self.seat.place
        legal = [action for action in place.legal if action != GO_ON]
        if legal and place.view is not None and self.random.random() < SENSE:
            return self.bot.choose(place.view, legal, [])[0] or self.random.choice(place.legal)
        return self.random.choice(place.legal)

    async def act(self, action: str) -> None:
        """One action; it counts if the server says that it is done."""
        if action == GO_ON:
            await self.try_(self.seat.go())
        elif await self.try_(self.seat.act(action)):
            self.acknowledged.append(action)

    async def try_(self, command: Any) -> bool:
        """Whether the server did it; it may refuse what others have made impossible meanwhile."""
        try:
            await command
        except RequestRefused:
            return False
        return True


async def sit(url: str, stack: contextlib.AsyncExitStack, enough: asyncio.Event, random: Random) -> list[Player]:
    """All tables with all their people and bots; the matches have begun."""
    players: list[Player] = []
    for game, options, clock, people in TABLES:
        clients = [await stack.enter_async_context(Client(url, name=f"{game} {n}")) for n in range(people)]
        code = await clients[0].create(game, clock=clock, **options)
        mine = [Player(await client.join(code), n, enough, random) for n, client in enumerate(clients)]
        for player in mine:
            await player.seat.sit(player.number)
        if people < options["seats"]:
            await mine[0].seat.fill("casual")
        for player in mine:
            await player.seat.ready()
        players += mine
    return players


# --- the test --------------------------------------------------------------------------------------------------------


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


def actions_of(record: dict[str, Any], seat: int) -> list[str]:
    """What the record says that a seat has done, in order."""
    lines = [line for deal in record["deals"] for line in deal["actions"]]
    return [line.partition(" ")[2] for line in lines if line.partition(" ")[0] == str(seat)]


def check_player(player: Player, records: dict[str, Any]) -> None:
    """Everything acknowledged is in the records of their matches, once and in order, and nothing else is there.

    Except for what the game itself does for a seat that lets its time pass (trojki: it accepts). All matches together,
    because an action that was sent before a kill may get there in the next match, if the others go on without them.
    """
    codes = [f"{player.seat.code}-{number}" for number in range(1, player.matches + 1)]
    lapse = GAMES[records[codes[0]]["game"]].manners.lapse
    there = [action for code in codes for action in actions_of(records[code], player.number)]
    acknowledged = player.acknowledged
    if lapse:
        there = [action for action in there if action != lapse]
        acknowledged = [action for action in acknowledged if action != lapse]
    assert there == acknowledged, f"{codes} seat {player.number}"


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
