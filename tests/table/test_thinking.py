"""Bots answer from outside: a step asks none and waits for none, and what comes too late is void."""

import math
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.table import Out, Question, Table, log
from stolik.table.clock import CLOCKS
from stolik.table.commands import Act, Fill, Leave, Ready, Say, Sit, Vote
from stolik.table.pace import AT_ONCE, THOUGHTS
from stolik.table.questions import BadAnswer
from tests.rules import rules
from tests.table.parties import BOB, HOST, Chance, Party

PAUSE = 1.0  # before a bot acts, without a clock


class Silent(Chance):
    """Answers of a table, but no bot: whoever asked for one would be told so."""

    def bot(self, seat: int, level: str) -> Any:
        raise AssertionError("a step asked a bot")


class Room(Party):
    """A party whose bots are asked by the test alone; `asked` are all questions so far."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.asked: list[Question] = []
        super().__init__(*args, **more)

    def _pass_on(self, outs: list[Out]) -> None:
        self.asked += self.table.questions(self.now)
        super()._pass_on(outs)

    def answer(self, question: Question, action: str, delay: float = 0.0) -> list[str]:
        """A bot answers; the ids of what somebody hears."""
        self._pass_on(self.table.answer(question, action, delay, self.now))
        return self.events(HOST)


def room(game: str, seed: int = 0, people: int = 1, **options: Any) -> Room:
    """A match of one person, or two, against bots, dealt."""
    party = Room(game, answers=Silent(game, seed), **options)
    party.ok(HOST, Sit(0))
    if people > 1:
        party.ok(BOB, Sit(1))
    if people < len(party.table.chairs):
        party.ok(HOST, Fill())
    for who in (HOST, BOB)[:people]:
        party.ok(who, Ready())
    party.tick()
    assert party.play.match.playing
    return party


def until_a_bot_is_asked(party: Room) -> Question:
    """The person does the first thing until it is a bot's turn."""
    while party.play.match.turn == 0:
        party.ok(HOST, Act([party.places[HOST].legal[0]]))
    question = party.asked[-1]
    assert question.seat == party.play.match.turn and question.stands
    return question


TURNS = [game for game in GAMES.values() if not game.manners.claims]


@pytest.mark.parametrize("game", [game.name for game in TURNS])
def test_the_pause_does_not_depend_on_what_a_bot_holds_or_how_soon_it_answers(game: str) -> None:
    for seed in range(3):
        party = room(game, seed)
        question = until_a_bot_is_asked(party)
        began = party.now
        assert party.table.due() is None, "it thinks"
        party.now += 0.25 * seed
        v = party.table.v
        party.answer(question, question.legal[0])
        assert party.table.due() == began + PAUSE and party.table.v == v, "nobody learns that it has answered"
        told = party.wait(PAUSE)
        assert told and party.table.v > v and not question.stands


