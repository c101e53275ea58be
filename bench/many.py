"""How much one machine carries: several server processes, a crowd for each, and the bill of each part.

.venv/bin/python bench/many.py --sqlite --processes 4 --players 60000       processes with a database file each
.venv/bin/python bench/many.py --database postgresql://... --processes 4 --players 24000        they are one server
.venv/bin/python bench/many.py --database postgresql://... --processes 4 --players 24000 --kill      and one is killed
.venv/bin/python bench/many.py --sqlite --processes 2 --beside 1 --players 8000     in turn with one for as many people

All share all cores. First everybody sits down; then windows are measured, whose percentiles are those of all actions at
all tables. `server_user_us` and `server_kernel_us` are the processes' CPU of an action, `postgres_us` and `crowd_us`
that of the others, `machine_cores` what was busy in all; `kb_per_person` what memory the processes took for those who
came. Latencies say something about the server only where `machine_cores` is well below the number of cores.

With --kill the first process gets SIGKILL while all play, and is started anew: with a file of its own at once, else as
soon as the others have its shards (`served_s`). `half_back_s` and `back_s`: until half of its people and the last one
were back at their tables; `others_p99_ms`: how it was until then for the rest. An action that was shown and is not
there afterwards counts as `lost`: its table came back at an earlier version than somebody has heard of. --stop does
the same with SIGTERM. With --beside two clubs are open at once and play in turn, a window each; `cpu` is what an
action takes here as a ratio to there.

The processes' descriptors bound how many people each carries; the start says so. PostgreSQL is empty before, and takes
some 20 connections for each process. Whatever is started ends with it, also after Ctrl-C, and after --longest seconds.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from compiled import NoCompiler
from crowd import KINDS, Crowd, CrowdEnded, Playing, Tally, take, together
from load import Gone, Plan

from server import answers, cpu, free_port, memory, modes, option, ratio, say, start, stop, warm, yardstick
from stolik.store.shards import SHARDS

SPARE = 100  # descriptors of a process that are not people's
SETTLE = 5.0  # seconds between the last one's arrival and the first window
RESUME = 1.0  # seconds between the end of a pause and a window
LOOK = 0.5  # seconds between two looks at who is back
SERVED = 30.0  # seconds, at most, until the others have the shards of one that was killed
BACK = 180.0  # seconds, at most, until everybody is back
TICK = os.sysconf("SC_CLK_TCK")


# --- what the parts use ----------------------------------------------------------------------------------------------


class Used(NamedTuple):
    """Seconds of CPU until now, of the processes, PostgreSQL, the crowds, and all cores of the machine; the time."""

    user: float
    kernel: float
    postgres: float
    crowd: float
    machine: float
    at: float


def of_family(parent: int) -> float:
    """Seconds of CPU of a process and its children, those that have ended and those that are there."""
    spent = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if path.parent.name == str(parent):
                spent += sum(map(int, fields[11:15]))
            elif fields[1] == str(parent):
                spent += int(fields[11]) + int(fields[12])
    return spent / TICK


def of_machine() -> float:
    """Seconds in which cores were busy, all of them together."""
    fields = list(map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9]))
    return (sum(fields) - fields[3] - fields[4]) / TICK  # neither idle nor waiting for a disk


async def shares(database: str) -> dict[str, int]:
    """How many shards each process has, by name."""
    connection = await asyncpg.connect(database)
    try:
        return dict(await connection.fetch("SELECT owner, count(*) FROM shards WHERE owner <> '' GROUP BY owner"))
    except asyncpg.UndefinedTableError:
        return {}
    finally:
        await connection.close()


async def postmaster(database: str) -> int | None:
    """The process of PostgreSQL whose children serve connections, if it runs on this machine."""
    connection = await asyncpg.connect(database)
    try:
        pid = await connection.fetchval("SELECT pg_backend_pid()")
        with contextlib.suppress(OSError):
            name, _, fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
            return int(fields.split()[1]) if "postgres" in name else None
    finally:
        await connection.close()
    return None


# --- a club: processes and their people ------------------------------------------------------------------------------


class ServerProcess:
    """One of the server's processes."""

    def __init__(self, name: str, folder: Path, database: str | None) -> None:
        (folder / name).mkdir()
        self.name, self.folder, self.database = name, folder / name, database
        self.port = free_port()
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the process that runs."""
        assert self.running is not None
        return self.running.pid

    def begin(self) -> None:
        """Starts it."""
        among = ("--name", self.name, "--at", f"http://127.0.0.1:{self.port}") if self.database else ()
        self.running = start(self.port, None, self.folder, self.database, [], "--bot-cores", "0", *among)

    async def ready(self, playing: Playing) -> None:
        """Waits until it plays. Ends the run with what it said if it does not."""
        assert self.running is not None
        await answers(self.plan(playing), self.running, self.folder)

    def plan(self, playing: Playing) -> Plan:
        """What is played here."""
        return Plan(playing.game, playing.seats, dict(playing.options), playing.think, self.port, playing.seed)


class Club:
    """So many processes over files of their own or one database, and as many crowds."""

    def __init__(self, folder: Path, count: int, database: str | None, playing: Playing, kind: str) -> None:
        folder.mkdir()
        self.database, self.playing, self.kind = database, playing, kind
        self.processes = [ServerProcess(str(number + 1), folder, database) for number in range(count)]
        self.crowds: list[Crowd] = []
        self.postmaster: int | None = None
        self.reasons: Counter[str] = Counter()

    @property
    def people(self) -> int:
        """How many there are."""
        return sum(each.people for each in self.crowds)

    async def begin(self) -> None:
        """Starts the processes, the first one alone: it makes the machine code if there is none."""
        for each in self.processes:
            each.begin()
            if each is self.processes[0]:
                await each.ready(self.playing)
        for each in self.processes:
            await each.ready(self.playing)
        if self.database:
            self.postmaster = await postmaster(self.database)
            await self.shared(self.database)
        for each in self.processes:
            await warm(each.plan(self.playing))

    async def shared(self, database: str) -> None:
        """Waits until each process has its share of the shards."""
        least, names = SHARDS // len(self.processes) - 5, [each.name for each in self.processes]
        while True:
            found = await shares(database)
            if all(found.get(name, 0) >= least for name in names):
                return
            await asyncio.sleep(LOOK)

    async def fill(self, players: int, first: int, longest: float) -> dict[str, Any]:
        """Lets people come until the house is full: how it was. The first one has this number."""
        began, before, base = time.perf_counter(), self.used(), self.memory()
        each = players // len(self.processes)
        ports = [process.port for process in self.processes]
        for number in range(len(ports)):
            own = [*ports[number:], *ports[:number]] if self.database else [ports[number]]
            self.crowds.append(Crowd(self.kind, own, first + number * each, each, self.playing))
        await asyncio.gather(*(asyncio.to_thread(crowd.seated, longest) for crowd in self.crowds))
        spent, took, now = self.used(), time.perf_counter() - began, self.memory()
        people = max(1, self.people)
        return {
            "people": self.people,
            "seated_s": round(took, 1),
            "server_us_per_arrival": round((spent.user + spent.kernel - before.user - before.kernel) / people * 1e6, 1),
            "postgres_us_per_arrival": round((spent.postgres - before.postgres) / people * 1e6, 1),
            "rss_mb_before": round(base / 1024, 1),
            "rss_mb": round(now / 1024, 1),
            "kb_per_person": round((now - base) / people, 1),
        }

    def memory(self) -> float:
        """Resident memory of all processes, in KB."""
        return sum(memory(each.pid) for each in self.processes)

    def used(self) -> Used:
        """Until now."""
        user, kernel = map(sum, zip(*(modes(each.pid) for each in self.processes), strict=True))
        postgres = of_family(self.postmaster) if self.postmaster is not None else 0.0
        crowds = sum(cpu(crowd.pid) for crowd in self.crowds)
        return Used(user, kernel, postgres, crowds, of_machine(), time.perf_counter())

    def say(self, what: str) -> None:
        """Tells all crowds."""
        for crowd in self.crowds:
            crowd.say(what)

    def take(self) -> list[Tally]:
        """What each crowd has seen since this was asked before."""
        found = take(self.crowds)
        for each in found:
            self.reasons.update(each.reasons)
        return found

    async def end(self) -> None:
        """Everybody goes, and the processes end."""
        for crowd in self.crowds:
            crowd.end()
        running = [each.running for each in self.processes if each.running is not None]
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            stop(process)


@contextlib.asynccontextmanager
async def club(args: argparse.Namespace, folder: Path, count: int, database: str | None) -> AsyncIterator[Club]:
    """Processes that are ready for people; in the end nothing is left of them."""
    playing = Playing(args.game, args.seats, dict(args.option), args.think, args.at_once, args.seed)
    one = Club(folder, count, database, playing, args.crowd)
    try:
        await one.begin()
        yield one
    finally:
        await one.end()


# --- windows ---------------------------------------------------------------------------------------------------------


async def window(club: Club, seconds: float) -> dict[str, Any]:
    """The figures of so many seconds from now on."""
    club.take()
    before = club.used()
    await asyncio.sleep(seconds)
    seen, after = together(club.take()), club.used()
    spent = Used(*(late - early for early, late in zip(before, after, strict=True)))
    found = seen.figures(spent.at) | bill(spent, seen.actions)
    found |= {
        "there": seen.there,
        "still": seen.still,
        "yardstick_ms": yardstick(),
        "load_average": round(os.getloadavg()[0], 2),
    }
    say(json.dumps(found))
    return found


def bill(spent: Used, actions: int) -> dict[str, float]:
    """What each part took for an action, in us of CPU, and in cores."""
    us = 1e6 / max(actions, 1)
    return {
        "server_us": round((spent.user + spent.kernel) * us, 1),
        "server_user_us": round(spent.user * us, 1),
        "server_kernel_us": round(spent.kernel * us, 1),
        "postgres_us": round(spent.postgres * us, 1),
        "crowd_us": round(spent.crowd * us, 1),
        "server_cores": round((spent.user + spent.kernel) / spent.at, 3),
        "cores": round((spent.user + spent.kernel + spent.postgres + spent.crowd) / spent.at, 3),
        "machine_cores": round(spent.machine / spent.at, 3),
    }


async def turn(club: Club, seconds: float) -> dict[str, Any]:
    """A window of one club, while the other one pauses."""
    club.say("play")
    await asyncio.sleep(RESUME)
    found = await window(club, seconds)
    club.say("pause")
    return found


# --- one ends --------------------------------------------------------------------------------------------------------


async def ended(club: Club, how: signal.Signals) -> dict[str, Any]:
    """The first process gets a signal that ends it while all play, and its people come back."""
    victim, crowd = club.processes[0], club.crowds[0]
    club.take()
    mine, others = list[Tally](), list[Tally]()
    half = back = None  # when so many were there again
    began = time.monotonic()
    assert victim.running is not None
    victim.running.send_signal(how)
    reviving = asyncio.create_task(revive(club, victim, began))
    while time.monotonic() - began < BACK and not (back and reviving.done()):
        await asyncio.sleep(LOOK)
        seen = club.take()
        mine.append(seen[0])
        if back is None:
            others.append(together(seen[1:]))
            there = seen[0].there if any(each.numbers["cut"] for each in mine) else 0  # else nobody has noticed yet
            half = half or (there >= crowd.people / 2 and round(time.monotonic() - began, 2)) or None
            back = round(max(each.last_back for each in mine) - began, 2) if there == crowd.people else None
            seconds = time.monotonic() - began
    own, rest = together(mine, later=True), together(others, later=True)
    return {
        "how": how.name,
        "people": crowd.people,
        **await reviving,
        "half_back_s": half,
        "back_s": back,
        "lost": own.numbers["lost"] + rest.numbers["lost"],
        "refused": own.numbers["refused"] + rest.numbers["refused"],
        "others_p99_ms": rest.within(0.99),
        "others_max_ms": round(rest.slowest_ms, 2),
        "others_cut": rest.numbers["cut"],
        "others_moved": rest.numbers["moved"],
        "others_actions_per_s": round(rest.actions / seconds, 1),
    }


async def revive(club: Club, victim: ServerProcess, began: float) -> dict[str, float | None]:
    """Starts one anew that ends, once the others have its shards: the seconds until that, and until it is ready."""
    served = None
    if club.database:
        while time.monotonic() - began < SERVED:
            if sum(count for owner, count in (await shares(club.database)).items() if owner != victim.name) == SHARDS:
                served = round(time.monotonic() - began, 2)
                break
            await asyncio.sleep(0.05)
    assert victim.running is not None
    await asyncio.to_thread(victim.running.wait)
    victim.begin()
    await victim.ready(club.playing)
    return {"served_s": served, "ready_s": round(time.monotonic() - began, 2)}


# --- the run ---------------------------------------------------------------------------------------------------------


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Fill the house, measure, and kill one if that is wanted."""
    async with club(args, folder / "this", args.processes, args.database) as one:
        result: dict[str, Any] = {
            "processes": args.processes,
            "game": args.game,
            "think_s": args.think,
            "crowd": args.crowd,
            "database": args.database or "sqlite, a file each",
            "cores_of_the_machine": os.cpu_count(),
            **await one.fill(args.players, 0, args.longest),
        }
        say(json.dumps(result))
        if args.beside:
            async with club(args, folder / "beside", args.beside, args.other_database) as other:
                arriving = await other.fill(args.players, args.players, args.longest)
                result["beside"] = {"processes": args.beside, **arriving}
                return result | await in_turn(one, other, args)
        one.say("play")
        await asyncio.sleep(SETTLE)
        result["windows"] = [await window(one, args.seconds) for _ in range(args.windows)]
        result["rss_mb_at_the_end"] = round(one.memory() / 1024, 1)
        if args.how is not None:
            result["ended"] = await ended(one, args.how)
            say(json.dumps(result["ended"]))
            result["afterwards"] = await window(one, args.seconds)
        return result | {"reasons": one.reasons}


