"""What all parts of the store stand on: the queue of the writer, the connections that read, what a text may be."""

from typing import Any, cast

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from stolik.store.group import Group

Row = tuple[Any, ...]


class Base:
    """The queue and the readers. The parts (Tables, Matches, People, Conduct) add what is kept and asked.

    A method without `async` queues and returns at once; what it wrote is seen by readers once it is committed, which
    `flush` waits for. One with `async` reads what is committed.
    """

    _group: Group
    _reader: AsyncEngine

    async def _all(self, query: Executable, **values: Any) -> list[Row]:
        async with self._reader.connect() as connection:
            return cast(list[Row], (await connection.execute(query, values)).all())


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
