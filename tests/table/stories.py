"""A story (tests/proofs/worlds.py) at a whole table: every byte that one person is sent there, and the spectators.

Some seats are people who act as the story says, some too late, some asleep; the others are bots that read their parts.
The listener also tries what they may not do. Seals are blinded: they depend on the deck as they must, and tell nothing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.json import encode

from stolik.games import GAMES
from stolik.protocol import encode_to_client
from stolik.table import CLOCKS, Setup, Table
from stolik.table import story as telling
from stolik.table.commands import Act, Command, Fill, Say, Sit, Start, Undo, Vote
from stolik.table.messages import Out, Refused
from stolik.table.questions import Question
from tests.proofs.worlds import Story

BLIND = {"scheme": "sha256", "hash": "0" * 64, "nonce": "0" * 64}


class Reader:
    """A bot that reads its part."""

    name, blind = "reader", True

    def __init__(self, script: "Script", seat: int) -> None:
        self.script, self.seat = script, seat

    def choose(self, view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        seat, action = self.script.line
        return (action, 1.0) if seat == self.seat else ("", 1.0)


class Script:
    """Answers of a table at which a story happens, and what is to be done next."""

    levels = ("reader", "casual")
    hints = False

    def __init__(self, story: Story) -> None:
        self.story = story
        self.stocks = [line.split(" ")[2:] for line in story.actions if line.startswith("- ")]
        self.lines = [(int(line[0]), line[2:]) for line in story.actions if not line.startswith("- ")]
        self.table: Table
        self.waiting: list[Question] = []

    def answers(self, now: float) -> list[Out]:
        """What comes of the bots' answers: whoever must act waits for their line, the others let it go by."""
        told: list[Out] = []
        while ready := self._to_answer(now):
            for question in filter(lambda each: each.stands, ready):
                told += self.table.answer(question, *question.put(Reader(self, question.seat)), now)
        return told

    def _to_answer(self, now: float) -> list[Question]:
        waiting = [each for each in [*self.waiting, *self.table.questions(now)] if each.stands]
        ready = [each for each in waiting if self.line[0] == each.seat or each.passes]
        self.waiting = [each for each in waiting if each not in ready]
        return ready

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        dealt = self.table.play is not None and self.table.play.match.deals
        return (sorted(cards), "1" * 64) if dealt else (list(self.story.deck), "0" * 64)

    def instead(self, table: str, wanted: dict[int, str]) -> dict[int, str]:
        return {}

    def lot(self, count: int) -> int:
        return self.story.dealer

    def wall(self) -> str:
        return "2026-01-02T03:04:05Z"

    @property
    def line(self) -> tuple[int, str]:
        """Seat and text of the next action; no seat (-1) before the deal and at the end."""
        play = self.table.on
        if play is None or play.match.deal is None or len(play.match.deals) > 1 or not play.match.playing:
            return -1, ""
        played = sum(not line.startswith("- ") for line in play.match.deal.actions)
        return self.lines[played] if played < len(self.lines) else (-1, "")


@contextmanager
def blinded(script: Script) -> Iterator[None]:
    """Seals tell nothing, and a stock is shuffled anew as the story says."""
    with (
        patch("stolik.table.lifecycle.seal", lambda game, deck, nonce: BLIND),
        patch("stolik.match.match.seal", lambda game, deck, nonce: BLIND),
        patch("stolik.match.match.reshuffled", lambda cards, nonce, number: script.stocks[number]),
    ):
        yield


def at_table(story: Story, listener: int | None, seed: int, games: dict[str, Any] | None = None) -> list[bytes]:
    """All that a seat (None: spectators) is sent. `seed`: who is a person, who is late, what the listener tries."""
    chance, script = Random(seed), Script(story)
    clock = chance.choice(["none", "fast", "normal"])
    think = chance.choice([0.0, 3.0]) if story.game == "trojki" else 0.0
    table = script.table = Table(
        Setup("K7QX", story.game, story.options, "", clock, think), script, GAMES if games is None else games
    )
    people = [seat for seat in range(story.seats) if seat == listener or chance.random() < 0.6]
    people = people or [chance.randrange(story.seats)]
    sent: list[bytes] = []
    now, number = 0.0, 0
    table.watched = listener is None

    def pass_on(outs: list[Out]) -> None:
        outs = [*outs, *script.answers(now)]
        mine = (listener, f"p{listener}") if listener is not None else (None,)
        sent.extend(encode_to_client(message) for to, message in outs if to in mine)

    def do(seat: int, command: Command) -> bool:
        nonlocal number
        number += 1
        outs = table.handle(f"p{seat}", f"P{seat}", str(number), command, now)
        pass_on(outs)
        return not any(isinstance(out.message, Refused) for out in outs)

    def wake() -> None:
        nonlocal now
        due = table.due()
        assert due is not None, f"the table waits, and {script.line} is next"
        now = max(now, due)
        pass_on(table.tick(now))

    def told_again() -> list[bytes]:
        """All that was sent, and what somebody who comes back is told of it."""
        who = f"p{listener}" if listener is not None else ""
        return [*sent, encode(telling.story(table.take(), script, GAMES if games is None else games, who, 0))]

    with blinded(script):
        pass_on(table.open(f"p{people[0]}", "P", now))
        for seat in people:
            do(seat, Sit(seat))
        if len(people) < story.seats:
            do(people[0], Fill("reader"))
        do(people[0], Start())
        wake()
        tries = [line[2:] for line in story.actions] + ["exchange", "take", "draw", "ok"]
        for _ in range(20 * len(script.lines) + 50):
            seat, action = script.line
            assert table.play is not None
            if seat < 0:
                for _ in range(2):  # in a race nobody does anything more: the time to think is over, or that of all
                    if table.play.match.playing and table.play.match.turn is None and table.due() is not None:
                        wake()
                return told_again()
            if listener is not None and seat != listener and chance.random() < 0.1:
                legal = table.play.match.legal(listener)
                attempt = chance.choice(tries)
                if attempt not in legal:
                    do(listener, Act([attempt]))
                do(listener, chance.choice([Say("hm"), Undo(), Vote("abort", False)]))
                continue
            early = table.play.held_until is not None and seat == table.play.match.turn and action != "exchange"
            thinking = table.play.think_until is not None and action.startswith("place")
            late = (clock != "none" and chance.random() < 0.05) or (table.chairs[seat].away and chance.random() < 0.5)
            if table.play.held_until is not None or table.play.match.turn not in (seat, None):
                late = False  # out of turn, and in a pause, time that passes is an answer
            if seat not in people or early or thinking or late:
                wake()
            else:
                now += chance.choice([0.0, 0.3, (CLOCKS[clock].action or 5.0)]) if table.due() is None else 0.0
                assert do(seat, Act([action])), f"the story does not go on: {seat} {action}"
    raise AssertionError(f"the story does not go on: {script.line}")
