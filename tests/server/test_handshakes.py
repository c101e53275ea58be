"""How many come in at once: in order, fair by address, and not kept out by who says nothing."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from stolik.server import handshakes as module
from stolik.server.handshakes import Handshake, Handshakes
from stolik.server.limits import networks
from tests.patience import PATIENCE
from tests.server.raw import NotUpgraded
from tests.server.running import GENEROUS, Running


async def rest() -> None:
    """Until nobody does anything more by themselves."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_who_comes_first_has_the_next_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 1000.0)
    places, had = Handshakes(2), list[int]()

    async def come(number: int) -> Handshake:
        place = await places.begin("a")
        had.append(number)
        return place

    waiting = [asyncio.ensure_future(come(number)) for number in range(5)]
    await rest()
    assert had == [0, 1]
    waiting[2].cancel()  # who gives up takes nobody's place
    first = await waiting[0]
    first.leave()
    first.leave()
    await rest()
    assert had == [0, 1, 3], "to leave twice gives one place"
    for number in (1, 3):
        (await waiting[number]).leave()
    (await waiting[4]).leave()


async def test_who_comes_alone_has_a_place_among_the_next_however_many_come_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 1000.0)
    places, had = Handshakes(2), list[tuple[str, Handshake]]()

    async def come(group: str) -> None:
        had.append((group, await places.begin(group)))

    many = [group for group in ("x", "y", "z") for _ in range(200)]
    waiting = [asyncio.ensure_future(come(group)) for group in [*many, "honest", "x", "other"]]
    await rest()
    assert [group for group, _ in had] == ["x", "x"]
    for number in range(2 + len(waiting)):
        if number < len(had):
            had[number][1].leave()
            await rest()
    order = [group for group, _ in had]
    assert order[2:12] == ["x", "y", "z", "honest", "other", "x", "y", "z", "x", "y"]
    assert sorted(order) == sorted([*many, "honest", "x", "other"]), "everybody gets in"
    assert all(each.done() for each in waiting)


async def test_who_gives_up_as_they_are_let_in_leaves_the_place_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 1000.0)
    places = Handshakes(1)
    first = await places.begin("a")
    second, third = (asyncio.ensure_future(places.begin(group)) for group in "bc")
    await rest()
    first.leave()
    second.cancel()
    (await asyncio.wait_for(third, PATIENCE)).leave()
    assert second.cancelled()
    (await places.begin("a")).leave()


async def test_a_place_is_had_for_a_while_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 0.01)
    places = Handshakes(1)
    first = await places.begin("a")
    second = await asyncio.wait_for(places.begin("a"), PATIENCE)
    first.leave()
    second.leave()


async def test_without_a_limit_nobody_waits() -> None:
    places = Handshakes(0)
    for place in [await places.begin("a") for _ in range(1000)]:
        place.leave()


def test_who_says_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(handshakes=1)) as server:
        silent = [server.raw() for _ in range(3)]
        person = server.person()
        person.say("ping", at=7.0)
        assert person.receive()["at"] == 7.0
        for each in silent:
            each.say("hello", version=1, token=server.guest())
            assert each.receive()["t"] == "welcome"


def test_neighbours_in_a_network_wait_as_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups, begin = list[str](), Handshakes.begin

    def noted(self: Handshakes, group: str) -> Coroutine[None, None, Handshake]:
        groups.append(group)
        return begin(self, group)

    monkeypatch.setattr(Handshakes, "begin", noted)
    with Running(tmp_path, proxies=networks(["127.0.0.1"])) as server:
        for address in ("192.0.2.1", "2001:db8::1", "2001:db8::2"):
            server.raw(**{"X-Forwarded-For": address})
    assert groups == ["192.0.2.1", "2001:db8::/64", "2001:db8::/64"]


def test_who_may_not_come_in_is_told_so_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait: neither the refusal nor who has hung up needs a place."""
    monkeypatch.setattr(module, "PLACE_SECONDS", 1000.0)
    with Running(tmp_path, GENEROUS._replace(handshakes=1, address_connections=1)) as server:
        silent = server.raw()
        with pytest.raises(NotUpgraded):
            server.raw(Origin="https://evil.example")
        second = server.raw()
        assert second.receive()["event"] == ["server-connections", {"count": 1}]
        silent.say("hello", version=1, token=server.guest())
        assert silent.receive()["t"] == "welcome"
