"""The one connection that writes: a transaction is durable when `write` or `transact` returns.

Nearly all that a server writes are rows of a few busy statements. These go to the driver itself, as SQLAlchemy has
compiled them once; everything else is a plain function of SQLAlchemy's connection.

sqlite_writer.py: a thread of its own     postgresql_writer.py: the session that holds the lock
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Executable

T = TypeVar("T")
Work = Callable[[Connection], T]
Values = Mapping[str, Any]
Rows = Sequence[tuple[Executable, Sequence[Values]]]  # statements, in order, each with the rows that it is run for


class CommitError(Exception):
    """COMMIT failed, or its answer was lost: nobody knows whether the work was written. The cause is a DBAPIError."""


class Fenced(Exception):
    """Rows were not written, for another process has their shards: this one must not go on."""


class Writer(Protocol):
    """Does work in transactions, one after the other: whoever calls waits until the one before is done.

    Raises Fenced where several processes share the database. What that refuses is a DBAPIError of SQLAlchemy,
    whichever way it was asked. It rolls the transaction back, and so does whatever the work raises. After a CommitError
    the transaction may be durable or not.
    """

    async def write(self, rows: Rows) -> None:
        """Make these rows durable, the quick way. There is at least one."""

    async def transact(self, work: Work[T], rows: Rows = ()) -> T:
        """Write these rows, then do the work, and make both durable in one transaction."""

    async def close(self) -> None:
        """Give the connection back."""
