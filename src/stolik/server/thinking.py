"""Bots think beside the server, however long: no step waits for one, and no table for those of another.

step -> what bots are to be asked -> a queue, fair by table -> (a process) -> the answer, a step if it is still of use

A seat has one bot that thinks, whatever is done and undone meanwhile; what no longer stands when its turn comes is not
thought about. A question is plain data (bots/decision.py), and its chance comes from a seed of the bot's and the place
in the match: the same question again has the same answer, after a restart too. Who needs machine code that is not there
yet waits for it, and those at the table are told.

Hints and reviews are thought about in the same places (`Errand`), and wait in the same queue.

A bot that fails (raises, or gives what is no answer), or whose process dies twice over one question, is logged, and
something legal is done in its place.
"""

import asyncio
import hashlib
from collections.abc import Callable, Hashable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from stolik.bots.advice import HintWanted
from stolik.bots.decision import Decision
from stolik.bots.review import Chosen
from stolik.bots.warming import NEED_MACHINE_CODE
from stolik.games import GAMES
from stolik.server.child import BotFailed, Reply
from stolik.server.fair_queue import FairQueue
from stolik.server.levels import Levels
from stolik.server.logs import log
from stolik.server.metrics import Metrics
from stolik.server.preparing import Preparing
from stolik.server.room import Room
from stolik.server.thinkers import Thinkers
from stolik.table import Out, Question, Table

INSTEAD_AFTER = 1.0  # seconds until something is done in a race in place of a bot that failed

Attempt = Callable[[float], list[Out]]


class Errand(NamedTuple):
    """Something else than a bot's decision that is thought about where bots think.

    table, seat  for whom: the queue is fair between tables, and what a seat was asked before makes way
    request      what is thought about
    useful       whether the answer is still of use; if it is not when its turn comes, nothing is told
    told         is called on the loop with the answer
    """

    table: Hashable
    seat: Hashable
    request: HintWanted | Chosen
    useful: Callable[[], bool]
    told: Callable[[Reply], None]

    @property
    def stands(self) -> bool:
        return self.useful()


class _Asked:
    """A question of a table, what its bot is told of it, and when it was asked."""

    __slots__ = ("at", "decision", "question", "room", "table")

    def __init__(self, room: Room, question: Question, decision: Decision) -> None:
        self.room, self.table, self.question, self.decision = room, room.table, question, decision
        self.at = perf_counter()

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def stands(self) -> bool:
        """Whether an answer is still of use: the table may have been brought back meanwhile, as another one."""
        return self.room.table is self.table and self.question.stands


