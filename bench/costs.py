"""What each request and message of a stranger costs at most, and which limit holds it: the table of docs/hosting.md.

.venv/bin/python bench/costs.py                     some two minutes; `--count 20` for a rough look

It starts `stolik serve` without rations on SQLite in a throw-away folder, does each thing many times, and prints a
table in Markdown: the server's processor time for one, what one leaves in the database for good, which limits hold it,
and what one address can do with it in a night of twelve hours: seconds of a core, and MB. A log's rows are no part of
it: they go when the table is kept whole (every 400 steps) and when it is closed.
"""

import argparse
import http.client
import json
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from server import cpu, free_port, say, start, stop
from stolik.protocol import VERSION
from stolik.server.limits import Limits

NIGHT = 12 * 3600.0  # seconds
NO_RATION = [f"{name}=0" for name in Limits._fields if name.endswith("_rate") and name != "message_rate"]
NO_RATION += ["message_rate=100000", "message_burst=100000", "faults=1000000", "tables=100000", "hosted=100000"]
NO_RATION += ["address_tables=0", "left=100000", "tables_joined=100000"]
LONG = "ä" * 2_000  # characters, the most of a report
PASSWORD = "correct horse 7"


class Cost(NamedTuple):
    """Something that a stranger does: the limits that hold it, that of the address first; and how it is done once.

    What begins with a method is an operation of the HTTP API; what is `quoted` is a message of the websocket.
    """

    what: str
    limits: tuple[str, ...]
    do: Callable[["Stranger"], object]


