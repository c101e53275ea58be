"""Hints at a table: whether one may ask for them, and who has done so in the match. What they say others find out.

Who plays against bots alone takes nothing from anybody, so that they may unless they have said otherwise. Between
several people the host must have said so, and all are told who does.
"""

from msgspec import Struct

from stolik.core.game import Event, event


class Hints(Struct):
    """What the host has said, if anything (`allowed`); the seats whose people have asked in this match (`users`)."""

    allowed: bool | None = None
    users: list[int] = []

    def may(self, alone: bool, strangers: bool) -> bool:
        """Whether they may be asked for: with only one person at the table; where players are looked for."""
        return alone if self.allowed is None else self.allowed and (alone or not strangers)

    def use(self, seat: int) -> list[Event]:
        """A seat asks; the first time in a match that is told."""
        if seat in self.users:
            return []
        self.users = sorted([*self.users, seat])
        return [event("table-uses-hints", seat=seat)]

    def clear(self) -> None:
        """Another match: nobody has asked."""
        self.users = []
