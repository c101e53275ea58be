"""Durak's endings, worked out: with no stock and two in play whoever counts knows all cards.

`values_of` says what each action of a seat is worth, from its view alone; `finish` is for search, on a state with all
cards in it. Both take any moment and any form: who else sat at the table is out. The search is in durak_solver.py.
"""

from collections.abc import Sequence
from threading import local
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types
from numba.core import config

from stolik.bots.exact.durak_solver import MEMORY, NO_LIMIT, UNKNOWN, of_ranks, solve
from stolik.core.bits import NONE, ONE, bit, lowest, popcount, rule, seldom
from stolik.core.chance import random_chance
from stolik.core.engine import engine
from stolik.core.game import View
from stolik.core.machine import ByAddress, compiled
from stolik.core.offer import Offer, actions
from stolik.core.packs import FRENCH
from stolik.core.restored import restored
from stolik.core.state import NO_CARD, NOBODY, OVER
from stolik.games.durak import DURAK
from stolik.games.durak.bout import trump_six
from stolik.games.durak.rules import may_exchange
from stolik.games.durak.state import CHOOSE, DEFEND, FULL, GIFT, INDIVIDUAL, SIX

MOST_CARDS = 16  # in hands and bout, for which a decision is worked out by default
MOST_MET = 20_000_000  # positions, for one decision by default
ERRORS = 0.1  # what it counts, beside a value, if all replies but one are errors


# --- from a state of the game ----------------------------------------------------------------------------------------


@seldom
def the_attacker(s: Any) -> Any:
    """Who plays against the defender, if there is no stock and nobody else can come to have cards; else NOBODY.

    Where nobody but the defender has cards any more it is the main attacker.
    """
    if s.phase == OVER or s.under != NO_CARD:
        return NOBODY
    found = NOBODY
    for seat in range(s.seats):
        if seat != s.defender and s.hand[seat] | s.offered[seat] != NONE:
            if found != NOBODY or (s.form != INDIVIDUAL and (seat - s.defender) & 1 == 0):
                return NOBODY
            found = seat
    return s.attacker if found == NOBODY else found


@seldom
def packed(s: Any, cards: Any) -> Any:
    """Cards as the solver has them: four bits a rank, trumps the highest."""
    trump = lowest(s.trump) >> 4
    found = NONE
    while cards != NONE:
        card = lowest(cards)
        cards &= cards - ONE
        found |= bit(4 * ((card & 15) - SIX) + ((card >> 4) - trump - 1 & 3))
    return found


@rule
def in_play(s: Any, attacker: Any) -> Any:
    """How many cards there are in the two hands and the bout."""
    return popcount(s.hand[attacker] | s.offered[attacker] | s.hand[s.defender] | s.bout)


@seldom
def worth(s: Any, attacker: Any, m: Any) -> Any:
    """What a state is worth to the attacker: 1, 0 or -1; or UNKNOWN. `s.phase` is not OVER.

    What the solver leaves out is played on first: a play of several cards, and those of too many that go back.
    """
    own, other = packed(s, s.hand[attacker]), packed(s, s.hand[s.defender])
    bout, facing, offered = packed(s, s.bout), packed(s, s.facing), packed(s, s.offered[attacker])
    cards = popcount(own | other | bout | offered)
    m.most = NO_LIMIT if s.max_pickups < 0 or s.max_pickups >= cards else s.max_pickups
    left = NO_LIMIT if s.max_pickups < 0 or s.max_pickups - s.pickups >= cards else s.max_pickups - s.pickups
    if s.more != NO_CARD:
        return worth_of_more(m, own, other, bout, facing, offered, s.room, left)
    if s.phase == CHOOSE:
        return worth_of_choice(m, own, other, bout, offered, s.room, left, s.taking)
    if s.phase == GIFT and offered != NONE:
        return worth_of_choice(m, own, other, bout, offered, s.room, left, 1)
    return solve(m, s.phase, own, other, bout, facing, s.room, left)


@seldom
def worth_of_more(m: Any, own: Any, other: Any, bout: Any, facing: Any, offered: Any, room: Any, left: Any) -> Any:
    """One more card belongs to the play; a second one would never help."""
    best = -1
    fits = own & of_ranks(bout)
    while fits != NONE:
        card = fits & (~fits + ONE)
        fits ^= card
        if popcount(offered) >= room:
            value = worth_of_choice(m, own ^ card, other, bout | card, offered | card, room, left, 0)
        else:
            more = facing | offered | card
            value = solve(m, DEFEND, own ^ card, other, bout | card, more, room - 1 - popcount(offered), left)
        if value == UNKNOWN:
            return UNKNOWN
        best = max(best, value)
    return best


