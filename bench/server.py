"""How the server bears a full house: many people at tables of four on one core, the real rules, the real store.

.venv/bin/python bench/server.py --players 19900 --seconds 120       SQLite (synchronous=FULL) in a throw-away folder
.venv/bin/python bench/server.py --players 2000 --database postgresql://...       PostgreSQL, into an empty database
.venv/bin/python bench/server.py --players 4000 --against OTHER/.venv/bin/python   in turn with another checkout's

It starts `stolik serve` on one core, plays from this process on another (load.py says how), and prints JSON: the whole
and windows of ten seconds. Progress goes to standard error. `run_queue_wait` is the share of the time in which a
process could have run but had no core: with a lot of it, latencies tell about the machine and not about the server.
`server_us_per_action` is all CPU of the server: pings, commands between the deals and the store included, but not
that of PostgreSQL. `yardstick_ms` is the CPU time of the same small computation in each window: where it is longer, the
cores were slower (busy neighbours), and so was the server.

With --against two servers share the core, each with as many people, and play in turn for a window each: as many pairs
of windows as --seconds has tens, printed with what this tree's server takes as a ratio to the other's. What holds of
both, such as the pace of the cores, falls out of it. The median is the figure; pairs that lie far apart say how little
it says. What is given is the beginning of a command: --against "env STOLIK_GATHER=5 .venv/bin/python" is one as well.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import shlex
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from load import Person, Plan, Table, connect, seat

WINDOW = 10.0  # seconds
SETTLE = 5.0  # seconds between the last one's arrival and the first window
RESUME = 1.0  # seconds between the end of a pause and a window
TICK = os.sysconf("SC_CLK_TCK")


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


# --- processes -------------------------------------------------------------------------------------------------------


def cpu(pid: int | str) -> float:
    """Seconds of CPU that the process has used, in user and kernel mode, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def waited(pid: int | str) -> float:
    """Seconds that the process's main thread was ready to run without a core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def memory(pid: int) -> float:
    """Resident memory in KB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def file_system(folder: Path) -> str:
    """The kind of file system under a folder, for whoever reads the figures of durable writes."""
    best = ("", "?")
    for line in Path("/proc/self/mounts").read_text().splitlines():
        _, mount, kind = line.split()[:3]
        if folder.resolve().is_relative_to(mount) and len(mount) >= len(best[0]):
            best = (mount, kind)
    return best[1]


def yardstick() -> float:
    """Milliseconds of CPU that a fixed computation takes."""
    began = time.thread_time()
    sum(number * number for number in range(50_000))
    return round((time.thread_time() - began) * 1000, 2)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def start(
    port: int,
    core: int | None,
    folder: Path,
    database: str | None,
    limits: list[str],
    *more: str,
    python: Sequence[str] = (sys.executable,),
    **environ: str,
) -> subprocess.Popen[bytes]:
    """The server, on its core or any; what it writes goes to server.log in its folder. `more`: further options."""

    def pin() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})

    command = [*python, "-m", "stolik", "serve", "--port", str(port), "--data", str(folder), *more]
    if database:
        command += ["--database", database]
    for limit in limits:
        command += ["--limit", limit]
    with (folder / "server.log").open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=pin, env=os.environ | environ)


# --- windows ---------------------------------------------------------------------------------------------------------


