"""Players of graded strength. They get their seat's view and the history of the deal, never a state.

    bot = make("club", "durak", random.Random(7), options)
    action, delay = bot.choose(view, legal, history)

bot.py       what a bot is; timing.py  how long it takes in a race, where levels look, think and move differently
levels.py    who plays how: `LEVELS` and all `BOTS` for tables, weakest first; `LADDER`, the rungs for researchers
search.py    what each action is worth (`analyse`), and the bots that think so; minds.py what that needs of each game
speed.py     how fast search is
advice.py    what search has found, as events to be told; review.py looks at a match again
decision.py  one decision as plain data, for other processes; warming.py has their machine code made ahead
own.py       a bot that is a file of its owner's; repeatable.py  one whose choices can be repeated
chance.py, beginner.py   bots that do not search, as those of simple/ do not
beliefs/     what a seat knows of the cards that it has not seen
policies/    who plays deals out in search; exact/ what can be worked out
"""

from random import Random
from typing import Any

from stolik.bots.bot import GameBot
from stolik.bots.levels import BOTS, LADDER, LEVELS, maker_of
from stolik.games import GAMES


def make(name: str, game: str, random: Random, options: Any = None) -> GameBot:
    """A bot for one seat of a match with these options; None: the usual ones.

    KeyError for a name that is neither in BOTS nor in LADDER, nor of one that searches with its playouts, as `R4@5000`.
    """
    return maker_of(name)(game, random, GAMES[game].settle({}) if options is None else options)


__all__ = ["BOTS", "LADDER", "LEVELS", "GameBot", "make", "maker_of"]
