"""The load of the benches: people at tables, each on a websocket of their own, who answer after a time to think.

A person who is asked waits a time drawn from an exponential distribution and then does one of their legal actions,
drawn evenly. Exponential because it has no memory: the load is the same from the first second on, and tables that
began together do not act in step. Each person has an address of their own in 127.0.0.0/8, so that limits per address
and ports do not matter.

What is counted: the time from writing an action to the socket until all at the table have its step, steps that a client
missed (a gap in the versions), steps later than a second, refusals and connections that were cut.

bench/crowd.py starts it as a process of its own: the first lines of crowd.c say how that is told what to do. Who is cut
off does not come back here.
"""

import argparse
import asyncio
import gc
import json
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic, perf_counter
from typing import Any

import uvloop
from load_socket import Gone, Socket
from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder, decode, encode

from stolik.protocol import VERSION, encode_to_server
from stolik.protocol.to_server import Do, Hello, Join
from stolik.table.commands import Act, Command, Go, Ready, Sit, Vote

LATE = 1.0  # seconds
BIN = 50e-6  # seconds of latency that are told together
COUNTED = ("sent", "commands", "heard", "bytes", "late", "lost", "refused", "cut", "moved", "back", "pings")
GO_ON = "ok"


class Part(Struct):
    """What the generator regards of a standing."""

    phase: str | UnsetType = UNSET
    next: float | UnsetType | None = UNSET
    match: int | UnsetType = UNSET


class Seen(Struct):
    """What the generator regards of a view: whose turn it is, null if everybody may act (trojki)."""

    turn: int | UnsetType | None = UNSET


class Heard(Struct):
    """Any message of the server, with what the generator regards of it; the rest is skipped unread."""

    t: str
    v: int = 0
    id: str = ""
    seat: int | None = None
    legal: list[str] | UnsetType = UNSET
    asked: bool | UnsetType = UNSET
    view: Seen | UnsetType | None = UNSET
    standing: Part | UnsetType = UNSET
    events: list[Any] = []
    reason: Any = None
    event: Any = None


_read = Decoder(Heard).decode


class Counts:
    """What has happened since `take`: `latencies` in seconds, one for each action that all at its table have seen."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.numbers = dict.fromkeys(COUNTED, 0)
        self.told: dict[str, int] = {}  # the reasons of refusals and cuts, counted

    def add(self, what: str, why: object = None) -> None:
        """Count one."""
        self.numbers[what] += 1
        if why is not None:
            text = f"{what}: {why}"
            self.told[text] = self.told.get(text, 0) + 1

    def take(self) -> tuple[list[float], dict[str, int]]:
        """What was counted; counting begins anew."""
        taken = self.latencies, self.numbers
        self.latencies, self.numbers = [], dict.fromkeys(self.numbers, 0)
        return taken


class Plan:
    """What is played: the game with its seats and options, the mean time to think in seconds, the server's port."""

    def __init__(self, game: str, seats: int, options: dict[str, object], think: float, port: int, seed: int) -> None:
        self.game, self.seats, self.options, self.think, self.port = game, seats, options, think, port
        self.random = Random(seed)
        self.counts = Counts()
        self.playing = False  # whether people act; until all are there they wait
        self.paused = False  # whether they think no more for a while


class Table:
    """Who sits there, and the steps that not everybody has seen yet.

    steps  version -> [how many have seen it, when its action was sent (0 if it was none)]
    still  whether nothing has happened since this was set
    """

    __slots__ = ("code", "people", "steps", "still")

    def __init__(self, code: str, people: "list[Person]") -> None:
        self.code, self.people = code, people
        self.steps: dict[int, list[float]] = {}
        self.still = True

    def seen(self, v: int, sent: float, counts: Counts) -> None:
        """One of them has seen step v; `sent` is when they sent its action, 0 if it is not theirs."""
        self.still = False
        step = self.steps.get(v)
        if step is None:
            step = self.steps[v] = [0, 0.0]
        step[0] += 1
        step[1] += sent
        if step[0] == len(self.people):
            del self.steps[v]
            if step[1]:
                took = perf_counter() - step[1]
                counts.latencies.append(took)
                if took > LATE:
                    counts.add("late")


