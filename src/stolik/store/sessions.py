"""Sessions: each is one coming-in of a guest or an account on one device, and is over when its row is gone.

Only the SHA-256 of a session's token is known here. All times are ISO texts, of which the later one is the greater.
"""

from asyncio import Future
from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Text, bindparam, delete, exists, insert, select, update

from stolik.store.database import Database, cleaned, storable
from stolik.store.gathered import Gathered
from stolik.store.people import PERSON_COLUMNS, PersonRow
from stolik.store.ranks import ADD_GUEST, ADD_SESSION
from stolik.store.reading import Row
from stolik.store.schema import mutes, people, sessions


class SessionRow(NamedTuple):
    """A session: the hash of its token, whose it is, on what device, when it was made and when it was last used."""

    hash: str
    person: str
    program: str
    system: str
    made: str
    used: str


class FoundSession(NamedTuple):
    """A session, whose it is, and whom that person mutes: all that is asked of somebody who comes back."""

    session: SessionRow
    person: PersonRow
    mutes: frozenset[str]


_IS_SESSION = sessions.c.hash == bindparam("session", type_=Text())
_IS_PERSONS = sessions.c.person == bindparam("who", type_=Text())
# Neither for somebody who has been deleted meanwhile, nor after a password that is not theirs any more.
_ADD = insert(sessions).from_select(
    ["hash", "person", "program", "system", "made", "used"],
    select(
        bindparam("session", type_=Text()),
        people.c.id,
        bindparam("program", type_=Text()),
        bindparam("system", type_=Text()),
        bindparam("made", type_=Text()),
        bindparam("made", type_=Text()),
    ).where(
        people.c.id == bindparam("who", type_=Text()),
        people.c.password.is_not_distinct_from(bindparam("password", type_=Text())),
    ),
)
_USE = update(sessions).where(_IS_SESSION).values(used=bindparam("now"))
_END = delete(sessions).where(_IS_SESSION)
_END_ALL = delete(sessions).where(_IS_PERSONS, sessions.c.hash != bindparam("but", type_=Text()))
_unused = sessions.alias()
_END_UNUSED = delete(sessions).where(
    sessions.c.hash.in_(
        select(_unused.c.hash).where(_unused.c.used < bindparam("before", type_=Text())).limit(bindparam("most"))
    )
)

_COLUMNS = (
    sessions.c.hash,
    sessions.c.person,
    sessions.c.program,
    sessions.c.system,
    sessions.c.made,
    sessions.c.used,
)
_WITH_HASHES = (
    select(*_COLUMNS, *PERSON_COLUMNS, mutes.c.other)
    .join_from(sessions, people, people.c.id == sessions.c.person)
    .outerjoin(mutes, mutes.c.person == people.c.id)
    .where(sessions.c.hash.in_(bindparam("hashes", expanding=True)))
)
_OF_PERSON = select(*_COLUMNS).where(_IS_PERSONS).order_by(sessions.c.used.desc(), sessions.c.made.desc())
_GUESTS_WITHOUT = (
    select(people.c.id)
    .where(
        people.c.kind == "guest",
        people.c.id > bindparam("after", type_=Text()),
        people.c.created < bindparam("before", type_=Text()),
        ~exists().where(sessions.c.person == people.c.id),
    )
    .order_by(people.c.id)
    .limit(bindparam("most"))
)


class SessionStore:
    """Who has come in, and from where they may come back."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue
        self._sessions = Gathered(self._found)

    def add(self, session: SessionRow, password: str | None = None) -> Future[bool]:
        """A new session. If awaited: False if the person is gone, or this is not their password (hash) any more."""
        hash, person, program, system, made, _ = _storable(session)
        values = {"session": hash, "who": person, "program": program, "system": system, "made": made}
        return self._queue.ask(_ADD, {**values, "password": password})

    def add_guest(self, id: str, name: str, session: SessionRow) -> Future[None]:
        """A new guest with a session of theirs, both made now; the id was never used. Done when both are durable."""
        called = cleaned(name)
        self._queue.rank(ADD_GUEST, {"id": storable(id), "kind": "guest", "name": called, "created": session.made})
        self._queue.rank(ADD_SESSION, _storable(session)._asdict())
        return self._queue.durable()

    def use(self, hash: str, now: str) -> None:
        """It has been used."""
        self._queue.put(_USE, {"session": hash, "now": now})

    def end(self, hash: str) -> None:
        """It is over."""
        self._queue.put(_END, {"session": hash})

    def end_all(self, person: str, but: str = "") -> None:
        """All of a person's are over, except the one with the hash `but`."""
        self._queue.put(_END_ALL, {"who": person, "but": but})

    def end_unused(self, before: str, most: int) -> None:
        """Those are over that were last used before this time, at most so many now."""
        self._queue.put(_END_UNUSED, {"before": before, "most": most})

    async def find(self, hash: str) -> FoundSession | None:
        """The session with this hash, with its person. All that are wanted at once, as after a start, share a query."""
        return await self._sessions.get(hash)

    async def _found(self, hashes: Collection[str]) -> dict[str, FoundSession]:
        rows: dict[str, list[Row]] = defaultdict(list)
        for row in await self._database.all(_WITH_HASHES, hashes=sorted(hashes)):
            rows[row[0]].append(row)
        own = len(_COLUMNS)
        return {
            hash: FoundSession(
                SessionRow(*same[0][:own]),
                PersonRow(*same[0][own:-1]),
                frozenset(row[-1] for row in same if row[-1] is not None),
            )
            for hash, same in rows.items()
        }

    async def of(self, person: str) -> list[SessionRow]:
        """A person's, the last used first."""
        return [SessionRow(*row) for row in await self._database.all(_OF_PERSON, who=person)]

    async def guests_without(self, before: str, after: str, most: int) -> list[str]:
        """Guests made before a time who have no session, so that they can never come back.

        At most so many of them, in the order of their ids from the one that follows `after`.
        """
        return [row[0] for row in await self._database.all(_GUESTS_WITHOUT, before=before, after=after, most=most)]


def _storable(session: SessionRow) -> SessionRow:
    """With what a browser says of itself as both databases can hold it."""
    return session._replace(program=cleaned(session.program), system=cleaned(session.system))
