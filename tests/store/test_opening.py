"""Opening a database: one owner at a time, refusals that people can act on, and the settings that make rows durable."""

import asyncio
import contextlib
import gc
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from stolik.store import Store, StoreError, lock
from stolik.words import LANGUAGES, Words
from stolik.words.errors import Explainable, explain
from tests.postgres import database
from tests.store.opened import opened, sql

PRAGMAS = ("journal_mode", "synchronous", "fullfsync", "foreign_keys")


async def refusal(url: str, **how: Any) -> StoreError:
    """Why the database does not open, after it has been said in every language; nothing may be left open."""
    with pytest.raises(StoreError) as raised:
        await Store.open(url, **how)
    error = raised.value.with_traceback(None)
    error.__cause__ = error.__context__ = raised = None  # type: ignore[assignment]  # they keep connections alive
    gc.collect()
    assert isinstance(error, Explainable), "the command line asks this"
    said = {explain(Words(language), error) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(line.isprintable() and not line.endswith(".") and "{" not in line for line in said)
    return error


# --- one owner --------------------------------------------------------------------------------------------------------

HOLDER = """
import asyncio, sys
from stolik.store import Store

async def main():
    store = await Store.open(sys.argv[1], owner="the first")
    table = store.tables.open("KLON", 0.0, "")
    seq = 0
    while True:
        seq += 1
        acknowledged = asyncio.get_running_loop().create_future()
        store.tables.append(table, seq, 0.0, "x", lambda: acknowledged.set_result(None))
        await acknowledged
        print(seq, flush=True)

asyncio.run(main())
"""


@pytest.fixture
def holder(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database open and says which rows it was told are durable."""
    command = [sys.executable, "-c", HOLDER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "1\n"
        try:
            yield process
        finally:
            process.kill()


async def test_a_second_process_is_told_who_owns_the_database(url: str, holder: subprocess.Popen[str]) -> None:
    error = await refusal(url)
    assert error.reason == "store-taken"
    assert error.values["known"] is True
    assert (error.values["owner"], error.values["pid"]) == ("the first", str(holder.pid))
    assert error.values["host"] == socket.gethostname()
    said = explain(Words("en"), error)
    assert f"(the first, process {holder.pid} on {socket.gethostname()})" in said


async def test_after_sigkill_the_database_is_free_and_has_all_that_was_acknowledged(
    url: str, holder: subprocess.Popen[str]
) -> None:
    holder.kill()
    assert holder.stdout is not None
    acknowledged = max([1, *map(int, holder.stdout.read().split())])
    store = await freed(url)
    ((_, _, rows),) = [each async for each in store.tables.live()]
    await store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert rows[-1].seq >= acknowledged


async def freed(url: str) -> Store:
    """The database as soon as its server has noticed that the owner is dead; SQLite's is free at once."""
    for _ in range(0 if url.startswith("sqlite") else 500):
        with contextlib.suppress(StoreError):
            return await Store.open(url)
        await asyncio.sleep(0.02)
    return await Store.open(url)


async def test_the_same_process_cannot_open_it_twice_but_again(url: str) -> None:
    async with opened(url):
        assert (await refusal(url)).reason == "store-taken"
    async with opened(url):
        pass


async def test_an_owner_that_says_nothing(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        Path(sqlite_url.removeprefix("sqlite:///") + "-lock").write_bytes(b"\xff[1]")
        error = await refusal(sqlite_url)
        assert error.reason == "store-taken" and error.values["known"] is False


async def test_another_name_of_the_file_is_the_same_database(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url):
        (tmp_path / "link").symlink_to(tmp_path / "data" / "stolik.db")
        assert (await refusal(f"sqlite:///{tmp_path}/link")).reason == "store-taken"


@contextlib.contextmanager
def child() -> Iterator[None]:
    """A child that was forked here, runs already, and ends with the block."""
    (ours, theirs), (end, ends) = os.pipe(), os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(ends)
        os.write(theirs, b"!")
        os.read(end, 1)  # until the parent closes its end
        os._exit(0)
    try:
        os.read(ours, 1)
        yield
    finally:
        for file in (ours, theirs, end, ends):
            os.close(file)
        os.waitpid(pid, 0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_child_does_not_keep_the_lock_of_a_parent_that_was_killed(tmp_path: Path) -> None:
    file = lock.take(tmp_path / "stolik.db", "stolik")
    assert isinstance(file, int)
    with child():
        lock._held.discard(file)
        os.close(file)  # all that the kernel does for who is killed
        again = lock.take(tmp_path / "stolik.db", "stolik")
        assert isinstance(again, int)
        lock.release(again)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_lock_that_is_given_back_is_free_whoever_has_the_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = lock.take(tmp_path / "stolik.db", "stolik")
    assert isinstance(file, int)
    monkeypatch.setattr(lock, "_held", set())  # a child that has not yet come to forget it
    with child():
        lock.release(file)
        again = lock.take(tmp_path / "stolik.db", "stolik")
        assert isinstance(again, int)
        lock.release(again)


async def test_a_refusal_leaves_the_database_free(url: str) -> None:
    async with opened(url):
        pass
    await sql(url, "UPDATE alembic_version SET version_num = '9999'")
    assert (await refusal(url)).reason == "store-newer"
    await sql(url, "UPDATE alembic_version SET version_num = '0007'")
    async with opened(url):
        pass


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    ["", "stolik.db", "sqlite://", "sqlite:///:memory:", "mysql://u@h/d", "postgresql://", "sqlite://host/x", "a:b"],
)
async def test_what_is_no_address(url: str) -> None:
    assert (await refusal(url)).reason == "store-url"


async def test_passwords_are_never_told() -> None:
    for url in ("mysql://u:s3cret@h/d", "postgresql://u:s3cret@localhost:1/d?password=s3cret", "x:s3cret@h[/d"):
        assert "s3cret" not in str(await refusal(url))


async def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder.db").mkdir()
    for place in ("file/stolik.db", "folder.db"):
        error = await refusal(f"sqlite:///{tmp_path}/{place}")
        assert error.reason == "store-no-access" and error.values["path"] == f"{tmp_path}/{place}"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "stolik.db").write_bytes(b"Dear diary, " * 1000)
    error = await refusal(f"sqlite:///{tmp_path}/stolik.db")
    assert error.reason == "store-damaged"
    assert (tmp_path / "stolik.db").read_bytes() == b"Dear diary, " * 1000


async def test_a_database_that_is_damaged(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url):
        pass
    file = tmp_path / "data" / "stolik.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\x55" * (len(whole) - 100))
    assert (await refusal(sqlite_url)).reason == "store-damaged"


async def test_no_server_no_database_and_a_name_that_nobody_has(postgres_url: str) -> None:
    query = postgres_url.partition("?")[2]
    for url in (
        "postgresql://stolik@localhost:1/stolik",
        f"postgres://stolik@/nothing?{query}",
        f"postgresql://stolik@/stolik?host={query.removeprefix('host=')}/nowhere",
    ):
        assert (await refusal(url)).reason == "store-no-server", url
    async with opened(f"{postgres_url}&sslmode=prefer"):
        pass


async def test_a_database_that_may_not_be_changed(postgres_url: str) -> None:
    await sql(postgres_url, "REVOKE ALL ON SCHEMA public FROM PUBLIC")
    await sql(postgres_url, "DROP ROLE IF EXISTS reader")
    await sql(postgres_url, "CREATE ROLE reader LOGIN")
    try:
        error = await refusal(postgres_url.replace("stolik@", "reader@"))
        assert error.reason == "store-no-access" and error.values["told"]
    finally:
        await sql(postgres_url, "DROP ROLE reader")


def test_a_database_that_cannot_hold_every_text(postgres_server: str) -> None:
    with database(postgres_server, "ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0") as url:
        error = asyncio.run(refusal(url))
    assert (error.reason, error.values["found"]) == ("store-encoding", "LATIN1")


# --- what makes rows durable ------------------------------------------------------------------------------------------


async def test_sqlite_flushes_before_a_commit_returns(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        read = [await store._owned.reader.all(text(f"PRAGMA {name}"), {}) for name in PRAGMAS]
        for found in (await store._owned.writer.transact(_pragmas), [value for ((value,),) in read]):
            assert found == ["wal", 2, 1, 1], "synchronous: 2 is FULL"
    assert sqlite3.connect(tmp_path / "data" / "stolik.db").execute("PRAGMA journal_mode").fetchone() == ("wal",)


def _pragmas(connection: Connection) -> list[object]:
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in PRAGMAS]


@pytest.mark.parametrize("given, expected", [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
async def test_postgresql_flushes_before_a_commit_returns(postgres_url: str, given: str, expected: str) -> None:
    name = postgres_url.split("?")[0].split("/")[-1]
    await sql(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = '{given}'")
    async with opened(postgres_url) as store:
        show = "SHOW synchronous_commit"
        assert await store._owned.writer.transact(lambda one: one.exec_driver_sql(show).scalar_one()) == expected


async def test_a_disk_that_fails_after_the_migration_is_told_too(sqlite_url: str, tmp_path: Path) -> None:
    """Review S10: closed tables are forgotten at the start, which writes. A trigger stands in for the disk."""
    async with opened(sqlite_url) as store:
        store.tables.close(store.tables.open("A", 0.0, ""))
        store.tables.open("B", 0.0, "")
    with contextlib.closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
    error = await refusal(sqlite_url)
    assert error.reason == "store-no-access" and error.values["told"] == "database or disk is full"
