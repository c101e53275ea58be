"""Hints: a command of a table whose answer takes thought, so that it comes later, to who asked alone.

    hint -> may they? -> a step: all are told once -> Thinking, where bots think -> `advice`

What is thought about is what the seat sees and may do, and what all have seen happen, as a bot of the seat would get.
Each person has a ration, by person and by address, and where too much waits already nobody gets any.
"""

import math
import time
from functools import partial

from stolik.bots.advice import HintWanted
from stolik.core.game import Event, event
from stolik.server.child import Reply
from stolik.server.limits import Buckets, Limits, group_of
from stolik.server.logs import log
from stolik.server.room import Connection, Room
from stolik.server.steps import Steps
from stolik.server.thinking import Errand, Thinking
from stolik.table import Out
from stolik.table.commands import Hint, Refusal
from stolik.table.messages import Advice, Refused

MOST_WAITING = 16  # questions that may wait for each core; beyond that bots come first


class Hinting:
    """Those of one server."""

    def __init__(self, limits: Limits, steps: Steps, thinking: Thinking) -> None:
        self._steps, self._thinking = steps, thinking
        self._buckets = Buckets(limits.hint_rate, limits.hint_burst)
        self._wait = math.ceil(1 / limits.hint_rate) if limits.hint_rate > 0 else 0

    def ask(self, connection: Connection, room: Room, id: str, now: float) -> list[Out]:
        """The step of a command `hint` (table time `now`): a refusal changes nothing."""
        person, table = connection.person, room.table
        if table.answered(person.id, id) is not None:  # sent again: whoever wants another one asks anew
            return table.handle(person.id, room.name_of(person), id, Hint(), now, person.is_account)
        told = table.tick(now)
        try:
            seat = table.check_hint(person.id)
        except Refusal as refusal:
            return [*told, Out(person.id, Refused(room.code, id, refusal.reason, refusal.rule))]
        if (reason := self._why_not(table.game.name, connection)) is not None:
            return [*told, Out(person.id, Refused(room.code, id, reason))]
        told += table.handle(person.id, room.name_of(person), id, Hint(), now, person.is_account)
        self._think(connection, room, id, seat)
        return told

    def _why_not(self, game: str, connection: Connection) -> Event | None:
        if not self._thinking.ready(game):
            return event("advice-preparing")
        if self._thinking.behind >= MOST_WAITING:
            return event("advice-busy")
        keys = (connection.person.id, f"from {group_of(connection.address)}")
        if not all(self._buckets.take(key, time.monotonic()) for key in keys):
            return event("advice-too-often", seconds=self._wait)
        return None

    def _think(self, connection: Connection, room: Room, id: str, seat: int) -> None:
        table, play = room.table, room.table.on
        asked = play.decision(seat) if play is not None else None
        if play is None or asked is None:
            return

        def stands() -> bool:
            now = play.decision(seat)
            return room.table is table and table.on is play and now is not None and now.position == asked.position

        options = table.game.option_values(play.match.options)
        wanted = HintWanted(table.game.name, options, asked.view, asked.legal, asked.history)

        def tell(reply: Reply) -> None:
            if stands():
                self._steps.attempt(room, partial(self._told, connection, room, id, reply), connection)

        self._thinking.work(Errand(table, ("hint", seat), wanted, stands, tell))

    def _told(self, connection: Connection, room: Room, id: str, reply: Reply, now: float) -> list[Out]:
        """What was found, for who asked."""
        if reply.error is not None:
            log.error("no hint", exc_info=reply.error, extra={"table": room.key})
            best, told = "", [event("advice-failed")]
        else:
            best, told = reply.found
        return [Out(connection.person.id, Advice(room.code, id, best, told))]
