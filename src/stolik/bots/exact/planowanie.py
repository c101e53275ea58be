"""Deals of one card in planowanie, solved: a bid for each card, from which nobody gains by leaving alone.

There is nothing to decide but the bids, and of the card that is turned up only its suit counts: that trump is not
there, whatever its rank. Solved for each number of seats over all deals by CFR+ (Tammelin 2014), the bids turn out to
be pure: 1 from some card on; no other answer to those of the others gains anything. In points, by bidding order, the
dealer last:

    2 seats  7.6871  3.3129
    3 seats  6.8275  9.0989  4.2941
    4 seats  7.4762  9.2531  9.3838  4.1254

It is an equilibrium in points of a deal, in which nobody looks at the score of the match.
"""

from collections.abc import Sequence
from typing import NamedTuple

from stolik.core.game import View
from stolik.core.packs import RANKS


class Bar(NamedTuple):
    """The cards on which to bid 1.

    trump: how many trumps, the one turned up not counted, must be lower than an own one; plain: the lowest rank of
    another suit, "" where none is good enough.
    """

    trump: int
    plain: str = ""


# By the number of seats and the bids so far. Where the dealer is not found they have no choice (PL-8).
BARS: dict[int, dict[tuple[int, ...], Bar]] = {
    2: {(): Bar(0, "2")},
    3: {(): Bar(0, "J"), (0,): Bar(0), (1,): Bar(2), (1, 1): Bar(8)},
    4: {
        (): Bar(1),
        (0,): Bar(0),
        (1,): Bar(7),
        (0, 0): Bar(0),
        (0, 1): Bar(6),
        (1, 0): Bar(7),
        (1, 1): Bar(10),
        (0, 1, 1): Bar(9),
        (1, 0, 1): Bar(10),
        (1, 1, 0): Bar(10),
        (1, 1, 1): Bar(11),
    },
}


def bid(view: View, legal: Sequence[str]) -> str | None:
    """The bid of the seat of a view, which is to bid, out of `legal`; None in deals of more cards."""
    if view["phase"] != "bid" or view["tricks"] != 1:
        return None
    if len(legal) == 1:
        return legal[0]
    seats = view["seats"]
    order = [(view["dealer"] + place) % seats for place in range(1, seats + 1)]
    bar = BARS[seats][tuple(view["bid"][seat] for seat in order[: order.index(view["seat"])])]
    card, turned = view["hand"][0], view["turned"]
    if card[1] != turned[1]:
        return f"bid {int(bar.plain != '' and RANKS.index(card[0]) >= RANKS.index(bar.plain))}"
    lower = RANKS.index(card[0]) - (RANKS.index(turned[0]) < RANKS.index(card[0]))
    return f"bid {int(lower >= bar.trump)}"