@seldom
def worth_of_choice(m: Any, own: Any, other: Any, bout: Any, offered: Any, room: Any, left: Any, taking: Any) -> Any:
    """The defender chooses which of the offered cards to face, or to take; gifts for which there is room stay."""
    if popcount(offered) <= room:
        return solve(m, GIFT, own, other | offered, bout, NONE, room - popcount(offered), left)
    worst, kept = 1, offered
    while kept != NONE:
        if popcount(kept) == room:
            back = offered ^ kept
            if taking:
                value = solve(m, GIFT, own | back, other | kept, bout, NONE, 0, left)
            else:
                value = solve(m, DEFEND, own | back, other, bout ^ back, kept, 0, left)
            if value == UNKNOWN:
                return UNKNOWN
            worst = min(worst, value)
        kept = (kept - ONE) & offered
    return worst


@rule
def on_defence(s: Any, seat: Any) -> Any:
    """Whether a seat is the defender, or of the defender's side."""
    return seat == s.defender or (s.form != INDIVIDUAL and (seat - s.defender) & 1 == 0)


@seldom
def worth_to(s: Any, seat: Any, m: Any) -> Any:
    """What a state is worth to a seat that is in play: 1 if the other side loses, 0, -1; or UNKNOWN."""
    if s.phase == OVER:
        for other in range(s.seats):
            if s.lost[other]:
                return -1 if s.lost[seat] else 1
        return 0
    value = worth(s, the_attacker(s), m)
    return -value if value != UNKNOWN and on_defence(s, seat) else value


# --- in search -------------------------------------------------------------------------------------------------------


@rule
def finish(s: Any, paper: Any) -> Any:
    """Brings a state of few enough cards to the end that both sides play to, and says whether it did.

    `paper`: what `paper_for` gives.
    """
    return s.under == NO_CARD and s.phase != OVER and paper.finish(s, paper.memories[0])


def finish_without_stock(s: Any, m: Any) -> Any:
    """As `finish`. Whoever may exchange the six before the opening does if that is better for them (DU-34)."""
    attacker = the_attacker(s)
    if attacker == NOBODY or in_play(s, attacker) > m.cards:
        return False
    m.met = 0
    may = s.six_holder != NOBODY and s.drew_trump != NOBODY and may_exchange(s, s.six_holder)
    both = bit(trump_six(s)) | bit(s.turned) if may else NONE
    found = UNKNOWN
    for exchanged in range(2 if may else 1):  # and the other way round again: one call has less to be compiled
        value = worth(s, attacker, m)
        if value == UNKNOWN:
            found = UNKNOWN
        elif exchanged == 0:
            found = value
        elif found != UNKNOWN:
            found = max(found, value) if s.six_holder == attacker else min(found, value)
        s.hand[attacker] ^= both
        s.hand[s.defender] ^= both
    if found == UNKNOWN:
        return False
    for seat in range(s.seats):
        s.lost[seat] = 0
        if found != 0 and on_defence(s, seat) == (found == 1):
            s.lost[seat] = 1 if s.form != INDIVIDUAL or seat == attacker or seat == s.defender else 0
    s.phase = OVER
    s.turn = NOBODY
    return True


# --- from a view -----------------------------------------------------------------------------------------------------


def ending(states: Any, memories: Any, seat: Any, most_cards: Any) -> int:
    """What a state is worth to a seat in play: 1, 0, -1 or UNKNOWN."""
    s = states[0]
    if s.phase != OVER:
        attacker = the_attacker(s)
        if attacker == NOBODY or in_play(s, attacker) > most_cards:
            return UNKNOWN
    return worth_to(s, seat, memories[0])


ENDING = compiled(f"{DURAK.name}-exact", ending)


