"""A match looked at again: what each decision of a seat cost, by what it could know then.

The best action and the one that was chosen are tried in the same worlds, as the seat held them possible. What a deal
brought is told apart so that the parts add up: `cards`, what the hand was worth before the first decision; `play`, what
the own decisions cost; `rest`, what the others did and how the hidden cards lay.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.minds import MINDS, Depth, moment, search_of
from stolik.bots.search import Thought, analyse, decision_seed
from stolik.core.chance import random_chance
from stolik.core.game import Game, View
from stolik.fast.search import SUMS, VALUE, WEIGHT, Scratch
from stolik.match import Match

SAMPLES = 20  # in which the worlds of a comparison are counted, for its error
DEPTH = Depth(2000)
SURE = 2.0  # standard errors from which on a cost is called one


class Judged(NamedTuple):
    """A decision of the seat.

    deal, step   the deal, counted from 1, and how many actions it had had
    action, best the action chosen, and the best that was found
    cost, error  what the action was worth less than that, and the standard error of it (0: exact)
    value        what the best one was worth: points of the deal less those of the others on average
    """

    deal: int
    step: int
    action: str
    best: str
    cost: float
    error: float
    value: float
    view: View

    @property
    def mistake(self) -> bool:
        """Whether it surely cost something."""
        return self.cost > 0 and self.cost > SURE * self.error


class DealReview(NamedTuple):
    """What a deal brought, in points less those of the others on average: `result` is the sum of the other three."""

    deal: int
    result: float
    cards: float
    play: float
    rest: float

    def parts(self) -> dict[str, float]:
        """The result and what it is made of."""
        told = self._asdict()
        del told["deal"]
        return told


class Reviewer:
    """Looks at a match while it is replayed (stolik.match.replay), for one seat; games without a mind say nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decisions: list[Judged] = []
        self.deals: list[DealReview] = []
        self._before: tuple[int, View, list[str], list[str]] | None = None

    def __call__(self, match: Match) -> None:
        """After each deal is dealt and after each action."""
        deal = match.deal
        if deal is None or match.game.name not in MINDS or (match.predeal is not None and not match.playing):
            return
        number = len(match.deals)
        if self._before and self._before[0] == number and len(deal.actions) > len(self._before[3]):
            self._decided(match, deal.actions[len(self._before[3])])
        self._before = None
        if deal.over:
            self._ended(match.game, number, deal.points())
        elif deal.turn == self.seat:
            self._before = (number, deal.view(self.seat), deal.legal(self.seat), list(deal.actions))

    def _decided(self, match: Match, text: str) -> None:
        assert self._before is not None
        number, view, legal, history = self._before
        seat, _, action = text.partition(" ")
        if int(seat) != self.seat if seat != "-" else True:
            return
        thoughts = judged(match.game, match.options, view, legal, history, action)
        best, chosen = thoughts
        cost, error = max(0.0, best.value - chosen.value), chosen.error
        self.decisions.append(Judged(number, len(history), action, best.action, cost, error, best.value, view))

    def _ended(self, game: Game, number: int, points: Sequence[int]) -> None:
        own = [one for one in self.decisions if one.deal == number]
        sign = MINDS[game.name].sign
        others = sum(points) - points[self.seat]
        result = sign * (points[self.seat] - others / (len(points) - 1))
        cards, play = (own[0].value if own else result), -sum(one.cost for one in own)
        self.deals.append(DealReview(number, result, cards, play, result - cards - play))


def judged(
    game: Game, options: Any, view: View, legal: Sequence[str], history: Sequence[str], action: str
) -> tuple[Thought, Thought]:
    """The best action and the one that was chosen; the error of the second is that of the difference."""
    found = analyse(game.name, options, view, legal, history, DEPTH, decision_seed(0, view, history))
    best = found[0]
    chosen = next(thought for thought in found if thought.action == action)
    if best.action == action or not best.worlds:
        return best, chosen
    values, error = _beside(game, options, view, history, (best.action, action))
    return (
        Thought(best.action, values[0], 0.0, best.worlds),
        Thought(action, values[1], error, best.worlds),
    )


def _beside(
    game: Game, options: Any, view: View, history: Sequence[str], actions: tuple[str, str]
) -> tuple[tuple[float, float], float]:
    """Two actions in the same worlds: their values, and the standard error of the difference."""
    base, known = moment(game, options, view, history)
    search, scratch = search_of(game.name), Scratch(game)
    scratch.chances["x"][:1] = random_chance([decision_seed(1, view, history)])["x"]
    numbers = np.array([game.action_number(action) for action in actions], np.int64)
    means = np.zeros((SAMPLES, 2))
    for sample in range(SAMPLES):
        sums = np.zeros((2, SUMS))
        worlds = max(1, DEPTH.playouts // (2 * SAMPLES))
        search.flat(base, scratch.states, known, scratch.offers, scratch.chances, view["seat"], numbers, worlds, sums)
        means[sample] = sums[:, VALUE] / sums[:, WEIGHT]
    apart = means[:, 0] - means[:, 1]
    first, second = means.mean(axis=0).tolist()
    return (first, second), float(apart.std(ddof=1)) / sqrt(SAMPLES)
