"""Actions that belong together: all of them happen, or one is refused and nothing has changed.

After one that shows the player something hidden, those that could be guesses at it are refused, and for one reason
whatever it was: what is taken back must not have told anything.
"""

from collections.abc import Sequence

from stolik.core.game import Event, Game, event
from stolik.match import Match
from stolik.table.race import verb_of

NOTHING_SHOWN = event("table-no-undo-shown")


class Together:
    """What the actions of a command have shown so far to the seat that does them."""

    __slots__ = ("_held", "_seat", "_unseen", "shown")

    def __init__(self, match: Match, seat: int) -> None:
        self._seat, self.shown = seat, False
        self._unseen, self._held = _hidden(match, seat)

    def happened(self, match: Match) -> None:
        """One of them has happened."""
        unseen, held = _hidden(match, self._seat)
        self.shown = self.shown or unseen < self._unseen or held > self._held
        self._unseen, self._held = unseen, held

    def guesses(self, game: Game, text: str) -> bool:
        """Whether the next may be possible or not because of a card: it names one, or is done out of turn."""
        return self.shown and (
            verb_of(text) in game.manners.out_of_turn or any(part in game.pack for part in text.split())
        )


def several_claims(match: Match, texts: Sequence[str]) -> Event | None:
    """Why they cannot be one command, if they cannot: it holds one claim at most."""
    claims = match.game.manners.claims
    several = match.playing and sum(verb_of(text) in claims for text in texts) > 1
    return event("table-one-claim") if several else None


def _hidden(match: Match, seat: int) -> tuple[int, int]:
    """How many cards nobody has seen, and how many the seat alone sees."""
    deal = match.deal
    return (deal.unseen, deal.seen_only_by(seat)) if deal is not None else (0, 0)
