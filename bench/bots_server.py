"""How a server bears bots beside people: tables of one person and bots, who think on a core of their own.

.venv/bin/python bench/bots_server.py --players 5000 --tables 500                     the bots as they are
.venv/bin/python bench/bots_server.py --stand-in 20        bots that take 20 ms of CPU where they have a choice

It starts `stolik serve` on the first of --cores, moves the process of its bots to the second, plays from this process
on the third (load.py), and prints JSON. First people are among themselves, then those with bots sit down beside them.
How late a bot is: the time between two steps as a client hears them, if the second is the bot's, less the pause of the
table. `fell_back` are tables whose bots sat down at another level, for their core was full; `bots_cpu` is how much of
its core their process used. Everything stays on 127.0.0.0/8, and ends by itself within three minutes.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from load import Heard, Person, Plan, Table, arrive, person, post
from msgspec import UNSET

import server as house
from stolik.protocol import VERSION
from stolik.protocol.to_server import Hello, Join
from stolik.server.levels import LEVELS, WHEN_FULL
from stolik.table.commands import Fill, Ready, Sit
from stolik.table.pace import Pace

PAUSE = Pace().pause  # seconds before a bot acts, however quickly it thinks
SETTLE = 4.0  # seconds between the last one's arrival and measuring
STARTS = 20.0  # seconds, at most, for the first bot to be there
LONGEST = 180.0  # seconds of the whole
FIRST_HOST = 1_000_000  # the number of the first person with bots: nobody else has their address

# What every Python of the server reads when it starts: bots of a level that take a fixed time of CPU.
STAND_IN = """
import time
from stolik.bots import decision as module
decide = module.decide
def slow(asked):
    end = time.thread_time() + {seconds}
    while asked.level == {level!r} and len(asked.legal) > 1 and time.thread_time() < end:
        pass
    return decide(asked)
module.decide = slow
"""


class BotPlan(Plan):
    """A plan with the level of the bots; `late`: how late they were, in seconds."""

    level = ""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.late: list[float] = []
        self.fell_back = 0


class Host(Person):
    """The only person at a table of bots."""

    turn: int | None = None
    heard_at = 0.0

    def _learn(self, heard: Heard) -> None:
        if heard.t == "told" and heard.view is not UNSET:
            now = time.perf_counter()
            plan = self.plan
            if self.turn and plan.playing and isinstance(plan, BotPlan):
                plan.late.append(max(0.0, now - self.heard_at - PAUSE))
            self.heard_at = now
            if heard.view is None:
                self.turn = None
            elif heard.view.turn is not UNSET:
                self.turn = heard.view.turn
        super()._learn(heard)


async def sit_with_bots(plan: Plan, number: int) -> Table:
    """One person on the first seat, bots on the others: a match has begun."""
    assert isinstance(plan, BotPlan)
    guest = await person(plan, number)
    host = Host(plan, guest.socket, guest.token)
    options = {"seats": plan.seats, **plan.options}
    made = {"game": plan.game, "options": options, "clock": "none", "listed": False}
    answer = await post(host.socket, "/api/tables", made, host.token)
    table = Table(answer["code"], [])
    await host.socket.upgrade("/ws")
    host.socket.heard, host.socket.lost = host.heard, host.lost
    await host.ask(Hello(VERSION, host.token))
    host.table = table
    await host.ask(Join(table.code))
    await host.command(Sit(0))
    await host.command(Fill(plan.level))
    table.people.append(host)
    told = await host.command(Ready())
    plan.fell_back += any(event[0] == "table-bot-instead" for event in told.events)
    return table


def share(values: list[float], part: float) -> float | None:
    """The value below which this part of the sorted values lies, from seconds in milliseconds."""
    return round(values[min(int(len(values) * part), len(values) - 1)] * 1000, 2) if values else None


def bots_of(server: int) -> list[int]:
    """The processes in which bots think, by the number of the server's."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            started_by = path.read_text().rpartition(")")[2].split()[1]
            if int(started_by) == server and "stolik.server.child" in (path.parent / "cmdline").read_text():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def pin(pids: list[int], core: int) -> None:
    """These processes, with all their threads, on a core."""
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("*"):
            os.sched_setaffinity(int(thread.name), {core})


def used(server: int) -> dict[str, float]:
    """Seconds of CPU until now, and those that the server waited for a core."""
    return {
        "server": house.cpu(server),
        "bots": sum(map(house.cpu, bots_of(server))),
        "own": house.cpu("self"),
        "server_wait": house.waited(server),
        "at": time.perf_counter(),
    }


