"""A bot never breaks a table: it fails, and something legal is done; it hangs, and nobody else waits for it."""

import asyncio
import logging
import math
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.decision import Decision
from stolik.games import GAMES
from stolik.server import child
from stolik.server.levels import Levels
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.room import Room
from stolik.server.thinking import INSTEAD_AFTER, Attempt, Thinking
from stolik.table import Setup, Table
from stolik.table.commands import Act, Command, Fill, Go, Ready, Sit, Undo, Vote
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.table.parties import HOST, Chance

PAUSE = 1.0
Choose = Callable[[list[str]], Any]
LEVELS = Levels(0)


class Scripted:
    """Bots that do what the test says; `thought` counts how often any of them was asked."""

    def __init__(self, choose: Choose) -> None:
        self.choose, self.thought = choose, 0

    def __call__(self, decision: Decision) -> Any:
        self.thought += 1
        return self.choose(decision.legal)


def first(legal: list[str]) -> tuple[str, float]:
    return legal[0], 0.0


def raises(legal: list[str]) -> Any:
    raise ZeroDivisionError


def leaves(legal: list[str]) -> Any:
    sys.exit(1)


@pytest.fixture(autouse=True)
def bots_of_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they were before, after each test."""
    monkeypatch.setattr(child, "decide", child.decide)


@pytest.fixture
def logged() -> Iterator[list[logging.LogRecord]]:
    records: list[logging.LogRecord] = []

    class Noted(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    noted = Noted()
    log.addHandler(noted)
    yield records
    log.removeHandler(noted)


class Answers(Chance):
    """Chance that is the same every time."""

    def lot(self, count: int) -> int:
        return count - 1  # the person plays first


class Driven:
    """A table of one person and bots, with its bots asked in a thread as a server asks them."""

    def __init__(self, game: str, choose: Choose, **options: Any) -> None:
        self.now = 1000.0
        self.answers = Answers(game, 1)
        self.bots = child.decide = Scripted(choose)  # type: ignore[assignment]
        self.room = Room(self.begun(game, options), 1, 0, self.now)
        self.thinking = Thinking(0, "secret", LEVELS, Metrics())
        self.thinking.attempt = self.attempt
        self.attempt(self.room, self.room.table.tick)

    def begun(self, game: str, options: dict[str, Any]) -> Table:
        table = Table(Setup("K7QX", game, options), self.answers, GAMES)
        table.open(HOST, HOST, self.now)
        for command in (Sit(0), Fill(), Ready()):
            table.handle(HOST, HOST, "", command, self.now)
        if table.on is None:
            table.handle(HOST, HOST, "", Ready(), self.now)
        return table

    @property
    def play(self) -> Any:
        assert self.room.table.on is not None
        return self.room.table.on

    @property
    def actions(self) -> list[str]:
        deal = self.play.match.deal
        return [*deal.actions] if deal is not None else []

    def attempt(self, room: Room, step: Attempt) -> None:
        """As the server makes a step; whatever it raises breaks the table, and here the test."""
        step(self.now)
        room.table.take()
        self.thinking.look_after(room, self.now)

    def do(self, command: Command) -> None:
        self.attempt(self.room, lambda now: self.room.table.handle(HOST, HOST, "", command, now))

    def act(self) -> None:
        self.do(Act([self.play.legal(0)[0]]))

    async def play_on(self, count: int) -> None:
        """Until so many more actions of bots have been done."""
        wanted = len([each for each in self.actions if each[0] != "0"]) + count
        while len([each for each in self.actions if each[0] != "0"]) < wanted:
            if self.play.match.turn == 0 and self.play.asked(0):
                self.act()
            await until(lambda: self.room.table.due() is not None or self.play.match.turn == 0)
            self.now = self.room.table.due() or self.now
            self.attempt(self.room, self.room.table.tick)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.001)


def run(test: Coroutine[Any, Any, None]) -> None:
    """Runs on a loop where an exception in a callback fails the test."""
    failed: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        await test

    asyncio.run(watched())
    assert not failed


WRONG: dict[str, Choose] = {
    "raises": raises,
    "leaves": leaves,
    "illegal": lambda legal: ("play XX", 0.0),
    "nothing": lambda legal: None,
    "passes": lambda legal: ("", 0.0),
    "text": lambda legal: legal[0],
    "never": lambda legal: (legal[0], math.inf),
    "no time": lambda legal: (legal[0], math.nan),
    "before": lambda legal: (legal[0], -1.0),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_something_legal_is_done_in_place_of_a_bot_that_fails(wrong: str, logged: list[logging.LogRecord]) -> None:
    async def test() -> None:
        table = Driven("goliath", WRONG[wrong])
        bot_thinks(table)
        began = table.now
        await until(lambda: table.room.table.due() is not None)
        assert table.room.table.due() == began + PAUSE, "after the usual pause"
        await table.play_on(6)
        assert table.bots.thought >= 6
        assert {record.getMessage() for record in logged} == {"bot failed"} and len(logged) >= 6
        assert {"table", "seat", "bot"} <= vars(logged[0]).keys() and logged[0].exc_info
        table.thinking.stop()

    run(test())


def test_a_race_goes_on_in_place_of_a_bot_that_fails_and_nobody_is_asked_in_a_busy_loop(
    logged: list[logging.LogRecord],
) -> None:
    async def test() -> None:
        table = Driven("trojki", WRONG["illegal"], seats=2, deals=1)
        table.do(Go())  # the start
        table.now = began = table.room.table.due() or table.now
        table.attempt(table.room, table.room.table.tick)
        await until(lambda: table.room.table.due() is not None)
        assert table.room.table.due() == began + INSTEAD_AFTER and len(logged) == 1
        await table.play_on(1)
        table.thinking.stop()

    run(test())


def test_whoever_may_act_out_of_turn_does_nothing_if_their_bot_fails(logged: list[logging.LogRecord]) -> None:
    async def test() -> None:
        for _ in range(3):
            table = Driven("durak", raises, seats=3)
            for _ in range(12):
                if table.room.table.on is None or not table.play.match.playing:
                    break
                await table.play_on(1)
            table.thinking.stop()
        assert logged

    run(test())


def test_a_level_that_there_is_no_more_is_played_for(logged: list[logging.LogRecord]) -> None:
    def none(legal: list[str]) -> Any:
        raise KeyError("cleverest")

    async def test() -> None:
        table = Driven("goliath", none)
        await table.play_on(3)
        assert len(logged) >= 3 and logged[0].exc_info and logged[0].exc_info[0] is KeyError
        table.thinking.stop()

    run(test())


def test_what_a_bot_raises_about_what_stands_no_longer_is_logged_too(logged: list[logging.LogRecord]) -> None:
    go = threading.Event()

    def waits(legal: list[str]) -> Any:
        assert go.wait(PATIENCE)
        raise ZeroDivisionError

    async def test() -> None:
        table = Driven("goliath", waits)
        bot_thinks(table)
        await until(lambda: table.bots.thought == 1)
        table.do(Undo())
        before = table.actions
        go.set()
        await until(lambda: bool(logged))
        assert table.actions == before and table.room.table.due() is None
        table.act()
        await until(lambda: len(logged) == 2)
        table.thinking.stop()

    run(test())


def bot_thinks(table: Driven) -> None:
    """The person acts, and a bot is asked."""
    assert table.play.match.turn == 0
    table.act()
    assert table.play.match.turn != 0


def test_what_is_done_and_undone_costs_one_thought_a_seat_and_void_questions_none() -> None:
    go = threading.Event()

    def waits(legal: list[str]) -> Any:
        assert go.wait(PATIENCE)
        return legal[0], 0.0

    async def test() -> None:
        table = Driven("goliath", waits)
        bot_thinks(table)
        await until(lambda: table.bots.thought == 1)
        for _ in range(100):
            table.do(Undo())
            bot_thinks(table)
        table.do(Undo())
        bot_thinks(table)
        assert table.bots.thought == 1
        go.set()
        await until(lambda: table.room.table.due() is not None)
        assert table.bots.thought == 2, "the first question, and the last, which stands"
        assert table.play.bots.plans, "its answer has been heard"
        table.thinking.stop()

    run(test())


@pytest.mark.parametrize("how", ["recovered", "aborted"])
def test_an_answer_to_the_table_or_match_before_is_void_and_the_new_one_is_asked(how: str) -> None:
    go = threading.Event()

    def waits(legal: list[str]) -> Any:
        assert go.wait(PATIENCE)
        return legal[-1], 0.0

    async def test() -> None:
        table = Driven("goliath", waits)
        bot_thinks(table)
        await until(lambda: table.bots.thought == 1)
        table.bots.choose = first
        (old,) = table.play.bots.open.values()
        if how == "recovered":
            table.room.table = table.begun("goliath", {})
            table.attempt(table.room, table.room.table.tick)
        else:
            table.do(Vote("abort"))
            assert table.room.table.on is None and not old.stands
            table.do(Ready())
            table.attempt(table.room, table.room.table.tick)
        bot_thinks(table)
        assert table.play.bots.open
        go.set()
        await table.play_on(2)
        table.thinking.stop()

    run(test())


def test_a_server_goes_on_with_bots_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr(child, "decide", Scripted(raises))
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2, deals=1)
        client = server.client(token)
        client.join(code)
        for name, fields in (("sit", {"seat": 0}), ("fill", {}), ("ready", {})):
            client.ask(code, name, name, **fields)
        number, done = 0, 0
        while done < 3:
            shown = client.join(code)
            if shown["legal"] and shown["view"]["turn"] == 0:
                number += 1
                client.ask(code, f"a {number}", "act", actions=[shown["legal"][0]])
                continue
            client.hear("told", table=code)
            table = server.state.rooms.directory.open[code].table
            done = server.call(lambda table=table: sum(a[0] == "1" for a in table.on.match.deal.actions))
        assert server.metric("stolik_tables_recovered_total") == 0
    assert {record.getMessage() for record in logged if record.levelno >= logging.ERROR} == {"bot failed"}


HANGS = """
import asyncio, threading
from tests.server.test_failing_bots import Driven, bot_thinks, until

async def main():
    table = Driven("goliath", lambda legal: threading.Event().wait())
    bot_thinks(table)
    await until(lambda: table.bots.thought == 1)
    table.thinking.stop()

asyncio.run(main())
print("over")
"""


def test_the_end_of_the_process_waits_for_no_bot() -> None:
    root = Path(__file__).parents[2]
    ended = subprocess.run([sys.executable, "-c", HANGS], cwd=root, timeout=PATIENCE, capture_output=True, text=True)
    assert ended.returncode == 0 and ended.stdout == "over\n", ended.stderr
