"""The beginner: plays like `simple`, from less. What it forgets or does not understand yet is gone from its view.

So its mistakes are those of somebody new to the game, and never those of dice.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from stolik.bots.bot import GameBot
from stolik.bots.simple import CHOOSE
from stolik.core.game import View


def without_trumps(view: View) -> dict[str, Any]:
    """Durak: a trump is a card like any other, to be spent as soon as it fits."""
    return {**view, "trump": None, "under": None}


def without_piles(view: View) -> dict[str, Any]:
    """Goliath: what a trick is worth by its numbers; that a third card spoils a colour comes as a surprise."""
    return {**view, "profit": [[] for _ in view["profit"]], "left": 0}


def without_memory(view: View) -> dict[str, Any]:
    """Planowanie: which cards are gone is forgotten, and trumps are seen as cards like all others."""
    return {**view, "gone": [], "trump": None}


def without_peeks(view: View) -> dict[str, Any]:
    """Golf: what was looked at once is forgotten."""
    return {**view, "peeked": [None] * len(view["peeked"] or [])}


FORGETS: Mapping[str, Callable[[View], dict[str, Any]]] = {
    "durak": without_trumps,
    "goliath": without_piles,
    "golf": without_peeks,
    "planowanie": without_memory,
}


def beginner_bot(game: str, random: Random, options: Any) -> GameBot:
    """The bot for a seat of a game; of a game whose beginners know all that there is to see, the simple one."""
    simple, forget = CHOOSE[game], FORGETS.get(game, dict)

    def choose(view: View, legal: Sequence[str], history: Sequence[str], random: Random) -> str | tuple[str, float]:
        return simple(forget(view), legal, history, random)

    return GameBot("beginner", choose, random)
