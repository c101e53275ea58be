"""A request whose body is held back: who sends it is judged again when it has come, for they may be gone by then."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.running import Running
from tests.server.site import PASSWORD, Site, refused


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as running:
        yield running


class Held:
    """A request without the end of its body."""

    def __init__(self, server: Running, method: str, path: str, token: str, body: Any) -> None:
        data = json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", f"Authorization: Bearer {token}"]
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}", "", ""]
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.socket.sendall("\r\n".join(head).encode() + data[:1])
        self.rest = data[1:]

    def end(self) -> int:
        """Sends the rest; the status."""
        self.socket.sendall(self.rest)
        with self.socket, self.socket.makefile("rb") as answer:
            return int(answer.readline().split()[1])


@contextmanager
def taken_in(server: Running, count: int) -> Iterator[None]:
    """Waits until so many requests more have been looked at."""
    people, seen = server.state.people, []
    find = people.find

    async def noted(token: str) -> Any:
        seen.append(token)
        return await find(token)

    people.find = noted  # type: ignore[method-assign]
    yield
    while len(seen) < count:
        server.call(lambda: None)
    people.find = find  # type: ignore[method-assign]


def test_the_token_of_a_guest_is_none_of_the_account_that_they_became(server: Running) -> None:
    token = server.guest("Anna")
    with taken_in(server, 1):
        held = Held(server, "POST", "/api/account", token, {"name": "Thief", "password": "another password"})
    people = server.state.people
    guest = server.do(people.find(token))
    came = server.do(people.account("Anna B", PASSWORD, guest))
    assert held.end() == 201, "an account of somebody new, as without a token"
    assert server.do(people.find(came.token)) == came.person and came.person.name == "Anna B"
    assert server.do(people.login("Anna B", PASSWORD)).person.id == came.person.id
    assert server.do(people.login("Thief", "another password")).person.id != came.person.id


def test_who_is_deleted_leaves_nothing_behind(server: Running) -> None:
    people = server.state.people
    came = server.do(people.account("Anna", PASSWORD))
    with taken_in(server, 3):
        held = [
            Held(server, "POST", "/api/tables", came.token, {"game": "golf", "options": {}}),
            Held(server, "POST", "/api/me/tokens", came.token, {"name": "Robot"}),
            Held(server, "PATCH", "/api/me", came.token, {"name": "Somebody else"}),
        ]
    server.do(people.delete(came.person))
    assert [each.end() for each in held] == [401, 401, 401]
    assert not server.state.rooms.directory.open


def test_two_accounts_are_not_made_of_one_guest(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        guest = site.run(site.state.people.find(site.guest("Anna")))
        people = site.state.people

        async def both() -> list[Any]:
            made = (people.account(name, PASSWORD, guest) for name in ("Anna A", "Anna B"))
            return await asyncio.gather(*made, return_exceptions=True)

        answers = site.run(both())
        assert sorted(getattr(each, "reason", "") for each in answers) == ["", "people-is-account"]


def test_no_more_bots_at_once_than_one_by_one(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        token = site.account("Anna")

        async def many() -> list[Any]:
            asked = (site.send("POST", "/api/me/tokens", token, json={"name": f"Bot {n}"}) for n in range(14))
            return list(await asyncio.gather(*asked))

        assert sorted(answer.status_code for answer in site.run(many())) == [201] * 10 + [409] * 4


def test_a_password_and_a_name_are_changed_together_or_not(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        site.account("Jan")
        token = site.account("Anna")
        both = {"password": "a new password", "current": PASSWORD, "name": "Jan"}
        assert refused(site.ask("PATCH", "/api/me", token, json=both)) == (409, "people-name-taken")
        assert site.ask("GET", "/api/me", token).status_code == 200
        assert site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}).status_code == 200
