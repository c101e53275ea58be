"""The backups of docs/hosting.md, made by its commands while people play, come back as a server that plays on."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.client import Client
from stolik.client.table import JoinedTable
from tests.deploy.hosting import follow, need, served
from tests.patience import PATIENCE
from tests.postgres import cluster, execute, need_programs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the page is for hosts with Linux")
SAID = "Zażółć gęślą jaźń"


class Kept(NamedTuple):
    """What somebody knows of the server: who they are, their tables, and their versions when the backup began."""

    token: str
    playing: str
    waiting: str
    v: int


# --- people -----------------------------------------------------------------------------------------------------------


async def act(seat: JoinedTable, times: int) -> None:
    """So many actions of this seat; the others are bots."""
    async with asyncio.timeout(PATIENCE):
        while times:
            if seat.place.legal and seat.place.phase == "playing":
                await seat.act(seat.place.legal[0])
                times -= 1
            else:
                await anext(seat)


@asynccontextmanager
async def company(url: str) -> AsyncIterator[tuple[Kept, JoinedTable, JoinedTable]]:
    """Anna in the middle of a match against a bot, and at another table that waits."""
    async with Client(url, name="Anna") as client:
        waiting = await client.join(await client.create("durak", seats=3))
        await waiting.sit()
        await waiting.say(SAID)
        playing = await client.join(await client.create("golf", seats=2))
        await playing.sit()
        await playing.fill()
        await playing.ready()
        await act(playing, 4)
        yield Kept(client.token, playing.code, waiting.code, playing.place.v), playing, waiting


async def back_up_while_they_play(url: str, backup: str, folder: Path, environ: Mapping[str, str]) -> Kept:
    """What was acknowledged before the backup was begun; play goes on meanwhile."""
    async with company(url) as (kept, playing, waiting):
        done = asyncio.create_task(asyncio.to_thread(follow, backup, folder, environ))
        while not done.done():
            await act(playing, 1)
        await done
        await act(playing, 1)
        assert playing.place.v > kept.v
        await waiting.say("This comes after the backup, and is not in it.")
    return kept


async def go_on(url: str, kept: Kept) -> None:
    """Anna is still Anna, and their tables are there."""
    async with Client(url, token=kept.token) as client:
        assert set(client.sat) == {kept.playing, kept.waiting}
        playing, waiting = await client.join(kept.playing), await client.join(kept.waiting)
        assert playing.place.v >= kept.v
        assert [said.text for said in waiting.place.chat] == [SAID]
        await act(playing, 1)


# --- SQLite -----------------------------------------------------------------------------------------------------------


def test_sqlite(tmp_path: Path) -> None:
    need("sqlite3")
    data = tmp_path / "var" / "lib" / "stolik"
    with served(data) as server:
        kept = asyncio.run(back_up_while_they_play(server.url, "backup-sqlite", tmp_path, {}))
    backup = next((tmp_path / "var" / "backups" / "stolik").glob("*.db"))
    assert backup.stat().st_mode & 0o077 == 0
    check = sqlite3.connect(backup)
    assert check.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    check.close()
    (data / "secret").write_text("the secret of somebody else")
    follow("restore-sqlite", tmp_path)
    with served(data) as server:
        asyncio.run(go_on(server.url, kept))


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


@pytest.fixture
def postgres(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """A cluster of its own with the database `stolik`, and what tells programs where it is."""
    need_programs()
    for program in ("psql", "createdb", "pg_dump", "pg_restore"):
        need(program)
    with cluster() as own:
        asyncio.run(execute(own.url, "CREATE DATABASE stolik TEMPLATE template0 ENCODING 'UTF8'"))
        yield {"PGHOST": str(own.folder), "PGUSER": "stolik"}


@pytest.mark.parametrize("how", ["postgres", "several", "compose"])
def test_postgresql(how: str, postgres: dict[str, str], tmp_path: Path) -> None:
    """`several`: the secret of several processes is no file of the data folder, for it stands in stolik.env."""
    data, backups = tmp_path / "var" / "lib" / "stolik", tmp_path / "var" / "backups" / "stolik"
    commands = "compose" if how == "compose" else "postgres"
    # As the page says; systemd says who the user is.
    where = {
        "STOLIK_DATABASE": f"postgresql:///stolik?host={postgres['PGHOST']}",
        "USER": "stolik",
        "LOGNAME": "stolik",
    }
    if how != "postgres":
        where["STOLIK_SECRET"] = "the secret of the file .env"
    if how == "several":
        (tmp_path / "etc").mkdir()
        (tmp_path / "etc" / "stolik.env").write_text(f"STOLIK_SECRET={where['STOLIK_SECRET']}\n")
    with served(data, **where) as server:
        kept = asyncio.run(back_up_while_they_play(server.url, f"backup-{commands}", tmp_path, postgres))
    if how == "postgres":
        (data / "secret").write_text("the secret of somebody else")
    else:
        assert not (data / "secret").exists()
    if how == "several":
        assert (backups / "stolik.env").read_text() == (tmp_path / "etc" / "stolik.env").read_text()
    assert not [each for each in backups.glob("*") if each.stat().st_mode & 0o077]
    assert not (data / "stolik.db").exists()
    follow(f"restore-{commands}", tmp_path, postgres)
    if how != "compose":
        how_stopped, *patterns = (tmp_path / "bin" / "systemctl.log").read_text().split()
        assert how_stopped == "stop"
        for unit in ("stolik.service", "stolik@1.service", "stolik@9.service"):
            assert any(fnmatch(unit, pattern) for pattern in patterns), f"{unit} goes on while its database is replaced"
        assert all("*" in pattern for pattern in patterns), "a unit that there is not would be an error"
    with served(data, **where) as server:
        asyncio.run(go_on(server.url, kept))
