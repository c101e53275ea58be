"""Finished matches: their records, and who sat where."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Integer, Text, and_, bindparam, case, func, insert, null, select, update

from stolik.store.base import Base, Row, cleaned, storable
from stolik.store.schema import NUMBER, matches, people, sitters


class Sitter(NamedTuple):
    """Who sat at a seat. A person who has been deleted has neither id nor name; a bot of the house has no id."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None


class Match(NamedTuple):
    """A finished match. `number` rises in the order in which matches ended: the cursor of `Matches.matches`."""

    number: int
    code: str
    table: int
    game: str
    started: str
    ended: str
    record: str
    people: tuple[Sitter, ...]


_COLUMNS = (
    matches.c.id,
    matches.c.code,
    matches.c.table_id,
    matches.c.game,
    matches.c.started,
    matches.c.ended,
    matches.c.record,
)
# A match that is there already stays as it is, and so do its sitters: after a restart a table may end a second time.
_FINISH = insert(matches).from_select(
    [column.name for column in _COLUMNS],
    select(*(bindparam(column.name, type_=column.type) for column in _COLUMNS)).where(
        ~select(matches.c.id).where(matches.c.code == bindparam("code")).exists()
    ),
)
# Whoever has been deleted since the match ended leaves no name.
_SIT = insert(sitters).from_select(
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
_REWRITE = update(matches).where(matches.c.code == bindparam("match")).values(record=bindparam("text"))

_MATCH = select(*_COLUMNS).where(matches.c.code == bindparam("code"))
_BEFORE = matches.c.id < bindparam("before")
_NEWEST = select(*_COLUMNS).order_by(matches.c.id.desc()).limit(bindparam("limit", type_=Integer()))
_HIS = matches.c.id.in_(select(sitters.c.match_id).where(sitters.c.person == bindparam("person")))
_SITTERS = (
    select(sitters)
    .where(sitters.c.match_id.in_(bindparam("numbers", expanding=True)))
    .order_by(sitters.c.match_id, sitters.c.seat)
)
_RECORDS = (
    select(matches.c.code, sitters.c.seat, matches.c.record)
    .join_from(sitters, matches, sitters.c.match_id == matches.c.id)
    .where(sitters.c.person == bindparam("person"))
    .order_by(matches.c.id, sitters.c.seat)
)


class Matches(Base):
    """Finished matches."""

    _next_match: int

    async def _find_matches(self) -> None:
        self._next_match = ((await self._all(select(func.max(matches.c.id))))[0][0] or 0) + 1

    def finish(
        self,
        code: str,
        table: int,
        game: str,
        started: str,
        ended: str,
        record: str,
        people: Iterable[tuple[int, str | None, str | None, str | None]],
        then: Callable[[], None] | None = None,
    ) -> None:
        """Keeps a match that has ended; a second one with the same code changes nothing.

        `started` and `ended` are ISO times, `record` one line of JSON, `people` one (seat, id of a person or None,
        name, bot or None) for each seat. Raises ValueError for a record or code that no database holds.
        """
        number = self._next_match
        self._next_match += 1
        values = (number, storable(code), table, game, started, ended, storable(record))
        self._group.put(_FINISH, {column.name: value for column, value in zip(_COLUMNS, values, strict=True)})
        for seat, person, name, bot in people:
            named = None if name is None else cleaned(name)
            self._group.put(_SIT, {"match": number, "seat": seat, "person": person, "name": named, "bot": bot})
        if then is not None:
            self._group.after(then)

    async def match(self, code: str) -> Match | None:
        """The match with this code."""
        found = await self._with_sitters(await self._all(_MATCH, code=code))
        return found[0] if found else None

    async def matches(self, person: str | None, before: int | None = None, limit: int = 20) -> list[Match]:
        """Matches in which a person sat (None: all), the newest first, at most `limit`.

        `before`: only those with a lower `number`, so that of the last match of a page fetches the next page.
        """
        query, values = _NEWEST, dict[str, Any](limit=limit)
        if person is not None:
            query, values = query.where(_HIS), values | {"person": person}
        if before is not None:
            query, values = query.where(_BEFORE), values | {"before": before}
        return await self._with_sitters(await self._all(query, **values))

    async def records_of(self, person: str) -> list[tuple[str, list[int], str]]:
        """Code, seats of the person, and record of every match in which he sat, the oldest first.

        Whoever deletes a person asks this first, takes the name out of each record, and hands it to `rewrite_record`.
        """
        seats: dict[str, list[int]] = defaultdict(list)
        records: dict[str, str] = {}
        for code, seat, record in await self._all(_RECORDS, person=person):
            seats[code].append(seat)
            records[code] = record
        return [(code, seats[code], record) for code, record in records.items()]

    def rewrite_record(self, code: str, record: str) -> None:
        """Puts another record in the place of this match's. Raises ValueError as `finish` does."""
        self._group.put(_REWRITE, {"match": code, "text": storable(record)})

    async def _with_sitters(self, rows: list[Row]) -> list[Match]:
        sat: dict[int, list[Sitter]] = defaultdict(list)
        for number, *sitter in await self._all(_SITTERS, numbers=[row[0] for row in rows]) if rows else ():
            sat[number].append(Sitter(*sitter))
        return [Match(*(*row, tuple(sat[row[0]]))) for row in rows]
