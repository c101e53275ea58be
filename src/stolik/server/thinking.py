"""Bots think in threads of their own, however long: no step waits for one, and no table for those of another.

step -> what bots are to be asked -> (a thread) -> the answer, a step of its own if the question still stands
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from weakref import WeakKeyDictionary

from stolik.server.answers import LiveAnswers
from stolik.server.room import Room
from stolik.table import Bot, Out, Question, Table

MOST_AT_ONCE = 64  # bots that think; a slow one costs a thread, not the time of others

Step = Callable[[float], list[Out]]


class Thinking:
    """Asks the bots of all tables. `answers` makes them, for a game; `attempt` makes the step of an answer."""

    def __init__(self, answers: Callable[[str], LiveAnswers], attempt: Callable[[Room, Step], object]) -> None:
        self._answers, self._attempt = answers, attempt
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "stolik-bot")
        self._loop = asyncio.get_running_loop()
        self._idle: WeakKeyDictionary[Table, dict[tuple[int, str], Bot]] = WeakKeyDictionary()  # by seat and level
        self._stopped = False

    def look_after(self, room: Room, now: float) -> None:
        """After everything that happens at a table: its bots are asked what they have not been asked."""
        for question in room.table.questions(now):
            self._ask(room, question)

    def _ask(self, room: Room, question: Question) -> None:
        idle, place = self._idle.setdefault(room.table, {}), (question.seat, question.bot)
        bot = idle.pop(place, None) or self._answers(room.table.game.name).bot(*place)
        view, history = ({}, []) if bot.blind else (question.view, question.history)

        def tell(future: Future[tuple[str, float]]) -> None:
            idle[place] = bot  # while it thinks about what stands no longer, another one is asked
            if not (self._stopped or future.cancelled()):
                self._loop.call_soon_threadsafe(self._tell, room, question, future)

        self._threads.submit(bot.choose, view, question.legal, history).add_done_callback(tell)

    def _tell(self, room: Room, question: Question, future: Future[tuple[str, float]]) -> None:
        if question.stands:  # what a bot raises breaks its table, in the step that was to be its answer
            self._attempt(room, lambda now: room.table.answer(question, *future.result(), now))

    def stop(self) -> None:
        """No bot is asked any more; what one still thinks is not waited for."""
        self._stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)
