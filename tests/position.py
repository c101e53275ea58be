"""Positions for tests: a deal whose record is written field by field, with card texts instead of numbers and masks."""

import random
from typing import Any

import numpy as np

from stolik.core.deal import Deal
from stolik.core.game import Game
from stolik.core.state import CARD, CARDS, COUNTED, SUIT


def dealt(
    game: Game, deck: list[str] | None = None, dealer: int = 0, number: int = 0, seed: int = 0, **options: Any
) -> Deal:
    """A deal with these options, from a deck or shuffled by a seed."""
    return Deal(game, game.settle(options), deck, dealer, number, random.Random(seed).shuffle)


def position(game: Game, options: dict[str, Any] | None = None, seed: int = 0, number: int = 0, **fields: Any) -> Deal:
    """A deal in the middle: any field of the state table by its name, the rest as just dealt.

    Cards are texts ("7C", None for no card), sets are lists or strings of texts ("7C 9H"), a suit is its letter, a
    phase its name; fields by seat are lists with one entry per seat.
    """
    deal = dealt(game, number=number, seed=seed, **(options or {}))
    for name, value in fields.items():
        if name == "phase":
            deal.state["phase"] = game.phases.index(value)
            continue
        field = next(f for f in game.table.fields if f.name == name)
        where = deal.state[name] if field.shape else None
        if where is None:
            deal.state[name] = _number(game, field, value)
        elif field.by_seat or not field.mask:
            where[...] = 0 if field.mask else -1 if field.shows is CARD else 0
            for k, entry in enumerate(value):
                where[k] = _number(game, field, entry)
        else:
            where[...] = _number(game, field, value)
    return deal


def _number(game: Game, field: Any, value: Any) -> Any:
    if field.shows is SUIT:
        return np.uint64(0xFFFF << 16 * "CDHS".index(value)) if value else np.uint64(0)
    if (field.mask and field.shows in (CARDS, COUNTED)) or (field.mask and isinstance(value, (str, list))):
        cards = value.split() if isinstance(value, str) else value
        words = [0] * field.words
        for card in cards:
            number = game.pack.number(card)
            if number >= 64 or field.words == 1:
                words[number >> 6] |= 1 << (number & 63)
            else:
                k = next(i for i, word in enumerate(words) if not word >> number & 1)
                words[k] |= 1 << number
        return np.array(words, np.uint64) if field.words > 1 else np.uint64(words[0])
    if field.shows is CARD:
        if isinstance(value, list):
            row = [-1 if card is None else game.pack.number(card) for card in value]
            return row + [-1] * (field.shape[-1] - len(row))
        return -1 if value is None else game.pack.number(value)
    return -1 if value is None else value
