"""Durak's rules, in the order of play: the deal, whose bout it is, attacking, defending, the end of a bout, the six.

`s` is a record of the table in state.py. Numbers in brackets are those of the project's rules.
"""

from typing import Any

from stolik.core.bits import NONE, ONE, bit, has, highest, lowest, popcount, rule, seldom, u64
from stolik.core.chance import reveal, reveal_hand
from stolik.core.offer import add
from stolik.core.options import LARGEST
from stolik.core.state import NO_CARD, NOBODY, OVER
from stolik.core.tricks import higher_in_suit, left_of, same_ranks, suit_of
from stolik.games.durak.state import (
    ALLOW,
    ALLOW_BIT,
    ATTACK,
    ATTACK_MORE,
    BEAT,
    DEFEND,
    DONE,
    DONE_BIT,
    EXCHANGE_BIT,
    FULL,
    GIFT,
    GIVE,
    HAND,
    INDIVIDUAL,
    OPEN,
    SEATS,
    SETTLED,
    SIX,
    STOP,
    STOP_BIT,
    TAKE,
    TAKE_BIT,
    THROW,
    WORDS,
)

_S16, _S32, _S48 = u64(16), u64(32), u64(48)


# --- the deal --------------------------------------------------------------------------------------------------------


@seldom
def deal(s: Any, chance: Any) -> None:
    """Six each; the next card is trump (DU-5, DU-6), with six seats the dealer's last (DU-7)."""
    unseen = FULL
    seat = s.dealer
    for place in range(s.seats):
        seat = left_of(seat, s.seats)
        s.hand[seat] = reveal_hand(chance, unseen, place, s.seats, HAND)
        unseen ^= s.hand[seat]
        s.known[seat] = NONE
        s.lost[seat] = 0
    if s.seats == SEATS:
        turned = reveal(chance, HAND * SEATS - 1, s.hand[s.dealer])
        s.known[s.dealer] = bit(turned)
        s.under = NO_CARD
    else:
        turned = reveal(chance, HAND * s.seats, unseen)
        unseen ^= bit(turned)
        s.under = turned
    s.turned = turned
    s.trump = suit_of(turned)
    s.stock = unseen
    s.shown = NO_CARD
    s.drew_trump = NOBODY
    s.pickups = 0
    s.six_holder = NOBODY
    for seat in range(s.seats):
        if has(s.hand[seat], trump_six(s)):
            s.six_holder = seat
    attacker = first_attacker(s)
    open_bout(s, attacker, left_of(attacker, s.seats))


@rule
def trump_six(s: Any) -> Any:
    """The six of the suit that is trump (DU-32)."""
    return (s.turned & 48) + SIX


@seldom
def first_attacker(s: Any) -> Any:
    """In the first hand who holds the lowest trump, which is shown (DU-10, DU-A3); else the dealer's left (DU-11)."""
    first = left_of(s.dealer, s.seats)
    if s.number > 0:
        return first
    least = 64
    for seat in range(s.seats):
        trumps = s.hand[seat] & s.trump
        if trumps != NONE and lowest(trumps) < least:
            least = lowest(trumps)
            first = seat
    if least < 64:
        s.shown = least
        s.known[first] |= bit(least)
    return first


# --- whose bout it is ------------------------------------------------------------------------------------------------


@rule
def after(s: Any, seat: Any, step: Any) -> Any:
    """The next seat with cards, going `step` seats at a time: 1 round the table, 2 inside a team (DU-35..37).

    There is one: the last seat or team with cards ends the hand.
    """
    found = seat
    while True:
        found += step
        if found >= s.seats:
            found -= s.seats
        if s.hand[found] != NONE:
            return found


@seldom
def open_bout(s: Any, attacker: Any, defender: Any) -> None:
    """The attacker must open; attack cards are bounded by six and by the defender's hand (DU-15, DU-A5)."""
    s.attacker = attacker
    s.defender = defender
    s.turn = attacker
    s.phase = OPEN
    s.bout = NONE
    s.facing = NONE
    s.laid = 0
    s.more = NO_CARD
    s.taking = 0
    s.room = min(HAND, popcount(s.hand[defender]))
    for k in range(HAND):
        s.attacks[k] = NO_CARD
        s.answers[k] = NO_CARD
    s.entitled = entitled_to_attack(s)


