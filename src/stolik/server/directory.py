"""Which rooms there are, and what is known of each beyond it: who sits there, who opened it, whether it waits."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.json import encode

from stolik.core.game import Event, event
from stolik.server.lobby import LobbyList
from stolik.server.refusals import RequestRefusal
from stolik.server.room import Room
from stolik.table.messages import WAITING


@dataclass(slots=True)
class Listing:
    """What the directory knows of a room.

    host    who opened it
    address  what shares limits with the address from which it was opened; "" if that is not known any more
    face    all of the table on which the rest depends, as it was when the directory looked last
    seated  who sits there
    kind    as which kind of quick table it waits for others; b"": it does not
    """

    host: str
    address: str = ""
    face: tuple[Any, ...] = ()
    seated: set[str] = field(default_factory=set)
    kind: bytes = b""


def as_opened(code: str) -> str:
    """A table's code as the table has it, however it is typed."""
    return code.strip().upper()


class Directory:
    """All rooms of a server, by the codes of their tables. The lobby shows what is listed of it.

    open      those where something happens
    left_out  what is said of stored tables that this server cannot go on with
    elsewhere  why a table is not here that another process may have (shares.py); None: there is no other
    changed    is called with each room that is new, is gone, or of which others know something else now
    """

    def __init__(self, rooms: dict[str, Room], lobby: LobbyList) -> None:
        self.open, self._lobby = rooms, lobby
        self.left_out: dict[str, Event] = {}
        self.elsewhere: Callable[[str], Event | None] = lambda code: None
        self.changed: Callable[[Room], object] = lambda room: None
        self._entries: dict[str, Listing] = {}
        self._hosted: dict[str, int] = defaultdict(int)
        self._opened: dict[str, int] = defaultdict(int)
        self._codes: dict[str, set[str]] = defaultdict(set)
        self._waiting: dict[bytes, dict[str, None]] = defaultdict(dict)

    def find(self, code: str) -> Room | None:
        """The room with this code, however it is typed."""
        return self.open.get(as_opened(code))

    def why_not(self, code: str) -> Event:
        """Why no room is found by this code."""
        out = self.left_out.get(as_opened(code)) or self.elsewhere(code)
        return out or event("server-no-table", code=code)

    def refuse_elsewhere(self, code: str) -> None:
        """Raises RequestRefusal server-elsewhere, -comes if another process has the table with this code, or may."""
        if (other := self.elsewhere(code)) is not None:
            raise RequestRefusal(other.id, **other.args)

    def taken(self, code: str) -> bool:
        """Whether a table has this code already."""
        return code in self.open or code in self.left_out or self.elsewhere(code) is not None

    def hosted(self, person: str) -> int:
        """How many open tables this person (public id) has opened."""
        return self._hosted.get(person, 0)

    def opened_from(self, address: str) -> int:
        """How many open tables were opened from this address (`group_of`)."""
        return self._opened.get(address, 0)

    def address_of(self, room: Room) -> str:
        """From where a room was opened, as far as that is known."""
        entry = self._entries.get(room.code)
        return entry.address if entry is not None else ""

    def seats_of(self, person: str) -> list[str]:
        """The codes of the tables where this person sits."""
        return sorted(self._codes.get(person, ()))

    def waiting(self, kind: bytes) -> list[Room]:
        """The quick tables of this kind (`kind_of`) that wait for others, the oldest first."""
        return [self.open[code] for code in self._waiting.get(kind, ())]

    # --- rooms come, change and go ------------------------------------------------------------------------------------

    def add(self, room: Room, host: str, address: str = "") -> None:
        """A room that is new, or back; `address` as in Listing."""
        self.open[room.code] = room
        self._entries[room.code] = Listing(host, address)
        self._hosted[host] += 1
        self._opened[address] += 1
        self.reindex(room)

    def remove(self, room: Room) -> None:
        """A room that is over, or lost."""
        if self.open.get(room.code) is not room:
            return
        del self.open[room.code]
        entry = self._entries.pop(room.code)
        self._hosted[entry.host] -= 1
        if not self._hosted[entry.host]:
            del self._hosted[entry.host]
        self._opened[entry.address] -= 1
        if not self._opened[entry.address]:
            del self._opened[entry.address]
        self._seat(room.code, entry, set())
        self._wait(room.code, entry, b"")
        self.show(room)

    def reindex(self, room: Room) -> bool:
        """Looks at a table after a step; whether something has changed that is known beyond it."""
        if self.open.get(room.code) is not room:
            return False
        table, entry = room.table, self._entries[room.code]
        face = (table.phase, table.host, table.parts.pacing.clock, table.options, *table.chairs)
        if face == entry.face:
            return False
        entry.face = face
        self._seat(room.code, entry, {chair.person for chair in table.chairs if chair.person})
        # The host may have settled on other options meanwhile.
        quick = table.setup.fill_after is not None and table.phase == WAITING
        kind = kind_of(table.game.name, table.game.option_values(table.options)) if quick else b""
        self._wait(room.code, entry, kind)
        self.show(room)
        return True

    def _seat(self, code: str, entry: Listing, seated: set[str]) -> None:
        for person in entry.seated - seated:
            self._codes[person].discard(code)
            if not self._codes[person]:
                del self._codes[person]
        for person in seated - entry.seated:
            self._codes[person].add(code)
        entry.seated = seated

    def _wait(self, code: str, entry: Listing, kind: bytes) -> None:
        if kind == entry.kind:
            return
        if entry.kind:
            del self._waiting[entry.kind][code]
            if not self._waiting[entry.kind]:
                del self._waiting[entry.kind]
        if kind:
            self._waiting[kind][code] = None
        entry.kind = kind

    def kind(self, code: str) -> bytes:
        """As which kind of quick table an open one waits for others; b"": it does not."""
        return self._entries[code].kind

    def show(self, room: Room) -> None:
        """The lobby and other processes are to know something else of a room."""
        self.changed(room)
        if room.table.setup.listed:
            self._lobby.change(room.code)


def kind_of(game: str, options: dict[str, Any]) -> bytes:
    """What quick tables have in common at which the same is played (options as `Game.option_values` has them)."""
    return encode((game, options))
