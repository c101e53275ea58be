"""Several processes that are one server: wherever somebody comes in, they find their table, and each other.

The processes here are threads of this one (running.py), with a database between them as ever; real ones are killed in
test_several_kills.py.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.client import Client, JoinedTable, RequestRefused
from stolik.client.api import Api
from stolik.core.game import Game, event
from stolik.games import GAMES
from stolik.server import rooms
from stolik.server.directory import kind_of
from stolik.server.shares import Shares
from stolik.store import Cluster, Process
from stolik.store.shards import NUMBER_BITS, SHARDS, shard_in, shard_of
from tests.deploy.hosting import free_port
from tests.patience import PATIENCE
from tests.server.running import Running


def until(found: Callable[[], Any]) -> Any:
    """What is found, sooner or later."""
    end = time.monotonic() + PATIENCE
    while not (what := found()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return what


async def sooner_or_later(found: Callable[[], Any]) -> Any:
    return await asyncio.to_thread(until, found)


class Several:
    """Processes by name; `start` starts another one."""

    def __init__(self, stack: contextlib.ExitStack, folder: Path, database: str) -> None:
        self.stack, self.folder, self.database = stack, folder, database
        self.running: dict[str, Running] = {}

    def start(self, name: str, at: str = "") -> Running:
        port = free_port()
        (folder := self.folder / name).mkdir(exist_ok=True)
        process = Process(name, at or f"http://127.0.0.1:{port}")
        running = Running(folder, database=self.database, port=port, process=process)
        self.running[name] = self.stack.enter_context(running)
        return running

    def shares(self, name: str) -> Shares:
        neighbours = self.running[name].state.rooms.neighbours
        assert neighbours is not None
        return neighbours.shares

    def divided(self) -> bool:
        """Whether each has its share, and all shards have somebody."""
        counts = [len(self.shares(name).own) for name in self.running]
        return sum(counts) == SHARDS and max(counts) - min(counts) < SHARDS // 4

    def settled(self) -> bool:
        """Whether no shard changes its process any more."""
        counts = [len(self.shares(name).own) for name in self.running]
        return sum(counts) == SHARDS and max(counts) - min(counts) <= 1

    def named(self, code: str, at: str) -> bool:
        """Whether all that do not have a table name the process with this address."""
        told = [self.shares(name).elsewhere(code) for name in self.running if name != self.owner(code)]
        return told == [event("server-elsewhere", code=code, at=at)] * (len(self.running) - 1)

    def owner(self, code: str) -> str:
        return next(name for name in self.running if shard_of(code) in self.shares(name).own)


@pytest.fixture
def several(tmp_path: Path, postgres_url: str) -> Iterator[Several]:
    with contextlib.ExitStack() as stack:
        yield Several(stack, tmp_path, postgres_url)


@pytest.fixture
def two(several: Several) -> Several:
    """Two that have their shares."""
    several.start("1")
    several.start("2")
    until(several.divided)
    return several


async def play(number: int, *tables: JoinedTable) -> None:
    """So many actions, of whoever has one to do."""
    for _ in range(number):
        table = await sooner_or_later(lambda: next((each for each in tables if to_act(each)), None))
        await table.act(table.place.legal[0])


def to_act(table: JoinedTable) -> bool:
    return bool(table.place.legal) and table.place.phase == "playing"


async def test_whoever_comes_in_anywhere_finds_the_table(two: Several) -> None:
    one, other = (two.running[name].url for name in "12")
    async with Client(one, name="Ada") as ada, Client(other, name="Bo") as bo:
        code = await ada.create("golf", seats=2, deals=1)
        assert two.owner(code) == "1", "who opens a table has it where they asked"
        mine, theirs = await ada.join(code), await bo.join(code.lower())
        await mine.sit(0)
        await theirs.sit(1)
        await mine.ready()
        await theirs.ready()
        await play(8, mine, theirs)
        assert [chair.name for chair in theirs.place.chairs] == ["Ada", "Bo"]
        await bo.create("golf")  # over HTTP, at the process where they came in


async def test_a_client_has_tables_at_both(two: Several) -> None:
    one, other = (two.running[name].url for name in "12")
    async with Client(one, name="Ada") as ada, Client(other, name="Bo") as bo:
        codes = [await ada.create("golf", seats=2), await bo.create("golf", seats=2), await bo.create("golf", seats=2)]
        assert {two.owner(code) for code in codes} == {"1", "2"}
        tables = [await ada.join(code) for code in codes]
        others = [await bo.join(code) for code in codes]
        for table, other_seat in zip(tables, others, strict=True):
            await table.sit(0)
            await other_seat.sit(1)
            await table.ready()
            await other_seat.ready()
        for table, other_seat in zip(tables, others, strict=True):
            await play(6, table, other_seat)
        own = await ada.api.call("GET", "/api/me/tables")
        assert sorted(each["code"] for each in own["tables"]) == sorted(codes)


async def test_a_process_that_stops_leaves_its_tables_to_the_other(two: Several) -> None:
    one, other = (two.running[name].url for name in "12")
    async with Client(other, name="Bo") as bo, Client(one, name="Ada") as ada:
        code = await ada.create("golf", seats=2, deals=1)
        host, table = await ada.join(code), await bo.join(code)
        await table.sit(0)
        await host.fill("casual")
        await table.ready()
        await play(3, table)
        shown = table.place.view
        await asyncio.to_thread(two.running.pop("1").stop)
        assert await sooner_or_later(lambda: len(two.shares("2").own) == SHARDS)
        await play(2, table)
        assert shown is not None and table.place.view != shown


async def test_another_one_gets_its_share_and_play_goes_on(several: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.shares.GIVEN_AT_ONCE", 50)
    monkeypatch.setattr("stolik.server.others.CALM_SECONDS", 0.0)
    several.start("1")
    async with contextlib.AsyncExitStack() as stack:
        tables = list[JoinedTable]()
        for number in range(8):
            client = await stack.enter_async_context(Client(several.running["1"].url, name=f"Ada {number}"))
            tables.append(table := await client.join(await client.create("golf", seats=2)))
            await table.sit(0)
            await table.fill("casual")
            await table.ready()
        await asyncio.to_thread(several.start, "2")
        while not several.divided() or len({several.owner(table.code) for table in tables}) < 2:
            await play(1, *tables)
        for table in tables:
            await play(2, table)


async def test_who_has_just_come_gets_no_shard_with_tables(several: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    """For it may have died, and its people are coming in elsewhere; some seconds later it does."""
    first = several.start("1")
    async with Client(first.url, name="Ada") as ada:
        codes = [await ada.create("golf", seats=2) for _ in range(8)]
    nearly_all = {str(shard): shard << NUMBER_BITS for shard in range(SHARDS - SHARDS // 8)}
    monkeypatch.setattr(several.shares("1"), "_coming", nearly_all)  # tables that are not back yet
    monkeypatch.setattr("stolik.server.others.CALM_SECONDS", inf)  # on a slow machine ten seconds are soon over
    await asyncio.to_thread(several.start, "2")
    await sooner_or_later(lambda: len(several.shares("2").own) > SHARDS // 20)
    await asyncio.sleep(1.5)
    assert len(several.shares("2").own) <= SHARDS // 8
    assert not {shard_in(key) for key in nearly_all.values()} & {*several.shares("2").own}
    assert {several.owner(code) for code in codes} == {"1"}
    monkeypatch.setattr("stolik.server.others.CALM_SECONDS", 0.0)
    await sooner_or_later(lambda: len(several.shares("2").own) > SHARDS // 8 + 5)


async def test_players_are_found_and_lobbies_are_one(two: Several) -> None:
    one, other = (two.running[name].url for name in "12")
    async with Client(one, name="Ada") as ada, Client(other, name="Bo") as bo:
        code = await ada.quick("golf", seats=2)
        mine = await ada.join(code)
        assert await sooner_or_later(lambda: _waiting(two.running["2"], "golf"))
        assert await bo.quick("golf", seats=2) == code
        theirs = await bo.join(code)
        assert {mine.place.seat, theirs.place.seat} == {0, 1}
        listed = await ada.create("golf", seats=2, listed=True, name="here")
        lobby = two.running["2"].state.rooms.lobby
        await sooner_or_later(lambda: listed in [each.code for each in lobby.all()])
        seat = await ada.join(listed)
        await seat.sit(0)
        await sooner_or_later(lambda: ["Ada"] in [[each.chairs[0]] for each in lobby.all() if each.code == listed])

        def watchers(number: int) -> Callable[[], bool]:
            return lambda: [each.spectators for each in lobby.all() if each.code == listed] == [number]

        async with Client(one, name="Eve") as eve:
            await eve.join(listed)
            await sooner_or_later(watchers(1))
        await sooner_or_later(watchers(0))
        await seat.leave()
        await sooner_or_later(lambda: listed not in [each.code for each in lobby.all()])


async def test_a_table_that_comes_from_another_is_listed_once(two: Several) -> None:
    one, second = two.running["1"].url, two.running["2"]
    lobby = second.state.rooms.lobby

    def listed(code: str) -> int:
        return sum(each.code == code for each in second.call(lobby.all))

    async with Client(second.url, name="Ada") as ada:
        ola = second.person("Ola")
        ola.say("lobby")
        wanted = {"game": "golf", "options": {"seats": 2}, "listed": True}
        code, other = [(await Api(one, ada.token).call("POST", "/api/tables", wanted))["code"] for _ in range(2)]
        table = await ada.join(code)
        await table.sit(0)
        await sooner_or_later(lambda: listed(code) == listed(other) == 1)
        await asyncio.to_thread(two.running.pop("1").stop)
        await sooner_or_later(lambda: {code, other} <= second.call(lambda: {*second.state.rooms.directory.open}))
        assert listed(code) == listed(other) == 1
        await table.leave()
        await sooner_or_later(lambda: not listed(code))
        while (last := await asyncio.to_thread(ola.hear, "listed"))["phase"] != "closed":
            pass
        assert last["code"] == code and listed(other) == 1


def _waiting(running: Running, game: str) -> bool:
    """Whether it is known there that a quick table waits."""
    neighbours = running.state.rooms.neighbours
    assert neighbours is not None
    kind = kind_of(game, GAMES[game].option_values(GAMES[game].settle({"seats": 2})))
    return bool(running.do(neighbours.waiting(kind)))


async def test_what_becomes_of_people_is_known_to_all(two: Several) -> None:
    one, other = two.running["1"], two.running["2"]
    async with Client(one.url, name="Ada") as ada, Client(other.url, token=ada.token) as again:
        assert again.person == ada.person
        people = other.state.people
        await ada.api.call("PATCH", "/api/me", {"name": "Eva"})
        await sooner_or_later(lambda: other.do(people.person(ada.person)).name == "Eva")
        async with Client(other.url, name="Bo") as bo:
            await ada.mute(bo.person)
            await sooner_or_later(lambda: people.muted(ada.person) == {bo.person})
            one.do(one.state.people.bans.ban(bo.person, None, "test"))
            await sooner_or_later(lambda: not other.state.connections.of(bo.person))
            with pytest.raises(RequestRefused, match="may not come in"):
                await bo.api.call("GET", "/api/me/mutes")
        await ada.api.call("POST", "/api/logout", {"all": True})
        await sooner_or_later(lambda: not other.state.connections.of(ada.person))


async def test_a_code_of_no_shard_and_one_of_nobody(two: Several) -> None:
    async with Client(two.running["1"].url, name="Ada") as ada:
        for code in ("AAAAAA", "BBBBBB", "BCBBBB", "1"):
            with pytest.raises(Exception, match="no table"):
                await ada.join(code)
            with pytest.raises(Exception, match="no table"):
                await ada.watchers(code)


async def test_machine_code_is_made_before_there_are_tables(several: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not where everything waits for it: else a process on a new machine is given up by the others."""
    done = list[object]()
    make, enter = rooms.engine, Cluster.enter

    def noted(game: Game, wait: bool = False) -> object:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        done.append(game.name)
        return make(game, wait)

    async def entered(self: Cluster) -> float:
        done.append("seen")
        return await enter(self)

    monkeypatch.setattr(rooms, "engine", noted)
    monkeypatch.setattr(Cluster, "enter", entered)
    several.start("1")
    assert done == [*GAMES, "seen"]


