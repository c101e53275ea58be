"""Which actions of durak cannot be right, proven by trying everything, on nothing but the game's rules.

With no stock two facts need no guess at what is hidden. When only two are in play, whoever counts knows all cards, and
an action of a lower value than another is dominated. And who plays for themselves and can lay all their cards in this
bout, whatever the others hold, is out and not the fool: then all that leaves them with cards is dominated. Gifts that
may come back (`allow_excess`) are not looked at.
"""

import random
from collections.abc import Iterator
from typing import Any

from stolik.bots.simple.durak import choose
from stolik.core.deal import Deal
from stolik.core.state import NO_CARD, OVER
from stolik.games.durak import DURAK
from stolik.games.durak.state import INDIVIDUAL, OPEN
from tests.bots.durak_brute import Brute, cards_in_play, few_in_play
from tests.position import dealt

MOST = 8  # cards in play, for which everything is tried
LAID = 4  # cards that are laid in a row at most
SPARED = 0.75  # how often a sensible action is done on the way


def dominated(deal: Deal, seat: int) -> set[str]:
    """The actions of a seat that another one dominates."""
    legal = deal.legal(seat)
    if len(legal) < 2 or deal.over or deal.state["under"] != NO_CARD:
        return set()
    brute = Brute(deal)
    after = {action: brute.after(deal._states, seat, DURAK.action_number(action)) for action in legal}
    if few_in_play(deal):
        if cards_in_play(deal.state) > MOST:
            return set()
        values = {action: brute.value(then, seat) for action, then in after.items()}
        return {action for action, value in values.items() if value < max(values.values())}
    if deal.state["form"] != INDIVIDUAL or seat != deal.turn or (deal.options.allow_excess and deal.state["taking"]):
        return set()
    safe = {action for action, then in after.items() if gets_out(brute, then, seat)}
    return set(legal) - safe if safe else set()


def gets_out(brute: Brute, states: Any, seat: int) -> bool:
    """Whether a seat gets rid of all its cards by what it alone does next in this bout."""
    state = states[0]
    if not state["hand"][seat] and not state["offered"][seat]:
        return not (seat == state["defender"] and (state["facing"] or state["taking"]))
    if state["phase"] in (OVER, OPEN) and not state["bout"]:
        return False
    if state["turn"] != seat or int(state["hand"][seat]).bit_count() > LAID:
        return False
    return any(gets_out(brute, brute.after(states, seat, each), seat) for each in brute.legal(states, seat))


def moments(table: dict[str, Any], seeds: Iterator[int]) -> Iterator[tuple[Deal, int, set[str]]]:
    """Decisions of deals that are played with some sense, with what is dominated there: the first of each deal."""
    for seed in seeds:
        rng = random.Random(seed)
        deal = dealt(DURAK, dealer=seed % table["seats"], number=1, seed=seed, **table)
        skipped = rng.randint(0, 2)
        while not deal.over and len(deal.actions) < 400:
            seat = deal.turn or 0
            if wrong := dominated(deal, seat):
                if not skipped:
                    yield deal, seat, wrong
                    break
                skipped -= 1
            legal = deal.legal(seat)
            sensible = rng.random() < SPARED
            deal.play(seat, choose(deal.view(seat), legal, deal.actions, rng) if sensible else rng.choice(legal))
