"""How long a server needs to be there again with all its tables.

.venv/bin/python bench/restart.py --tables 5000                                   SQLite, in a throw-away folder
.venv/bin/python bench/restart.py --tables 5000 --database postgresql://...       PostgreSQL, an empty database

It writes the logs of so many tables, in the middle of a later deal of all games in turn, starts `stolik serve`,
and prints JSON: the seconds until `/readyz` says yes (the rules' machine code is loaded in them too), the CPU that the
server used until then, and what came back. Each log has been played here, by four people who do what the simple bot
would do.
"""

import argparse
import asyncio
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import deque
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from server import cpu, free_port, say
from stolik.bots import make
from stolik.core.engine import engine
from stolik.games import GAMES
from stolik.server.answers import LiveAnswers
from stolik.server.config import default_database
from stolik.server.levels import Levels
from stolik.server.room import MARKS_KEPT
from stolik.store import Store
from stolik.table import GO_ON, Entry, Setup, Table, answer_at_once
from stolik.table import log as entries
from stolik.table.commands import Act, Command, Fill, Go, Ready, Sit

SAMPLES = 10  # logs of each game; the tables take turns with them
OPTIONS: dict[str, dict[str, Any]] = {"durak": {"deals": 5}}  # of a match that is one deal only nothing is kept
PEOPLE = ("ann", "bob", "cyd", "dan")
BORN = datetime.now(UTC).isoformat(timespec="seconds")
LATER = 10  # entries of a log since a deal ended, at least


def played(game: str, seed: int) -> list[Entry]:
    """The log of a table at which a match is on."""
    chance, now, number = Random(seed), 0.0, 0
    bot = make("simple", game, chance)
    answers = LiveAnswers(game, Levels(1))
    table = Table(Setup("", game, OPTIONS.get(game, {}), "", "normal"), answers, GAMES)
    table.open(PEOPLE[0], PEOPLE[0], now)

    def do(who: str, command: Command) -> None:
        nonlocal number
        number += 1
        table.handle(who, who, str(number), command, now)
        answer_at_once(table, lambda seat, level: make(level, game, chance), now)

    people = PEOPLE[: len(table.chairs)]
    for seat, who in enumerate(people):
        do(who, Sit(seat))
    do(people[0], Fill())
    log = table.take()
    while table.on is None or table.on.match.between or since_kept(log) not in range(LATER, len(log)):
        now += chance.expovariate(0.5)
        who = chance.choice(people)
        seat = table.seat_of(who)
        legal = table.on.legal(seat) if table.on is not None and seat is not None else []
        if GO_ON in legal:
            do(who, Go())
        elif legal and table.on is not None and (action := bot.choose(table.on.view(seat), legal, [])[0]):
            do(who, Act([action]))
        else:
            do(who, Ready())
        log += table.take()
    return log


def since_kept(log: list[Entry]) -> int:
    """How many entries a server has to read."""
    kept = [number for number, entry in enumerate(log) if isinstance(entry.input, entries.Kept)]
    return len(log) - (kept[-1] if kept else 0)


def lines(log: list[Entry], code: str) -> list[tuple[float, str, bool]]:
    """The log as rows of a table with this code: time, text, and whether a server begins to read here.

    Its people are its own: a table whose people are nobody's does not come back.
    """
    rows = []
    for entry in log:
        text = entries.encode(entry).replace('"code":""', f'"code":"{code}"')
        for who in PEOPLE:
            text = text.replace(f'"{who}"', f'"{who}{code}"')
        rows.append((entry.at, text, isinstance(entry.input, entries.Kept)))
    return rows


async def write(url: str, tables: int, logs: list[list[Entry]]) -> int:
    """Fills the database; how many rows."""
    store, count = await Store.open(url), 0
    try:
        for number in range(tables):
            code = f"T{number:05}"
            (at, first, _), *rest = lines(logs[number % len(logs)], code)
            for who in PEOPLE:
                store.people.add(f"{who}{code}", f"{who}{code}", "guest", BORN)
            key = store.tables.open(code, at, first)
            marks = deque([0], maxlen=MARKS_KEPT)
            for seq, (at, text, kept) in enumerate(rest, 1):
                store.tables.append(key, seq, at, text)
                if kept:
                    marks.append(seq)
                    store.tables.checkpoint(key, seq, marks[0])
            count += 1 + len(rest)
            if number % 100 == 0:
                await store.flush()
    finally:
        await store.close()
    return count


def until_ready(process: subprocess.Popen[bytes], url: str) -> None:
    """Waits for a server that was started."""
    while True:
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=60) as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, OSError):
            if process.poll() is not None:
                raise SystemExit("the server ended before it was ready") from None
        time.sleep(0.02)


def measure(port: int, folder: Path, url: str) -> dict[str, Any]:
    """Starts the server and waits until it is ready."""
    command = [sys.executable, "-m", "stolik", "serve", "--port", str(port), "--data", str(folder), "--database", url]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until_ready(process, f"http://127.0.0.1:{port}")
        seconds, spent = time.perf_counter() - began, cpu(process.pid)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            told = answer.read().decode().splitlines()
        back = next(float(line.split()[-1]) for line in told if line.startswith("stolik_tables "))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    return {"back": int(back), "seconds": round(seconds, 2), "server_cpu_seconds": round(spent, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--database", help="an empty one; SQLite in a throw-away folder if none is named")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="stolik-restart-"))
    try:
        for game in GAMES.values():
            engine(game, wait=True)
        say("playing")
        logs = [played(game, seed) for seed in range(SAMPLES) for game in GAMES]
        url = given.database or default_database(folder)
        say("writing")
        rows = asyncio.run(write(url, given.tables, logs))
        say("starting")
        found = measure(free_port(), folder, url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    told = {"tables": given.tables, "rows": rows, "rows_to_read_of_each": sum(map(since_kept, logs)) / len(logs)}
    print(json.dumps(told | found, indent=1))


if __name__ == "__main__":
    main()
