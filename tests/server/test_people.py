"""People without HTTP: what is kept in memory, passwords, deletion while somebody looks."""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Executable

from stolik.server import people as module
from stolik.server.own_data import nameless
from stolik.server.passwords import NICE, Passwords, hasher
from stolik.server.refusals import RequestRefusal
from stolik.server.tokens import hash_of
from stolik.store import FoundSession
from tests.server.site import PASSWORD, Site, quick_passwords


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


# --- passwords -------------------------------------------------------------------------------------------------------


class Counting(PasswordHasher):
    """Counts what it is asked to do."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str | bytes] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.checked.append(hash)
        return super().verify(hash, password)


def test_an_unknown_name_costs_the_same_work() -> None:
    async def both() -> None:
        argon = Counting()
        passwords = Passwords(argon)
        hashed = await passwords.new(PASSWORD, "Anna")
        assert await passwords.check(hashed, PASSWORD) == ""
        for known in (hashed, None):
            with pytest.raises(RequestRefusal, match="people-login"):
                await passwords.check(known, "another one")
        assert len(argon.checked) == 3 and argon.checked[2] != hashed
        assert str(argon.checked[2]).startswith("$argon2id$")

    asyncio.run(both())


def test_a_password_is_the_same_from_every_keyboard() -> None:
    """Spaces that only look different, and letters in parts; what is a letter of its own stays one."""

    async def all_ways() -> None:
        passwords = quick_passwords()
        hashed = await passwords.new("żółw \u2126 wodny", "Anna")
        for same in ("żółw\u00a0Ω\u3000wodny", "z\u0307o\u0301łw \u2126\u2009wodny"):
            assert await passwords.check(hashed, same) == ""
        for other in ("żółwΩwodny", "Żółw Ω wodny", "żółw\tΩ wodny", "żółw  Ω wodny"):
            with pytest.raises(RequestRefusal, match="people-login"):
                await passwords.check(hashed, other)

    asyncio.run(all_ways())


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has a priority of its own on Linux only")
def test_hashing_gives_way_to_all_else() -> None:
    class Watched(Counting):
        def hash(self, password: str | bytes, **salt: Any) -> str:
            nice.append(os.getpriority(os.PRIO_PROCESS, 0))  # of this thread
            return super().hash(password, **salt)

    async def some() -> None:
        passwords = Passwords(Watched())
        await asyncio.gather(*(passwords.new(PASSWORD, name) for name in "abcd"))

    nice: list[int] = []
    before = os.getpriority(os.PRIO_PROCESS, 0)
    asyncio.run(some())
    assert nice == [min(before + NICE, 19)] * 4
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


class Trusting(PasswordHasher):
    """Believes everything."""

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        return True


def test_nobody_has_no_password() -> None:
    async def guessed() -> None:
        passwords = Passwords(Trusting(time_cost=1, memory_cost=8, parallelism=1))
        with pytest.raises(RequestRefusal, match="people-login"):
            await passwords.check(None, PASSWORD)

    asyncio.run(guessed())


def test_passwords_are_the_same_from_every_keyboard() -> None:
    async def typed() -> None:
        passwords = quick_passwords()
        hashed = await passwords.new("za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105", "Anna")
        assert await passwords.check(hashed, "zaz\u0307o\u0301\u0142c\u0301 ge\u0328s\u0301la\u0328") == ""

    asyncio.run(typed())


def test_a_hash_grows_with_the_parameters() -> None:
    async def grown() -> None:
        weak, strong = quick_passwords(), Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        better = await strong.check(await weak.new(PASSWORD, "Anna"), PASSWORD)
        assert better.startswith("$argon2id$") and await strong.check(better, PASSWORD) == ""

    asyncio.run(grown())


def test_passwords_are_expensive() -> None:
    assert (hasher().memory_cost, hasher().time_cost, hasher().type.name) == (47_104, 1, "ID")


def test_signing_in_improves_an_old_hash(site: Site) -> None:
    site.account("Anna")
    people, store = site.state.people, site.state.store
    people._passwords.argon = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    before = site.run(store.people.account("anna")).password  # type: ignore[union-attr]
    site.run(people.login("Anna", PASSWORD))
    site.run(store.flush())
    after = site.run(store.people.account("anna")).password  # type: ignore[union-attr]
    assert before != after and after is not None and "m=16,t=2" in after
    site.run(people.login("Anna", PASSWORD))


# --- memory ----------------------------------------------------------------------------------------------------------


def test_a_person_is_read_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    token, people = site.guest("Anna"), site.state.people
    anna = site.id(token)
    site.ask("PUT", f"/api/me/mutes/{site.id(site.guest('Jan'))}", token)
    muted = people.muted(anna)
    for memory in (people._known, people._muted, people.sessions._known):
        memory.clear()
    database, read = site.state.store.people._database, list[Executable]()
    everything = database.all

    async def watched(query: Executable, **values: Any) -> Any:
        read.append(query)
        return await everything(query, **values)

    monkeypatch.setattr(database, "all", watched)
    seen = [site.run(people.who(token)) for _ in range(3)]
    assert len(read) == 1, "the session, the person and whom they mute"
    assert seen[0] == seen[1] == seen[2] and seen[0] is not None and seen[0].muted == muted != set()
    assert site.run(people.who("forged.0.token")) is None and len(read) == 1, "no look into the database"


def test_memory_is_bounded(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PEOPLE_REMEMBERED", 3)
    people = site.state.people
    anna = site.account("Anna")
    bots = [site.ask("POST", "/api/me/tokens", anna, json={"name": f"R{at}"}).json()["token"] for at in range(5)]
    for token in (*bots, anna, *bots):
        assert site.run(people.who(token)) is not None
        assert len(people._known) <= 3 and len(people._bots) <= 3


def test_whom_one_mutes_is_known_after_one_is_forgotten(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    id = site.id(jan)
    site.ask("PUT", f"/api/me/mutes/{id}", anna)
    monkeypatch.setattr(module, "PEOPLE_REMEMBERED", 1)
    mine = site.id(anna)
    site.guest("Ola")
    assert mine not in site.state.people._known and site.state.people.muted(mine) == {id}


def test_a_person_who_is_read_while_they_are_deleted_does_not_come_back(site: Site) -> None:
    people = site.state.people
    token = site.guest("Anna")
    anna = site.run(people.who(token))
    assert anna is not None
    people._known.clear()
    people.sessions._known.clear()

    async def both() -> None:
        await asyncio.gather(people.who(token), people.delete(anna), people.who(token))

    site.run(both())
    assert people.gone(anna.id) and anna.id not in people._known
    assert site.run(people.who(token)) is None


@pytest.mark.parametrize("how", ["deleted", "signed out"])
def test_a_token_that_dies_while_it_is_looked_up_is_not_good(
    site: Site, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, store = site.state.people, site.state.store
    token = site.guest("Anna")
    anna = site.run(people.who(token))
    assert anna is not None
    people._known.clear()
    people.sessions._known.clear()
    find, asked = store.sessions.find, 0

    async def meanwhile(hashed: str) -> FoundSession | None:
        nonlocal asked
        found, asked = await find(hashed), asked + 1
        if asked == 1:
            await (people.delete(anna) if how == "deleted" else people.end_sessions(anna))
        return found

    monkeypatch.setattr(store.sessions, "find", meanwhile)
    assert site.run(people.who(token)) is None and hash_of(token) not in people.sessions._known


def test_the_last_name_of_somebody_deleted_is_not_stored_again(site: Site) -> None:
    """A match that is still on when they are deleted ends later."""
    record = json.dumps({"names": ["Anna", "Jan"], "score": [1, 2]})
    assert json.loads(nameless(record, [0])) == {"names": ["", "Jan"], "score": [1, 2]}
    assert json.loads(nameless('{"score": []}', [0])) == {"score": []}


def test_networks_of_both_kinds_are_banned(site: Site) -> None:
    bans = site.state.people.bans
    site.run(bans.ban("2001:db8::/32", None, "spam"))
    site.run(bans.ban("192.0.2.77/24", None, "spam"))
    assert [ban.who for ban in bans.all()] == ["192.0.2.0/24", "2001:db8::/32"]
    for address, banned in (("2001:db8::1", True), ("2001:db9::1", False), ("192.0.2.1", True), ("", False)):
        assert (bans.until_address(address) == "") is banned, address
    with pytest.raises(ValueError):
        site.run(bans.ban("300.1.1.1", None, ""))
