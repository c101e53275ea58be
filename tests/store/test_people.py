"""Guests, accounts, names that look alike, the keys of bots, and what is kept of somebody."""

import asyncio
import json

import pytest

from stolik.store import Person, Token, name_key
from tests.store.opened import opened, sql


async def test_a_guest_becomes_an_account_and_stays_himself(url: str) -> None:
    async with opened(url) as store:
        store.add_person("p", "Gość 1", "guest", "2026-11-20")
        await store.flush()
        assert await store.person("p") == Person("p", "guest", "Gość 1", None, 0, "2026-11-20")
        assert await store.account("Gość 1") is None
        assert await store.make_account("p", "Żaneta", "hash")
        account = Person("p", "account", "Żaneta", "hash", 0, "2026-11-20")
        assert await store.person("p") == account
        assert await store.account("żANETA") == account
        assert await store.person("q") is None and not await store.make_account("q", "Nobody", "hash")


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


async def test_of_several_who_want_a_name_one_gets_it(url: str) -> None:
    async with opened(url) as store:
        people = [f"p{number}" for number in range(5)]
        for person in people:
            store.add_person(person, "Gość", "guest", "2026")
        await store.flush()
        got = await asyncio.gather(*(store.make_account(person, "Ada", person) for person in people))
        assert got == [True, False, False, False, False]
        again = await store.make_account("p1", "ADA", "x")
        assert not again and await store.make_account("p0", "ada", "same man, other case")
        winner = await store.account("ADA")
        assert winner and (winner.id, winner.name) == ("p0", "ada")


async def test_names_change(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q", "g"):
            store.add_person(person, "Gość", "guest", "2026")
        await store.make_account("p", "Ada", "x")
        await store.make_account("q", "Ben", "x")
        assert await store.rename("g", "Ada"), "a guest may be called anything, and the server may mark him"
        assert not await store.rename("q", "ADA")
        assert await store.rename("p", "Eve") and await store.rename("q", "Ada")
        assert not await store.rename("nobody", "x")
        names = {name: found.id for name in ("Ada", "Eve", "Ben") if (found := await store.account(name))}
        assert names == {"Ada": "q", "Eve": "p"}


async def test_adding_somebody_twice_or_under_a_taken_name(url: str) -> None:
    async with opened(url) as store:
        store.add_person("p", "Ada", "account", "2026")
        store.add_person("p", "Eve", "guest", "2027")
        store.add_person("q", "ADA", "account", "2026")
        store.add_person("b", "Bot", "bot", "2026")
        with pytest.raises(ValueError):
            store.add_person("r", "Robot", "robot", "2026")
        await store.flush()
        assert await store.account("ada") == Person("p", "account", "Ada", None, 0, "2026")
        assert await store.person("q") is None
        assert (await store.person("b")) == Person("b", "bot", "Bot", None, 0, "2026")


async def test_passwords_and_generations(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.add_person(person, "x", "guest", "2026")
        store.set_password("p", "new")
        assert await store.generations() == {}
        store.new_generation("p")
        store.new_generation("p")
        await store.flush()
        assert await store.generations() == {"p": 2}
        found = await store.person("p")
        assert found and (found.password, found.generation) == ("new", 2)


async def test_keys_of_bots(url: str) -> None:
    async with opened(url) as store:
        store.add_person("p", "Ada", "guest", "2026")
        store.add_token("h2", "p", "two", "2026-02")
        store.add_token("h1", "p", "one", "2026-01")
        store.add_token("h1", "p", "again", "2027")
        store.add_token("h3", "nobody", "x", "2026")
        await store.flush()
        assert await store.token("h1") == Token("h1", "p", "one", "2026-01")
        assert [token.hash for token in await store.tokens("p")] == ["h1", "h2"]
        store.drop_token("h1")
        await store.flush()
        assert await store.token("h1") is None and await store.token("h3") is None
        assert [token.hash for token in await store.tokens("p")] == ["h2"]


async def test_everything_about_somebody_and_then_nothing(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.add_person(person, person, "guest", "2026")
        await store.make_account("p", "Ada", "s3cret-hash")
        store.finish("M", 1, "golf", "a", "b", '{"x": 1}', [(0, "p", "Ada", None), (1, "q", "q", None)])
        store.add_token("t0ken-hash", "p", "bot", "2026")
        store.mute("p", "q")
        store.mute("q", "p")
        store.report("p", "q", "TAB", "rude", "chat", "2026")
        store.report("q", "p", "TAB", "told of p", "chat", "2026")
        store.ban("p", None, "rude")
        await store.flush()
        told = await store.export("p")
        text = json.dumps(told)
        assert told["person"]["name"] == "Ada" and told["person"]["password"] is True
        assert [match["record"] for match in told["matches"]] == ['{"x": 1}']
        assert told["mutes"] == ["q"] and told["bans"][0]["why"] == "rude"
        assert [report["text"] for report in told["reports"]] == ["rude"]
        assert told["tokens"] == [{"name": "bot", "created": "2026"}]
        assert "hash" not in text and "told of p" not in text

        store.delete_person("p")
        await store.flush()
        assert await store.export("p") == {} and await store.person("p") is None and await store.account("Ada") is None
        assert await store.tokens("p") == [] and await store.mutes("q") == [] and await store.bans() == []
        assert [(report.by, report.text) for report in await store.reports(open_only=False)] == [(None, "rude")]
        store.mute("q", "p")
        store.report("q", "p", "TAB", "late", "", "2026")
        store.new_generation("p")
        await store.flush()
        assert await store.mutes("q") == [] and not store.failed.done(), "what comes too late harms nobody"
        assert len(await store.reports()) == 1
        store.add_person("r", "r", "guest", "2026")
        assert await store.make_account("r", "Ada", "x"), "the name is free again"


async def test_the_database_itself_refuses_a_name_twice(url: str) -> None:
    async with opened(url) as store:
        store.add_person("p", "Ada", "account", "2026")
        await store.flush()
    insert = "INSERT INTO people (id, kind, name, key, created) VALUES ('q', 'account', 'x', 'ada', '')"
    with pytest.raises(Exception, match=r"(?i)unique"):
        await sql(url, insert)


async def test_who_is_not_there_any_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.store.people.CHUNK", 2)
    async with opened(url) as store:
        for person in ("p", "q", "r"):
            store.add_person(person, "Ada", "guest", "2026")
        store.delete_person("q")
        await store.flush()
        assert await store.missing(["r", "q", "p", "nobody", "q"]) == {"q", "nobody"}
        assert await store.missing([]) == set()
