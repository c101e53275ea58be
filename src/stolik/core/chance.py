"""Chance, kept outside the state: *which card lies at this place, out of the set of unseen ones?*

A place is an index into the deck as docs/records.md deals it. A written source answers from a deck (a record, a live
table); a random one picks any card of the set (simulation, search). The rules cannot tell which of them they ask.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.bits import NONE, below, bit, nth, pick, popcount, rule, u64

PLACES = 208  # golf's two packs, 104 cards, and the stock of its latest reshuffle after them
RESHUFFLED = 104  # the first place of a reshuffled stock

# A multiple of 64 bytes: neighbours in an array never share a cache line between two cores.
Chance = np.dtype(
    {
        "names": ["x", "written", "card"],
        "formats": [np.uint64, np.int64, (np.int8, PLACES)],
        "offsets": [0, 8, 16],
        "itemsize": 256,
    }
)


@rule
def reveal(chance: Any, place: Any, unseen: Any) -> Any:
    """The card at a place, one of the set `unseen` (one word)."""
    if chance.written:
        return np.int64(chance.card[place])
    return pick(unseen, chance)


@rule
def reveal2(chance: Any, place: Any, first: Any, second: Any) -> Any:
    """The card at a place, one of two words: a number of 0..63 from `first` or 64..127 from `second`."""
    if chance.written:
        return np.int64(chance.card[place])
    k = below(popcount(first) + popcount(second), chance)
    beyond = np.int64(k >= popcount(first))  # arithmetic, no branch: nobody could foresee it
    word = first ^ (first ^ second) * u64(beyond)
    return 64 * beyond + nth(word, k - popcount(first) * beyond)


@rule
def reveal_hand(chance: Any, unseen: Any, place: Any, step: Any, count: Any) -> Any:
    """A hand dealt from one word: `count` cards of the set `unseen`, at `place` and every `step` places after it."""
    hand = NONE
    for k in range(count):
        card = bit(reveal(chance, place + k * step, unseen))
        hand |= card
        unseen ^= card
    return hand


def random_chance(seeds: Sequence[int]) -> Any:
    """An array of random sources, one for each seed."""
    sources = np.zeros(len(seeds), Chance)
    sources["x"] = seeds
    return sources


def written_chance(deck: Sequence[int]) -> Any:
    """An array of one source that answers from a deck of card numbers, top card first."""
    source = np.zeros(1, Chance)
    source["written"] = 1
    write(source, 0, deck)
    return source


def write(source: Any, place: int, cards: Sequence[int]) -> None:
    """Say which cards lie from a place on."""
    source["card"][0, place : place + len(cards)] = cards
