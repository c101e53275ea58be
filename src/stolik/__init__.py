"""Stolik: five card games, exact and fast.

    import stolik

    deal = stolik.deal("durak", seats=3, seed=7)
    while not deal.over:
        deal.play(deal.turn, deal.legal(deal.turn)[0])
    print(deal.points())

`deal` and `match` make a `Deal` and a `Match`; see their classes for all that they can do.
"""

import random
from collections.abc import Sequence
from typing import Any

from stolik.core.deal import BadDeck, Deal
from stolik.core.game import Game, IllegalAction
from stolik.core.options import BadOption
from stolik.games import GAMES
from stolik.match import BadRecord, Match

__all__ = ["GAMES", "BadDeck", "BadOption", "BadRecord", "Deal", "Game", "IllegalAction", "Match", "deal", "match"]


def _shuffle(seed: int | str | None) -> Any:
    return (random.SystemRandom() if seed is None else random.Random(str(seed))).shuffle


def deal(
    game: str,
    deck: Sequence[str] | None = None,
    dealer: int = 0,
    number: int = 0,
    seed: int | str | None = None,
    **options: Any,
) -> Deal:
    """One deal of a game. Options as in RECORDS.md; `number` says which deal of a match it is, from 0.

    Without a deck the cards are shuffled: by the operating system's randomness, or repeatably by a seed. Raises
    KeyError for an unknown game, BadOption and BadDeck.
    """
    rules = GAMES[game]
    return Deal(rules, rules.settle(options), deck, dealer, number, _shuffle(seed))


def match(game: str, dealer: int = 0, seed: int | str | None = None, **options: Any) -> Match:
    """A whole match of a game. Raises KeyError for an unknown game and BadOption."""
    rules = GAMES[game]
    return Match(rules, rules.settle(options), dealer, _shuffle(seed))
