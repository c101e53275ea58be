"""The quick player of golf: looks up what each layout will come to, and ends a hole where that is better than to wait.

How long the hole will go on is guessed by whoever has most cards face up: SLACK turns more than that seat needs. With
so many turns left the table of `exact/golf.py` says what a layout comes to, as for a player alone. A hole is not ended
while somebody seems to be better; else to wait costs what the others will gain by it, as far as all see. But that
counts by EAGER alone, for who waits can choose the moment.

Both numbers were fitted by some thousand holes of this player against others with other numbers, and against one that
looks one card ahead and takes an unseen card for an average one: with 2, 3, 4 and 6 seats, one of them its own, it wins
68, 53, 44 and 32 % of the holes.
"""

from typing import Any

import numpy as np

from stolik.bots.exact.golf import (
    BOTH_UP,
    FINE,
    LOOKED_UP,
    MOST_TURNS,
    ONE_UP,
    PAIR,
    RANKS,
    TURNS,
    kind,
    kind_from_outside,
    layout,
)
from stolik.core.bits import pick, rule, seldom
from stolik.core.state import NO_CARD, NOBODY
from stolik.games.golf import CELLS, DISCARD, DRAWN, PEEK, SEATS, STOCK, SWAP, TAKE, TAKEN

SLACK = np.array([0, 0, 3, 2, *[1] * (SEATS - 3)])  # turns, by the number of seats
EAGER = 0.3
NEVER = 100.0 * FINE  # points that it seems to cost to end a hole that somebody else wins
BEHIND = 30.0 * FINE  # the same, as it is told
KEPT = np.array([max(k for k in range(len(TURNS)) if TURNS[k] <= turns) for turns in range(MOST_TURNS + 1)])
NO_CELL = -1


@rule
def with_turns(book: Any, turns: Any) -> Any:
    """What each layout comes to within so many turns, or as many as the book looks ahead."""
    return book[min(KEPT[min(turns, MOST_TURNS)], len(book) - 1)]


@seldom
def policy(s: Any, seat: Any, offer: Any, chance: Any, book: Any) -> Any:
    """An action out of the offer. `book`: the table of `exact/golf.py`; all values are in its parts of a point."""
    if s.phase == PEEK:
        return pick(offer.mask[0], chance)
    end = ending(s, seat, book)
    return choose(s, seat, turns_left(s) - 1, end, book)


@seldom
def choose(s: Any, seat: Any, turns: Any, end: Any, book: Any) -> Any:
    """An action for a seat that will have so many turns after this one; `end` as `ending` says."""
    kinds = own_kind(s, seat, 0), own_kind(s, seat, 1), own_kind(s, seat, 2)
    values = with_turns(book, turns)
    as_it_is = 1.0 * values[layout(kinds[0], kinds[1], kinds[2])]
    if s.phase == DRAWN or s.phase == TAKEN:
        card = s.drawn[seat] if s.phase == DRAWN else s.taken
        cell, value = best_cell(s, seat, card & 15, kinds, values, end)
        return DISCARD if s.phase == DRAWN and value >= as_it_is else SWAP + cell
    if s.stock == 0:
        return TAKE
    cell, taken = best_cell(s, seat, s.top & 15, kinds, values, end)
    if taken >= as_it_is:
        return STOCK
    return TAKE if taken < from_stock(s, seat, kinds, values, as_it_is, end) else STOCK


@seldom
def from_stock(s: Any, seat: Any, kinds: Any, values: Any, as_it_is: Any, end: Any) -> Any:
    """What the layout is worth, on average, after a card from the stock."""
    total = 0.0
    for rank in range(RANKS):
        _, value = best_cell(s, seat, rank, kinds, values, end)
        total += min(value, as_it_is)
    return total / RANKS


@seldom
def judge(s: Any, seat: Any, actions: Any, points: Any, book: Any) -> Any:
    """Writes what each action seems worth by the table, in points less those of the others on average.

    Returns whether there is anything to say: not of a look.
    """
    if s.phase == PEEK:
        return False
    turns = turns_left(s) - 1
    end, values = ending(s, seat, book), with_turns(book, turns)
    kinds = own_kind(s, seat, 0), own_kind(s, seat, 1), own_kind(s, seat, 2)
    as_it_is = 1.0 * values[layout(kinds[0], kinds[1], kinds[2])]
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += values[layout_of_other(s, other)] / (s.seats - 1.0)
    for k in range(len(actions)):
        value = as_it_is
        if actions[k] == TAKE:
            _, value = best_cell(s, seat, s.top & 15, kinds, values, end)
        elif actions[k] == STOCK:
            value = from_stock(s, seat, kinds, values, as_it_is, end)
        elif actions[k] != DISCARD:
            card = s.drawn[seat] if s.phase == DRAWN else s.taken
            value = value_with(s, seat, actions[k] - SWAP, card & 15, kinds, values, end)
            if value > NEVER / 2:
                value += BEHIND - NEVER
        points[k] = (others - value) / FINE
    return True


