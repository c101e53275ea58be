"""A bot whose every choice can be repeated: its source of chance starts anew before each."""

from collections.abc import Callable, Sequence
from typing import Protocol

from stolik.core.game import View


class Chooser(Protocol):
    """What chooses for a seat, as `GameBot` does."""

    name: str
    blind: bool

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]: ...


class SeatBot:
    """A bot at one seat of one match, and `reseed`, which sets its source of chance to where the match stands."""

    def __init__(self, bot: Chooser, reseed: Callable[[], None]) -> None:
        self.name, self.blind, self._bot, self._reseed = bot.name, bot.blind, bot, reseed

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]:
        """As `GameBot.choose`."""
        self._reseed()
        return self._bot.choose(view, legal, history)
