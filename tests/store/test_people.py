"""Guests, accounts, names that look alike, the keys of bots, and what is kept of somebody."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import Executable

from stolik.store import PersonRow, SessionRow, TokenRow, name_key
from tests.store.opened import opened, sql


async def test_a_guest_becomes_an_account_and_stays_the_same_person(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Gość 1", "guest", "2026-11-20")
        await store.flush()
        assert await store.people.get("p") == PersonRow("p", "guest", "Gość 1", None, None, "2026-11-20")
        assert await store.people.account("Gość 1") is None
        assert await store.people.make_account("p", "Żaneta", "hash")
        account = PersonRow("p", "account", "Żaneta", "hash", None, "2026-11-20")
        assert await store.people.get("p") == account
        assert await store.people.account("żANETA") == account
        assert await store.people.get("q") is None and not await store.people.make_account("q", "Nobody", "hash")


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ada", "aDA"),
        ("STRASSE", "straße"),
        ("Żółć", "Z\u0307o\u0301ł\u0107"),
        ("①", "1"),
        ("A  B ", "a b"),
        ("ﬁ", "FI"),
    ],
)
def test_names_that_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other) == name_key(name_key(one))


@pytest.mark.parametrize("one, other", [("Ada", "Ida"), ("Zolc", "Żółć"), ("a b", "ab"), ("0", "O")])
def test_names_that_are_two(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


async def test_no_two_accounts_look_the_same(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, "Gość", "guest", "2026")
        assert await store.people.make_account("p", "Dora1", "x")
        for lookalike in ("Dоra1", "DоrаI", "D0ral", "DORA|"):
            assert await store.people.like(lookalike) == {"p"}
            assert not await store.people.make_account("q", lookalike, "x")
            assert await store.people.account(lookalike) is None, "but nobody signs in with it"
        assert await store.people.make_account("q", "Dora2", "x") and not await store.people.rename("q", "Dоra1")
        assert await store.people.rename("p", "DORA1"), "one's own name is not taken"
        store.people.add("r", "D0RA1", "account", "2026")
        await store.flush()
        assert await store.people.get("r") is None
        assert await store.people.rename("p", "Eve") and await store.people.rename("q", "Dоra1"), "it is free again"
        assert await store.people.like("Dora1") == {"q"}


async def test_of_several_who_want_a_name_one_gets_it(url: str) -> None:
    async with opened(url) as store:
        people = [f"p{number}" for number in range(5)]
        for person in people:
            store.people.add(person, "Gość", "guest", "2026")
        await store.flush()
        got = await asyncio.gather(*(store.people.make_account(person, "Ada", person) for person in people))
        assert got == [True, False, False, False, False]
        again = await store.people.make_account("p1", "ADA", "x")
        assert not again and not await store.people.make_account("p0", "ada", "x"), "only a guest becomes an account"
        winner = await store.people.account("ADA")
        assert winner and (winner.id, winner.name) == ("p0", "Ada")


async def test_names_change(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q", "g"):
            store.people.add(person, "Gość", "guest", "2026")
        await store.people.make_account("p", "Ada", "x")
        await store.people.make_account("q", "Ben", "x")
        assert await store.people.rename("g", "Ada"), "a guest may be called anything, and the server may mark them"
        assert not await store.people.rename("q", "ADA")
        assert await store.people.rename("p", "Eve") and await store.people.rename("q", "Ada")
        assert not await store.people.rename("nobody", "x")
        names = {name: found.id for name in ("Ada", "Eve", "Ben") if (found := await store.people.account(name))}
        assert names == {"Ada": "q", "Eve": "p"}


async def test_adding_somebody_twice_or_under_a_taken_name(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "account", "2026")
        store.people.add("p", "Eve", "guest", "2027")
        store.people.add("q", "ADA", "account", "2026")
        store.people.add("b", "Bot", "bot", "2026")
        with pytest.raises(ValueError):
            store.people.add("r", "Robot", "robot", "2026")
        await store.flush()
        assert await store.people.account("ada") == PersonRow("p", "account", "Ada", None, None, "2026")
        assert await store.people.get("q") is None
        assert (await store.people.get("b")) == PersonRow("b", "bot", "Bot", None, None, "2026")


async def test_passwords(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "x", "guest", "2026")
        store.people.set_password("p", "new")
        await store.flush()
        found = await store.people.get("p")
        assert found and found.password == "new"


async def test_keys_of_bots(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "guest", "2026")
        store.people.add_token("h2", "p", "two", "2026-02")
        store.people.add_token("h1", "p", "one", "2026-01")
        store.people.add_token("h1", "p", "again", "2027")
        store.people.add_token("h3", "nobody", "x", "2026")
        await store.flush()
        assert await store.people.token("h1") == TokenRow("h1", "p", "one", "2026-01")
        assert [token.hash for token in await store.people.tokens("p")] == ["h1", "h2"]
        store.people.drop_token("h1")
        await store.flush()
        assert await store.people.token("h1") is None and await store.people.token("h3") is None
        assert [token.hash for token in await store.people.tokens("p")] == ["h2"]


async def test_everything_about_somebody_and_then_nothing(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, person, "guest", "2026")
        await store.people.make_account("p", "Ada", "s3cret-hash")
        store.matches.add("M", 1, "golf", "a", "b", '{"x": 1}', [(0, "p", "Ada", None), (1, "q", "q", None)])
        store.people.add_token("t0ken-hash", "p", "bot", "2026")
        store.sessions.add(SessionRow("s3ssion-hash", "p", "Firefox", "Linux", "2026", "2026"), "s3cret-hash")
        store.conduct.mute("p", "q")
        store.conduct.mute("q", "p")
        store.conduct.report("p", "q", "TAB", "rude", "chat", "2026")
        store.conduct.report("q", "p", "TAB", "told of p", "chat", "2026")
        store.conduct.ban("p", None, "rude")
        await store.flush()
        told = await store.export("p")
        text = json.dumps(told)
        assert told["person"]["name"] == "Ada" and told["person"]["password"] is True
        assert [match["record"] for match in told["matches"]] == ['{"x": 1}']
        assert told["mutes"] == ["q"] and told["bans"][0]["why"] == "rude"
        assert [report["text"] for report in told["reports"]] == ["rude"]
        assert told["sessions"] == [{"program": "Firefox", "system": "Linux", "made": "2026", "used": "2026"}]
        assert told["tokens"] == [{"name": "bot", "created": "2026"}]
        assert "hash" not in text and "told of p" not in text

        store.people.delete("p")
        await store.flush()
        assert (
            await store.export("p") == {}
            and await store.people.get("p") is None
            and await store.people.account("Ada") is None
        )
        assert (
            await store.people.tokens("p") == []
            and await store.conduct.mutes("q") == []
            and await store.conduct.bans() == []
        )
        assert [(report.by, report.text) for report in await store.conduct.reports(open_only=False)] == [(None, "rude")]
        store.conduct.mute("q", "p")
        store.conduct.report("q", "p", "TAB", "late", "", "2026")
        store.sessions.use("s", "2027")
        await store.flush()
        assert await store.conduct.mutes("q") == [] and not store.failed.done(), "what comes too late harms nobody"
        assert len(await store.conduct.reports()) == 1
        store.people.add("r", "r", "guest", "2026")
        assert await store.people.make_account("r", "Ada", "x"), "the name is free again"


async def test_the_database_itself_refuses_a_name_twice(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "account", "2026")
        await store.flush()
    insert = "INSERT INTO people (id, kind, name, key, created) VALUES ('q', 'account', 'x', 'ada', '')"
    with pytest.raises(Exception, match=r"(?i)unique"):
        await sql(url, insert)


async def test_who_is_not_there_any_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.store.database.IDS_AT_ONCE", 2)
    async with opened(url) as store:
        for person in ("p", "q", "r"):
            store.people.add(person, "Ada", "guest", "2026")
        store.people.delete("q")
        await store.flush()
        assert await store.people.missing(["r", "q", "p", "nobody", "q"]) == {"q", "nobody"}
        assert await store.people.missing([]) == set()


async def test_names_that_are_asked_for_at_once_share_a_query(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        for person, name in (("p", "Dora"), ("q", "Jan"), ("r", "Ola")):
            store.people.add(person, name, "account", "2026")
        await store.flush()
        database, queries = store.people._database, list[int]()
        everything = database.all

        async def counted(query: Executable, **values: Any) -> Any:
            queries.append(1)
            return await everything(query, **values)

        monkeypatch.setattr(database, "all", counted)
        wanted = ["Dora", "D0RA", "jan", "Ewa", "Ola", "dora"]
        assert await asyncio.gather(*map(store.people.like, wanted)) == [{"p"}, {"p"}, {"q"}, set(), {"r"}, {"p"}]
        assert len(queries) == 1