@seldom
def entitled_to_attack(s: Any) -> Any:
    """The seats that may attack: the attacker and his side, or the defender's neighbours from five seats on (DU-A8)."""
    seats = bit(s.attacker)
    if s.form == INDIVIDUAL and s.seats >= 5 and s.neighbours_only:
        neighbour = after(s, s.defender, 1)
        return seats | bit(neighbour)
    for seat in range(s.seats):
        opponent = seat != s.defender if s.form == INDIVIDUAL else (seat - s.defender) & 1
        if opponent and s.hand[seat] != NONE:
            seats |= bit(seat)
    return seats


@rule
def next_attacker(s: Any, seat: Any) -> Any:
    """The next in priority after a seat who is entitled and holds cards, or NOBODY; the main attacker is the first."""
    seat = left_of(seat, s.seats)
    while seat != s.attacker:
        if has(s.entitled, seat) and s.hand[seat] != NONE:
            return seat
        seat = left_of(seat, s.seats)
    return NOBODY


@rule
def first_in_priority(s: Any) -> Any:
    """The first attacker to be asked: the main attacker while he has cards (DU-19)."""
    return s.attacker if s.hand[s.attacker] != NONE else next_attacker(s, s.attacker)


# --- attacking -------------------------------------------------------------------------------------------------------


@rule
def fitting(s: Any, seat: Any) -> Any:
    """The cards that a seat may add: any to open, later a rank of the bout (DU-15); in one play ascending (DU-29)."""
    cards = s.hand[seat]
    if s.laid > 0:
        cards &= same_ranks(s.bout)
    if s.more != NO_CARD:
        cards &= ~(bit(s.more) | (bit(s.more) - ONE))
    return cards


@rule
def with_more(s: Any, seat: Any, cards: Any) -> Any:
    """Those of the fitting cards after which a later one and room for it remain."""
    if s.room < 2 or cards == NONE:
        return NONE
    if s.laid > 0:
        return cards & ~bit(highest(cards))
    return cards & (cards >> _S16 | cards >> _S32 | cards >> _S48)  # opening: the same rank in a suit further up


@rule
def legal_attack(s: Any, seat: Any, offer: Any) -> None:
    """One card (DU-15), and the first of several at once (DU-29)."""
    cards = fitting(s, seat)
    add(offer, ATTACK, cards)
    add(offer, ATTACK_MORE, with_more(s, seat, cards))


@rule
def legal_words(s: Any, seat: Any) -> Any:
    """Allow and stop for an attacker who is asked; the last in priority can only stop (DU-19, DU-A7)."""
    if s.phase != THROW or s.more != NO_CARD:
        return NONE
    if next_attacker(s, seat) == NOBODY:
        return STOP_BIT
    return ALLOW_BIT | STOP_BIT if s.stop_allowed else ALLOW_BIT


@rule
def attack(s: Any, card: Any, more: Any) -> None:
    """A card from the attacker's hand, open until it is beaten; if no more belong to the play, the defender answers."""
    s.drew_trump = NOBODY
    leave_hand(s, s.turn, bit(card))
    s.attacks[s.laid] = card
    s.laid += 1
    s.room -= 1
    s.bout |= bit(card)
    s.facing |= bit(card)
    if more:
        s.more = card
    else:
        s.more = NO_CARD
        s.phase = DEFEND
        s.turn = s.defender


@rule
def leave_hand(s: Any, seat: Any, cards: Any) -> None:
    """Cards leave a hand, and are no longer known to be there."""
    s.hand[seat] &= ~cards
    s.known[seat] &= ~cards


@rule
def enter_hand(s: Any, seat: Any, cards: Any) -> None:
    """Cards that everybody has seen come into a hand."""
    s.hand[seat] |= cards
    s.known[seat] |= cards
    if seat != s.six_holder and has(cards, trump_six(s)):
        s.six_holder = NOBODY  # received from another player: the right is gone for good (DU-33, DU-A18)


