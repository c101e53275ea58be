"""What a bot is: a way to choose, and in a race a human-like delay before it acts."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from stolik.core.game import View

Policy = Callable[[View, Sequence[str], Sequence[str], Random], str]
NO_DELAYS: Mapping[str, tuple[float, float]] = {}


class GameBot:
    """A bot at one seat. `blind` bots are not shown the view. `random` is the bot's own source of chance.

    `delays` are those of its game (`Manners.delays`).
    """

    def __init__(
        self,
        name: str,
        choose: Policy,
        random: Random,
        blind: bool = False,
        delays: Mapping[str, tuple[float, float]] = NO_DELAYS,
    ) -> None:
        self.name, self.blind = name, blind
        self._choose, self._random, self._delays = choose, random, delays

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]:
        """An action of the seat, and the delay in seconds with which it is done in a race (elsewhere 0)."""
        action = self._choose(view, legal, history, self._random)
        return action, self._delay(action)

    def _delay(self, action: str) -> float:
        verb = action.partition(" ")[0]
        if verb not in self._delays:
            return 0.0
        median, spread = self._delays[verb]
        return median * self._random.lognormvariate(0.0, spread)