async def test_who_has_the_address_of_another_hears_of_it(several: Several, caplog: pytest.LogCaptureFixture) -> None:
    first = several.start("1")
    several.start("2", at=first.url)
    until(lambda: any(getattr(line, "names", None) == ["2"] for line in caplog.records))
    assert "other processes have our --at" in caplog.text


@pytest.mark.parametrize("asked", ["1", "2"])
async def test_a_report_has_the_chat_wherever_it_arrives(two: Several, asked: str) -> None:
    async with Client(two.running["1"].url, name="Ada") as ada, Client(two.running["2"].url, name="Bo") as bo:
        code = await ada.create("golf", seats=2)
        await ada.join(code)
        table = await bo.join(code)
        await table.sit(0)
        await table.say("a bad word")
        async with Client(two.running[asked].url, token=ada.token) as again:
            await again.report(bo.person, "rude", code)
        store = two.running["1"].state.store
        [report] = two.running["1"].do(store.conduct.reports())
        assert (report.table_code, report.text, report.chat) == (code, "rude", f"{bo.person}: a bad word")


async def test_exports_of_all_processes_have_all_that_was_said(two: Several) -> None:
    await sooner_or_later(two.settled)
    urls = {name: two.running[name].url for name in "12"}
    async with Client(urls["1"], name="Ada") as ada, Client(urls["2"], token=ada.token) as again:
        said = set[tuple[str, str]]()
        for client, text in ((ada, "at one"), (again, "at the other")):
            table = await client.join(await client.create("golf", seats=2))
            await table.sit(0)
            await table.say(text)
            said.add((table.code, text))
        first = await ada.api.call("GET", "/api/me/export")
        assert first["chat_elsewhere"] == [urls["2"]]
        rest = [await Api(at, ada.token).call("GET", "/api/me/export") for at in first["chat_elsewhere"]]
        assert {(line["table"], line["text"]) for each in (first, *rest) for line in each["chat"]} == said


