"""Votes: for ending a match without a result, or for another one after it. All who are there must agree."""

from typing import Literal

from msgspec import Struct

from stolik.core.game import Event, event

About = Literal["abort", "rematch"]


class Votes(Struct):
    """Which seats are for it."""

    abort: list[int] = []
    rematch: list[int] = []

    def vote(self, seat: int, about: About, yes: bool) -> list[Event]:
        """A seat is for it, or no longer; nothing is told if that is not new."""
        votes = getattr(self, about)
        if (seat in votes) == yes:
            return []
        if yes:
            votes.append(seat)
            return [event(f"table-{about}-asked", seat=seat)]
        votes.remove(seat)
        return [event(f"table-{about}-withdrawn", seat=seat)]

    def drop(self, seat: int) -> None:
        """Somebody else plays the seat, or nobody sits there: their votes are void."""
        for votes in (self.abort, self.rematch):
            if seat in votes:
                votes.remove(seat)

    def clear(self) -> None:
        """Nobody is for anything."""
        self.abort, self.rematch = [], []

    @staticmethod
    def agreed(votes: list[int], awake: set[int]) -> bool:
        """Whether all who are there, of whom there is one, are for it."""
        return bool(awake) and awake <= set(votes)

    def shown(self) -> dict[str, list[int]]:
        """As all see them."""
        return {"abort": [*self.abort], "rematch": [*self.rematch]}
