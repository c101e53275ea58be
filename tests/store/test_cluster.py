"""Several processes at one PostgreSQL: who has which shard, and that nobody writes who has lost it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from stolik.store import LogRow, SessionRow, Sitter, Store
from stolik.store.cluster import SEEN_SECONDS, Cluster, Face, Process
from stolik.store.errors import StoreError
from stolik.store.notices import EVERYTHING, packed
from stolik.store.shards import SHARDS, key_of, signs_of
from stolik.store.writing import Fenced
from tests.patience import PATIENCE
from tests.store.opened import beside, opened, sql

END_SESSIONS = "SELECT pg_terminate_backend(pid) FROM processes WHERE name = '{name}'"


@asynccontextmanager
async def process(url: str, name: str) -> AsyncIterator[tuple[Store, Cluster]]:
    """One of several, which is there and has no shard yet."""
    async with opened(url, process=Process(name, f"/w/{name}")) as store:
        assert store.cluster is not None
        await store.cluster.enter()
        yield store, store.cluster


async def take(store: Store, cluster: Cluster, most: int) -> list[int]:
    """Shards that are taken, with what is known of their tables."""
    taken = await cluster.take(most)
    await store.tables.load(taken)
    return taken


def code(shard: int) -> str:
    return signs_of(shard) + "2345"


async def failure(store: Store) -> BaseException | None:
    await asyncio.wait_for(asyncio.wait([store.failed]), PATIENCE)
    return store.failed.exception()


async def test_shards_are_divided_and_given_up(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (_, one), process(postgres_url, "2") as (_, two):
        mine = await one.take(500)
        others = await two.take(SHARDS)
        assert len(mine) == 500 and len(others) == SHARDS - 500 and not {*mine} & {*others}
        assert await one.take(SHARDS) == [] == await two.take(1)
        assert {*one.epochs.values()} == {1} == {*two.epochs.values()}
        assert await two.processes() == {"1": "/w/1", "2": "/w/2"}
        await one.release(mine[:10])
        owners = await two.owners()
        assert len(owners) == SHARDS - 10 and {owners[shard] for shard in mine[10:]} == {"1"}
        assert await two.take(SHARDS) == mine[:10]
        assert {two.epochs[shard] for shard in mine[:10]} == {2} and not {*mine[:10]} & {*one.epochs}
        await one.leave()
        assert await two.processes() == {"2": "/w/2"}


async def test_several_take_at_once(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        those = [(await stack.enter_async_context(process(postgres_url, str(name))))[1] for name in range(5)]
        taken = await asyncio.gather(*(each.take(SHARDS // 5 + 1) for each in those for _ in range(2)))
        while free := await those[0].take(SHARDS):
            taken.append(free)
        assert sorted(shard for each in taken for shard in each) == [*range(SHARDS)]


async def test_what_is_appended_comes_back_elsewhere(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, one), process(postgres_url, "2") as (second, two):
        await take(first, one, SHARDS)
        keys = [first.tables.open(code(shard), 0.0, "open") for shard in (0, 5, 783)]
        for key in keys:
            first.tables.append(key, 1, 1.5, "more")
        await first.flush()
        first.tables.forget([5])
        await one.release([5])
        assert await take(second, two, SHARDS) == [5]
        assert await second.tables.codes([5]) == {keys[1]: code(5)}
        assert await second.tables.rows_of([keys[1]]) == {keys[1]: [LogRow(0, 0.0, "open"), LogRow(1, 1.5, "more")]}
        second.tables.append(keys[1], 2, 2.5, "there")
        first.tables.append(keys[0], 2, 2.5, "here")
        with pytest.raises(ValueError):
            first.tables.append(keys[1], 3, 2.5, "not ours")
        await asyncio.gather(first.flush(), second.flush())
        assert second.tables.open(code(5), 3.0, "") == keys[1] + 1, "numbers go on"
        async with beside(postgres_url) as connection:
            found = await connection.exec_driver_sql("SELECT table_id, seq, epoch FROM log ORDER BY 1, 2")
            epochs = {(table, seq): epoch for table, seq, epoch in found}
        assert epochs[keys[1], 1] == 1 and epochs[keys[1], 2] == 2 and epochs[keys[0], 2] == 1


@pytest.mark.parametrize("how", ["alone", "with others", "with a rare statement"])
async def test_who_has_lost_a_shard_writes_nothing(postgres_url: str, how: str) -> None:
    async with process(postgres_url, "1") as (first, one):
        await take(first, one, SHARDS)
        key, other = first.tables.open(code(0), 0.0, "open"), first.tables.open(code(1), 0.0, "open")
        await first.flush()
        # As by somebody who thinks that we are gone: the lock would not allow it as long as our session lasts.
        await sql(postgres_url, "UPDATE shards SET epoch = epoch + 1, owner = '2' WHERE id = 0")
        shown = list[str]()
        first.tables.append(key, 1, 1.0, "late", lambda: shown.append("late"))
        if how != "alone":
            first.tables.checkpoint(key, 1, 1)
        if how == "with a rare statement":
            first.people.add("p", "Ada", "guest", "2026")
        assert isinstance(await failure(first), Fenced)
        first.tables.append(other, 1, 1.0, "later", lambda: shown.append("later"))
        await asyncio.sleep(0.05)
        assert shown == []
    async with beside(postgres_url) as connection:
        rows = (await connection.exec_driver_sql("SELECT table_id, seq FROM log ORDER BY 1")).all()
        assert [(key, 0), (other, 0)] == [tuple(row) for row in rows]
        assert (await connection.exec_driver_sql("SELECT count(*) FROM people")).scalar() == 0


async def test_shards_of_whoever_dies_are_free(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, one), process(postgres_url, "2") as (second, two):
        await take(first, one, SHARDS)
        key = first.tables.open(code(7), 0.0, "open")
        await first.flush()
        assert await two.take(SHARDS) == []
        await sql(postgres_url, END_SESSIONS.format(name="1"))
        taken = list[int]()
        async with asyncio.timeout(PATIENCE):
            while len(taken) < SHARDS:  # a session takes a moment to end
                taken += await take(second, two, SHARDS)
        shown = list[int]()
        first.tables.append(key, 1, 1.0, "late", lambda: shown.append(1))
        second.tables.append(key, 1, 1.0, "there", lambda: shown.append(2))
        await second.flush()
        assert await failure(first) is not None
        assert shown == [2]
        assert [row.body for row in await second.tables.rows(key)] == ["open", "there"]


async def test_who_hangs_is_ended_by_the_others(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, one), process(postgres_url, "2") as (_, two):
        await take(first, one, 3)
        await one.be_seen()
        assert await two.end_hung() == [] and await two.take(SHARDS) != []
        await sql(postgres_url, f"UPDATE processes SET seen = seen - {2 * SEEN_SECONDS} WHERE name = '1'")
        assert await two.processes() == {"2": "/w/2"}
        assert await two.end_hung() == ["1"] and await two.end_hung() == []
        first.tables.open(code(min(one.epochs)), 0.0, "")
        assert await failure(first) is not None
        async with asyncio.timeout(PATIENCE):
            while not await two.take(SHARDS):
                pass


async def test_nobody_is_ended_by_whoever_was_held_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What held one up may have held up all: they get as long as ever to be seen."""
    async with process(postgres_url, "1"), process(postgres_url, "2") as (_, two):
        await sql(postgres_url, f"UPDATE processes SET seen = seen - {2 * SEEN_SECONDS} WHERE name = '1'")
        monkeypatch.setattr("stolik.store.cluster.HELD_UP_SECONDS", 0.0)
        await two.be_seen()
        assert await two.end_hung() == []
        monkeypatch.setattr("stolik.store.cluster.HELD_UP_SECONDS", PATIENCE)
        monkeypatch.setattr("stolik.store.cluster.SEEN_SECONDS", 0.0)
        await two.be_seen()
        assert await two.end_hung() == ["1"]


