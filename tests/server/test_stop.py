"""Starting and stopping, as an operator sees it: signals, a failing store, tables that come back in another process."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.server.run import Stopped
from stolik.store import StoreError
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import Running

SECRET = "a secret for tests, long enough"


@contextmanager
def process(folder: Path, *arguments: str) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """`stolik serve` as a process of its own, and its port."""
    command = [
        sys.executable,
        "-m",
        "stolik",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
        "--lang",
        "en",
        *arguments,
    ]
    environ = {**os.environ, "STOLIK_SECRET": SECRET}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ, cwd=folder
    ) as running:
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert line.startswith("The server listens on http://127.0.0.1:"), line
            yield running, int(line.rsplit(":", 1)[1])
        finally:
            running.kill()


def test_a_signal_stops_it_cleanly_and_another_process_goes_on(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)
    with process(tmp_path) as (running, port):
        anna = Raw(port)
        anna.say("hello", version=1, token=token)
        assert anna.hear("welcome")["name"] == "Anna"
        anna.join(code)
        assert anna.ask(code, "sit", "sit", seat=0)["t"] == "done"
        other = subprocess.run(
            [sys.executable, "-m", "stolik", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert other.returncode == 2 and other.stderr.count("\n") == 1 and str(running.pid) in other.stderr
        taken = subprocess.run(
            [sys.executable, "-m", "stolik", "serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert taken.returncode == 2 and taken.stderr.count("\n") == 1 and str(port) in taken.stderr
        anna.do(code, "last", "say", text="Good night")
        anna.answer("last")
        running.send_signal(signal.SIGTERM)
        assert anna.hear("bad") == {"t": "bad", "event": ["server-stopping", {}], "id": "", "last": True}
        assert anna.end() == 1012
        assert running.wait(20) == 0
        assert running.stderr is not None
        told = running.stderr.read()
        assert '"stopped"' in told and "Traceback" not in told and "Anna" not in told and "127.0.0.1" not in told
        anna.close()
    with Running(tmp_path, secret=SECRET) as server:
        shown = server.client(token).join(code)
        assert shown["seat"] == 0 and shown["chat"][0]["text"] == "Good night"


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)
    with process(tmp_path) as (running, port), Raw(port) as anna:
        anna.say("hello", version=1, token=token)
        anna.join(code)
        answer = anna.ask(code, "sit", "sit", seat=1)
        running.kill()
        assert running.wait(20) == -signal.SIGKILL
    with Running(tmp_path, secret=SECRET) as server:
        back = server.client(token)
        assert back.join(code)["seat"] == 1
        assert back.ask(code, "sit", "sit", seat=1) == answer


def test_a_store_that_fails_stops_the_server_and_nothing_is_told_that_is_not_stored(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)
        anna = server.client(token)
        anna.join(code)

        async def broken(*_: object) -> None:
            raise OSError("the disk is gone")

        server.call(lambda: setattr(server.state.store._queue, "_commit", broken))
        anna.do(code, "sit", "sit", seat=0)
        assert [message["t"] for message in _rest(anna)] == ["bad"]
        with pytest.raises(Stopped):
            server.join()


def _rest(client: Raw) -> list[dict[str, object]]:
    heard: list[dict[str, object]] = []
    while True:
        try:
            heard.append(client.receive())
        except Exception:
            return heard


def test_a_database_that_cannot_be_had_is_an_error_for_people(tmp_path: Path) -> None:
    with Running(tmp_path), pytest.raises(StoreError) as refused, Running(tmp_path):
        pass
    assert refused.value.reason == "store-taken"


def test_a_broken_log_keeps_no_other_table_away(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)
        server.call(lambda: server.state.store.tables.open("BROKEN", 0.0, "{}"))
        server.call(lambda: server.state.store.tables.open("STRANG", 0.0, '[0.0,["opened",{"code":"A","game":"x"}]]'))
    with Running(tmp_path) as server:
        assert set(server.state.rooms.directory.open) == {code}


def test_a_table_by_other_rules_stays_in_the_database_and_the_others_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        golf, durak = (server.open(token, game, seats=2) for game in ("golf", "durak"))
        before = server.do(_stored(server))
    wanted = GAMES["golf"].rules + 1
    with monkeypatch.context() as changed:
        changed.setitem(GAMES, "golf", replace(GAMES["golf"], rules=wanted))
        with Running(tmp_path) as server:
            assert set(server.state.rooms.directory.open) == {durak}
            told = [vars(record) for record in caplog.records if record.message == "table of other rules left as it is"]
            about = {"code": golf, "game": "golf", "found": wanted - 1, "wanted": wanted}
            assert [about.items() <= line.items() for line in told] == [True]
            anna = server.client(token)
            anna.say("join", table=golf.lower())
            assert anna.hear("bad")["event"] == ["table-other-rules", about]
            assert server.do(_stored(server))[golf] == before[golf]
    with Running(tmp_path) as server:  # nothing is lost: with the old rules it is there again
        assert set(server.state.rooms.directory.open) == {golf, durak}


async def _stored(server: Running) -> dict[str, list[str]]:
    """The logs in the database, by the codes of their tables."""
    return {code: [row.body for row in rows] async for _, code, rows in server.state.store.tables.live()}


def test_readiness_ends_before_life(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.get("/healthz")[:2] == (200, "ok\n") and server.get("/readyz")[:2] == (200, "ok\n")
        server.call(lambda: setattr(server.state, "stopping", True))
        assert server.get("/healthz")[0] == 200 and server.get("/readyz")[0] == 503
        raw = server.raw()
        assert raw.receive()["event"][0] == "server-stopping"
        assert raw.end() == 1012


def test_a_table_comes_back_from_postgresql_too(tmp_path: Path, postgres_url: str) -> None:
    with Running(tmp_path, database=postgres_url) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)
        anna = server.client(token)
        anna.join(code)
        answer = anna.ask(code, "sit", "sit", seat=1)
        assert answer["t"] == "done"
    with Running(tmp_path, database=postgres_url) as server:
        back = server.client(token)
        assert back.welcome["tables"] == [code] and back.join(code)["seat"] == 1
        assert back.ask(code, "sit", "sit", seat=1) == answer
