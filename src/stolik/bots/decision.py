"""One decision of a bot as plain data: it can be made in any process, and is the same wherever and however often.

A bot is made for one decision and keeps nothing of it. Its chance comes from the decision's own seed.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from stolik.bots import make
from stolik.games import GAMES


class Decision(NamedTuple):
    """What is to be decided, by whom.

    level    a name in BOTS
    game     the name of the game; `options` those of the match, as a record has them
    seed     of the chance that this one decision takes
    view, legal, history    what `GameBot.choose` takes
    """

    level: str
    game: str
    options: dict[str, Any]
    seed: str
    view: dict[str, Any]
    legal: Sequence[str]
    history: Sequence[str]


def decide(decision: Decision) -> tuple[str, float]:
    """An action with its delay. KeyError for a level that there is not, and whatever the bot raises."""
    options = GAMES[decision.game].settle(decision.options)
    bot = make(decision.level, decision.game, Random(decision.seed), options)
    return bot.choose(decision.view, decision.legal, decision.history)
