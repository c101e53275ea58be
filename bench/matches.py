"""What matches leave in a server's memory (review S9): with `--matches 10000` less than 5 MB is wanted.

.venv/bin/python bench/matches.py --matches 10000        about twenty minutes

It starts `stolik serve` on SQLite in a throw-away folder. At eight tables at a time people (stolik.client) play durak,
golf and goliath by turns, one deal a match, and do at once what the simple bot would; then all leave, and the table is
closed. It prints JSON: the resident memory in MiB after a tenth as many matches, which fill what is kept once, and at
the end, and the difference; each after some idle seconds, in which the server looks for garbage.
"""

import argparse
import asyncio
import contextlib
import json
import signal
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from restart import until_ready

from server import free_port, memory, start
from stolik.bots import make
from stolik.bots.bot import GameBot
from stolik.client import Client, RequestRefused
from stolik.client.table import JoinedTable

AT_ONCE = 8  # tables
IDLE = 15.0  # seconds until the memory is looked at
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("durak", 2, {}),
    ("golf", 2, {"deals": 1}),
    ("goliath", 3, {"deals": 1}),
)
FREE = ("address", "open", "match", "request", "guest", "guess", "person", "table", "message")  # without a ration


async def play(seat: JoinedTable, bot: GameBot) -> None:
    """Plays until the match is over, and leaves."""
    place = seat.place
    while place.phase != "over":
        if place.legal and place.phase == "playing" and place.view is not None:
            wanted = bot.choose(place.view, place.legal, [])[0] if place.legal != ["ok"] else "ok"
            with contextlib.suppress(RequestRefused):  # others were quicker
                await (seat.go() if wanted == "ok" else seat.act(wanted))
        else:
            await anext(seat)
    await seat.leave()


async def match(clients: list[Client], number: int) -> None:
    """One match, at a table of its own."""
    game, seats, options = GAMES[number % len(GAMES)]
    code = await clients[0].create(game, clock="none", seats=seats, **options)
    joined = [await client.join(code) for client in clients[:seats]]
    for at, seat in enumerate(joined):
        await seat.sit(at)
    for seat in joined:
        await seat.ready()
    random = Random(number)
    async with asyncio.TaskGroup() as group:
        for seat in joined:
            group.create_task(play(seat, make("simple", game, random)))


async def several(url: str, count: int, first: int) -> None:
    """So many matches, at several tables at once."""
    numbers = iter(range(first, first + count))

    async def table(name: int) -> None:
        async with contextlib.AsyncExitStack() as stack:
            names = [f"Player {name} {each}" for each in "abc"]
            clients = [await stack.enter_async_context(Client(url, name=each)) for each in names]
            for number in numbers:
                await match(clients, number)

    async with asyncio.TaskGroup() as group:
        for name in range(AT_ONCE):
            group.create_task(table(name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000)
    count = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start(port, 0, Path(folder), None, [f"{name}_rate=0" for name in FREE])
        url, resident = f"http://127.0.0.1:{port}", []
        try:
            until_ready(process, url)
            began = time.perf_counter()
            for first, part in ((0, count // 10), (count // 10, count)):
                asyncio.run(several(url, part, first))
                time.sleep(IDLE)
                resident.append(memory(process.pid) / 1024)
            seconds = time.perf_counter() - began
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
    before, after = resident
    told = {"matches": count, "seconds": round(seconds), "MiB before": round(before, 1), "MiB after": round(after, 1)}
    print(json.dumps(told | {"MiB left by them": round(after - before, 1)}, indent=1))


if __name__ == "__main__":
    main()
