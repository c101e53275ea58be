"""What a bot is: a way to choose, and in a race to take a human time for it (timing.py)."""

from collections.abc import Callable, Sequence
from random import Random

from stolik.core.game import View

# One of the legal actions; in a race with the seconds that it takes.
Policy = Callable[[View, Sequence[str], Sequence[str], Random], str | tuple[str, float]]


class GameBot:
    """A bot at one seat. `blind` bots are not shown the view. `random` is the bot's own source of chance."""

    def __init__(self, name: str, choose: Policy, random: Random, blind: bool = False) -> None:
        self.name, self.blind = name, blind
        self._choose, self._random = choose, random

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]:
        """An action of the seat, and the delay in seconds with which it is done in a race (elsewhere 0)."""
        chosen = self._choose(view, legal, history, self._random)
        return (chosen, 0.0) if isinstance(chosen, str) else chosen
