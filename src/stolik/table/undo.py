"""Taking back: the latest action of somebody who plays alone, if nobody has acted since and it showed nothing."""

from msgspec import Struct

from stolik.core.game import Event, event
from stolik.match import Match


class TakingBack(Struct):
    """The latest action that could be taken back: who acted, and the match before it."""

    seat: int | None = None
    before: Match | None = None

    def keep(self, seat: int, before: Match) -> None:
        """This seat has acted; so the match was before."""
        self.seat, self.before = seat, before

    def forget(self) -> None:
        """Somebody else has done something since."""
        self.seat, self.before = None, None

    def back(self, match: Match, seat: int) -> Match | Event:
        """The match before the action; an event says why the seat cannot take it back."""
        if match.playing and match.turn is None:
            return event("table-no-undo-race")
        if not match.playing and (match.deals or match.predeal is not None):
            return event("table-no-undo-deal")
        if self.before is None or self.seat != seat:
            return event("table-no-undo")
        same_deal = match.playing and len(self.before.deals) == len(match.deals)
        if not same_deal or self.before.deal is None or match.deal is None:
            return event("table-no-undo-deal")
        return self.before if self.before.deal.unseen == match.deal.unseen else event("table-no-undo-shown")