class Stranger:
    """Somebody who asks the server: `http` for requests, `socket` for messages. `code` is that of their own table."""

    def __init__(self, port: int) -> None:
        self.port, self.number, self.turn = port, 0, -1
        self.token = self.guest()
        self.sockets = ExitStack()
        self.account = self._account("Anna")
        self.socket = self.come()
        self.code = self._table("golf")
        self.message({"t": "join", "table": self.code})
        for command in ({"do": "sit", "seat": 0}, {"do": "fill", "level": "beginner"}, {"do": "ready"}):
            self.command(self.code, command)
        self.first = self._legal()
        self.waiting = self._table("durak")
        self.message({"t": "join", "table": self.waiting})
        self.command(self.waiting, {"do": "sit", "seat": 0})
        self.other = self.ask("GET", "/api/me", token=self.guest())["id"]
        self.match = self._played()

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request, refused or not: its JSON."""
        headers = {"Authorization": f"Bearer {self.token if token is None else token}"} if token != "" else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)) as one:
            one.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = one.getresponse()
            data = answer.read()
        assert answer.status < 500, (method, path, answer.status)
        try:
            return json.loads(data) if data else None
        except ValueError:
            return None

    def next(self) -> int:
        """Another number each time."""
        self.number += 1
        return self.number

    def guest(self) -> str:
        """The token of a new guest."""
        token: str = self.ask("POST", "/api/guest", {"name": f"Guest {self.next()}"}, "")["token"]
        return token

    def fresh(self) -> dict[str, str]:
        """Name and password of an account that there is not yet."""
        return {"name": f"Person {self.next()}", "password": PASSWORD}

    def mute(self) -> None:
        """Mutes somebody who was not muted."""
        other = self.ask("GET", "/api/me", token=self.guest())["id"]
        self.ask("PUT", f"/api/me/mutes/{other}")

    def act(self) -> None:
        """An action at the own table, and the next time it is taken back."""
        self.toggle(self.code, {"do": "act", "actions": [self.first]}, {"do": "undo"})

    def _account(self, name: str) -> str:
        token: str = self.ask("POST", "/api/account", {"name": name, "password": PASSWORD}, "")["token"]
        return token

    def _table(self, game: str) -> str:
        code: str = self.ask("POST", "/api/tables", {"game": game, "options": {"seats": 2}})["code"]
        return code

    def come(self, token: str = "") -> ClientConnection:
        """A websocket that has said who it is; without a token it is one's own."""
        url = f"ws://127.0.0.1:{self.port}/ws"
        socket = self.sockets.enter_context(connect(url, compression=None, max_size=None))
        socket.send(json.dumps({"t": "hello", "version": VERSION, "token": token or self.token}))
        socket.recv()
        return socket

    def message(self, message: dict[str, Any]) -> None:
        """One message, and its answer: that of a ping behind it has come."""
        self.socket.send(json.dumps(message))
        at = float(self.next())
        self.socket.send(json.dumps({"t": "ping", "at": at}))
        while (heard := json.loads(self.socket.recv()))["t"] != "pong" or heard["at"] != at:
            pass

    def command(self, code: str, command: dict[str, Any]) -> None:
        """One command at a table."""
        self.message({"t": "do", "table": code, "id": str(self.next()), "command": command})

    def hello(self) -> None:
        """Comes, and goes."""
        self.come().close()

    def toggle(self, code: str, *commands: dict[str, Any]) -> None:
        """One of these after the other, so that each changes something."""
        self.turn += 1
        self.command(code, commands[self.turn % len(commands)])

    def _legal(self) -> str:
        """The first of one's legal actions at the own table, as soon as there is one."""
        while True:
            self.socket.send(json.dumps({"t": "join", "table": self.code}))
            while (heard := json.loads(self.socket.recv()))["t"] != "shown":
                pass
            if heard["legal"] and heard["asked"]:
                legal: str = heard["legal"][0]
                return legal
            time.sleep(0.1)

    def _played(self) -> str:
        """A match of two guests at durak that is over: its code."""
        code, tokens = self._table("durak"), [self.token, self.guest()]
        sockets = [self.come(token) for token in tokens]
        for seat, socket in enumerate(sockets):
            socket.send(json.dumps({"t": "join", "table": code}))
            socket.send(json.dumps({"t": "do", "table": code, "id": "s", "command": {"do": "sit", "seat": seat}}))
        for socket in sockets:
            socket.send(json.dumps({"t": "do", "table": code, "id": "r", "command": {"do": "ready"}}))
        legal: list[list[str]] = [[], []]
        asked = [False, False]
        for number in range(10_000):
            for seat, socket in enumerate(sockets):
                try:
                    while True:
                        heard = json.loads(socket.recv(timeout=0.02))
                        legal[seat] = heard.get("legal", legal[seat])
                        asked[seat] = heard.get("asked", asked[seat])
                        if heard.get("standing", {}).get("phase") == "over":
                            for each in sockets:
                                each.close()
                            return f"{code}-1"
                except TimeoutError:
                    pass
                if asked[seat] and legal[seat]:
                    command = {"do": "act", "actions": [legal[seat][-1]]}
                    message = {"t": "do", "table": code, "id": f"a{number}", "command": command}
                    socket.send(json.dumps(message))
        raise AssertionError("a match of durak ends")


def asks(method: str, path: str, body: Any = None, account: bool = False) -> Callable[[Stranger], object]:
    """A request; in path and body {code}, {waiting}, {match}, {other} and {n} (another one each time) are filled in."""

    def do(who: Stranger) -> object:
        known = {"code": who.code, "waiting": who.waiting, "match": who.match, "other": who.other, "n": who.next()}

        def filled(value: Any) -> Any:
            if isinstance(value, dict):
                return {key: filled(each) for key, each in value.items()}
            return value.format(**known) if isinstance(value, str) else value

        return who.ask(method, filled(path), filled(body), who.account if account else None)

    return do


def told(**message: Any) -> Callable[[Stranger], object]:
    """A message of the websocket, at one's own table."""
    return lambda who: who.message({**message, **({"table": who.code} if "table" in message else {})})


def done(*commands: dict[str, Any], waiting: bool = False) -> Callable[[Stranger], object]:
    """Commands in turn at the own table where a match is on, or at the one that waits for its match."""
    return lambda who: who.toggle(who.waiting if waiting else who.code, *commands)


