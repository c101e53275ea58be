"""Golf tables for tests: the layouts are given as ranks, far row first, and the peeking is done."""

from collections.abc import Collection, Sequence
from typing import Any

from stolik.core.deal import Deal
from stolik.core.packs import FRENCH
from stolik.games.golf import GOLF, drop
from tests.position import dealt

ALL = {1, 2, 3, 4, 5, 6}
SWAPS = [f"swap {cell}" for cell in range(1, 7)]


def laid(
    rows: str,
    top: str,
    stock: str = "QD 3C 4D 7D",
    up: Sequence[Collection[int]] = (),
    dealer: int | None = None,
    **options: Any,
) -> Deal:
    """Up to four seats, each with six ranks, after everybody looked at cells 4 and 5.

    Each rank gets the first suit that is still free. `stock`: all cards of the stock; `up`: the cells of each
    seat that lie face up. Without `dealer` seat 0 begins.
    """
    seats = len(rows.split())
    dealer = seats - 1 if dealer is None else dealer
    fixed = [top, *stock.split()]
    free = {rank: [rank + suit for suit in "CDHS" if rank + suit not in fixed] for rank in "23456789TJQKA"}
    layouts = [[free[rank].pop(0) for rank in row] for row in rows.split()]
    dealt_cards = [layouts[(dealer + 1 + i) % seats][i // seats] for i in range(6 * seats)]
    deck = [*dealt_cards, *fixed, *(card for cards in free.values() for card in cards)]
    golf = dealt(GOLF, deck, dealer, seats=seats, **options)
    for k in range(seats):
        golf.play((dealer + 1 + k) % seats, "peek 4 5")
    golf.state["stock"] = len(stock.split())
    for seat, cells in enumerate(up):
        for cell in cells:
            card = FRENCH.number(layouts[seat][cell - 1])
            golf.state["up"][seat, cell - 1] = card
            if golf.state["peeked"][seat, cell - 1] < 0:
                drop(golf.state["hidden"], card)
            golf.state["peeked"][seat, cell - 1] = -1
    return golf


def play(golf: Deal, *lines: str) -> Deal:
    """The deal after these actions, each with its seat."""
    for line in lines:
        seat, _, action = line.partition(" ")
        golf.play(int(seat), action)
    return golf
