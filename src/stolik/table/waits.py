"""What a play waits for beside the seat that is asked: others, who may act out of turn."""

from math import ceil

from msgspec import Struct, structs

from stolik.core.game import Event, Manners, event
from stolik.match import Match
from stolik.table.pace import Pace
from stolik.table.race import Claim, latest_claim


class Waits(Struct):
    """Times are the table's; None: nothing is waited for.

    held_until   the next action waits for others out of turn
    awaited      where it waits for their word instead: people who have not yet given it
    let_go       whether others have been waited for before this action
    held_for     the claim after which they are: every claim has a time of its own
    """

    held_until: float | None = None
    awaited: set[int] = set()
    let_go: bool = False
    held_for: Claim | None = None

    def update(self, match: Match, playing: bool, pace: Pace, now: float) -> bool:
        """Whether the game waits for actions out of turn; with `pace.hold` set, for that long from its beginning."""
        deal = match.deal if playing else None
        held = deal is not None and match.game.manners.held(deal.state)
        held_for = latest_claim(match) if held else None
        if held_for != self.held_for:
            self.awaited.clear()
            self.let_go, self.held_until, self.held_for = False, None, held_for
        if held and pace.hold is not None and self.held_until is None and not self.let_go:
            self.held_until = now + pace.hold
        return held

    def let_pass(self) -> None:
        """The time in which others could have acted is over."""
        self.held_until, self.let_go = None, True

    def ask(self, people: list[int]) -> None:
        """All these people are waited for, once."""
        if not self.let_go:
            self.awaited, self.let_go = set(people), True

    def too_early(self, verb: str, manners: Manners, now: float) -> Event | None:
        """Why the seat that is asked has to wait with this."""
        if self.held_until is None or verb in manners.out_of_turn:
            return None
        return event(manners.held_why, count=max(1, ceil(self.held_until - now)))

    def shift(self, seconds: float) -> None:
        """The play has stood still for so long."""
        if self.held_until is not None:
            self.held_until += seconds

    def copy(self) -> "Waits":
        """As it is now."""
        return structs.replace(self, awaited={*self.awaited})
