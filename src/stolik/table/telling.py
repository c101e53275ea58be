"""Who listens to the play of a match, what each of them sees, and what they are told of what happens."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from stolik.core.deal import Deal
from stolik.core.game import Event, event
from stolik.core.state import Views
from stolik.match import Match


class Notice(Struct, frozen=True, gc=False):
    """What one listener is told: `to` is a seat or None for spectators; a refusal has the rule behind it."""

    to: int | None
    event: Event
    refusal: bool = False
    rule: str = ""


class Telling:
    """The listeners of one play, and their views, made once for every moment of the match; not to be written to."""

    __slots__ = ("_at", "_views", "listeners")

    def __init__(self, listeners: Sequence[int | None]) -> None:
        self.listeners = listeners
        self._views = Views()
        self._at: object = None

    def set_listeners(self, listeners: Sequence[int | None]) -> None:
        """From now on these listen."""
        if listeners != self.listeners:
            self.listeners, self._at = listeners, None

    def views(self, match: Match) -> Views:
        """Of all listeners, and of others whose view was asked for at this moment."""
        deal, predeal = match.deal, match.predeal
        acted = len(deal.actions) if deal is not None else -1
        now = (len(match.deals), acted, len(predeal.actions) if predeal is not None else -1)
        if self._at != now:
            self._at, self._views = now, match.views(self.listeners, self._views) if self.listeners else Views()
        return self._views

    def view(self, match: Match, listener: int | None) -> dict[str, Any]:
        """Of one, who may be none of the listeners."""
        views = self.views(match)
        if listener not in views:
            views[listener] = match.view(listener)
        return views[listener]

    def all(self, id: str, **args: Any) -> list[Notice]:
        """Everybody hears this."""
        told = event(id, **args)
        return [Notice(to, told) for to in self.listeners]

    def each(self, match: Match, tell: Callable[[dict[str, Any]], Sequence[Event]]) -> list[Notice]:
        """Everybody hears what their own view tells."""
        views = self.views(match)
        return [Notice(to, told) for to in self.listeners for told in tell(views[to])]

    def of(self, match: Match, deal: Deal | None, before: Views, seat: int, action: str) -> list[Notice]:
        """What an action of this deal (None: before one) has told everybody, each from their views before and after."""
        if not self.listeners:  # as when a log happens again
            return []
        # A deal that has just ended is seen for the last time, whatever has begun since.
        after = deal.views(self.listeners, before) if deal is not None and deal.over else self.views(match)
        if deal is not None and match.game.told_alike:
            first = self.listeners[0]
            heard = match.game.tell(before[first], seat, action, after[first])
            return [Notice(to, told) for to in self.listeners for told in heard]
        tell = match.tell if deal is None else match.game.tell
        return [Notice(to, told) for to in self.listeners for told in tell(before[to], seat, action, after[to])]