@rule
def value_with(s: Any, seat: Any, cell: Any, rank: Any, kinds: Any, values: Any, end: Any) -> Any:
    """What the layout is worth with a card of this rank in a cell."""
    new = kind_with(s, seat, cell, rank)
    if cell % 3 == 0:
        value = 1.0 * values[layout(new, kinds[1], kinds[2])]
    elif cell % 3 == 1:
        value = 1.0 * values[layout(kinds[0], new, kinds[2])]
    else:
        value = 1.0 * values[layout(kinds[0], kinds[1], new)]
    if cell == end[0]:
        value += end[1] if value <= end[2] else NEVER
    return value


@seldom
def best_cell(s: Any, seat: Any, rank: Any, kinds: Any, values: Any, end: Any) -> Any:
    """The cell into which a card of this rank goes best, and what the layout is worth then."""
    found, least = 0, 2 * NEVER
    for cell in range(CELLS):
        value = value_with(s, seat, cell, rank, kinds, values, end)
        if value < least:
            found, least = cell, value
    return found, least


# --- layouts ---------------------------------------------------------------------------------------------------------


@rule
def rank_of(card: Any) -> Any:
    """The rank of a card, or NO_CARD."""
    return card if card == NO_CARD else card & 15


@rule
def own_kind(s: Any, seat: Any, far: Any) -> Any:
    """The kind of a column, as its owner knows it."""
    near = far + 3
    up, seen = rank_of(s.up[seat, far]), rank_of(s.peeked[seat, far])
    return kind(up, seen, rank_of(s.up[seat, near]), rank_of(s.peeked[seat, near]))


@rule
def kind_with(s: Any, seat: Any, cell: Any, rank: Any) -> Any:
    """The kind of a cell's column once a card of this rank lies on the cell."""
    beside = cell + 3 if cell < 3 else cell - 3
    if s.up[seat, beside] != NO_CARD:
        return BOTH_UP + PAIR[rank_of(s.up[seat, beside]), rank]
    if s.peeked[seat, beside] != NO_CARD:
        return LOOKED_UP + RANKS * rank_of(s.peeked[seat, beside]) + rank
    return ONE_UP + rank


@rule
def layout_of_other(s: Any, seat: Any) -> Any:
    """The layout of a seat, as all see it: which cells its owner has looked at, but not what lies there."""
    return layout(kind_of_other(s, seat, 0), kind_of_other(s, seat, 1), kind_of_other(s, seat, 2))


@rule
def kind_of_other(s: Any, seat: Any, far: Any) -> Any:
    """The kind of a column, as all see it."""
    looked = s.peeked[seat, far] != NO_CARD or s.peeked[seat, far + 3] != NO_CARD
    return kind_from_outside(rank_of(s.up[seat, far]), rank_of(s.up[seat, far + 3]), looked)


@rule
def last_down(s: Any, seat: Any) -> Any:
    """The cell whose replacement ends the hole: where a seat has one card face down, and the hole is not ended yet."""
    found, down = NO_CELL, 0
    for cell in range(CELLS):
        if s.up[seat, cell] == NO_CARD:
            found, down = cell, down + 1
    return found if down == 1 and s.closer == NOBODY else NO_CELL


# --- how long, and when to end ---------------------------------------------------------------------------------------


@rule
def turns_left(s: Any) -> Any:
    """How many turns a seat may still have, this one included."""
    if s.closer != NOBODY:
        return 1
    most = 0
    for seat in range(s.seats):
        up = 0
        for cell in range(CELLS):
            up += 1 if s.up[seat, cell] != NO_CARD else 0
        most = max(most, up)
    return CELLS - most + SLACK[s.seats]


@seldom
def ending(s: Any, seat: Any, book: Any) -> Any:
    """Where and how the seat can end the hole: its last cell that is face down, if there is but one; else NO_CELL.

    To replace that costs the second number, less than nothing, for the others cannot gain any more; but NEVER, if the
    layout is worth more than the third one then: more than the best of the others.
    """
    last = last_down(s, seat)
    if last == NO_CELL:
        return last, 0.0, 0.0
    now, later = with_turns(book, s.final_turns), with_turns(book, turns_left(s) - 1)
    gain, least = 0.0, NEVER
    for other in range(s.seats):
        if other != seat:
            at = layout_of_other(s, other)
            gain += 1.0 * now[at] - later[at]
            least = min(least, 1.0 * now[at])
    return last, -EAGER * gain / (s.seats - 1), least
