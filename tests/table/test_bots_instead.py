"""Bots that play a match at another level than wanted, as whoever drives the table has it: told, kept, and undone."""

from typing import Any

from stolik.table import log
from stolik.table.commands import Fill, Ready, Remove, Settle, Sit, Start, Vote
from stolik.table.messages import OVER
from tests.table.parties import BOB, HOST, Chance, Party, same_story, until


class Full(Chance):
    """The house is full, or not; `asked` is what was wanted."""

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.full, self.asked = True, list[tuple[str, dict[int, str]]]()

    def instead(self, table: str, wanted: dict[int, str]) -> dict[int, str]:
        self.asked.append((table, dict(wanted)))
        return {seat: "random" for seat, level in wanted.items() if level == "casual"} if self.full else {}


def filled(game: str = "golf", **options: Any) -> tuple[Party, Full]:
    """A person and two bots, whose match begins when the person is ready."""
    answers = Full(game)
    party = Party(game, answers=answers, **{"seats": 3, "deals": 1} | options)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill("casual", 1))
    party.ok(HOST, Fill("random", 2))
    return party, answers


def levels(party: Party) -> list[str]:
    return [chair.bot for chair in party.table.chairs]


def test_it_is_decided_and_told_when_a_match_begins() -> None:
    party, answers = filled()
    assert answers.asked == [] and levels(party) == ["", "casual", "random"]
    told = party.ok(HOST, Ready())
    assert answers.asked == [("K7QX", {1: "casual", 2: "random"})]
    assert "table-bot-instead" in told and told.count("table-bot-instead") == 1
    assert party.args(HOST, "table-bot-instead") == {"seat": 1, "level": "random"}
    assert levels(party) == ["", "random", "random"]
    party.wait(5.0)
    assert len(answers.asked) == 1, "never in its midst"


def test_the_log_has_it() -> None:
    party, answers = filled()
    party.ok(HOST, Ready())
    party.wait(3.0)
    answers.full, answers.asked = False, []
    assert party.brought_back().chairs == party.table.chairs and answers.asked == []
    assert same_story(party) > 3


def test_where_all_play_as_wanted_the_log_has_nothing() -> None:
    """So logs that were written before anybody asked are read as ever."""
    party, answers = filled()
    answers.full = False
    assert "table-bot-instead" not in party.ok(HOST, Ready())
    noted = [answer for text in party.texts for answer in log.decode(text).answers]
    assert len(noted) == 3 and not any(isinstance(answer, dict) for answer in noted), "the lot, the time, the deck"
    assert party.brought_back(Full("golf")).chairs == party.table.chairs


def test_in_the_next_match_they_play_as_wanted_if_they_can() -> None:
    party, answers = filled()
    party.ok(HOST, Ready())
    until(party, lambda: party.table.phase == OVER)
    assert party.table.finished[0].record["players"] == ["human", "random", "random"]
    assert [bot for *_, bot in party.table.finished[0].people] == ["", "random", "random"]
    told = party.ok(HOST, Vote("rematch"))
    assert answers.asked[-1] == ("K7QX", {1: "casual", 2: "random"})
    assert "table-bot-instead" not in told, "nothing has changed"
    until(party, lambda: party.table.phase == OVER)
    answers.full = False
    assert "table-bot-again" in party.ok(HOST, Vote("rematch"))
    assert party.args(HOST, "table-bot-again") == {"seat": 1, "level": "casual"}
    assert levels(party) == ["", "casual", "random"]
    assert party.brought_back().chairs == party.table.chairs


def test_who_takes_the_seat_of_such_a_bot_leaves_no_trace_of_it() -> None:
    party, answers = filled()
    party.ok(HOST, Ready())
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Remove(1))
    party.ok(BOB, Sit(1))
    party.ok(HOST, Start())
    assert answers.asked[-1] == ("K7QX", {2: "random"})


def test_a_level_that_is_chosen_anew_counts() -> None:
    party, answers = filled()
    party.ok(HOST, Ready())
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Fill("random", 1))
    party.ok(HOST, Settle({"seats": 3}))
    party.ok(HOST, Start())
    assert answers.asked[-1] == ("K7QX", {1: "random", 2: "random"}) and levels(party) == ["", "random", "random"]


def test_a_table_without_bots_asks_nothing() -> None:
    answers = Full("golf")
    party = Party("golf", answers=answers, seats=2)
    for seat, who in enumerate((HOST, BOB)):
        party.ok(who, Sit(seat))
        party.ok(who, Ready())
    assert party.table.on is not None and answers.asked == []


def test_those_at_a_table_are_told_that_its_bots_get_ready() -> None:
    party, answers = filled()
    answers.full = False
    assert party.table.prepare(party.now) == [], "no match is on"
    party.ok(HOST, Ready())
    party.wait(0.0)
    v = party.table.v
    party._pass_on(party.table.prepare(party.now))
    assert party.events(HOST) == ["table-bots-prepare"] and party.table.v == v + 1
    assert party.brought_back().v == party.table.v
