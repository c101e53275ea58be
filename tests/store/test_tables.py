"""Open tables and their log: what comes back after a restart is what was there."""

import asyncio
import random
from collections.abc import Callable

import pytest

from stolik.store import LogRow, Store
from stolik.store.shards import NO_SHARD, SHARDS, SIGNS, number_in, shard_in, signs_of
from tests.store.opened import beside, live, opened

TEXTS = ["", "x", "Zażółć gęślą jaźń", "🂡\n\t'\"\\{}%s:name $1 ?", "x" * 5000, '{"t": "act"}']


async def test_what_was_open_comes_back(url: str) -> None:
    async with opened(url) as store:
        one = store.tables.open("ONE", 1.5, "one")
        two = store.tables.open("TWO", 2.5, "two")
        store.tables.append(one, 1, 3.25, "a")
        store.tables.append(two, 7, 3.5, "b")
        store.tables.append(one, 2, 4.125, "c")
        assert one != two
    expected = {
        one: ("ONE", [LogRow(0, 1.5, "one"), LogRow(1, 3.25, "a"), LogRow(2, 4.125, "c")]),
        two: ("TWO", [LogRow(0, 2.5, "two"), LogRow(7, 3.5, "b")]),
    }
    async with opened(url) as store:
        assert await live(store) == expected
        assert await store.tables.rows(two) == expected[two][1]
        assert await store.tables.latest() == 4.125


async def test_every_text_and_every_time_comes_back_exactly(url: str) -> None:
    times = [0.0, 0.1 + 0.2, 1763629200.123456, 1e-9, 1e15 + 0.125]
    async with opened(url) as store:
        table = store.tables.open("T", 0.0, "")
        rows = [LogRow(seq, at, body) for seq, (at, body) in enumerate(zip(times * 2, TEXTS * 2, strict=False), 1)]
        for row in rows:
            store.tables.append(table, *row)
        await store.flush()
        assert (await store.tables.rows(table))[1:] == rows


async def test_a_checkpoint_is_where_a_table_comes_back(url: str) -> None:
    async with opened(url) as store:
        table, other = store.tables.open("A", 0.0, ""), store.tables.open("B", 0.0, "")
        for seq in range(1, 5):
            store.tables.append(table, seq, 1.0, str(seq))
        store.tables.checkpoint(table, 2, 0)
        store.tables.checkpoint(table, 3, 2)
    async with opened(url) as store, beside(url) as connection:
        assert [row.seq for row in await store.tables.rows(table)] == [3, 4]
        assert [row.seq for row in (await live(store))[table][1]] == [3, 4]
        assert [row.seq for row in await store.tables.rows(other)] == [0]
        kept = (await connection.exec_driver_sql(f"SELECT min(seq) FROM log WHERE table_id = {table}")).scalar_one()
        assert kept == 2, "what is older than the oldest that is wanted is gone"


async def test_a_closed_table_and_its_log_are_gone(url: str) -> None:
    async with opened(url) as store:
        table, other = store.tables.open("A", 0.0, ""), store.tables.open("A", 9.0, "")
        store.tables.append(table, 1, 50.0, "x")
        await store.flush()
        closed = asyncio.Event()
        store.tables.close(table, closed.set)
        await store.flush()
        assert closed.is_set()
        assert list(await live(store)) == [other] and await store.tables.rows(table) == []
        assert await store.tables.latest() == 9.0
        at_once = store.tables.open("B", 0.0, "")
        store.tables.append(at_once, 1, 0.0, "x")
        store.tables.close(at_once)
        await store.flush()
        assert list(await live(store)) == [other]


async def test_ids_of_tables_are_never_given_twice(url: str) -> None:
    async with opened(url) as store:
        tables = [store.tables.open("A", 0.0, "") for _ in range(3)]
        store.matches.add("M", tables[2], "golf", "a", "b", "{}", [])
        for table in tables:
            store.tables.close(table)
    async with opened(url) as store:
        assert store.tables.open("A", 0.0, "") not in tables


async def test_keys_of_tables_begin_with_their_shard(url: str) -> None:
    codes = ["BB", "BC2345", "99", "9BZZZZ", "BB2345", "A", "", "BA"]
    async with opened(url) as store:
        keys = [store.tables.open(code, 0.0, "") for code in codes]
    assert [shard_in(key) for key in keys] == [0, 1, SHARDS - 1, SHARDS - len(SIGNS), 0, NO_SHARD, NO_SHARD, NO_SHARD]
    assert [number_in(key) for key in keys] == [1, 1, 1, 1, 2, 1, 2, 3]
    assert [signs_of(shard_in(key)) for key in keys[:5]] == [code[:2] for code in codes[:5]]
    async with opened(url) as store:
        assert await store.tables.codes([0, 1]) == {
            keys[0]: "BB",
            keys[4]: "BB2345",
            keys[1]: "BC2345",
        }
        assert list(await store.tables.codes([])) == []