class Person:
    """A connection and what its person knows: the version, their legal actions, whether they, or all, are asked."""

    __slots__ = (
        "answer",
        "asked",
        "legal",
        "number",
        "plan",
        "racing",
        "sent",
        "socket",
        "table",
        "timer",
        "token",
        "v",
        "waits",
    )

    def __init__(self, plan: Plan, socket: Socket, token: str) -> None:
        self.plan, self.socket, self.token = plan, socket, token
        self.table: Table | None = None
        self.v, self.number = 0, 0
        self.legal: list[str] = []
        self.asked = self.racing = False
        self.waits = ""  # the id of the command that is not answered yet
        self.sent = 0.0  # when it was sent, if it is an action
        self.timer: asyncio.TimerHandle | None = None
        self.answer: asyncio.Future[Heard] | None = None  # of who waits in `ask`

    # --- sitting down ------------------------------------------------------------------------------------------------

    async def ask(self, message: Any) -> Heard:
        """Send a message and wait for what answers it. Raises Gone if it is refused."""
        self.answer = asyncio.get_running_loop().create_future()
        self.socket.send(encode_to_server(message))
        heard = await self.answer
        if heard.t in ("refused", "bad", "ended"):
            raise Gone(f"{type(message).__name__}: {heard.reason or heard.event}")
        return heard

    async def command(self, command: Command) -> Heard:
        """Give a command and wait for its answer."""
        assert self.table is not None
        self.number += 1
        self.waits = str(self.number)
        self.plan.counts.add("commands")
        return await self.ask(Do(self.table.code, self.waits, command))  # type: ignore[arg-type]

    def lost(self, why: str) -> None:
        """The connection has ended."""
        self.plan.counts.add("cut", why)
        self._rest()
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Gone(why))

    def leave(self) -> None:
        """End the connection; that is not counted."""
        self._rest()
        self.socket.lost = self.socket.heard = None
        self.socket.close()

    # --- playing -----------------------------------------------------------------------------------------------------

    def heard(self, data: bytes) -> None:
        """A message of the server."""
        counts = self.plan.counts
        counts.numbers["heard"] += 1
        counts.numbers["bytes"] += len(data)
        heard = _read(data)
        kind = heard.t
        if kind == "told":
            if heard.v != self.v + 1:
                counts.add("lost", f"from {heard.v - self.v} versions")
            self.v = heard.v
            own = heard.id != "" and heard.id == self.waits
            if self.table is not None:
                self.table.seen(heard.v, self.sent if own else 0.0, counts)
            if own:
                self._answered(heard)
            self._learn(heard)
        elif kind == "shown":
            self.v = heard.v
            self._learn(heard)
            self._answered(heard)
        elif kind in ("refused", "done"):
            if kind == "refused":
                counts.add("refused", heard.reason)
            if heard.id == self.waits:
                self._answered(heard)
                self._think()
        elif kind == "welcome":
            self._answered(heard)
        elif kind in ("bad", "ended"):
            counts.add("refused", heard.event or heard.reason)
            self._answered(heard)

    def _answered(self, heard: Heard) -> None:
        self.waits, self.sent = "", 0.0
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(heard)
        self.answer = None

    def _learn(self, heard: Heard) -> None:
        if heard.legal is not UNSET:
            self.legal = heard.legal
        if heard.asked is not UNSET:
            self.asked = heard.asked
        if heard.view is not UNSET and heard.view is not None and heard.view.turn is not UNSET:
            self.racing = heard.view.turn is None
        if heard.standing is not UNSET and self.plan.playing:
            if heard.standing.phase == "over":
                self._do(Vote("rematch"))
            elif heard.standing.next is not UNSET and heard.standing.next is not None:
                self._do(Ready())
        self._think()

    def _think(self) -> None:
        """Think, if there is something to think about; stop thinking, if it is too late."""
        if not (self.asked or self.racing) or not self.legal:
            self._rest()
        elif self.timer is None and not self.waits and self.plan.playing and not self.plan.paused:
            delay = self.plan.random.expovariate(1 / self.plan.think)
            self.timer = asyncio.get_running_loop().call_later(delay, self.act)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def act(self) -> None:
        """Do one of the legal actions, if one is asked."""
        self.timer = None
        if self.waits or not self.legal or not self.plan.playing or self.plan.paused:
            return
        action = self.legal[int(self.plan.random.random() * len(self.legal))]
        self.plan.counts.numbers["sent"] += 1
        self.sent = self._do(Go() if action == GO_ON else Act([action]))

    def _do(self, command: Command) -> float:
        assert self.table is not None
        self.number += 1
        self.waits = str(self.number)
        self.plan.counts.numbers["commands"] += 1
        frame = encode_to_server(Do(self.table.code, self.waits, command))  # type: ignore[arg-type]
        sent = perf_counter()
        self.socket.send(frame)
        return sent


# --- setting up ------------------------------------------------------------------------------------------------------


