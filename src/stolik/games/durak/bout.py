"""One bout of durak: whose it is, attacking, what becomes of too many cards, defending. Around it is rules.py.

`s` is a record of the table in state.py. Numbers in brackets are those of the project's rules.
"""

from typing import Any

from stolik.core.bits import NONE, ONE, bit, has, lowest, popcount, rule, seldom, u64
from stolik.core.offer import add
from stolik.core.state import NO_CARD, NOBODY
from stolik.core.tricks import higher_in_suit, left_of, same_ranks
from stolik.games.durak.state import (
    ALLOW_BIT,
    ATTACK,
    ATTACK_MORE,
    BEAT,
    BOUT_OVER,
    CHOOSE,
    DEFEND,
    GIFT,
    HAND,
    INDIVIDUAL,
    OPEN,
    SIX,
    STOP_BIT,
    THROW,
)

_S16, _S32, _S48 = u64(16), u64(32), u64(48)


# --- whose bout it is ------------------------------------------------------------------------------------------------


@rule
def next_with_cards(s: Any, seat: Any, step: Any) -> Any:
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
    s.last_word = 0
    s.taking = 0
    s.room = min(HAND, popcount(s.hand[defender]))
    for k in range(HAND):
        s.attacks[k] = NO_CARD
        s.answers[k] = NO_CARD
    s.entitled = entitled_to_attack(s)


@seldom
def entitled_to_attack(s: Any) -> Any:
    """Who may attack: the attacker and their side, or the defender's neighbours from five seats on (DU-A8)."""
    seats = bit(s.attacker)
    if s.form == INDIVIDUAL and s.seats >= 5 and s.neighbours_only:
        neighbour = next_with_cards(s, s.defender, 1)
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
    """The first attacker to be asked: the main attacker while they have cards (DU-19)."""
    return s.attacker if s.hand[s.attacker] != NONE else next_attacker(s, s.attacker)


# --- attacking -------------------------------------------------------------------------------------------------------


@rule
def fitting(s: Any, seat: Any) -> Any:
    """The cards that a seat may add: any to open, later, and in the same play, a rank of the bout (DU-15, DU-29)."""
    return s.hand[seat] if s.bout == NONE else s.hand[seat] & same_ranks(s.bout)


@rule
def with_more(s: Any, seat: Any, cards: Any) -> Any:
    """Those of the fitting cards after which another one fits, and there is room for it or no need of any (DU-A10)."""
    if cards == NONE or (s.room < 2 and not s.allow_excess):
        return NONE
    if s.bout != NONE:
        return cards if cards & (cards - ONE) else NONE  # two of them at least
    others = cards >> _S16 | cards >> _S32 | cards >> _S48 | cards << _S16 | cards << _S32 | cards << _S48
    return cards & others  # opening: those whose rank is there in another suit


@rule
def legal_attack(s: Any, seat: Any, offer: Any) -> None:
    """One card (DU-15), and the first of several at once (DU-29)."""
    cards = fitting(s, seat)
    add(offer, ATTACK, cards)
    add(offer, ATTACK_MORE, with_more(s, seat, cards))


@rule
def legal_words(s: Any, seat: Any) -> Any:
    """Allow and stop for an attacker who is asked; the last in priority can only stop (DU-19, DU-A7).

    So can the main attacker who has the last word: whoever is to be asked after that has been asked already (DU-20).
    """
    if s.phase != THROW or s.more != NO_CARD:
        return NONE
    if s.last_word or next_attacker(s, seat) == NOBODY:
        return STOP_BIT
    return ALLOW_BIT | STOP_BIT if s.stop_allowed else ALLOW_BIT


@rule
def stop(s: Any, seat: Any) -> None:
    """Nobody after this attacker adds a card; but the main attacker, who let them go on, has the last word (DU-20).

    They can only have allowed: their own stop ends the bout, and they come first while they hold cards.
    """
    if seat == s.attacker or s.hand[s.attacker] == NONE:
        s.phase = BOUT_OVER
    else:
        s.last_word = 1
        s.turn = s.attacker


@rule
def attack(s: Any, card: Any, more: Any) -> None:
    """A card from the attacker's hand, open until it is beaten; if no more belong to the play, the defender answers."""
    s.drew_trump = NOBODY
    s.last_word = 0
    leave_hand(s, s.turn, bit(card))
    s.bout |= bit(card)
    if s.allow_excess:
        s.offered[s.turn] |= bit(card)
    else:
        lay(s, card)
    if more:
        s.more = card
    else:
        s.more = NO_CARD
        s.phase = DEFEND
        s.turn = s.defender
        if s.allow_excess:
            weigh(s)


@rule
def lay(s: Any, card: Any) -> None:
    """An attack card on the next place, open until it is beaten (DU-16)."""
    s.attacks[s.laid] = card
    s.laid += 1
    s.room -= 1
    s.facing |= bit(card)


@rule
def ask(s: Any, phase: Any, seat: Any) -> None:
    """Ask this attacker to throw in or to give; with nobody left to ask, or no room, the bout is settled (DU-17)."""
    if seat == NOBODY or s.room == 0:
        s.phase = BOUT_OVER
        if s.taking and s.allow_excess:
            weigh(s)
    else:
        s.phase = phase
        s.turn = seat


# --- too many cards (`allow_excess`) ---------------------------------------------------------------------------------

# With the option, the cards of a play and all gifts are `offered` first: they are nobody's, though all see whose they
# were. When the play or the round of gifts is over and they are more than there is room for, the defender sends some
# back, one after the other; the rest are faced or taken. They fill the room, so nobody can add anything in this bout
# that came back in it, and a bout stays as short as ever.


@rule
def all_offered(s: Any) -> Any:
    """The cards about which nothing is settled yet, of all seats."""
    cards = NONE
    for seat in range(s.seats):
        cards |= s.offered[seat]
    return cards


@seldom
def weigh(s: Any) -> None:
    """What is offered is faced or taken; if it is too much, the defender is asked first (DU-27, DU-A10)."""
    cards = all_offered(s)
    if popcount(cards) > s.room:
        s.phase = CHOOSE
        s.turn = s.defender
        return
    for seat in range(s.seats):
        s.offered[seat] = NONE
    if s.taking:
        s.phase = BOUT_OVER
        s.room -= popcount(cards)
        enter_hand(s, s.defender, cards)
        return
    s.phase = DEFEND
    while cards != NONE:
        lay(s, lowest(cards))
        cards &= cards - ONE


@seldom
def send_back(s: Any, card: Any) -> None:
    """A card goes back to its player (DU-27). Nobody else held it, so a right to the six is not lost (DU-A18)."""
    for seat in range(s.seats):
        if has(s.offered[seat], card):
            s.offered[seat] &= ~bit(card)
            enter_hand(s, seat, bit(card))
    s.bout &= ~bit(card)
    weigh(s)


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
    """A gift; the giver goes on while there are cards, and room or no need of any (DU-25..27, DU-A9, DU-A10)."""
    me = s.turn
    leave_hand(s, me, bit(card))
    if s.allow_excess:
        s.offered[me] |= bit(card)
    else:
        s.room -= 1
        enter_hand(s, s.defender, bit(card))
    ask(s, GIFT, me if s.hand[me] != NONE else next_attacker(s, me))


# --- hands -----------------------------------------------------------------------------------------------------------


@rule
def trump_six(s: Any) -> Any:
    """The six of the suit that is trump (DU-32)."""
    return (s.turned & 48) + SIX


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
