"""Sessions: where people have come in, each with a token of its own, until it ends or has not been used for long.

That of an account ends after a year in any case, for who has a password can come in again; a guest has none. From then
on nobody can use it, so that its row goes as that of any which is not used.

Those in use are kept in memory, so that a token costs one look there. The database is right: what ends is gone from
there before it is from here, and whoever looked meanwhile looks again (`ends`). Nothing here knows sockets.
"""

import math
import time
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from stolik.server.devices import Device
from stolik.server.times import days_ago, now_text
from stolik.server.tokens import SESSION, hash_of, new_token
from stolik.store import SessionRow, Store

SESSIONS_REMEMBERED = 20_000  # kept in memory: about 6 MB
NOTED_EVERY = 3600.0  # seconds after which a session that goes on being used is noted as used again
DAY = 86_400.0  # seconds
LONGEST = 365.0  # days that a session of an account can last
MOST_SESSIONS = 50  # of an account
ENDED_AT_ONCE = 1000  # of those that nobody uses


class KnownSession(NamedTuple):
    """A session in memory: its hash, whose it is, when it was noted as used and when it ends in any case.

    Both in seconds of the wall clock.
    """

    hash: str
    person: str
    used: float
    until: float


class Sessions:
    """All sessions of a server. `days`: how long one may be unused.

    `ends` counts those that ended: whoever has read a session from the database believes it if nothing ended meanwhile.
    """

    def __init__(self, store: Store, days: float) -> None:
        self._store, self._days = store, days
        self._known: dict[str, KnownSession] = {}  # by hash, the oldest first
        self.ends = 0

    async def make(self, person: str, device: Device, password: str | None = None) -> str:
        """The token of a new session, "" if the person is gone or this is not their password (hash) any more."""
        token, row = _drawn(person, device)
        if not await self._store.sessions.add(row, password):
            return ""
        self.remember(self.read(row, account=password is not None))
        return token

    async def make_guest(self, person: str, name: str, device: Device) -> str:
        """The token of the first session of a new guest, who is made with it."""
        token, row = _drawn(person, device)
        await self._store.sessions.add_guest(person, name, row)
        self.remember(self.read(row, account=False))
        return token

    def known(self, hashed: str) -> KnownSession | None:
        """The session with this hash, if it is in memory; else the database has to be asked (`read`)."""
        return self._known.get(hashed)

    @staticmethod
    def read(row: SessionRow, account: bool) -> KnownSession:
        """A session as a row of the database has it."""
        made, used = (datetime.fromisoformat(when).timestamp() for when in (row.made, row.used))
        return KnownSession(row.hash, row.person, used, made + LONGEST * DAY if account else math.inf)

    def use(self, session: KnownSession) -> bool:
        """It is used, now; False if it was unused for too long, or has lasted long enough."""
        now = time.time()
        if now - session.used > self._days * DAY or now > session.until:
            return False
        if now - session.used > NOTED_EVERY:
            session = session._replace(used=now)
            self._store.sessions.use(session.hash, now_text())
            self._known.pop(session.hash, None)
        if session.hash not in self._known:
            self.remember(session)
        return True

    def remember(self, session: KnownSession) -> None:
        """Keeps it in memory."""
        self._known[session.hash] = session
        if len(self._known) > SESSIONS_REMEMBERED:
            del self._known[next(iter(self._known))]

    async def of(self, person: str, account: bool) -> list[SessionRow]:
        """A person's, the last used first. `account`: whether they can come in again."""
        used, made = days_ago(self._days), days_ago(LONGEST) if account else ""
        return [row for row in await self._store.sessions.of(person) if row.used >= used and row.made >= made]

    def forget(self, person: str) -> None:
        """A person has been deleted, and their sessions with them."""
        self._drop(lambda session: session.person == person)

    def forget_all(self) -> None:
        """Others may have ended any of them."""
        self._drop(lambda session: True)

    async def end(self, hashed: str) -> None:
        """It is over: durable when this returns."""
        self._store.sessions.end(hashed)
        await self._ended(lambda session: session.hash == hashed)

    async def end_all(self, person: str, but: str = "") -> None:
        """All of a person's are over, except the one with the hash `but`."""
        self._store.sessions.end_all(person, but)
        await self._ended(lambda session: session.person == person and session.hash != but)

    async def _ended(self, over: Callable[[KnownSession], bool]) -> None:
        await self._store.flush()
        self._drop(over)

    def _drop(self, over: Callable[[KnownSession], bool]) -> None:
        self._known = {hashed: session for hashed, session in self._known.items() if not over(session)}
        self.ends += 1

    async def sweep(self) -> None:
        """Those end that were unused for too long, so many at once."""
        self._store.sessions.end_unused(days_ago(self._days), ENDED_AT_ONCE)
        await self._store.flush()


def _drawn(person: str, device: Device) -> tuple[str, SessionRow]:
    """The token of a session that begins now, and its row."""
    token, now = new_token(SESSION), now_text()
    return token, SessionRow(hash_of(token), person, *device, now, now)
