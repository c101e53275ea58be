"""One live table with those who hear about it: who gets which message of a step, and what returning clients missed.

Nothing is sent here: messages become bytes for certain listeners, in order, and delivered when the step that
they tell of is durable.
"""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from stolik.core.game import Event, event
from stolik.protocol import ToClient
from stolik.protocol.to_client import Watcher
from stolik.server.namesakes import name_at
from stolik.server.people import Person
from stolik.server.send_buffer import SendBuffer
from stolik.server.speaking import spoken_of
from stolik.table import Table
from stolik.table.messages import Advice, Done, Ended, Message, Out, Refused, Said, Shown, Told

VERSIONS_KEPT = 8  # versions that are kept for clients that come back; each costs a listener about half a KB
MARKS_KEPT = 2  # so that the deal before is still told after one has ended, and of a long one more than its end
MOST_WATCHERS = 50  # that are told by name
SPECTATORS = ""  # in the history, the listener of what spectators are told

_encoder = Encoder()
_decoder: Decoder[ToClient] = Decoder(ToClient)


class Connection:
    """One client's websocket: whose it is, the way there, from where it comes, with which session (its hash), what it
    hears about, and the codes of tables that it waits for (early.py)."""

    __slots__ = ("address", "buffer", "early", "joined", "person", "session")

    def __init__(self, person: Person, buffer: SendBuffer, address: str = "", session: str = "") -> None:
        self.person, self.buffer, self.address, self.session = person, buffer, address, session
        self.joined: dict[str, Subscription] = {}  # by code of the table
        self.early: set[str] = set()

    def send(self, message: ToClient) -> None:
        """Sends a message that is of no table."""
        self.buffer.send(_encoder.encode(message))


class Subscription:
    """A connection that hears about a table. `open`: until it is closed or the client wants no more; `describes`:
    whether it also hears how things stand."""

    __slots__ = ("connection", "describes", "open", "room")

    def __init__(self, connection: Connection, room: "Room") -> None:
        self.connection, self.room, self.open = connection, room, True
        self.describes = False

    @property
    def person(self) -> str:
        """The public id of who listens."""
        return self.connection.person.id


class Sent(NamedTuple):
    """A message of the history. `to`: a person, or SPECTATORS; `author`: whose line of chat it is, else ""."""

    to: str
    author: str
    data: bytes


class Mark(NamedTuple):
    """A row of the log from which the table can be told again, and the version that it had there.

    deal  whether a deal begins there; else the log had grown long
    """

    seq: int
    v: int
    deal: bool = True


OPENED = Mark(0, 0)
SentStep = tuple[int, list[Sent]]  # a version, and what was told of it
Deliveries = list[tuple[Subscription, bytes]]
Muted = Callable[[str], frozenset[str]]


