"""Who is there: guests, accounts and their bots, how they come in, whom they mute, who may not come in.

What every request and every line of chat asks (sessions, bans, mutes) is in memory; people are read once and kept.
A change is in memory at once and durable when the method returns, so nobody is told of what a crash could take back.
Reasons for refusals are ids of people.ftl. Nothing here knows HTTP or sockets.
"""

import asyncio
from collections.abc import Callable, Container, Iterable
from typing import NamedTuple, Protocol

from msgspec import Struct

from stolik.server import own_data
from stolik.server.bans import Bans, refuse_banned
from stolik.server.devices import Device
from stolik.server.limits import Limits
from stolik.server.names import name_of, one_form
from stolik.server.passwords import Passwords
from stolik.server.refusals import RequestRefusal
from stolik.server.second_factor import SecondFactors
from stolik.server.sessions import MOST_SESSIONS, Sessions
from stolik.server.times import days_ago, now_text
from stolik.server.tokens import BOT, SESSION, bot_id, hash_of, new_id, new_token, session_id
from stolik.store import SessionRow, Store, name_key

PEOPLE_REMEMBERED = 20_000  # people kept in memory: about 10 MB
MOST_BOTS = 10  # of one account
GIVEN_DAYS = 3  # for which a password of the operator's counts
MOST_MUTES = 500  # of one person
NOBODY: frozenset[str] = frozenset()
UNKNOWN = Device()


class Person(NamedTuple):
    """Somebody who plays. `kind` is "guest", "account" or "bot"; `owner` the account that a bot belongs to."""

    id: str
    name: str
    kind: str
    muted: frozenset[str] = NOBODY
    owner: str = ""

    @property
    def is_account(self) -> bool:
        """Whether nobody else can be called so."""
        return self.kind == "account"


class BotAccount(Struct, frozen=True, omit_defaults=True):
    """A bot of an account; `token` only in the answer that makes it."""

    id: str
    name: str
    created: str
    token: str = ""


class CameIn(NamedTuple):
    """Somebody who has come in, the token of their new session, until when their password counts ("" for ever)."""

    person: Person
    token: str
    until: str = ""


class Disconnect(Protocol):
    """Closes the connections of a person: those of one `session` (its hash), or all `but` those of one."""

    def __call__(self, person: str, session: str = "", but: str = "") -> object:
        """At once."""


