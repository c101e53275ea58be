"""The random bot: any legal action, each as likely as any other, and to do nothing where that is one of them."""

from collections.abc import Sequence
from random import Random

from stolik.bots.bot import GameBot
from stolik.core.game import View
from stolik.games import GAMES


def choose(view: View, legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions."""
    return legal[int(random.random() * len(legal))]


def random_bot(game: str, random: Random) -> GameBot:
    """The bot for a seat of any game."""
    return GameBot("random", choose, random, blind=True, delays=GAMES[game].manners.delays)
