"""Bots that are asked where the play is, and answer at once: in the arena, at the terminal, in tests.

What waits for nothing may do so; a server asks its bots elsewhere (server/thinking.py). Here a bot that fails is a
mistake to be seen: what it raises comes through, and BadAnswer.
"""

from collections.abc import Callable
from typing import Any

from stolik.table.messages import Out
from stolik.table.play import Play
from stolik.table.questions import Bot
from stolik.table.table import Table
from stolik.table.telling import Notice


def answer_at_once(table: Table, bot: Callable[[int, str], Bot], now: float) -> list[Out]:
    """All bots of a table that are asked something answer: what is told of it. `bot`: a seat's bot of a level."""
    told: list[Out] = []
    while questions := table.questions(now):
        for question in filter(lambda each: each.stands, questions):
            told += table.answer(question, *question.put(bot(question.seat, question.bot)), now)
    return told


class PlayAtOnce(Play):
    """A play whose bots are there (as `Seat.bot`) and answer before anything else happens."""

    def begin(self, now: float) -> list[Notice]:
        """As `Play.begin`; so are the other methods."""
        return super().begin(now) + self._answers(now)

    def take_seat(self, seat: int, sitter: Any, now: float) -> list[Notice]:
        return super().take_seat(seat, sitter, now) + self._answers(now)

    def command(self, seat: int, text: str, now: float) -> list[Notice]:
        return super().command(seat, text, now) + self._answers(now)

    def undo(self, seat: int, now: float) -> list[Notice]:
        return super().undo(seat, now) + self._answers(now)

    def happen(self, now: float) -> list[Notice]:
        return super().happen(now) + self._answers(now)

    def _answers(self, now: float) -> list[Notice]:
        """Whoever may act out of turn does so before the seat to act, and after that all are asked again."""
        told: list[Notice] = []
        while questions := self.questions(now):
            for question in filter(lambda each: each.stands, questions):
                self.answer(question, *question.put(question.bot), now)
                if self.match.turn not in (None, question.seat) and question.seat in self.bots.plans:
                    told += self.choose(question.seat, self.bots.plans[question.seat][1], now)
        return told
