"""A whole server in this process, without sockets: requests go to its ASGI application, on a loop that stays."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import httpx
from argon2 import PasswordHasher

from stolik.server.app import application, opened
from stolik.server.calls import COOKIE
from stolik.server.config import Config, default_database
from stolik.server.limits import Limits
from stolik.server.passwords import Passwords
from stolik.server.room import Connection
from stolik.server.send_buffer import SendBuffer
from stolik.server.state import State
from stolik.server.tokens import hash_of

T = TypeVar("T")
HOST = "cards.example"
PASSWORD = "correct horse"
BROWSER = {"origin": f"https://{HOST}"}  # the header with which the requests of our own pages come
GENEROUS = Limits(guest_burst=1000, login_burst=1000, request_burst=5000, guess_burst=5000, story_burst=5000)


class Site:
    """The server. `client` has no cookies; who wants to be somebody says so with `token`."""

    def __init__(self, folder: Path, limits: Limits = GENEROUS, origins: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.config = Config(
            default_database(folder), folder, "a secret for tests", limits=limits, origins=origins, names=(HOST,)
        )
        self._runner = asyncio.Runner()

    def __enter__(self) -> Self:
        self._runner.__enter__()
        self._opened = opened(self.config)
        self.run(self._open())
        return self

    async def _open(self) -> None:
        self.state: State = await self._opened.__aenter__()
        self.state.people._passwords.argon = quick_passwords().argon
        self.app = application(self.state)

    def __exit__(self, *raised: Any) -> None:
        self.run(self._opened.__aexit__(None, None, None))
        self._runner.__exit__(None, None, None)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something on the server's loop."""
        return self._runner.run(work)

    async def send(self, method: str, path: str, token: str = "", **request: Any) -> httpx.Response:
        """One request; `token` as a header, `cookie` as a browser's on our own page, `address` of the client."""
        headers = dict(request.pop("headers", {}))
        if token:
            headers["authorization"] = f"Bearer {token}"
        if cookie := request.pop("cookie", ""):
            headers = {"cookie": f"{COOKIE}={cookie}", "origin": f"https://{HOST}", **headers}
        transport = httpx.ASGITransport(self.app, client=(request.pop("address", "192.0.2.7"), 5000))
        base = f"{request.pop('scheme', 'https')}://{HOST}"
        async with httpx.AsyncClient(transport=transport, base_url=base) as client:
            return await client.request(method, path, headers=headers, **request)

    def ask(self, method: str, path: str, token: str = "", **request: Any) -> httpx.Response:
        """The same, waited for."""
        return self.run(self.send(method, path, token, **request))

    def guest(self, name: str = "Anna", **request: Any) -> str:
        """The token of a new guest."""
        return str(self.ask("POST", "/api/guest", json={"name": name}, **request).json()["token"])

    def account(self, name: str = "Anna", token: str = "", password: str = PASSWORD) -> str:
        """The token of a new account."""
        answer = self.ask("POST", "/api/account", token, json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def delete(self, token: str, password: str = PASSWORD) -> httpx.Response:
        """The answer to somebody who wants to be deleted."""
        return self.ask("POST", "/api/me/delete", token, json={"password": password})

    def id(self, token: str) -> str:
        """The public id of who has the token."""
        return str(self.ask("GET", "/api/me", token).json()["id"])


class Nowhere:
    """The send buffer of a client that is not there; `closed` has the codes with which it was closed."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    def send(self, message: bytes) -> None:
        """Nobody reads it."""

    def close(self, code: int) -> None:
        """Nobody hears it."""
        self.closed.append(code)


def connected(site: Site, token: str) -> Nowhere:
    """A connection of whoever has the token, without a socket."""
    person, buffer = site.run(site.state.people.find(token)), Nowhere()
    assert person is not None
    site.state.connections.add(Connection(person, cast(SendBuffer, buffer), session=hash_of(token)))
    return buffer


def quick_passwords() -> Passwords:
    """Hashes that cost next to nothing."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def finish(site: Site, code: str, *people: tuple[str, str]) -> None:
    """A match has been played by these (id, name); what the record says of it stands for a whole one."""
    names = [name for _, name in people]
    record = {"format": "stolik/1", "game": "golf", "names": names, "deals": []}
    record |= {"options": {"seats": 2}, "players": ["human"] * len(people)}
    record |= {"score": [3, 5], "winners": [0], "losers": []}
    seats = [(seat, id, name, None) for seat, (id, name) in enumerate(people)]
    times = "2026-11-20T10:00:00+00:00", "2026-11-20T11:00:00+00:00"
    site.state.store.matches.add(code, 1, "golf", *times, json.dumps(record), seats)
    site.run(site.state.store.flush())


def cookie_in(answer: httpx.Response) -> str:
    """The token that a browser gets."""
    [own] = [told for told in answer.headers.get_list("set-cookie") if told.startswith(f"{COOKIE}=")]
    return own.partition("=")[2].partition(";")[0]


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and reason of a request that was not carried out."""
    return answer.status_code, str(answer.json()["error"][0])
