"""What a seat may do: actions in rows of 64.

An action is the number 64 * row + bit, with one meaning all game long. Games have up to some thousand actions
(durak's `beat ATTACK CARD`), but few rows at a time, so legal actions are a short list of rows, each with one mask.
"""

from typing import Any

import numpy as np

from stolik.core.bits import NONE, below, bit, nth, popcount, rule

ROWS = 32

# One place more than rows: `add` writes first and counts after.
Offer = np.dtype([("rows", np.int64), ("row", np.int64, ROWS + 1), ("mask", np.uint64, ROWS + 1)])


@rule
def clear(offer: Any) -> None:
    """Nothing is legal."""
    offer.rows = 0


@rule
def add(offer: Any, row: Any, mask: Any) -> None:
    """The actions of a row that are in the mask are legal; each row is added once."""
    offer.row[offer.rows] = row
    offer.mask[offer.rows] = mask
    offer.rows += np.int64(mask != NONE)  # arithmetic, no branch: nobody could foresee it


@rule
def size(offer: Any) -> Any:
    """How many actions are legal."""
    total = 0
    for k in range(offer.rows):
        total += popcount(offer.mask[k])
    return total


@rule
def includes(offer: Any, action: Any) -> Any:
    """Whether an action is legal."""
    for k in range(offer.rows):
        if offer.row[k] == action >> 6:
            return offer.mask[k] & bit(action & 63) != NONE
    return False


@rule
def choose(offer: Any, source: Any) -> Any:
    """A uniformly random legal action; there is at least one."""
    if offer.rows == 1:
        return 64 * offer.row[0] + nth(offer.mask[0], below(popcount(offer.mask[0]), source))
    if offer.rows == 2:  # the same as below, without a branch that nobody could foresee
        here = popcount(offer.mask[0])
        k = below(here + popcount(offer.mask[1]), source)
        beyond = np.int64(k >= here)
        return 64 * offer.row[beyond] + nth(offer.mask[beyond], k - here * beyond)
    k = below(size(offer), source)
    for i in range(offer.rows):
        here = popcount(offer.mask[i])
        if k < here:
            return 64 * offer.row[i] + nth(offer.mask[i], k)
        k -= here
    return -1


def actions(offers: Any) -> list[int]:
    """All legal actions of an array of one offer as numbers, ascending in each row."""
    return numbers(columns(offers))


def columns(offers: Any) -> tuple[Any, Any, Any]:
    """The cells of an array of one offer, sharing its memory; a record's fields take ten times as long to read."""
    return offers["rows"], offers["row"][0], offers["mask"][0]


def numbers(offer: tuple[Any, Any, Any]) -> list[int]:
    """As `actions`, of columns."""
    rows, row, mask = offer
    count = rows.item()
    found: list[int] = []
    for first, word in zip(row[:count].tolist(), mask[:count].tolist()):
        while word:
            lowest = word & -word
            found.append(64 * first + lowest.bit_length() - 1)
            word ^= lowest
    return found