class People:
    """All people. `disconnect`: for who may not be here any more."""

    def __init__(self, store: Store, limits: Limits, disconnect: Disconnect) -> None:
        self._store, self._disconnect = store, disconnect
        self._passwords = Passwords()
        self.sessions = Sessions(store, limits.unused_days)
        self.second_factors = SecondFactors(store, limits, self._passwords)
        self._known: dict[str, Person] = {}  # the oldest first
        self._bots: dict[str, str] = {}  # hash of a token -> id of the bot, as long as the bot is known
        self._muted: dict[str, frozenset[str]] = {}  # of everybody seen since the start who mutes somebody
        self._gone: set[str] = set()  # deleted, but tables still know them, or their tokens are being looked up
        self._adding = asyncio.Lock()
        self.when_deleted: Callable[[], None] = lambda: None  # the tables set it: some of those they know are `gone`
        self.changed: Callable[[str], object] = lambda id: None  # called when other processes must look again
        self.bans = Bans(store)

    async def load(self) -> None:
        """Reads what must be known at once. Call it before anything else."""
        await self.bans.load()

    # --- who is it ----------------------------------------------------------------------------------------------------

    async def who(self, token: str) -> Person | None:
        """Who sends this token; None for nobody, and for who is banned."""
        person = await self.find(token)
        return None if person is None or self.banned(person) is not None else person

    async def find(self, token: str) -> Person | None:
        """Whose valid token this is, banned or not."""
        if token.startswith(BOT):
            person = await self._find_bot(hash_of(token))
        elif token.startswith(SESSION):
            person = await self._of_session(hash_of(token))
        else:
            return None
        return None if person is None or self.gone(person.id) else person

    async def _of_session(self, hashed: str) -> Person | None:
        """Whose session has this hash; one that is not in memory is read together with its person."""
        while True:
            ends = self.sessions.ends
            session = self.sessions.known(hashed)
            if session is not None:
                person = await self.person(session.person)
            elif (found := await self._store.sessions.find(hashed)) is not None:
                session, row = self.sessions.read(found.session, found.person.kind == "account"), found.person
                person = self._known.get(row.id) or Person(row.id, row.name, row.kind, found.mutes)
            else:
                return None
            if ends == self.sessions.ends:  # none has ended while we asked
                break
        if person is None or not self.sessions.use(session):
            return None
        return self._known.get(person.id) or self._keep(person)

    async def person(self, id: str) -> Person | None:
        """The guest or account with this id."""
        if id in self._known:
            return self._known[id]
        row = await self._store.people.get(id)
        if row is None or row.kind == "bot" or id in self._gone:
            return None
        return await self._remember(Person(id, row.name, row.kind))

    async def _find_bot(self, hashed: str) -> Person | None:
        known = self._known.get(self._bots.get(hashed, ""))
        if known is not None:
            return known
        row = await self._store.people.token(hashed)
        if row is None or row.person in self._gone or bot_id(hashed) in self._gone:
            return None
        self._bots[hashed] = bot_id(hashed)
        return await self._remember(Person(bot_id(hashed), row.name, "bot", owner=row.person))

    async def _remember(self, person: Person) -> Person:
        if person.id not in self._muted:
            person = person._replace(muted=frozenset(await self._store.conduct.mutes(person.id)))
        return self._keep(person)

    def _keep(self, person: Person) -> Person:
        """Keeps in memory a person of whom all is known."""
        if person.muted:
            self._muted.setdefault(person.id, person.muted)
        person = person._replace(muted=self.muted(person.id))
        if person.id in self._gone:  # while we asked
            return person
        self._known[person.id] = person
        if len(self._known) > PEOPLE_REMEMBERED:
            self._forget(next(iter(self._known)))
        return person

    def _forget(self, id: str) -> None:
        person = self._known.pop(id, None)
        if person is not None and person.kind == "bot":
            self._bots = {hashed: bot for hashed, bot in self._bots.items() if bot != id}

    def banned(self, person: Person) -> str | None:
        """Until when the person, or whose bot it is, is banned: "" for ever, None: not at all."""
        until = self.bans.until(person.id)
        return self.bans.until(person.owner) if until is None and person.owner else until

    def gone(self, id: str) -> bool:
        """Whether this person has been deleted, as far as a table may still know them: the name is not stored again."""
        return id in self._gone

    async def look_for(self, ids: Iterable[str]) -> None:
        """Notes who of these is `gone`: tables that come back know people who were deleted before."""
        self._gone |= await self._store.people.missing(ids)

    # --- coming in ----------------------------------------------------------------------------------------------------

    async def guest(self, name: str, device: Device = UNKNOWN) -> CameIn:
        """A new guest. Raises RequestRefusal for a name that is none, or that is an account's or looks like it."""
        name = await self._unused(name)
        person = Person(new_id(), name, "guest")
        token = await self.sessions.make_guest(person.id, name, device)
        return CameIn(self._keep(person), token)

    async def account(self, name: str, password: str, guest: Person | None = None, device: Device = UNKNOWN) -> CameIn:
        """A new account, or the one that a guest becomes: id, matches and statistics stay, older sessions end.

        Raises RequestRefusal: people-name-..., people-password-..., people-is-account. Of several who want a name at
        the same moment one gets it.
        """
        if guest is not None and guest.kind != "guest":
            raise RequestRefusal("people-is-account", name=guest.name)
        name = await self._unused(name)
        hashed = await self._passwords.new(password, name)
        id = guest.id if guest is not None else new_id()
        if guest is None:
            self._store.people.add(id, name, "guest", now_text())
        if not await self._store.people.make_account(id, name, hashed):
            if guest is None:
                self._store.people.delete(id)
            elif (row := await self._store.people.get(id)) is not None and row.kind != "guest":
                raise RequestRefusal("people-is-account", name=row.name)
            raise RequestRefusal("people-name-taken", name=name)
        if guest is not None:
            await self.sessions.end_all(id)  # whoever got hold of the guest's token has not got the account
        self._forget(id)
        self.changed(id)
        return await self._come_in(await self._remember(Person(id, name, "account")), device, hashed)

    async def login(self, name: str, password: str, code: str = "", device: Device = UNKNOWN) -> CameIn:
        """The account of this name and password, and of the code of its second factor, if it has one.

        Raises RequestRefusal people-login, which does not say what was wrong; people-password-over; people-banned;
        people-code, -code-wrong.

        An unknown name costs as much work as a wrong password.
        """
        row = await self._store.people.account(one_form(name[:200]))
        better = await self._passwords.check(row.password if row else None, password)
        person = await self.person(row.id) if row is not None else None
        if row is None or person is None:
            raise RequestRefusal("people-login")
        refuse_banned(self.banned(person))
        if row.password_until is not None and now_text() > row.password_until:
            raise RequestRefusal("people-password-over")
        await self.second_factors.check(person.id, code)
        if better:
            self._store.people.set_password(person.id, better, row.password_until)
        came = await self._come_in(person, device, better or row.password)
        return came._replace(until=row.password_until or "")

    async def _come_in(self, person: Person, device: Device, password: str | None) -> CameIn:
        """A new session of an account; of very many the one that was used longest ago ends.

        Raises RequestRefusal people-login for a password (hash) of before.
        """
        token = await self.sessions.make(person.id, device, password)
        if not token:
            raise RequestRefusal("people-login")
        for old in (await self.sessions_of(person))[MOST_SESSIONS:]:
            await self.end_session(person, old.hash)
        return CameIn(person, token)

    def key(self, name: str) -> str:
        """What all ways to write the name of an account have in common."""
        return name_key(one_form(name[:200]))

    async def _unused(self, name: str) -> str:
        """The name in its one form, if no account has it, or one that looks the same."""
        name = name_of(name)
        if await self._store.people.like(name):
            raise RequestRefusal("people-name-taken", name=name)
        return name

    # --- changing -----------------------------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; raises RequestRefusal as `guest` and `account` do. Tables where they sit keep the old one."""
        name = await self.free_name(person, name)
        if not await self._store.people.rename(person.id, name):
            raise RequestRefusal("people-name-taken", name=name)
        self._forget(person.id)
        self.changed(person.id)
        return await self._remember(person._replace(name=name))

    async def free_name(self, person: Person, name: str) -> str:
        """The name in its one form, if this person may have it now. Raises RequestRefusal as `rename` does."""
        name = name_of(name)
        if await self._store.people.like(name) - {person.id}:
            raise RequestRefusal("people-name-taken", name=name)
        return name

    async def new_password(self, person: Person, current: str, password: str, device: Device = UNKNOWN) -> CameIn:
        """Another password of an account, after which all sessions are over but for a new one.

        Raises RequestRefusal people-password-wrong, -length or -common.
        """
        await self.check_password(person, current)
        return await self._come_in(person, device, await self._set_password(person, password))

    async def check_password(self, person: Person, password: str) -> None:
        """Whether this is an account's. Raises RequestRefusal people-password-wrong."""
        row = await self._store.people.get(person.id)
        try:
            await self._passwords.check(row.password if row else None, password)
        except RequestRefusal:
            raise RequestRefusal("people-password-wrong") from None

    async def reset_password(self, person: Person, password: str) -> None:
        """Another password that the operator gives to who has lost theirs, or their device: no second factor stays.

        It counts for GIVEN_DAYS: until then they have one of their own. Raises RequestRefusal people-password-length or
        -common.
        """
        await self._set_password(person, password, days_ago(-GIVEN_DAYS))
        await self.second_factors.drop(person.id)

    async def _set_password(self, person: Person, password: str, until: str | None = None) -> str:
        """Another password, whose hash is returned; all sessions are over.

        Raises RequestRefusal people-password-length or -common.
        """
        hashed = await self._passwords.new(password, person.name)
        self._store.people.set_password(person.id, hashed, until)
        await self.end_sessions(person)
        return hashed

    # --- sessions -----------------------------------------------------------------------------------------------------

    async def end_session(self, person: Person, hashed: str) -> None:
        """The session with this hash is over, and its connections are closed."""
        await self.sessions.end(hashed)
        self._disconnect(person.id, session=hashed)
        self.changed(person.id)

    async def end_sessions(self, person: Person, but: str = "") -> None:
        """All sessions of a person are over, except the one with the hash `but`. Bots keep their tokens."""
        await self.sessions.end_all(person.id, but)
        self._disconnect(person.id, but=but)
        self.changed(person.id)

    async def sessions_of(self, person: Person) -> list[SessionRow]:
        """A person's, the last used first."""
        return await self.sessions.of(person.id, person.kind == "account")

    async def session(self, person: Person, id: str) -> SessionRow:
        """A person's session by its public id. Raises RequestRefusal people-no-session."""
        for row in await self.sessions_of(person):
            if session_id(row.hash) == id:
                return row
        raise RequestRefusal("people-no-session")

    async def account_named(self, name: str) -> Person | None:
        """The account of this name, however it is written."""
        row = await self._store.people.account(one_form(name))
        return None if row is None else await self.person(row.id)

    async def delete(self, person: Person) -> None:
        """Forgets the person and their bots. Matches stay for the others, without the name."""
        await self.delete_all(await own_data.ids_of(self._store, person.id))

    async def delete_all(self, ids: list[str]) -> None:
        """The same for people without bots, and for bots. Tables forget them in the same commit."""
        self._gone.update(ids)
        for id in ids:
            self._disconnect(id)
            self._forget(id)
            self._muted.pop(id, None)
        await own_data.erase(self._store, ids)
        self.when_deleted()
        await self._store.flush()
        for id in ids:
            self.sessions.forget(id)
            self.changed(id)

    # --- what other processes have changed ------------------------------------------------------------------------

    def forget_all(self) -> None:
        """Nothing that is kept in memory of people is sure any more."""
        for id in list(self._known):
            self._forget(id)
        self.sessions.forget_all()

    async def look_again(self, ids: list[str], connected: Container[str]) -> None:
        """These may have changed: what is kept of them is read again, and who is gone is let go of."""
        for id in ids:
            self._forget(id)
            self.sessions.forget(id)
        if gone := await self._store.people.missing(ids):
            self._gone |= gone
            for id in gone:
                self._disconnect(id)
                self._muted.pop(id, None)
            self.when_deleted()
        kept = [id for id in ids if id in self._muted or id in connected]
        muted = await self._store.conduct.mutes_of(kept) if kept else {}
        self._muted.update((id, muted.get(id, NOBODY)) for id in kept)

    async def guests_without_session(self, before: str, after: str, most: int) -> list[str]:
        """Guests who can never come back: see `SessionStore.guests_without`."""
        return await self._store.sessions.guests_without(before, after, most)

    # --- bots of an account -------------------------------------------------------------------------------------------

    async def bots(self, owner: Person) -> list[BotAccount]:
        """The bots of an account, the oldest first."""
        return [
            BotAccount(bot_id(row.hash), row.name, row.created) for row in await self._store.people.tokens(owner.id)
        ]

    async def add_bot(self, owner: Person, name: str) -> BotAccount:
        """A new bot with its token, never to be shown again. Raises RequestRefusal people-name-..., -tokens-full."""
        name = await self._unused(name)
        token, created = new_token(BOT), now_text()
        hashed = hash_of(token)
        async with self._adding:  # of several at the same moment each counts
            if len(await self._store.people.tokens(owner.id)) >= MOST_BOTS:
                raise RequestRefusal("people-tokens-full", high=MOST_BOTS)
            self._store.people.add(bot_id(hashed), name, "bot", created)
            self._store.people.add_token(hashed, owner.id, name, created)
            await self._store.flush()
        return BotAccount(bot_id(hashed), name, created, token)

    async def drop_bot(self, owner: Person, id: str) -> None:
        """The bot and its token are gone. Raises RequestRefusal people-no-token."""
        for row in await self._store.people.tokens(owner.id):
            if bot_id(row.hash) == id:
                self._store.people.drop_token(row.hash)
                await self.delete_all([id])
                return
        raise RequestRefusal("people-no-token")

    # --- mutes and reports --------------------------------------------------------------------------------------------

    def muted(self, id: str) -> frozenset[str]:
        """Whom this person mutes; known of everybody who has proved who they are since the start."""
        return self._muted.get(id, NOBODY)

    async def muted_people(self, person: Person) -> list[tuple[str, str]]:
        """The ids and names of those whom a person mutes."""
        rows = [await self._store.people.get(id) for id in sorted(self.muted(person.id))]
        return [(row.id, row.name) for row in rows if row is not None]

    async def mute(self, person: Person, other: str, on: bool = True) -> None:
        """Hears no more of another person, or hears them again. Raises RequestRefusal people-no-person, -mutes-full."""
        muted = self.muted(person.id)
        if on and other not in muted:
            if other == person.id:
                raise RequestRefusal("people-yourself")
            if len(muted) >= MOST_MUTES:
                raise RequestRefusal("people-mutes-full", high=MOST_MUTES)
            if await self._store.people.get(other) is None:
                raise RequestRefusal("people-no-person")
            self._store.conduct.mute(person.id, other)
        elif not on:
            self._store.conduct.unmute(person.id, other)
        self._muted[person.id] = self.muted(person.id) | {other} if on else self.muted(person.id) - {other}
        if person.id in self._known:
            self._known[person.id] = self._known[person.id]._replace(muted=self._muted[person.id])
        await self._store.flush()
        self.changed(person.id)

    async def report(self, person: Person, about: str, table: str, text: str, chat: str) -> None:
        """A complaint to the operator, with what the table said. Raises RequestRefusal people-no-person, -yourself."""
        if about == person.id:
            raise RequestRefusal("people-yourself")
        if await self._store.people.get(about) is None:
            raise RequestRefusal("people-no-person")
        self._store.conduct.report(person.id, about, table, text, chat, now_text())
        await self._store.flush()
