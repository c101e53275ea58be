"""The random bot: any legal action, each as likely as any other, and to do nothing where that is one of them."""

from collections.abc import Sequence
from random import Random

from stolik.bots.bot import GameBot
from stolik.bots.simple import RACES
from stolik.bots.timing import blindly
from stolik.core.game import View


def choose(view: View, legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions."""
    return legal[int(random.random() * len(legal))]


def race(view: View, legal: Sequence[str], history: Sequence[str], random: Random) -> tuple[str, float]:
    """As `choose`, every few seconds."""
    return choose(view, legal, history, random), blindly(random)


def random_bot(game: str, random: Random) -> GameBot:
    """The bot for a seat of any game."""
    return GameBot("random", race if game in RACES else choose, random, blind=True)
