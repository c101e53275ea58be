"""People: guests, accounts and bots, and the keys of bots."""

from asyncio import Future
from collections.abc import Collection, Iterable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, Text, bindparam, case, delete, insert, or_, select, update

from stolik.store.database import Database, cleaned, storable
from stolik.store.gathered import Gathered
from stolik.store.looks import look, name_key
from stolik.store.matches import Nameless, as_it_is, take_name
from stolik.store.schema import bans, people, tokens

KINDS = ("guest", "account", "bot")


class PersonRow(NamedTuple):
    """A row of people. `password` is a hash, of accounts alone, which counts for ever without a `password_until`."""

    id: str
    kind: str
    name: str
    password: str | None
    password_until: str | None
    created: str


class TokenRow(NamedTuple):
    """A long-lived key of a bot: the SHA-256 by which it is known, whose it is, what they call it, since when."""

    hash: str
    person: str
    name: str
    created: str


_IS_PERSON = people.c.id == bindparam("who", type_=Text())
_KEY_OF_NAME = bindparam("folded", type_=Text())
_LOOK_OF_NAME = bindparam("look", type_=Text())
_other = people.alias()
_NAME_TAKEN = (
    select(_other.c.id)
    .where(
        or_(_other.c.key == _KEY_OF_NAME, _other.c.look == _LOOK_OF_NAME),
        _other.c.id != bindparam("who", type_=Text()),
    )
    .exists()
)
_NEW_PERSON_COLUMNS = ("id", "kind", "name", "key", "look", "created")
_ADD_PERSON = insert(people).from_select(
    list(_NEW_PERSON_COLUMNS),
    select(*(bindparam(name, type_=Text()) for name in _NEW_PERSON_COLUMNS)).where(
        ~select(people.c.id)
        .where(
            or_(
                people.c.id == bindparam("id", type_=Text()),
                people.c.key == bindparam("key", type_=Text()),
                people.c.look == _LOOK_OF_NAME,
            )
        )
        .exists()
    ),
)
_MAKE_ACCOUNT = (
    update(people)
    .where(_IS_PERSON, people.c.kind == "guest", ~_NAME_TAKEN)
    .values(kind="account", name=bindparam("called"), key=_KEY_OF_NAME, look=_LOOK_OF_NAME, password=bindparam("hash"))
)
_RENAME = (
    update(people)
    .where(_IS_PERSON, or_(people.c.kind != "account", ~_NAME_TAKEN))
    .values(
        name=bindparam("called"),
        key=case((people.c.kind == "account", _KEY_OF_NAME)),
        look=case((people.c.kind == "account", _LOOK_OF_NAME)),
    )
)
_SET_PASSWORD = (
    update(people).where(_IS_PERSON).values(password=bindparam("hash"), password_until=bindparam("until", type_=Text()))
)
# Whoever writes a seat of theirs meanwhile waits, and then finds nobody of whom a name could stay.
_HOLD_PERSON = select(people.c.id).where(_IS_PERSON).with_for_update()
_DELETE_BAN = delete(bans).where(bans.c.who == bindparam("subject"))
# Foreign keys do the rest: sessions, mutes, tokens and reports about them go; their own reports and seats lose the id.
_DELETE_PERSON = delete(people).where(_IS_PERSON)
_ADD_TOKEN = insert(tokens).from_select(
    ["hash", "person", "name", "created"],
    select(
        bindparam("hash", type_=Text()),
        people.c.id,
        bindparam("called", type_=Text()),
        bindparam("created", type_=Text()),
    ).where(_IS_PERSON, ~select(tokens.c.hash).where(tokens.c.hash == bindparam("hash", type_=Text())).exists()),
)
_DROP_TOKEN = delete(tokens).where(tokens.c.hash == bindparam("token"))

PERSON_COLUMNS = (
    people.c.id,
    people.c.kind,
    people.c.name,
    people.c.password,
    people.c.password_until,
    people.c.created,
)
_PERSON_WITH_ID = select(*PERSON_COLUMNS).where(_IS_PERSON)
_IDS_OF_PEOPLE = select(people.c.id).where(people.c.id.in_(bindparam("ids", expanding=True)))
_ACCOUNT_WITH_KEY = select(*PERSON_COLUMNS).where(people.c.key == _KEY_OF_NAME)
_ACCOUNTS_LIKE = select(people.c.id, people.c.key, people.c.look).where(
    or_(
        people.c.key.in_(bindparam("keys", expanding=True)),
        people.c.look.in_(bindparam("looks", expanding=True)),
    )
)
_TOKEN_WITH_HASH = select(tokens).where(tokens.c.hash == bindparam("token"))
_TOKENS_OF_PERSON = select(tokens).where(tokens.c.person == bindparam("who")).order_by(tokens.c.created, tokens.c.hash)


