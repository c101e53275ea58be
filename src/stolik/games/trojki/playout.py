"""Trojki at full speed: nobody is to act there, so whole deals played at random need a driver, the game's `playout`.

Every seat takes its whole stack into its hand; then again and again a random seat of those that can place a
card makes a random placement. In the open mode most of these are wrong, and random seats accept or challenge them.
"""

from typing import Any

from stolik.core.bits import below, rule, seldom
from stolik.core.offer import choose, clear
from stolik.core.state import OVER
from stolik.games.trojki.rules import can_place, legal, may_act, play
from stolik.games.trojki.state import DRAW, OPEN


@rule
def race(s: Any, offer: Any, chance: Any) -> Any:
    """Plays a deal, just dealt, to its end and returns the number of placements.

    Draws are not counted, nor the answers of the open mode; placements that are taken back there are.
    """
    for seat in range(s.seats):
        while s.phase != OVER and s.stack[seat] > 0:
            play(s, seat, DRAW, chance)
    if s.phase == OPEN:
        return dispute(s, offer, chance)
    placements = 0
    while s.phase != OVER:
        clear(offer)
        seat = able(s, chance)
        legal(s, seat, offer)
        play(s, seat, choose(offer, chance), chance)
        placements += 1
    return placements


@seldom
def dispute(s: Any, offer: Any, chance: Any) -> Any:
    """The open mode after all draws: a random action of a random seat that has one, until the deal is over.

    No number of actions is the most, but chance sees to the end: again and again a right card is laid.
    """
    placements = 0
    while s.phase != OVER:
        if s.phase == OPEN:
            placements += 1
        clear(offer)
        seat = anybody(s, chance)
        legal(s, seat, offer)
        play(s, seat, choose(offer, chance), chance)
    return placements


@rule
def anybody(s: Any, chance: Any) -> Any:
    """A random seat of those that have a legal action: as long as the deal is not over there is one."""
    count = 0
    for seat in range(s.seats):
        if may_act(s, seat):
            count += 1
    k = below(count, chance)
    for seat in range(s.seats):
        if may_act(s, seat):
            k -= 1
        if k < 0:
            return seat
    return -1


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
