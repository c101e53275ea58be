"""How fast bots search on one core: how often a tree is gone through and played on to the end, and how many worlds.

Counted is processor time, since neighbours of a busy core are no matter of the code.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from stolik.bots.levels import RUNG
from stolik.bots.minds import MINDS, moment, search_of
from stolik.bots.simple import simple_bot
from stolik.core.deal import Deal
from stolik.core.game import Game
from stolik.fast.search import Scratch, make_worlds

WORLDS = 1000  # in a row
WINDOWS = 3  # at least
WINDOW = 0.05  # seconds


class SearchSpeed(NamedTuple):
    """What one core does in a second of a usual deal.

    chance  playouts of a search of RUNG playouts at the first decision, played out at random
    policy  the same, played out by the policy of the game
    worlds  worlds drawn half-way through the deal
    """

    game: str
    seats: int
    chance: float
    policy: float
    worlds: float


def measure_search(game: Game, seconds: float) -> SearchSpeed | None:
    """The speed of search in a game, each figure measured for so many seconds; None for a game that is not searched."""
    if game.name not in MINDS:
        return None
    first = Deal(game, game.settle({}), shuffle=Random(1).shuffle)
    trees = [tree(first, chance) for chance in (True, False)]
    drawn = worlds(half_way(first))
    found = [rate(each, count, seconds) for each, count in ((trees[0], RUNG), (trees[1], RUNG), (drawn, WORLDS))]
    return SearchSpeed(game.name, first.options.seats, *found)


def half_way(deal: Deal) -> Deal:
    """The deal at the decision in its middle, as simple bots play it."""
    then, bot = deal.copy(), simple_bot(deal.game.name, Random(1))
    asked = []
    while not then.over:
        if then.chance_acts:
            then.reshuffle()
            continue
        asked.append(then.copy())
        seat = then.turn or 0
        action, _ = bot.choose(then.view(seat), then.legal(seat), then.actions)
        then.play(seat, action)
    return asked[len(asked) // 2]


def tree(deal: Deal, chance: bool) -> Callable[[], Any]:
    """A search of RUNG playouts by whoever is asked."""
    game, seat = deal.game, deal.turn or 0
    base, known = moment(game, deal.options, deal.view(seat), deal.actions)
    search, explore = search_of(game.name, chance), MINDS[game.name].explore
    scratch = Scratch(game, RUNG + 2)
    arrays = base, scratch.states, known, MINDS[game.name].paper(0), scratch.offers, scratch.chances

    def grow() -> None:
        scratch.nodes[:] = 0
        search.tree(*arrays, seat, scratch.nodes, RUNG, explore, False)

    return grow


def worlds(deal: Deal) -> Callable[[], Any]:
    """Worlds that whoever is asked holds possible."""
    game, seat = deal.game, deal.turn or 0
    base, known = moment(game, deal.options, deal.view(seat), deal.actions)
    scratch, drawn = Scratch(game), make_worlds(game, MINDS[game.name].beliefs.fill)
    return lambda: drawn(base, scratch.states, known, scratch.chances, WORLDS)


def rate(work: Callable[[], Any], count: int, seconds: float) -> float:
    """How often a second something is done that `work` does `count` times: the median of short windows."""
    work()  # which has it compiled
    found: list[float] = []
    stop = perf_counter() + seconds
    while len(found) < WINDOWS or perf_counter() < stop:
        start, done = thread_time(), 0
        while thread_time() - start < WINDOW:
            work()
            done += count
        found.append(done / (thread_time() - start))
    return median(found)
