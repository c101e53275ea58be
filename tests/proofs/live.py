"""A story played at a live table: everything that one listener is told and asked there, person, bot or spectator."""

import json
from collections.abc import Iterator
from typing import Any

from msgspec.structs import astuple

from stolik.core.game import Game
from stolik.match import Match
from stolik.table import GO_ON, Pace, PlayAtOnce, Seat
from stolik.table.questions import Question
from tests.proofs.worlds import Story

PACE = Pace(pause=1.0, between=1000.0)  # so that one thing happens at a time


class Script:
    """The decks and actions of a story, as a match asks for them."""

    def __init__(self, game: Game, story: Story) -> None:
        self.decks = [story.deck, *(line.split(" ")[2:] for line in story.actions if line.startswith("- "))]
        self.actions = [line.split(" ", 1) for line in story.actions if not line.startswith("- ")]

        self.match = Match(game, game.settle(story.options), story.dealer, self.shuffle, fast=True)

    def shuffle(self, cards: list[Any]) -> None:
        cards[:] = self.decks.pop(0)

    @property
    def line(self) -> list[str]:
        """Seat and text of the next action; nothing at the end."""
        done = self.match.deal.actions if self.match.deal is not None else []
        played = sum(not line.startswith("- ") for line in done)
        return self.actions[played] if played < len(self.actions) else []

    def next(self, seat: int | None) -> str:
        """The seat's action if it is the next one, or nothing."""
        return self.line[1] if self.line and self.line[0] == str(seat) else ""


class Reader:
    """A bot that reads its part; what it is given to choose by is noted."""

    name, blind = "reader", False

    def __init__(self, seat: int, script: Script, noted: list[Any] | None) -> None:
        self.seat, self.script, self.noted = seat, script, noted

    def choose(self, view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        if self.noted is not None:
            self.noted.append([view, legal, list(history)])
        return self.script.next(self.seat), 1.0


class Reading(PlayAtOnce):
    """Its bots wait for their line: at their turn too, which no other bot may."""

    def questions(self, now: float) -> list[Question]:
        asked = super().questions(now)
        for early in (each for each in asked if not each.passes and not each.bot.script.next(each.seat)):
            self.answer(early, *early.bot.choose(*early.seen_by(early.bot)), now)
        return [each for each in asked if each.stands]


def at_table(game: Game, story: Story, seat: int | None, person: bool) -> Iterator[str]:
    """Step by step: the messages to the seat (None: a spectator), what it is asked, when the table wakes.

    All other seats are bots that read their parts; the seat itself is a person or such a bot, and then what it is given
    to choose by is told too.
    """
    script, noted = Script(game, story), list[Any]()
    sitting = [Seat("bot", Reader(s, script, noted if s == seat else None)) for s in range(story.seats)]
    if person and seat is not None:
        sitting[seat] = Seat("person")
    table = Reading(script.match, sitting, PACE)
    if seat is None:
        table.telling.set_listeners([*table.people, None])

    def heard(messages: list[Any]) -> str:
        asked = [table.asked(seat), table.legal(seat)] if seat is not None else []
        line = json.dumps([[astuple(m) for m in messages if m.to == seat], asked, table.due(), noted])
        noted.clear()
        return line

    now = 0.0
    yield heard(table.begin(now))
    yield heard(table.tick(now))
    while script.line:
        if person and seat is not None and (mine := script.next(seat)):
            yield heard(table.command(seat, mine, now))
        elif seat is not None and seat in table.awaited:
            yield heard(table.command(seat, GO_ON, now))
        else:
            due = table.due()
            assert due is not None, f"the table waits for a person, and {script.line} is next"
            now = due
            yield heard(table.tick(now))
