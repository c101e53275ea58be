"""The simple bot: about ten sensible lines of play for each game, in a file of its own."""

from random import Random

from stolik.bots.bot import GameBot, Policy
from stolik.bots.simple import (
    durak,
    golf,
    goliath,
    planowanie,
    trojki,
)
from stolik.games import GAMES

CHOOSE: dict[str, Policy] = {
    "durak": durak.choose,
    "goliath": goliath.choose,
    "golf": golf.choose,
    "planowanie": planowanie.choose,
    "trojki": trojki.choose,
}


def simple_bot(game: str, random: Random) -> GameBot:
    """The bot for a seat of a game."""
    return GameBot("simple", CHOOSE[game], random, delays=GAMES[game].manners.delays)
