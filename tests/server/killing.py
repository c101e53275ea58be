"""A server process that can be killed, people who play at it, and what must be in the records afterwards.

People (the Python client, over real sockets) and bots play all games at once; each notes what the server has
acknowledged. For the tests that kill a server (test_kill.py) and those that wear it out (tests/soak).
"""

import asyncio
import contextlib
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

from stolik.bots import make
from stolik.client import Client, RequestRefused
from stolik.client.table import JoinedTable
from stolik.games import GAMES
from stolik.table.table import ABSENT
from tests.deploy.hosting import free_port
from tests.patience import PATIENCE

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

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.port = free_port()
        self.folder, self.database, self.options = folder, database, options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "stolik", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.options], stdout=log, stderr=log
            )

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended by itself: {self.log()}"
        self.process.kill()
        self.process.wait()

    def ready(self) -> bool:
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
                assert self.process is not None
                assert self.process.poll() is None, f"the server did not start: {self.log()}"
                await asyncio.sleep(0.05)

    def log(self) -> str:
        return (self.folder / "log").read_text()[-3000:]


# --- people ----------------------------------------------------------------------------------------------------------


class Link:
    """How long somebody's connection was lost, at the longest: after half a minute a bot plays for them."""

    def __init__(self) -> None:
        self.longest, self._since = 0.0, 0.0

    def __call__(self, up: object) -> None:
        if up is True:
            self.longest = max(self.longest, time.monotonic() - self._since)
        else:
            self._since = time.monotonic()


class Player:
    """Somebody at a table, and the actions that the server has acknowledged, in order."""

    def __init__(
        self, seat: JoinedTable, number: int, enough: asyncio.Event, random: Random, think: float, link: Link
    ) -> None:
        self.seat, self.number, self.enough, self.random, self.think = seat, number, enough, random, think
        self.link = link
        self.took: list[tuple[float, float]] = []  # of each action: when it was sent, and seconds until its answer
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
                await asyncio.sleep(self.random.uniform(0, self.think))
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
            return
        sent = time.monotonic()
        if await self.try_(self.seat.act(action)):
            self.acknowledged.append(action)
            self.took.append((sent, time.monotonic() - sent))

    async def try_(self, command: Any) -> bool:
        """Whether the server did it; it may refuse what others have made impossible meanwhile."""
        try:
            await command
        except RequestRefused:
            return False
        return True


async def sit(
    url: str, stack: contextlib.AsyncExitStack, enough: asyncio.Event, random: Random, think: float = THINK
) -> list[Player]:
    """All tables with all their people and bots; the matches have begun."""
    players: list[Player] = []
    for game, options, clock, people in TABLES:
        links = [Link() for _ in range(people)]
        named = [Client(url, name=f"{game} {n}", link=link) for n, link in enumerate(links)]
        clients = [await stack.enter_async_context(client) for client in named]
        code = await clients[0].create(game, clock=clock, **options)
        mine = [Player(await client.join(code), n, enough, random, think, links[n]) for n, client in enumerate(clients)]
        for player in mine:
            await player.seat.sit(player.number)
        if people < options["seats"]:
            await mine[0].seat.fill("casual")
        for player in mine:
            await player.seat.ready()
        players += mine
    return players


# --- what was acknowledged -------------------------------------------------------------------------------------------


def actions_of(record: dict[str, Any], seat: int) -> list[str]:
    """What the record says that a seat has done, in order."""
    lines = [line for deal in record["deals"] for line in deal["actions"]]
    return [line.partition(" ")[2] for line in lines if line.partition(" ")[0] == str(seat)]


def check_player(player: Player, records: dict[str, Any]) -> None:
    """Everything acknowledged is in the records of their matches, once and in order, and nothing else is there.

    Except for what the game itself does for a seat that lets its time pass (trojki: it accepts). All matches together,
    because an action that was sent before a kill may get there in the next match, if the others go on without them.
    What a bot has done for somebody who was away for long is there as well.
    """
    codes = [f"{player.seat.code}-{number}" for number in range(1, player.matches + 1)]
    lapse = GAMES[records[codes[0]]["game"]].manners.lapse
    there = [action for code in codes for action in actions_of(records[code], player.number)]
    acknowledged = player.acknowledged
    if lapse:
        there = [action for action in there if action != lapse]
        acknowledged = [action for action in acknowledged if action != lapse]
    if player.link.longest > ABSENT - 5:
        left = iter(there)
        there = [action for action in acknowledged if action in left]  # each after the one before
    assert there == acknowledged, f"{codes} seat {player.number}: there {there}, acknowledged {acknowledged}"
