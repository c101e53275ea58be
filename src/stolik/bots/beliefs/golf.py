"""What a seat knows of the cards of golf that it has not seen: which there are, and where others looked at theirs.

History and view do not tell which of them lay among the discards when those became the stock: after that any of them
may be anywhere.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.bits import rule
from stolik.core.chance import reveal2
from stolik.core.game import View
from stolik.core.packs import FRENCH
from stolik.games.golf import CELLS, ONE_PACK, SEATS, drop, put

# What a seat knows, and nobody else: the unseen cards as a set of two words, how many of them lie on cells, and which
# cells their owners have looked at, as bits by seat.
KNOWN = np.dtype([("unseen", np.uint64, 2), ("cells", np.int64), ("looked", np.int64, SEATS)])


def know(options: Any, view: View, history: Sequence[str]) -> Any:
    """An array of one KNOWN."""
    array = np.zeros(1, KNOWN)
    known, me = array[0], view["seat"]
    open_cards = [card for row in view["up"] for card in row]
    own = [*(view["peeked"] or []), view["drawn"]]
    seen = [card for card in (*open_cards, *own, view["taken"], view["top"], *view["discards"]) if card]
    unseen = list(FRENCH.texts.values()) * (1 if view["seats"] <= ONE_PACK else 2)
    for card in seen:
        unseen.remove(card)
    known["unseen"][:] = FRENCH.mask(unseen, 2)
    known["cells"] = len(unseen) - view["stock"]
    for action in history:
        seat, verb, *cells = action.split(" ")
        if verb == "peek" and int(seat) != me:
            down = [int(cell) - 1 for cell in cells if view["up"][int(seat)][int(cell) - 1] is None]
            known["looked"][int(seat)] = sum(1 << cell for cell in down)
    return array


@rule
def fill(s: Any, known: Any, chance: Any) -> None:
    """One world: the cards that others looked at, those that nobody has seen, and the stock."""
    s.hidden[0] = known.unseen[0]
    s.hidden[1] = known.unseen[1]
    for seat in range(s.seats):
        looked = known.looked[seat]
        for cell in range(CELLS):
            if looked >> cell & 1:
                card = reveal2(chance, 0, s.hidden[0], s.hidden[1]) & 63
                drop(s.hidden, card)
                s.peeked[seat, cell] = card
    if s.reshuffled:
        s.pool[0] = s.pool[1] = s.hidden[0] & ~s.hidden[0]
        for _ in range(s.stock):
            card = reveal2(chance, 0, s.hidden[0], s.hidden[1]) & 63
            drop(s.hidden, card)
            put(s.pool, card)
