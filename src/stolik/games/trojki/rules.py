"""Trojki's rules, in the order of play: trios, the deal, drawing and placing, the open mode, what the contract asks.

`s` is a record of the table in state.py. Numbers in brackets are those of the project's rules.
"""

from typing import Any

from stolik.core.bits import NONE, ONE, bit, rule, seldom
from stolik.core.chance import reveal
from stolik.core.offer import add
from stolik.core.state import NO_CARD, NOBODY, OVER
from stolik.core.tricks import left_of
from stolik.games.trojki.state import (
    ACCEPT,
    ANSWER,
    BOTH,
    CALLED,
    CARDS_WITH,
    CENTRE,
    CENTRED,
    DECK,
    DRAW,
    EACH,
    GRID,
    NO_CALL,
    OPEN,
    PAUSE,
    RACE,
    REFEREE,
    SILENT,
)

# --- trios ----------------------------------------------------------------------------------------


@rule
def lay(s: Any, cell: Any, card: Any) -> None:
    """The card lies on top of the cell: only top cards count (TR-10)."""
    s.top[cell] = card
    s.marks[cell] = 1 << (card >> 4) | 16 << (card >> 2 & 3) | 256 << (card & 3)
    s.gone |= bit(card)


@rule
def fitting(values: Any) -> Any:
    """The cards that have one of the values."""
    return CARDS_WITH[0, values & 15] | CARDS_WITH[1, values >> 4 & 15] | CARDS_WITH[2, values >> 8]


@rule
def look_along(s: Any, a: Any, b: Any, c: Any) -> None:
    """What two cards of a line share would make a trio with a card that has it on the third cell."""
    s.wants[a] |= s.marks[b] & s.marks[c]
    s.wants[b] |= s.marks[a] & s.marks[c]
    s.wants[c] |= s.marks[a] & s.marks[b]


@rule
def look(s: Any) -> None:
    """What makes a new trio at a cell: values that a line's other two cards share, its top not (TR-12)."""
    s.wants[:] = 0
    for k in range(3):
        look_along(s, 3 * k, 3 * k + 1, 3 * k + 2)
        look_along(s, k, k + 3, k + 6)
    look_along(s, 0, 4, 8)
    look_along(s, 2, 4, 6)
    anywhere = 0
    for cell in range(GRID):
        s.wants[cell] &= ~s.marks[cell]
        anywhere |= s.wants[cell]
    s.fits = fitting(anywhere)


@rule
def dead_end(s: Any) -> Any:
    """Whether no card of any stack or hand, all those that were never face up, fits (TR-19, TR-A9)."""
    return s.fits & ~s.gone == NONE


# --- the deal -------------------------------------------------------------------------------------


@rule
def deal(s: Any, chance: Any) -> None:
    """The grid, the stacks and what is left over (TR-2..5, TR-A4); a dead end can come at once."""
    s.gone = NONE
    for cell in range(GRID):
        lay(s, cell, reveal(chance, cell, ~s.gone))
    shared = deal_stacks(s)
    s.aside = NONE
    for place in range(DECK - shared % s.seats, DECK):
        card = reveal(chance, place, ~s.gone)
        if s.leftover == CENTRED:
            lay(s, CENTRE, card)
        else:
            s.gone |= bit(card)
            s.aside |= bit(card)
    s.calls = s.require_call
    resume(s)
    s.turn = NOBODY
    look(s)
    s.phase = RACE if s.mode == REFEREE else OPEN
    if dead_end(s):
        s.phase = OVER


@rule
def deal_stacks(s: Any) -> Any:
    """Even stacks and a handicap (TR-3, TR-A13); returns how many cards are shared out evenly, or left over."""
    shared = DECK - GRID
    for seat in range(s.seats):
        shared -= s.handicap[seat]
    for seat in range(s.seats):
        s.hand[seat] = NONE
        s.known[seat] = NONE
        s.dealt[seat] = shared // s.seats + s.handicap[seat]
        s.stack[seat] = s.dealt[seat]
        s.left[seat] = s.dealt[seat]
    return shared


@rule
def place_of(s: Any, seat: Any, k: Any) -> Any:
    """Where in the deck a seat's card k lies: dealt round from the dealer's left, full seats skipped."""
    place = GRID
    earlier = 1
    other = s.dealer
    for _ in range(s.seats):
        other = left_of(other, s.seats)
        if other == seat:
            earlier = 0
        place += min(s.dealt[other], k + earlier)
    return place


# --- drawing and placing --------------------------------------------------------------------------


@rule
def unseen(s: Any) -> Any:
    """The cards in all stacks."""
    seen = s.gone
    for seat in range(s.seats):
        seen |= s.hand[seat]
    return ~seen


@rule
def draw(s: Any, seat: Any, chance: Any) -> None:
    """The top card of the own stack into the hand (TR-8, TR-A6)."""
    card = reveal(chance, place_of(s, seat, s.dealt[seat] - s.stack[seat]), unseen(s))
    s.hand[seat] |= bit(card)
    s.stack[seat] -= 1


@rule
def place(s: Any, seat: Any, cell: Any, call: Any, card: Any) -> None:
    """One card on one cell (TR-9, TR-10): it stands at once, or is checked first (TR-A8)."""
    s.hand[seat] ^= bit(card)
    s.left[seat] -= 1
    if s.phase == RACE:
        lay(s, cell, card)
        stand(s, seat)
    else:
        pause(s, seat, cell, call, card)


@rule
def stand(s: Any, seat: Any) -> None:
    """A card that was laid stands; the last card (TR-21) or a dead end (TR-19) ends the deal."""
    look(s)
    if s.left[seat] == 0 or dead_end(s):
        s.phase = OVER


