"""Bots think in threads of their own, however long: no step waits for one, and no table for those of another.

step -> what bots are to be asked -> (a thread) -> the answer, a step of its own if the question still stands

A seat has one bot that thinks, whatever is done and undone meanwhile: what it is asked next waits, and what no longer
stands when its turn comes is not thought about. A bot that fails (raises, or gives what is no answer) is logged and
thrown away, and something legal is done in its place. One that hangs keeps its seat waiting, and a thread of those that
there are; the end of the process waits for none.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any
from weakref import WeakKeyDictionary

from stolik.server.answers import LiveAnswers
from stolik.server.logs import log
from stolik.server.room import Room
from stolik.table import Bot, Out, Question, Table

MOST_AT_ONCE = 64  # bots that think; a slow one costs a thread, not the time of others
INSTEAD_AFTER = 1.0  # seconds until something is done in a race in place of a bot that failed

Attempt = Callable[[float], list[Out]]
ShownToBot = tuple[dict[str, Any], list[str], list[str]]  # what `Bot.choose` takes
Thought = tuple[str, float] | BaseException | None  # an answer, or why there is none; None: the question was void


class _Asked:
    """A question of a table, whose seat it plays, and what its bot is shown of it."""

    __slots__ = ("place", "question", "room", "seen", "table")

    def __init__(self, room: Room, question: Question, place: "_Place") -> None:
        self.room, self.table, self.question, self.place = room, room.table, question, place
        self.seen: ShownToBot = ({}, [], [])

    @property
    def stands(self) -> bool:
        """Whether an answer is still of use: the table may have been brought back meanwhile, as another one."""
        return self.room.table is self.table and self.question.stands


class _Place:
    """A seat that bots of one level play: the bot, whether it thinks, and what it is to be asked after that."""

    __slots__ = ("bot", "next", "thinks")

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.thinks = False
        self.next: _Asked | None = None


class Thinking:
    """Asks the bots of all tables. `answers` makes them, for a game; `attempt` makes the step of an answer."""

    def __init__(self, answers: Callable[[str], LiveAnswers], attempt: Callable[[Room, Attempt], object]) -> None:
        self._answers, self._attempt = answers, attempt
        self._loop = asyncio.get_running_loop()
        self._places: WeakKeyDictionary[Table, dict[tuple[int, str], _Place]] = WeakKeyDictionary()  # by seat and level
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()
        self._busy = self._threads = 0  # bots that think or are about to; threads there are
        self._chance = Random()
        self._stopped = False

    def look_after(self, room: Room, now: float) -> None:
        """After everything that happens at a table: its bots are asked what they have not been asked."""
        for question in room.table.questions(now):
            self._ask(room, question)

    def stop(self) -> None:
        """No bot is asked any more; what one still thinks is not waited for."""
        self._stopped = True
        for _ in range(self._threads):
            self._queue.put(None)

    def _ask(self, room: Room, question: Question) -> None:
        place = self._places.setdefault(room.table, {}).setdefault((question.seat, question.bot), _Place())
        asked = _Asked(room, question, place)
        if self._has_bot(asked):
            assert place.bot is not None
            asked.seen = question.seen_by(place.bot)
            if place.thinks:
                place.next = asked
            else:
                self._begin(asked)

    def _has_bot(self, asked: _Asked) -> bool:
        """Whether the seat has a bot, by now; if none can be made that is a failure like one in its thoughts."""
        if asked.place.bot is None:
            try:
                asked.place.bot = self._answers(asked.table.game.name).bot(asked.question.seat, asked.question.bot)
            except Exception as error:
                self._loop.call_soon(self._settle, asked, error)
                return False
        return True

    def _begin(self, asked: _Asked) -> None:
        """To a thread; there is one more as long as all of them are busy, up to the most there may be."""
        asked.place.thinks = True
        self._busy += 1
        if self._busy > self._threads and self._threads < MOST_AT_ONCE:
            # Not those of an executor, for which the end of the process would wait.
            Thread(target=self._think, name=f"stolik-bot-{self._threads}", daemon=True).start()
            self._threads += 1
        self._queue.put(asked)

    def _think(self) -> None:
        """A thread: one question after the other, until the end."""
        while (asked := self._queue.get()) is not None and not self._stopped:
            answer: Thought = None
            bot = asked.place.bot
            try:
                if asked.stands and bot is not None:
                    answer = asked.question.checked(bot.choose(*asked.seen))
            except BaseException as error:  # whatever a bot raises is the bot's
                answer = error
            with suppress(RuntimeError):  # the loop has been closed meanwhile
                self._loop.call_soon_threadsafe(self._told, asked, answer)

    def _told(self, asked: _Asked, answer: Thought) -> None:
        """On the loop again: a bot has thought."""
        place = asked.place
        place.thinks, waiting, place.next = False, place.next, None
        self._busy -= 1
        self._settle(asked, answer)
        if waiting is not None and waiting.stands and not place.thinks and self._has_bot(waiting):
            self._begin(waiting)

    def _settle(self, asked: _Asked, answer: Thought) -> None:
        """The answer becomes a step if it is still of use; a bot that failed is thrown away."""
        if self._stopped:
            return
        question, table = asked.question, asked.table
        if isinstance(answer, BaseException):
            told = {"table": asked.room.key, "seat": question.seat, "bot": question.bot}
            log.error("bot failed", exc_info=answer, extra=told)
            asked.place.bot = None
            answer = self._instead(question)
        if answer is not None and asked.stands:
            action, delay = answer
            self._attempt(asked.room, lambda now: table.answer(question, action, delay, now))

    def _instead(self, question: Question) -> tuple[str, float]:
        """What is done for a bot that failed: nothing, if others are to act first, else anything legal."""
        return "" if "" in question.legal else self._chance.choice(question.legal), INSTEAD_AFTER
