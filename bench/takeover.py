"""How soon the tables of a process are back at the others after it was killed: several processes over one PostgreSQL.

.venv/bin/python bench/takeover.py --database postgresql://...       (an empty database) three processes, 300 tables
.venv/bin/python bench/takeover.py --database postgresql://... --processes 4 --tables 2000

It prints JSON: the seconds from the kill until others have all shards (`served_s`), and until each table of the killed
process could be asked for again, by somebody who comes in at another one (`p50_s`, `last_s`). The same for a process
that is told to stop. Seconds are counted on a machine that does nothing else.
"""

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

from server import free_port, start, stop
from stolik.client.api import Api
from stolik.store.shards import SHARDS

AT_ONCE = 50  # tables that are asked for at the same time
LIMITS = ["hosted=1000000", "request_rate=0", "guess_rate=0", "open_rate=0", "address_tables=0", "guest_rate=0"]
SHARES = "SELECT owner, count(*) FROM shards WHERE owner <> '' GROUP BY owner"


class Processes:
    """Those that there are, by name, and what they share."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database = folder, database
        self.running: dict[str, tuple[subprocess.Popen[bytes], str]] = {}

    async def begin(self, name: str) -> None:
        """One more, which has been given its share when this returns."""
        (own := self.folder / name).mkdir(exist_ok=True)
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        process = start(port, None, own, self.database, LIMITS, "--name", name, "--at", url, "--bot-cores", "0")
        self.running[name] = process, url
        least = SHARDS // len(self.running) - 5
        while (await self.shares()).get(name, 0) < least:
            if process.poll() is not None:
                sys.exit((own / "server.log").read_text()[-2000:])
            await asyncio.sleep(0.2)

    async def shares(self) -> dict[str, int]:
        """How many shards each has."""
        connection = await asyncpg.connect(self.database)
        try:
            return dict(await connection.fetch(SHARES))
        except asyncpg.UndefinedTableError:
            return {}
        finally:
            await connection.close()


async def opened(url: str, count: int) -> list[str]:
    """The codes of so many tables, opened at this address."""
    api = Api(url)
    api.token = (await api.call("POST", "/api/guest", {"name": "Host"}))["token"]
    return [(await api.call("POST", "/api/tables", {"game": "planowanie"}))["code"] for _ in range(count)]


async def back(url: str, codes: list[str], since: float) -> list[float]:
    """The seconds after which each of these tables could be asked for, of somebody at this address."""
    free, api = asyncio.Semaphore(AT_ONCE), Api(url)

    async def ask(code: str) -> float:
        async with free:
            while True:
                try:
                    await api.call("GET", f"/api/tables/{code}")
                    return time.monotonic() - since
                except Exception:  # the process is away, or the table just comes
                    await asyncio.sleep(0.1)

    return sorted(await asyncio.gather(*map(ask, codes)))


async def measured(those: Processes, name: str, how: signal.Signals, count: int) -> dict[str, Any]:
    """One process ends, its tables come back, and it is started again."""
    process, url = those.running[name]
    codes = await opened(url, count)
    del those.running[name]
    began = time.monotonic()
    process.send_signal(how)
    _, other = next(iter(those.running.values()))
    asking = asyncio.create_task(back(other, codes, began))
    while sum(count for owner, count in (await those.shares()).items() if owner in those.running) < SHARDS:
        await asyncio.sleep(0.02)
    served, found = time.monotonic() - began, await asking
    process.wait()
    await those.begin(name)
    return {
        "how": how.name,
        "tables": count,
        "served_s": round(served, 2),
        "p50_s": round(found[len(found) // 2], 2),
        "last_s": round(found[-1], 2),
    }


async def run(args: argparse.Namespace, folder: Path) -> list[dict[str, Any]]:
    """Start, measure, stop."""
    those = Processes(folder, args.database)
    names = [str(number) for number in range(1, args.processes + 1)]
    try:
        for name in names:
            await those.begin(name)
        return [
            await measured(those, name, how, args.tables)
            for name in names[-args.kills :]
            for how in (signal.SIGKILL, signal.SIGTERM)
        ]
    finally:
        for process, _ in those.running.values():
            stop(process)


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True, help="postgresql://... (empty)")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=300, help="of the process that ends")
    parser.add_argument("--kills", type=int, default=1, help="how many of them end, one after the other")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stolik-takeover-") as folder:
        print(json.dumps(asyncio.run(run(args, Path(folder))), indent=1))


if __name__ == "__main__":
    main()
