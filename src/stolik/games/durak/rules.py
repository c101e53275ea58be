"""Durak's rules around a bout: the deal, the end of a bout, the trump six, and the contract. The bout is in bout.py.

`s` is a record of the table in state.py. Numbers in brackets are those of the project's rules.
"""

from typing import Any

from stolik.core.bits import NONE, bit, has, lowest, popcount, rule, seldom
from stolik.core.chance import reveal, reveal_hand
from stolik.core.offer import add
from stolik.core.options import LARGEST
from stolik.core.state import NO_CARD, NOBODY, OVER
from stolik.core.tricks import left_of, suit_of
from stolik.games.durak.bout import (
    all_offered,
    ask,
    attack,
    beat,
    fitting,
    give,
    leave_hand,
    legal_attack,
    legal_beats,
    legal_words,
    next_attacker,
    next_with_cards,
    open_bout,
    send_back,
    stop,
    take,
    trump_six,
)
from stolik.games.durak.state import (
    ALLOW,
    ATTACK_MORE,
    BACK,
    BEAT,
    BOUT_OVER,
    CHOOSE,
    DEFEND,
    DONE,
    DONE_BIT,
    EXCHANGE_BIT,
    FULL,
    GIFT,
    GIVE,
    HAND,
    INDIVIDUAL,
    SEATS,
    STOP,
    TAKE,
    TAKE_BIT,
    THROW,
    WORDS,
)

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
        s.offered[seat] = NONE  # and so they are whenever a bout opens: `weigh` has emptied them
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
    s.exchanged = 0
    s.pickups = 0
    s.gone = NONE
    s.six_holder = NOBODY
    for seat in range(s.seats):
        if has(s.hand[seat], trump_six(s)):
            s.six_holder = seat
    attacker = first_attacker(s)
    open_bout(s, attacker, left_of(attacker, s.seats))


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


# --- the end of a bout -----------------------------------------------------------------------------------------------


@seldom
def end_bout(s: Any, chance: Any) -> None:
    """Draw, see who is left, and find the next attacker and defender (DU-18, DU-28, DU-A17)."""
    under, stock = s.under, s.stock
    if not s.taking:
        s.gone |= s.bout
    if under != NO_CARD:
        draw_all(s, chance)
    if not s.taking or s.under != under or s.stock != stock:  # beaten off, or somebody drew
        s.pickups = 0
    elif s.pickups < LARGEST:  # with `max_pickups` null there is no end to them, but to what the field can hold
        s.pickups += 1
    if (s.under == NO_CARD and one_side_left(s)) or s.pickups == s.max_pickups:  # DU-A22
        s.phase = OVER
        s.turn = NOBODY
        return
    attacker, defender = next_pair(s)
    open_bout(s, attacker, defender)


@rule
def next_pair(s: Any) -> Any:
    """The next attacker and defender."""
    if s.form != INDIVIDUAL and s.taking:
        return next_with_cards(s, s.attacker, 2), next_with_cards(s, s.defender, 2)
    step = 1 if s.form == INDIVIDUAL else 2
    attacker = s.defender
    if s.taking or s.hand[attacker] == NONE:
        attacker = next_with_cards(s, attacker, step)
    return attacker, next_with_cards(s, attacker if s.form == INDIVIDUAL else s.attacker, step)


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
def one_side_left(s: Any) -> Any:
    """Whether at most one seat or team holds cards, now that there is no stock; it has lost (DU-3, DU-A12)."""
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
    return sides < 2


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
    s.exchanged = 1


# --- the contract ----------------------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """What the seat to act is asked: an attack (DU-15), an answer (DU-13), gifts (DU-25), which cards go back (DU-27).

    And the exchange, of any seat (DU-32, DU-A19).
    """
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
        elif s.phase == CHOOSE:
            add(offer, BACK, all_offered(s))
        else:
            words |= legal_words(s, seat)
            legal_attack(s, seat, offer)
    add(offer, WORDS, words)


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a legal action; where it settles the bout, its end as well (DU-17, DU-28)."""
    row, card = action >> 6, action & 63
    if row == BACK:
        send_back(s, card)
    elif row >= BEAT:
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
        stop(s, seat)
    elif card == DONE:
        ask(s, GIFT, next_attacker(s, seat))
    else:
        exchange(s, seat)
    if s.phase == BOUT_OVER:
        end_bout(s, chance)


@rule
def points(s: Any, seat: Any) -> Any:
    """A loser has -1, all others 0 (DU-3, DU-A23)."""
    return -s.lost[seat]


@rule
def interrupter(s: Any, after_seat: Any) -> Any:
    """The holder of the trump six, when another seat is to act and they may exchange it (DU-A19)."""
    seat = s.six_holder
    return seat if seat > after_seat and seat != s.turn and s.phase != OVER and may_exchange(s, seat) else NOBODY
