"""Seals are kept as they were told, whoever comes and goes, and a server that cheats with them is noticed."""

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import structs

from stolik.client import Client, JoinedTable, Place, RequestRefused, SealCheck, play
from stolik.client.seals import MOST_GAPS, MOST_MATCHES, MatchSeals, ToldSeal, ToldSeals, check
from stolik.core.game import event
from stolik.games import GAMES
from stolik.match import check_record, to_record
from stolik.protocol import read_to_client
from stolik.table import Table
from stolik.table.commands import Ready, Sit, Vote
from stolik.table.messages import CLOSED, OVER, PLAYING, Message, Shown, Standing, Told
from stolik.words import LANGUAGES, Words
from tests.client.cheats import cheating, other_deck, other_deck_under_the_seal, other_nonce, silent_seal
from tests.client.conftest import run
from tests.match.test_seal import golf, other_stock
from tests.server.running import Running
from tests.table.conftest import races_begin_at_once
from tests.table.parties import BOB, CYD, HOST, Party, begun, step, until
from tests.table.test_sealing import FORMS

__all__ = ["races_begin_at_once"]  # a fixture
EVA = "eva"  # watches, comes and goes
TOLD = "2026-11-25T18:00:00+00:00"


def heard(party: Party, who: str) -> list[Message]:
    """All that somebody was told, as it went over the wire."""
    return [message for message in map(read_to_client, party.sent[who]) if isinstance(message, Message)]


def told_to(messages: list[Message]) -> ToldSeals:
    """What a client knows of the seals that heard these messages."""
    place = Place("K7QX")
    for message in messages:
        place.take(message)
    return place.seals


# --- what is known ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, options", FORMS)
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_listens_knows_all_seals_and_others_those_that_they_heard(
    game: str, options: dict[str, int], seed: int
) -> None:
    """Bob is cut off again and again, Eva looks in now and then, others come later still."""
    party, chance = begun(game, people=2, seed=seed, **options), Random(seed)
    party.checks = False
    for _ in range(5000):
        if party.table.phase == OVER:
            break
        for who in (BOB, EVA):
            if chance.random() < 0.1:
                party.part(who) if who in party.places else party.join(who)
        step(party, lambda seat, legal: chance.choice(legal))
    record = json.loads(json.dumps(party.table.finished[0].record))
    whole = check("K7QX-1", told_to(heard(party, HOST)).of(1), record)
    assert (whole.sealed, whole.missed, whole.broken) == (whole.decks, [], []) and whole.decks > 1
    fewer = 0
    for who in (HOST, BOB, EVA):
        messages = heard(party, who) if who in party.sent else []
        for at, message in enumerate(messages):
            if isinstance(message, Shown):  # somebody who came there
                found = check("K7QX-1", told_to(messages[at:]).of(1), record)
                assert found.broken == [] and found.sealed + len(found.missed) == whole.decks
                fewer += bool(found.missed)
    assert fewer, "whoever comes late knows fewer"


def test_each_match_at_a_table_has_seals_of_its_own() -> None:
    party = begun("goliath", people=2, deals=2)
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Vote("rematch"))
    party.ok(BOB, Vote("rematch"))
    until(party, lambda: party.table.phase == OVER)
    seals = told_to(heard(party, BOB))
    for number, match in enumerate(party.table.finished, 1):
        assert check(match.code, seals.of(number), match.record).sealed == 2
    assert len({told.hash for each in seals.matches.values() for told in each.told.values()}) == 4


def test_what_is_told_twice_counts_as_it_was_told_first() -> None:
    seals, standing = ToldSeals(clock=lambda: TOLD), Standing(match=1, deals=0, phase=PLAYING)
    for hash in ("aa", "bb"):
        seals.tell(Told("T", 1, 0.0, events=[event("table-sealed", number=1, hash=hash)]), standing)
    assert seals.of(1).told == {1: ToldSeal("aa", TOLD)}


def test_another_scheme_is_kept_and_is_not_taken_for_this_one() -> None:
    seals, standing = ToldSeals(clock=lambda: TOLD), Standing(match=1, deals=1, phase=PLAYING)
    seals.tell(Told("T", 1, 0.0, events=[event("table-sealed", number=1, hash="aa", scheme="shares")]), standing)
    assert seals.of(1).told[1].scheme == "shares"
    told, record = played()
    known = structs.replace(told, told={**told.told, 1: structs.replace(told.told[1], scheme="shares")})
    assert [each.reason for each in check("K7QX-1", known, record).broken] == ["record-seal-scheme"]


def test_a_server_that_never_ends_fills_no_memory() -> None:
    seals = ToldSeals()
    for match in range(1, 3 * MOST_MATCHES):
        seals.of(match)
    assert sorted(seals.matches) == [*range(2 * MOST_MATCHES, 3 * MOST_MATCHES)]
    view = {"phase": "over"}
    for deals in range(1, 3 * MOST_GAPS):
        standing = Standing(match=100, deals=2 * deals, phase=PLAYING, seal="")
        seals.show(Shown("T", deals, 0.0, None, standing, view, [], False))
    gaps = seals.of(100)
    assert len(gaps.gaps) == MOST_GAPS and all(gaps.missed(deal) for deal in range(1, 6 * MOST_GAPS - 1))
    seals.tell(Told("T", 1, 0.0, events=[event("table-sealed", number="x", hash=7)]), Standing(match=100))
    assert gaps.told == {}


