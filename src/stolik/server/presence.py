"""Who is at which table: clients come, join tables, say what they want there, part, and are gone."""

import time
from functools import partial

from stolik.core.game import Event, event
from stolik.protocol import to_server
from stolik.server.connections import Connections
from stolik.server.delivery import Delivery
from stolik.server.directory import Directory, as_opened
from stolik.server.early import COMES, Early
from stolik.server.hints import Hinting
from stolik.server.limits import Buckets, Limits, group_of
from stolik.server.lobby import LobbyList
from stolik.server.people import People, Person
from stolik.server.rates import MatchRation, Ration
from stolik.server.refusals import RequestRefusal
from stolik.server.room import Connection, Room, Subscription
from stolik.server.steps import Steps
from stolik.server.timer import TableClock
from stolik.table import Out
from stolik.table.commands import Command, Fill, Hint, Hush, Look, Ready, Remove, Sit, Start, Vote
from stolik.table.messages import Refused

BEGINNING = (Fill, Look, Ready, Sit, Start, Vote)  # commands with which a match may begin


class Presence:
    """What the clients of a server do at its tables; where something is refused, an event says why.

    early  who waits for a table that is about to come
    """

    def __init__(
        self,
        connections: Connections,
        people: People,
        limits: Limits,
        lobby: LobbyList,
        directory: Directory,
        delivery: Delivery,
        steps: Steps,
        clock: TableClock,
        hints: Hinting,
        guesses: Ration,
        matches: MatchRation,
    ) -> None:
        self._connections, self._people, self._limits = connections, people, limits
        self._lobby, self._directory = lobby, directory
        self._delivery, self._steps, self._clock = delivery, steps, clock
        self._hints, self._guesses, self._matches = hints, guesses, matches
        self._commands = Buckets(limits.table_rate, limits.table_burst)
        self.early = Early(self, directory.why_not, limits.tables_joined)

    def enter(self, connection: Connection) -> list[str]:
        """A client has said who it is; the codes of the tables where this person sits."""
        self._connections.add(connection)
        return self._directory.seats_of(connection.person.id)

    def leave(self, connection: Connection) -> None:
        """A client is gone, however that came."""
        self._lobby.leave(connection)
        self._connections.discard(connection)
        for code in [*connection.joined, *connection.early]:
            self.part(connection, code)

    def join(self, connection: Connection, wanted: to_server.Join) -> Event | None:
        """A client hears about a table from now on; with `describe` also how things stand, and what is asked.

        Of one that is broken it hears as soon as that is back: as it stands now it is in no log.
        """
        code = wanted.table
        try:
            room = self.room(code, group_of(connection.address))
        except RequestRefusal:
            return event("server-too-fast")
        if room is None:
            why = self._directory.why_not(code)
            return self.early.join(connection, wanted) if why.id == COMES else why
        person, subscription = connection.person, connection.joined.get(room.code)
        if room.removed(person.id):
            return event("server-removed", code=room.code)
        if subscription is None:
            if len(connection.joined) >= self._limits.tables_joined:
                return event("server-joined", count=self._limits.tables_joined)
            subscription = connection.joined[room.code] = Subscription(connection, room)
            room.add(subscription)
        subscription.describes = wanted.describe
        if room.broken:
            return None
        self.catch_up(subscription, wanted.since)
        self._steps.attempt(room, partial(self._here, room, person))
        if room.table.setup.listed and room.table.seat_of(person.id) is None:
            self._directory.show(room)
        return None

    def _here(self, room: Room, person: Person, now: float) -> list[Out]:
        sits = room.table.seat_of(person.id) is not None
        called = room.name_of(person) if sits else person.name  # whoever only watches is called nothing yet
        return room.table.here(person.id, called, now, person.is_account)

    def room(self, code: str, group: str) -> Room | None:
        """The table with this code; an address (`group_of`) that has tried many that there are not is told of none.

        Raises RequestRefusal people-too-often.
        """
        self._guesses.refuse(group)
        room = self._directory.find(code)
        if room is None and self._directory.elsewhere(code) is None:
            self._guesses.take(group)
        return room

    def catch_up(self, subscription: Subscription, since: int | None) -> None:
        """Sends what a listener has missed since a version, or the whole table."""
        room, muted = subscription.room, self._people.muted(subscription.person)
        missed = room.missed(subscription, since, muted, self._clock.now())
        self._delivery.send([(subscription, data) for data in missed])

    def part(self, connection: Connection, code: str) -> None:
        """A client hears no more about a table; of one that has just been closed, or is not known, it hears nothing."""
        self.early.forget(connection, code)
        subscription = connection.joined.pop(code, None) or connection.joined.pop(as_opened(code), None)
        if subscription is None:
            return
        subscription.open = False
        room, person = subscription.room, subscription.person
        last = room.drop(subscription, self._clock.now())
        if last and not self._steps.stopped:  # a server that stops loses nobody: all are lost when it starts (restart)
            self._steps.attempt(room, lambda now: room.table.gone(person, now))
            if room.table.setup.listed:
                self._directory.show(room)

    def command(self, connection: Connection, wanted: to_server.Do) -> Event | None:
        """A client's command to a table that it hears about."""
        began = time.perf_counter()
        subscription = connection.joined.get(wanted.table) or connection.joined.get(as_opened(wanted.table))
        if subscription is None:
            if self.early.waits(connection, wanted.table):
                return self.early.command(connection, wanted)
            return self._directory.elsewhere(wanted.table) or event("server-not-here", code=wanted.table)
        room, person, group = subscription.room, connection.person, group_of(connection.address)
        if (reason := self._why_not(room, person.id, wanted.command, group)) is not None:
            refused = [Out(person.id, Refused(room.code, wanted.id, reason))]
            return self._steps.attempt(room, lambda now: refused, connection, began)
        if isinstance(wanted.command, Hint):
            return self._steps.attempt(room, partial(self._hints.ask, connection, room, wanted.id), connection, began)
        matches = room.table.parts.lifecycle.match
        refusal = self._steps.attempt(
            room,
            lambda now: room.table.handle(
                person.id, room.name_of(person), wanted.id, wanted.command, now, person.is_account
            ),
            connection,
            began,
        )
        if room.table.parts.lifecycle.match > matches:
            self._matches.begins(group)
        return refusal

    def _why_not(self, room: Room, person: str, command: Command, group: str) -> Event | None:
        """Why a table has had enough of commands, or an address of matches; or that nobody is meant who is here."""
        if self._people.gone(person):  # and their connection is just being closed
            return event("server-who")
        if not self._commands.take(room.code, time.monotonic()):
            return event("server-busy-table")
        if room.table.on is None and isinstance(command, BEGINNING) and not self._matches.may_begin(group):
            return event("server-matches")
        nobody = isinstance(command, Remove) and command.person and command.person not in room.subscriptions
        nobody = nobody or (isinstance(command, Hush) and command.on and not room.heard(command.person))
        return event("server-nobody") if nobody else None

    # --- who sits down, or leaves, without a websocket ----------------------------------------------------------------

    def seat(self, room: Room, person: Person, command: Command) -> int | None:
        """What somebody wants who asks over HTTP, to sit down or to leave; the seat that is theirs then."""
        began = time.perf_counter()
        self._steps.attempt(
            room,
            lambda now: room.table.handle(person.id, room.name_of(person), "", command, now, person.is_account),
            None,
            began,
        )
        return room.table.seat_of(person.id)

    def expect(self, room: Room, person: str) -> None:
        """Whoever sat down without a websocket, and has none by now, is gone."""
        if person not in room.subscriptions and self._directory.open.get(room.code) is room and not self._steps.stopped:
            self._steps.attempt(room, lambda now: room.table.gone(person, now))
