"""The life of a table: waiting, a match, its end, a rematch, closed; the deck that is sealed for the next deal."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from stolik.match import Match
from stolik.match.seal import seal
from stolik.table.messages import OVER, PLAYING, WAITING

Sitters = list[tuple[int, str, str, str]]  # seat, person, name, bot


class FinishedMatch(Struct, frozen=True):
    """A match that has ended, to be kept: `code` finds it, `people` began it; times are ISO 8601, UTC.

    One that was broken off has no `people`: it counts for nobody.
    """

    code: str
    record: dict[str, Any]
    people: Sitters
    started: str
    ended: str


class Lifecycle(Struct):
    """Where a table stands.

    match        the number of its match, from 1
    fill_at      where players are looked for: when bots take the free seats
    invited      whether bots wait there until somebody calls them, for others are invited
    still_since  since when the match stands still: nobody is here, or who plays alone has paused it
    sealed       the deck of the next deal, and its nonce
    seal         of the next deal, or the one that is on
    began        when the match did
    people       who began it
    """

    phase: str = WAITING
    match: int = 0
    fill_at: float | None = None
    invited: bool = False
    still_since: float | None = None
    sealed: tuple[list[str], str] | None = None
    seal: str = ""
    began: str = ""
    people: Sitters = []

    def look(self, until: float | None) -> None:
        """Players are looked for until then; None: bots wait until somebody calls them."""
        self.fill_at, self.invited = until, until is None

    def begin(self, people: Sitters, began: str, still_since: float | None) -> None:
        """A new match begins."""
        self.phase, self.match, self.fill_at, self.invited = PLAYING, self.match + 1, None, False
        self.people, self.began, self.still_since = people, began, still_since

    def end(self) -> None:
        """The match is over."""
        self.phase, self.still_since = OVER, None

    def forget(self, who: str) -> None:
        """The name of a person who began the match is not known any more; that somebody did is."""
        self.people = [(seat, each, "" if each == who else name, bot) for seat, each, name, bot in self.people]

    def same_people(self, people: Sitters) -> bool:
        """Whether those who began the last match sit in the same seats."""
        then, now = ([(seat, who, bot) for seat, who, _, bot in sitting] for sitting in (self.people, people))
        return then == now

    def stand_still(self, now: float) -> None:
        """The match does not go on until somebody is here, or does something."""
        if self.phase == PLAYING and self.still_since is None:
            self.still_since = now

    def wake(self, now: float) -> float:
        """A match that stood still goes on; for how long it did."""
        pause = now - self.still_since if self.still_since is not None else 0.0
        self.still_since = None
        return pause

    def shuffle(self, match: Match, deck: Callable[[list[str]], tuple[list[str], str]]) -> bool:
        """The deck of the next deal is there; whether a seal is to be told, before anybody sees a card."""
        if self.sealed is not None:
            return False
        cards, nonce = deck([match.game.pack.text(card) for card in match.game.deck(match.options)])
        self.sealed = cards, nonce
        self.seal = seal(match.game, cards, nonce)["hash"] if nonce else ""
        return bool(nonce)

    def dealt(self) -> tuple[list[str], str]:
        """The deck that is dealt now, and its nonce."""
        assert self.sealed is not None
        sealed, self.sealed = self.sealed, None
        return sealed