async def post(socket: Socket, path: str, body: dict[str, object], token: str = "") -> dict[str, Any]:
    """The JSON answer to a POST. Raises Gone with what the server says if it refuses."""
    status, data = await socket.request("POST", path, encode(body), token)
    if status not in (200, 201):
        raise Gone(f"{path}: {status} {data[:300].decode(errors='replace')}")
    answer: dict[str, Any] = decode(data)
    return answer


async def connect(plan: Plan, number: int) -> Socket:
    """A connection from the person's own address."""
    own = f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{1 + (number & 255) % 254}"
    loop = asyncio.get_running_loop()
    make = lambda: Socket(f"127.0.0.1:{plan.port}")  # noqa: E731
    _, socket = await loop.create_connection(make, "127.0.0.1", plan.port, local_addr=(own, 0))
    return socket


async def person(plan: Plan, number: int) -> Person:
    """A guest with a token; their connection is not a websocket yet."""
    socket = await connect(plan, number)
    guest = await post(socket, "/api/guest", {"name": f"Guest {number}"})
    return Person(plan, socket, guest["token"])


async def seat(plan: Plan, first: int) -> Table:
    """A full table whose people are ready: a match has begun."""
    people = [await person(plan, first + number) for number in range(plan.seats)]
    made = {"game": plan.game, "options": {"seats": plan.seats, **plan.options}, "clock": "none", "listed": False}
    answer = await post(people[0].socket, "/api/tables", made, people[0].token)
    table = Table(answer["code"], [])
    for one in people:
        await one.socket.upgrade("/ws")
        one.socket.heard, one.socket.lost = one.heard, one.lost
        await one.ask(Hello(VERSION, one.token))
    for number, one in enumerate(people):
        one.table = table
        await one.ask(Join(table.code))
        await one.command(Sit(number))
        table.people.append(one)
    for one in people:
        await one.command(Ready())
    return table


async def arrive(
    plan: Plan, count: int, at_once: int, sit: Callable[[Plan, int], Awaitable[Table]] = seat, begin: int = 0
) -> list[Table]:
    """All tables, so many at a time; `sit` makes one, given the number of its first person, from `begin` on."""
    tables = list[Table]()
    first = iter(range(begin, begin + count * plan.seats, plan.seats))

    async def some() -> None:
        while (number := next(first, None)) is not None:
            tables.append(await sit(plan, number))

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(some())
    return tables


# --- as a process of its own -----------------------------------------------------------------------------------------


def tell(**told: object) -> None:
    """A line for who has started this process."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def told_of(plan: Plan, tables: list[Table], since: float) -> dict[str, object]:
    """What is told of the time since then."""
    latencies, numbers = plan.counts.take()
    reasons, plan.counts.told = plan.counts.told, {}
    still = sum(table.still for table in tables)
    for table in tables:
        table.still = True
    return {
        "seconds": monotonic() - since,
        **numbers,
        "there": sum(not one.socket.transport.is_closing() for table in tables for one in table.people),
        "unfinished": sum(len(table.steps) for table in tables),
        "still": still,
        "last_back": 0.0,
        "slowest_ms": max(latencies, default=0.0) * 1000,
        "bin_ms": BIN * 1000,
        "reasons": reasons,
        "latencies": sorted(Counter(int(took / BIN) for took in latencies).items()),
    }


async def lines() -> asyncio.StreamReader:
    """Standard input."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    return reader


async def run(args: argparse.Namespace) -> None:
    """Sit down, then do as one is told."""
    made = json.loads(args.table)
    port = int(args.ports.partition(",")[0])
    plan = Plan(made["game"], args.seats, made["options"], args.think, port, args.seed + args.first)
    reader = await lines()
    tables = await arrive(plan, args.players // args.seats, args.at_once, begin=args.first)
    tell(seated=len(tables) * args.seats)
    gc.collect()
    gc.freeze()
    since = monotonic()
    while (line := (await reader.readline()).decode().strip()) and line != "quit":
        if line == "take":
            tell(**told_of(plan, tables, since))
            since = monotonic()
        elif line == "play":
            plan.playing, plan.paused = True, False
            for table in tables:
                for one in table.people:
                    one._think()
        elif line == "pause":
            plan.paused = True
        elif line.startswith("think "):
            plan.think = float(line.removeprefix("think "))


def main() -> None:
    """What the command line says: as crowd.c's."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ports", required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--table", required=True, help="JSON, as POST /api/tables takes it")
    parser.add_argument("--think", type=float, default=7.0)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
