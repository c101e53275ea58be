"""Finished matches: their records, and who sat where."""

import time
from asyncio import Future
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, Text, and_, bindparam, case, func, insert, null, select, update

from stolik.store.database import Database, cleaned, storable
from stolik.store.reading import Row
from stolik.store.schema import NUMBER, matches, people, sitters
from stolik.store.shards import shard_in

EPOCH = 1_767_225_600_000  # 2026-01-01 in milliseconds of Unix time
SHARD_BITS = 10  # of a number, below the millisecond since EPOCH
Nameless = Callable[[str, Collection[int]], str]  # a record and seats: the record without the names at these


def as_it_is(record: str, seats: Collection[int]) -> str:
    """For those whose records have no names."""
    return record


class Sitter(NamedTuple):
    """Who sat at a seat. A person who has been deleted has neither id nor name; a bot of the house has no id."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None


class MatchRow(NamedTuple):
    """A finished match. `number` rises in the order in which matches ended: the cursor of `MatchStore.of`."""

    number: int
    code: str
    table: int
    game: str
    started: str
    ended: str
    record: str
    people: tuple[Sitter, ...]


_MATCH_COLUMNS = (
    matches.c.id,
    matches.c.code,
    matches.c.table_id,
    matches.c.game,
    matches.c.started,
    matches.c.ended,
    matches.c.record,
)
# A match that is there already stays as it is, and so do its sitters: after a restart a table may end a second time.
_ADD_MATCH = insert(matches).from_select(
    [column.name for column in _MATCH_COLUMNS],
    select(*(bindparam(column.name, type_=column.type) for column in _MATCH_COLUMNS)).where(
        ~select(matches.c.id).where(matches.c.code == bindparam("code")).exists()
    ),
)
# Whoever has been deleted since the match ended leaves no name.
_ADD_SITTER = insert(sitters).from_select(
    ["match_id", "seat", "person", "name", "bot"],
    select(
        matches.c.id,
        bindparam("seat", type_=Integer()),
        people.c.id,
        case(
            (and_(bindparam("person", type_=Text()).is_not(None), people.c.id.is_(None)), null()),
            else_=bindparam("name", type_=Text()),
        ),
        bindparam("bot", type_=Text()),
    )
    .select_from(matches.outerjoin(people, people.c.id == bindparam("person", type_=Text())))
    .where(matches.c.id == bindparam("match", type_=NUMBER)),
)
_OF_MATCH = matches.c.id == bindparam("match", type_=NUMBER)
_SEATS_OF_NOBODY = select(sitters.c.seat).where(
    sitters.c.match_id == bindparam("match", type_=NUMBER),
    sitters.c.person.is_(None),
    sitters.c.name.is_(None),
    sitters.c.bot.is_(None),
)
_RECORD_OF_MATCH = select(matches.c.record).where(_OF_MATCH)
_SET_RECORD = update(matches).where(_OF_MATCH).values(record=bindparam("text"))
_NAMED_SEATS = (
    select(sitters.c.match_id, sitters.c.seat)
    .where(sitters.c.person == bindparam("who"), sitters.c.name.is_not(None))
    .order_by(sitters.c.match_id, sitters.c.seat)
)
# Another process may be about to take somebody else's name out of them: one after the other, and all in this order.
_RECORDS_TO_CHANGE = (
    select(matches.c.id, matches.c.record)
    .where(matches.c.id.in_(bindparam("numbers", expanding=True)))
    .order_by(matches.c.id)
    .with_for_update()
)
_FORGET_NAME = (
    update(sitters)
    .where(sitters.c.match_id == bindparam("match", type_=NUMBER), sitters.c.seat == bindparam("at", type_=Integer()))
    .values(name=None)
)

_MATCH_WITH_CODE = select(*_MATCH_COLUMNS).where(matches.c.code == bindparam("code"))
_HIGHEST_NUMBER = select(func.max(matches.c.id))
_BEFORE_CURSOR = matches.c.id < bindparam("before")
_NEWEST_MATCHES = select(*_MATCH_COLUMNS).order_by(matches.c.id.desc()).limit(bindparam("limit", type_=Integer()))
_WHERE_PERSON_SAT = matches.c.id.in_(select(sitters.c.match_id).where(sitters.c.person == bindparam("person")))
_SITTERS_OF_MATCHES = (
    select(sitters)
    .where(sitters.c.match_id.in_(bindparam("numbers", expanding=True)))
    .order_by(sitters.c.match_id, sitters.c.seat)
)


class MatchStore:
    """Finished matches."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue
        self._last = 0  # the highest number that was given

    async def load(self) -> None:
        """Learns what has to be known before the first match of a shard is added."""
        self._last = max(self._last, (await self._database.all(_HIGHEST_NUMBER))[0][0] or 0)

    def add(
        self,
        code: str,
        table: int,
        game: str,
        started: str,
        ended: str,
        record: str,
        people: Iterable[tuple[int, str | None, str | None, str | None]],
        nameless: Nameless = as_it_is,
    ) -> None:
        """Keeps a match that has ended; a second one with the same code changes nothing.

        `started` and `ended` are ISO times, `record` one line of JSON, `people` one (seat, id of a person or None,
        name, bot or None) for each seat. Of who has been deleted by then no name stays; `nameless` takes it out of the
        record. Raises ValueError for a record or code that no database holds.
        """
        number = self._number(table)
        values = (number, storable(code), table, game, started, ended, storable(record))
        self._queue.put(_ADD_MATCH, {column.name: value for column, value in zip(_MATCH_COLUMNS, values, strict=True)})
        for seat, person, name, bot in people:
            named = None if name is None else cleaned(name)
            self._queue.put(_ADD_SITTER, {"match": number, "seat": seat, "person": person, "name": named, "bot": bot})
        self._queue.run(partial(_name_nobody, number, nameless))

    async def get(self, code: str) -> MatchRow | None:
        """The match with this code; who has just been deleted may be named in it for some seconds more."""
        for read in (self._database.aged, self._database.all):  # one that has just ended is not yet everywhere
            if rows := await read(_MATCH_WITH_CODE, code=code):
                return (await self._with_sitters(rows, read))[0]
        return None

    async def of(self, person: str | None, before: int | None = None, limit: int = 20) -> list[MatchRow]:
        """Matches in which a person sat (None: all), the newest first, at most `limit`.

        `before`: only those with a lower `number`, so that of the last match of a page fetches the next page. What
        ended just now is on the first page, so only later ones may be some seconds old.
        """
        read = self._database.all if before is None else self._database.aged
        query, values = _NEWEST_MATCHES, dict[str, Any](limit=limit)
        if person is not None:
            query, values = query.where(_WHERE_PERSON_SAT), values | {"person": person}
        if before is not None:
            query, values = query.where(_BEFORE_CURSOR), values | {"before": before}
        return await self._with_sitters(await read(query, **values), read)

    def unname(self, person: str, nameless: Nameless, most: int) -> Future[int]:
        """Takes a person's name from at most so many seats and from the records of these matches.

        Awaited it says at how many seats that was, the oldest first: whoever has thousands is not deleted in one go.
        """
        return self._queue.run(partial(take_name, person, nameless, most))

    def _number(self, table: int) -> int:
        """A number that rises with time, and that nobody gives who has other shards: a millisecond, and a shard."""
        moment = max(int(time.time() * 1000) - EPOCH, (self._last >> SHARD_BITS) + 1)
        self._last = moment << SHARD_BITS | shard_in(table)
        return self._last

    async def _with_sitters(self, rows: list[Row], read: Callable[..., Awaitable[list[Row]]]) -> list[MatchRow]:
        sat: dict[int, list[Sitter]] = defaultdict(list)
        for number, *sitter in await read(_SITTERS_OF_MATCHES, numbers=[row[0] for row in rows]) if rows else ():
            sat[number].append(Sitter(*sitter))
        return [MatchRow(*(*row, tuple(sat[row[0]]))) for row in rows]


def take_name(person: str, nameless: Nameless, most: int | None, connection: Connection) -> int:
    """`MatchStore.unname` in a transaction of somebody's; with None at all seats."""
    seats: dict[int, list[int]] = defaultdict(list)
    for number, seat in connection.execute(_NAMED_SEATS.limit(most), {"who": person}):
        seats[number].append(seat)
    if seats:
        for number, record in connection.execute(_RECORDS_TO_CHANGE, {"numbers": list(seats)}).all():
            connection.execute(_SET_RECORD, {"match": number, "text": nameless(record, seats[number])})
        connection.execute(
            _FORGET_NAME, [{"match": number, "at": seat} for number, own in seats.items() for seat in own]
        )
    return sum(map(len, seats.values()))


def _name_nobody(number: int, nameless: Nameless, connection: Connection) -> None:
    """The record of a match that was just added is without the names of those who were deleted before."""
    if gone := connection.execute(_SEATS_OF_NOBODY, {"match": number}).scalars().all():
        record = connection.execute(_RECORD_OF_MATCH, {"match": number}).scalar_one()
        connection.execute(_SET_RECORD, {"match": number, "text": nameless(record, gone)})