async def table_at_one(two: Several) -> tuple[str, Client]:
    """A table that stays at the first of two, as the other one knows, and who has opened it."""
    await sooner_or_later(two.settled)
    url = two.running["1"].url
    async with Client(url, name="Ada") as ada:
        code = await ada.create("golf", seats=2)
    await sooner_or_later(lambda: two.named(code, url))
    return code, ada


async def test_a_request_about_a_table_elsewhere_is_told_the_address(two: Several) -> None:
    code, ada = await table_at_one(two)
    at, other = two.running["1"].url, two.running["2"]
    body = {"person": ada.person, "table": code, "text": "rude"}
    requests: list[tuple[str, str, dict[str, str] | None]] = [
        ("GET", f"/api/tables/{code}", None),
        ("GET", f"/api/tables/{code}/story", None),
        ("DELETE", f"/api/me/tables/{code}", None),
        ("POST", "/api/reports", body),
    ]
    headers = {"Authorization": f"Bearer {ada.token}"}
    async with httpx.AsyncClient(base_url=other.url, headers=headers, timeout=PATIENCE) as asked:
        for method, path, given in requests:
            answer = await asked.request(method, path, json=given)
            assert answer.status_code == 421, path
            assert answer.json()["error"] == ["server-elsewhere", {"code": code, "at": at}]


async def test_who_insists_on_the_wrong_process_is_told_the_address_until_they_are_sent_away(two: Several) -> None:
    code, _ = await table_at_one(two)
    await asyncio.to_thread(_insist, two.running["2"], code, two.running["1"].url)


def _insist(running: Running, code: str, at: str) -> None:
    person, faults = running.person(), running.metric("stolik_faults_total")
    for number in range(1, 100):  # one is forgiven a minute, so on a slow machine there may be some more of them
        if number % 2:
            person.say("join", table=code)
        else:
            person.do(code, str(number), "ready")
        told = person.receive()
        assert (told["t"], told["event"]) == ("bad", ["server-elsewhere", {"code": code, "at": at}])
        assert told.get("id", "") == ("" if number % 2 else str(number))
        if told.get("last"):
            break
    assert person.end() == 1008 and number > running.config.limits.faults
    assert running.metric("stolik_faults_total") - faults == number
