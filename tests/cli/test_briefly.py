"""How a deal begins and ends: few words, and all of it for whoever asks or wants to hear all."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from bench import ear

from stolik.cli import briefly
from stolik.cli.answers import command
from stolik.cli.narrator import Narrator
from stolik.cli.session import EVENT
from stolik.client.place import Place
from stolik.core.game import Event, event
from stolik.games import GAMES
from stolik.table.messages import Chair, Standing
from stolik.words import LANGUAGES, Words
from tests.cli.player import Player, play

Patch = pytest.MonkeyPatch
FEW = 30  # words
NAMES = ["You", "Clover", "Waddle"]


class Curious(Player):
    """Plays a deal, asks for the score in the next one and leaves."""

    def get(self, timeout: float | None) -> str:
        assert self.session is not None
        if self.typed[-1:] == ["scores"]:
            return "quit"
        if self.session.place.deals == 2:
            self.typed.append("scores")
            self.asked = len(self.said)
            return "scores"
        return super().get(timeout)


def told(game: str, monkeypatch: Patch, *more: str) -> tuple[list[str], list[str]]:
    """What is told of a whole deal of bots and one person, and then of the score."""
    lines = Curious("en")
    play(lines, monkeypatch, game, "--seats", "3", "--seed", "8", "--pause", "0", *more)
    return [line for line, kind in lines.said[: lines.asked] if kind == EVENT], lines.lines()[lines.asked :]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_begins_and_ends_in_few_words(game: str, language: str) -> None:
    for verbosity in ("short", "normal"):
        heard = ear.deal_heard(game, language, verbosity, "ear 0")
        assert 0 < sum(line.words for line in heard.lines if line.event and line.at == 0) < FEW
        assert 0 < sum(line.words for line in heard.lines if line.end) < FEW


@pytest.mark.parametrize("verbosity", ["normal", "full"])
def test_who_asks_for_the_score_is_told_how_all_fared(verbosity: str, monkeypatch: Patch) -> None:
    deal, scores = told("planowanie", monkeypatch, "--verbosity", verbosity)
    assert scores[0] == "Result of deal 1."
    results, totals = scores[1:4], scores[4:7]
    assert [line.split(":")[0] for line in results] == NAMES
    assert all("bid" in line and "took" in line for line in results)
    assert [line.split(" ")[0] for line in totals] == NAMES and "in all" in totals[2]
    assert re.match(r"You are \w+ of 3; ", scores[7])
    assert {results[0], scores[7]} <= set(deal) if verbosity == "normal" else set(results) <= set(deal)
    assert verbosity == "full" or not {*results[1:], *totals} & set(deal), "of the others it is not told unasked"


def test_a_hole_of_golf_shows_the_own_cards_alone(monkeypatch: Patch) -> None:
    deal, scores = told("golf", monkeypatch)
    opened = [line for line in scores if " up cell" in line]
    assert opened and scores[0] == "Result of hole 1."
    assert [line for line in opened if line in deal] == [line for line in opened if line.startswith("You ")]


def test_the_grid_of_trojki_is_there_for_whoever_asks() -> None:
    events = [event("trojki-deal", seat=0, number=1), *(event("trojki-row", row=row, cards=[]) for row in (1, 2, 3))]
    brief = briefly.start(events, GAMES["trojki"].at_length)
    assert [each.id for each in brief] == ["trojki-deal", "trojki-look"]
    for words in map(Words, LANGUAGES):
        typed = words.say("trojki-look").split()[1].strip(",")
        assert command(typed, words) == ("table", ""), typed
    assert briefly.start(events, {}) == events


def place(seat: int | None, **standing: Any) -> Place:
    found = Place()
    found.seat = seat
    options = GAMES["planowanie"].option_values(GAMES["planowanie"].settle({"seats": 3}))
    found.standing = Standing(
        **{
            "game": "planowanie",
            "options": options,
            "phase": "playing",
            "chairs": [Chair()] * 3,
            "deals": 2,
            **standing,
        }
    )
    return found


def test_where_one_stands() -> None:
    def said(seat: int | None, score: Sequence[int] = (5, 9, 1), **more: Any) -> list[Event]:
        return briefly.standing(GAMES["planowanie"], place(seat, score=[*score], **more))

    alone = {"seat": 1, "seats": [1], "leaders": 1, "points": 9}
    assert said(0) == [event("match-place", place=2, count=3, **alone)]
    assert said(1) == [event("match-place", place=1, count=3, **alone)]
    assert said(None) == [], "who watches has no place"
    assert said(1, phase="over") == [], "who has won has been told so"
    assert said(2, phase="over") == [event("match-finished", place=3, count=3)]
    assert said(0, (3, 3, 3)) == [], "all are equal"
    tied = {"seats": [0, 1], "leaders": 2, "points": 3}
    for me in (0, 1):
        assert said(me, (3, 3, 1)) == [event("match-place", seat=me, place=1, count=3, **tied)]
    [told] = said(2, (3, 3, 1))
    assert told == event("match-place", seat=0, place=3, count=3, **tied)
    words = Words("en", ("Anna", "Jan", "Eva"), me=2)
    assert words.tell(told) == "You are third of 3; Anna and Jan lead with 3 points."
    assert Words("en", me=0).tell(told) == "You share the lead with others."


def test_the_total_is_not_told_twice() -> None:
    game = GAMES["planowanie"]
    missed = [event("planowanie-missed", seat=seat, bid=1, won=2, points=0) for seat in range(3)]
    totals = [event("match-score", seat=seat, points=0) for seat in range(3)]
    events = [*missed, *totals, event("match-next", number=2, seat=1)]
    for deals, own in ((1, [missed[1]]), (2, [missed[1], totals[1]])):
        at = place(1, deals=deals, score=[0, 0, 0])
        assert briefly.ends(events) and briefly.since(events, game, at) == 0
        assert briefly.end(events, game, at) == own and briefly.result(events, game, at) == missed
    assert not briefly.ends(missed), "not before the match knows it"


def test_of_much_that_was_missed_the_last_deal_is_kept_and_what_follows_is_no_part_of_it() -> None:
    def ended(number: int) -> list[Event]:
        rows = [event("planowanie-missed", seat=seat, bid=1, won=number, points=0) for seat in range(3)]
        return [*rows, event("match-next", number=number + 1, seat=1)]

    later = event("planowanie-bid", seat=2, count=3)
    said: list[str] = []
    at = place(1, match=1, score=[0, 0, 0])
    narrator = Narrator(at, Words("en", ("Ada", "Ben", "Cleo"), me=1), said.append)
    narrator.tell([*ended(1), *ended(2), later])
    assert narrator.result is not None and narrator.result.number == 2 and narrator.result.told == ended(2)[:3]
    assert said == ["Ben: bid 1, took 1, no points.", "Ben: bid 1, took 2, no points.", "Cleo bids 3 tricks."]
    narrator.tell([event("table-rematch-asked", seat=0)])
    assert narrator.result.number == 2, "what is said between deals is no end of one"
    at.standing = msgspec.structs.replace(at.standing, match=2)
    narrator.tell([event("table-match", number=2)])
    assert narrator.result is None, "how the match before ended says nothing of this one"
