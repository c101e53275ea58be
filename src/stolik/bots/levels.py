"""Levels of play, weakest first: lower ones know less and look less far, none throws dice over good moves.

beginner  forgets what it has seen, and misses what the game is about
casual    some ten lines of sensible play (bots/simple)
club      plays a few hundred deals out in its head before it acts, or looks up what they would come to: within 50 ms
strong    some thousand, and works out what can be
master    within a second

In a race the levels differ in how they look, think and move (timing.py).

The budgets count playouts: a busy machine changes the time, not the move. `stolik arena` shows how far apart they are.
"""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from stolik.bots.beginner import beginner_bot
from stolik.bots.bot import GameBot
from stolik.bots.chance import random_bot
from stolik.bots.minds import MINDS, Depth
from stolik.bots.search import search_bot
from stolik.bots.simple import RACES, simple_bot
from stolik.bots.timing import RACERS

Maker = Callable[[str, Random, Any], GameBot]


def _racing(name: str, game: str, random: Random) -> GameBot:
    """A bot of a race: the levels differ in how they look, think and move (timing.py)."""
    return GameBot(name, RACES[game].player(RACERS[name]), random)


def _beginner(game: str, random: Random, options: Any) -> GameBot:
    """As beginner.py has it, and slow in a race."""
    if game in RACES:
        return _racing("beginner", game, random)
    return beginner_bot(game, random, options)


def _simple(game: str, random: Random, options: Any) -> GameBot:
    return simple_bot(game, random)


def _random(game: str, random: Random, options: Any) -> GameBot:
    return random_bot(game, random)


def _searching(name: str, depth: Callable[[str], Depth]) -> Maker:
    """A level that searches; in a race it is quick (timing.py), and in a game without a mind for it the simple bot."""

    def make(game: str, random: Random, options: Any) -> GameBot:
        if game in RACES and name in RACERS:
            return _racing(name, game, random)
        if game not in MINDS:
            return simple_bot(game, random)
        return search_bot(name, depth(game), game, random, options)

    return make


LEVELS: Mapping[str, Maker] = {
    "beginner": _beginner,
    "casual": _simple,
    "club": _searching("club", lambda game: MINDS[game].club),
    "strong": _searching("strong", lambda game: MINDS[game].strong),
    "master": _searching("master", lambda game: MINDS[game].master),
}

# All bots that may sit at a table, weakest first: the levels, chance, and ten lines under their own name.
BOTS: Mapping[str, Maker] = {"random": _random, "beginner": _beginner, "simple": _simple} | {
    name: maker for name, maker in LEVELS.items() if name != "beginner"
}

# The rungs of the reference ladder: chance, ten lines, tree search with random playouts, with playouts by the policy,
# and with exact endings too. Their budget is the same in every game, or what a name says: `R4@5000`.
RUNG = 1000  # playouts
RUNGS: Mapping[str, Depth] = {
    "R2": Depth(RUNG, chance=True, tree=True, exact=False, infers=False),
    "R3": Depth(RUNG, tree=True, exact=False, infers=False),
    "R4": Depth(RUNG, tree=True, infers=False),
}


def _rung(name: str, depth: Depth) -> Maker:
    return _searching(name, lambda game: depth)


LADDER: Mapping[str, Maker] = {"R0": _random, "R1": _simple} | {
    name: _rung(name, depth) for name, depth in RUNGS.items()
}
BUDGET = re.compile(r"(?P<rung>\w+)@(?P<playouts>[1-9]\d{0,8})")


def maker_of(name: str) -> Maker:
    """Who makes the bot of a name: one of BOTS or LADDER, or a rung that searches, with its playouts. KeyError."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return BOTS.get(name) or LADDER[name]
    return _rung(name, RUNGS[found["rung"]]._replace(playouts=int(found["playouts"])))
