"""The rest of a deal that somebody has claimed: which card is played for them next, and after which pause."""

from collections import deque
from random import Random

from stolik.client.place import Place
from stolik.games import GAMES

LEAST, MOST = 0.8, 6.0  # seconds that a card waits
KEPT = 12  # choices whose time is remembered
AT_FIRST = (1.5, 2.2, 3.2)  # seconds, as one takes for a card, before it is known
SPREAD = 0.1  # by which part of itself a pause is longer or shorter: no two are alike, as nobody's are


class ClaimedRest:
    """What is claimed at a place, and how long whoever sits there thinks: the pauses tell the others no more."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._deal: tuple[int, int] | None = None  # the match, and how many of its deals had begun
        self._since: float | None = None  # when they were asked
        self._took = deque(AT_FIRST, KEPT)  # how long their latest choices took
        self._pause = LEAST  # how long the next card waits
        self._chance = Random()

    @property
    def on(self) -> bool:
        """Whether the rest of the deal that is on is claimed."""
        return self._place.dealt and self._deal == self._now()

    def begin(self) -> None:
        """The rest of this deal is claimed."""
        self._deal = self._now()

    def drop(self) -> None:
        """Nothing is claimed any more."""
        self._deal = None

    def notice(self, now: float) -> None:
        """Whether they are asked may have changed."""
        if not self._place.asked:
            self._since = None
        elif self._since is None:
            self._since = now
            took = min(MOST, max(LEAST, self._chance.choice(self._took)))
            self._pause = took * self._chance.uniform(1 - SPREAD, 1 + SPREAD)

    def thought(self, now: float) -> None:
        """They have answered themselves; what left them no choice says nothing of how long they think."""
        if self._since is not None and len(self._place.legal) > 1:
            self._took.append(now - self._since)

    def rest(self, now: float) -> float | None:
        """Seconds until the next card; None: none will be played."""
        if not self.on or self._since is None:
            return None
        return max(0.0, self._since + self._pause - now)

    def card(self) -> str:
        """The first of their cards that can be played, or else a word, as an action; the next one waits anew."""
        held = GAMES[self._place.game].sorted_hand(self._place.view or {})
        self._since = None
        return min(
            self._place.legal, key=lambda action: min(map(held.index, {*held} & {*action.split()}), default=len(held))
        )

    def _now(self) -> tuple[int, int]:
        return self._place.standing.match or 0, self._place.deals
