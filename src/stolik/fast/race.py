"""Trojki at full speed: nobody is to act there, so whole deals need a driver: `make_batch(TROJKI, race)`.

Every seat takes its whole stack into its hand; then again and again a random seat of those that can place a
card makes a random placement.
"""

from typing import Any

from stolik.core.bits import below, rule
from stolik.core.offer import choose, clear
from stolik.core.state import OVER
from stolik.games.trojki import DRAW, can_place, legal, play


@rule
def race(s: Any, offer: Any, chance: Any) -> Any:
    """Plays a deal, just dealt, to its end and returns the number of placements; draws are not counted."""
    for seat in range(s.seats):
        while s.phase != OVER and s.stack[seat] > 0:
            play(s, seat, DRAW, chance)
    placements = 0
    while s.phase != OVER:
        clear(offer)
        seat = able(s, chance)
        legal(s, seat, offer)
        play(s, seat, choose(offer, chance), chance)
        placements += 1
    return placements


@rule
def able(s: Any, chance: Any) -> Any:
    """A random seat of those that can place a card: with empty stacks and no dead end there is one."""
    count = 0
    for seat in range(s.seats):
        count += can_place(s, seat)
    k = below(count, chance)
    for seat in range(s.seats):
        k -= can_place(s, seat)
        if k < 0:
            return seat
    return -1
