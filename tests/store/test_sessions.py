"""Sessions: made, used, found with their person, ended; guests who can never come back."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Executable

from stolik.store import FoundSession, PersonRow, SessionRow, gathered
from tests.store.opened import opened


def session(hash: str, person: str, made: str = "2026-01") -> SessionRow:
    return SessionRow(hash, person, "Firefox", "Linux", made, made)


async def test_one_query_says_who_comes_back(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q", "r"):
            store.people.add(person, person.upper(), "guest", "2026")
        assert await store.sessions.add(session("h", "p"))
        store.conduct.mute("p", "q")
        store.conduct.mute("p", "r")
        store.sessions.use("h", "2026-03")
        await store.flush()
        person, used = PersonRow("p", "guest", "P", None, None, "2026"), session("h", "p")._replace(used="2026-03")
        assert await store.sessions.find("h") == FoundSession(used, person, frozenset("qr"))
        assert await store.sessions.find("i") is None


async def test_who_comes_back_at_once_shares_a_query(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As everybody does after a restart; whoever gives up meanwhile takes nothing from the others."""
    monkeypatch.setattr(gathered, "FOUND_AT_ONCE", 4)
    async with opened(url) as store:
        for number in range(10):
            store.people.add(f"p{number}", "x", "guest", "2026")
            store.sessions.add(session(f"h{number}", f"p{number}"))
        await store.flush()
        database, queries = store.sessions._database, list[int]()
        everything = database.all

        async def counted(query: Executable, **values: Any) -> Any:
            queries.append(len(values["hashes"]))
            return await everything(query, **values)

        monkeypatch.setattr(database, "all", counted)
        waiting = [
            asyncio.ensure_future(store.sessions.find(hash)) for hash in (*(f"h{n}" for n in range(10)), "h0", "x")
        ]
        await asyncio.sleep(0)
        waiting[1].cancel()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(found[1], asyncio.CancelledError) and found[-1] is None
        told = [each.person.id for each in found if isinstance(each, FoundSession)]
        assert told == ["p0", *(f"p{number}" for number in range(2, 10)), "p0"]
        assert len(queries) == 3 and max(queries) <= 4

        async def broken(query: Executable, **values: Any) -> Any:
            raise OSError("the disk is gone")

        monkeypatch.setattr(database, "all", broken)
        again = await asyncio.gather(*(store.sessions.find("h1") for _ in range(2)), return_exceptions=True)
        assert [str(each) for each in again] == ["the disk is gone"] * 2
        monkeypatch.setattr(database, "all", everything)
        assert await store.sessions.find("h1") is not None


async def test_nobody_comes_in_who_is_gone_or_with_a_password_of_before(url: str) -> None:
    async with opened(url) as store:
        assert not await store.sessions.add(session("h", "nobody"))
        store.people.add("p", "P", "guest", "2026")
        assert not await store.sessions.add(session("h", "p"), "a password")
        assert await store.people.make_account("p", "Ada", "old")
        assert not await store.sessions.add(session("h", "p"))
        store.people.set_password("p", "new")
        store.sessions.end_all("p")
        assert not await store.sessions.add(session("h", "p"), "old"), "it was right when it was looked at"
        assert await store.sessions.add(session("h", "p"), "new")
        store.people.delete("p")
        await store.flush()
        assert await store.sessions.find("h") is None and await store.sessions.of("p") == []


async def test_sessions_end_one_by_one_and_all_but_one(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, person, "guest", "2026")
        for number in range(4):
            store.sessions.add(session(f"h{number}", "p", f"2026-0{number + 1}"))
        store.sessions.add(session("other", "q"))
        store.sessions.end("h3")
        await store.flush()
        assert [each.hash for each in await store.sessions.of("p")] == ["h2", "h1", "h0"], "the last used first"
        store.sessions.end_all("p", but="h1")
        await store.flush()
        assert [each.hash for each in await store.sessions.of("p")] == ["h1"]
        store.sessions.end_all("p")
        await store.flush()
        assert await store.sessions.of("p") == [] and await store.sessions.find("other") is not None


async def test_unused_ones_end_so_many_at_a_time(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "p", "guest", "2026")
        for number in range(5):
            store.sessions.add(session(f"h{number}", "p", f"2026-0{number + 1}"))
        store.sessions.end_unused("2026-05", 3)
        await store.flush()
        assert len(await store.sessions.of("p")) == 2
        store.sessions.end_unused("2026-05", 3)
        await store.flush()
        assert [each.hash for each in await store.sessions.of("p")] == ["h4"], "used at that time is not before it"


async def test_guests_who_can_never_come_back(url: str) -> None:
    async with opened(url) as store:
        for person in "abcde":
            store.people.add(person, person, "guest", "2026-01")
        store.people.add("f", "f", "guest", "2026-02")
        store.people.add("g", "g", "bot", "2026-01")
        await store.people.make_account("e", "Ada", "hash")
        await store.sessions.add(session("h", "b"))
        assert await store.sessions.guests_without("2026-02", "", 2) == ["a", "c"]
        assert await store.sessions.guests_without("2026-02", "c", 2) == ["d"]
