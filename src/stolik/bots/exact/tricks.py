"""The last tricks of a deal whose cards are all known, played by everybody for the best: max^n (Luckhardt, Irani 1986).

Whoever is to act takes the action that leaves them most ahead: the most points more than the others on average; of
equal ones the first. It works for any game in which seats lay a card in turn and chance does nothing. What two
positions have in common is not worked out twice where the game has a line in SHORTCUTS.

    finish = make_finish(game)
    scratch = make_paper(game)
    finish(s, scratch)  # scratch.points[0, seat]: what each seat ends with; `s` stays as it is
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from stolik.core.bits import NONE, ONE, bit, has, lowest, rule, seldom, u64
from stolik.core.chance import Chance
from stolik.core.game import Game
from stolik.core.machine import scramble
from stolik.core.offer import Offer, clear, size
from stolik.core.state import NO_CARD, OVER
from stolik.core.tricks import suit_of

PLIES = 6 * 4 + 1  # choices in the last five tricks of six seats: in the last one there is none
SEATS = 6
SLOTS = 1 << 12  # positions that are remembered
WORST = -(1 << 30)

# A position that was worked out: what tells it from others, in which call, and the points of all seats.
Solved = np.dtype([("first", np.uint64), ("second", np.uint64), ("call", np.int64), ("points", np.int64, SEATS)])
# A position on the way to the one that is looked at: what the best action so far led to, how far ahead of the others
# that leaves the seat, and where the position is remembered, or -1.
Ply = np.dtype([("points", np.int64, SEATS), ("ahead", np.int64), ("slot", np.int64)])


class Paper(NamedTuple):
    """What the search of one thread writes on; `points` is the result, `calls` how often it was asked."""

    states: Any
    offers: Any
    steps: Any
    seen: Any
    chances: Any
    points: Any
    calls: Any


def make_paper(game: Game) -> Paper:
    """A Paper for this game."""
    states, offers, steps = np.zeros(PLIES, game.table.dtype), np.zeros(PLIES, Offer), np.zeros(PLIES, Ply)
    counts = np.zeros((1, SEATS), np.int64), np.zeros(1, np.int64)
    return Paper(states, offers, steps, np.zeros(SLOTS, Solved), np.zeros(1, Chance), *counts)


# --- what games know of their positions ------------------------------------------------------------------


@rule
def try_all(s: Any, offer: Any) -> None:
    """For games in which no two cards do the same."""


@rule
def unmarked(s: Any) -> Any:
    """For games in which the same position seldom comes about in two ways."""
    return NONE, NONE


@rule
def one_of_touching(s: Any, offer: Any) -> None:
    """Planowanie: of own cards with no other player's between them the lowest does what all do."""
    others = NONE
    for seat in range(s.seats):
        if seat != s.turn:
            others |= s.hand[seat]
    if s.laid > 0:
        others |= bit(s.best)
    rest, kept = offer.mask[0], NONE
    before = NO_CARD
    while rest != NONE:
        card = lowest(rest)
        rest ^= bit(card)
        if before == NO_CARD or not has(suit_of(before), card) or others & (bit(card) - bit(before)) != NONE:
            kept |= bit(card)
        before = card
    offer.mask[0] = kept


@rule
def mark_of_tricks(s: Any) -> Any:
    """Planowanie: between tricks all comes to which cards are gone, who leads and who has won how many."""
    if s.laid > 0:
        return NONE, NONE
    second = u64(s.turn + 1)
    for seat in range(s.seats):
        second |= u64(s.won[seat]) << u64(8 * (seat + 1))
    return s.gone, second


# For a game: what leaves actions out that do the same as others, and what tells positions apart in two words, NONE and
# NONE where they are not remembered.
SHORTCUTS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "planowanie": (one_of_touching, mark_of_tricks),
}


# --- the search ------------------------------------------------------------------------------------------


