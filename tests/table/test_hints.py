"""Hints: who may ask for them, and that all are told who does."""

import pytest

from stolik.games import GAMES
from stolik.table.commands import Act, Hint, Leave, Ready, Say, Settle, Sit, Vote
from stolik.table.log import Setup
from stolik.table.messages import Refused, Told
from tests.table.parties import BOB, HOST, Chance, Party, begun, until


def asked(game: str, people: int, **options: object) -> Party:
    """A match in which the first person is to act."""
    party = begun(game, people=people, **options)
    until(party, lambda: party.play.decision(0) is not None)
    return party


@pytest.mark.parametrize("game", ["durak", "golf", "goliath", "planowanie"])
def test_who_plays_alone_may_ask_and_it_changes_nothing_of_the_deal(game: str) -> None:
    party = asked(game, 1)
    before = party.table.shown(HOST, party.now)
    assert before.standing.hints and before.standing.hinted == []
    assert party.ok(HOST, Hint()) == ["table-uses-hints"]
    after = party.table.shown(HOST, party.now)
    assert after.standing.hinted == [0]
    assert (after.view, after.legal, after.standing.undo) == (before.view, before.legal, before.standing.undo)


def test_all_are_told_once_in_a_match_even_after_a_restart() -> None:
    party = begun("golf", people=2, deals=1)
    party.ok(HOST, Vote("abort"))
    party.ok(BOB, Vote("abort"))
    party.ok(HOST, Settle(hints=True))
    party.ok(HOST, Ready())
    party.ok(BOB, Ready())
    until(party, lambda: party.play.decision(0) is not None)
    assert party.ok(HOST, Hint()) == ["table-uses-hints"] and party.events(BOB) == ["table-uses-hints"]
    assert party.ok(HOST, Hint()) == [] and party.events(BOB) == []
    party.restart()
    party.join(HOST, BOB)
    assert party.table.shown(BOB, party.now).standing.hinted == [0]
    until(party, lambda: party.play.decision(0) is not None)
    assert party.ok(HOST, Hint()) == []
    until(party, lambda: party.table.phase == "over")
    assert party.table.finished[-1].record["hinted"] == [0]
    party.ok(HOST, Vote("rematch"))
    party.ok(BOB, Vote("rematch"))
    assert party.table.shown(BOB, party.now).standing.hinted == [], "another match begins anew"


def test_between_people_the_host_must_have_said_so() -> None:
    party = asked("golf", 2)
    assert not party.places[HOST].standing.hints
    assert party.no(HOST, Hint()) == "advice-not-here"
    assert party.no(HOST, Settle(hints=True)) == "table-why-playing"


def test_who_is_left_alone_may_ask_if_nobody_can_come_back() -> None:
    party = asked("golf", 2)
    party.do(BOB, Leave())
    assert party.no(HOST, Hint()) == "advice-not-here", "who has left may come back"
    party = asked("golf", 2)
    party.part(BOB)
    party._pass_on(party.table.delete(BOB, party.now))
    assert party.places[HOST].standing.hints
    until(party, lambda: party.play.decision(0) is not None)
    assert party.ok(HOST, Hint()) == ["table-uses-hints"]


def test_a_table_may_be_opened_with_hints_or_without() -> None:
    for given, alone in ((True, True), (False, False), (None, True)):
        setup = Setup("K7QX", "golf", hints=given)
        party = Party("golf", seats=2)
        party.table = type(party.table)(setup, party.answers, GAMES)
        party.table.open(HOST, "Ann", party.now)
        assert party.table.shown(HOST, party.now).standing.hints == alone


def test_where_players_are_looked_for_there_are_none_between_them() -> None:
    party = Party("golf", seats=2, fill_after=45.0)
    party.ok(HOST, Sit(0))
    assert party.no(HOST, Settle(hints=True)) == "table-why-hints-strangers"
    party.ok(BOB, Sit(1))
    until(party, lambda: party.play.decision(0) is not None)
    assert party.no(HOST, Hint()) == "advice-not-here"
    alone = Party("golf", seats=2, fill_after=45.0)
    alone.ok(HOST, Sit(0))
    alone.wait(60.0)
    until(alone, lambda: alone.play.decision(0) is not None)
    assert alone.ok(HOST, Hint()) == ["table-uses-hints"], "with bots alone as ever"


def test_only_whose_turn_it_is_may_ask() -> None:
    party = begun("golf", people=1, seats=2)
    assert party.no(BOB, Hint()) == "table-why-not-seated"
    until(party, lambda: party.play.moment.turn == 1)
    assert party.no(HOST, Hint()) == "advice-none"
    empty = Party("golf")
    empty.ok(HOST, Sit(0))
    assert empty.no(HOST, Hint()) == "table-why-not-playing"


def test_a_race_and_a_game_without_a_mind_have_none() -> None:
    party = begun("trojki", people=1)
    assert party.no(HOST, Hint()) == "advice-race"
    answers = Chance("golf", 0)
    answers.hints = False
    party = Party("golf", answers=answers, seats=2)
    assert not party.places[HOST].standing.hints


def test_a_hint_takes_nothing_back_and_may_be_followed() -> None:
    party = asked("golf", 1)
    party.ok(HOST, Hint())
    party.ok(HOST, Say("thank you"))
    answer = party.do(HOST, Act([party.places[HOST].legal[0]]))
    assert isinstance(answer, Told) and not isinstance(answer, Refused)