@rule
def can_place(s: Any, seat: Any) -> Any:
    """Whether a card of the hand fits somewhere (TR-18)."""
    return s.hand[seat] & s.fits != NONE


# --- the open mode ---------------------------------------------------------------------------------


@seldom
def pause(s: Any, seat: Any, cell: Any, call: Any, card: Any) -> None:
    """A card is laid, right or wrong, and play is paused for the others to check it (TR-17, TR-A8).

    `wants` and `fits` stay those of the table before, by which the card is judged.
    """
    s.known[seat] &= ~bit(card)
    s.placer = seat
    s.placed = card
    s.cell = cell + 1
    s.called = call
    s.covered = s.top[cell]
    lay(s, cell, card)
    s.phase = PAUSE


@rule
def may_answer(s: Any, seat: Any) -> Any:
    """Whether a seat has still to accept or to challenge the card that is checked."""
    return seat != s.placer and not s.accepted[seat]


@seldom
def regular(s: Any) -> Any:
    """Whether the card that is checked makes a new trio (TR-12), by the called feature if one is called (TR-A7)."""
    wants = s.wants[s.cell - 1]
    right = fitting(wants)
    if s.called != NO_CALL:
        right = CARDS_WITH[s.called, wants >> 4 * s.called & 15]
    return right & bit(s.placed) != NONE


@seldom
def answer(s: Any, seat: Any, said: Any) -> None:
    """A seat accepts or challenges; when all have accepted or one has challenged, play goes on (TR-A8).

    A challenged card stands if it is right. One that all accept stands, right or wrong, except a last card: no round is
    won by a wrong one (TR-A14).
    """
    if said == ACCEPT:
        s.accepted[seat] = 1
        for other in range(s.seats):
            if may_answer(s, other):
                return
    placer = s.placer
    unquestioned = said == ACCEPT and s.left[placer] > 0
    stands = unquestioned or regular(s)
    if not stands:
        take_back(s)
    resume(s)
    s.phase = OPEN
    if stands:
        stand(s, placer)


@seldom
def take_back(s: Any) -> None:
    """The card goes back into the hand and what it covered is on top again; no other penalty (TR-20)."""
    card = bit(s.placed)
    lay(s, s.cell - 1, s.covered)
    s.gone ^= card
    s.hand[s.placer] |= card
    s.known[s.placer] |= card
    s.left[s.placer] += 1


@seldom
def resume(s: Any) -> None:
    """No card is being checked."""
    s.placer = NOBODY
    s.placed = s.covered = NO_CARD
    s.cell = -1
    s.called = NO_CALL
    s.accepted[:] = 0


# --- the contract ---------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """For any seat at any time (TR-7): a draw (TR-8), and cards of its hand where they make a new trio (TR-12)."""
    if s.phase != RACE:
        legal_openly(s, seat, offer)
        return
    if s.stack[seat] > 0:
        add(offer, DRAW, ONE)
    if can_place(s, seat):
        if s.calls:
            called(s, s.hand[seat], offer)
        else:
            for cell in range(GRID):
                add(offer, SILENT + cell, s.hand[seat] & fitting(s.wants[cell]))


@rule
def called(s: Any, hand: Any, offer: Any) -> None:
    """Placements with a call (TR-16, TR-A7): `add` for 27 rows, most of them empty, without a branch for each."""
    rows = offer.rows
    for cell in range(GRID):
        wants = s.wants[cell]
        for feature in range(3):
            fits = hand & CARDS_WITH[feature, wants >> 4 * feature & 15]
            offer.row[rows] = CALLED + 3 * cell + feature
            offer.mask[rows] = fits
            rows += fits != NONE
    offer.rows = rows


@seldom
def legal_openly(s: Any, seat: Any, offer: Any) -> None:
    """In the open mode any card of the hand on any cell, with any of its features as the call; in a pause an answer."""
    if s.phase == PAUSE and may_answer(s, seat):
        add(offer, ANSWER, BOTH)
    if s.phase == OPEN:
        if s.stack[seat] > 0:
            add(offer, DRAW, ONE)
        first, end = (CALLED, SILENT) if s.calls else (SILENT, ANSWER)
        for row in range(first, end):
            add(offer, row, s.hand[seat])


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a draw (TR-8), a placement (TR-9) or an answer to one (TR-A8)."""
    row = action >> 6
    if row == DRAW:
        draw(s, seat, chance)
    elif row < SILENT:
        place(s, seat, (row - CALLED) // 3, (row - CALLED) % 3, action & 63)
    elif row < ANSWER:
        place(s, seat, row - SILENT, NO_CALL, action & 63)
    else:
        answer(s, seat, action & 63)


@rule
def interrupter(s: Any, after_seat: Any) -> Any:
    """Every seat that can do something: nobody is ever to act (TR-7)."""
    for seat in range(after_seat + 1, s.seats):
        if may_act(s, seat):
            return seat
    return NOBODY


@rule
def may_act(s: Any, seat: Any) -> Any:
    """Whether a seat has a legal action."""
    if s.phase == PAUSE:
        return may_answer(s, seat)
    if s.phase == OPEN:
        return s.left[seat] > 0
    return s.phase != OVER and (s.stack[seat] > 0 or can_place(s, seat))


@rule
def points(s: Any, seat: Any) -> Any:
    """A token for the fewest cards (TR-21..23), shared or not (TR-A10)."""
    rivals = 0
    for other in range(s.seats):
        if s.left[other] < s.left[seat]:
            return 0
        if s.left[other] == s.left[seat]:
            rivals += 1
    return 1 if rivals == 1 or s.tie_token == EACH else 0