async def test_nobody_is_ended_by_what_was_held_up_itself(postgres_url: str) -> None:
    """It was on its way when PostgreSQL stalled: all have been seen long ago then, we too."""
    async with process(postgres_url, "1") as (first, one), process(postgres_url, "2") as (_, two):
        await sql(postgres_url, f"UPDATE processes SET seen = seen - {2 * SEEN_SECONDS}")
        assert await two.end_hung() == []
        await one.check()
        assert not first.failed.done()


async def test_whoever_has_lost_the_session_that_writes_finds_out(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, one):
        await one.check()
        await sql(postgres_url, END_SESSIONS.format(name="1"))
        with pytest.raises(DBAPIError):
            await one.check()
        assert await failure(first) is not None


async def test_the_backend_of_somebody_else_is_not_ended(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, one), process(postgres_url, "2") as (_, two):
        await take(first, one, 1)
        await sql(postgres_url, "UPDATE processes SET seen = 0, began = '2020-01-01' WHERE name = '1'")
        assert await two.end_hung() == ["1"]
        first.tables.open(code(min(one.epochs)), 0.0, "")
        await first.flush()


async def test_alone_or_several(postgres_url: str) -> None:
    async with opened(postgres_url), beside(postgres_url):
        with pytest.raises(StoreError, match="store-taken"):
            await patiently(postgres_url, "1")
    async with process(postgres_url, "1"), process(postgres_url, "2"):
        with pytest.raises(StoreError, match="store-taken"):
            await Store.open(postgres_url)
        with pytest.raises(StoreError, match="store-name-taken"):
            await patiently(postgres_url, "2")
        await sql(postgres_url, "UPDATE alembic_version SET version_num = '0006'")
        with pytest.raises(StoreError, match="store-other"):
            await patiently(postgres_url, "3")
        await sql(postgres_url, "UPDATE alembic_version SET version_num = '0007'")
    async with opened(postgres_url):
        pass