def test_a_level_that_thinks_for_long_pauses_for_as_long_with_a_single_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one legal action it answers at once, with more of them late: with a short pause that would be seen."""
    bot, acted = room("golf").play.seats[1].bot, set[float]()
    monkeypatch.setitem(THOUGHTS, bot, 2.5 * PAUSE)
    for late in (0.0, 0.9, 2.4):
        party = room("golf")
        question = until_a_bot_is_asked(party)
        began, party.now = party.now, party.now + late * PAUSE
        party.answer(question, question.legal[0])
        acted.add((party.table.due() or 0.0) - began)
    assert acted == {2.5 * PAUSE}


def test_pauses_are_as_short_as_the_clock_says_for_all_who_think_quickly() -> None:
    fast = CLOCKS["fast"].pace
    assert fast.pause_of("strong") == fast.pause < fast.pause_of("master")
    assert CLOCKS["none"].pace.pause_of("master") == THOUGHTS["master"] and AT_ONCE.pause_of("master") == 0


def test_how_long_a_bot_thinks_is_seen_in_whole_pauses_alone() -> None:
    """Where the cores have much to do, a bot may think for longer than its pause, and the longer the more it holds."""
    acted = set[float]()
    for late in (0.1, 0.5, 0.9):
        party = room("golf")
        question = until_a_bot_is_asked(party)
        began, party.now = party.now, party.now + (2 + late) * PAUSE
        party.answer(question, question.legal[0])
        acted.add((party.table.due() or 0.0) - began)
    assert acted == {3 * PAUSE}


def test_a_bot_that_thinks_for_long_acts_in_the_end() -> None:
    party = room("golf")
    question = until_a_bot_is_asked(party)
    party.now += 60.25
    party.ok(HOST, Say("still there?"))
    party.answer(question, question.legal[0])
    assert party.wait(PAUSE)
    assert party.play.match.turn != question.seat or party.play.match.deal.actions[-1].startswith(f"{question.seat} ")


def test_an_answer_is_void_when_the_position_has_moved_on() -> None:
    """The trump six is exchanged while the bot thinks, or somebody takes over the seat."""
    for seed in range(40):
        party = room("durak", seed, people=2, seats=3)
        for _ in range(60):
            if party.table.on is None or not party.play.match.playing:
                break
            turn = party.play.match.turn
            swaps = [who for who in (HOST, BOB) if "exchange" in party.places[who].legal]
            if turn == 2 and swaps:
                old = party.asked[-1]
                assert old.seat == 2 and old.stands
                party.ok(swaps[0], Act(["exchange"]))
                new, actions = party.asked[-1], [*party.play.match.deal.actions]
                assert not old.stands and new.stands and new.seat == 2 and "exchange" in new.history[-1]
                party.answer(old, old.legal[0])
                party.wait(10.0)
                assert party.play.match.deal.actions == actions, "what it thought of the position before is void"
                return
            if turn == 2:
                party.answer(party.asked[-1], party.asked[-1].legal[-1])
                party.wait(PAUSE)
            elif party.wake() is False:
                who = (HOST, BOB)[turn]
                party.ok(who, Act([next(a for a in party.places[who].legal if a != "exchange")]))
    pytest.fail("no seed has such a moment")


def test_whoever_comes_back_is_not_played_for_by_a_bot_that_still_thinks() -> None:
    party = room("golf", people=2, seats=2)
    while party.play.match.turn != 1:
        party.ok(HOST, Act([party.places[HOST].legal[0]]))
    party.part(BOB)
    party.wait(30.0)
    old = party.asked[-1]
    assert old.seat == 1 and old.bot == "casual"
    party.join(BOB)
    assert not old.stands
    actions = [*party.play.match.deal.actions]
    party.answer(old, old.legal[0])
    party.wait(5.0)
    assert party.play.match.deal.actions == actions and party.places[BOB].asked


def test_when_the_time_is_up_a_bot_is_asked_for_one_action() -> None:
    party = room("golf", people=2, seats=2, clock="fast")
    while party.play.match.turn != 1:
        party.ok(HOST, Act([party.places[HOST].legal[0]]))
    told = party.wait(12.0 + 60.0)
    question = party.asked[-1]
    assert "table-late" in told and question.seat == 1 and question.stands
    assert party.places[HOST].standing.ticking is None, "no time runs while a bot thinks"
    assert party.answer(question, question.legal[0]) != []
    assert party.play.match.deal.actions[-1] == f"1 {question.legal[0]}" and not party.table.chairs[1].away


@rules("TR-7")
def test_plans_of_a_race_come_from_outside_too() -> None:
    party = room("trojki", seats=3, deals=1)
    first = {question.seat: question for question in party.asked if question.stands}
    assert first.keys() == {1, 2} and party.table.due() is None
    party.now += 2.0
    party.answer(first[1], "draw", 3.0)
    assert party.table.due() == 1000.0 + 3.0, "the delay counts from the question"
    party.ok(HOST, Act(["draw"]))
    assert first[2].stands, "that somebody draws spoils no thought"
    party.now += 4.0
    party.answer(first[2], "draw", 1.0)
    assert [line for line in party.play.match.deal.actions if line[0] != "0"] == ["1 draw", "2 draw"]
    assert sum(question.stands for question in party.asked) == 2, "both are asked what comes next"


def test_a_table_that_comes_back_asks_again_and_nothing_is_lost() -> None:
    party = room("golf")
    question = until_a_bot_is_asked(party)
    party.answer(question, question.legal[0])  # known to this process alone
    before, texts = [*party.play.match.deal.actions], [*party.texts]
    table = Table.bring_back(log.decode_all(texts), Silent("golf", 0), GAMES)
    assert table.on is not None and table.on.match.deal is not None and table.on.match.deal.actions == before
    (again,) = table.questions(party.now)
    assert (again.seat, again.bot, again.legal) == (question.seat, question.bot, question.legal)
    assert table.answer(question, question.legal[0], 0.0, party.now + 9.0) == [], "an answer to the table before"
    table.answer(again, again.legal[0], 0.0, party.now + 9.0)
    assert table.on.match.deal.actions == [*before, f"{again.seat} {again.legal[0]}"]
    (entry,) = table.take()
    assert isinstance(entry.input, log.Chose)


def test_an_answer_to_the_table_before_is_void_though_that_still_waits_for_it() -> None:
    party = room("golf")
    old = until_a_bot_is_asked(party)
    table = Table.bring_back(log.decode_all(party.texts), Silent("golf", 0), GAMES)
    assert table.answer(old, old.legal[0], 0.0, party.now) == [] and table.due() is None, "its seat is not asked yet"
    (new,) = table.questions(party.now)
    assert table.answer(old, old.legal[0], 0.0, party.now) == [] and table.due() is None
    assert old.stands and new.stands, "nothing is lost, there or here"


def test_nobody_thinks_on_when_the_match_is_aborted_or_the_table_closed() -> None:
    aborted, closed = room("golf", people=2, seats=3), room("golf", people=2, seats=3)
    for party in (aborted, closed):
        while party.play.match.turn != 2:
            who = (HOST, BOB)[party.play.match.turn]
            party.ok(who, Act([party.places[who].legal[0]]))
    for who in (HOST, BOB):
        aborted.ok(who, Vote("abort"))
    closed.close()
    assert not any(question.stands for question in [*aborted.asked, *closed.asked])


@pytest.mark.parametrize("answer", [("play XX", 0.0), ("", 0.0), (None, 0.0), ("", -1.0), (7, 0.0), None, "draw", ()])
def test_what_is_no_answer_is_the_mistake_of_the_bot(answer: Any) -> None:
    question = until_a_bot_is_asked(room("golf"))
    for wrong in (answer, (question.legal[0], math.nan), (question.legal[0], math.inf)):
        with pytest.raises(BadAnswer):
            question.checked(wrong)
    assert question.checked((question.legal[0], 0.0)) == (question.legal[0], 0.0) and question.stands


def test_nobody_is_asked_while_nobody_looks_on_or_after_the_end() -> None:
    party = room("golf")
    question = until_a_bot_is_asked(party)
    party.part(HOST)
    assert party.table.questions(party.now) == []
    party.answer(question, question.legal[0])
    assert party.table.due() is None, "a match that nobody sees stands still"
    party.join(HOST)
    party.wait(PAUSE)
    assert not question.stands
    party.ok(HOST, Leave())
    assert party.table.questions(party.now) == [] and party.table.due() is None
