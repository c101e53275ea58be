"""What all parts of the store stand on: the queue of what is written, the connections that read, what a text may be."""

from asyncio import Task, create_task, shield, wait
from typing import Any, cast

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.store.group import GroupCommit
from stolik.store.standby import Standby

Row = tuple[Any, ...]
SETTLE_SECONDS = 5.0  # for which a store that is closed waits for queries


class Database:
    """Where the parts of a store write (`queue`) and read (`reader`).

    A method of theirs without `async` queues and returns at once; what it wrote is seen by readers once it is
    committed, which `Store.flush` waits for. One with `async` reads what is committed; what may be some seconds old
    (`aged`) at the standby, if there is one.
    """

    def __init__(self, queue: GroupCommit, reader: AsyncEngine, standby: Standby | None = None) -> None:
        self.queue, self.reader, self._standby = queue, reader, standby
        self._reading: set[Task[list[Row]]] = set()

    async def all(self, query: Executable, **values: Any) -> list[Row]:
        """The rows that are committed. Whoever is cancelled meanwhile leaves the query to run to its end.

        Else SQLAlchemy closes the connection, and if it is cancelled in that again, as when a server stops, waits for
        ever for a thread of aiosqlite that has ended.
        """
        reading = create_task(self._all(query, values), name="stolik-reading")
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await shield(reading)

    async def aged(self, query: Executable, **values: Any) -> list[Row]:
        """The rows that were committed, some seconds ago at most."""
        rows = await self._standby.all(query, values) if self._standby is not None else None
        return rows if rows is not None else await self.all(query, **values)

    async def _all(self, query: Executable, values: dict[str, Any]) -> list[Row]:
        async with self.reader.connect() as connection:
            return cast(list[Row], (await connection.execute(query, values)).all())

    async def settle(self) -> None:
        """Waits for queries that still run, whoever wanted them."""
        if self._reading:
            await wait(self._reading, timeout=SETTLE_SECONDS)


def storable(text: str) -> str:
    """The text, if both databases can hold it.

    Raises ValueError for U+0000, which PostgreSQL cannot store, and for halves of surrogate pairs, which are no UTF-8:
    one such text would otherwise fail the commit, and with it the work of everybody.
    """
    if "\0" in text:
        raise ValueError("a text with U+0000 cannot be stored")
    if not text.isascii():
        text.encode()
    return text


def cleaned(text: str) -> str:
    """A text that people wrote, with U+FFFD in place of what cannot be stored."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-16", "surrogatepass").decode("utf-16", "replace")
