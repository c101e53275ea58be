"""What all parts of the store stand on: the queue of what is written, what reads, and what a text may be."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Executable

from stolik.store.group import GroupCommit
from stolik.store.reading import Reader, Row
from stolik.store.standby import Standby

IDS_AT_ONCE = 500  # that are asked for with one query


class Database:
    """Where the parts of a store write (`queue`) and read (`reader`).

    A method of theirs without `async` queues and returns at once; what it wrote is seen by readers once it is
    committed, which `Store.flush` waits for. One with `async` reads what is committed; what may be some seconds old
    (`aged`) at the standby, if there is one.
    """

    def __init__(self, queue: GroupCommit, reader: Reader, standby: Standby | None = None) -> None:
        self.queue, self.reader, self._standby = queue, reader, standby

    async def all(self, query: Executable, **values: Any) -> list[Row]:
        """The rows that are committed."""
        return await self.reader.all(query, values)

    async def all_of(self, query: Executable, ids: Iterable[str]) -> list[Row]:
        """The rows of a query that is about some `ids`, however many those are: a query has room for 32,767."""
        left = sorted(set(ids))
        rows = list[Row]()
        for at in range(0, len(left), IDS_AT_ONCE):
            rows += await self.all(query, ids=left[at : at + IDS_AT_ONCE])
        return rows

    async def aged(self, query: Executable, **values: Any) -> list[Row]:
        """The rows that were committed, some seconds ago at most."""
        rows = await self._standby.all(query, values) if self._standby is not None else None
        return rows if rows is not None else await self.all(query, **values)


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
