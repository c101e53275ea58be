"""Positions of trojki for tests: any top cards, hands and stacks; the layouts of the worked example."""

from typing import Any

import numpy as np

from stolik.core.chance import write
from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.state import OVER
from stolik.games.trojki import TROJKI
from stolik.games.trojki import rules as rules_of
from stolik.games.trojki.state import OPEN, RACE
from tests.position import dealt

PACK = [a + b + c for a in "RBVY" for b in "CSXT" for c in "0123"]
A = "RC0 RC2 RC3 YS1 BC1 BX3 VX0 VC1 BS1"
B = "VC0 RC2 YC3 VT1 BC1 BS3 VS0 VC1 BX1"
C = "VC0 YC2 RC3 VS1 BC1 BT3 VT0 VC1 BS1"
DEAD = "BX2 RX0 VX3 RT0 VT3 BT2 VS3 BS2 RS0"  # no card fits anywhere


def race(top: str, *hands: str, stacks: tuple[str, ...] = (), **options: Any) -> Deal:
    """A round in the middle: nine top cards, a hand (and a stack, top card first) for each seat.

    All other cards have been face up before.
    """
    deal = dealt(TROJKI, seats=len(hands), **options)
    s = record(deal._states)
    piles = [stack.split() for stack in stacks or [""] * len(hands)]
    cards = [hand.split() for hand in hands]
    s.gone = np.uint64(0xFFFFFFFFFFFFFFFF)
    for seat, (hand, pile) in enumerate(zip(cards, piles, strict=True)):
        s.hand[seat] = mask(hand)
        s.stack[seat] = len(pile)
        s.dealt[seat] = s.left[seat] = len(hand) + len(pile)
        s.gone &= ~mask(hand + pile)
    for seat, pile in enumerate(piles):
        for k, card in enumerate(pile):
            write(deal._chance, rules_of.place_of(s, seat, len(cards[seat]) + k), [TROJKI.pack.number(card)])
    for cell, card in enumerate(top.split()):
        rules_of.lay(s, cell, TROJKI.pack.number(card))
    rules_of.look(s)
    s.phase = OVER if rules_of.dead_end(s) else OPEN if deal.options.mode == "open" else RACE
    return deal


def mask(cards: list[str]) -> Any:
    """A set of cards as a word."""
    return np.uint64(sum(1 << TROJKI.pack.number(card) for card in cards))


def placements(deal: Deal, card: str, seat: int = 0) -> dict[int, str]:
    """Where a seat may place a card: the calls (sorted, in one text) for each cell."""
    found: dict[int, str] = {}
    for action in deal.legal(seat):
        if action.startswith(f"place {card} "):
            cell, call = action.split()[2:]
            found[int(cell)] = found.get(int(cell), "") + call
    return found
