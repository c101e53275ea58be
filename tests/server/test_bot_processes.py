"""A server whose bots think in processes: matches go on, kills leave nothing behind, and machine code gets ready."""

import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.decision import Decision, decide
from stolik.server import child, preparing, thinking
from stolik.server.child import Reply
from stolik.server.levels import FULL, MEMORY
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import Running

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")


def children(parent: int) -> dict[int, str]:
    """The living processes that a process has started, with their state."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, started_by = path.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(started_by) == parent and state not in "ZX":
            found[int(path.parent.name)] = state
    return found


def thinkers(parent: int) -> set[int]:
    """Those that think for bots, or make machine code."""

    def says(pid: int) -> str:
        try:
            return Path(f"/proc/{pid}/cmdline").read_text()
        except OSError:
            return ""

    return {pid for pid in children(parent) if "stolik.server.child" in says(pid)}


def until(done: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def with_bots(server: Running, game: str, number: int = 0, level: str = "simple", **options: Any) -> tuple[str, Raw]:
    """A table of one person and bots whose match has begun: its code, and the person's client."""
    token = server.guest(f"Person {number}")
    code = server.open(token, game, **options)
    client = server.client(token)
    client.join(code)
    client.ask(code, "sit", "sit", seat=0)
    client.ask(code, "fill", "fill", level=level)
    client.ask(code, "ready", "ready")
    return code, client


def done_by_bots(server: Running, code: str) -> int:
    def found() -> int:
        on = server.state.rooms.directory.open[code].table.on
        deal = on.match.deal if on is not None else None
        return sum(not action.startswith("0 ") for action in deal.actions) if deal is not None else 0

    return server.call(found)


def play_until(server: Running, code: str, client: Raw, done: Callable[[], bool]) -> None:
    """The person does the first thing that they may, until it is so."""
    number, end = 0, time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        shown = client.join(code)
        if shown["legal"] and shown["asked"]:
            number += 1
            client.ask(code, f"a {number}", "act", actions=[shown["legal"][0]])
        else:
            time.sleep(0.05)


def hear_event(client: Raw, code: str, wanted: str) -> None:
    """Until this event is told; meanwhile the person does the first thing that they may."""
    legal: list[str] = []
    for number in itertools.count():
        told = client.hear("told", table=code)
        if any(id == wanted for id, _ in told.get("events", [])):
            return
        legal = told.get("legal", legal)
        if told.get("asked") and legal:
            client.do(code, f"e {number}", "act", actions=[legal[0]])


def test_bots_play_there_and_no_process_remains(tmp_path: Path) -> None:
    before = thinkers(os.getpid())
    with Running(tmp_path, bot_cores=2) as server:
        code, client = with_bots(server, "golf", seats=3, deals=1)
        play_until(server, code, client, lambda: done_by_bots(server, code) >= 4)
        playing = thinkers(os.getpid()) - before
        assert playing
        for pid in playing:  # a crash costs nothing but the time to start another one
            os.kill(pid, signal.SIGKILL)
        count = done_by_bots(server, code)
        play_until(server, code, client, lambda: done_by_bots(server, code) >= count + 2)
        assert server.metric("stolik_bot_seconds_count") >= 6 and server.metric("stolik_bots_waiting") == 0
    assert thinkers(os.getpid()) <= before


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_remains_however_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    """Not even the one that makes machine code."""
    command = [sys.executable, "-m", "stolik", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    environ = os.environ | {"STOLIK_SECRET": "a secret for tests, long enough"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environ) as running:
        try:
            assert running.stdout is not None and b"http" in running.stdout.readline()
            until(lambda: running.poll() is not None or thinkers(running.pid))
            started = thinkers(running.pid)
            running.send_signal(how)
            running.wait(PATIENCE)
        finally:
            running.kill()
    assert started
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))


# --- machine code -----------------------------------------------------------------------------------------------------


class Making:
    """Machine code that is made when the test says."""

    def __init__(self) -> None:
        self.go, self.wanted = threading.Event(), list[str]()

    def __call__(self, request: Any) -> Reply:
        self.wanted.append(request.game)
        assert self.go.wait(PATIENCE)
        return Reply(None, 1.0)


