"""The solver of durak's endings with two in play, on sets of cards of its own; durak.py takes them from a deal.

A set has 36 bits, four for each rank, trumps the highest of the four: so the lowest bit is a card of the lowest rank.
The question is always *is this worth at least `wanted` to the attacker?* (1: the other is the fool, 0: a draw), so that
whoever acts wins or does not. When a bout is over the roles change, and v >= wanted of one is not (-v >= 1 - wanted)
of the other.

Positions in which a bout opens are kept in a table, with suits in one order and empty ranks left out. They hold for
every deal and all options but `max_pickups`, which is in their key where it can matter; so the table is never emptied.

Left out, because of perfect information, is what never helps: several cards at once (who plays them one after the
other, and gives the rest if the first is taken, reaches the same or better: the defender learns less and has fewer
choices), too many of them (`allow_excess`: the defender chooses), and another order of beating.
"""

from typing import Any

import numpy as np

from stolik.core.bits import NONE, ONE, bit, highest, lowest, popcount, rule, seldom, u64
from stolik.core.machine import scramble
from stolik.games.durak.state import DEFEND, GIFT, HAND, OPEN, THROW

ENTRIES = 1 << 18  # of the table, 16 bytes each
DEPTH = 1024 + 8  # positions one after the other; with a power of 2 all fields of one fall into the same lines of cache
UNKNOWN = 2  # no value: too many positions
NO_LIMIT = 63  # of pick-ups
UNSOLVED = -1
NOWHERE = -1

# What a thread works on. The table; how many positions were met, and how many may be; `most`: the option `max_pickups`;
# `cards`: how many there may be for search to work an ending out.
# Then for each position between the root and the one in hand: the cards of the attacker, of the defender, of the bout
# and those that are open; plays not tried yet, and which of them to try first; `last`: whether to stop, to take or to
# give no more has been tried; what is asked; how many pick-ups end it in a draw; whether the roles changed on the way
# from the position before; the key of a position that opens a bout, and its place in the table.
MEMORY = np.dtype(
    [
        ("met", np.int64),
        ("budget", np.int64),
        ("most", np.int64),
        ("cards", np.int64),
        ("table", np.uint64, (ENTRIES, 2)),
        ("attacker", np.uint64, DEPTH),
        ("defender", np.uint64, DEPTH),
        ("bout", np.uint64, DEPTH),
        ("facing", np.uint64, DEPTH),
        ("untried", np.uint64, DEPTH),
        ("early", np.uint64, DEPTH),
        ("key", np.uint64, (DEPTH, 2)),
        ("place", np.int64, DEPTH),
        ("room", np.int64, DEPTH),
        ("phase", np.int64, DEPTH),
        ("left", np.int64, DEPTH),
        ("wanted", np.int64, DEPTH),
        ("changed", np.int64, DEPTH),
        ("last", np.int64, DEPTH),
    ]
)

SUIT = u64(0x111111111)
TRUMPS = SUIT << u64(3)
_S1, _S2, _S4, _S28, _S36 = (u64(by) for by in (1, 2, 4, 28, 36))
_PLACE = u64(65 - ENTRIES.bit_length())  # the highest bits of a number as a place in the table
_USED = ONE << u64(30)  # an entry of the table that is in use
_SEEN, _TRUE = ONE << u64(60), ONE << u64(61)  # whether wanted 0 is answered, and how; for wanted 1 two bits higher
_KEY = _SEEN - ONE


# --- cards -----------------------------------------------------------------------------------------------------------


@rule
def of_ranks(cards: Any) -> Any:
    """All cards of the ranks that a set has."""
    ranks = cards | cards >> _S1
    ranks = (ranks | ranks >> _S2) & SUIT
    return (ranks << _S4) - ranks


@rule
def beating(card: Any) -> Any:
    """The cards that beat a card (DU-13)."""
    suit = card & 3
    higher = SUIT << u64(suit) & ~((ONE << u64(card) << _S1) - ONE)
    return higher if suit == 3 else higher | TRUMPS


@rule
def beatable(cards: Any, by: Any) -> Any:
    """Those of some cards that one of others beats."""
    found = cards & ~TRUMPS if by & TRUMPS != NONE else NONE
    for suit in range(4):
        held = by & SUIT << u64(suit)
        if held != NONE:
            found |= cards & SUIT << u64(suit) & (bit(highest(held)) - ONE)
    return found