class Thinking:
    """Asks the bots of all tables.

    cores    processes for bots; 0: they think in a thread of this one
    secret   from which the seeds of bots come: nobody else can tell what chance they have
    attempt  makes the step of an answer; set by whoever makes steps
    """

    attempt: Callable[[Room, Attempt], object]

    def __init__(self, cores: int, secret: str, levels: Levels, metrics: Metrics) -> None:
        self._loop = asyncio.get_running_loop()
        self._key = hashlib.blake2b(secret.encode(), digest_size=32, person=b"bots").digest()
        self._levels, self._cores = levels, max(cores, 1)
        self._took = metrics.seconds("bot", "From a question to a bot to its answer")
        self._queue: FairQueue[_Asked | Errand] = FairQueue()
        self._busy: WeakKeyDictionary[Table, dict[int, _Asked | None]] = WeakKeyDictionary()  # what waits for a seat
        self._thinkers: Thinkers[_Asked | Errand] = Thinkers(cores, self._told)
        self._preparing = Preparing(GAMES, cores > 0, self._prepared)
        self._unready: dict[str, FairQueue[_Asked | Errand]] = {}  # by game: what waits for machine code
        self._informed: WeakSet[Table] = WeakSet()  # tables that have been told so
        self._chance = Random()
        self._stopped = False
        metrics.watch("bots_waiting", "Decisions of bots that wait for a core", lambda: len(self._queue))
        metrics.watch("bot_processes_died", "Processes of bots that ended by themselves", lambda: self._thinkers.died)

    def start(self) -> None:
        """The tables are back: machine code that there is not is made now."""
        self._preparing.start()

    def ready(self, game: str) -> bool:
        """Whether there is the machine code that hints and reviews of a game take; if not, it is made soon."""
        if not self._preparing.ready(game):
            self._preparing.want(game)
            return False
        return True

    @property
    def behind(self) -> int:
        """How many questions wait for each core."""
        return len(self._queue) // self._cores

    def work(self, work: Errand) -> None:
        """This is to be thought about as well, when its turn comes."""
        if self.ready(work.request.game):
            self._queue.put(work)
            self._go_on()
        else:
            self._unready.setdefault(work.request.game, FairQueue()).put(work)

    def look_after(self, room: Room, now: float) -> None:
        """After everything that happens at a table: its bots are asked what they have not been asked."""
        for question in room.table.questions(now):
            self._ask(_Asked(room, question, self._decision(room.table, question)))

    def stop(self) -> None:
        """No bot is asked any more, what one still thinks is not waited for, and no process remains."""
        self._stopped = True
        self._thinkers.end()
        self._preparing.end()

    def _decision(self, table: Table, question: Question) -> Decision:
        """The question as plain data. Its chance belongs to the bot, the match and what has happened in it."""
        view, history = question.view, question.history
        deals = len(table.on.match.deals) if table.on is not None else 0
        place = f"{table.setup.code}-{table.parts.lifecycle.match}/{question.seat}/{deals}/{len(history)}"
        seed = hashlib.blake2b(place.encode(), key=self._key, digest_size=16).hexdigest()
        options = table.game.option_values(table.options)
        return Decision(question.bot, table.game.name, options, seed, view, question.legal, history)

    def _ask(self, asked: _Asked) -> None:
        """It waits: for what its seat still thinks about, for machine code, or for a core."""
        seats = self._busy.setdefault(asked.table, {})
        game = asked.table.game.name
        if asked.seat in seats:
            seats[asked.seat] = asked
        elif asked.question.bot in NEED_MACHINE_CODE and not self._preparing.ready(game):
            self._unready.setdefault(game, FairQueue()).put(asked)
            self._preparing.want(game)
            if asked.table not in self._informed:
                self._informed.add(asked.table)
                self._loop.call_soon(self._inform, asked.room, asked.table)
        else:
            self._queue.put(asked)
            self._go_on()

    def _inform(self, room: Room, table: Table) -> None:
        if room.table is table and not self._stopped:
            self.attempt(room, table.prepare)

    def _prepared(self, game: str) -> None:
        """There is machine code for a game."""
        waiting = self._unready.pop(game, None)
        while waiting is not None and (asked := waiting.take()) is not None:
            self.work(asked) if isinstance(asked, Errand) else self._ask(asked)

    def _go_on(self) -> None:
        """Whoever is free thinks about what is next."""
        while not self._stopped and self._thinkers.free and (asked := self._queue.take()) is not None:
            if isinstance(asked, Errand):
                self._thinkers.think(asked, asked.request)
            else:
                self._busy[asked.table][asked.seat] = None
                self._thinkers.think(asked, asked.decision)

    def _told(self, asked: _Asked | Errand, answer: Reply) -> None:
        """On the loop again: something has been thought about."""
        if isinstance(asked, Errand):
            self._levels.worked(answer.seconds)
            self._go_on()
            asked.told(answer)
        else:
            self._decided(asked, answer)

    def _decided(self, asked: _Asked, answer: Reply) -> None:
        """A bot has thought."""
        question = asked.question
        waiting = self._busy[asked.table].pop(asked.seat)
        self._levels.thought(asked.table.game.name, question.bot, asked.table.setup.code, answer.seconds)
        self._go_on()
        try:
            chosen = question.checked(answer.chosen) if answer.error is None else self._failed(asked, answer.error)
        except ValueError as error:
            chosen = self._failed(asked, error)
        if asked.stands:
            self._took.observe(perf_counter() - asked.at)
            self.attempt(asked.room, lambda now: asked.table.answer(question, *chosen, now))
        if waiting is not None and waiting.stands:
            self._ask(waiting)

    def _failed(self, asked: _Asked, error: BaseException) -> tuple[str, float]:
        """What is done for a bot that failed: nothing, if others are to act first, else anything legal."""
        question = asked.question
        told: dict[str, Any] = {"table": asked.room.key, "seat": question.seat, "bot": question.bot}
        if isinstance(error, BotFailed):
            log.error("bot failed", extra=told | {"error": error.error, "places": error.places})
        else:
            log.error("bot failed", exc_info=error, extra=told)
        return "" if "" in question.legal else self._chance.choice(question.legal), INSTEAD_AFTER