async def metrics(plan: Plan, number: int) -> dict[str, float]:
    """The server's own figures: its Prometheus page, labels and all as the keys."""
    one = await connect(plan, number)
    _, body = await one.request("GET", "/metrics")
    one.close()
    found: dict[str, float] = {}
    for line in body.decode().splitlines():
        if line and not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def of_garbage(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """How often garbage was collected between two looks, and for how long altogether (ms)."""
    change = {name: after[name] - before.get(name, 0.0) for name in after if name.startswith("stolik_gc")}
    count = sum(value for name, value in change.items() if name.partition("{")[0].endswith("_count"))
    spent = sum(value for name, value in change.items() if name.partition("{")[0].endswith("_sum"))
    return {"collections": count, "pauses_ms": round(spent * 1000, 1)}


def of_commits(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """How many commits there were between two looks, how long they took, and the slowest took at most (ms)."""
    name = "stolik_commit_seconds"
    count, spent = (after[f"{name}_{end}"] - before[f"{name}_{end}"] for end in ("count", "sum"))
    slowest = 0.0
    for key in (key for key in after if key.startswith(f"{name}_bucket")):  # buckets hold all that is quicker, too
        if after[key] - before[key] == count:
            slowest = float(key.partition('le="')[2].partition('"')[0])
            break
    return {"commits": count, "commit_ms": round(spent / max(count, 1) * 1000, 2), "commits_within_ms": slowest * 1000}


def share(values: list[float], part: float) -> float | None:
    """The value below which this part of the sorted values lies, from seconds in milliseconds."""
    return round(values[min(int(len(values) * part), len(values) - 1)] * 1000, 2) if values else None


def figures(latencies: list[float], numbers: dict[str, int], seconds: float, used: dict[str, float]) -> dict[str, Any]:
    """What is printed about a time: counts, latencies, and what the two processes used in it."""
    values = sorted(latencies)
    return {
        "seconds": round(seconds, 2),
        "actions": len(values),
        "actions_per_s": round(len(values) / seconds, 1),
        "p50_ms": share(values, 0.5),
        "p99_ms": share(values, 0.99),
        "max_ms": share(values, 1.0),
        "server_cpu": round(used["server"] / seconds, 3),
        "server_us_per_action": round(used["server"] / max(len(values), 1) * 1e6, 1),
        "server_run_queue_wait": round(used["server_wait"] / seconds, 3),
        "generator_cpu": round(used["own"] / seconds, 3),
        "generator_run_queue_wait": round(used["own_wait"] / seconds, 3),
        **{name: numbers[name] for name in ("sent", "commands", "heard", "bytes", "late", "lost", "refused", "cut")},
    }


def used(pid: int) -> dict[str, float]:
    """What both processes have used until now, in seconds."""
    return {
        "server": cpu(pid),
        "server_wait": waited(pid),
        "own": cpu("self"),
        "own_wait": waited("self"),
        "at": time.perf_counter(),
    }


class Sight(NamedTuple):
    """What is known at the end of a window: what both processes have used, and the server's own figures."""

    used: dict[str, float]
    metrics: dict[str, float]


async def look(plan: Plan, pid: int) -> Sight:
    """Now."""
    return Sight(used(pid), await metrics(plan, 0))


async def window(plan: Plan, pid: int, before: Sight, seconds: float) -> tuple[dict[str, Any], list[float], Sight]:
    """The figures of so many seconds from `before` on, the latencies, and how it looked at their end."""
    await asyncio.sleep(seconds)
    latencies, counted = plan.counts.take()
    after = await look(plan, pid)
    spent = {key: after.used[key] - before.used[key] for key in after.used}
    found = figures(latencies, counted, spent["at"], spent)
    found |= of_garbage(before.metrics, after.metrics) | of_commits(before.metrics, after.metrics)
    found |= {"rss_mb": round(memory(pid) / 1024, 1), "yardstick_ms": yardstick()}
    return found, latencies, after


async def watch(plan: Plan, pid: int, seconds: float) -> dict[str, Any]:
    """Windows one after another, and their sum."""
    windows: list[dict[str, Any]] = []
    latencies: list[float] = []
    plan.counts.take()
    first = seen = await look(plan, pid)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        found, some, seen = await window(plan, pid, seen, min(WINDOW, seconds))
        say(json.dumps(found))
        windows.append(found)
        latencies += some
    spent = {key: seen.used[key] - first.used[key] for key in seen.used}
    numbers = {key: sum(found[key] for found in windows) for key in plan.counts.numbers}
    collected = [found["p99_ms"] for found in windows if found["collections"]]
    return figures(latencies, numbers, spent["at"], spent) | {
        "worst_p99_ms_of_a_window": max(found["p99_ms"] for found in windows),
        "windows_with_collections": len(collected),
        "worst_p99_ms_with_a_collection": max(collected, default=None),
        "windows": windows,
    }


# --- the run ---------------------------------------------------------------------------------------------------------


async def answers(plan: Plan, server: subprocess.Popen[bytes], folder: Path, limit: float = 120.0) -> None:
    """Wait until the server is ready. Ends the run with what it said if it is not."""
    for _ in range(int(limit / 0.1)):
        if server.poll() is not None:
            sys.exit(f"the server has ended: {(folder / 'server.log').read_text()[-2000:]}")
        with contextlib.suppress(OSError):
            one = await connect(plan, 0)
            status, _ = await one.request("GET", "/readyz")
            one.close()
            if status == 200:
                return
        await asyncio.sleep(0.1)
    sys.exit("the server does not get ready")


async def arrive(
    plan: Plan, count: int, at_once: int, sit: Callable[[Plan, int], Awaitable[Table]] = seat, begin: int = 0
) -> list[Table]:
    """All tables, so many at a time; `sit` makes one, given the number of its first person, from `begin` on."""
    tables: list[Table] = []
    first = iter(range(begin, begin + count * plan.seats, plan.seats))

    async def some() -> None:
        for number in first:
            tables.append(await sit(plan, number))
            if len(tables) % 500 == 0:
                say(f"{len(tables)} tables of {count}")

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(some())
    return tables


class House(NamedTuple):
    """A server and the people at its tables. They wait until `play`; `ready`, `with_game`: its memory before, in KB."""

    plan: Plan
    server: subprocess.Popen[bytes]
    tables: list[Table]
    ready: float
    with_game: float
    arriving: dict[str, float]  # what it took until all sat

    @property
    def people(self) -> list[Person]:
        """All of them."""
        return [one for table in self.tables for one in table.people]

    def play(self) -> None:
        """From now on who is asked thinks, and acts."""
        self.plan.playing, self.plan.paused = True, False
        for one in self.people:
            one._think()

    def pause(self) -> None:
        """Who thinks does not act, for a while."""
        self.plan.paused = True


@contextlib.asynccontextmanager
async def full_house(
    args: argparse.Namespace, folder: Path, database: str | None, python: Sequence[str] = (sys.executable,)
) -> AsyncIterator[House]:
    """Start a server in this folder and fill the house; in the end everybody goes, and the server ends."""
    plan = Plan(args.game, args.seats, dict(args.option), args.think, free_port(), args.seed)
    server = start(plan.port, args.cores[0], folder, database, args.limit, python=python)
    tables: list[Table] = []
    try:
        await answers(plan, server, folder)
        ready = memory(server.pid)
        warm = await seat(plan, 4_000_000)  # loads the game's machine code, which is not a connection's
        for one in warm.people:
            one.leave()
        with_game = memory(server.pid)
        say(f"ready: {ready / 1024:.0f} MB, with {args.game} {with_game / 1024:.0f} MB")
        began, before = time.perf_counter(), cpu(server.pid)
        tables = await arrive(plan, args.players // args.seats, args.at_once)
        took, spent = time.perf_counter() - began, cpu(server.pid) - before
        people = sum(len(table.people) for table in tables)
        say(f"{people} people sit after {took:.1f} s")
        arriving = {
            "arrivals_per_s": round(people / took, 1),
            "server_us_per_arrival": round(spent / max(people, 1) * 1e6, 1),
        }
        yield House(plan, server, tables, ready, with_game, arriving)
    finally:
        plan.playing = False
        for table in tables:
            for one in table.people:
                one.leave()
        stop(server)


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """A full house, watched."""
    async with full_house(args, folder, args.database) as house:
        people, pid = house.people, house.server.pid
        house.play()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(SETTLE)
        result = {
            "players": args.players,
            "connected": len(people),
            "game": args.game,
            "think_s": args.think,
            "database": args.database or f"sqlite on {file_system(folder)}",
            **house.arriving,
            "rss_at_start_mb": round(house.ready / 1024, 1),
            "rss_with_the_game_mb": round(house.with_game / 1024, 1),
        }
        result |= await watch(house.plan, pid, args.seconds)
        end = memory(pid)
        return result | {
            "connected_at_the_end": sum(not one.socket.transport.is_closing() for one in people),
            "kb_per_connection": round((end - house.ready) / max(len(people), 1), 1),
            "kb_per_connection_without_the_game": round((end - house.with_game) / max(len(people), 1), 1),
            "unfinished": sum(len(table.steps) for table in house.tables),
            "reasons": house.plan.counts.told,
        }


# --- beside another server -------------------------------------------------------------------------------------------

RATIOS = {"cpu": "server_us_per_action", "p99": "p99_ms"}


async def compare(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Pairs of windows, one of this tree's server and one of the other; who is first changes from pair to pair."""
    folders = [folder / name for name in ("this", "other")]
    for each in folders:
        each.mkdir()
    async with (
        full_house(args, folders[0], args.database) as this,
        full_house(args, folders[1], args.other_database, shlex.split(args.against)) as other,
    ):
        gc.collect()
        gc.freeze()
        houses, pairs = {"this": this, "other": other}, list[dict[str, Any]]()
        for number in range(max(1, round(args.seconds / WINDOW))):
            order = houses if number % 2 == 0 else reversed(houses)
            windows = {name: await turn(houses[name], min(WINDOW, args.seconds)) for name in order}
            ratios = {name: round(windows["this"][of] / windows["other"][of], 3) for name, of in RATIOS.items()}
            say(json.dumps(ratios))
            pairs.append(ratios | windows)
        return {
            "players": args.players,
            "game": args.game,
            "think_s": args.think,
            "database": args.database or f"sqlite on {file_system(folder)}",
            "against": args.against,
            **{name: [pair[name] for pair in pairs] for name in RATIOS},
            **{f"{name}_median": round(statistics.median(pair[name] for pair in pairs), 3) for name in RATIOS},
            "reasons": [this.plan.counts.told, other.plan.counts.told],
            "pairs": pairs,
        }


async def turn(house: House, seconds: float) -> dict[str, Any]:
    """A window of one house, while the other pauses."""
    house.play()
    await asyncio.sleep(RESUME)
    house.plan.counts.take()
    found, _, _ = await window(house.plan, house.server.pid, await look(house.plan, house.server.pid), seconds)
    house.pause()
    say(json.dumps(found))
    return found


def stop(server: subprocess.Popen[bytes]) -> None:
    """End the server, gently first."""
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        say("the server did not end when asked to")
        server.kill()
        server.wait()


def option(text: str) -> tuple[str, object]:
    """An option of the game, `name=value`."""
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError("name=value")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring, after all have sat down")
    parser.add_argument("--database", help="postgresql://... (empty); without it SQLite in a throw-away folder")
    parser.add_argument("--against", metavar="PYTHON", help="beside the server that this interpreter runs")
    parser.add_argument("--other-database", metavar="URL", help="for --against with PostgreSQL: another empty one")
    parser.add_argument("--game", default="planowanie")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--think", type=float, default=7.0, help="mean time to think, in seconds")
    parser.add_argument("--cores", type=lambda text: [int(one) for one in text.split(",")], default=[0, 1])
    parser.add_argument("--at-once", type=int, default=8, help="tables that are seated at the same time")
    parser.add_argument("--folder", type=Path, help="where the throw-away folder is made: the disk that is measured")
    parser.add_argument("--keep", action="store_true", help="keep the throw-away folder, with the server's log")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="for `stolik serve`")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Run and print."""
    args = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.sched_setaffinity(0, {args.cores[1]})
    gc.disable()
    folder = Path(tempfile.mkdtemp(prefix="stolik-bench-", dir=args.folder))
    try:
        result = uvloop.run((compare if args.against else run)(args, folder))
    finally:
        if args.keep:
            say(f"kept: {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