@rule
def next_action(offer: Any) -> Any:
    """The first action that is offered, which is taken out; -1 if there is none left."""
    for row in range(offer.rows):
        if offer.mask[row] != NONE:
            low = lowest(offer.mask[row])
            offer.mask[row] &= offer.mask[row] - ONE
            return 64 * offer.row[row] + low
    return -1


def make_memory(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """recall(s, seen, call, step) and remember(s, seen, call, step): what positions led to that were worked out."""
    mark = SHORTCUTS.get(game.name, (try_all, unmarked))[1]

    @rule
    def recall(s: Any, seen: Any, call: Any, step: Any) -> Any:
        """Whether the position was worked out in this call; then `step` has its points."""
        first, second = mark(s)
        step.slot = -1
        if second == NONE:
            return False
        slot = np.int64(scramble(first ^ scramble(second)) & u64(SLOTS - 1))
        step.slot = slot
        known = seen[slot]
        if known.call == call and known.first == first and known.second == second:
            for seat in range(s.seats):
                step.points[seat] = known.points[seat]
            return True
        return False

    @rule
    def remember(s: Any, seen: Any, call: Any, step: Any) -> None:
        """Keep what a position led to, in place of an older one."""
        if step.slot >= 0:
            known = seen[step.slot]
            known.first, known.second = mark(s)
            known.call = call
            for seat in range(s.seats):
                known.points[seat] = step.points[seat]

    return recall, remember


def make_enter(game: Game, recall: Callable[..., Any]) -> Callable[..., Any]:
    """enter(s, offer, chance, step, seen, call): goes on to where somebody has a choice.

    Returns whether there is one, and not known yet what it leads to; else `step` has the points.
    """
    legal, play, points = game.legal, game.play, game.points
    leave_out = SHORTCUTS.get(game.name, (try_all, unmarked))[0]

    @seldom
    def enter(s: Any, offer: Any, chance: Any, step: Any, seen: Any, call: Any) -> Any:
        step.ahead = WORST
        while s.phase != OVER:
            clear(offer)
            legal(s, s.turn, offer)
            leave_out(s, offer)
            if size(offer) > 1:
                return not recall(s, seen, call, step)
            play(s, s.turn, next_action(offer), chance)
        for seat in range(s.seats):
            step.points[seat] = points(s, seat)
        return False

    return enter


@rule
def hand_up(s: Any, found: Any, step: Any) -> None:
    """What an action leads to: it counts if it leaves the seat to act further ahead than those before it."""
    ahead = s.seats * found.points[s.turn]
    for seat in range(s.seats):
        ahead -= found.points[seat]
    if ahead > step.ahead:
        step.ahead = ahead
        for seat in range(s.seats):
            step.points[seat] = found.points[seat]


def make_finish(game: Game) -> Callable[..., Any]:
    """finish(s, scratch): writes the points of all seats, with all cards known and five tricks to go at most."""
    play = game.play
    recall, remember = make_memory(game)
    enter = make_enter(game, recall)

    @seldom
    def finish(s: Any, scratch: Any) -> None:
        states, offers, steps, seen = scratch.states, scratch.offers, scratch.steps, scratch.seen
        chance = scratch.chances[0]
        scratch.calls[0] += 1
        call = scratch.calls[0]
        states[0] = s
        at = 0
        asked = enter(states[0], offers[0], chance, steps[0], seen, call)
        while at > 0 or asked:
            action = next_action(offers[at]) if asked else -1
            if action >= 0:
                states[at + 1] = states[at]
                at += 1
                play(states[at], states[at].turn, action, chance)
                asked = enter(states[at], offers[at], chance, steps[at], seen, call)
                continue
            if asked:
                remember(states[at], seen, call, steps[at])
            if at == 0:
                break
            at -= 1
            hand_up(states[at], steps[at + 1], steps[at])
            asked = True
        for seat in range(s.seats):
            scratch.points[0, seat] = steps[0].points[seat]

    return finish