async def in_turn(this: Club, other: Club, args: argparse.Namespace) -> dict[str, Any]:
    """Pairs of windows, and what an action takes in this club as a ratio to the other."""
    clubs, pairs = {"this": this, "other": other}, list[dict[str, Any]]()
    for number in range(args.windows):
        order = clubs if number % 2 == 0 else reversed(clubs)
        pairs.append({name: await turn(clubs[name], args.seconds) for name in order})
    ratios = [ratio(*(pair[name]["server_us"] + pair[name]["postgres_us"] for name in clubs)) for pair in pairs]
    known = [each for each in ratios if each is not None]
    return {
        "cpu": ratios,
        "cpu_median": round(statistics.median(known), 3) if known else None,
        "pairs": pairs,
        "reasons": [this.reasons, other.reasons],
    }


def descriptors(players: int, processes: int, seats: int) -> None:
    """Raises the limit as far as it goes, and says how many people that carries; ends the run if they are too few."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    each, most = -(-players // processes), max(0, hard - SPARE)
    say(f"{hard:,} descriptors a process (ulimit -Hn): at most {most:,} people each, {processes * most:,} in all")
    if each > most:
        needed = -(-players // max(1, most))
        sys.exit(f"{players:,} people need {needed} processes with this limit, or ulimit -n {each + SPARE}")
    if players < processes * seats:
        sys.exit(f"{players} people are fewer than a table of {seats} for each of {processes} processes")


async def bounded(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """The run, which ends by itself, and when it is told to."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    async with asyncio.timeout(args.longest):
        return await run(args, folder)


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--sqlite", action="store_true", help="each process has a file of its own, and knows no other")
    where.add_argument("--database", help="postgresql://... (empty): all processes are one server")
    parser.add_argument("--processes", type=int, default=2, choices=range(1, 65), metavar="1 to 64")
    parser.add_argument("--players", type=int, default=2000, help="of all processes together")
    parser.add_argument("--windows", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of a window")
    end = parser.add_mutually_exclusive_group()
    for name, what in (("--kill", signal.SIGKILL), ("--stop", signal.SIGTERM)):
        text = f"after the windows one process gets {what.name}"
        end.add_argument(name, dest="how", action="store_const", const=what, help=text)
    parser.add_argument("--beside", type=int, default=0, metavar="N", help="in turn with so many processes")
    parser.add_argument("--other-database", metavar="URL", help="for --beside with PostgreSQL: another empty one")
    parser.add_argument("--crowd", choices=KINDS, default="c", help="crowd.c, or load.py, which does not come back")
    parser.add_argument("--game", default="planowanie")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--think", type=float, default=7.0, help="mean time to think, in seconds")
    parser.add_argument("--at-once", type=int, default=8, help="tables of a crowd that are seated at the same time")
    parser.add_argument("--longest", type=float, default=3600.0, help="seconds after which all of it ends")
    parser.add_argument("--folder", type=Path, help="where the throw-away folder is made: the disk that is measured")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.how and args.crowd != "c":
        parser.error("--kill and --stop need --crowd c: the other one does not come back")
    if args.beside and args.database and not args.other_database:
        parser.error("--beside with PostgreSQL needs --other-database")
    return args


def main() -> None:
    """Run and print."""
    args = arguments()
    descriptors(args.players, min(args.processes, args.beside or args.processes), args.seats)
    folder = Path(tempfile.mkdtemp(prefix="stolik-many-", dir=args.folder))
    try:
        print(json.dumps(asyncio.run(bounded(args, folder)), indent=1))
    except (CrowdEnded, NoCompiler, Gone) as error:
        sys.exit(str(error))
    except TimeoutError:
        sys.exit(f"it was not done after {args.longest:.0f} s (--longest)")
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("stopped")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