# --- what was broken off ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, options", FORMS)
@pytest.mark.parametrize("closed", [False, True])
def test_the_seals_of_a_match_that_was_broken_off_are_opened(game: str, options: dict[str, int], closed: bool) -> None:
    """By vote or because the table was closed: what was dealt is open, what was not stays shut."""
    party = begun(game, people=2, **options)
    until(party, lambda: len(party.play.match.deals) == 2 and party.play.match.playing)
    for _ in range(3):
        step(party)
    if closed:
        party.close()
    else:
        party.ok(HOST, Vote("abort"))
        party.ok(BOB, Vote("abort"))
    assert party.table.phase == (CLOSED if closed else OVER)
    kept = party.table.finished.pop()
    assert kept.people == [] and "names" not in kept.record and not {"score", "before"} & set(kept.record)
    check_record(kept.record, GAMES)
    found = check(kept.code, told_to(heard(party, BOB)).of(1), kept.record)
    assert (found.decks, found.sealed, found.broken) == (2, 2, [])


def test_a_deck_that_was_not_dealt_stays_shut() -> None:
    party = begun("goliath", people=2, deals=3)
    until(party, lambda: party.play.match.between)
    assert party.table.parts.lifecycle.sealed is not None
    deck, nonce = party.table.parts.lifecycle.sealed
    party.ok(HOST, Vote("abort"))
    party.ok(BOB, Vote("abort"))
    told = json.dumps(party.table.finished[0].record)
    assert party.table.finished[0].record["deals"][0]["seal"]["nonce"] in told and nonce not in told
    assert json.dumps(deck) not in told and nonce not in "".join(party.texts[-1:])


def test_before_the_first_deal_there_is_nothing_to_open() -> None:
    party = Party("durak", seats=2, traditions=True)
    party.ok(HOST, Sit(0))
    party.ok(CYD, Sit(1))
    party.ok(HOST, Ready())
    party.ok(CYD, Ready())
    party.ok(HOST, Vote("abort"))
    party.ok(CYD, Vote("abort"))
    assert party.table.phase == OVER and party.table.finished == []
    found = check("K7QX-1", told_to(heard(party, HOST)).of(1), None)
    assert (found.decks, found.broken, found.events) == (0, [], [])


# --- a server that cheats --------------------------------------------------------------------------------------------


@cache
def played() -> tuple[MatchSeals, dict[str, Any]]:
    """What was told of a match of golf with a reshuffle, and its record."""
    record = to_record(golf(seed=11, deals=2), ["human"] * 8)
    assert any(line.startswith("- reshuffle") for line in record["deals"][0]["actions"])
    told = {number: ToldSeal(deal["seal"]["hash"], TOLD) for number, deal in enumerate(record["deals"], 1)}
    return MatchSeals(told, len(told)), record


CHEATS: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "another nonce": (other_nonce, "seals-other"),
    "another deck": (other_deck, "seals-other"),
    "another deck under the same seal": (other_deck_under_the_seal, "record-seal-hash"),
    "another reshuffle": (lambda record: other_stock(record["deals"][0]), "record-seal-reshuffle"),
    "no seal": (lambda record: record["deals"][0].pop("seal"), "record-seal-missing"),
    "another scheme": (lambda record: record["deals"][0]["seal"].update(scheme="trust me"), "record-seal-scheme"),
    "another revision": (lambda record: record.update(rules=99), "record-seal-hash"),
    "no deck": (lambda record: record["deals"][0].pop("deck"), "record-seal-hash"),
    "a deck of numbers": (lambda record: record["deals"][0].update(deck=[1, 2]), "record-seal-hash"),
    "a deal of nothing": (lambda record: record["deals"].__setitem__(0, None), "record-seal-missing"),
    "no deals": (lambda record: record.update(deals=[]), "seals-left-out"),
    "deals that are none": (lambda record: record.update(deals="all"), "seals-left-out"),
}


@pytest.mark.parametrize("cheat, reason", CHEATS.values(), ids=CHEATS)
def test_a_record_that_was_tampered_with(cheat: Callable[[dict[str, Any]], Any], reason: str) -> None:
    told, honest = played()
    assert check("K7QX-1", told, honest).broken == []
    record = deepcopy(honest)
    cheat(record)
    found = check("K7QX-1", told, record)
    assert (found.broken[0].deal, found.broken[0].reason) == (1, reason)
    assert found.sealed == max(0, found.decks - len(found.broken)) and found.missed == []
    evidence = found.evidence
    assert evidence["record"] == record and evidence["match"] == "K7QX-1"
    first = json.loads(json.dumps(evidence))["told"]["1"]
    assert first == {"hash": honest["deals"][0]["seal"]["hash"], "at": TOLD, "scheme": "sha256"}


