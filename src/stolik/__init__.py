"""Stolik: card games, exact and fast.

    import stolik

    deal = stolik.new_deal("durak", seats=3, seed=7)
    while not deal.over:
        deal.play(deal.turn, deal.legal(deal.turn)[0])
    print(deal.points())

`new_deal` and `new_match` make a `Deal` and a `Match`; docs/library.md shows what they can do. What a caller can get
wrong is a `StolikError`. What is named in `__all__` is loaded when it is first used, so that the commands that need no
rules start at once.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from stolik.core import errors
from stolik.core.errors import BadSeat, StolikError, UnknownGame

if TYPE_CHECKING:
    from stolik.core.deal import BadDeck, Deal
    from stolik.core.game import Game, IllegalAction
    from stolik.core.options import BadOption
    from stolik.core.outcome import Outcome
    from stolik.games import GAMES
    from stolik.match import BadRecord, Match

__all__ = [
    "GAMES",
    "BadDeck",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "Deal",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "StolikError",
    "UnknownGame",
    "new_deal",
    "new_match",
]

_HOMES = {
    "GAMES": "stolik.games",
    "BadDeck": "stolik.core.deal",
    "BadOption": "stolik.core.options",
    "BadRecord": "stolik.match",
    "Deal": "stolik.core.deal",
    "Game": "stolik.core.game",
    "IllegalAction": "stolik.core.game",
    "Match": "stolik.match",
    "Outcome": "stolik.core.outcome",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'stolik' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def new_deal(
    game: str,
    deck: Sequence[str] | None = None,
    dealer: int = 0,
    number: int = 0,
    seed: int | str | None = None,
    **options: Any,
) -> "Deal":
    """One deal of a game. Options as in docs/records.md; `number` says which deal of a match it is, from 0.

    Without a deck the cards are shuffled: by the operating system's randomness, or repeatably by a seed. Raises
    UnknownGame, BadOption, BadDeck and BadSeat (for the dealer), all of them StolikError.
    """
    from stolik.core.deal import Deal

    rules = _game(game)
    return Deal(rules, rules.settle(options), deck, dealer, number, _shuffle(seed))


def new_match(game: str, dealer: int = 0, seed: int | str | None = None, **options: Any) -> "Match":
    """A whole match of a game. Raises UnknownGame, BadOption and BadSeat (for the dealer)."""
    from stolik.match import Match

    rules = _game(game)
    return Match(rules, rules.settle(options), dealer, _shuffle(seed))


def _game(name: str) -> "Game":
    from stolik.games import GAMES

    if name not in GAMES:
        raise errors.UnknownGame(name, GAMES)
    return GAMES[name]


def _in_words(error: Any) -> str:
    from stolik.words import Words
    from stolik.words.errors import explain

    return explain(Words("en"), error)


errors.in_words = _in_words  # here and not where words are first needed: an error's text is the same in every process


def _shuffle(seed: int | str | None) -> Callable[[list[Any]], None]:
    import random

    return (random.SystemRandom() if seed is None else random.Random(str(seed))).shuffle
