"""The log brings a table back: from its beginning, or from where the whole table was kept between two deals."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode

from stolik.games import GAMES
from stolik.table import Table, log
from stolik.table.commands import Act, Fill, Leave, Remove, Say, Settle, Sit, Stand, Start, Think, Undo, Vote
from stolik.table.messages import OVER
from tests.table.parties import BOB, CYD, HOST, Party, begun, plain, stands, step, until, waits_alike

FORMS: list[tuple[str, dict[str, Any]]] = [
    ("goliath", {"deals": 3, "clock": "normal"}),
    ("golf", {"deals": 3, "seats": 8}),
    ("trojki", {"deals": 3, "think": 2.0}),
    ("trojki", {"deals": 3, "seats": 4, "mode": "open"}),
    ("durak", {"seats": 3, "deals": 4}),
    ("durak", {"seats": 3, "deals": 4, "traditions": True}),
    ("durak", {"seats": 4, "deals": 3, "form": "pairs", "clock": "fast"}),
    ("planowanie", {"clock": "relaxed"}),
]


def same(party: Party, table: Table) -> None:
    """A table that was brought back stands as the one that never stopped."""
    for who in (HOST, BOB, CYD):
        assert plain(table.shown(who, party.now)) == plain(party.table.shown(who, party.now))
    assert stands(table) == stands(party.table)
    waits_alike(table, party)


def choose(legal: list[str], chance: Random, patient: bool) -> str:
    """Anything, or (where one may place wrong cards for ever) nothing but answers to the placements of bots."""
    return chance.choice([text for text in legal if not (patient and text.startswith("place"))] or [""])


@pytest.mark.parametrize("game, options", FORMS)
def test_a_table_comes_back_as_it_was(game: str, options: dict[str, Any]) -> None:
    """At every deal's end, and in the middle of the next."""
    party = begun(game, people=1 if "mode" in options else 2, seed=1, **options)
    chance, kept = Random(7), 0
    for k in range(4000):
        if party.table.phase == OVER:
            break
        if k % 25 == 0 or party.kept != kept:
            kept = party.kept
            same(party, party.brought_back(start=kept))
        assert step(party, lambda seat, legal: choose(legal, chance, "mode" in options))
    assert party.table.phase == OVER
    same(party, party.brought_back())
    assert kept, "it was kept"
    back = party.brought_back(start=party.kept)
    assert encode(back.finished) == encode(party.table.finished)


@pytest.mark.parametrize("game, options", FORMS)
def test_a_table_is_kept_wherever_it_stands(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the midst of a deal, of what comes before one, of waiting for others; every five steps here."""
    monkeypatch.setattr("stolik.table.journal.KEPT_EVERY", 5)
    party = begun(game, people=1 if "mode" in options else 2, seed=3, **options)
    chance, kept = Random(7), set[int]()
    for _ in range(150):
        if party.kept not in kept:
            kept.add(party.kept)
            same(party, party.brought_back(start=party.kept))
            same(party, party.brought_back())
        if not step(party, lambda seat, legal: choose(legal, chance, "mode" in options)):
            break
    assert len(kept) > 10


def test_what_waits_for_a_match_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played yet, then a match is over, then its table settles on something else."""
    monkeypatch.setattr("stolik.table.journal.KEPT_EVERY", 3)
    party = Party("goliath", clock="fast", fill_after=None)
    for k in range(20):
        party.ok(HOST, Sit(k % 3))
        party.ok(HOST, Stand())
    assert party.kept > 35
    same(party, party.brought_back(start=party.kept))
    party.ok(HOST, Settle({"seats": 3, "deals": 1}))
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill())
    party.ok(HOST, Start())
    until(party, lambda: party.table.phase == OVER)
    for text in ("a", "b", "c"):
        party.ok(HOST, Say(text))
    assert log.decode(party.texts[party.kept]).input.state["parts"]["lifecycle"]["phase"] == OVER
    same(party, party.brought_back(start=party.kept))
    party.ok(HOST, Settle({"seats": 4}))
    party.wait(60)
    for text in ("a", "b", "c"):
        party.ok(HOST, Say(text))
    back = party.brought_back(start=party.kept)
    same(party, back)
    assert back.options == party.table.options and back.play is None


def test_what_could_be_taken_back_still_can(monkeypatch: pytest.MonkeyPatch) -> None:
    party = begun("durak", people=1, seats=2, deals=1, seed=2)
    until(party, lambda: party.table.on is not None and party.play.takes_back)
    monkeypatch.setattr("stolik.table.journal.KEPT_EVERY", 1)
    party.ok(HOST, Say("hm"))
    back = party.brought_back(start=party.kept)
    same(party, back)
    assert back.play is not None and back.play.takes_back
    for table in (back, party.table):
        table.handle(HOST, HOST.title(), "undo", Undo(), party.now)
    same(party, back)