@rule
def next_card(cards: Any, early: Any) -> Any:
    """Which to try next: plain cards before trumps, then those that are to come early, then low ranks."""
    plain = cards & ~TRUMPS
    if plain != NONE:
        cards = plain
    return lowest(cards & early) if cards & early != NONE else lowest(cards)


@rule
def without_gaps(one: Any, other: Any) -> Any:
    """Two sets with the ranks left out that neither has."""
    both = one | other
    ranks = both | both >> _S1
    gaps = SUIT & ~(ranks | ranks >> _S2)
    while gaps != NONE:
        under = bit(highest(gaps)) - ONE
        one = one & under | one >> _S4 & ~under
        other = other & under | other >> _S4 & ~under
        gaps &= under
    return one, other


# --- questions -------------------------------------------------------------------------------------------------------


@seldom
def put(
    m: Any, at: Any, phase: Any, attacker: Any, defender: Any, bout: Any, room: Any, left: Any, wanted: Any
) -> None:
    """Write a position to be looked at; no card is open."""
    m.phase[at] = phase
    m.attacker[at] = attacker
    m.defender[at] = defender
    m.bout[at] = bout
    m.facing[at] = NONE
    m.untried[at] = ~NONE
    m.room[at] = room
    m.left[at] = left
    m.wanted[at] = wanted
    m.changed[at] = 0
    m.last[at] = 0
    m.place[at] = NOWHERE


@rule
def change_roles(m: Any, at: Any) -> None:
    """The bout at this place was beaten off, and the defender opens the next (DU-18)."""
    changed = m.changed[at]
    put(m, at, OPEN, m.defender[at], m.attacker[at], NONE, 0, m.most, 1 - m.wanted[at])
    m.changed[at] = 1 - changed


@rule
def pick_up(m: Any, at: Any, taken: Any) -> None:
    """The same attacker opens the next bout (DU-28), one pick-up nearer to a draw (DU-A22)."""
    left = m.left[at] if m.left[at] == NO_LIMIT else m.left[at] - 1
    changed = m.changed[at]
    put(m, at, OPEN, m.attacker[at], m.defender[at] | taken, NONE, 0, left, m.wanted[at])
    m.changed[at] = changed


@rule
def can_draw(m: Any, at: Any) -> Any:
    """Whether nobody may be left with cards: they go away in twos, so of an odd number one stays."""
    cards = m.attacker[at] | m.defender[at] | m.bout[at]
    return popcount(cards) & 1 == 0 or m.left[at] != NO_LIMIT or m.most != NO_LIMIT


@seldom
def look(m: Any, at: Any) -> Any:
    """The answer at a place, 1 or 0, if it is plain; else UNSOLVED, and the plays to be tried are written down."""
    if m.phase[at] == DEFEND:
        answer = look_at_defence(m, at)
        if m.phase[at] == DEFEND or answer != UNSOLVED:
            return answer
    if m.phase[at] == GIFT:
        answer = look_at_gifts(m, at)
        if m.phase[at] == GIFT or answer != UNSOLVED:
            return answer
    if m.phase[at] == THROW:
        answer = look_at_throw(m, at)
        if m.phase[at] == THROW or answer != UNSOLVED:
            return answer
    return look_at_opening(m, at)


@rule
def look_at_defence(m: Any, at: Any) -> Any:
    """Beat or take; what cannot be beaten is taken. An attacker who can lay all their cards in this bout has won."""
    attacker, defender, facing = m.attacker[at], m.defender[at], m.facing[at]
    own = popcount(attacker)
    fits = of_ranks(m.bout[at])
    if own <= m.room[at] and attacker & ~fits == NONE and popcount(defender) > own + popcount(facing):
        return 1
    m.untried[at] = defender & beating(lowest(facing))
    m.early[at] = ~of_ranks(attacker)
    if m.untried[at] == NONE:
        to_gifts(m, at)
    return UNSOLVED


@rule
def to_gifts(m: Any, at: Any) -> None:
    """The defender takes the bout (DU-24)."""
    m.phase[at] = GIFT
    m.defender[at] |= m.bout[at]
    m.untried[at] = ~NONE


