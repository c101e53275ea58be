"""Who watches is told by name to those at the table alone, so that the host can send them away (review S5)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.server.room import MOST_WATCHERS
from tests.server.raw import Raw
from tests.server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as running:
        yield running


def told(server: Running, code: str, token: str = "") -> dict[str, Any]:
    """What is said of the table."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer: dict[str, Any] = json.loads(server.get(f"/api/tables/{code}", **headers)[1])
    return answer


def names(server: Running, code: str, token: str = "") -> list[str]:
    return [watcher["name"] for watcher in told(server, code, token)["watching"]]


def comes(server: Running, token: str, code: str) -> Raw:
    client = server.client(token)
    client.join(code)
    return client


def test_those_at_the_table_hear_who_watches_and_nobody_else(server: Running) -> None:
    token, watching = server.guest("Anna"), server.guest("Eva")
    code = server.open(token, "golf", seats=2)
    anna = comes(server, token, code)
    assert anna.ask(code, "1", "sit", seat=0)["t"] in ("told", "done")
    eva = comes(server, watching, code)
    twin = comes(server, server.guest("Anna"), code)
    assert names(server, code, token) == ["Eva", "Anna 2"], "as they would be called at the table"
    for other in ("", watching, server.guest("Jan"), "stolik-bot-x"):
        assert "watching" not in told(server, code, other) or names(server, code, other) == []
    assert told(server, code)["spectators"] == 2
    person = told(server, code, token)["watching"][0]["person"]
    anna.do(code, "2", "remove", person=person)
    assert eva.hear("ended")["reason"][0] == "table-you-removed"
    assert names(server, code, token) == ["Anna 2"]
    twin.close()


def test_a_host_who_sits_nowhere_hears_it_too(server: Running) -> None:
    token = server.guest("Anna")
    code = server.open(token, "golf", seats=2)
    comes(server, token, code)
    comes(server, server.guest("Eva"), code)
    assert names(server, code, token) == ["Anna", "Eva"]


def test_of_many_so_many_are_told(server: Running) -> None:
    token = server.guest("Anna")
    code = server.open(token, "golf", seats=2)
    comes(server, token, code).ask(code, "1", "sit", seat=0)
    crowd = [comes(server, server.guest("Eva"), code) for _ in range(MOST_WATCHERS + 3)]
    assert names(server, code, token) == ["Eva", *(f"Eva {number}" for number in range(2, MOST_WATCHERS + 1))]
    assert told(server, code)["spectators"] == len(crowd)
