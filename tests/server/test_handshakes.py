"""How many come in at once: in order, and not kept out by who says nothing."""

import asyncio
from pathlib import Path

import pytest

from stolik.server import handshakes as module
from stolik.server.handshakes import Handshake, Handshakes
from tests.patience import PATIENCE
from tests.server.raw import NotUpgraded
from tests.server.running import GENEROUS, Running


async def test_who_comes_first_has_the_next_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 1000.0)
    places, had = Handshakes(2), list[int]()

    async def come(number: int) -> Handshake:
        place = await places.begin()
        had.append(number)
        return place

    waiting = [asyncio.ensure_future(come(number)) for number in range(5)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert had == [0, 1]
    waiting[2].cancel()  # who gives up takes nobody's place
    first = await waiting[0]
    first.leave()
    first.leave()
    for _ in range(10):
        await asyncio.sleep(0)
    assert had == [0, 1, 3], "to leave twice gives one place"
    for number in (1, 3):
        (await waiting[number]).leave()
    (await waiting[4]).leave()


async def test_a_place_is_had_for_a_while_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACE_SECONDS", 0.01)
    places = Handshakes(1)
    first = await places.begin()
    second = await asyncio.wait_for(places.begin(), PATIENCE)
    first.leave()
    second.leave()


async def test_without_a_limit_nobody_waits() -> None:
    places = Handshakes(0)
    for place in [await places.begin() for _ in range(1000)]:
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