def _named(called: str) -> dict[str, str]:
    return {"called": called, "folded": name_key(called), "look": look(called)}


class PeopleStore:
    """People and the keys of their bots. Ids are texts that the server makes, never used twice."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue
        self._alike = Gathered(self._accounts_like)

    def add(self, id: str, name: str, kind: str, created: str) -> None:
        """A new person, `kind` one of KINDS, `created` an ISO time.

        Nothing happens if the id is there or, for an account, the name or its look is taken: `make_account` is how to
        know.
        """
        if kind not in KINDS:
            raise ValueError(f"no kind of person: {kind}")
        called = cleaned(name)
        key, shown = (name_key(called), look(called)) if kind == "account" else (None, None)
        self._queue.put(
            _ADD_PERSON,
            {"id": storable(id), "kind": kind, "name": called, "key": key, "look": shown, "created": created},
        )

    def make_account(self, id: str, name: str, password_hash: str) -> Future[bool]:
        """Turns a guest into the account of this name; the id and so the history stay.

        Awaited it says, once it is durable, whether that happened: False if the name is taken, or looks like one that
        is, or the person is no guest. Of several who want a name at the same moment one gets it.
        """
        return self._queue.ask(_MAKE_ACCOUNT, {"who": id, **_named(cleaned(name)), "hash": password_hash})

    def rename(self, id: str, name: str) -> Future[bool]:
        """Gives a person another name.

        If awaited: False for what is another account's name, or looks like it, or for nobody.
        """
        return self._queue.ask(_RENAME, {"who": id, **_named(cleaned(name))})

    def set_password(self, id: str, password_hash: str, until: str | None = None) -> None:
        """Another password, as a hash, and how long it counts. Sessions stay: `SessionStore.end_all` ends them."""
        self._queue.put(_SET_PASSWORD, {"who": id, "hash": password_hash, "until": until})

    def delete(self, *ids: str, nameless: Nameless = as_it_is) -> None:
        """Forgets people: their rows, sessions, mutes, tokens, bans and the reports about them.

        Their own reports lose the id. Matches stay for the others, with neither id nor name at that seat, and with a
        record from which `nameless` has taken the name.
        """
        self._queue.run(partial(_delete_people, sorted(ids), nameless))

    async def get(self, id: str) -> PersonRow | None:
        """The person with this id."""
        return next((PersonRow(*row) for row in await self._database.all(_PERSON_WITH_ID, who=id)), None)

    async def missing(self, ids: Iterable[str]) -> set[str]:
        """Those of these ids that are nobody's (any more)."""
        asked = set(ids)
        return asked - {row[0] for row in await self._database.all_of(_IDS_OF_PEOPLE, asked)}

    async def account(self, name: str) -> PersonRow | None:
        """The account with this name, however it is written (`name_key`)."""
        return next(
            (PersonRow(*row) for row in await self._database.all(_ACCOUNT_WITH_KEY, folded=name_key(cleaned(name)))),
            None,
        )

    async def like(self, name: str) -> set[str]:
        """The accounts (ids) whose names are this one, or look like it. Who asks at once shares a query."""
        return await self._alike.get(cleaned(name)) or set()

    async def _accounts_like(self, names: Collection[str]) -> dict[str, set[str]]:
        keys, looks = {name: name_key(name) for name in names}, {name: look(name) for name in names}
        values = {"keys": sorted(set(keys.values())), "looks": sorted(set(looks.values()))}
        rows = await self._database.all(_ACCOUNTS_LIKE, **values)
        return {name: {id for id, key, shown in rows if key == keys[name] or shown == looks[name]} for name in names}

    # --- the keys of bots ---------------------------------------------------------------------------------------------

    def add_token(self, hash: str, person: str, name: str, created: str) -> None:
        """A new key of a bot; nothing happens if the person is gone or the key is there."""
        self._queue.put(_ADD_TOKEN, {"hash": hash, "who": person, "called": cleaned(name), "created": created})

    def drop_token(self, hash: str) -> None:
        """The key is void."""
        self._queue.put(_DROP_TOKEN, {"token": hash})

    async def token(self, hash: str) -> TokenRow | None:
        """The key with this SHA-256."""
        return next((TokenRow(*row) for row in await self._database.all(_TOKEN_WITH_HASH, token=hash)), None)

    async def tokens(self, person: str) -> list[TokenRow]:
        """The keys of a person's bots, the oldest first."""
        return [TokenRow(*row) for row in await self._database.all(_TOKENS_OF_PERSON, who=person)]


def _delete_people(ids: list[str], nameless: Nameless, connection: Connection) -> None:
    for id in ids:
        connection.execute(_HOLD_PERSON, {"who": id})
    for id in ids:
        take_name(id, nameless, None, connection)
        connection.execute(_DELETE_BAN, {"subject": id})
        connection.execute(_DELETE_PERSON, {"who": id})