FACTOR = ("/api/me/second-factor", {"password": PASSWORD})
REQUEST, NEWCOMER, LOGIN = "request_rate", "guest_rate", "login_rate"
MESSAGE = ("address_rate", "person_rate")
COMMAND = (*MESSAGE, "table_rate")
COSTS = [
    Cost("POST /api/guest", (NEWCOMER,), asks("POST", "/api/guest", {"name": "G {n}"})),
    Cost("POST /api/account", (NEWCOMER,), lambda who: who.ask("POST", "/api/account", who.fresh(), "")),
    Cost("POST /api/login", (LOGIN, "name_rate"), asks("POST", "/api/login", {"name": "Anna", "password": "x{n}"})),
    Cost("POST /api/logout", (NEWCOMER,), lambda who: who.ask("POST", "/api/logout", {}, who.guest())),
    Cost("GET /api/me", (REQUEST,), asks("GET", "/api/me")),
    Cost("PATCH /api/me", (REQUEST,), asks("PATCH", "/api/me", {"name": "Guest {n}"})),
    Cost("POST /api/me/delete", (NEWCOMER,), lambda who: who.ask("POST", "/api/me/delete", {}, who.guest())),
    Cost("GET /api/me/sessions", (REQUEST,), asks("GET", "/api/me/sessions", account=True)),
    Cost("POST /api/me/sessions/end", (LOGIN,), asks("POST", "/api/me/sessions/end", {"password": "x{n}"}, True)),
    Cost("GET /api/me/second-factor", (REQUEST,), asks("GET", "/api/me/second-factor", account=True)),
    Cost("POST /api/me/second-factor", (LOGIN,), lambda who: who.ask("POST", *FACTOR, who.account)),
    Cost("POST /api/me/second-factor/on", (REQUEST,), asks("POST", "/api/me/second-factor/on", {"code": "1"}, True)),
    Cost(
        "POST /api/me/second-factor/off",
        (LOGIN,),
        asks("POST", "/api/me/second-factor/off", {"password": "x{n}"}, True),
    ),
    Cost("GET /api/me/statistics", (REQUEST,), asks("GET", "/api/me/statistics", account=True)),
    Cost("GET /api/me/export", (REQUEST,), asks("GET", "/api/me/export")),
    Cost("GET /api/me/tokens", (REQUEST,), asks("GET", "/api/me/tokens", account=True)),
    Cost("POST /api/me/tokens", (NEWCOMER,), asks("POST", "/api/me/tokens", {"name": "Bot {n}"}, account=True)),
    Cost("DELETE /api/me/tokens/{id}", (REQUEST,), asks("DELETE", "/api/me/tokens/x{n}", account=True)),
    Cost("GET /api/me/mutes", (REQUEST,), asks("GET", "/api/me/mutes")),
    Cost("PUT /api/me/mutes/{person}", (NEWCOMER,), lambda who: who.mute()),
    Cost("DELETE /api/me/mutes/{person}", (REQUEST,), asks("DELETE", "/api/me/mutes/{other}")),
    Cost(
        "POST /api/reports",
        ("report_rate",),
        asks("POST", "/api/reports", {"person": "{other}", "text": LONG, "table": "{code}"}),
    ),
    Cost("GET /api/games", (REQUEST,), asks("GET", "/api/games")),
    Cost("GET /api/tables", (REQUEST,), asks("GET", "/api/tables")),
    Cost("POST /api/tables", ("open_rate", "address_tables", "hosted"), asks("POST", "/api/tables", {"game": "golf"})),
    Cost("GET /api/tables/{code}", ("guess_rate",), asks("GET", "/api/tables/{code}")),
    Cost("GET /api/tables/{code}/story", ("story_rate",), asks("GET", "/api/tables/{code}/story?since=0")),
    Cost("GET /api/me/tables", (REQUEST,), asks("GET", "/api/me/tables")),
    Cost("DELETE /api/me/tables/{code}", (REQUEST,), asks("DELETE", "/api/me/tables/ZZZZ")),
    Cost("POST /api/quick", ("match_rate",), lambda who: who.ask("POST", "/api/quick", {"game": "golf"}, who.guest())),
    Cost("GET /api/matches", (REQUEST,), asks("GET", "/api/matches")),
    Cost("GET /api/matches/{code}", ("guess_rate",), asks("GET", "/api/matches/{match}")),
    Cost("GET /api/matches/{code}/record", ("guess_rate",), asks("GET", "/api/matches/{match}/record")),
    Cost("GET /api/matches/{code}/replay", (REQUEST,), asks("GET", "/api/matches/{match}/replay?seat=0")),
    Cost("GET /api/matches/{code}/review", ("review_rate",), asks("GET", "/api/matches/{match}/review")),
    Cost("GET /api/openapi.json", (REQUEST,), asks("GET", "/api/openapi.json")),
    Cost("`hello`", ("address_connections",), lambda who: who.hello()),
    Cost("`join`", MESSAGE, told(t="join", table="")),
    Cost("`part`", MESSAGE, told(t="part", table="")),
    Cost("`lobby`", MESSAGE, told(t="lobby", on=True)),
    Cost("`ping`", MESSAGE, told(t="ping", at=0.0)),
    Cost("`do`: an action", COMMAND, lambda who: who.act()),
    Cost("`do`: `hint`", ("hint_rate", *COMMAND), done({"do": "hint"})),
    Cost("`do`: `say`", COMMAND, lambda who: who.command(who.code, {"do": "say", "text": f"{LONG[:300]}{who.next()}"})),
    Cost("`do`: `sit`, `stand`", COMMAND, done({"do": "stand"}, {"do": "sit", "seat": 0}, waiting=True)),
    Cost("`do`: `settle`", COMMAND, done(*[{"do": "settle", "options": {"seats": n}} for n in (2, 6)], waiting=True)),
    Cost("`do`: refused", COMMAND, done({"do": "act", "actions": ["play AS"]})),
    Cost("`do`: not understood", (*MESSAGE, "faults"), lambda who: who.message({"t": "do", "table": who.code})),
]


