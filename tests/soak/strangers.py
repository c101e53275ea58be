"""Strangers who do all that they should not, from addresses of their own, until their standard input ends.

    python -m tests.soak.strangers PORT SEED CODE...

Each has an address in 127.66.0.0/16 and does one of: messages at random and messages of ours with something wrong in
them; commands without end at a table of their own; chat, joins and parts at the tables with these codes; requests at
random; wrong passwords, forged tokens and guessed codes. They come again when they are thrown out or the server is
gone. They print "there" when they begin, and at the end what they did as one line of JSON:

    messages, requests   how many they sent
    closed               by the code with which their websockets were closed: how often
    status               by the status of the answers to their requests: how many
    faults               answers that no server should give: a status of 500 or more
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stolik.games import GAMES
from stolik.protocol import VERSION

EACH = 8  # strangers of each kind
GAP = 0.05  # seconds, on average, between two messages of one of them: as many as one connection may send
HURRY = 0.02  # and of those who flood
REQUEST_GAP = 0.08  # and between two requests
NICE = 10  # they have machines of their own, and take no processor from the server
AGAIN = 0.5  # seconds until somebody who was thrown out comes again
PATHS = ["/", "/api/me", "/api/matches", "/api/tables", "/api/lobby", "/api/guest", "/api/account", "/api/login"]
PATHS += ["/api/tables/{}", "/api/tables/{}/story", "/api/matches/{}-1", "/api/matches/{}-1/record", "/api/quick"]
PATHS += ["/api/matches/{}-1/replay?seat=0&deal=0", "/api/reports", "/api/me/tokens", "/metrics", "/readyz", "/ws"]
TEXTS = ["", "a", "0", "-1", "\x00", "ä" * 50, "<b>&amp;", "\u202eabc", "9" * 400, "%s%n", "../../etc/passwd", "null"]
Json = Any


class Strangers:
    """All of them, and what they have done."""

    def __init__(self, port: int, seed: int, codes: list[str]) -> None:
        self.port, self.codes, self.random = port, codes, Random(seed)
        self.ended = False
        self.tokens: dict[str, str] = {}  # of the guest of each address
        self.own: dict[str, str] = {}  # the code of its table
        self.messages = self.requests = 0
        self.closed: Counter[str] = Counter()
        self.status: Counter[str] = Counter()
        self.faults: list[str] = []

    async def all(self) -> None:
        """Everybody until the end of the input."""
        kinds = [self.garble, self.hurry, self.chatter, self.knock, self.guess]
        async with asyncio.TaskGroup() as group:
            for number in range(EACH * len(kinds)):
                group.create_task(self._again(kinds[number % len(kinds)], f"127.66.{number}.1"))
            print("there", flush=True)  # noqa: T201 - whoever started us waits for it
            await asyncio.to_thread(sys.stdin.read)
            self.ended = True

    async def _again(self, kind: Callable[[str], Awaitable[None]], address: str) -> None:
        while not self.ended:
            try:
                await kind(address)
            except ConnectionClosed as closed:
                self.closed[str(closed.rcvd.code if closed.rcvd is not None else 1006)] += 1
            except (OSError, TimeoutError, WebSocketException, EOFError) as gone:
                self.closed[f"{type(gone).__name__}"] += 1
            await asyncio.sleep(AGAIN)

    # --- websockets ---------------------------------------------------------------------------------------------------

    async def garble(self, address: str) -> None:
        """Messages at random, and ours with something wrong in them."""
        async with self._come(address) as socket:
            code = await self._own_table(address, socket)
            async for _ in self._moments(GAP):
                message = self._message(code)
                kind = self.random.random()
                if kind < 0.2:
                    sent: str | bytes = json.dumps(message)
                elif kind < 0.7:
                    sent = json.dumps(self._spoiled(message))
                elif kind < 0.85:
                    sent = self._cut(json.dumps(message))
                elif kind < 0.95:
                    sent = "".join(self.random.choices('{}[]",:0aé\\u', k=self.random.randrange(40)))
                else:
                    sent = self.random.randbytes(self.random.randrange(60))
                await self._send(socket, sent)

    async def hurry(self, address: str) -> None:
        """Commands at a table of their own, as fast as they are taken, most of which change nothing."""
        async with self._come(address) as socket:
            code = await self._own_table(address, socket)
            hasty: list[Json] = [{"do": "ready", "on": on} for on in (True, False)]
            hasty += [{"do": "undo"}, {"do": "hint"}, {"do": "ok"}, {"do": "act", "actions": ["draw"]}]
            number = 0
            async for _ in self._moments(HURRY):
                number += 1
                await self._do(socket, code, number, self.random.choice(hasty))

    async def chatter(self, address: str) -> None:
        """Chat, joins and parts at other people's tables."""
        async with self._come(address) as socket:
            await self._greet(address, socket)
            number = 0
            async for _ in self._moments(GAP):
                number += 1
                code = self.random.choice(self.codes)
                what = self.random.randrange(4)
                if what == 0:
                    await self._send(socket, json.dumps({"t": "join", "table": code}))
                elif what == 1:
                    await self._send(socket, json.dumps({"t": "part", "table": code}))
                elif what == 2:
                    await self._send(socket, json.dumps({"t": "lobby", "on": number % 2 == 0}))
                else:
                    await self._do(socket, code, number, {"do": "say", "text": self.random.choice(TEXTS)})

    @asynccontextmanager
    async def _come(self, address: str) -> AsyncIterator[ClientConnection]:
        """A websocket from this address; what comes is taken and not looked at."""
        url = f"ws://127.0.0.1:{self.port}/ws"
        async with connect(url, local_addr=(address, 0), open_timeout=20, close_timeout=2, compression=None) as socket:
            reader = asyncio.create_task(_drain(socket))
            try:
                yield socket
            finally:
                reader.cancel()

    async def _own_table(self, address: str, socket: ClientConnection) -> str:
        """Comes to a table of their own, or opens one, and begins with bots: its code, "" if that is refused."""
        await self._greet(address, socket)
        if address in self.own and self.random.random() < 0.9:
            code = self.own[address]
            await self._send(socket, json.dumps({"t": "join", "table": code}))
            return code
        wanted = {"game": self.random.choice(list(GAMES)), "options": {}}
        table = await self._ask(address, "POST", "/api/tables", wanted, self.tokens.get(address, ""))
        code = str(table.get("code", ""))
        if code:
            self.own[address] = code
            await self._send(socket, json.dumps({"t": "join", "table": code}))
            for number, command in enumerate(({"do": "sit", "seat": 0}, {"do": "fill", "level": "beginner"})):
                await self._do(socket, code, f"s{number}", command)
            await self._do(socket, code, "s", {"do": "start"})
        return code

    async def _greet(self, address: str, socket: ClientConnection) -> None:
        """Says who they are: a guest, the same one each time, for a server does not make one so often."""
        if address not in self.tokens:
            guest = await self._ask(address, "POST", "/api/guest", {"name": f"X{address.split('.')[2]}"})
            if "token" in guest:
                self.tokens[address] = guest["token"]
        token = self.tokens.get(address, "")
        await self._send(socket, json.dumps({"t": "hello", "version": VERSION, "token": token}))

    async def _do(self, socket: ClientConnection, code: str, id: object, command: Json) -> None:
        await self._send(socket, json.dumps({"t": "do", "table": code or "AAAA", "id": str(id), "command": command}))

    async def _send(self, socket: ClientConnection, message: str | bytes) -> None:
        await socket.send(message)
        self.messages += 1

    def _message(self, code: str) -> Json:
        """A message that could be right."""
        random = self.random
        commands: list[Json] = [
            {"do": "act", "actions": [random.choice(["play AS", "bid 1", "stock", "place 7C 4", "throw 6H"])]},
            {"do": "say", "text": random.choice(TEXTS)},
            {"do": "sit", "seat": random.randrange(-1, 9)},
            {"do": "settle", "options": {"seats": random.randrange(0, 9)}},
            {"do": "remove", "seat": random.randrange(0, 4)},
            {"do": "vote", "about": "abort", "yes": random.random() < 0.5},
            {"do": "think", "seconds": random.random() * 100},
            {"do": "leave"},
        ]
        kinds: list[Json] = [
            {
                "t": "join",
                "table": random.choice([code, *self.codes]),
                "since": random.choice([None, 0, 10**9]),
            },
            {"t": "part", "table": code},
            {"t": "lobby", "on": True},
            {"t": "ping", "at": random.random()},
            {"t": "do", "table": code, "id": str(random.random())[:20], "command": random.choice(commands)},
        ]
        return random.choices(kinds, [1, 1, 1, 1, 6])[0]

    def _spoiled(self, value: Json) -> Json:
        """The same with something wrong in it."""
        random = self.random
        if isinstance(value, dict) and value and random.random() < 0.8:
            key = random.choice(list(value))
            if random.random() < 0.2:
                return {other: each for other, each in value.items() if other != key}
            return {**value, key: self._spoiled(value[key])}
        return random.choice([None, True, -1, 10**30, 1e308, [], {}, [[[[]]]], "x" * 300, *TEXTS])

    def _cut(self, text: str) -> str:
        at = self.random.randrange(len(text))
        return text[:at] + self.random.choice(["", text[at:][::-1], "\x00", '"']) + text[at + 1 :]

    # --- requests -----------------------------------------------------------------------------------------------------

    async def knock(self, address: str) -> None:
        """Requests at random."""
        random = self.random
        async for _ in self._moments(REQUEST_GAP):
            path = random.choice(PATHS).replace("{}", random.choice([*self.codes, "ZZZZ", "%00", "a" * 300]))
            method = random.choice(["GET", "GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"])
            body: Json = {random.choice(["name", "text", "game", "z" * 2600]): random.choice([*TEXTS, 1, None, []])}
            await self._ask(address, method, path, self._spoiled(body), random.choice(["", "x.0.y", "stolik-bot-z"]))

    async def guess(self, address: str) -> None:
        """Wrong passwords, forged tokens, codes that there are not."""
        random = self.random
        async for _ in self._moments(REQUEST_GAP):
            what = random.randrange(3)
            if what == 0:
                await self._ask(address, "POST", "/api/login", {"name": "Anna", "password": f"{random.random()}"})
            elif what == 1:
                await self._ask(address, "GET", "/api/me", None, f"abcdefghij.0.{random.getrandbits(200):x}")
            else:
                code = "".join(random.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=4))
                await self._ask(address, "GET", f"/api/matches/{code}-1")

    async def _ask(self, address: str, method: str, path: str, body: Json = None, token: str = "") -> Json:
        """The JSON of an answer, {} for any other one."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        try:
            data = b"" if body is None else json.dumps(body).encode()
            lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
            lines += [f"Authorization: Bearer {token}"] if token else []
            lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"] if data else []
            writer.write("\r\n".join([*lines, "", ""]).encode() + data)
            self.requests += 1
            answer = await asyncio.wait_for(reader.read(), 30)
        finally:
            writer.close()
        status = answer[9:12].decode("latin-1")
        self.status[status] += 1
        if status >= "500":
            self.faults.append(f"{method} {path[:80]} {status}")
        with suppress(ValueError):
            told = json.loads(answer.partition(b"\r\n\r\n")[2])
            return told if isinstance(told, dict) else {}
        return {}

    async def _moments(self, gap: float) -> AsyncIterator[None]:
        """Moments at which something is to be done, until the end."""
        while not self.ended:
            yield
            await asyncio.sleep(self.random.expovariate(1 / gap))


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def main(port: str, seed: str, *codes: str) -> None:
    """Let them come, and print what they have done."""
    os.nice(NICE)
    strangers = Strangers(int(port), int(seed), list(codes))
    asyncio.run(strangers.all())
    told = {name: getattr(strangers, name) for name in ("messages", "requests", "closed", "status", "faults")}
    print(json.dumps(told))  # noqa: T201 - what it is for


if __name__ == "__main__":
    main(*sys.argv[1:])