@pytest.fixture
def making(monkeypatch: pytest.MonkeyPatch) -> Iterator[Making]:
    one = Making()
    monkeypatch.setattr(preparing, "answer_to", one)
    monkeypatch.setattr(thinking, "NEED_MACHINE_CODE", frozenset({"simple"}))
    yield one
    one.go.set()


def test_levels_that_need_machine_code_say_so_and_wait_and_the_others_play(tmp_path: Path, making: Making) -> None:
    with Running(tmp_path) as server:
        strong, anna = with_bots(server, "goliath", 0, seats=3)
        hear_event(anna, strong, "table-bots-prepare")
        weak, jan = with_bots(server, "goliath", 1, "random", seats=3)
        play_until(server, weak, jan, lambda: done_by_bots(server, weak) >= 2)
        assert done_by_bots(server, strong) == 0 and making.wanted == ["goliath"]
        making.go.set()
        play_until(server, strong, anna, lambda: done_by_bots(server, strong) >= 2)
        assert making.wanted == ["goliath"], "once"


# --- levels -----------------------------------------------------------------------------------------------------------


def test_when_the_cores_have_too_much_to_do_bots_of_new_matches_sit_down_weaker(tmp_path: Path) -> None:
    with Running(tmp_path, level_when_full="random") as server:
        before, anna = with_bots(server, "golf", 0, seats=2)
        server.call(lambda: server.state.rooms.levels.thought("golf", "simple", "others", 2 * FULL * MEMORY))
        after, jan = with_bots(server, "golf", 1, seats=2)
        assert jan.join(after)["standing"]["chairs"][1]["bot"] == "random"
        assert anna.join(before)["standing"]["chairs"][1]["bot"] == "simple", "never in the midst of a match"


def test_no_more_is_offered_than_the_operator_wants(tmp_path: Path) -> None:
    with Running(tmp_path, highest_level="random") as server:
        assert '"bots":["random"]' in server.get("/api/games")[1]
        token = server.guest()
        code = server.open(token, "golf", seats=2)
        client = server.client(token)
        client.join(code)
        refused = client.ask(code, "fill", "fill", level="simple")
        assert refused["t"] == "refused" and refused["reason"][0] == "table-why-level"
        client.ask(code, "usual", "fill", seat=1)
        assert client.join(code)["standing"]["chairs"][1]["bot"] == "random"


# --- chance -----------------------------------------------------------------------------------------------------------


def test_a_question_that_is_asked_again_has_the_same_seed_and_nobody_else_knows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here after a restart: what a bot was asked then it is asked again."""
    asked: list[Decision] = []

    def noted(decision: Decision) -> tuple[str, float]:
        asked.append(decision)
        return decide(decision)

    monkeypatch.setattr(child, "decide", noted)
    with Running(tmp_path) as server:
        code, client = with_bots(server, "golf", seats=2, deals=1)
        play_until(server, code, client, lambda: done_by_bots(server, code) >= 3)
        seeds = [decision.seed for decision in asked]
        assert len({*seeds}) == len(seeds) and all(code not in seed for seed in seeds)
        assert asked[-1].options["seats"] == 2 and asked[-1].view["seat"] == 1
    latest = asked[-1]
    asked.clear()
    with Running(tmp_path) as server:
        token = server.call(lambda: server.state.rooms.directory.open[code].table.chairs[0].person)
        assert token
        again = server.call(lambda: _decision_of(server, code, latest))
        assert again == latest.seed
    with Running(tmp_path, secret="another secret, as long") as server:
        assert server.call(lambda: _decision_of(server, code, latest)) != latest.seed


def _decision_of(server: Running, code: str, decision: Decision) -> str:
    """The seed that a question at the same place has."""
    table = server.state.rooms.directory.open[code].table

    class Same:
        seat, bot, legal = 1, decision.level, decision.legal
        view, history = decision.view, decision.history

    return server.state.rooms.thinking._decision(table, Same()).seed  # type: ignore[arg-type]
