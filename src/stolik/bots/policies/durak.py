"""The quick player of durak: keeps trumps and high cards, gets rid of low ones, beats as cheaply as possible.

A card has a price: its rank, and for a trump as much more. While there is a stock, dear cards are kept, and cards that
would cost a dear trump are picked up; without one all that fits is thrown in, dear trumps last.
"""

from typing import Any

from stolik.core.bits import NONE, bit, has, lowest, popcount, rule
from stolik.core.state import NO_CARD
from stolik.core.tricks import same_ranks
from stolik.games.durak.state import ALLOW as ALLOW_WORD
from stolik.games.durak.state import (
    ALLOW_BIT,
    ATTACK,
    ATTACK_MORE,
    BACK,
    BEAT,
    CHOOSE,
    DEFEND,
    DONE,
    DONE_BIT,
    EXCHANGE,
    EXCHANGE_BIT,
    GIFT,
    GIVE,
    OPEN,
    SIX,
    STOP,
    TAKE,
    WORDS,
)

TRUMP = 9  # a trump is worth as much more than the card of the same rank
DEAR = 12  # from this price on a card is too good for an early bout,
EARLY = 6  # which is one with more cards in the stock
FINE = 6  # up to this price a card is thrown in while there is a stock
CLOSE = 2  # cards of a defender, from which on everything is thrown in
BASE = 64


@rule
def price(s: Any, card: Any) -> Any:
    """What a card is worth to its holder."""
    return (card & 15) - SIX + (TRUMP if has(s.trump, card) else 0)


@rule
def cheapest(s: Any, cards: Any) -> Any:
    """The card of the lowest price in a set that is not empty."""
    plain = cards & ~s.trump
    rest = plain if plain != NONE else cards
    found, least = NO_CARD, 99
    while rest != NONE:
        card = lowest(rest)
        rest &= rest - bit(0)
        if price(s, card) < least:
            found, least = card, price(s, card)
    return found


@rule
def policy(s: Any, seat: Any, offer: Any, chance: Any) -> Any:
    """An action out of the offer; -1, to do nothing, out of turn, if there is nothing to exchange."""
    words, cards, back = NONE, NONE, NONE
    for k in range(offer.rows):
        row = offer.row[k]
        if row == WORDS:
            words = offer.mask[k]
        elif row in (ATTACK, GIVE):
            cards = offer.mask[k]
        elif row == BACK:
            back = offer.mask[k]
    if words & EXCHANGE_BIT != NONE:
        return BASE * WORDS + EXCHANGE
    if seat != s.turn:
        return -1
    if s.phase == DEFEND:
        return defence(s, offer)
    if s.phase == CHOOSE:
        return BASE * BACK + dearest_back(s, back)
    if s.phase == OPEN or s.more != NO_CARD:
        return opening(s, seat, cards)
    return addition(s, cards, words)


@rule
def opening(s: Any, seat: Any, cards: Any) -> Any:
    """The cheapest card; without a stock with all others of its rank, as far as there is room."""
    card = cheapest(s, cards)
    others = s.hand[seat] & same_ranks(bit(card)) & ~s.trump & ~bit(card)
    together = s.under == NO_CARD and s.more == NO_CARD and others != NONE and s.room > 1
    return BASE * (ATTACK_MORE if together else ATTACK) + card


@rule
def addition(s: Any, cards: Any, words: Any) -> Any:
    """A card thrown in or given if it is cheap enough, else a word that lets others go on."""
    gift = s.phase == GIFT
    if cards != NONE and not (s.allow_excess and s.room <= popcount(offered(s))):
        card = cheapest(s, cards)
        pressed = popcount(s.hand[s.defender]) <= CLOSE and not gift
        most = FINE if s.under != NO_CARD else 2 * TRUMP if pressed else TRUMP - 1
        if price(s, card) <= most:
            return BASE * (GIVE if gift else ATTACK) + card
    if words & DONE_BIT != NONE:
        return BASE * WORDS + DONE
    return BASE * WORDS + (ALLOW_WORD if words & ALLOW_BIT != NONE else STOP)


@rule
def offered(s: Any) -> Any:
    """The cards about which nothing is settled yet."""
    cards = NONE
    for seat in range(s.seats):
        cards |= s.offered[seat]
    return cards


@rule
def defence(s: Any, offer: Any) -> Any:
    """The hardest attack card first, beaten as cheaply as possible; picked up if not all can be, or it is too dear."""
    attack, hardest, with_card = NO_CARD, -1, NO_CARD
    used, dearest = NONE, 0
    for k in range(offer.rows):
        row = offer.row[k]
        if row < BEAT or row >= BACK:
            continue
        beats = offer.mask[k] & ~used
        if beats == NONE:
            return BASE * WORDS + TAKE
        card = cheapest(s, beats)
        used |= bit(card)
        dearest = max(dearest, price(s, card))
        if price(s, row - BEAT) > hardest:
            attack, hardest, with_card = row - BEAT, price(s, row - BEAT), card
    open_cards = popcount(s.facing)
    if attack == NO_CARD or popcount(used) < open_cards:
        return BASE * WORDS + TAKE
    if dearest >= DEAR and popcount(s.stock) > EARLY:
        return BASE * WORDS + TAKE
    return BASE * (BEAT + attack) + with_card


@rule
def dearest_back(s: Any, cards: Any) -> Any:
    """Of too many cards the one that is worth least when it is picked up, or costs most to beat."""
    found, most = NO_CARD, -99
    while cards != NONE:
        card = lowest(cards)
        cards &= cards - bit(0)
        worth = -price(s, card) if s.taking else price(s, card)
        if worth > most:
            found, most = card, worth
    return found
