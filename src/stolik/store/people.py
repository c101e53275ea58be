"""People: guests, accounts and bots, the keys of bots; all that is kept of somebody, to hand out or to delete."""

import unicodedata
from asyncio import Future
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Text, bindparam, case, delete, insert, or_, select, update

from stolik.store.base import cleaned, storable
from stolik.store.conduct import Conduct
from stolik.store.matches import Matches
from stolik.store.schema import bans, people, sitters, tokens

KINDS = ("guest", "account", "bot")
CHUNK = 500  # ids that are asked for at once


class Person(NamedTuple):
    """A row of people. `password` is a hash, of accounts alone; sessions of a lower `generation` are void."""

    id: str
    kind: str
    name: str
    password: str | None
    generation: int
    created: str


class Token(NamedTuple):
    """A long-lived key of a bot: the SHA-256 by which it is known, whose it is, what he calls it, since when."""

    hash: str
    person: str
    name: str
    created: str


def name_key(name: str) -> str:
    """What the names of two accounts may not share: the name without differences of case, form and spaces.

    Unicode's compatibility caseless matching: NFKC(casefold(NFKC(casefold(NFD(name))))).
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", name).casefold())
    return " ".join(unicodedata.normalize("NFKC", folded.casefold()).split())


_WHO = people.c.id == bindparam("who", type_=Text())
_KEY = bindparam("folded", type_=Text())
_other = people.alias()
_TAKEN = select(_other.c.id).where(_other.c.key == _KEY, _other.c.id != bindparam("who", type_=Text())).exists()
_ADDED = ("id", "kind", "name", "key", "created")
_ADD = insert(people).from_select(
    list(_ADDED),
    select(*(bindparam(name, type_=Text()) for name in _ADDED)).where(
        ~select(people.c.id)
        .where(or_(people.c.id == bindparam("id", type_=Text()), people.c.key == bindparam("key", type_=Text())))
        .exists()
    ),
)
_MAKE_ACCOUNT = (
    update(people)
    .where(_WHO, ~_TAKEN)
    .values(kind="account", name=bindparam("called"), key=_KEY, password=bindparam("hash"))
)
_RENAME = (
    update(people)
    .where(_WHO, or_(people.c.kind != "account", ~_TAKEN))
    .values(name=bindparam("called"), key=case((people.c.kind == "account", _KEY)))
)
_SET_PASSWORD = update(people).where(_WHO).values(password=bindparam("hash"))
_NEW_GENERATION = update(people).where(_WHO).values(generation=people.c.generation + 1)
# Foreign keys do the rest: mutes, tokens and reports about him go, his own reports and his seats lose his id.
_DELETE = (
    update(sitters).where(sitters.c.person == bindparam("who")).values(name=None),
    delete(bans).where(bans.c.who == bindparam("subject")),
    delete(people).where(_WHO),
)
_ADD_TOKEN = insert(tokens).from_select(
    ["hash", "person", "name", "created"],
    select(
        bindparam("hash", type_=Text()),
        people.c.id,
        bindparam("called", type_=Text()),
        bindparam("created", type_=Text()),
    ).where(_WHO, ~select(tokens.c.hash).where(tokens.c.hash == bindparam("hash", type_=Text())).exists()),
)
_DROP_TOKEN = delete(tokens).where(tokens.c.hash == bindparam("token"))

_COLUMNS = (people.c.id, people.c.kind, people.c.name, people.c.password, people.c.generation, people.c.created)
_PERSON = select(*_COLUMNS).where(_WHO)
_THERE = select(people.c.id).where(people.c.id.in_(bindparam("ids", expanding=True)))
_ACCOUNT = select(*_COLUMNS).where(people.c.key == _KEY)
_GENERATIONS = select(people.c.id, people.c.generation).where(people.c.generation > 0)
_TOKEN = select(tokens).where(tokens.c.hash == bindparam("token"))
_TOKENS = select(tokens).where(tokens.c.person == bindparam("who")).order_by(tokens.c.created, tokens.c.hash)


class People(Matches, Conduct):
    """People and the keys of their bots. Ids are texts that the server makes, never used twice."""

    def add_person(self, id: str, name: str, kind: str, created: str) -> None:
        """A new person, `kind` one of KINDS, `created` an ISO time.

        Nothing happens if the id is there or, for an account, the name is taken: `make_account` is how to know.
        """
        if kind not in KINDS:
            raise ValueError(f"no kind of person: {kind}")
        called = cleaned(name)
        key = name_key(called) if kind == "account" else None
        self._group.put(_ADD, {"id": storable(id), "kind": kind, "name": called, "key": key, "created": created})

    def make_account(self, id: str, name: str, password_hash: str) -> Future[bool]:
        """Turns a guest into the account of this name; his id and so his history stay.

        Awaited it says, once it is durable, whether that happened: False if the name is taken or the person unknown.
        Of several who want a name at the same moment one gets it.
        """
        called = cleaned(name)
        values = {"who": id, "called": called, "folded": name_key(called), "hash": password_hash}
        return self._group.ask(_MAKE_ACCOUNT, values)

    def rename(self, id: str, name: str) -> Future[bool]:
        """Gives a person another name. If awaited: False for the name of another account, or for nobody."""
        called = cleaned(name)
        return self._group.ask(_RENAME, {"who": id, "called": called, "folded": name_key(called)})

    def set_password(self, id: str, password_hash: str) -> None:
        """Another password, as a hash. Sessions stay: `new_generation` ends them."""
        self._group.put(_SET_PASSWORD, {"who": id, "hash": password_hash})

    def new_generation(self, id: str) -> None:
        """From now on the sessions of this person are of the next generation, and all earlier ones are void."""
        self._group.put(_NEW_GENERATION, {"who": id})

    def delete_person(self, id: str) -> None:
        """Forgets a person: his row, mutes, tokens, bans and the reports about him. His own reports lose his id.

        Matches stay for the others, with neither id nor name at his seat; for their records see `records_of`.
        """
        forget, unban, remove = _DELETE
        self._group.put(forget, {"who": id})
        self._group.put(unban, {"subject": id})
        self._group.put(remove, {"who": id})

    async def person(self, id: str) -> Person | None:
        """The person with this id."""
        return next((Person(*row) for row in await self._all(_PERSON, who=id)), None)

    async def missing(self, ids: Iterable[str]) -> set[str]:
        """Those of these ids that are nobody's (any more)."""
        left = sorted(set(ids))
        there: set[str] = set()
        for at in range(0, len(left), CHUNK):
            there.update(row[0] for row in await self._all(_THERE, ids=left[at : at + CHUNK]))
        return set(left) - there

    async def account(self, name: str) -> Person | None:
        """The account with this name, however it is written (`name_key`)."""
        return next((Person(*row) for row in await self._all(_ACCOUNT, folded=name_key(cleaned(name)))), None)

    async def generations(self) -> dict[str, int]:
        """The generation of everybody who is not of generation 0."""
        return {row[0]: row[1] for row in await self._all(_GENERATIONS)}

    async def export(self, id: str) -> dict[str, Any]:
        """All that is kept of a person, as JSON could write it; empty if there is nobody of this id.

        Secrets (the hash of the password, the hashes of tokens) and what others reported about him stay out.
        """
        person = await self.person(id)
        if person is None:
            return {}
        own = person._asdict()
        own["password"] = person.password is not None
        matches = await self.matches(id, limit=2**31 - 1)
        return {
            "person": own,
            "matches": [{**match._asdict(), "people": [seat._asdict() for seat in match.people]} for match in matches],
            "tokens": [{"name": token.name, "created": token.created} for token in await self.tokens(id)],
            "mutes": await self.mutes(id),
            "reports": [report._asdict() for report in await self.reports(open_only=False, by=id)],
            "bans": [ban._asdict() for ban in await self.bans() if ban.who == id],
        }

    # --- the keys of bots ---------------------------------------------------------------------------------------------

    def add_token(self, hash: str, person: str, name: str, created: str) -> None:
        """A new key of a bot; nothing happens if the person is gone or the key is there."""
        self._group.put(_ADD_TOKEN, {"hash": hash, "who": person, "called": cleaned(name), "created": created})

    def drop_token(self, hash: str) -> None:
        """The key is void."""
        self._group.put(_DROP_TOKEN, {"token": hash})

    async def token(self, hash: str) -> Token | None:
        """The key with this SHA-256."""
        return next((Token(*row) for row in await self._all(_TOKEN, token=hash)), None)

    async def tokens(self, person: str) -> list[Token]:
        """The keys of a person's bots, the oldest first."""
        return [Token(*row) for row in await self._all(_TOKENS, who=person)]
