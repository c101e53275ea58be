"""What a bot is: a way to choose, and in trojki a human-like delay before it acts."""

from collections.abc import Callable
from random import Random
from typing import Any

View = dict[str, Any]
Choose = Callable[[View, list[str], list[str], Random], str]

# Seconds that a player of trojki takes, as a log-normal: most of the time near the median, now and then much longer.
# To check another's card takes as long whatever the answer: how long somebody thinks must not tell what they think.
DRAW, PLACE, CHECK = (0.8, 0.3), (5.0, 0.5), (1.5, 0.4)
DELAYS = {"draw": DRAW, "place": PLACE, "accept": CHECK, "challenge": CHECK}


class GameBot:
    """A bot at one seat. `blind` bots are not shown the view. `random` is the bot's own source of chance."""

    def __init__(self, name: str, choose: Choose, random: Random, blind: bool = False) -> None:
        self.name, self.blind = name, blind
        self._choose, self._random = choose, random

    def choose(self, view: View, legal: list[str], history: list[str]) -> tuple[str, float]:
        """An action of the seat, and the delay in seconds with which it is done in trojki (elsewhere 0)."""
        action = self._choose(view, legal, history, self._random)
        return action, self._delay(action)

    def _delay(self, action: str) -> float:
        verb = action.partition(" ")[0]
        if verb not in DELAYS:
            return 0.0
        median, spread = DELAYS[verb]
        return median * self._random.lognormvariate(0.0, spread)
