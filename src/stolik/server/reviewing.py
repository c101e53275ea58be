"""Reviews of finished matches, for who sat there: decision by decision, where bots think.

    record -> (worker) what the seat chose -> Thinking, one decision after the other -> kept, as long as others do not
    push it out

A review is many short questions and not one long one, and waits in the queue as a table of its own: bots go on playing
between two of its decisions. Whoever asks hears how far it has come, and asks again. Only so many are made at a time,
and each person, and each address, has a ration.
"""

import asyncio
import json
import math
import time
from collections import OrderedDict
from functools import partial

from msgspec import Struct

from stolik.bots.advice import cost, named
from stolik.bots.review import Choices, Chosen, Judged, review_of
from stolik.core.game import Event, Game, event
from stolik.games import GAMES
from stolik.match import BadRecord, replay
from stolik.server.child import Reply
from stolik.server.limits import Buckets, Limits
from stolik.server.logs import log
from stolik.server.refusals import RequestRefusal
from stolik.server.thinking import Errand, Thinking
from stolik.server.worker import Worker

MOST_AT_ONCE = 4  # reviews that are being made
KEPT = 64  # reviews that are remembered
WAIT = 8.0  # seconds until whoever asks is told how far it is


class DealParts(Struct, frozen=True):
    """What a deal brought, in points less those of the others on average, to tenths of a point.

    result  the sum of the other three
    cards   what the hand was worth before the first decision
    play    what the own decisions cost
    rest    what the others did, and how the hidden cards lay
    """

    deal: int
    result: float
    cards: float
    play: float
    rest: float


class Decided(Struct, frozen=True):
    """A decision, judged by what could be known then.

    deal     from 1; `step`: how many actions the deal had had
    at       the step of the replay that shows the moment before it
    action   what was done, `best` the best that was found, as records write them
    cost     how many points less the action was worth; `error`: the standard error of that, 0 where it is exact
    value    what the best one was worth: points of the deal less those of the others on average
    mistake  whether it surely cost something
    told     what there is to say of it: what the action cost and what would have been best, or that it was the best
    """

    deal: int
    step: int
    at: int
    action: str
    best: str
    cost: float
    error: float
    value: float
    mistake: bool
    told: list[Event]


class Review(Struct, frozen=True):
    """The own decisions in a finished match, and luck and skill of each deal told apart.

    total, judged  how many decisions there are, and how many of them have been judged; ask again until all are
    preparing      whether the machine code that it takes is still being made
    deals          those whose decisions have all been judged
    """

    code: str
    game: str
    seat: int
    total: int
    judged: int
    preparing: bool
    deals: list[DealParts]
    decisions: list[Decided]


class _Making:
    """A review that is being made, or is there."""

    def __init__(self, code: str, record: str, seat: int) -> None:
        self.code, self.seat = code, seat
        self.record = json.loads(record)
        self.choices: Choices | None = None
        self.judged: list[Judged] = []
        self.task: asyncio.Task[None] | None = None

    def told(self, preparing: bool) -> Review:
        """As far as it has come."""
        game, found = GAMES[self.record["game"]], self.choices
        if found is None:
            return Review(self.code, game.name, self.seat, 1, 0, preparing, [], [])
        review = review_of(found, self.judged)
        decisions = [
            Decided(
                one.deal,
                one.step,
                found.before.get(one.deal, 0) + one.step,
                one.action,
                one.best,
                one.cost,
                one.error,
                one.value,
                one.mistake,
                _told(one, game),
            )
            for one in review.decisions
        ]
        deals = [DealParts(*deal.in_tenths()) for deal in review.deals]
        total = len(found.found)
        return Review(self.code, game.name, self.seat, total, len(self.judged), preparing, deals, decisions)


class Reviewing:
    """The reviews of one server."""

    def __init__(self, limits: Limits, thinking: Thinking, worker: Worker) -> None:
        self._thinking, self._worker = thinking, worker
        self._buckets = Buckets(limits.review_rate, limits.review_burst)
        self._wait = math.ceil(1 / limits.review_rate) if limits.review_rate > 0 else 0
        self._known: OrderedDict[tuple[str, int], _Making] = OrderedDict()

    def stop(self) -> None:
        """What is not done is done no more."""
        for each in self._known.values():
            if each.task is not None:
                each.task.cancel()

    async def look(self, code: str, record: str, seat: int, *keys: str) -> Review:
        """The review of a seat, or as much of it as there is after a moment; `keys`: who takes it from their ration.

        Raises RequestRefusal: people-too-often, people-other-rules, people-broken.
        """
        making = self._known.get((code, seat)) or self._begin(code, record, seat, keys)
        self._known.move_to_end((code, seat))
        assert making.task is not None
        await asyncio.wait([making.task], timeout=WAIT)
        if making.task.cancelled():
            raise RequestRefusal("server-stopping")
        if making.task.done() and (error := making.task.exception()) is not None:
            self._known.pop((code, seat), None)
            raise _refusal(error)
        game = making.record["game"]
        return making.told(not making.task.done() and not self._thinking.ready(game))

    def _begin(self, code: str, record: str, seat: int, keys: tuple[str, ...]) -> _Making:
        now = time.monotonic()
        busy = sum(each.task is not None and not each.task.done() for each in self._known.values())
        if busy >= MOST_AT_ONCE:
            raise RequestRefusal("people-too-often", seconds=math.ceil(WAIT))
        if not all(self._buckets.take(key, now) for key in keys):
            raise RequestRefusal("people-too-often", seconds=self._wait)
        making = self._known[code, seat] = _Making(code, record, seat)
        making.task = asyncio.create_task(self._make(making))
        for key in [key for key, each in self._known.items() if each.task is not None and each.task.done()]:
            if len(self._known) > KEPT:
                del self._known[key]
        return making

    async def _make(self, making: _Making) -> None:
        choices = await self._worker.run(partial(_choices, making.record, making.seat))
        making.choices = choices
        for choice in choices.found:
            making.judged.append(await self._judge(making, choice))

    async def _judge(self, making: _Making, choice: Chosen) -> Judged:
        """One decision, when its turn has come."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def told(reply: Reply) -> None:
            if not answer.done():
                answer.set_result(reply)

        self._thinking.work(Errand(making, making.seat, choice, lambda: not answer.done(), told))
        reply = await answer
        if reply.error is not None:
            raise reply.error
        judged: Judged = reply.found
        return judged


def _told(one: Judged, game: Game) -> list[Event]:
    best = named(game, one.view, one.best)
    if one.action == one.best:
        return [event("advice-done-best", told=[best])]
    return [cost(game, one.view, one.action, one.cost, one.error), event("advice-best", told=[best])]


def _choices(record: dict[str, object], seat: int) -> Choices:
    found = Choices(seat)
    replay(record, GAMES, fast=True, watch=found)
    return found


def _refusal(error: BaseException) -> RequestRefusal:
    """Why there is no review."""
    if isinstance(error, RequestRefusal):
        return error
    if isinstance(error, BadRecord) and error.reason == "record-rules":
        told = {name: error.values[name] for name in ("found", "wanted")}
        return RequestRefusal("people-other-rules", **told)
    log.error("no review", exc_info=error)
    return RequestRefusal("people-broken")
