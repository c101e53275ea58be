"""The simple bot: about ten sensible lines of play for each game, in a file of its own."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from stolik.bots.bot import GameBot, Policy
from stolik.bots.simple import (
    durak,
    golf,
    goliath,
    planowanie,
    trojki,
)
from stolik.bots.timing import RACERS, Racer
from stolik.core.game import View


class RaceGame(NamedTuple):
    """How a race is played, in which nobody is asked and the quicker is first (timing.py).

    player(racer)                         the policy of somebody who looks, thinks and moves so
    seconds(view, action, racer, random)  how long an action would take such a racer
    """

    player: Callable[[Racer], Policy]
    seconds: Callable[[View, str, Racer, Random], float]


USUAL = RACERS["casual"]
RACES: dict[str, RaceGame] = {"trojki": RaceGame(trojki.player, trojki.seconds)}
CHOOSE: dict[str, Policy] = {
    "durak": durak.choose,
    "goliath": goliath.choose,
    "golf": golf.choose,
    "planowanie": planowanie.choose,
    "trojki": trojki.player(USUAL),
}


def simple_bot(game: str, random: Random) -> GameBot:
    """The bot for a seat of a game."""
    return GameBot("simple", CHOOSE[game], random)
