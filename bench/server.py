"""How the server bears a full house: many people at tables of four on one core, the real rules, the real store.

.venv/bin/python bench/server.py --players 19900 --seconds 120       SQLite (synchronous=FULL) in a throw-away folder
.venv/bin/python bench/server.py --players 2000 --database postgresql://...       PostgreSQL, into an empty database
.venv/bin/python bench/server.py --players 4000 --against OTHER/.venv/bin/python   in turn with another checkout's
.venv/bin/python bench/server.py --players 4000 --crowd c --floor                in turn with a server without rules
.venv/bin/python bench/server.py --players 4000 --crowd c --other-crowd python   whether both crowds are the same

It starts `stolik serve` on one core, lets a crowd play from another (crowd.py; load.py says how), and prints JSON: the
whole and windows of ten seconds. Progress goes to standard error. `run_queue_wait` is the share of the time in which a
process could have run but had no core: with a lot of it, latencies tell about the machine and not about the server.
`server_us_per_action` is all CPU of the server: pings, commands between the deals and the store included, but not
that of PostgreSQL. `yardstick_ms` is the CPU time of the same small computation in each window: where it is longer, the
cores were slower (busy neighbours), and so was the server.

With --against two servers share the core, each with as many people, and play in turn for a window each: as many pairs
of windows as --seconds has tens, printed with what this tree's server takes as a ratio to the other's. What holds of
both, such as the pace of the cores, falls out of it. The median is the figure; pairs that lie far apart say how little
it says. What is given is the beginning of a command: --against "env STOLIK_GATHER=5 .venv/bin/python" is one as well.
With --floor the other is floor.c: what the kernel alone takes for the same frames and rows, so no server can take less.
With --other-crowd the other server is this tree's, and another crowd plays at it.
"""

import argparse
import asyncio
import contextlib
import ctypes
import json
import os
import random
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
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from compiled import NoCompiler, compiled
from crowd import KINDS, Crowd, CrowdEnded, Playing, Tally, together
from load import Plan, connect, seat

WINDOW = 10.0  # seconds
SETTLE = 5.0  # seconds between the last one's arrival and the first window
RESUME = 1.0  # seconds between the end of a pause and a window
SEATED = 1800.0  # seconds, at most, until all sit
TICK = os.sysconf("SC_CLK_TCK")
LIBC, PR_SET_PDEATHSIG = ctypes.CDLL(None), 1  # of <sys/prctl.h>


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


# --- processes -------------------------------------------------------------------------------------------------------


def modes(pid: int | str) -> tuple[float, float]:
    """Seconds of CPU that the process has used in user and in kernel mode, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / TICK, int(fields[12]) / TICK


def cpu(pid: int | str) -> float:
    """Both together."""
    return sum(modes(pid))


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
    """A port that nobody uses, nor gets for a connection of their own while a server is killed and started again."""
    for port in random.SystemRandom().sample(range(10_000, 32_000), 1_000):
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise SystemExit("no port is free")


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
    """The server, on its core or any; what it writes goes to server.log in its folder. `more`: further options.

    It ends with the process that has started it, however that ends.
    """

    def pin() -> None:
        LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
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


def figures(seen: Tally, seconds: float, used: dict[str, float]) -> dict[str, Any]:
    """What is printed about a time: what the crowd saw, and what the two processes used in it."""
    return seen.figures(seconds) | {
        "server_cpu": round(used["server"] / seconds, 3),
        "server_us_per_action": round(used["server"] / max(seen.actions, 1) * 1e6, 1),
        "server_run_queue_wait": round(used["server_wait"] / seconds, 3),
        "generator_cpu": round(used["crowd"] / seconds, 3),
        "generator_us_per_action": round(used["crowd"] / max(seen.actions, 1) * 1e6, 1),
        "generator_run_queue_wait": round(used["crowd_wait"] / seconds, 3),
    }


class Sight(NamedTuple):
    """What is known at the end of a window: what both processes have used, and the server's own figures."""

    used: dict[str, float]
    metrics: dict[str, float]


