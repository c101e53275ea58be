"""Who asks for a table that is about to come waits for it: here, or until it is known at which process it is.

Who was sent away and had to come again would cost a connection each time, just when everybody comes; so a table that
goes to another process keeps those who are at it, too. What they want to do there waits with them.
"""

import time
from collections.abc import Callable, Collection
from typing import Protocol

from stolik.core.game import Event, event
from stolik.protocol import to_server
from stolik.protocol.to_client import Bad
from stolik.server.directory import as_opened
from stolik.server.room import Connection

COMES, ELSEWHERE = "server-comes", "server-elsewhere"
WAIT_SECONDS = 10.0  # until somebody is told to come again
MOST_COMMANDS = 8  # of a connection for a table, until it is told the same


class Served(Protocol):
    """What is done for a client as soon as a table is there (presence.py)."""

    def join(self, connection: Connection, wanted: to_server.Join) -> Event | None:
        """It hears about a table; an event says why not."""

    def command(self, connection: Connection, wanted: to_server.Do) -> Event | None:
        """It commands something there; an event says why not."""


class EarlyClient:
    """One client that waits for a table: until when at most, and what it wants there."""

    __slots__ = ("commands", "connection", "join", "until")

    def __init__(self, connection: Connection, join: to_server.Join, until: float) -> None:
        self.connection, self.join, self.until = connection, join, until
        self.commands: list[to_server.Do] = []


class Early:
    """All who wait, by the codes of tables. `why_not` says why none is here; `most`: tables of a connection."""

    def __init__(self, served: Served, why_not: Callable[[str], Event], most: int) -> None:
        self._served, self._why_not, self._most = served, why_not, most
        self._waiting: dict[str, dict[Connection, EarlyClient]] = {}

    def join(self, connection: Connection, wanted: to_server.Join) -> Event | None:
        """The table is about to come: its client waits, or hears that it should come again."""
        code = as_opened(wanted.table)
        if code not in connection.early and len(connection.early) >= self._most:
            return event(COMES, code=wanted.table)
        own = self._waiting.setdefault(code, {})
        if connection in own:
            own[connection].join = wanted
        else:
            own[connection] = EarlyClient(connection, wanted, time.monotonic() + WAIT_SECONDS)
            connection.early.add(code)
        return None

    def command(self, connection: Connection, wanted: to_server.Do) -> Event | None:
        """The same of what a client wants at a table that it waits for."""
        own = self._waiting[as_opened(wanted.table)][connection]
        if len(own.commands) >= MOST_COMMANDS:
            return event(COMES, code=wanted.table)
        own.commands.append(wanted)
        return None

    def waits(self, connection: Connection, code: str) -> bool:
        """Whether this client waits for this table."""
        return as_opened(code) in connection.early

    def forget(self, connection: Connection, code: str) -> None:
        """It does not want to hear about it any more, or is gone."""
        code = as_opened(code)
        connection.early.discard(code)
        own = self._waiting.get(code, {})
        own.pop(connection, None)
        if not own:
            self._waiting.pop(code, None)

    def look(self, codes: Collection[str] | None = None) -> None:
        """These tables, or any, may be somewhere now: whoever waits for one that is gets an answer."""
        now = time.monotonic()
        for code in [code for code in (self._waiting if codes is None else codes) if code in self._waiting]:
            why = self._why_not(code)
            for one in list(self._waiting[code].values()):
                if why.id != COMES or one.until <= now:
                    self._answer(one, why)

    def _answer(self, one: EarlyClient, why: Event) -> None:
        connection = one.connection
        self.forget(connection, one.join.table)
        if why.id in (COMES, ELSEWHERE):  # all that it wants it says there again
            connection.send(Bad(event(why.id, **{**why.args, "code": one.join.table})))
            return
        if (refused := self._served.join(connection, one.join)) is not None:
            connection.send(Bad(refused))
        for wanted in one.commands:
            if (refused := self._served.command(connection, wanted)) is not None:
                connection.send(Bad(refused, wanted.id))
