"""The store: one database, opened, written to and read through one object."""

import asyncio
from collections.abc import Callable
from typing import Self

from stolik.store.group import GATHER, Group, Metrics
from stolik.store.opening import Opened, open_database
from stolik.store.people import People
from stolik.store.tables import RANKED, Tables


class Store(Tables, People):
    """A database that this process owns. `open` makes one; one event loop uses it.

    What is kept and asked: tables.py, matches.py, people.py, conduct.py. How it becomes durable: group.py.
    """

    def __init__(self, opened: Opened, gather: float) -> None:
        self._opened, self._reader = opened, opened.reader
        self._group = Group(opened.writer, RANKED, gather)

    @classmethod
    async def open(cls, url: str, owner: str = "stolik", gather: float = GATHER) -> Self:
        """Opens a database, makes it ours and brings its schema up to date.

        url     sqlite:////PATH (the folder is made) or postgresql://USER@HOST/DATABASE
        owner   what a second process is told about who has the database
        gather  seconds for which rows wait for others to share a commit

        Raises StoreError, whose docstring has the reasons.
        """
        store = cls(await open_database(url, owner), gather)
        try:
            await store._find_tables()
            await store._find_matches()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Writes what is queued and lets the database go. It raises nothing for rows that could not be written."""
        try:
            await self._group.close()
        finally:
            await self._opened.close()

    def after(self, then: Callable[[], None]) -> None:
        """Calls `then` in the event loop when everything queued so far is durable."""
        self._group.after(then)

    async def flush(self) -> None:
        """Returns when everything queued so far is durable; raises the exception of `failed` if it cannot become so."""
        await self._group.flush()

    @property
    def failed(self) -> asyncio.Future[None]:
        """Gets the exception when a commit fails for good; nothing queued is called back from then on. See group.py."""
        return self._group.failed

    @property
    def metrics(self) -> Metrics:
        """Counters since the store was opened."""
        return self._group.metrics

    @property
    def observe(self) -> Callable[[float, int], None] | None:
        """Called after each commit with the seconds it took (the gathering left out) and its rows; yours to set."""
        return self._group.observe

    @observe.setter
    def observe(self, hook: Callable[[float, int], None] | None) -> None:
        self._group.observe = hook
