"""The terminal says whether the decks of a match were dealt as they were sealed, and keeps the evidence if not."""

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.seals import MOST_TABLES, SEALS_FILE, known_seals, remember_seals
from stolik.client import Client, JoinedTable
from stolik.client.seals import ToldSeal, ToldSeals
from stolik.table import Table
from tests.cli.test_online import Other, Script, Typist, at_terminal, opened
from tests.client.cheats import Cheat, cheating, other_deck, other_deck_under_the_seal, other_nonce, silent_seal
from tests.client.conftest import quick, server
from tests.patience import PATIENCE
from tests.server.running import Running

__all__ = ["quick", "server"]  # fixtures
TWO_DEALS = ("golf", "--seats", "2", "--option", "deals=2", "--bots", "casual")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "data" / "stolik"


def plays(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said to somebody who plays a match of two deals against a bot."""
    player = Typist("en")
    arguments = ["play", "--server", server.url, *TWO_DEALS, "--name", "Ada"]
    assert at_terminal(player, monkeypatch, *arguments) == 0
    return player.lines()


def evidence(folder: Path) -> dict[str, Any]:
    """The one file with evidence that there is."""
    (file,) = folder.glob("stolik-seals-*.json")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert file.name == f"stolik-seals-{found['match']}.json"
    return found


def test_decks_as_sealed(server: Running, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    told = plays(server, monkeypatch)
    assert "2 of 2 decks as sealed." in told
    assert not [*folder.glob("stolik-seals-*")]


@pytest.mark.parametrize("cheat", [other_nonce, other_deck, other_deck_under_the_seal])
def test_a_server_that_cheats(cheat: Cheat, server: Running, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    with cheating(monkeypatch, cheat):
        told = plays(server, monkeypatch)
    at = next(at for at, line in enumerate(told) if line.startswith("Deck 1 is not as it was sealed: "))
    found = evidence(folder)
    assert told[at + 1] == "1 of 2 decks as sealed."
    path = folder / f"stolik-seals-{found['match']}.json"
    assert told[at + 2] == f"What you were told, and the record, are kept in {path}."
    assert [each["deal"] for each in found["broken"]] == [1] and set(found["told"]) == {"1", "2"}
    assert re.fullmatch("[0-9a-f]{64}", found["told"]["1"]["hash"]) and found["record"]["game"] == "golf"


def test_a_server_that_tells_no_seals(server: Running, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(Table, "_seal", silent_seal)
    told = plays(server, monkeypatch)
    assert "Deck 1 is not as it was sealed: you were never told its seal." in told
    assert "0 of 2 decks as sealed." in told and len(evidence(folder)["broken"]) == 2


def test_a_server_without_a_record(server: Running, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr("stolik.server.steps.Steps.keep_matches", lambda self, room: room.table.finished.clear())
    told = plays(server, monkeypatch)
    assert "The server gives out no record of the match, so its decks cannot be checked." in told
    assert evidence(folder)["record"] is None


def test_who_watches_is_told_too_also_if_the_match_is_broken_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """They come when the first deal is on, whose seal they are told then."""
    code, dealt = opened(server, "golf", seats=2, deals=2), threading.Event()

    async def sits(seat: JoinedTable, client: Client) -> None:
        async with Client(client.url, name="Eva") as other:
            second = await other.join(seat.code)
            for each in (seat, second):
                await each.sit()
                await each.ready()
            while not seat.place.dealt:
                await anext(seat)
            dealt.set()
            while not (await client.api.call("GET", f"/api/tables/{code}"))["spectators"]:
                await asyncio.sleep(0.01)
            for each in (seat, second):
                await each.vote("abort")

    watcher = Script()
    with cheating(monkeypatch, other_nonce), Other(server.url, code, sits):
        assert dealt.wait(PATIENCE)
        assert at_terminal(watcher, monkeypatch, "watch", "--server", server.url, "--table", code) == 0
    told = watcher.lines()
    assert "Deck 1 is not as it was sealed: the record has another seal than you were told." in told
    assert "0 of 1 deck as sealed." in told and evidence(folder)["match"] == f"{code}-1"


def test_what_was_told_is_kept_until_somebody_comes_back(folder: Path) -> None:
    for number in range(MOST_TABLES + 5):
        seals = ToldSeals(clock=lambda: "2026-11-25T18:00:00+00:00")
        seals.of(1).told[3] = ToldSeal(f"{number:064x}", "2026-11-25T18:00:00+00:00")
        remember_seals("http://a", f"T{number}", seals)
        remember_seals("http://a", f"T{number}", seals)
    assert known_seals("http://a", "T0").matches == {}, "the oldest are forgotten"
    assert known_seals("http://a", "T5").matches[1].told[3].hash == f"{5:064x}"
    assert known_seals("http://b", "T5").matches == {}
    assert len(json.loads((folder / SEALS_FILE).read_bytes())) == MOST_TABLES
    (folder / SEALS_FILE).write_text("nothing of ours")
    assert known_seals("http://a", "T5").matches == {}


def test_who_comes_back_still_knows(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They leave in the first deal and come back after the second has begun."""
    first = Script("", "quit")
    assert at_terminal(first, monkeypatch, "play", "--server", server.url, *TWO_DEALS, "--name", "Ada") == 0
    assert first.session is not None
    code = first.session.place.code
    again = Typist("en")
    assert at_terminal(again, monkeypatch, "play", "--server", server.url, "--table", code) == 0
    assert "2 of 2 decks as sealed." in again.lines()
