"""Tables to which somebody can go back: where they sit, what is played there, whether it is up to them, since when they
are gone; and which of them are games against bots that nobody looks at.
"""

from msgspec import Struct

from stolik.protocol.to_client import Listed
from stolik.server.directory import Directory
from stolik.server.room import Room
from stolik.table.messages import OVER, PLAYING


class OwnTable(Struct, frozen=True):
    """A table at which one sits.

    code, game, name  how it is found, what is played there, what it is called
    phase   "waiting", "playing" or "over"
    deals   how many deals of the match have begun
    asked   whether the game waits for one
    people  the names of the other people who sit there; nobody: it is a game against bots
    gone    for how many seconds one has been away; null: one is there

    Of a table of another process of the server only its first four and `people` are told.
    """

    code: str
    game: str
    name: str
    phase: str
    deals: int
    asked: bool
    people: list[str]
    gone: float | None


def own_tables(directory: Directory, person: str, now: float) -> list[OwnTable]:
    """The tables where this person (public id) sits, those first that they were at last."""
    rooms = _rooms(directory, person)
    return [_told(room, person, now) for room in sorted(rooms, key=lambda room: -_since(room, person, now))]


def told_of(listed: Listed, name: str) -> OwnTable:
    """A table of another process, from what it shows; `name`: what the person is called."""
    bots = {*listed.bots}
    people = [each for seat, each in enumerate(listed.chairs) if each and each != name and seat not in bots]
    return OwnTable(listed.code, listed.game, listed.name, listed.phase, 0, False, people, None)


def left_by(directory: Directory, person: str) -> list[Room]:
    """The games against bots that this person has left and that nobody looks at, the one left longest ago first.

    What is asked is what the table itself knows, so that it is the same after a restart.
    """
    rooms = [room for room in _rooms(directory, person) if _is_left(room, person)]
    return sorted(rooms, key=lambda room: _since(room, person, 0.0))


def _rooms(directory: Directory, person: str) -> list[Room]:
    return [directory.open[code] for code in directory.seats_of(person)]


def _is_left(room: Room, person: str) -> bool:
    table = room.table
    return (
        table.phase in (PLAYING, OVER)
        and not room.subscriptions
        and not room.broken
        and all(chair.person == person or (chair.bot and not chair.person) for chair in table.chairs)
        and not set(table.parts.seating.left.values()) - {person}  # who may come back
    )


def _since(room: Room, person: str, now: float) -> float:
    """When the person's connection was lost; `now` if it is not."""
    seat = room.table.seat_of(person)
    gone = seat is not None and room.table.chairs[seat].gone
    return room.table.parts.seating.since[seat] if seat is not None and gone else now


def _told(room: Room, person: str, now: float) -> OwnTable:
    table, seat = room.table, room.table.seat_of(person)
    play = table.on
    gone = seat is not None and table.chairs[seat].gone
    return OwnTable(
        room.code,
        table.game.name,
        table.setup.name,
        table.phase,
        len(play.match.deals) if play is not None else 0,
        play is not None and seat is not None and not table.chairs[seat].away and play.asked(seat),
        [chair.name for chair in table.chairs if chair.person and chair.person != person],
        max(0.0, now - _since(room, person, now)) if gone else None,
    )
