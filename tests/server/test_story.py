"""What happened at a table, asked for by who was away or comes with an empty log: GET /api/tables/CODE/story."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.server import worker
from tests.server.raw import Raw
from tests.server.running import Running
from tests.server.test_tables import begun


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as server:
        yield server


def story(server: Running, code: str, token: str = "", since: int | None = None) -> dict[str, Any]:
    """What the server tells."""
    query = "" if since is None else f"?since={since}"
    headers = {"authorization": f"Bearer {token}"} if token else {}
    status, body, _ = server.get(f"/api/tables/{code}/story{query}", **headers)
    assert status == 200, body
    told: dict[str, Any] = json.loads(body)
    return told


def act(code: str, clients: list[Raw], number: int) -> list[dict[str, Any]]:
    """Whoever is asked does the first thing; what each of all was told of it."""
    shown = [client.join(code) for client in clients]
    seat = next(seat for seat, each in enumerate(shown) if each["asked"])
    clients[seat].do(code, f"a{number}", "act", actions=[shown[seat]["legal"][0]])
    v = shown[seat]["v"] + 1
    told = [client.hear("told", table=code) for client in clients]
    assert {each["v"] for each in told} == {v}
    return told


def test_everybody_is_told_again_what_they_were_told(server: Running) -> None:
    code, tokens, clients = begun(server, "golf")
    live = [act(code, clients, number) for number in range(6)]
    for seat, token in enumerate(tokens):
        since = live[0][seat]["v"] - 1
        found = story(server, code, token, since)
        assert found["since"] == since
        heard = [told[seat] for told in live if told[seat].get("events")]
        told = [(step["v"], step["events"], step.get("own", False)) for step in found["steps"]]
        assert told == [(each["v"], each["events"], "id" in each) for each in heard]
    told = [event[0] for step in story(server, code)["steps"] for event in step["events"]]
    assert "golf-peek" in told and "golf-peeked" not in told, "whoever watches is not told what a seat alone saw"


def test_who_begins_is_told_of_the_deal_that_is_on(server: Running) -> None:
    code, tokens, clients = begun(server, "goliath", people=3)
    act(code, clients, 0)
    told = [event[0] for step in story(server, code, tokens[0])["steps"] for event in step["events"]]
    assert "table-starts" in told and told[-1].startswith("goliath-")
    latest = clients[0].join(code)["v"]
    assert story(server, code, tokens[0], since=latest) == {"since": latest, "steps": []}


def test_after_a_restart_the_story_is_still_known(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        code, tokens, clients = begun(server, "planowanie", people=2)
        for number in range(3):
            act(code, clients, number)
        before = [story(server, code, token) for token in tokens]
    with Running(tmp_path) as server:
        for token, known in zip(tokens, before, strict=True):
            again = story(server, code, token)
            assert again["steps"][: len(known["steps"])] == known["steps"]


def test_after_a_deal_it_is_still_told(server: Running) -> None:
    code, tokens, clients = begun(server, "golf", deals=2)
    number = 0
    while clients[0].join(code)["standing"]["score"] == [0, 0]:
        act(code, clients, number)
        number += 1
    told = [event[0] for step in story(server, code, tokens[0])["steps"] for event in step["events"]]
    assert "table-starts" in told and "match-score" in told


def test_what_cannot_be_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.get("/api/tables/NONE99/story")[0] == 404
    code, _, _ = begun(server)
    for since in ("-1", "x", str(2**60)):
        assert server.get(f"/api/tables/{code}/story?since={since}")[0] == 422
    assert story(server, code, since=10**9)["steps"] == []
    monkeypatch.setattr(worker, "MOST_WAITING", 0)
    assert server.get(f"/api/tables/{code}/story")[0] == 429
