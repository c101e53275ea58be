"""What belongs to a table has its shard first in its key, so that PostgreSQL may be divided by it (deploy/divide.sql).

The tests of several processes and those of tables and their log are run here again, on a database in eight parts.
"""

import subprocess
from collections.abc import Iterator

import pytest
from sqlalchemy import Integer

from stolik.store.cluster import faces
from stolik.store.opening import ADVISORY_LOCK
from stolik.store.schema import log, metadata, tables
from stolik.store.shards import NO_SHARD, SHARDS, key_of
from tests.deploy.hosting import DEPLOY, PAGE, need
from tests.postgres import database, run
from tests.store.opened import beside, opened
from tests.store.test_cluster import code, process, take
from tests.store.test_cluster import test_several_take_at_once as test_several_take_at_once
from tests.store.test_cluster import test_shards_are_divided_and_given_up as test_shards_are_divided_and_given_up
from tests.store.test_cluster import test_shards_of_whoever_dies_are_free as test_shards_of_whoever_dies_are_free
from tests.store.test_cluster import (
    test_time_goes_on_where_it_ended_for_all_of_them as test_time_goes_on_where_it_ended_for_all_of_them,
)
from tests.store.test_cluster import (
    test_what_is_appended_comes_back_elsewhere as test_what_is_appended_comes_back_elsewhere,
)
from tests.store.test_cluster import (
    test_who_has_lost_a_shard_writes_nothing as test_who_has_lost_a_shard_writes_nothing,
)
from tests.store.test_tables import (
    test_a_checkpoint_is_where_a_table_comes_back as test_a_checkpoint_is_where_a_table_comes_back,
)
from tests.store.test_tables import test_a_closed_table_and_its_log_are_gone as test_a_closed_table_and_its_log_are_gone
from tests.store.test_tables import test_any_course_of_events_comes_back as test_any_course_of_events_comes_back
from tests.store.test_tables import (
    test_keys_of_tables_begin_with_their_shard as test_keys_of_tables_begin_with_their_shard,
)
from tests.store.test_tables import test_many_tables_come_in_order as test_many_tables_come_in_order

PARTS = 8
SCRIPT = DEPLOY / "divide.sql"
# Which rows there are in which part.
PLACES = "SELECT tableoid::regclass::text, id FROM tables ORDER BY id"
# What is not of one table that is open: people, and matches, which are looked for by them, by code and by time.
OF_NO_SHARD = {
    "bans",
    "factors",
    "matches",
    "mutes",
    "people",
    "reports",
    "results",
    "sessions",
    "sitters",
    "tokens",
}


def divide(url: str, parts: int = PARTS) -> "subprocess.CompletedProcess[str]":
    """As docs/hosting.md says."""
    command = [need("psql"), url, f"--set=parts={parts}", f"--file={SCRIPT}"]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={"LC_ALL": "C"})


@pytest.fixture
def postgres_url(postgres_url: str) -> str:
    """A database that is divided."""
    return made(postgres_url)


@pytest.fixture
def url(postgres_url: str) -> str:
    return postgres_url


@pytest.fixture
def kept_url(postgres_server: str) -> Iterator[str]:
    """One that had four tables before it was divided."""
    with database(postgres_server) as url:
        yield made(url, 0, 97, 98, SHARDS - 1)


def made(url: str, *shards: int) -> str:
    async def with_tables() -> None:
        async with opened(url) as store:
            for shard in shards:
                store.tables.open(code(shard), 1.0, "before")

    run(with_tables())
    done = divide(url)
    assert done.returncode == 0, done.stderr
    return url


def test_a_shard_is_first_in_every_key() -> None:
    """The first column of the key of each is the key of its table, which begins with the shard."""
    first = {each.name: next(iter(each.primary_key.columns)).name for each in metadata.sorted_tables}
    assert {name: column for name, column in first.items() if name not in OF_NO_SHARD} == {
        "tables": "id",
        "log": "table_id",
    }
    assert [column.name for column in faces.primary_key.columns] == ["key"]
    for each in (tables.c.id, log.c.table_id, faces.c.key):
        assert isinstance(each.type, Integer)


async def test_rows_lie_where_their_shard_is(kept_url: str) -> None:
    found = await rows(kept_url, PLACES)
    assert found == [
        ("tables_1_of_8", key_of(0, 1)),
        ("tables_1_of_8", key_of(97, 1)),
        ("tables_2_of_8", key_of(98, 1)),
        ("tables_8_of_8", key_of(SHARDS - 1, 1)),
    ]
    async with opened(kept_url) as store:
        key = store.tables.open("A-strange-one", 2.0, "")
        await store.flush()
        assert key == key_of(NO_SHARD, 1)
        assert [row.body for row in await store.tables.rows(key_of(98, 1))] == ["before"]


async def test_what_is_asked_of_one_table_is_asked_of_one_part(kept_url: str) -> None:
    """Of those that the rest of the planner's choice is made for: how few rows there are is not to decide."""
    asked = f"""
        SELECT tables.id, log.seq FROM tables JOIN log ON log.table_id = tables.id
        WHERE tables.id IN ({key_of(98, 1)}) AND log.seq >= tables.since
    """
    planned = "\n".join(row[0] for row in await rows(kept_url, f"EXPLAIN {asked}"))
    assert "tables_2_of_8" in planned and "log_2_of_8" in planned
    assert not any(f"_{part}_of_8" in planned for part in (1, *range(3, 9))), planned


async def test_it_may_be_divided_anew(kept_url: str) -> None:
    done = divide(kept_url, 3)
    assert done.returncode == 0, done.stderr
    found = await rows(kept_url, PLACES)
    assert [name for name, _ in found] == ["tables_1_of_3", "tables_1_of_3", "tables_1_of_3", "tables_3_of_3"]
    async with opened(kept_url) as store:
        assert len(await store.tables.codes()) == 4


@pytest.mark.parametrize("parts", [1, 785])
def test_a_number_of_parts_that_cannot_be(kept_url: str, parts: int) -> None:
    assert "from 2 to 784" in divide(kept_url, parts).stderr


async def test_nobody_divides_what_is_in_use(kept_url: str) -> None:
    async with opened(kept_url):
        assert "stop all processes" in divide(kept_url, 4).stderr
    async with process(kept_url, "1") as (store, cluster):
        done = divide(kept_url, 4)
        assert done.returncode != 0 and "stop all processes" in done.stderr
        await take(store, cluster, SHARDS)
        assert len(await store.tables.codes()) == 4
    assert str(ADVISORY_LOCK) in SCRIPT.read_text()


def test_the_page_says_how() -> None:
    assert (
        "--set=parts=8 --file=deploy/divide.sql" in PAGE
        and "--set=parts=8 --file=deploy/divide.sql" in SCRIPT.read_text()
    )


async def rows(url: str, query: str) -> list[tuple[object, ...]]:
    async with beside(url) as connection:
        return [tuple(row) for row in await connection.exec_driver_sql(query)]
