"""Players of graded strength. They get their seat's view and the history of the deal, never a state.

    bot = make("simple", "durak", random.Random(7))
    action, delay = bot.choose(view, legal, history)

`BOTS` names them, weakest first. A stronger one is a function like `random_bot` (chance.py) and a line there; bot.py
says what a bot is, and how long it seems to think.
"""

from collections.abc import Callable
from random import Random

from stolik.bots.bot import GameBot
from stolik.bots.chance import random_bot
from stolik.bots.simple import simple_bot

BOTS: dict[str, Callable[[str, Random], GameBot]] = {"random": random_bot, "simple": simple_bot}


def make(name: str, game: str, random: Random) -> GameBot:
    """A bot for one seat of a match. KeyError for a name that is not in BOTS."""
    return BOTS[name](game, random)


__all__ = ["BOTS", "GameBot", "make"]
