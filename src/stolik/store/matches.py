"""Finished matches: their records, and who sat where."""

import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Integer, Text, and_, bindparam, case, func, insert, null, select, update

from stolik.store.database import Database, cleaned, storable
from stolik.store.reading import Row
from stolik.store.schema import NUMBER, matches, people, sitters
from stolik.store.shards import shard_in

EPOCH = 1_767_225_600_000  # 2026-01-01 in milliseconds of Unix time
SHARD_BITS = 10  # of a number, below the millisecond since EPOCH


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
_SET_RECORD = update(matches).where(matches.c.code == bindparam("match")).values(record=bindparam("text"))

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
_RECORDS_OF_PERSON = (
    select(matches.c.code, sitters.c.seat, matches.c.record)
    .join_from(sitters, matches, sitters.c.match_id == matches.c.id)
    .where(sitters.c.person == bindparam("person"))
    .order_by(matches.c.id, sitters.c.seat)
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
        once_durable: Callable[[], None] | None = None,
    ) -> None:
        """Keeps a match that has ended; a second one with the same code changes nothing.

        `started` and `ended` are ISO times, `record` one line of JSON, `people` one (seat, id of a person or None,
        name, bot or None) for each seat. Raises ValueError for a record or code that no database holds.
        """
        number = self._number(table)
        values = (number, storable(code), table, game, started, ended, storable(record))
        self._queue.put(_ADD_MATCH, {column.name: value for column, value in zip(_MATCH_COLUMNS, values, strict=True)})
        for seat, person, name, bot in people:
            named = None if name is None else cleaned(name)
            self._queue.put(_ADD_SITTER, {"match": number, "seat": seat, "person": person, "name": named, "bot": bot})
        if once_durable is not None:
            self._queue.once_durable(once_durable)

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

    async def records_of(self, person: str) -> list[tuple[str, list[int], str]]:
        """Code, seats of the person, and record of every match in which they sat, the oldest first.

        Whoever deletes a person asks this first, takes the name out of each record, and hands it to `rewrite`.
        """
        seats: dict[str, list[int]] = defaultdict(list)
        records: dict[str, str] = {}
        for code, seat, record in await self._database.all(_RECORDS_OF_PERSON, person=person):
            seats[code].append(seat)
            records[code] = record
        return [(code, seats[code], record) for code, record in records.items()]

    def rewrite(self, code: str, record: str) -> None:
        """Puts another record in the place of this match's. Raises ValueError as `add` does."""
        self._queue.put(_SET_RECORD, {"match": code, "text": storable(record)})

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
