"""The store: one database, opened, written to and read through one object."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from stolik.store.cluster import Cluster, Process
from stolik.store.conduct import ConductStore
from stolik.store.database import Database
from stolik.store.factors import FactorStore
from stolik.store.group import GATHER_SECONDS, GroupCommit
from stolik.store.matches import MatchStore
from stolik.store.notices import Notices
from stolik.store.opening import OwnedDatabase, explained, open_database
from stolik.store.people import PeopleStore
from stolik.store.ranks import RANKED_STATEMENTS
from stolik.store.sessions import SessionStore
from stolik.store.statistics import StatisticsStore
from stolik.store.tables import TableStore


class Store:
    """A database that this process owns. `open` makes one; one event loop uses it.

    tables   open tables and their log
    matches  finished matches
    people   guests, accounts and bots
    sessions  where they have come in
    factors  what they prove who they are with, beside a password
    conduct  mutes, reports and bans
    statistics  what matches were for the people who played in them
    cluster  this process among several that share the database; None: it is alone

    How it becomes durable: group.py.
    """

    def __init__(self, owned: OwnedDatabase, gather: float, process: Process | None = None) -> None:
        self._owned = owned
        self._queue = GroupCommit(owned.writer, RANKED_STATEMENTS, gather)
        self._database = database = Database(self._queue, owned.reader, owned.standby)
        self.cluster = Cluster(database, process) if process is not None else None
        self.tables = TableStore(database, self.cluster.epochs if self.cluster is not None else None)
        self.matches = MatchStore(database)
        self.people = PeopleStore(database)
        self.sessions = SessionStore(database)
        self.factors = FactorStore(database)
        self.conduct = ConductStore(database)
        self.statistics = StatisticsStore(database)

    @classmethod
    async def open(
        cls,
        url: str,
        owner: str = "stolik",
        gather: float = GATHER_SECONDS,
        process: Process | None = None,
        standby: str | None = None,
    ) -> Self:
        """Opens a database, makes it ours and brings its schema up to date.

        url     sqlite:////PATH (the folder is made) or postgresql://USER@HOST/DATABASE
        owner   what a second process is told about who has the database
        gather  seconds between the beginnings of two commits, at least (group.py says how long rows wait)
        process  as which of several it opens PostgreSQL: then `cluster` is there, and no table is ours yet
        standby  a standby of it, from which what may be some seconds old is read; it need not be there

        Raises StoreError, whose docstring has the reasons.
        """
        store = cls(await open_database(url, owner, process, standby), gather, process)
        try:
            with store.explaining():
                if store.cluster is None:
                    await store.tables.load()
                await store.matches.load()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Writes what is queued and lets the database go. It raises nothing for rows that could not be written."""
        try:
            await self._queue.close()
        finally:
            await self._owned.close()

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """What the database refuses meanwhile is raised as StoreError: for a start, which whoever runs it looks at."""
        try:
            yield
        except Exception as error:
            if (told := explained(error, self._owned.shown)) is not None:
                raise told from error
            raise

    def once_durable(self, call: Callable[[], None]) -> None:
        """Calls `call` in the event loop when everything queued so far is durable."""
        self._queue.once_durable(call)

    async def flush(self) -> None:
        """Returns when everything queued so far is durable; raises the exception of `failed` if it cannot become so."""
        await self._queue.flush()

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, as JSON could write it; empty if there is nobody of this id.

        Secrets (the hash of the password, the hashes of tokens) and what others reported about them stay out.
        """
        row = await self.people.get(person)
        if row is None:
            return {}
        own = row._asdict()
        own["password"] = row.password is not None
        factor = await self.factors.get(person)
        own["second_factor"] = factor is not None and factor.step > 0
        matches = await self.matches.of(person, limit=2**31 - 1)
        return {
            "person": own,
            "matches": [{**match._asdict(), "people": [seat._asdict() for seat in match.people]} for match in matches],
            "results": [each._asdict() for each in await self.statistics.of(person)],
            "sessions": [
                {"program": each.program, "system": each.system, "made": each.made, "used": each.used}
                for each in await self.sessions.of(person)
            ],
            "tokens": [{"name": each.name, "created": each.created} for each in await self.people.tokens(person)],
            "mutes": await self.conduct.mutes(person),
            "reports": [each._asdict() for each in await self.conduct.reports(open_only=False, by=person)],
            "bans": [ban._asdict() for ban in await self.conduct.bans() if ban.who == person],
        }

    def notices(self, name: str, heard: Callable[[str], None]) -> Notices:
        """The way to the other processes, of which this one is called `name`; `heard`: what they tell."""
        assert self._owned.sessions is not None, "several processes share a PostgreSQL"
        return Notices(self._owned.sessions, name, heard)

    @property
    def failed(self) -> asyncio.Future[None]:
        """Gets the exception when a commit fails for good; nothing queued is called back from then on. See group.py."""
        return self._queue.failed

    @property
    def retries(self) -> int:
        """How many tries of a commit had to be repeated since the store was opened."""
        return self._queue.retries

    @property
    def observe(self) -> Callable[[float, int], None] | None:
        """Called after each commit with the seconds it took (the gathering left out) and its rows; yours to set."""
        return self._queue.observe

    @observe.setter
    def observe(self, hook: Callable[[float, int], None] | None) -> None:
        self._queue.observe = hook
