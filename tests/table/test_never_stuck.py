"""No table is ever stuck: the others vote for a bot in the place of who keeps them waiting, and may end the match."""

import re
from pathlib import Path
from typing import get_args

import pytest

from stolik.cli.answers import COMMANDS
from stolik.server.admin import AdminTask
from stolik.table.commands import Act, Go, Leave, Vote
from stolik.table.messages import OVER, PLAYING
from stolik.table.table import ABSENT
from stolik.table.votes import PATIENCE
from tests.table.parties import BOB, CYD, HOST, PEOPLE, Party, begun, same_story, until


def for_a_bot(seat: int, yes: bool = True) -> Vote:
    return Vote("replace", yes, seat)


def waiting_for(party: Party, seat: int) -> Party:
    """The match waits for this seat."""
    until(party, lambda: party.play.match.playing and party.play.asked(seat))
    return party


@pytest.mark.parametrize("game, options", [("planowanie", {}), ("golf", {}), ("durak", {}), ("goliath", {"seats": 3})])
def test_of_two_the_other_has_a_bot_play_after_two_minutes(game: str, options: dict[str, int]) -> None:
    """Without a clock nothing else would ever happen; then the other may end the match alone."""
    party = waiting_for(begun(game, people=2, **options), 1)  # type: ignore[arg-type]
    assert party.no(HOST, for_a_bot(1)) == "table-why-patience"
    party.wait(PATIENCE - 1.0)
    assert party.play.asked(1) and party.no(HOST, for_a_bot(1)) == "table-why-patience"
    party.wait(1.0)
    assert party.ok(HOST, for_a_bot(1)) == ["table-replace-asked", "table-bot-plays"]
    assert party.table.chairs[1].away and not party.table.chairs[1].gone
    assert party.wake(), "the match goes on"
    party.ok(HOST, Vote("abort"))
    assert party.table.phase == OVER
    same_story(party)


def test_who_comes_back_plays_on() -> None:
    party = waiting_for(begun("planowanie", people=2, seats=3), 1)
    party.wait(PATIENCE)
    party.ok(HOST, for_a_bot(1))
    assert "table-back" in party.ok(BOB, Go()) and not party.table.chairs[1].away
    waiting_for(party, 1)
    assert party.no(HOST, for_a_bot(1)) == "table-why-patience", "they have acted, or may still"


def test_more_than_half_of_the_others_are_needed() -> None:
    party = waiting_for(begun("durak", people=4, seats=5), 3)
    party.wait(PATIENCE)
    assert party.ok(HOST, for_a_bot(3)) == ["table-replace-asked"]
    assert party.places[CYD].standing.votes == {"abort": [], "rematch": [], "replace-3": [0]}
    assert party.ok(HOST, for_a_bot(3)) == [], "once is enough"
    assert party.ok(HOST, for_a_bot(3, False)) == ["table-replace-withdrawn"]
    assert party.places[CYD].standing.votes == {"abort": [], "rematch": []}
    party.ok(HOST, for_a_bot(3))
    assert party.ok(CYD, for_a_bot(3)) == ["table-replace-asked", "table-bot-plays"], "two of three"
    assert party.table.parts.votes.replace == {}


def test_when_one_of_the_others_leaves_fewer_are_needed() -> None:
    party = waiting_for(begun("durak", people=3, seats=4), 2)
    party.wait(PATIENCE)
    assert party.ok(HOST, for_a_bot(2)) == ["table-replace-asked"]
    party.do(BOB, Leave())
    assert "table-bot-plays" in party.events(HOST) and party.table.chairs[2].away


def test_votes_are_void_when_something_happens() -> None:
    party = waiting_for(begun("planowanie", people=3), 2)
    party.wait(PATIENCE)
    party.ok(HOST, for_a_bot(2))
    party.ok(PEOPLE[2], Act([party.play.legal(2)[0]]))
    assert party.table.parts.votes.replace == {}
    if party.table.on is not None and party.play.asked(0):
        assert party.no(BOB, for_a_bot(0)) == "table-why-patience"


def test_what_cannot_be_voted_for() -> None:
    party = waiting_for(begun("planowanie", people=2, seats=3), 1)
    party.wait(PATIENCE)
    assert party.no(HOST, for_a_bot(0)) == "table-why-not-yourself"
    assert party.no(HOST, for_a_bot(2)) == "table-why-bot-plays"
    assert party.no(HOST, for_a_bot(9)) == "table-why-no-seat"
    assert party.no(BOB, for_a_bot(0)) == "table-why-not-waited"
    assert party.no(CYD, for_a_bot(1)) == "table-why-not-seated"
    party.ok(HOST, for_a_bot(1))
    assert party.no(HOST, for_a_bot(1)) == "table-why-bot-plays"
    party.ok(HOST, Vote("abort"))
    assert party.no(HOST, for_a_bot(1)) == "table-why-not-playing"


def test_in_a_race_all_are_waited_for() -> None:
    """Who could act is not for all to know: after two minutes without a card a bot may be had for anybody."""
    party = begun("trojki", people=2, seats=2)
    assert party.play.match.turn is None and party.no(HOST, for_a_bot(1)) == "table-why-patience"
    party.wait(PATIENCE)
    assert party.ok(HOST, for_a_bot(1)) == ["table-replace-asked", "table-bot-plays"]
    assert party.table.phase == PLAYING and party.table.chairs[1].away


def test_who_does_not_give_the_start_of_a_race_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.table.clock import CLOCKS

    for name, clock in CLOCKS.items():
        monkeypatch.setitem(CLOCKS, name, clock._replace(pace=clock.pace._replace(start=3.0)))
    party = begun("trojki", people=2, seats=2)
    assert party.play.race.starters == {0, 1}
    party.ok(HOST, Go())
    party.wait(PATIENCE)
    party.ok(HOST, for_a_bot(1))
    party.wait(5.0)
    assert party.play.race.begun and party.table.chairs[1].away


def test_a_table_that_was_brought_back_knows_since_when_it_waits() -> None:
    party = waiting_for(begun("planowanie", people=3), 2)
    party.wait(PATIENCE)
    party.ok(HOST, for_a_bot(2))
    twin = party.twin()
    assert twin.table.parts.votes == party.table.parts.votes
    assert twin.table.parts.votes.replace == {2: [0]} and twin.table.parts.votes.since > 0


def test_what_the_docs_say_of_it_is_so() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    part = page.split("## When somebody stalls or disturbs")[1].split("\n## ")[0]
    assert f"after {ABSENT:.0f} seconds a bot plays" in part and f"happened for {PATIENCE:.0f} seconds" in part
    words = set(re.findall(r"`(\w+)(?: NAME)?`", part))
    assert words and words <= set(COMMANDS)
    assert set(re.findall(r"`stolik admin (\w+)`", part)) <= set(get_args(AdminTask))
