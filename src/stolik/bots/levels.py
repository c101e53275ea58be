"""Levels of play, weakest first: lower ones know less and look less far, none throws dice over good moves.

beginner  forgets what it has seen, and misses what the game is about
casual    some ten lines of sensible play (bots/simple)
club      as a quick player who was fitted by play (bots/policies), unless a hundred playouts or two say plainly
          otherwise; at golf it looks one turn ahead
strong    plays some hundred or thousand deals out in its head before it acts; at golf as the table of golf for one says
master    plays ten to a hundred thousand out: within a second

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


# The rungs of the reference ladder that search: a tree with random playouts, with playouts by the policy, and with
# exact endings too. Their budget is the same in every game.
RUNG = 1000  # playouts
RUNGS: Mapping[str, Depth] = {
    "R2": Depth(RUNG, chance=True, tree=True, exact=False, infers=False),
    "R3": Depth(RUNG, tree=True, exact=False, infers=False),
    "R4": Depth(RUNG, tree=True, infers=False),
}


def _searching(name: str, playouts: int | None = None) -> Maker:
    """A level or rung that searches, with its own budget or this one.

    In a race a level is quick (timing.py), whatever the budget, and in a game without a mind for it the simple bot.
    With a budget of its own, who plays as the quick player does otherwise (minds.py) searches as well.
    """

    def make(game: str, random: Random, options: Any) -> GameBot:
        if game in RACES and name in RACERS:
            return _racing(name, game, random)
        if game not in MINDS:
            return simple_bot(game, random)
        depth: Depth = RUNGS.get(name) or getattr(MINDS[game], name)
        wanted = depth if playouts is None else depth._replace(playouts=playouts)
        return search_bot(name, wanted, game, random, options)

    return make


THINKING = ("club", "strong", "master")  # the levels that search, each a field of a Mind
SEARCHING: Mapping[str, Maker] = {name: _searching(name) for name in (*THINKING, *RUNGS)}
LEVELS: Mapping[str, Maker] = {
    "beginner": _beginner,
    "casual": _simple,
    **{name: SEARCHING[name] for name in THINKING},
}

# All bots that may sit at a table, weakest first: the levels, chance, and ten lines under their own name.
BOTS: Mapping[str, Maker] = {"random": _random, "beginner": _beginner, "simple": _simple} | {
    name: maker for name, maker in LEVELS.items() if name != "beginner"
}

# The rungs of the reference ladder begin with chance and ten lines.
LADDER: Mapping[str, Maker] = {"R0": _random, "R1": _simple} | {name: SEARCHING[name] for name in RUNGS}
BUDGET = re.compile(r"(?P<name>\w+)@(?P<playouts>[1-9]\d{0,8})")


def maker_of(name: str) -> Maker:
    """Who makes the bot of a name: one of BOTS or LADDER, or who of them searches with so many playouts. KeyError."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return BOTS.get(name) or LADDER[name]
    if found["name"] not in SEARCHING:
        raise KeyError(name)
    return _searching(found["name"], int(found["playouts"]))