async def look(house: "House") -> Sight:
    """Now."""
    used = {
        "server": cpu(house.server.pid),
        "server_wait": waited(house.server.pid),
        "crowd": cpu(house.crowd.pid),
        "crowd_wait": waited(house.crowd.pid),
        "at": time.perf_counter(),
    }
    return Sight(used, await metrics(house.plan, 0))


async def window(house: "House", before: Sight, seconds: float) -> tuple[dict[str, Any], Tally, Sight]:
    """The figures of so many seconds from `before` on, what the crowd saw in them, and how it looked at their end."""
    await asyncio.sleep(seconds)
    seen, after = house.crowd.take(), await look(house)
    house.reasons.update(seen.reasons)
    spent = {key: after.used[key] - before.used[key] for key in after.used}
    found = figures(seen, spent["at"], spent)
    found |= of_garbage(before.metrics, after.metrics) | of_commits(before.metrics, after.metrics)
    found |= {"rss_mb": round(memory(house.server.pid) / 1024, 1), "yardstick_ms": yardstick()}
    return found, seen, after


async def watch(house: "House", seconds: float) -> dict[str, Any]:
    """Windows one after another, and their sum."""
    windows: list[dict[str, Any]] = []
    saw: list[Tally] = []
    house.crowd.take()
    first = sight = await look(house)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        found, seen, sight = await window(house, sight, min(WINDOW, seconds))
        say(json.dumps(found))
        windows.append(found)
        saw.append(seen)
    spent = {key: sight.used[key] - first.used[key] for key in sight.used}
    whole = together(saw, later=True)
    p99 = [found["p99_ms"] or 0.0 for found in windows]
    collected = [each for each, found in zip(p99, windows, strict=True) if found["collections"]]
    return figures(whole, spent["at"], spent) | {
        "worst_p99_ms_of_a_window": max(p99),
        "windows_with_collections": len(collected),
        "worst_p99_ms_with_a_collection": max(collected, default=None),
        "connected_at_the_end": whole.there,
        "unfinished": whole.unfinished,
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


class House(NamedTuple):
    """A server and the people at its tables. They wait until `play`; `ready`, `with_game`: its memory before, in KB."""

    plan: Plan
    server: subprocess.Popen[bytes]
    crowd: Crowd
    ready: float
    with_game: float
    arriving: dict[str, float]  # what it took until all sat
    reasons: Counter[str]  # of refusals and cuts


@contextlib.asynccontextmanager
async def full_house(
    args: argparse.Namespace,
    folder: Path,
    database: str | None,
    python: Sequence[str] = (sys.executable,),
    kind: str = "",
) -> AsyncIterator[House]:
    """Start a server in this folder and fill the house; in the end everybody goes, and the server ends."""
    playing = Playing(args.game, args.seats, dict(args.option), args.think, args.at_once, args.seed)
    plan = Plan(playing.game, playing.seats, dict(playing.options), playing.think, free_port(), playing.seed)
    server = start(plan.port, args.cores[0], folder, database, args.limit, python=python)
    crowd = None
    try:
        await answers(plan, server, folder)
        ready = memory(server.pid)
        await warm(plan)
        with_game = memory(server.pid)
        say(f"ready: {ready / 1024:.0f} MB, with {args.game} {with_game / 1024:.0f} MB")
        began, before = time.perf_counter(), cpu(server.pid)
        crowd = Crowd(kind or args.crowd, [plan.port], 0, args.players, playing, args.cores[1])
        await asyncio.to_thread(crowd.seated, SEATED)
        took, spent = time.perf_counter() - began, cpu(server.pid) - before
        say(f"{crowd.people} people sit after {took:.1f} s")
        arriving = {
            "arrivals_per_s": round(crowd.people / took, 1),
            "server_us_per_arrival": round(spent / max(crowd.people, 1) * 1e6, 1),
        }
        yield House(plan, server, crowd, ready, with_game, arriving, Counter())
    finally:
        if crowd is not None:
            crowd.end()
        stop(server)


async def warm(plan: Plan) -> None:
    """Loads the game's machine code, which is not a connection's: some people come, sit down, and go."""
    for one in (await seat(plan, 4_000_000)).people:
        one.leave()


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """A full house, watched."""
    async with full_house(args, folder, args.database) as house:
        people = house.crowd.people
        house.crowd.say("play")
        await asyncio.sleep(SETTLE)
        result = {
            "players": args.players,
            "connected": people,
            "game": args.game,
            "think_s": args.think,
            "crowd": args.crowd,
            "database": args.database or f"sqlite on {file_system(folder)}",
            **house.arriving,
            "rss_at_start_mb": round(house.ready / 1024, 1),
            "rss_with_the_game_mb": round(house.with_game / 1024, 1),
        }
        result |= await watch(house, args.seconds)
        end = memory(house.server.pid)
        return result | {
            "kb_per_connection": round((end - house.ready) / max(people, 1), 1),
            "kb_per_connection_without_the_game": round((end - house.with_game) / max(people, 1), 1),
            "reasons": house.reasons,
        }


# --- beside another server -------------------------------------------------------------------------------------------

RATIOS = {"cpu": "server_us_per_action", "p99": "p99_ms", "rate": "actions_per_s"}


def ratio(this: float | None, other: float | None) -> float | None:
    """Of two figures; None where one of them is too small to be counted."""
    return round(this / other, 3) if this and other else None


def median(ratios: list[float | None]) -> float | None:
    """Of those that there are."""
    known = [each for each in ratios if each is not None]
    return round(statistics.median(known), 3) if known else None


async def compare(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Pairs of windows, one of this tree's server and one of the other; who is first changes from pair to pair."""
    folders = [folder / name for name in ("this", "other")]
    for each in folders:
        each.mkdir()
    against = [compiled("floor")] if args.floor else shlex.split(args.against or "") or [sys.executable]
    async with (
        full_house(args, folders[0], args.database) as this,
        full_house(args, folders[1], args.other_database, against, args.other_crowd) as other,
    ):
        houses, pairs = {"this": this, "other": other}, list[dict[str, Any]]()
        for number in range(max(1, round(args.seconds / WINDOW))):
            order = houses if number % 2 == 0 else reversed(houses)
            windows = {name: await turn(houses[name], min(WINDOW, args.seconds)) for name in order}
            ratios = {name: ratio(windows["this"][of], windows["other"][of]) for name, of in RATIOS.items()}
            say(f"pair {number + 1}: {json.dumps(ratios)}")
            pairs.append(ratios | windows)
        return {
            "players": args.players,
            "game": args.game,
            "think_s": args.think,
            "database": args.database or f"sqlite on {file_system(folder)}",
            "crowd": args.crowd,
            "against": shlex.join(against),
            "other_crowd": args.other_crowd or args.crowd,
            **{name: [pair[name] for pair in pairs] for name in RATIOS},
            **{f"{name}_median": median([pair[name] for pair in pairs]) for name in RATIOS},
            "rate_whole": ratio(*(sum(pair[name]["actions"] for pair in pairs) for name in houses)),
            "reasons": [this.reasons, other.reasons],
            "pairs": pairs,
        }


async def turn(house: House, seconds: float) -> dict[str, Any]:
    """A window of one house, while the other pauses."""
    house.crowd.say("play")
    await asyncio.sleep(RESUME)
    house.crowd.take()
    found, _, _ = await window(house, await look(house), seconds)
    house.crowd.say("pause")
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
    parser.add_argument("--floor", action="store_true", help="beside floor.c: the same frames and rows without rules")
    parser.add_argument("--other-database", metavar="URL", help="beside another with PostgreSQL: another empty one")
    parser.add_argument("--crowd", choices=KINDS, default="python", help="load.py, or crowd.c (a C compiler)")
    parser.add_argument(
        "--other-crowd", choices=KINDS, default="", help="in turn with a server that this crowd plays at"
    )
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
    folder = Path(tempfile.mkdtemp(prefix="stolik-bench-", dir=args.folder))
    try:
        beside = args.against or args.floor or args.other_crowd
        result = uvloop.run((compare if beside else run)(args, folder))
    except (CrowdEnded, NoCompiler) as error:
        sys.exit(str(error))
    finally:
        if args.keep:
            say(f"kept: {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
