"""How a match or a deal ended: who won, who lost, or that it was a draw. Each game names the judge of its scores.

A judge takes settled options and a score, one number for each seat, and returns an `Outcome`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """How something ended, for all seats. Seats ascend.

    winners  who has won; several share the win. Empty in a draw, and always in a game that has only losers
    losers   who has lost, in a game that has only losers; in all others nobody is called so, and it is empty
    places   of each seat, from 1; equal scores share one. Empty in a game that has only losers: nobody comes first
    """

    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def draw(self) -> bool:
        """Whether nobody has won and nobody has lost."""
        return not self.winners and not self.losers


def highest_wins(options: Any, score: Sequence[int]) -> Outcome:
    """The highest score wins; all who have it share the win."""
    return _placed(score, sorted(score, reverse=True))


def lowest_wins(options: Any, score: Sequence[int]) -> Outcome:
    """The lowest score wins; all who have it share the win."""
    return _placed(score, sorted(score))


def most_tokens_win(options: Any, score: Sequence[int]) -> Outcome:
    """The highest score wins, but where nobody has got anything it is a draw."""
    placed = highest_wins(options, score)
    return placed if any(score) else Outcome(places=placed.places)


def lowest_loses(options: Any, score: Sequence[int]) -> Outcome:
    """The lowest score has lost, for all who have it; where all are equal it is a draw. Nobody wins."""
    return Outcome(losers=_with(score, min(score)) if min(score) < max(score) else ())


def _placed(score: Sequence[int], best_first: list[int]) -> Outcome:
    return Outcome(_with(score, best_first[0]), (), tuple(1 + best_first.index(points) for points in score))


def _with(score: Sequence[int], wanted: int) -> tuple[int, ...]:
    return tuple(seat for seat, points in enumerate(score) if points == wanted)