def test_seals_that_were_not_told_are_missed() -> None:
    told, record = played()
    for fewer in ({}, {**told.told, 1: ToldSeal("", TOLD)}):
        known = structs.replace(told, told={**fewer})
        assert (1, "seals-untold") in [(each.deal, each.reason) for each in check("K7QX-1", known, record).broken]


def test_a_deal_that_is_on_without_a_seal_is_noted() -> None:
    seals = ToldSeals()
    standing = Standing(match=1, deals=1, phase=PLAYING)
    seals.show(Shown("T", 1, 0.0, None, standing, {"phase": "play"}, [], False))
    assert [each.reason for each in check("T-1", seals.of(1), played()[1]).broken][:1] == ["seals-untold"]


def test_a_server_without_a_record_is_noticed() -> None:
    told, _ = played()
    found = check("K7QX-1", told, None)
    assert [each.reason for each in found.broken] == ["seals-no-record"] and found.evidence["record"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    told, record = played()
    words = Words(language)
    late = structs.replace(told, told={k: v for k, v in told.told.items() if k > 1}, gaps=[(1, 1)])
    lines = [words.tell(each) for each in check("K7QX-1", late, record).events]
    assert len(lines) == 1 and lines[0].endswith(".") and ", 1 " in lines[0]
    record = deepcopy(record)
    other_nonce(record)
    first, last = (words.tell(each) for each in check("K7QX-1", told, record).events)
    assert "1" in first and last == words.say("seals-counted", sealed=1, count=2, missed=0)


def test_how_it_is_said() -> None:
    said = [Words("en").say("seals-counted", sealed=s, count=c, missed=m) for s, c, m in ((16, 16, 0), (12, 16, 4))]
    assert said == ["16 of 16 decks as sealed.", "12 of 16 decks as sealed, 4 were dealt while you were not here."]


# --- at a server -----------------------------------------------------------------------------------------------------


async def both_play(one: JoinedTable, two: JoinedTable) -> None:
    await asyncio.gather(*(play(each, lambda view, legal: legal[0]) for each in (one, two)))


async def two_at(client: Client, other: Client, **options: Any) -> tuple[JoinedTable, JoinedTable]:
    """Two people at a new table of golf, before the match."""
    one = await client.join(await client.create("golf", seats=2, **options))
    two = await other.join(one.code)
    await one.sit()
    await two.sit()
    return one, two


def test_the_client_checks_a_match(server: Running) -> None:
    """A whole one, one that somebody came late to, and one that was broken off."""

    async def main() -> None:
        async with Client(server.url, name="Ada") as client, Client(server.url, name="Jan") as other:
            one, two = await two_at(client, other, deals=2)
            await both_play(one, two)
            found = await client.check_seals(one.place)
            assert (found.code, found.decks, found.sealed, found.broken) == (f"{one.code}-1", 2, 2, [])
            late = await client.check_seals(Place(one.code), 1)
            assert (late.sealed, late.missed, late.broken) == (0, [1, 2], [])
            await one.vote("rematch")
            await two.vote("rematch")
            while not one.place.dealt:
                await anext(one)
            still = await client.check_seals(one.place)
            assert [each.reason for each in still.broken] == ["seals-no-record"] and still.record is None
            await one.vote("abort")
            await two.vote("abort")
            broken_off = await other.check_seals(two.place)
            assert (broken_off.decks, broken_off.sealed, broken_off.broken) == (1, 1, [])
            assert (await client.check_seals(one.place, 1)).sealed == 2
            listed = (await client.api.call("GET", "/api/matches"))["matches"]
            assert [each["code"] for each in listed] == [f"{one.code}-1"], "what was broken off counts for nobody"
            with pytest.raises(RequestRefused) as refused:
                await client.api.call("GET", f"/api/matches/{one.code}-2/replay")
            assert refused.value.event.id == "people-broken-off"
            assert (await client.api.call("GET", f"/api/matches/{one.code}-2"))["people"] == []

    run(main())


@pytest.mark.parametrize("cheat", [other_nonce, other_deck, other_deck_under_the_seal])
def test_the_client_notices_a_server_that_cheats(
    cheat: Callable[[dict[str, Any]], Any], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cheating(monkeypatch, cheat):
        found = run(one_match(server))
    assert [each.deal for each in found.broken] == [1] and found.sealed == 1
    assert found.evidence["told"]["1"]["hash"] != found.record["deals"][0]["seal"]["hash"] or cheat is not other_nonce


def test_the_client_notices_a_server_that_tells_no_seals(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_seal", silent_seal)
    found = run(one_match(server))
    assert [each.reason for each in found.broken] == ["seals-untold", "seals-untold"] and found.sealed == 0


async def one_match(server: Running) -> SealCheck:
    async with Client(server.url, name="Ada") as client, Client(server.url, name="Jan") as other:
        one, two = await two_at(client, other, deals=2)
        await both_play(one, two)
        return await client.check_seals(one.place)