@rule
def look_at_gifts(m: Any, at: Any) -> Any:
    """Any of the fitting cards, in ascending order (DU-25)."""
    attacker = m.attacker[at]
    fits = attacker & of_ranks(m.bout[at])
    if attacker == NONE or (fits == attacker and popcount(attacker) <= m.room[at]):
        return 1
    m.untried[at] = fits & m.untried[at] if m.room[at] > 0 else NONE
    m.early[at] = NONE
    if m.untried[at] == NONE:
        pick_up(m, at, NONE)
    return UNSOLVED


@rule
def look_at_throw(m: Any, at: Any) -> Any:
    """Go on with a fitting card, or stop."""
    attacker, defender = m.attacker[at], m.defender[at]
    fits = attacker & of_ranks(m.bout[at])
    if fits == NONE or m.room[at] == 0:
        change_roles(m, at)
        return UNSOLVED
    if fits == attacker and popcount(attacker) <= m.room[at] and popcount(attacker) < popcount(defender):
        return 1
    m.untried[at] = fits
    m.early[at] = ~beatable(fits, defender)
    return UNSOLVED


@rule
def look_at_opening(m: Any, at: Any) -> Any:
    """Who has no cards is out (DU-35). Cards that cannot be beaten are laid one after the other, whatever comes."""
    attacker, defender, wanted = m.attacker[at], m.defender[at], m.wanted[at]
    own, other = popcount(attacker), popcount(defender)
    if own == 0:
        return 1 if other > 0 or wanted == 0 else 0
    if other == 0:
        return 0
    if m.left[at] == 0:
        return 1 - wanted
    if own <= m.left[at]:  # each pick-up takes a card of the attacker: no such end is near
        m.left[at] = NO_LIMIT
    bad = beatable(attacker, defender)
    if own == 1:
        return 1 if other > 1 or bad == NONE or wanted == 0 else 0
    if m.left[at] == NO_LIMIT and wins_outright(own, other, bad):
        return 1
    m.room[at] = min(HAND, other)
    m.untried[at] = attacker
    m.early[at] = ~bad
    if not can_draw(m, at):
        m.wanted[at] = 1
    return look_up(m, at)


@rule
def wins_outright(own: Any, other: Any, bad: Any) -> Any:
    """Whether all cards but the `bad` ones are taken, whatever comes of the last, or of the last play of one rank.

    Plain cards first, low ranks first: what is taken then beats nothing that follows but the bad ones.
    """
    count = popcount(bad)
    if count <= 1:
        return True
    return bad & ~of_ranks(bit(lowest(bad))) == NONE and count < other + own - count


# --- the table -------------------------------------------------------------------------------------------------------


@seldom
def look_up(m: Any, at: Any) -> Any:
    """The answer that is kept for a position that opens a bout, or UNSOLVED; and where one is to be kept."""
    attacker, defender = in_order(*without_gaps(m.attacker[at], m.defender[at]))
    first = attacker | defender << _S36
    second = defender >> _S28 | u64(m.left[at]) << u64(8) | u64(m.most) << u64(14) | _USED
    place = np.int64(scramble(first ^ second << u64(40)) >> _PLACE)
    m.key[at, 0], m.key[at, 1], m.place[at] = first, second, place
    kept = m.table[place, 1] >> u64(2 * m.wanted[at])
    if m.table[place, 0] != first or m.table[place, 1] & _KEY != second or kept & _SEEN == NONE:
        return UNSOLVED
    return 1 if kept & _TRUE != NONE else 0


@rule
def in_order(attacker: Any, defender: Any) -> Any:
    """Both sets with the plain suits in one order."""
    one = (attacker & SUIT) | (defender & SUIT) << _S1
    two = (attacker >> _S1 & SUIT) | (defender >> _S1 & SUIT) << _S1
    three = (attacker >> _S2 & SUIT) | (defender >> _S2 & SUIT) << _S1
    one, two = min(one, two), max(one, two)
    two, three = min(two, three), max(two, three)
    one, two = min(one, two), max(one, two)
    attacker = (attacker & TRUMPS) | (one & SUIT) | (two & SUIT) << _S1 | (three & SUIT) << _S2
    defender = (defender & TRUMPS) | (one >> _S1 & SUIT) | (two & SUIT << _S1) | (three & SUIT << _S1) << _S1
    return attacker, defender


