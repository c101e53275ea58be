"""Sets of cards as bits: a card is a number, a set of cards one or two words of 64 bits.

The only two places where a number becomes a mask are `bit` and the constants of the games: numba turns a uint64 mixed
with a signed number into something else, so masks meet only masks.
"""

from typing import Any

import numpy as np

from stolik.core.machine import advance, highest, lowest, nth, popcount, rule, scramble, seldom, u64

NONE, ONE = u64(0), u64(1)
_S32 = u64(32)

__all__ = [
    "NONE",
    "ONE",
    "below",
    "bit",
    "has",
    "highest",
    "lowest",
    "nth",
    "pick",
    "popcount",
    "random_bits",
    "rule",
    "seldom",
    "u64",
]


@rule
def bit(card: Any) -> Any:
    """The set of this one card (0..63)."""
    return ONE << u64(card)


@rule
def has(mask: Any, card: Any) -> Any:
    """Whether the card is in the set."""
    return (mask >> u64(card)) & ONE != NONE


@rule
def random_bits(source: Any) -> Any:
    """64 random bits; `source.x` is the generator's state (splitmix64)."""
    source.x = advance(source.x)
    return scramble(source.x)


@rule
def below(n: Any, source: Any) -> Any:
    """A uniform number in 0..n-1 for n < 2**32 (multiply and shift: bias under n / 2**32)."""
    return np.int64(((random_bits(source) >> _S32) * u64(n)) >> _S32)


@rule
def pick(mask: Any, source: Any) -> Any:
    """The number of a uniformly random member of a set that is not empty."""
    return nth(mask, below(popcount(mask), source))
