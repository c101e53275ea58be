"""The quick player of planowanie: it bids what its hand will take, and then plays for exactly that many tricks.

All follows from two guesses: how likely a card takes a trick if it is kept for later, from the unseen cards that beat
it, those of its suit and the trumps; and how likely it takes this trick, from the same and from who is still to lay.
A card is as good as the chance that the bid is kept after it, less what the bids of others gain. Who cannot keep the
own bid any more plays against the others.

The numbers were found by play against copies of this player with other numbers, whole matches at a time with the same
deals, for each number of seats.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

from stolik.core.bits import NONE, ONE, bit, lowest, popcount, rule, seldom
from stolik.core.packs import FRENCH
from stolik.core.state import NO_CARD
from stolik.core.tricks import higher_in_suit, left_of, suit_of
from stolik.games.planowanie import BID, CARDS_ROW, FULL, barred, beats

SUITS = 4
MADE = 10  # points of a bid that is kept, and one more for each trick
SURE = 0.95  # as likely as somebody can be thought to hold a card
LEAST = 1e-9
DOUBT = 0.9  # how far from what a hand would like its bid is, as a standard deviation


class Numbers(NamedTuple):
    """What the guesses are made with.

    plain, trump        how much each better card, that others hold and that own ones do not draw, takes off a card
    low, low_trump      what is left in the end of a card that has many above it
    drawn, drawn_trump  how many better cards each own card above it draws
    ruffed              how much the chance to be ruffed takes off
    shared              how much of the tricks that nobody wants, or that too many want, falls to each
    narrow, wide        how far the tricks taken may be from the guess, at once and for each trick to come
    narrow_other, wide_other  the same for others, of whose cards less is known
    eager, idle         how much players still to lay count, who want a trick or do not
    spite               what a point of others counts
    grab                what a trick counts to a seat that has lost its bid
    lead                how many more tricks whoever leads the next one takes
    base, hand, bids    a bid: at once, for each trick in the hand, for each trick bid above the average
    long                and for each trump above the average
    late                and for each seat that has bid
    """

    plain: float
    trump: float
    low: float
    low_trump: float
    drawn: float
    drawn_trump: float
    ruffed: float
    shared: float
    narrow: float
    wide: float
    narrow_other: float
    wide_other: float
    eager: float
    idle: float
    spite: float
    grab: float
    lead: float
    base: float
    hand: float
    bids: float
    long: float
    late: float


TWO = Numbers(
    plain=0.608, trump=0.489, low=0.123, low_trump=0.0, drawn=0.418, drawn_trump=0.433, ruffed=6.733, shared=2.922,
    narrow=0.467, wide=1.472, narrow_other=0.273, wide_other=1.423, eager=0.002, idle=1.813, spite=0.463,
    grab=-0.011, lead=0.0, base=-0.184, hand=0.928, bids=0.292, long=0.082, late=-0.248,
)  # fmt: skip
THREE = Numbers(
    plain=0.561, trump=0.354, low=0.019, low_trump=0.223, drawn=1.038, drawn_trump=0.483, ruffed=6.04, shared=0.316,
    narrow=0.54, wide=0.201, narrow_other=0.926, wide_other=0.498, eager=0.045, idle=1.677, spite=0.263, grab=0.18,
    lead=0.0, base=-0.218, hand=1.0, bids=0.104, long=0.111, late=-0.032,
)  # fmt: skip
FOUR = Numbers(
    plain=0.715, trump=0.372, low=0.0, low_trump=0.072, drawn=0.883, drawn_trump=1.312, ruffed=2.501, shared=0.22,
    narrow=0.512, wide=0.298, narrow_other=0.484, wide_other=0.187, eager=0.064, idle=0.137, spite=0.105,
    grab=0.106, lead=0.0, base=-0.293, hand=0.975, bids=0.11, long=-0.005, late=0.0,
)  # fmt: skip


@rule
def numbers_for(seats: Any) -> Any:
    """Those for so many seats."""
    return FOUR if seats == 4 else THREE if seats == 3 else TWO


class Sight(NamedTuple):
    """What a seat sees: the unseen cards, the trumps among them, and how likely each is held by others.

    lacks: the logarithm of the chance that one other player does not hold a given unseen card.
    """

    unseen: Any
    trumps: int
    held: float
    lacks: float


@rule
def policy(s: Any, seat: Any, offer: Any, chance: Any) -> Any:
    """An action of the seat to act, of those in `offer`; only its own cards and what all see are looked at."""
    numbers = numbers_for(s.seats)
    if s.phase == BID:
        return best_bid(s, seat, offer.mask[0], numbers)
    cards = offer.mask[0]
    if cards & (cards - ONE) == NONE:
        return 64 * CARDS_ROW + lowest(cards)
    return 64 * CARDS_ROW + best_card(s, seat, cards, numbers)


@rule
def sight(s: Any, hand: Any, gone: Any, left: Any) -> Any:
    """What the holder of this hand sees when these cards are gone and so many tricks are left."""
    unseen = FULL & ~(hand | gone)
    if s.turned != NO_CARD:
        unseen &= ~bit(s.turned)
    each = min(SURE, left / max(1, popcount(unseen)))
    return Sight(unseen, popcount(unseen & s.trump), each * (s.seats - 1), log(1 - each))


# --- guesses ---------------------------------------------------------------------------------------------


@rule
def keeps(s: Any, card: Any, hand: Any, seen: Any, w: Any) -> Any:
    """How likely a card of the hand takes a trick later on."""
    suit = suit_of(card)
    above = popcount(hand & higher_in_suit(card))
    better = popcount(seen.unseen & higher_in_suit(card)) * seen.held
    if suit & s.trump != NONE:
        return w.low_trump + (1 - w.low_trump) * exp(-w.trump * max(0.0, better - w.drawn_trump * above))
    takes = w.low + (1 - w.low) * exp(-w.plain * max(0.0, better - w.drawn * above))
    if seen.trumps == 0:
        return takes
    out = max(0, popcount(seen.unseen & suit) - (s.seats - 1) * above)
    return takes * exp(-w.ruffed * (s.seats - 1) * exp(seen.lacks * out) * (1 - exp(seen.lacks * seen.trumps)))


@seldom
def expected(s: Any, hand: Any, seen: Any, w: Any) -> Any:
    """How many tricks a hand will take."""
    total = 0.0
    rest = hand
    while rest != NONE:
        card = lowest(rest)
        rest ^= bit(card)
        total += keeps(s, card, hand, seen, w)
    return total


@seldom
def stands(s: Any, card: Any, led: Any, seen: Any) -> Any:
    """How likely a card that wins the trick so far still does after one more player, who lays what they can."""
    suit = suit_of(card)
    beaten = 1 - exp(seen.lacks * popcount(seen.unseen & higher_in_suit(card)))
    follows = popcount(seen.unseen & led)
    if suit != led:
        beaten *= exp(seen.lacks * follows)
    elif suit & s.trump == NONE and seen.trumps > 0:
        beaten += (1 - beaten) * exp(seen.lacks * follows) * (1 - exp(seen.lacks * seen.trumps))
    return max(LEAST, 1 - beaten)


@rule
def makes(need: Any, tricks: Any, left: Any, narrow: Any, wide: Any) -> Any:
    """How likely exactly `need` of the tricks left will be taken by who is expected to take so many."""
    if need < 0 or need > left:
        return 0.0
    if left == 0:
        return 1.0
    return exp(-(need - tricks) * (need - tricks) / (narrow + wide * left))


# --- bids ------------------------------------------------------------------------------------------------


@rule
def wished(s: Any, seat: Any, hand: Any, w: Any) -> Any:
    """The bid that a seat would like to make with this whole hand, a fraction, after those before it have bid."""
    seen = sight(s, hand, NONE, s.tricks)
    before, excess = 0, 0.0
    other = left_of(s.dealer, s.seats)
    while other != seat:
        before += 1
        excess += s.bid[other] - s.tricks / s.seats
        other = left_of(other, s.seats)
    long = popcount(hand & s.trump) - s.tricks / SUITS if s.trump != NONE else 0.0
    return w.base + w.hand * expected(s, hand, seen, w) - w.bids * excess + w.long * long + w.late * before


@seldom
def best_bid(s: Any, seat: Any, bids: Any, w: Any) -> Any:
    """The nearest to what the hand would like that is allowed."""
    wish = wished(s, seat, s.hand[seat], w)
    best = lowest(bids)
    rest = bids
    while rest != NONE:
        bid = lowest(rest)
        rest &= rest - ONE
        if abs(bid - wish) < abs(best - wish):
            best = bid
    return best


@rule
def weight(s: Any, seat: Any, played: Any) -> Any:
    """How likely a seat with the hand that it holds, and the cards that it has played, would bid what it has bid.

    For worlds: those are likelier in which the bids made sense. Nearly as often as the nearest bid to the wish of
    `wished` come its neighbours, for nobody knows how exactly others count.
    """
    wish = wished(s, seat, s.hand[seat] | played, numbers_for(s.seats))
    out = barred(s) if seat == s.dealer else -1
    total, said = 0.0, 0.0
    for bid in range(s.tricks + 1):
        if bid != out:
            chance = exp(-(bid - wish) * (bid - wish) / (2 * DOUBT * DOUBT))
            total += chance
            if bid == s.bid[seat]:
                said = chance
    return (said + LEAST) / (total + LEAST)


def played(seats: int, history: Sequence[str]) -> list[Any]:
    """The cards that each seat has played, from all actions of the deal so far."""
    found = [NONE] * seats
    for action in history:
        seat, verb, what = action.split(" ")
        if verb == "play":
            found[int(seat)] |= bit(FRENCH.number(what))
    return found


# --- cards -----------------------------------------------------------------------------------------------


@rule
def alive(s: Any, seat: Any) -> Any:
    """Whether a bid can still be kept."""
    need = s.bid[seat] - s.won[seat]
    return 0 <= need <= s.left


@rule
def wanted_by_others(s: Any, seat: Any) -> Any:
    """How many tricks the others still need who can keep their bids."""
    total = 0
    for other in range(s.seats):
        if other != seat and alive(s, other):
            total += s.bid[other] - s.won[other]
    return total


@seldom
def gain(s: Any, seat: Any, spare: Any, w: Any) -> Any:
    """What this trick is worth to another seat, in points of its bid; `spare`: the tricks nobody wants, for each."""
    if not alive(s, seat):
        return 0.0
    need, left = s.bid[seat] - s.won[seat], s.left - 1
    tricks = (need + spare) * left / s.left
    won = makes(need - 1, tricks, left, w.narrow_other, w.wide_other)
    return (won - makes(need, tricks, left, w.narrow_other, w.wide_other)) * (MADE + s.bid[seat])


class Trick(NamedTuple):
    """What the trick may bring others: those still to lay, all together, and what it is to them on average.

    behind: how many are still to lay; press: how much they count; gain: what the trick is to one of them; lost: what
    is to be expected for all others if the seat lays a card that does not win.
    """

    behind: int
    press: float
    gain: float
    lost: float


@rule
def look(s: Any, seat: Any, spare: Any, seen: Any, w: Any) -> Any:
    """The Trick for the seat to act."""
    behind = s.seats - 1 - s.laid
    press, mean = 0.0, 0.0
    other = seat
    for _ in range(behind):
        other = left_of(other, s.seats)
        press += w.eager if s.bid[other] > s.won[other] else w.idle
        mean += gain(s, other, spare, w) / behind
    if s.laid == 0:
        return Trick(behind, press, mean, mean)
    stay = exp(press * log(stands(s, s.best, suit_of(s.led), seen)))
    return Trick(behind, press, mean, stay * gain(s, s.winner, spare, w) + (1 - stay) * mean)


@seldom
def best_card(s: Any, seat: Any, cards: Any, w: Any) -> Any:
    """The card after which the bid is most likely kept, and bids of others least."""
    hand = s.hand[seat]
    seen = sight(s, hand, s.gone, s.left)
    tricks = expected(s, hand, seen, w)
    needed = wanted_by_others(s, seat)
    need, left = s.bid[seat] - s.won[seat], s.left - 1
    trick = look(s, seat, (s.left - tricks - needed) / (s.seats - 1), seen, w)
    tricks += w.shared * (s.left - needed - need) / s.seats
    grab = w.grab if needed >= s.left else -w.grab
    best, most = NO_CARD, 0.0
    rest = cards
    while rest != NONE:
        card = lowest(rest)
        rest ^= bit(card)
        wins, others = 0.0, trick.lost
        if s.laid == 0 or beats(s, card, s.best):
            led = suit_of(card) if s.laid == 0 else suit_of(s.led)
            wins = exp(trick.press * log(stands(s, card, led, seen))) if trick.behind else 1.0
            others = (1 - wins) * trick.gain
        later = keeps(s, card, hand, seen, w)
        worth = -w.spite * others / (s.seats - 1)
        if alive(s, seat):
            kept = wins * makes(need - 1, tricks - later + w.lead, left, w.narrow, w.wide)
            kept += (1 - wins) * makes(need, tricks - later, left, w.narrow, w.wide)
            worth += kept * (MADE + s.bid[seat])
        else:
            worth += grab * (wins - later)
        if best == NO_CARD or worth > most:
            best, most = card, worth
    return best
