"""Trojki in plain numbers: what fits where, and how many cards of a hand can be placed one after the other.

A card is its number, a set of cards a mask, values are twelve bits (four for each feature), as in the rules of the
game. A *grid* is the values of the nine top cards.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from stolik.games.trojki.state import CARDS_WITH, LINES, PACK

Grid = tuple[int, ...]

VALUES = {card: 1 << (card >> 4) | 16 << (card >> 2 & 3) | 256 << (card & 3) for card in PACK.numbers}
THROUGH = [[[k for k in line if k != cell] for line in LINES if cell in line] for cell in range(9)]


def grid(top: Sequence[str]) -> Grid:
    """The grid of the top cards of a view."""
    return tuple(VALUES[PACK.number(card)] for card in top)


def laid(on: Grid, card: int, cell: int) -> Grid:
    """The grid with a card on a cell (0..8)."""
    return (*on[:cell], VALUES[card], *on[cell + 1 :])


def wanted(on: Grid) -> list[int]:
    """For each cell the values that would make a new trio there (TR-12)."""
    wants = [0] * len(on)
    for a, b, c in LINES:
        wants[a] |= on[b] & on[c]
        wants[b] |= on[a] & on[c]
        wants[c] |= on[a] & on[b]
    return [want & ~there for want, there in zip(wants, on, strict=True)]


@cache
def having(values: int) -> int:
    """All cards that have one of the values."""
    return int(CARDS_WITH[0][values & 15] | CARDS_WITH[1][values >> 4 & 15] | CARDS_WITH[2][values >> 8])


def places(on: Grid, hand: int) -> Iterator[tuple[int, int]]:
    """Cards of a hand with a cell that each fits."""
    for cell, want in enumerate(wanted(on)):
        for card in members(having(want) & hand):
            yield card, cell


def members(cards: int) -> Iterator[int]:
    """The cards of a set."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def room(on: Grid, cards: int) -> tuple[int, int]:
    """How many of the cards fit somewhere, and how many places that are in all."""
    fitting = [having(want) & cards for want in wanted(on)]
    some = 0
    for each in fitting:
        some |= each
    return some.bit_count(), sum(each.bit_count() for each in fitting)


def alone(on: Grid, hand: int, known: dict[tuple[Grid, int], int] | None = None) -> int:
    """The most cards of a hand that can be placed one after the other while nobody else places any: exact.

    Meant for a few cards. It goes first where most of the others still fit, and stops when all are placed.
    `known`: what was found before, of any grid and hand; it is added to.
    """
    if not hand:
        return 0
    known = {} if known is None else known
    if (on, hand) in known:
        return known[on, hand]
    further = []
    for card, cell in places(on, hand):
        after, rest = laid(on, card, cell), hand & ~(1 << card)
        further.append((room(after, rest), after, rest))
    most = 0
    for _, after, rest in sorted(further, reverse=True):
        most = max(most, 1 + alone(after, rest, known))
        if most == hand.bit_count():
            break
    known[on, hand] = most
    return most