@rule
def keep(m: Any, at: Any, answer: Any) -> None:
    """Write an answer into the table; what was there for another position is forgotten."""
    place = m.place[at]
    if place == NOWHERE:
        return
    first, second = m.key[at, 0], m.key[at, 1]
    if m.table[place, 0] != first or m.table[place, 1] & _KEY != second:
        m.table[place, 0] = first
        m.table[place, 1] = second
    found = _SEEN | _TRUE if answer else _SEEN
    m.table[place, 1] |= found << u64(2 * m.wanted[at])
    if m.wanted[at] == answer:  # who wins does not lose, and who loses does not win
        m.table[place, 1] |= found << u64(2 * (1 - answer))


# --- the search ------------------------------------------------------------------------------------------------------


@seldom
def advance(m: Any, at: Any) -> Any:
    """Write the next play's position behind this one; False if all have been tried."""
    phase, untried, then = m.phase[at], m.untried[at], at + 1
    if untried != NONE:
        number = lowest(untried) if phase == GIFT else next_card(untried, m.early[at])
        card = bit(number)
        m.untried[at] = untried ^ card
        play_card(m, at, then, card)
        return True
    if m.last[at] or phase == OPEN:
        return False
    m.last[at] = 1
    put(m, then, phase, m.attacker[at], m.defender[at], m.bout[at], m.room[at], m.left[at], m.wanted[at])
    if phase == DEFEND:
        to_gifts(m, then)
    elif phase == GIFT:
        pick_up(m, then, NONE)
    else:
        change_roles(m, then)
    return True


@rule
def play_card(m: Any, at: Any, then: Any, card: Any) -> None:
    """The position after a card of whoever acts."""
    attacker, defender, phase = m.attacker[at], m.defender[at], m.phase[at]
    bout, room, left, wanted = m.bout[at] | card, m.room[at], m.left[at], m.wanted[at]
    if phase == DEFEND:
        facing = m.facing[at] & (m.facing[at] - ONE)
        put(m, then, THROW if facing == NONE else DEFEND, attacker, defender ^ card, bout, room, left, wanted)
        m.facing[then] = facing
    elif phase == GIFT:
        put(m, then, GIFT, attacker ^ card, defender | card, bout, room - 1, left, wanted)
        m.untried[then] = m.untried[at]
    else:
        put(m, then, DEFEND, attacker ^ card, defender, bout, room - 1, left, wanted)
        m.facing[then] = card


@seldom
def prove(m: Any) -> Any:
    """The answer to the question at place 0, 1 or 0; UNSOLVED if more positions are met than the budget has."""
    at, fresh, answer = 0, True, UNSOLVED
    while True:
        if fresh:
            m.met += 1
            if m.met > m.budget or at == DEPTH - 2:
                return UNSOLVED
            answer = look(m, at)
        fresh = answer == UNSOLVED and advance(m, at)
        if fresh:
            at += 1
            continue
        if answer == UNSOLVED:
            answer = 1 if m.phase[at] == DEFEND else 0  # whoever acts has nothing that wins
            keep(m, at, answer)
        if at == 0:
            return answer
        if m.changed[at]:
            answer = 1 - answer
        at -= 1
        if answer == (0 if m.phase[at] == DEFEND else 1):
            keep(m, at, answer)
        else:
            answer = UNSOLVED


@seldom
def solve(m: Any, phase: Any, attacker: Any, defender: Any, bout: Any, facing: Any, room: Any, left: Any) -> Any:
    """What a position is worth to the attacker: 1, 0 or -1; or UNKNOWN."""
    for wanted in (1, 0):
        put(m, 0, phase, attacker, defender, bout, room, left, wanted)
        m.facing[0] = facing
        drawable = can_draw(m, 0)
        answer = prove(m)
        if answer == UNSOLVED:
            return UNKNOWN
        if m.changed[0]:  # the bout was over already
            answer = 1 - answer
        if answer == 1:
            return wanted
        if not drawable:
            return -1
    return -1
