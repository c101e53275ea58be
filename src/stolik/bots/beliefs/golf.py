"""What a seat knows of the cards of golf that it has not seen: which there are, and where others looked at theirs.

A card that its owner has looked at and left where it is, is drawn by how often one like that is left (`STAYS`), card by
card; whoever infers nothing (`forget`) holds each deal that fits as likely as any other.

History and view do not tell which of them lay among the discards when those became the stock: after that any of them
may be anywhere.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.bots.exact.golf import RANKS, STAYS, STAYS_BESIDE
from stolik.core.bits import below, nth, popcount, random_bits, rule, seldom, u64
from stolik.core.chance import reveal2
from stolik.core.game import View
from stolik.core.packs import FRENCH
from stolik.core.state import NO_CARD
from stolik.games.golf import CELLS, ONE_PACK, SEATS, drop, put

# What a seat knows, and nobody else: the unseen cards as a set of two words, how many of them lie on cells, and which
# cells their owners have looked at, as bits by seat; and whether it infers from a card that was left where it is.
KNOWN = np.dtype([("unseen", np.uint64, 2), ("cells", np.int64), ("looked", np.int64, SEATS), ("infers", np.int64)])
OF_A_RANK = u64(0x0001000100010001)  # the cards of the lowest rank, in each word


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
    known["infers"] = 1
    known["cells"] = len(unseen) - view["stock"]
    for action in history:
        seat, verb, *cells = action.split(" ")
        if verb == "peek" and int(seat) != me:
            down = [int(cell) - 1 for cell in cells if view["up"][int(seat)][int(cell) - 1] is None]
            known["looked"][int(seat)] = sum(1 << cell for cell in down)
    return array


def forget(known: Any) -> None:
    """What a card was left for is not asked: any unseen one is as likely there as any other."""
    known["infers"] = 0


@seldom
def fill(s: Any, known: Any, chance: Any) -> None:
    """One world: the cards that others looked at, those that nobody has seen, and the stock."""
    s.hidden[0] = known.unseen[0]
    s.hidden[1] = known.unseen[1]
    for seat in range(s.seats):
        looked = known.looked[seat]
        for cell in range(CELLS):
            if looked >> cell & 1:
                card = one_that_stays(s, seat, cell, chance) if known.infers else any_card(s, chance)
                drop(s.hidden, card)
                s.peeked[seat, cell] = card
    if s.reshuffled:
        s.pool[0] = s.pool[1] = s.hidden[0] & ~s.hidden[0]
        for _ in range(s.stock):
            card = any_card(s, chance)
            drop(s.hidden, card)
            put(s.pool, card)


@rule
def any_card(s: Any, chance: Any) -> Any:
    """A card that nobody has seen, any of them."""
    return reveal2(chance, 0, s.hidden[0], s.hidden[1]) & 63


@seldom
def one_that_stays(s: Any, seat: Any, cell: Any, chance: Any) -> Any:
    """A card that nobody has seen, the likelier the oftener a card like that is left on such a cell."""
    total = 0.0
    for rank in range(RANKS):
        total += likely(s, seat, cell, rank)
    at = total * (random_bits(chance) >> u64(11)) * 2.0**-53
    found = 0
    for rank in range(RANKS):
        weight = likely(s, seat, cell, rank)
        if weight > 0:
            found = rank
            if at < weight:
                break
            at -= weight
    one, two = s.hidden[0] & (OF_A_RANK << u64(found)), s.hidden[1] & (OF_A_RANK << u64(found))
    here = popcount(one)
    k = below(here + popcount(two), chance)
    return nth(one, k) if k < here else nth(two, k - here)


@rule
def likely(s: Any, seat: Any, cell: Any, rank: Any) -> Any:
    """How likely the card on a cell that its owner has looked at is of a rank: not a share, but in proportion."""
    down = 0
    for other in range(CELLS):
        down += 1 if s.up[seat, other] == NO_CARD else 0
    beside = s.up[seat, cell + 3 if cell < 3 else cell - 3]
    same = OF_A_RANK << u64(rank)
    count = popcount(s.hidden[0] & same) + popcount(s.hidden[1] & same)
    return count * (STAYS_BESIDE[down] if beside != NO_CARD and beside & 15 == rank else STAYS[down, rank])
