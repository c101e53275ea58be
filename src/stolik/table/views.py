"""The views of all who listen to a play, made once for every moment of the match."""

from collections.abc import Sequence
from typing import Any

from stolik.match import Match

View = dict[str, Any]


class Views:
    """Of one play; not to be written to."""

    __slots__ = ("_at", "_views")

    def __init__(self) -> None:
        self._views: dict[int | None, View] = {}
        self._at: object = None

    def of(self, match: Match, listeners: Sequence[int | None]) -> dict[int | None, View]:
        """The views of these listeners, and of others that were asked for at this moment."""
        acted = len(match.deal.actions) if match.deal is not None else -1
        now = (len(match.deals), acted, len(match.before.actions) if match.before is not None else -1)
        if self._at != now:
            self._at, self._views = now, match.views(listeners)
        return self._views

    def one(self, match: Match, listeners: Sequence[int | None], listener: int | None) -> View:
        """The view of one, who may be none of the listeners."""
        views = self.of(match, listeners)
        if listener not in views:
            views[listener] = match.view(listener)
        return views[listener]