async def measure(people: Plan, hosts: BotPlan, server: int, seconds: float) -> dict[str, Any]:
    """What happens in so many seconds."""
    people.counts.take()
    hosts.counts.take()
    hosts.late.clear()
    before = used(server)
    await asyncio.sleep(seconds)
    after = used(server)
    spent = {name: after[name] - before[name] for name in after}
    taken = spent.pop("at")
    found: dict[str, Any] = {f"{name}_cpu": round(value / taken, 3) for name, value in spent.items()}
    for name, values in (
        ("people", people.counts.take()[0]),
        ("hosts", hosts.counts.take()[0]),
        ("bots_late", hosts.late),
    ):
        some = sorted(values)
        figures = {"p50_ms": share(some, 0.5), "p99_ms": share(some, 0.99), "max_ms": share(some, 1)}
        found[name] = {"a_second": round(len(some) / taken, 1), **figures}
    return found


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Start the server, fill the house, measure, add the bots, measure, end it."""
    port = house.free_port()
    people = Plan(args.game, args.seats, {}, args.think, port, args.seed)
    hosts = BotPlan(args.game, args.seats, {}, args.think, port, args.seed + 1)
    hosts.level = args.level
    if args.stand_in:
        (folder / "sitecustomize.py").write_text(STAND_IN.format(seconds=args.stand_in / 1000, level=args.level))
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    options = ["--bot-cores", "1", "--level-when-full", args.level_when_full]
    server = house.start(port, args.cores[0], folder, None, [], *options, PYTHONPATH=path)
    tables: list[Table] = []
    try:
        await house.answers(people, server, folder)
        tables += await arrive(people, args.players // args.seats, args.at_once)
        house.say(f"{args.players} people sit")
        begin(people, tables)
        await asyncio.sleep(SETTLE)
        alone = await measure(people, hosts, server.pid, args.seconds / 2)
        house.say(json.dumps(alone))
        tables.append(await sit_with_bots(hosts, FIRST_HOST - hosts.seats))
        begin(hosts, tables[-1:])
        await first_bot(tables[-1].people[0], server.pid, args.cores[1])
        more = await arrive(hosts, args.tables - 1, args.at_once, sit_with_bots, FIRST_HOST)
        house.say(f"{args.tables} tables with bots; {hosts.fell_back} of them fell back")
        begin(hosts, more)
        tables += more
        await asyncio.sleep(SETTLE)
        beside = await measure(people, hosts, server.pid, args.seconds)
        own = vars(args) | {"processors": os.cpu_count(), "tables": len(more) + 1}
        return {
            **own,
            "fell_back": hosts.fell_back,
            "alone": alone,
            "beside_bots": beside,
            "reasons": hosts.counts.told,
        }
    finally:
        people.playing = hosts.playing = False
        for table in tables:
            for one in table.people:
                one.leave()
        house.stop(server)


def begin(plan: Plan, tables: list[Table]) -> None:
    """Those who sit there begin to think."""
    plan.playing = True
    for table in tables:
        for one in table.people:
            one._think()
    gc.collect()
    gc.freeze()


async def first_bot(host: Person, server: int, core: int) -> None:
    """Play without thinking until bots think, and move them to their core."""
    async with asyncio.timeout(STARTS):
        while not (found := bots_of(server)):
            host._rest()
            host.act()
            await asyncio.sleep(0.5)
    await asyncio.sleep(1.0)
    pin(found, core)


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=5000, help="people at tables without bots")
    parser.add_argument("--tables", type=int, default=500, help="tables of one person and bots")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--level-when-full", choices=LEVELS, default=WHEN_FULL)
    parser.add_argument("--stand-in", type=float, default=0.0, help="milliseconds of CPU; 0: the bots as they are")
    parser.add_argument("--seconds", type=float, default=40.0, help="of measuring beside bots; half as long without")
    parser.add_argument("--game", default="planowanie")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--think", type=float, default=7.0, help="mean time to think of a person, in seconds")
    parser.add_argument("--cores", type=lambda text: [int(one) for one in text.split(",")], default=[0, 1, 1])
    parser.add_argument("--at-once", type=int, default=8, help="tables that are seated at the same time")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


async def bounded(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Not for longer than that, whatever happens."""
    async with asyncio.timeout(LONGEST):
        return await run(args, folder)


def main() -> None:
    """Run and print."""
    args = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.sched_setaffinity(0, {args.cores[2]})
    gc.disable()
    folder = Path(tempfile.mkdtemp(prefix="stolik-bench-"))
    try:
        result = uvloop.run(bounded(args, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