@rule
def ask(s: Any, phase: Any, seat: Any) -> None:
    """Ask this attacker to throw in or to give; with nobody left to ask, or no room, the bout is settled (DU-17)."""
    if seat == NOBODY or s.room == 0:
        s.phase = SETTLED
    else:
        s.phase = phase
        s.turn = seat


# --- defending -------------------------------------------------------------------------------------------------------


@rule
def beating(s: Any, card: Any) -> Any:
    """The cards that beat a card (DU-13)."""
    if has(s.trump, card):
        return higher_in_suit(card)
    return higher_in_suit(card) | s.trump


@rule
def legal_beats(s: Any, offer: Any) -> None:
    """Any open attack card may be answered first (DU-A6)."""
    facing = s.facing
    while facing != NONE:
        card = lowest(facing)
        facing &= facing - ONE
        add(offer, BEAT + card, s.hand[s.defender] & beating(s, card))


@rule
def beat(s: Any, attack_card: Any, card: Any) -> None:
    """A card on an open attack card (DU-16); when all are beaten, the attackers are asked (DU-19, DU-A7)."""
    leave_hand(s, s.defender, bit(card))
    s.bout |= bit(card)
    s.facing &= ~bit(attack_card)
    for k in range(s.laid):
        if s.attacks[k] == attack_card:
            s.answers[k] = card
    if s.facing == NONE:
        ask(s, THROW, first_in_priority(s))


@rule
def take(s: Any) -> None:
    """The cards of the bout are the defender's, and more may be given, once round (DU-14, DU-24..26, DU-A9)."""
    s.taking = 1
    enter_hand(s, s.defender, s.bout)
    ask(s, GIFT, first_in_priority(s))


@rule
def give(s: Any, card: Any) -> None:
    """A gift; the giver goes on while he has cards and there is room (DU-25, DU-26, DU-A9)."""
    me = s.turn
    leave_hand(s, me, bit(card))
    s.room -= 1
    enter_hand(s, s.defender, bit(card))
    ask(s, GIFT, me if s.hand[me] != NONE else next_attacker(s, me))


# --- the end of a bout -----------------------------------------------------------------------------------------------


@seldom
def end_bout(s: Any, chance: Any) -> None:
    """Draw, see who is left, and find the next attacker and defender (DU-18, DU-28, DU-A17)."""
    had_stock = s.under != NO_CARD
    if had_stock or not s.taking:
        s.pickups = 0
    elif s.pickups < LARGEST:  # with `max_pickups` null there is no end to them, but to what the field can hold
        s.pickups += 1
    if had_stock:
        draw_all(s, chance)
    if s.under == NO_CARD and hand_ended(s):
        s.phase = OVER
        s.turn = NOBODY
        return
    attacker, defender = next_pair(s)
    open_bout(s, attacker, defender)


@rule
def next_pair(s: Any) -> Any:
    """The next attacker and defender."""
    if s.form != INDIVIDUAL and s.taking:
        return after(s, s.attacker, 2), after(s, s.defender, 2)
    step = 1 if s.form == INDIVIDUAL else 2
    attacker = s.defender
    if s.taking or s.hand[attacker] == NONE:
        attacker = after(s, attacker, step)
    return attacker, after(s, attacker if s.form == INDIVIDUAL else s.attacker, step)


@seldom
def draw_all(s: Any, chance: Any) -> None:
    """Up to six, the attacker first, then clockwise, the defender last (DU-30, DU-31, DU-A24)."""
    seat = s.attacker
    for k in range(s.seats + 1):
        drawer = s.defender if k == s.seats else seat
        if k == s.seats or seat != s.defender:
            draw(s, drawer, chance)
        seat = left_of(seat, s.seats)


