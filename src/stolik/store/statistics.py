"""What matches were for the people who played in them: place, whether it was good, bids.

Kept of guests as well: a guest who becomes an account keeps the id, and so what they have played counts at once.
"""

from typing import NamedTuple

from sqlalchemy import Text, bindparam, insert, select

from stolik.store.database import Database
from stolik.store.schema import matches, people, results


class ResultRow(NamedTuple):
    """A match for one of its players; `place`, `good`, `bids` and `kept` as in the schema."""

    game: str
    place: int
    good: bool
    bids: int
    kept: int


_COLUMNS = (results.c.place, results.c.good, results.c.bids, results.c.kept)
# Nothing for a bot, for who has been deleted, and for a match that is counted already.
_ADD_RESULT = insert(results).from_select(
    ["person", "match_id", "game", *(column.name for column in _COLUMNS)],
    select(people.c.id, matches.c.id, matches.c.game, *(bindparam(each.name, type_=each.type) for each in _COLUMNS))
    .select_from(people.join(matches, matches.c.code == bindparam("code", type_=Text())))
    .where(
        people.c.id == bindparam("who", type_=Text()),
        people.c.kind != "bot",
        ~select(results.c.person)
        .where(results.c.person == bindparam("who", type_=Text()), results.c.match_id == matches.c.id)
        .exists(),
    ),
)
_RESULTS_OF_PERSON = (
    select(results.c.game, *_COLUMNS).where(results.c.person == bindparam("who")).order_by(results.c.match_id)
)


class StatisticsStore:
    """Results of guests and accounts."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue

    def add(self, code: str, person: str, place: int, good: bool, bids: int, kept: int) -> None:
        """What a match that is kept was for a person; nothing happens for a bot, and for whoever is deleted."""
        self._queue.put(
            _ADD_RESULT, {"code": code, "who": person, "place": place, "good": good, "bids": bids, "kept": kept}
        )

    async def of(self, person: str, aged: bool = False) -> list[ResultRow]:
        """What every match was for a person, the oldest first; `aged`: the last seconds may be missing."""
        read = self._database.aged if aged else self._database.all
        return [ResultRow(*row) for row in await read(_RESULTS_OF_PERSON, who=person)]
