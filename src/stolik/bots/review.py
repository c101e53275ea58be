"""A match looked at again: what each decision of a seat cost, by what it could know then.

The best action and the one that was chosen are tried in the same worlds, as the seat held them possible. What a deal
brought is told apart so that the parts add up: `cards`, what the hand was worth before the first decision; `play`, what
the own decisions cost; `rest`, what the others did and how the hidden cards lay.
"""

from collections.abc import Sequence
from math import floor, sqrt
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.advice import SURE
from stolik.bots.minds import ENDING_CARDS, MINDS, Depth, moment, search_of
from stolik.bots.search import Thought, analyse, decision_seed
from stolik.core.chance import random_chance
from stolik.core.game import Game, View
from stolik.fast.search import SUMS, VALUE, WEIGHT, Scratch
from stolik.games import GAMES
from stolik.match import Match

SAMPLES = 20  # in which the worlds of a comparison are counted, for its error
DEPTH = Depth(2000)
TREE_DEPTH = Depth(4000, tree=True, cards=ENDING_CARDS)  # in games in which a tree finds more


class Chosen(NamedTuple):
    """What the seat chose at one point of a match, and all that it knew then: plain data, to be judged in any process.

    game, options    the name of the game, and the options of the match as a record has them
    deal, step       the deal, counted from 1, and how many actions it had had
    action           what was chosen
    view, legal, history    what the seat saw, could do, and had seen others do
    """

    game: str
    options: dict[str, Any]
    deal: int
    step: int
    action: str
    view: View
    legal: Sequence[str]
    history: Sequence[str]


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

    def in_tenths(self) -> "DealReview":
        """The same in tenths of a point, as people read it: the result is the sum of the others there, too.

        So one of them may be rounded the other way, those first that lose least by it.
        """
        exact = [10 * self.cards, 10 * self.play, 10 * self.rest]
        whole = [floor(value) for value in exact]
        up = sorted(range(3), key=lambda part: whole[part] - exact[part])
        for part in up[: round(10 * self.result) - sum(whole)]:
            whole[part] += 1
        return DealReview(self.deal, sum(whole) / 10, *(value / 10 for value in whole))


class MatchReview(NamedTuple):
    """All decisions of a seat in a match, and what each deal brought."""

    seat: int
    decisions: list[Judged]
    deals: list[DealReview]


class Choices:
    """Looks at a match while it is replayed (stolik.match.replay), for one seat: what it chose, what deals brought it.

    Of games without a mind there is nothing.

    found    all choices, in order
    results  of each deal, counted from 1: its points less those of the others on average
    before   how many actions of a predeal came before a deal
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.found: list[Chosen] = []
        self.results: list[tuple[int, float]] = []
        self.before: dict[int, int] = {}
        self._options: dict[str, Any] | None = None
        self._before: tuple[int, View, list[str], list[str]] | None = None

    def __call__(self, match: Match) -> None:
        """After each deal is dealt and after each action."""
        deal, predeal = match.deal, match.predeal
        if predeal is not None and predeal.actions and not match.playing:
            self.before[len(match.deals) + 1] = len(predeal.actions)
            return
        if deal is None or match.game.name not in MINDS:
            return
        number = len(match.deals)
        if self._before and self._before[0] == number and len(deal.actions) > len(self._before[3]):
            self._chose(match, deal.actions[len(self._before[3])])
        self._before = None
        if deal.over:
            points = deal.points()
            others = (sum(points) - points[self.seat]) / (len(points) - 1)
            self.results.append((number, MINDS[match.game.name].sign * (points[self.seat] - others)))
        elif deal.turn == self.seat:
            self._before = (number, deal.view(self.seat), deal.legal(self.seat), list(deal.actions))

    def _chose(self, match: Match, text: str) -> None:
        assert self._before is not None
        number, view, legal, history = self._before
        seat, _, action = text.partition(" ")
        if seat != str(self.seat):
            return
        if self._options is None:
            self._options = match.game.option_values(match.options)
        self.found.append(Chosen(match.game.name, self._options, number, len(history), action, view, legal, history))


def judge(choice: Chosen) -> Judged:
    """What a choice cost, by what could be known then."""
    game = GAMES[choice.game]
    options = game.settle(choice.options)
    best, chosen = judged(game, options, choice.view, choice.legal, choice.history, choice.action)
    cost, error = max(0.0, best.value - chosen.value), chosen.error
    return Judged(choice.deal, choice.step, choice.action, best.action, cost, error, best.value, choice.view)


def review_of(choices: Choices, decisions: Sequence[Judged]) -> MatchReview:
    """The decisions, all or as many as are judged, and what each deal brought whose decisions are judged."""
    deals = []
    for number, result in choices.results:
        own = [one for one in decisions if one.deal == number]
        if len(own) < sum(choice.deal == number for choice in choices.found):
            continue
        cards, play = (own[0].value if own else result), -sum(one.cost for one in own)
        deals.append(DealReview(number, result, cards, play, result - cards - play))
    return MatchReview(choices.seat, list(decisions), deals)


def reviewed(choices: Choices) -> MatchReview:
    """All of them, judged here and now."""
    return review_of(choices, [judge(choice) for choice in choices.found])


def mistakes(decisions: Sequence[Judged]) -> list[Judged]:
    """What surely cost something, the dearest first."""
    return sorted((one for one in decisions if one.mistake), key=lambda one: -one.cost)


def judged(
    game: Game, options: Any, view: View, legal: Sequence[str], history: Sequence[str], action: str
) -> tuple[Thought, Thought]:
    """The best action and the one that was chosen; the error of the second is that of the difference.

    Where only the best one is known exactly, as of a bid with one card, both are tried in the same worlds.
    """
    depth = TREE_DEPTH if MINDS[game.name].master.tree else DEPTH
    found = analyse(game.name, options, view, legal, history, depth, decision_seed(0, view, history))
    best = found[0]
    exact = {thought.action: thought for thought in found if not thought.worlds}
    if best.action == action or (best.action in exact and action in exact):
        return best, next(thought for thought in found if thought.action == action)
    values, error = _beside(game, options, view, history, (best.action, action))
    return (
        Thought(best.action, values[0], 0.0, DEPTH.playouts // 2),
        Thought(action, values[1], error, DEPTH.playouts // 2),
    )


def _beside(
    game: Game, options: Any, view: View, history: Sequence[str], actions: tuple[str, str]
) -> tuple[tuple[float, float], float]:
    """Two actions in the same worlds: their values, and the standard error of the difference."""
    base, known = moment(game, options, view, history)
    search, scratch = search_of(game.name), Scratch(game)
    scratch.chances["x"][:1] = random_chance([decision_seed(1, view, history)])["x"]
    arrays = base, scratch.states, known, MINDS[game.name].paper(DEPTH.cards), scratch.offers, scratch.chances
    numbers = np.array([game.action_number(action) for action in actions], np.int64)
    means = np.zeros((SAMPLES, 2))
    for sample in range(SAMPLES):
        sums = np.zeros((2, SUMS))
        worlds = max(1, DEPTH.playouts // (2 * SAMPLES))
        search.flat(*arrays, view["seat"], numbers, worlds, sums)
        means[sample] = sums[:, VALUE] / sums[:, WEIGHT]
    apart = means[:, 0] - means[:, 1]
    first, second = means.mean(axis=0).tolist()
    return (first, second), float(apart.std(ddof=1)) / sqrt(SAMPLES)
