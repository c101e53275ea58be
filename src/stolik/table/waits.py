"""What a play waits for beside the seat that is asked: others who may act out of turn, and the time to think."""

from msgspec import Struct, structs

Claim = tuple[int, int]  # the deal, and the number of an action in it; -1 before the first claim


class Waits(Struct):
    """Times are the table's; None: nothing is waited for.

    think_until  nobody claims before
    held_until   the next action waits for others out of turn
    awaited      where it waits for their word instead: people who have not yet given it
    let_go       whether others have been waited for before this action
    held_for     the claim after which they are: every claim has a time of its own
    thought_for  the claim after which there has been time to think
    """

    think_until: float | None = None
    held_until: float | None = None
    awaited: set[int] = set()
    let_go: bool = False
    held_for: Claim | None = None
    thought_for: Claim = (0, 0)

    def due(self) -> float | None:
        """When one of the times is over."""
        if self.held_until is None or self.think_until is None:
            return self.held_until if self.think_until is None else self.think_until
        return min(self.held_until, self.think_until)

    def shift(self, seconds: float) -> None:
        """The play has stood still for so long."""
        if self.think_until is not None:
            self.think_until += seconds
        if self.held_until is not None:
            self.held_until += seconds

    def hold(self, held_for: Claim | None) -> None:
        """Others are waited for, for the sake of this (None: they are not): from the beginning, if it is new."""
        if held_for != self.held_for:
            self.awaited.clear()
            self.let_go, self.held_until, self.held_for = False, None, held_for

    def copy(self) -> "Waits":
        """As it is now."""
        return structs.replace(self, awaited={*self.awaited})
