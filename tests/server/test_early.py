"""Who asks for a table that is about to come waits on the connection that there is, and hears where it is."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stolik.core.game import Event, event
from stolik.protocol import ToServer
from stolik.protocol.to_server import Do, Join
from stolik.server import early as module
from stolik.server.early import COMES, ELSEWHERE, MOST_COMMANDS, Early
from stolik.server.people import Person
from stolik.server.room import Connection
from stolik.server.shares import Shares
from stolik.table.commands import Go
from tests.server.raw import Raw
from tests.server.test_several import Several, until
from tests.server.test_several import several as several
from tests.server.test_several import two as two

HERE = event("server-no-table", code="BCBCBC")  # which is what is said of one that is here, too


class Told:
    """The way to one client, as a list of what it was told."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def send(self, data: bytes) -> None:
        said = msgspec.json.decode(data)
        self.said.append((said["event"][0], said.get("id", "")))


class Table:
    """What becomes of joins and commands, as a list of them."""

    def __init__(self) -> None:
        self.done: list[ToServer] = []

    def join(self, connection: Connection, wanted: Join) -> Event | None:
        self.done.append(wanted)
        return None

    def command(self, connection: Connection, wanted: Do) -> Event | None:
        self.done.append(wanted)
        return event("server-nobody") if wanted.id == "bad" else None


def client() -> tuple[Connection, Told]:
    told = Told()
    return Connection(Person("ada", "Ada", "guest"), told), told  # type: ignore[arg-type]


def do(id: str) -> Do:
    return Do("bcbcbc", id, Go())


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the time."""
    time = [0.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: time[0])
    return lambda value: time.__setitem__(0, value)


def early(table: Table, *answers: Event, most: int = 20) -> Early:
    """Of whose tables one after the other is said why they are not here."""
    rest = list(answers)
    return Early(table, lambda code: rest.pop(0), most)


def test_joins_and_commands_are_done_in_order_as_soon_as_the_table_is_here() -> None:
    table, (ada, told) = Table(), client()
    waiting = early(table, event(COMES), HERE)
    join = Join("bcbcbc", since=7)
    assert waiting.join(ada, join) is None
    assert waiting.waits(ada, "BcBcBc ")
    assert [waiting.command(ada, do(id)) for id in ("1", "bad", "2")] == [None, None, None]
    waiting.look(["DDDDDD"])
    waiting.look()
    assert (table.done, told.said) == ([], [])
    waiting.look(["BCBCBC"])
    assert [join, do("1"), do("bad"), do("2")] == table.done
    assert told.said == [("server-nobody", "bad")]
    assert not waiting.waits(ada, "BCBCBC") and not ada.early


def test_who_is_to_ask_elsewhere_hears_where_and_says_it_all_there() -> None:
    table, (ada, told) = Table(), client()
    waiting = early(table, event(ELSEWHERE, code="BCBCBC", at="/w/2"))
    waiting.join(ada, Join("bcbcbc"))
    waiting.command(ada, do("1"))
    waiting.look()
    assert table.done == [] and told.said == [(ELSEWHERE, "")]
    assert not ada.early


def test_nobody_waits_for_long(now: Callable[[float], None]) -> None:
    table, (ada, told) = Table(), client()
    waiting = early(table, event(COMES), event(COMES), event(COMES))
    waiting.join(ada, Join("BCBCBC"))
    now(module.WAIT_SECONDS - 0.1)
    waiting.join(ada, Join("BCBCBC"))  # again: that makes nothing longer
    waiting.look()
    assert told.said == []
    now(module.WAIT_SECONDS)
    waiting.look()
    waiting.look()
    assert told.said == [(COMES, "")]


def test_what_waits_has_a_bound() -> None:
    table, (ada, told) = Table(), client()
    waiting = early(table, HERE, HERE, most=2)
    codes = ["BCBCBC", "BCBCBD", "BCBCBF"]
    assert [waiting.join(ada, Join(code)) for code in codes] == [None, None, event(COMES, code="BCBCBF")]
    answers = [waiting.command(ada, do(str(number))) for number in range(MOST_COMMANDS + 1)]
    assert answers == [None] * MOST_COMMANDS + [event(COMES, code="bcbcbc")]
    for code in codes:
        waiting.forget(ada, code)
    waiting.look()
    assert (table.done, told.said, ada.early) == ([], [], set())


async def test_nobody_has_to_connect_anew_until_their_table_is_back(
    two: Several, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process ends; at the other somebody asks for its table before that is back, and acts."""
    come, bring = asyncio.Event(), Shares._bring_some

    async def later(self: Shares) -> None:
        await come.wait()
        await bring(self)

    monkeypatch.setattr(Shares, "_bring_some", later)
    first, other = two.running["1"], two.running["2"]
    token = first.guest("Ada")
    code = await asyncio.to_thread(first.open, token, "golf", seats=2)
    assert two.owner(code) == "1"
    await asyncio.to_thread(two.running.pop("1").stop)
    await asyncio.to_thread(until, lambda: code in two.shares("2")._coming)

    def at_the_table(ada: Raw) -> list[dict[str, Any]]:
        """What it says in its order: the answer to what was asked last comes first."""
        ada.say("join", table=code)
        ada.do(code, "1", "sit", seat=1)
        ada.say("ping", at=1.0)
        said = [ada.receive()]
        other.call(come.set)
        return [*said, ada.hear("shown", table=code), ada.answer("1")]

    ada = await asyncio.to_thread(other.client, token)
    pong, shown, answer = await asyncio.to_thread(at_the_table, ada)
    assert (pong["t"], shown["v"] < answer["v"]) == ("pong", True)
    assert [chair.name for chair in other.state.rooms.directory.open[code].table.chairs] == ["", "Ada"]
