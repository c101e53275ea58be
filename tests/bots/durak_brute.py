"""What a durak's ending is worth, by trying everything: an oracle for the solver, on nothing but the game's rules.

Every legal action of every seat is tried, several cards at once and too many of them too; who may exchange the six out
of turn is asked first. Positions are remembered in a dictionary, and nothing is left out but what comes after a play
that wins.
"""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from stolik.core.deal import Deal
from stolik.core.engine import engine
from stolik.core.offer import Offer, actions
from stolik.core.state import NO_CARD, OVER
from stolik.games.durak import DURAK
from tests.position import dealt

SETS = ("hand", "offered", "bout", "facing")
NUMBERS = ("phase", "turn", "attacker", "defender", "room", "more", "last_word", "taking", "pickups")
TAKEN = 0.3  # how often a defender who need not take may do so; if they always did, few deals would get on
SIX = ("drew_trump", "six_holder")


class Brute:
    """The oracle for one deal."""

    def __init__(self, deal: Deal) -> None:
        self.rules, self.chance = engine(DURAK, True), deal._chance
        self.known: dict[Any, int] = {}

    def legal(self, states: Any, seat: int) -> list[int]:
        offers = np.zeros(1, Offer)
        self.rules.legal(states, seat, offers)
        return actions(offers)

    def after(self, states: Any, seat: int, action: int) -> Any:
        states = states.copy()
        assert self.rules.play(states, seat, action, self.chance, np.zeros(1, Offer))
        return states

    def value(self, states: Any, me: int, asked: bool = False) -> int:
        """1 if the other side loses, 0, -1; `asked`: who may act out of turn did not want to."""
        state = states[0]
        if state["phase"] == OVER:
            return -1 if state["lost"][me] else int(state["lost"].any())
        key = (me, asked, *(state[name].tobytes() for name in SETS), *(int(state[name]) for name in (*NUMBERS, *SIX)))
        if key not in self.known:
            self.known[key] = self.search(states, me, asked)
        return self.known[key]

    def search(self, states: Any, me: int, asked: bool) -> int:
        turn, seats = int(states[0]["turn"]), int(states[0]["seats"])
        others = [] if asked else [seat for seat in range(seats) if seat != turn and self.legal(states, seat)]
        seat = others[0] if others else turn
        sign = 1 if self.same_side(states[0], seat, me) else -1
        best = sign * self.value(states, me, asked=True) if others else -2
        for action in self.legal(states, seat):
            best = max(best, sign * self.value(self.after(states, seat, action), me))
            if best == 1:
                break
        return sign * best

    def same_side(self, state: Any, seat: int, other: int) -> bool:
        return seat == other or bool(state["form"] and (seat - other) % 2 == 0)


def cards_in_play(state: Any) -> int:
    """In the hands and the bout."""
    sets = [*state["hand"].tolist(), *state["offered"].tolist(), int(state["bout"])]
    return int(np.bitwise_or.reduce(np.array(sets, np.uint64))).bit_count()


def few_in_play(deal: Deal) -> bool:
    """Whether there is no stock and only one seat besides the defender has cards, of the other side."""
    state = deal.state
    if deal.over or state["under"] != NO_CARD:
        return False
    defender = int(state["defender"])
    held = [k for k in range(deal.options.seats) if k != defender and (state["hand"][k] or state["offered"][k])]
    teams = deal.options.form != "individual"
    return len(held) < 2 and not (teams and any((k - defender) % 2 == 0 for k in held))


def endings(table: dict[str, Any], most: int, seeds: Iterator[int]) -> Iterator[tuple[Deal, int]]:
    """Moments of random deals with at most so many cards, one each, and a seat that may act."""
    for seed in seeds:
        rng = random.Random(seed)
        deal = dealt(DURAK, dealer=seed % table["seats"], number=seed % 2, seed=seed, **table)
        wanted = max(rng.randint(2, most), rng.randint(2, most))
        for _ in range(3000):
            if deal.over:
                break
            able = [seat for seat in range(deal.options.seats) if deal.legal_numbers(seat)]
            if few_in_play(deal) and cards_in_play(deal.state) <= wanted:
                yield deal, rng.choice(able)
                break
            seat = rng.choice(able)
            taken = [action for action in deal.legal(seat) if action != "take" or rng.random() < TAKEN]
            deal.play(seat, rng.choice(taken or ["take"]))
