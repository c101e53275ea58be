"""Hints of a server: thought about where bots think, for who asked alone, and no more than their share."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.advice import HintWanted
from stolik.core.game import event
from stolik.server import child, hints
from stolik.server.limits import Limits
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import GENEROUS, Running


class Adviser:
    """Says that the first legal action is the best, when it is let go; `wanted` is what it was asked."""

    def __init__(self) -> None:
        self.go, self.begun = threading.Event(), threading.Semaphore(0)
        self.go.set()
        self.wanted: list[HintWanted] = []
        self.fails = False

    def __call__(self, wanted: HintWanted) -> Any:
        self.wanted.append(wanted)
        self.begun.release()
        assert self.go.wait(PATIENCE)
        if self.fails:
            raise ZeroDivisionError
        return wanted.legal[0], [event("advice-exact")]


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    adviser = Adviser()
    monkeypatch.setattr(child, "advise", adviser)
    monkeypatch.setattr(child, "warm", lambda games: ())
    child._load.cache_clear()
    yield adviser
    adviser.go.set()
    child._load.cache_clear()


def ready(server: Running) -> None:
    """There is machine code for golf."""
    until = threading.Event()
    for _ in range(int(PATIENCE * 50)):
        if server.call(lambda: server.state.rooms.thinking.ready("golf")):
            return
        until.wait(0.02)
    raise AssertionError("never ready")


def turn(server: Running, client: Raw, code: str) -> dict[str, Any]:
    """The table when the person's client is to act."""
    while True:
        shown = client.join(code)
        if shown["asked"] and shown["view"]["turn"] == shown["seat"]:
            return shown
        client.hear("told", table=code)


def alone(server: Running, name: str = "Anna") -> tuple[Raw, str]:
    token = server.guest(name)
    code = server.open(token, "golf", seats=2, deals=1)
    client = server.client(token)
    client.join(code)
    client.ask(code, "sit", "sit", seat=0)
    client.ask(code, "fill", "fill", level="simple")
    client.ask(code, "ready", "ready")
    return client, code


def test_the_answer_comes_to_who_asked_alone(tmp_path: Path, adviser: Adviser) -> None:
    with Running(tmp_path) as server:
        ready(server)
        anna, jan = server.guest("Anna"), server.guest("Jan")
        code = server.open(anna, "golf", seats=2, deals=1, hints=True)
        people = [server.client(anna), server.client(jan)]
        for seat, client in enumerate(people):
            client.join(code)
            client.ask(code, f"sit {seat}", "sit", seat=seat)
        for client in people:
            client.ask(code, "ready", "ready")
        at = people[0].join(code)["view"]["turn"]
        asking, other = people[at], people[1 - at]
        shown = asking.join(code)
        told = asking.ask(code, "h", "hint")
        assert told["t"] == "told" and told["events"] == [["table-uses-hints", {"seat": at}]]
        advice = asking.hear("advice", table=code)
        assert advice == {
            "t": "advice",
            "table": code,
            "id": "h",
            "best": shown["legal"][0],
            "told": [["advice-exact", {}]],
        }
        assert adviser.wanted[0].view == shown["view"], "what the seat sees and no more"
        other.do(code, "said", "say", text="hm")
        heard = [other.receive()]
        while heard[-1]["t"] != "said":
            heard.append(other.receive())
        assert not [message for message in heard if message["t"] == "advice"]
        assert [each["events"] for each in heard if ["table-uses-hints", {"seat": at}] in each.get("events", [])] == [
            told["events"]
        ]
        assert other.join(code)["standing"]["hinted"] == [at]


def test_a_hint_that_comes_too_late_is_not_told(tmp_path: Path, adviser: Adviser) -> None:
    with Running(tmp_path) as server:
        ready(server)
        client, code = alone(server)
        shown = turn(server, client, code)
        adviser.go.clear()
        client.ask(code, "h", "hint")
        assert adviser.begun.acquire(timeout=PATIENCE)
        client.ask(code, "a", "act", actions=[shown["legal"][0]])
        adviser.go.set()
        turn(server, client, code)
        client.ask(code, "h 2", "hint")
        assert client.hear("advice", table=code)["id"] == "h 2"


def test_nobody_gets_more_than_their_share(tmp_path: Path, adviser: Adviser) -> None:
    limits = GENEROUS._replace(hint_burst=2, hint_rate=0.001)
    with Running(tmp_path, limits) as server:
        ready(server)
        client, code = alone(server)
        turn(server, client, code)
        for number in range(2):
            assert client.ask(code, f"h {number}", "hint")["t"] == ("done" if number else "told")
            client.hear("advice", table=code)
        refused = client.ask(code, "h 3", "hint")
        assert refused["reason"] == ["advice-too-often", {"seconds": 1000}]
        assert len(adviser.wanted) == 2


def test_bots_come_first_where_too_much_waits(
    tmp_path: Path, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 0)
    with Running(tmp_path) as server:
        ready(server)
        client, code = alone(server)
        turn(server, client, code)
        assert client.ask(code, "h", "hint")["reason"][0] == "advice-busy"
        assert client.join(code)["standing"]["hinted"] == []


def test_who_asks_before_there_is_machine_code_is_told_so(tmp_path: Path, adviser: Adviser) -> None:
    with Running(tmp_path) as server:
        client, code = alone(server)
        turn(server, client, code)
        server.call(lambda: setattr(server.state.rooms.thinking, "ready", lambda game: False))
        assert client.ask(code, "h", "hint")["reason"][0] == "advice-preparing"


def test_what_fails_is_said(tmp_path: Path, adviser: Adviser) -> None:
    with Running(tmp_path) as server:
        ready(server)
        client, code = alone(server)
        turn(server, client, code)
        adviser.fails = True
        client.ask(code, "h", "hint")
        advice = client.hear("advice", table=code)
        assert advice["best"] == "" and advice["told"] == [["advice-failed", {}]]


def test_limits_have_a_ration_for_hints() -> None:
    limits = Limits()
    assert 0 < limits.hint_rate <= 1 / 5 and limits.hint_burst <= 20
