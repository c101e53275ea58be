"""Votes: for ending a match without a result, for another one after it, for a bot in the place of who keeps it waiting.

For the first two all who are there must agree. For the last more than half of the others who are there do, once the
game has waited so long that nobody can call it thinking: so no table is ever stuck, whatever its clock.
"""

from typing import Literal

from msgspec import Struct

from stolik.core.game import Event, event

About = Literal["abort", "rematch"]
Position = tuple[int, int, int]  # how many deals, actions of the last and of the predeal there have been
PATIENCE = 120.0  # seconds that nothing has happened before the others may vote for a bot

NONE: dict[str, list[int]] = {"abort": [], "rematch": []}  # as all see that nobody is for anything


class Votes(Struct):
    """Which seats are for it.

    replace   by the seat that a bot is to play
    position  where the match stands, since when
    """

    abort: list[int] = []
    rematch: list[int] = []
    replace: dict[int, list[int]] = {}
    position: Position | None = None
    since: float = 0.0

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

    def vote_replace(self, seat: int, other: int, yes: bool) -> list[Event]:
        """A seat is for a bot in the place of another one, or no longer; nothing is told if that is not new."""
        votes = self.replace.get(other, [])
        if (seat in votes) == yes:
            return []
        left = [*votes, seat] if yes else [each for each in votes if each != seat]
        others = {each: voters for each, voters in self.replace.items() if each != other}
        self.replace = {**others, other: left} if left else others
        return [event("table-replace-asked" if yes else "table-replace-withdrawn", seat=seat, other=other)]

    def stands(self, position: Position, now: float) -> None:
        """The match stands here; if it did not before, nobody has kept anybody waiting."""
        if position != self.position:
            self.position, self.since, self.replace = position, now, {}

    def replaced(self, awake: set[int]) -> int | None:
        """The seat that a bot is to play: more than half of all others who are there are for it."""
        for other, voters in self.replace.items():
            others = awake - {other}
            if 2 * len(others & set(voters)) > len(others):
                return other
        return None

    def drop(self, seat: int) -> None:
        """Somebody else plays the seat, or nobody sits there: their votes are void."""
        for votes in (self.abort, self.rematch):
            if seat in votes:
                votes.remove(seat)
        left = {other: [each for each in voters if each != seat] for other, voters in self.replace.items()}
        self.replace = {other: voters for other, voters in left.items() if voters and other != seat}

    def clear(self) -> None:
        """Nobody is for anything."""
        self.abort, self.rematch, self.replace, self.position = [], [], {}, None

    @staticmethod
    def agreed(votes: list[int], awake: set[int]) -> bool:
        """Whether all who are there, of whom there is one, are for it."""
        return bool(awake) and awake <= set(votes)

    def shown(self) -> dict[str, list[int]]:
        """As all see them; not to be written to."""
        if not (self.abort or self.rematch or self.replace):
            return NONE
        replace = {f"replace-{seat}": [*voters] for seat, voters in self.replace.items()}
        return {"abort": [*self.abort], "rematch": [*self.rematch], **replace}
