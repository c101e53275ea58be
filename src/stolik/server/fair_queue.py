"""What waits for its turn, table by table: none that asks for much keeps another waiting.

So wait questions for bots; and who comes in, for whom an address is the table (handshakes.py).
"""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """A question that waits: at most one of each seat of a table."""

    @property
    def table(self) -> Hashable: ...
    @property
    def seat(self) -> Hashable: ...
    @property
    def stands(self) -> bool: ...


W = TypeVar("W", bound=Waiting)


class FairQueue(Generic[W]):
    """Next is the table that has waited longest, with the oldest of its questions; then it goes to the end of the line.

    What a seat was asked before makes way for what it is asked now, so there are never more than seats.
    """

    def __init__(self) -> None:
        self._tables: OrderedDict[Hashable, dict[Hashable, W]] = OrderedDict()

    def put(self, asked: W) -> None:
        """One more waits."""
        self._tables.setdefault(asked.table, {})[asked.seat] = asked

    def take(self) -> W | None:
        """The next one that still stands."""
        while self._tables:
            table, seats = self._tables.popitem(last=False)
            asked = seats.pop(next(iter(seats)))
            if seats:
                self._tables[table] = seats
            if asked.stands:
                return asked
        return None

    def __len__(self) -> int:
        """How many questions wait, with those that stand no longer."""
        return sum(map(len, self._tables.values()))