class Room:
    """A table, its place in the store, and its listeners.

    key, seq    its id in the store, and the number of the last row of its log
    subscriptions    who hears about it, by person
    history     the latest steps, for clients that come back
    marks       where the latest deals began, or the log was kept short, the last one last: rows before them are gone
    due         when it is to be ticked (table time), as the timer knows it
    alone_since when the last listener went, or None
    broken      whether it is being brought back after a mistake of ours (recovery.py); `recoveries`: how often it was
    """

    __slots__ = (
        "_called",
        "alone_since",
        "broken",
        "due",
        "history",
        "key",
        "marks",
        "recoveries",
        "seq",
        "subscriptions",
        "table",
    )

    def __init__(self, table: Table, key: int, seq: int, now: float, mark: Mark = OPENED) -> None:
        self.table, self.key, self.seq = table, key, seq
        self.marks: deque[Mark] = deque([mark], maxlen=MARKS_KEPT)
        self.subscriptions: dict[str, list[Subscription]] = {}
        self.history: deque[SentStep] = deque(maxlen=VERSIONS_KEPT)
        self.due: float | None = None
        self.alone_since: float | None = now
        self.broken, self.recoveries = False, 0
        self._called: dict[str, tuple[str, str]] = {}  # by public id, the name and what it became here

    @property
    def code(self) -> str:
        """The code by which people find it."""
        return self.table.setup.code

    def name_of(self, person: Person) -> str:
        """What a person is called here: their own name, numbered apart from those that look the same."""
        name, called = self._called.get(person.id, ("", ""))
        if name != person.name:
            parts = self.table.parts
            known = [
                *((chair.person, chair.name) for chair in parts.seating.chairs if chair.person),
                *parts.seating.names.items(),
                *((said.person, said.name) for said in parts.chat.lines),
                *((id, called) for id, (_, called) in self._called.items()),
            ]
            called = name_at(known, person.id, person.name)
            self._called[person.id] = person.name, called
        return called

    # --- who listens --------------------------------------------------------------------------------------------------

    def add(self, subscription: Subscription) -> bool:
        """One more listener; whether it is the first of its person."""
        known = self.subscriptions.setdefault(subscription.person, [])
        known.append(subscription)
        self.alone_since = None
        self.update_watched()
        return len(known) == 1

    def drop(self, subscription: Subscription, now: float) -> bool:
        """One listener less; whether it was the last of its person."""
        known = self.subscriptions.get(subscription.person, [])
        if subscription not in known:
            return False
        known.remove(subscription)
        if known:
            return False
        del self.subscriptions[subscription.person]
        if subscription.person not in self.table.parts.seating.names:
            self._called.pop(subscription.person, None)
        self.alone_since = None if self.subscriptions else now
        self.update_watched()
        return True

    def spectators(self) -> list[str]:
        """The persons who listen and sit nowhere."""
        if not self.subscriptions:
            return []
        seated = {chair.person for chair in self.table.chairs}
        return [person for person in self.subscriptions if person not in seated]

    def removed(self, person: str) -> bool:
        """Whether somebody was sent away from here and may not come back."""
        return person in self.table.parts.seating.removed

    def heard(self, person: str) -> bool:
        """Whether somebody is here or has said something lately."""
        table = self.table
        here = person in self.subscriptions or table.seat_of(person) is not None
        return here or bool(table.parts.chat.name_of(person))

    def watchers(self) -> list[Watcher]:
        """The same with what they are called here, at most MOST_WATCHERS."""
        listeners = (self.subscriptions[person][0] for person in self.spectators()[:MOST_WATCHERS])
        people = [listener.connection.person for listener in listeners]
        return [Watcher(person.id, self.name_of(person), person.is_account) for person in people]

    def update_watched(self) -> None:
        """Tells the table whether spectators listen."""
        seated = sum(chair.person in self.subscriptions for chair in self.table.chairs)
        self.table.watched = len(self.subscriptions) > seated

    # --- who is told what ---------------------------------------------------------------------------------------------

    def address(self, outs: list[Out], origin: Connection | None, muted: Muted, now: float, later: bool) -> Deliveries:
        """The messages of a step, as bytes for each listener, in order; they are noted in the history.

        `origin`: whose command it was: answers to the command go to that connection alone. `muted`: whom a person has
        muted. `later`: whether the step is of the log, so that it can be missed.
        """
        batch: Deliveries = []
        steps: dict[int, list[Sent]] = {}
        shown = {out.to: out.message.v for out in outs if isinstance(out.message, Shown)}
        for to, message in outs:
            data = encoded(message)
            author = message.person if isinstance(message, Said) else ""
            if isinstance(message, Refused | Done | Advice):
                subscriptions = self.subscriptions.get(to, [])  # type: ignore[arg-type]
                own = [each for each in subscriptions if each.connection is origin]
                batch += [(each, data) for each in own or subscriptions]
                continue
            if isinstance(message, Ended):
                batch += self._end(to, data, now)
                continue
            if isinstance(to, int):
                person = self.table.chairs[to].person if to < len(self.table.chairs) else ""
                if not person:
                    continue
                listeners = [person]
            elif to is None:
                person, watching = SPECTATORS, self.spectators()
                listeners = [each for each in watching if message.v > shown.get(each, -1)]  # who has just got up
            else:
                person, listeners = to, [to]
            sent, known = Sent(person, author, data), steps.setdefault(message.v, [])
            known.append(sent)
            described = b""
            for listener in listeners:
                heard = data
                if isinstance(message, Shown) and (mutes := muted(listener)):
                    heard = encoded(replace(message, chat=[said for said in message.chat if said.person not in mutes]))
                if author:
                    alone = not any(each.to == person for each in known[:-1])
                    heard = self._heard(sent, author in muted(listener), message.v, alone, now)
                for each in self.subscriptions.get(listener, ()) if heard else ():
                    if each.describes and not described:
                        described = self._described(outs, to, message, listener, now) or data
                    batch.append((each, described if each.describes and not author else heard))
        if later:
            self.history.extend(steps.items())
        return batch

    def _described(self, outs: list[Out], to: int | str | None, message: Message, listener: str, now: float) -> bytes:
        """The latest message of a step to a listener, with how things stand after it; of one before it nothing."""
        told = [out.message for out in outs if out.to == to and isinstance(out.message, Shown | Told)]
        if not told or message is not told[-1]:
            return b""
        events = [event for each in told if isinstance(each, Told) for event in each.events]
        return self._with_speech(message, listener, now, events)

    def _with_speech(self, message: Message, listener: str, now: float, events: list[Event]) -> bytes:
        shown = message if isinstance(message, Shown) else self.table.shown(listener, now)
        spoken = spoken_of(self.table.game, shown.view, shown.legal, events)
        return encoded(replace(message, spoken=spoken))

    def _heard(self, sent: Sent, muted: object, v: int, alone: bool, now: float) -> bytes:
        """The message; for who has muted its author nothing, or if it is all of its version, that this has been."""
        if not muted:
            return sent.data
        return encoded(Told(self.code, v, now)) if alone else b""

    def forget(self) -> None:
        """Nothing that was told can be told again: who comes back is shown the whole table."""
        self.history.clear()
        self.marks.clear()

    def end_all(self, reason: Event, now: float) -> Deliveries:
        """Nobody hears any more, for this reason."""
        data = encoded(Ended(self.code, self.table.v, reason))
        return [each for person in list(self.subscriptions) for each in self._end(person, data, now)]

    def _end(self, to: int | str | None, data: bytes, now: float) -> Deliveries:
        """Listeners who hear no more: a person, one at a seat, or all spectators."""
        if to is None:
            people = self.spectators()
        elif isinstance(to, int):
            people = [self.table.chairs[to].person] if to < len(self.table.chairs) else []
        else:
            people = [to]
        ended = [each for person in people for each in self.subscriptions.get(person, ())]
        for each in ended:
            each.connection.joined.pop(self.code, None)
            self.drop(each, now)
        return [(each, data) for each in ended]

    # --- who comes back -----------------------------------------------------------------------------------------------

    def mark_for(self, since: int | None) -> Mark:
        """Where the story since a version begins, as far as that is known; None: with the deal that is on, or was."""
        if since is None:
            on = self.table.on
            whole = self.marks[-1].deal and not (on is not None and on.match.between)
            return self.marks[-1 if whole else 0]
        return max([mark for mark in self.marks if mark.v <= since], default=self.marks[0])

    def missed(self, subscription: Subscription, since: int | None, muted: frozenset[str], now: float) -> list[bytes]:
        """What a listener needs who knows the table as of version `since`: what was missed, or the whole table."""
        v, person = self.table.v, subscription.connection.person
        if since == v:
            return []
        if since is not None and 0 < since < v:
            steps = [(version, told) for version, told in self.history if since < version <= v]
            seated = self.table.seat_of(person.id) is not None
            listener = person.id if seated else SPECTATORS
            own = [(version, [each for each in told if each.to == listener]) for version, told in steps]
            sat = not seated and any(each.to == person.id for _, told in steps for each in told)
            if all(told for _, told in own) and not sat and len(steps) == v - since:
                heard = [
                    self._heard(each, each.author in muted, version, len(told) == 1, now)
                    for version, told in own
                    for each in told
                ]
                data = [each for each in heard if each]
                return self._last_with_speech(data, person.id, now) if subscription.describes else data
        shown = self.table.shown(person.id, now)
        shown.chat = [said for said in shown.chat if said.person not in muted]
        if subscription.describes:
            return [self._with_speech(shown, person.id, now, [])]
        return [encoded(shown)]

    def _last_with_speech(self, missed: list[bytes], listener: str, now: float) -> list[bytes]:
        """What was missed, the latest step of it with how things stand now; chat changes nothing of that."""
        for at in reversed(range(len(missed))):
            message = _decoder.decode(missed[at])
            if isinstance(message, Shown | Told):
                return [*missed[:at], self._with_speech(message, listener, now, []), *missed[at + 1 :]]
        return missed


def encoded(message: ToClient) -> bytes:
    """A message as JSON. What a client wrote may be in a refusal, and no JSON: then it is refused without it."""
    try:
        return _encoder.encode(message)
    except (OverflowError, UnicodeEncodeError, TypeError):
        if isinstance(message, Refused):
            return _encoder.encode(Refused(message.table, message.id, event("server-value")))
        raise