async def test_tables_of_shards_that_others_have_got(url: str) -> None:
    async with opened(url) as store:
        here, there = store.tables.open("BB2222", 0.0, ""), store.tables.open("BC2222", 0.0, "")
        await store.flush()
        store.tables.forget([0])
        with pytest.raises(ValueError):
            store.tables.append(here, 1, 0.0, "x")
        store.tables.append(there, 1, 0.0, "x")
        await store.flush()
        await store.tables.load([0])
        store.tables.append(here, 1, 0.0, "x")
        assert store.tables.open("BB3333", 0.0, "") == here + 1


def refused() -> dict[str, Callable[[Store, int], None]]:
    return {
        "again": lambda store, table: store.tables.append(table, 4, 0.0, "x"),
        "back": lambda store, table: store.tables.append(table, 1, 0.0, "x"),
        "opening row": lambda store, table: store.tables.append(table, 0, 0.0, "x"),
        "unknown": lambda store, table: store.tables.append(table + 1, 0, 0.0, "x"),
        "unknown checkpoint": lambda store, table: store.tables.checkpoint(table + 1, 0, 0),
        "unknown close": lambda store, table: store.tables.close(table + 1),
        "nul": lambda store, table: store.tables.append(table, 5, 0.0, "a\0b"),
        "surrogate": lambda store, table: store.tables.append(table, 5, 0.0, "ż\ud800"),
    }


@pytest.mark.parametrize("name", refused())
async def test_a_row_that_cannot_be_stored_is_refused_at_once(url: str, name: str) -> None:
    async with opened(url) as store:
        table = store.tables.open("A", 0.0, "")
        store.tables.append(table, 4, 0.0, "x")
        await store.flush()
    async with opened(url) as store:
        with pytest.raises(ValueError):
            refused()[name](store, table)
        store.tables.append(table, 5, 0.0, "fine")
        await store.flush()
        assert [row.seq for row in await store.tables.rows(table)] == [0, 4, 5]
        store.tables.close(table)
        with pytest.raises(ValueError):
            store.tables.append(table, 6, 0.0, "late")


async def test_an_empty_database(url: str) -> None:
    async with opened(url) as store:
        assert await live(store) == {} and await store.tables.latest() == 0.0 and await store.tables.rows(1) == []


async def test_many_tables_come_in_order(url: str) -> None:
    async with opened(url) as store:
        opened_as = {store.tables.open(f"T{number}", 0.0, ""): f"T{number}" for number in range(250)}
        tables = sorted(opened_as)
        for seq in (1, 2):
            for table in tables:
                store.tables.append(table, seq, 0.0, f"{table}-{seq}")
        for table in tables[::3]:
            store.tables.close(table)
        await store.flush()
        found = [(table, code, [row.body for row in rows]) async for table, code, rows in store.tables.live()]
        left = [table for table in tables if table not in tables[::3]]
        assert found == [(table, opened_as[table], ["", f"{table}-1", f"{table}-2"]) for table in left]


async def test_a_table_that_closes_while_others_are_read(url: str) -> None:
    async with opened(url) as store:
        tables = sorted(store.tables.open(f"T{number}", 0.0, "") for number in range(150))
        await store.flush()
        seen = []
        async for table, _, _ in store.tables.live():
            if not seen:
                store.tables.close(tables[-1])
                await store.flush()
            seen.append(table)
        assert seen == tables[:-1]


@pytest.mark.parametrize("seed", range(5))
async def test_any_course_of_events_comes_back(url: str, seed: int) -> None:
    """Against a dict: whatever is opened, appended, checkpointed and closed, with restarts between."""
    chance = random.Random(seed)
    expected: dict[int, tuple[str, list[LogRow]]] = {}
    closed: set[int] = set()
    for _ in range(4):
        async with opened(url, gather=0.0) as store:
            assert await live(store) == expected
            for _ in range(100):
                table = chance.choice([*expected, 0])
                match chance.randrange(12):
                    case 0 | 1:
                        code, body, at = chance.choice("ABC"), chance.choice(TEXTS), chance.random()
                        table = store.tables.open(code, at, body)
                        assert table not in expected and table not in closed
                        expected[table] = (code, [LogRow(0, at, body)])
                    case 2 if table:
                        store.tables.close(table)
                        del expected[table]
                        closed.add(table)
                    case 3 if table:
                        code, rows = expected[table]
                        since = chance.choice(rows).seq
                        store.tables.checkpoint(table, since, chance.choice(rows).seq)
                        expected[table] = (code, [row for row in rows if row.seq >= since])
                    case 4:
                        await asyncio.sleep(0)
                    case 5:
                        await store.flush()
                        assert await live(store) == expected
                    case _ if table:
                        rows = expected[table][1]
                        row = LogRow(rows[-1].seq + chance.randint(1, 3), chance.random(), chance.choice(TEXTS))
                        store.tables.append(table, *row)
                        rows.append(row)
                    case _:
                        pass
            assert not store.failed.done()