def test_what_happened_at_the_table_is_kept_with_it() -> None:
    party = begun("trojki", people=4, deals=3, clock="fast", think=1.0)
    party.join("eve")
    party.ok(CYD, Think(2.5))
    party.ok(HOST, Think(1.5))
    party.ok("eve", Say("Viel Glück"))
    party.ok(HOST, Remove(3))
    party.do(CYD, Leave())
    party.ok(BOB, Vote("abort"))
    until(party, lambda: party.play.match.between)
    assert party.kept
    back = party.brought_back(start=party.kept)
    assert back.parts.pacing.wishes == {HOST: 1.5} and back.play is not None and back.play.pace.think == 1.5
    seating = back.parts.seating
    assert seating.left == {2: CYD} and seating.removed == {"dan"} and back.parts.votes.abort == [1]
    assert [said.text for said in back.parts.chat.lines] == ["Viel Glück"]
    assert seating.names == party.table.parts.seating.names
    same(party, back)
    until(party, lambda: party.table.phase == OVER)
    same(party, party.brought_back(start=party.kept))


def test_after_a_match_nothing_is_kept_and_the_log_goes_on() -> None:
    party = begun("goliath", people=2, deals=2)
    until(party, lambda: party.table.phase == OVER)
    kept = party.kept
    party.ok(HOST, Vote("rematch"))
    party.ok(BOB, Vote("rematch"))
    party.tick()
    same(party, party.brought_back(start=kept))
    until(party, lambda: party.play.match.between)
    assert party.kept > kept
    same(party, party.brought_back(start=party.kept))
    until(party, lambda: party.table.phase == OVER)
    assert [match.code for match in party.table.finished] == ["K7QX-1", "K7QX-2"]
    assert [match.code for match in party.brought_back(start=party.kept).finished] == ["K7QX-2"]


def test_nobody_is_asked_again() -> None:
    party = begun("durak", people=2, seats=4, deals=3)
    until(party, lambda: party.table.phase == OVER)

    answers = party.answers

    def asked(*about: Any) -> Any:
        raise AssertionError(f"asked: {about}")

    answers.bot = answers.deck = answers.lot = answers.wall = asked
    same(party, party.brought_back())
    same(party, party.brought_back(start=party.kept))


def test_a_table_that_came_back_goes_on_with_the_live_answers() -> None:
    party = begun("golf", people=1, deals=2)
    until(party, lambda: party.play.match.between)
    party.restart()
    party.join(HOST, BOB)
    until(party, lambda: party.table.phase == OVER)
    assert party.table.finished[0].record["score"] == party.places[BOB].score


def test_entries_are_short_lines_of_json() -> None:
    party = begun("durak", people=2, seats=2)
    party.ok(BOB, Say('"Żółw"\n'))
    assert party.texts[-1] == '[1000.0,["did","bob","Bob","c5",{"do":"say","text":"\\"Żółw\\"\\n"},false],[]]'
    assert decode(party.texts[0])[1][0] == "opened"
    assert all("\n" not in text for text in party.texts)


def test_a_log_of_another_revision_of_the_rules_is_refused() -> None:
    party = begun("goliath", people=2, deals=3)
    until(party, lambda: party.table.play is not None and len(party.play.match.deals) == 2)
    entries = log.decode_all(party.texts)
    games = {**GAMES, "goliath": replace(GAMES["goliath"], rules=99)}
    for start in (0, party.kept):  # from its opening, and from what was kept between two deals
        with pytest.raises(log.OtherRules) as other:
            Table.bring_back(entries[start:], party.answers, games)
        wanted = {"code": party.table.setup.code, "game": "goliath", "found": GAMES["goliath"].rules, "wanted": 99}
        assert (other.value.reason, other.value.values) == ("table-other-rules", wanted)


def test_a_log_from_before_revisions_were_written_is_of_the_first() -> None:
    """Goliath's rules have not changed since: such a table goes on."""
    party = begun("goliath", people=2, deals=3)
    until(party, lambda: party.table.play is not None and len(party.play.match.deals) == 2)
    first, kept = decode(party.texts[0]), decode(party.texts[party.kept])
    assert first[1].pop() is False, "whether the host has an account"
    assert first[1].pop() == kept[1][1].pop("rules") == GAMES["goliath"].rules == 1
    for start, old in ((0, first), (party.kept, kept)):
        texts = [json.dumps(old), *party.texts[start + 1 :]]
        same(party, Table.bring_back(log.decode_all(texts), party.answers, GAMES))


def test_a_log_from_before_an_option_was_there_goes_on_with_its_default() -> None:
    """The table's own options, and those of the match as it was kept."""
    party = begun("golf", people=2, deals=3)
    until(party, lambda: party.table.play is not None and len(party.play.match.deals) == 2)
    texts = [text.replace(',"final_turns":false', "") for text in party.texts]
    assert texts[party.kept] != party.texts[party.kept] and "final_turns" not in "".join(texts)
    for start in (0, party.kept):
        same(party, Table.bring_back(log.decode_all(texts[start:]), party.answers, GAMES))


def test_a_log_that_is_not_whole_is_refused() -> None:
    party = begun("goliath", people=2, deals=2)
    party.part(BOB)
    entries = log.decode_all(party.texts)
    for broken in ([], entries[1:]):
        with pytest.raises(ValueError, match="log"):
            Table.bring_back(broken, party.answers, GAMES)
    dealing = next(k for k, entry in enumerate(entries) if entry.answers)
    entries[dealing] = log.Entry(entries[dealing].at, entries[dealing].input)
    with pytest.raises(IndexError):
        Table.bring_back(entries, party.answers, GAMES)


def test_a_refused_command_is_not_in_the_log() -> None:
    party = begun("goliath", people=2, deals=2)
    texts = list(party.texts)
    party.no(BOB, Act(["dance"]))
    assert party.texts == texts
