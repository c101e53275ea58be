"""The quick player of golf: puts the card where the own layout gets lowest, and does not end a hole that it loses.

A face-down card that nobody knows counts as an average one. To turn one up is worth a little, more as the end comes
near: whoever has turned up most says when that is.
"""

from typing import Any

from stolik.core.bits import pick, rule
from stolik.core.state import NO_CARD
from stolik.games.golf import CELLS, DISCARD, DRAWN, PEEK, STOCK, SWAP, TAKE, TAKEN, equal, value

AVERAGE = 5.5  # points of a card that nobody knows
TURN_UP = 0.6  # points that a card turned up is worth,
HURRY = 1.8  # and when somebody has few left
FEW = 2  # cards face down, from which on there is hurry
GOOD = 2.6  # points that the top discard must save, to be better than one from the stock
BEHIND = 0.0  # points by which the own layout may be worse than the best other one, for a hole to be ended


@rule
def policy(s: Any, seat: Any, offer: Any, chance: Any) -> Any:
    """An action out of the offer."""
    if s.phase == PEEK:
        return pick(offer.mask[0], chance)
    if s.phase == DRAWN:
        cell, gain = best_cell(s, seat, s.drawn[seat])
        return SWAP + cell if gain > 0.0 else DISCARD
    if s.phase == TAKEN:
        cell, gain = best_cell(s, seat, s.taken)
        return SWAP + cell
    if s.stock == 0:
        return TAKE
    cell, gain = best_cell(s, seat, s.top)
    return TAKE if gain >= GOOD else STOCK


@rule
def known_card(s: Any, seat: Any, cell: Any) -> Any:
    """The own card of a cell, if its owner knows it."""
    card = s.up[seat, cell]
    return s.peeked[seat, cell] if card == NO_CARD else card


@rule
def column(s: Any, far: Any, near: Any) -> Any:
    """The points to be expected from a column."""
    if far != NO_CARD and near != NO_CARD and equal(far, near, s.pair_by):
        return 0.0
    one = AVERAGE if far == NO_CARD else 1.0 * value(far)
    two = AVERAGE if near == NO_CARD else 1.0 * value(near)
    return one + two


@rule
def best_cell(s: Any, seat: Any, card: Any) -> Any:
    """The cell where a card saves most, and how many points; what ends the hole at a loss saves nothing."""
    down, most = 0, 0
    for other in range(s.seats):
        up = 0
        for cell in range(CELLS):
            up += 1 if s.up[other, cell] != NO_CARD else 0
        most = max(most, up)
        if other == seat:
            down = CELLS - up
    eager = HURRY if CELLS - most <= FEW else TURN_UP
    found, saved = 0, -1000.0
    for cell in range(CELLS):
        beside = known_card(s, seat, cell + 3 if cell < 3 else cell - 3)
        gain = column(s, known_card(s, seat, cell), beside) - column(s, card, beside)
        if s.up[seat, cell] == NO_CARD:
            gain += eager
            if down == 1 and total(s, seat) - gain + eager > best_other(s, seat) + BEHIND:
                gain -= 100.0
        if gain > saved:
            found, saved = cell, gain
    return found, saved


@rule
def total(s: Any, seat: Any) -> Any:
    """The points to be expected from the own layout."""
    points = 0.0
    for far in range(3):
        points += column(s, known_card(s, seat, far), known_card(s, seat, far + 3))
    return points


@rule
def best_other(s: Any, seat: Any) -> Any:
    """The points to be expected from the best layout of the others, by what all see."""
    least = 1000.0
    for other in range(s.seats):
        if other != seat:
            points = 0.0
            for far in range(3):
                points += column(s, s.up[other, far], s.up[other, far + 3])
            least = min(least, points)
    return least
