"""Where a client is at a server of several processes: at the one that has its tables, as far as that is known."""

from asyncio import Task
from typing import Any

from stolik.client.address import process_of

MOST_REDIRECTS = 3  # from process to process, before it is tried again later


class Processes:
    """The processes of the server at `base`, which are known by their addresses.

    changes  whether the connection is being made anew at another one
    others   the clients that have tables of this person at others, as tasks that make them
    """

    def __init__(self, base: str, at: str = "") -> None:
        self._base, self._at, self._redirects = base, at, 0
        self.changes = False
        self.others: dict[str, Task[Any]] = {}

    @property
    def address(self) -> str:
        """Where to connect."""
        return self._at or self._base

    def named(self, at: str) -> str:
        """The address of a process, as the server names it."""
        return process_of(self._base, at)

    def follow(self, at: str) -> None:
        """The tables are at another process, with this address; once too often, and that is tried again later."""
        self._redirects += 1
        if self._redirects <= MOST_REDIRECTS:
            self._at, self.changes = at, True

    def changed(self) -> bool:
        """Whether the connection was given up to be made anew at another process; asked once."""
        changes, self.changes = self.changes, False
        return changes

    def heard(self) -> None:
        """A table has been heard of here."""
        self._redirects = 0

    def lost(self) -> None:
        """The connection is lost: whichever process answers knows where the tables are."""
        self._at, self._redirects = "", 0