async def patiently(url: str, name: str) -> None:
    await Store.open(url, process=Process(name, "/"))


async def test_sqlite_is_for_one() -> None:
    with pytest.raises(StoreError, match="store-several"):
        await Store.open("sqlite:////tmp/stolik-of-nobody/stolik.db", process=Process("1", "/"))


async def test_time_goes_on_where_it_ended_for_all_of_them(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        store.tables.open("BBBBBB", 1000.0, "")
    times = list[float]()
    async with process(postgres_url, "1") as (_, one):
        times.append(await one.enter())
        async with process(postgres_url, "2") as (_, two):
            times += [await two.enter(), await one.enter()]
    async with process(postgres_url, "3") as (_, three):
        again = await three.enter()
    assert all(earlier <= later for earlier, later in pairwise([1000.0, *times])) and times[-1] < 1000.0 + PATIENCE
    assert 1000.0 <= again < times[-1] + PATIENCE, "time in which none runs is charged to nobody"


async def test_what_others_know_of_tables(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (_, one), process(postgres_url, "2") as (_, two):
        lobby, hidden, quick = (key_of(shard, 1) for shard in (0, 0, 1))
        hidden += 1
        await one.show(
            [
                Face(lobby, code(0), "", '{"a":1}', True, ["p", "q"]),
                Face(hidden, "BB9999", "", '{"b":1}', False, ["p"]),
                Face(quick, code(1), "golf2", '{"c":1}', True, []),
            ],
            [],
        )
        assert await two.listed([0]) == {code(0): '{"a":1}'} and await two.listed([2]) == {}
        assert await two.waiting("golf2") == [code(1)] and await two.waiting("golf3") == []
        seats = dict(zip("pqr", await asyncio.gather(*(two.seats_of(who) for who in "pqr")), strict=True))
        assert await two.seated(["p", "r", "s"]) == {"p"}
        assert {who: sorted(found) for who, found in seats.items() if found} == {
            "p": [(code(0), '{"a":1}'), ("BB9999", '{"b":1}')],
            "q": [(code(0), '{"a":1}')],
        }
        await one.show([Face(quick, code(1), "", '{"c":2}', True, ["r"])], [lobby])
        assert await two.listed([0, 1]) == {code(1): '{"c":2}'} and await two.waiting("golf2") == []
        await two.hide([1])
        assert await two.listed([0, 1]) == {}


# --- notices ---------------------------------------------------------------------------------------------------------


async def heard_by(heard: list[str], wanted: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while wanted not in heard:
            await asyncio.sleep(0.01)


async def test_the_others_are_told(postgres_url: str) -> None:
    async with process(postgres_url, "1") as (first, _), process(postgres_url, "2") as (second, _):
        heard: dict[str, list[str]] = {"1": [], "2": []}
        one, two = first.notices("1", heard["1"].append), second.notices("2", heard["2"].append)
        one.start()
        two.start()
        for name in heard:
            await heard_by(heard[name], EVERYTHING)
        for number in range(2000):
            one.tell(f"people {number}")
        one.tell("people 7")
        await heard_by(heard["2"], "people 1999")
        assert heard["2"] == [EVERYTHING, *(f"people {number}" for number in range(2000))]
        assert heard["1"] == [EVERYTHING], "one's own are not heard"
        await one.stop()
        await two.stop()


@pytest.mark.parametrize("told", ["", "1", "3\n\x00\x01bans", "3\n" + "x" * 7000, "\n\n\n", "3\n" + "people \u202e"])
async def test_notices_of_strangers_are_looked_up_and_no_more(postgres_url: str, told: str) -> None:
    async with process(postgres_url, "1") as (first, _), beside(postgres_url) as connection:
        heard = list[str]()
        one = first.notices("1", heard.append)
        one.start()
        await heard_by(heard, EVERYTHING)
        if "\x00" not in told:
            await connection.execute(text("SELECT pg_notify('stolik', :told)"), {"told": told})
        await connection.execute(text("SELECT pg_notify('stolik', :told)"), {"told": "3\nbans"})
        await connection.commit()
        await heard_by(heard, "bans")
        assert {*heard} <= {EVERYTHING, "bans", ""}
        await one.stop()


async def test_a_session_that_is_lost_is_made_anew(postgres_url: str) -> None:
    ended = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')
    """
    async with process(postgres_url, "1") as (first, _), process(postgres_url, "2") as (second, _):
        heard = list[str]()
        one, two = first.notices("1", heard.append), second.notices("2", heard.append)
        one.start()
        await heard_by(heard, EVERYTHING)
        heard.clear()
        await sql(postgres_url, ended)
        await heard_by(heard, EVERYTHING)
        two.start()
        two.tell("bans")
        await heard_by(heard, "bans")
        assert not first.failed.done() and not second.failed.done()
        await one.stop()
        await two.stop()


async def test_what_was_to_be_told_when_a_session_was_lost(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = list[str]()

    def lost_once(name: str, lines: Iterable[str]) -> list[str]:
        tries.append(name)
        if len(tries) == 1:
            raise ConnectionError
        return packed(name, lines)

    monkeypatch.setattr("stolik.store.notices.packed", lost_once)
    async with process(postgres_url, "1") as (first, _), process(postgres_url, "2") as (second, _):
        heard = list[str]()
        one, two = first.notices("1", heard.append), second.notices("2", lambda _: None)
        one.start()
        await heard_by(heard, EVERYTHING)
        two.start()
        two.tell("bans")
        await heard_by(heard, "bans")
        assert tries == ["2", "2"]
        await one.stop()
        await two.stop()


def test_notices_are_packed() -> None:
    assert packed("1", []) == [] and packed("1", ["a", "b"]) == ["1\na\nb"]
    texts = packed("1", (f"ż{number}" for number in range(5000)))
    assert max(len(each.encode()) for each in texts) <= 7900 and len(texts) < 6
    assert [line for each in texts for line in each.split("\n")[1:]] == [f"ż{number}" for number in range(5000)]


# --- both have looked before either wrote -----------------------------------------------------------------------------

TRIES = 60  # of which a few meet on any machine
RACES: dict[str, Callable[[Store, Store, str], Awaitable[object]]] = {}


def race(function: Callable[[Store, Store, str], Awaitable[object]]) -> None:
    RACES[function.__name__] = function


@race
async def one_name_for_two(first: Store, second: Store, id: str) -> None:
    for store, who in ((first, f"{id}a"), (second, f"{id}b")):
        store.people.add(who, "Ada", "guest", "2026")
    await asyncio.gather(first.flush(), second.flush())
    asked = [store.people.make_account(who, f"Ada {id}", "h") for store, who in ((first, f"{id}a"), (second, f"{id}b"))]
    assert sorted(await asyncio.gather(*asked)) == [False, True], "one of them has it"


@race
async def muted_and_deleted(first: Store, second: Store, id: str) -> None:
    for who in (id, f"{id}m"):
        first.people.add(who, "Ada", "guest", "2026")
    await first.flush()
    first.people.delete(id)
    second.conduct.mute(f"{id}m", id)
    await asyncio.gather(first.flush(), second.flush())
    assert await second.conduct.mutes(f"{id}m") == []


@race
async def muted_twice(first: Store, second: Store, id: str) -> None:
    for who in (id, f"{id}m"):
        first.people.add(who, "Ada", "guest", "2026")
    await first.flush()
    for store in (first, second):
        store.conduct.mute(f"{id}m", id)
    await asyncio.gather(first.flush(), second.flush())
    assert await second.conduct.mutes(f"{id}m") == [id]


@race
async def come_in_and_deleted(first: Store, second: Store, id: str) -> None:
    first.people.add(id, "Ada", "guest", "2026")
    await first.flush()
    first.people.delete(id)
    second.sessions.add(SessionRow(f"session {id}", id, "", "", "2026", "2026"))
    await asyncio.gather(first.flush(), second.flush())
    assert await second.sessions.find(f"session {id}") is None


@race
async def match_ended_and_deleted(first: Store, second: Store, id: str) -> None:
    first.people.add(id, "Ada", "guest", "2026")
    await first.flush()
    first.people.delete(id, nameless=nameless)
    played(second, id, "p")
    await asyncio.gather(first.flush(), second.flush())
    kept = await second.matches.get(f"{code(0)}-{id}")
    assert kept is not None and kept.people == (Sitter(0, None, None, None),)
    assert kept.record == "-", "the name is gone there too"


@race
async def two_of_a_match_deleted(first: Store, second: Store, id: str) -> None:
    ids = [f"{id}a", f"{id}b", f"{id}c"]
    for who in ids:
        first.people.add(who, who, "guest", "2026")
    played(first, f"{id}-1", "abc", *ids)
    played(first, f"{id}-2", "cab", ids[2], *ids[:2])
    await first.flush()
    first.people.delete(ids[0], nameless=nameless)
    second.people.delete(ids[1], nameless=nameless)
    await asyncio.gather(first.flush(), second.flush())
    found = [await second.matches.get(f"{code(0)}-{id}-{number}") for number in (1, 2)]
    assert [match and match.record for match in found] == ["--c", "c--"]


def played(store: Store, id: str, record: str, *people: str) -> None:
    """A match of these people has ended, of the one with this id if there are none."""
    sat = [(seat, person, "Ada", None) for seat, person in enumerate(people or [id])]
    store.matches.add(f"{code(0)}-{id}", key_of(0, 1), "golf", "2026", "2026", record, sat, nameless)


def nameless(record: str, seats: Collection[int]) -> str:
    """Who sat there leaves a dash."""
    return "".join("-" if seat in seats else name for seat, name in enumerate(record))


@pytest.mark.parametrize("name", RACES)
async def test_what_another_wrote_meanwhile_ends_nobody(postgres_url: str, name: str) -> None:
    async with process(postgres_url, "1") as (first, _), process(postgres_url, "2") as (second, _):
        for number in range(TRIES):
            await RACES[name](first, second, f"p{number}")
        assert not first.failed.done() and not second.failed.done()
