"""Several real processes over one PostgreSQL: started, ended, and started again as systemd does, while people play."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from stolik.client import Client
from tests.patience import PATIENCE
from tests.server.killing import Player, Server, check_player, sit

NO_RATES = [part for name in ("request_rate", "guest_rate", "open_rate") for part in ("--limit", f"{name}=0")]


class Process(Server):
    """One of several."""

    def __init__(self, folder: Path, database: str, name: str) -> None:
        (own := folder / name).mkdir()
        super().__init__(own, database, "--name", name, "--bot-cores", "0", *NO_RATES)
        self.options = (*self.options, "--at", self.url)

    async def begin(self) -> None:
        await asyncio.to_thread(self.start)
        await self.until_ready()

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self) -> int:
        """Waits until it has ended by itself: its status."""
        assert self.process is not None
        async with asyncio.timeout(PATIENCE):
            return await asyncio.to_thread(self.process.wait)


@contextlib.asynccontextmanager
async def processes(folder: Path, database: str, count: int) -> AsyncIterator[list[Process]]:
    those = [Process(folder, database, str(number)) for number in range(count)]
    try:
        for each in those:  # the later ones are given their shares by and by
            await each.begin()
        yield those
    finally:
        for each in those:
            if each.process is not None and each.process.poll() is None:
                each.process.kill()
                each.process.wait()


async def play(those: list[Process], doing: Callable[[], Awaitable[None]], seed: int) -> list[Player]:
    """People play all games while something is done; what was acknowledged must be in the records."""
    enough, random = asyncio.Event(), Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for each in those:  # those who come in at one open their tables there
            mine = await sit(each.url, stack, enough, random)
            players += mine
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in players]
            try:
                await doing()
            finally:
                enough.set()
            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.wait(tasks)
        client = await stack.enter_async_context(Client(those[0].url, name="Reader"))
        records: dict[str, Any] = {}
        for player in players:
            for number in range(1, player.matches + 1):
                code = f"{player.seat.code}-{number}"
                records[code] = await client.api.call("GET", f"/api/matches/{code}/record")
        for player in players:
            check_player(player, records)
    return players


@contextlib.asynccontextmanager
async def supervised(those: list[Process]) -> AsyncIterator[list[int]]:
    """As systemd does, each is started again half a second after it has ended by itself: with which statuses."""
    ended = list[int]()

    async def look() -> None:
        while True:
            await asyncio.sleep(0.5)
            for each in those:
                if each.process is not None and (status := each.process.poll()) is not None:
                    ended.append(status)
                    await asyncio.to_thread(each.start)

    task = asyncio.create_task(look())
    try:
        yield ended
    finally:
        task.cancel()
        await asyncio.wait([task])


async def until_all_are_ready(those: list[Process]) -> None:
    """Each of them serves, however often it has to be started until then."""
    async with asyncio.timeout(PATIENCE):
        for each in those:
            while each.process is None or each.process.poll() is not None or not await asyncio.to_thread(each.ready):
                await asyncio.sleep(0.05)