def there(port: int) -> None:
    """Waits until the server answers."""
    while True:
        try:
            with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as one:
                one.request("GET", "/readyz")
                if one.getresponse().status == 200:
                    return
        except OSError:
            pass
        time.sleep(0.1)


def database(folder: Path) -> float:
    """Bytes of the database that are in use."""
    with closing(sqlite3.connect(folder / "stolik.db")) as opened:
        pages, free, page = (
            opened.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
    return float((pages - free) * page)


def row(cost: Cost, who: Stranger, server: int, folder: Path, count: int) -> list[str]:
    """Does it so often: a row of the table."""
    cost.do(who)
    time.sleep(0.3)
    before, stored = cpu(server), database(folder)
    for _ in range(count):
        cost.do(who)
    time.sleep(0.3)
    used, grown = (cpu(server) - before) / count, max(0.0, database(folder) - stored) / count
    rate = getattr(Limits(), cost.limits[0]) if cost.limits[0].endswith("_rate") else 0.0
    limits, seconds = ", ".join(f"`{name}`" for name in cost.limits), f"{rate * NIGHT * used:,.0f}" if rate else ""
    if cost.what.startswith("`"):  # what a message adds is of the log
        return [cost.what, f"{1000 * used:.1f}", "", limits, seconds, ""]
    return [cost.what, f"{1000 * used:.1f}", f"{grown:,.0f}", limits, seconds, f"{rate * NIGHT * grown / 1e6:.1f}"]


def main() -> None:
    """Measure all, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="how often each thing is done (100)")
    count = parser.parse_args().count
    folder, port = Path(tempfile.mkdtemp()), free_port()
    server = start(port, max(os.sched_getaffinity(0)), folder, None, NO_RATION)
    try:
        there(port)
        who = Stranger(port)
        say("there")
        print("| what | ms | bytes | limits | s a night | MB a night |\n|---|--:|--:|---|--:|--:|")
        for cost in COSTS:
            print(f"| {' | '.join(row(cost, who, server.pid, folder, count))} |", flush=True)
    finally:
        stop(server)
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
