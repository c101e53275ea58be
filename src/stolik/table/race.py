"""Playing without turns: everybody gives the start, may claim first, bots plan ahead, and a table may grant time to
think."""

from collections.abc import Iterable
from math import ceil

from msgspec import Struct, structs

from stolik.core.game import Event, event
from stolik.match import Match

Claim = tuple[int, int]  # the deal, and the number of an action in it; -1 before the first claim


def verb_of(action: str) -> str:
    """What is done, without what it is done with."""
    return action.partition(" ")[0]


def latest_claim(match: Match) -> Claim:
    """Which claim was the last."""
    claims, deal = match.game.manners.claims, match.deal
    if not claims or deal is None:
        return len(match.deals), -1
    numbers = range(len(deal.actions) - 1, -1, -1)
    return len(match.deals), next((number for number in numbers if deal.actions[number].split(" ", 2)[1] in claims), -1)


class Race(Struct):
    """Times are the table's; None: nothing is waited for.

    starters     the people who have not yet given the start of the deal; nobody acts before all of them have
    start_by     when they have waited for long enough, and it starts without them
    starts_at    when the first action is possible: the start has been given, and it is counted down
    dealt        which deal's start has been asked for
    think_until  nobody claims before
    thought_for  the claim after which there has been time to think
    planned_for  the claim after which bots have made their plans, and whether the table was free then
    """

    starters: set[int] = set()
    start_by: float | None = None
    starts_at: float | None = None
    dealt: int = 0
    think_until: float | None = None
    thought_for: Claim = (0, 0)
    planned_for: tuple[Claim, bool] | None = None

    @property
    def begun(self) -> bool:
        """Whether somebody may act at all."""
        return not self.starters and self.starts_at is None

    def ask_start(self, match: Match, people: Iterable[int], patience: float | None, now: float) -> bool:
        """Once in each deal, before anybody has acted: these people are to give the start; whether that is new."""
        deal, number = match.deal, len(match.deals)
        if deal is None or deal.actions or self.dealt == number:
            return False
        self.dealt, self.starters = number, set(people)
        self.start_by = now + patience if patience is not None and self.starters else None
        return True

    def count_down(self, until: float | None) -> None:
        """Everybody has given the start, or is waited for no longer."""
        self.starters, self.start_by, self.starts_at = set(), None, until

    def think(self, match: Match, seconds: float, now: float) -> bool:
        """At the calm pace a time to think follows each claim, and the deal; whether one begins."""
        claim = latest_claim(match)
        if claim == self.thought_for:
            return False
        self.thought_for, self.think_until = claim, now + seconds
        return True

    def over(self, now: float) -> bool:
        """Whether a time to think is over, which it is then."""
        over = self.think_until is not None and self.think_until <= now
        if over:
            self.think_until = None
        return over

    def stirred(self, match: Match, held: bool) -> bool:
        """Whether bots must look again at what they plan: somebody has claimed, or the table is free again."""
        before, self.planned_for = self.planned_for, (latest_claim(match), not held)
        return before != self.planned_for and self.think_until is None and self.begun

    def too_early(self, verb: str, claims: tuple[str, ...], now: float) -> Event | None:
        """Why it is not yet time for an action, or for a claim."""
        if self.starters:
            return event("table-no-start", seats=sorted(self.starters))
        if self.starts_at is not None and now < self.starts_at:
            return event("table-starting", count=ceil(self.starts_at - now))
        if self.think_until is None or now >= self.think_until or verb not in claims:
            return None
        return event("table-think", count=ceil(self.think_until - now))

    def shift(self, seconds: float) -> None:
        """The play has stood still for so long."""
        self.think_until, self.start_by, self.starts_at = (
            None if time is None else time + seconds for time in (self.think_until, self.start_by, self.starts_at)
        )

    def copy(self) -> "Race":
        """As it is now."""
        return structs.replace(self, starters={*self.starters})
