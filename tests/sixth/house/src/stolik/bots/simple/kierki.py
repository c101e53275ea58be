"""The simple player of kierki: gets rid of what is dear, and takes tricks only if it must."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

RANKS = "23456789TJQKA"


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions.

    The plan: lead low; follow as high as does not win, or if everything wins, as high as can be when last and as low as
    can be before; without the suit, throw the queen of spades, then the highest heart, then the highest card.
    """
    cards = sorted((action.removeprefix("play ") for action in legal), key=lambda card: RANKS.index(card[0]))
    if view["laid"] == 0:
        return f"play {cards[0]}"
    if cards[0][1] != view["led"][1]:
        return f"play {max(cards, key=lambda card: (card == 'QS', card[1] == 'H', RANKS.index(card[0])))}"
    under = [card for card in cards if RANKS.index(card[0]) < RANKS.index(view["best"][0])]
    last = view["laid"] == view["seats"] - 1
    return f"play {under[-1] if under else cards[-1] if last else cards[0]}"