@rule
def draw(s: Any, seat: Any, chance: Any) -> None:
    """One seat draws up to six, the trump under the stock as the last card (DU-30, DU-31)."""
    while popcount(s.hand[seat]) < HAND and s.under != NO_CARD:
        if s.stock != NONE:
            card = reveal(chance, 36 - popcount(s.stock), s.stock)
            s.stock &= ~bit(card)
            s.hand[seat] |= bit(card)
            if card == trump_six(s):
                s.six_holder = seat
        else:  # the trump under the stock comes last, and all see who draws it
            s.hand[seat] |= bit(s.under)
            s.known[seat] |= bit(s.under)
            s.under = NO_CARD
            s.drew_trump = seat


@seldom
def hand_ended(s: Any) -> Any:
    """Whether at most one seat or team holds cards without a stock (DU-3, DU-A12), or DU-A22 ends the hand."""
    step = 1 if s.form == INDIVIDUAL else 2
    sides, loser = 0, NOBODY
    for side in range(s.seats if step == 1 else 2):
        for seat in range(side, s.seats if step == 2 else side + 1, step):
            if s.hand[seat] != NONE:
                sides += 1
                loser = side
                break
    if sides == 1:
        for seat in range(loser, s.seats if step == 2 else loser + 1, step):
            s.lost[seat] = 1
    return sides < 2 or s.pickups == s.max_pickups


# --- the trump six ---------------------------------------------------------------------------------------------------


@rule
def may_exchange(s: Any, seat: Any) -> Any:
    """Its first holder, while the trump lies under the stock, or before the opening who drew it (DU-32..34)."""
    if seat != s.six_holder or (s.more != NO_CARD and seat == s.turn) or not has(s.hand[seat], trump_six(s)):
        return False
    return s.under != NO_CARD or (s.drew_trump != NOBODY and s.drew_trump != seat)


@seldom
def exchange(s: Any, seat: Any) -> None:
    """The six for the trump card: under the stock, or in the hand of whoever drew it."""
    six, trump = bit(trump_six(s)), bit(s.turned)
    leave_hand(s, seat, six)
    s.hand[seat] |= trump
    s.known[seat] |= trump
    if s.under != NO_CARD:
        s.under = trump_six(s)
    else:
        leave_hand(s, s.drew_trump, trump)
        s.hand[s.drew_trump] |= six
        s.known[s.drew_trump] |= six
        s.drew_trump = NOBODY
    s.six_holder = NOBODY


# --- the contract ----------------------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """An attack (DU-15), an answer (DU-13) or gifts (DU-25) of the seat to act; the exchange of any (DU-32, DU-A19)."""
    if s.phase == OVER:
        return
    words = EXCHANGE_BIT if may_exchange(s, seat) else NONE
    if seat == s.turn:
        if s.phase == DEFEND:
            words |= TAKE_BIT
            legal_beats(s, offer)
        elif s.phase == GIFT:
            words |= DONE_BIT
            add(offer, GIVE, fitting(s, seat))
        else:
            words |= legal_words(s, seat)
            legal_attack(s, seat, offer)
    add(offer, WORDS, words)


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a legal action; where it settles the bout, its end as well (DU-17, DU-28)."""
    row, card = action >> 6, action & 63
    if row >= BEAT:
        beat(s, row - BEAT, card)
    elif row == GIVE:
        give(s, card)
    elif row != WORDS:
        attack(s, card, row == ATTACK_MORE)
    elif card == TAKE:
        take(s)
    elif card == ALLOW:
        ask(s, THROW, next_attacker(s, seat))
    elif card == STOP:
        s.phase = SETTLED
    elif card == DONE:
        ask(s, GIFT, next_attacker(s, seat))
    else:
        exchange(s, seat)
    if s.phase == SETTLED:
        end_bout(s, chance)


@rule
def points(s: Any, seat: Any) -> Any:
    """A loser has -1, all others 0 (DU-3, DU-A23)."""
    return -s.lost[seat]


@rule
def interrupter(s: Any, after: Any) -> Any:
    """The holder of the trump six, when another seat is to act and he may exchange it (DU-A19)."""
    seat = s.six_holder
    return seat if seat > after and seat != s.turn and s.phase != OVER and may_exchange(s, seat) else NOBODY
