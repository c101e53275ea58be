"""Bots think beside the server: whoever plays at other tables does not wait, and a restart asks them again."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.bots.decision import Decision
from stolik.server import child
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import Running

TABLES = 100


class Slow:
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.thinking = 0

    def __call__(self, decision: Decision) -> tuple[str, float]:
        self.thinking += 1
        assert self.go.wait(PATIENCE)
        return decision.legal[0], 0.0


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr(child, "decide", slow)
    yield slow
    slow.go.set()


def with_bot(server: Running, number: int) -> tuple[str, str, Raw]:
    """A table of one person and a bot, whose match has begun: its code, the person's token and client."""
    token = server.guest(f"Person {number}")
    code = server.open(token, "golf", seats=2, deals=1)
    client = server.client(token)
    client.join(code)
    client.ask(code, "sit", "sit", seat=0)
    client.ask(code, "fill", "fill")
    client.ask(code, "ready", "ready")
    return code, token, client


def actions(server: Running, code: str) -> list[str]:
    def found() -> list[str]:
        on = server.state.rooms.directory.open[code].table.on
        return [*on.match.deal.actions] if on is not None and on.match.deal is not None else []

    return server.call(found)


def until_the_bot_is_asked(server: Running, code: str, client: Raw) -> None:
    """The person peeks if asked to, so that the bot is to act."""
    for number in range(3):
        shown = client.join(code)
        if shown["view"] is not None and shown["view"]["turn"] == 1:
            return
        if shown["legal"]:
            client.ask(code, f"peek {number}", "act", actions=[shown["legal"][0]])
        else:
            client.hear("told", table=code)
    raise AssertionError("the bot is not asked")


def test_nobody_waits_for_a_bot_of_another_table(tmp_path: Path, slow: Slow) -> None:
    with Running(tmp_path) as server:
        waiting = [with_bot(server, number) for number in range(TABLES)]
        for code, _, client in waiting:
            until_the_bot_is_asked(server, code, client)
        anna, jan = server.guest("Anna"), server.guest("Jan")
        code = server.open(anna, "golf", seats=2, deals=1)
        people = [server.client(anna), server.client(jan)]
        for seat, client in enumerate(people):
            client.join(code)
            client.ask(code, "sit", "sit", seat=seat)
        for client in people:
            client.ask(code, "ready", "ready")
        played = 0
        while played < 4:
            for seat, client in enumerate(people):
                shown = client.join(code)
                if shown["view"] is not None and shown["view"]["turn"] == seat:
                    assert client.ask(code, f"a {played}", "act", actions=[shown["legal"][0]])["t"] == "told"
                    played += 1
        assert waiting[0][2].ask(waiting[0][0], "said", "say", text="hurry up")["t"] in ("told", "done", "said")
        assert not slow.go.is_set() and slow.thinking > 0, "all this while every bot was thinking"
        before = {code: actions(server, code) for code, _, _ in waiting}
        slow.go.set()
        for code, _, client in waiting:
            while actions(server, code) == before[code]:
                client.hear("told", table=code)


def test_bots_that_were_thinking_are_asked_again_after_a_restart(tmp_path: Path, slow: Slow) -> None:
    with Running(tmp_path) as server:
        code, token, client = with_bot(server, 0)
        until_the_bot_is_asked(server, code, client)
        before = actions(server, code)
    assert slow.thinking == 1
    with Running(tmp_path) as server:
        assert actions(server, code) == before, "nothing is lost"
        client = server.client(token)
        client.join(code)
        slow.go.set()
        while actions(server, code) == before:
            client.hear("told", table=code)
        assert slow.thinking >= 2 and actions(server, code)[: len(before) + 1][-1].startswith("1 ")