class Solver(local):
    """The arrays that machine code works on, of each thread its own."""

    def __init__(self) -> None:
        self.memories, self.offers, self.chance = np.zeros(1, MEMORY), np.zeros(1, Offer), random_chance([0])

    def value(self, states: Any, seat: int, most_cards: int = NO_LIMIT) -> int:
        """What a state is worth to a seat in play: 1, 0, -1 or UNKNOWN."""
        return ENDING(_fields(states), _fields(self.memories), seat, most_cards)

    def after(self, states: Any, seat: int) -> dict[int, Any]:
        """The states after each action of a seat."""
        rules = engine(DURAK)
        rules.legal(states, seat, self.offers)
        found = {action: states.copy() for action in actions(self.offers)}
        for action, then in found.items():
            rules.play(then, seat, action, self.chance, self.offers)
        return found

    def errors(self, states: Any, seat: int, value: int) -> float:
        """Which share of the replies to a state of this value gives a seat more."""
        turn = int(states["turn"][0])
        if value == 1 or turn in (seat, NOBODY):
            return 0.0
        replies = [self.value(then, seat) for then in self.after(states, turn).values()]
        return sum(value < reply < UNKNOWN for reply in replies) / len(replies)


SOLVER = Solver()


class Endings(NamedTuple):
    """What `finish` works on: an array of one MEMORY, and its own long part."""

    memories: Any
    finish: Any


FINISH = ByAddress(
    f"{DURAK.name}-finish",
    finish_without_stock,
    types.boolean(from_dtype(DURAK.table.dtype), from_dtype(MEMORY)),
)


def paper_for(cards: int) -> Endings:
    """What `finish` works on in this thread, for endings of so many cards at most; what was worked out stays there."""
    SOLVER.memories["budget"], SOLVER.memories["cards"] = MOST_MET, cards
    return Endings(SOLVER.memories, FINISH)


def _fields(array: Any) -> Any:
    """Interpreted code finds the fields of a record by name only so."""
    return array.view(np.recarray) if config.DISABLE_JIT else array


def values_of(
    view: View, possible: Sequence[str], options: Any, most_cards: int = MOST_CARDS, most_met: int = MOST_MET
) -> dict[str, int] | None:
    """The value of each possible action for the seat of a view: 1 if the other side loses, 0 for a draw, -1.

    For a seat that may act out of turn "" is there too: to do nothing. None where it is not for the solver: there is a
    stock, more than two are in play, there are more cards, or it would take more positions than `most_met`.
    """
    found = _after(view, possible, options, most_cards, most_met)
    return None if found is None else {action: value for action, (value, _) in found.items()}


def preferences_of(
    view: View, possible: Sequence[str], options: Any, most_cards: int = MOST_CARDS, most_met: int = MOST_MET
) -> dict[str, float] | None:
    """As `values_of`, but of actions with the same value those are worth more after which more replies are errors."""
    found = _after(view, possible, options, most_cards, most_met)
    seat = view["seat"]
    if found is None:
        return None
    return {action: value + ERRORS * SOLVER.errors(then, seat, value) for action, (value, then) in found.items()}


def _after(
    view: View, possible: Sequence[str], options: Any, most_cards: int, most_met: int
) -> dict[str, tuple[int, Any]] | None:
    """What each action is worth, and the state after it."""
    seat, states = view["seat"], _state(view, possible, options)
    if states is None:
        return None
    memory = SOLVER.memories
    memory["met"], memory["budget"] = 0, most_met
    found = {DURAK.action_text(action): then for action, then in SOLVER.after(states, seat).items()}
    if seat != view["turn"]:
        found[""] = states
    values: dict[str, tuple[int, Any]] = {}
    for action, then in found.items():
        value = SOLVER.value(then, seat, most_cards)
        if value == UNKNOWN:
            return None
        values[action] = value, then
    return values


def _state(view: View, possible: Sequence[str], options: Any) -> Any:
    """The state behind a view from which nothing is hidden to who counts; None if something is."""
    seat = view["seat"]
    others = [other for other, count in enumerate(view["hand_count"]) if count and other != seat]
    if view["under"] or view["phase"] == "over" or len(others) > 1:
        return None
    state = restored(DURAK, options, view)
    lying = [card for card in (*view["attacks"], *view["answers"]) if card and not view["taking"]]
    offered = [card for cards in view["offered"] for card in cards]
    seen = FRENCH.mask([*view["hand"], *view["gone"], *lying, *offered])[0]
    for other in others:
        state["hand"][0, other] = int(FULL) & ~seen
    if "exchange" in possible:
        state["six_holder"] = seat
    return state
