"""Where every card of a deal is, read from the state: what the games' places (tests/proofs/games) are made of."""

from typing import Any

import numpy as np

from stolik.core.deal import Deal

Places = dict[str, list[str]]


def cards(deal: Deal, words: Any) -> list[str]:
    """The texts of a set of one or more words: the next 64 numbers where a pack has so many, else a second pack."""
    texts = deal.game.pack.texts
    step = 64 if max(texts) >= 64 else 0
    held = [int(word) for word in np.atleast_1d(words)]
    return [texts[step * k + bit] for k, word in enumerate(held) for bit in range(64) if word >> bit & 1]


def card(deal: Deal, number: Any) -> list[str]:
    """The text of a card, or no text for no card."""
    return [] if number < 0 else [deal.game.pack.text(number)]


def hands(deal: Deal) -> Places:
    return {f"hand {seat}": cards(deal, deal.state["hand"][seat]) for seat in range(deal.options.seats)}
