"""The quick player of goliath: what a card brings in this trick, and what the hand is worth without it.

Whoever follows looks at the trick as it will stand: how likely the highest and the lowest card so far stay so, if the
players behind lay cards by chance, and what each way to end brings the own profit less what it brings the others on
average. A colour of a profit counts as it will probably count in the end, by its cards and by how many of it are still
to come: one or two cards may become three. To this comes what a card would still be good for in the hand. Whoever leads
goes by how likely the card ends highest or lowest, by the cards of its colour and by the own profit of it.

The numbers were fitted, for three to six seats, to the results of play-outs of this player: 20 of random worlds for
each legal card in some ten thousand positions of its own deals, and again with the new numbers.
"""

from typing import Any

import numpy as np

from stolik.core.bits import NONE, ONE, bit, highest, lowest, popcount, rule, u64
from stolik.core.tricks import left_of
from stolik.games.goliath import COLOUR, LANE, PLACE, PLACES, SECOND_LAST, at_place, top_value, value_of

FEWEST = 3  # seats: those of the first row of each table
COLOURS = 5
RARE = 0.01  # a chance under which no ending is looked at

# What a colour of a profit will count in the end, by its cards: none (2 numbers), one (4), two (4), more (2).
WORTH = np.array(
    [
        [2.01, -0.45, -0.01, 0.1, 1.29, -0.31, 0.47, -0.01, -0.13, 1.14, 1.08, 0.17],
        [1.78, -0.39, 0.04, 0.08, 1.2, -0.27, 0.58, -0.12, -0.16, 0.8, 0.98, 0.25],
        [1.56, -0.34, 0.08, 0.06, 1.04, -0.23, 0.65, -0.17, 1.04, 0.15, 0.87, 0.35],
        [1.35, -0.28, 0.13, 0.03, 0.88, -0.18, 0.72, -0.22, 2.24, -0.51, 0.77, 0.45],
    ]
)
# How gladly a card is given away, following and discarding: see `farewell`.
FAREWELL = np.array(
    [
        [[0.08, 0.84, 0.35, 0.0, 0.0, 0.0, 0.03, 0.1], [0.12, 1.39, 0.34, -0.54, -0.26, 0.37, 2.26, -1.92]],
        [[-0.83, 1.15, 0.27, 0.0, 0.0, 0.0, 2.1, -1.55], [0.89, 0.92, 0.2, -0.52, -0.28, 0.61, 3.61, -3.32]],
        [[-2.51, 2.41, 0.35, 0.0, 0.0, 0.0, 3.69, -2.74], [0.96, 0.63, -0.09, -0.36, -0.04, 0.53, 4.69, -4.19]],
        [[-2.71, 2.19, 0.32, 0.0, 0.0, 0.0, 4.15, -3.02], [0.41, 1.13, -0.16, -0.29, 0.05, 0.6, 5.83, -5.14]],
    ]
)
# What leading a card is worth, with an own profit of any size, and of none, one, two or more cards: see `lead`.
LEAD = np.array(
    [
        [1.23, -2.07, -0.23, 0.16, 0.09, 0.4, 1.38],
        [2.6, -3.01, -0.29, 0.06, 0.4, 1.08, 1.08],
        [3.06, -2.98, -0.13, 0.17, 0.25, 1.52, 0.92],
        [2.25, -2.08, -0.19, 0.22, 0.06, 1.25, 1.05],
    ]
)
LEAD_PILE = np.array(
    [
        [[0.94, 0.45, -0.68], [0.3, -0.43, -0.02], [-0.5, -0.69, 0.48], [-0.08, -0.41, 0.22]],
        [[0.24, -0.33, -0.38], [-0.11, -0.8, -0.09], [-1.19, -1.35, 0.46], [-0.49, -0.33, 0.02]],
        [[-0.23, -0.39, -0.29], [-0.5, -1.08, -0.06], [-1.4, -1.38, 0.39], [-0.75, -0.25, -0.04]],
        [[-0.34, -0.58, -0.24], [-0.49, -1.07, -0.05], [-1.34, -1.47, 0.39], [-0.79, -0.31, -0.1]],
    ]
)


# --- what a profit is worth ------------------------------------------------------------------------------


@rule
def lane_of(first: Any, second: Any, colour: Any) -> Any:
    """The cards of a colour (0 to 4) out of two words; value 1 is bit 0."""
    word = np.int64(colour >= 3)
    return ((second if word else first) >> u64(LANE * (colour - 3 * word))) & COLOUR


@rule
def colour_number(card: Any) -> Any:
    """The colour of a card, 0 to 4."""
    return 3 * (card >> 6) + (card & 63) // LANE


@rule
def part(card: Any, word: Any) -> Any:
    """A card as a set: what of it is in this word."""
    return bit(card & 63) if card >> 6 == word else NONE


@rule
def sum_of_two(cards: Any, count: Any) -> Any:
    """The sum of the values of one or two cards; of more or none it is not asked for: 0."""
    if count == 0 or count > 2:
        return 0.0
    return lowest(cards) + 1.0 if count == 1 else lowest(cards) + highest(cards) + 2.0


@rule
def expected(count: Any, total: Any, ahead: Any, seats: Any) -> Any:
    """What so many cards of a colour with this sum will count in the end; `ahead`: cards to come of it, per seat."""
    row = seats - FEWEST
    if count > 2:
        return count + ahead * (WORTH[row, 10] + ahead * WORTH[row, 11])
    if count == 2:
        kept = 1.0 - ahead * (WORTH[row, 6] + ahead * WORTH[row, 7])
        return total * kept + ahead * (WORTH[row, 8] + ahead * WORTH[row, 9])
    if count == 1:
        kept = 1.0 - ahead * (WORTH[row, 2] + ahead * WORTH[row, 3])
        return total * kept + seats * ahead * (WORTH[row, 4] + ahead * WORTH[row, 5])
    return seats * ahead * (WORTH[row, 0] + ahead * WORTH[row, 1])


@rule
def gain(pile: Any, new: Any, more: Any, mean: Any, ahead: Any, seats: Any) -> Any:
    """What a pile of one colour gains by these cards and `more` unknown ones of a mean value."""
    before, known = popcount(pile), popcount(pile | new)
    after = known + more
    total = sum_of_two(pile | new, known) + more * mean if after < 3 else 0.0
    return expected(after, total, ahead, seats) - expected(before, sum_of_two(pile, before), ahead, seats)


@rule
def gain_card(s: Any, seat: Any, card: Any, ahead: Any, seats: Any) -> Any:
    """What a seat's profit gains by one card."""
    pile = lane_of(s.profit[seat, 0], s.profit[seat, 1], colour_number(card))
    return gain(pile, bit(value_of(card) - 1), 0, 0.0, ahead, seats)


@rule
def gain_trick(
    s: Any, seat: Any, first: Any, second: Any, later: Any, led: Any, more: Any, mean: Any, ahead: Any
) -> Any:
    """What a seat's profit gains by the cards of two words and `more` (not a whole number) of the led colour.

    `later`: the two words of cards that are not laid; `ahead`: those of the led colour after the trick, per seat.
    """
    seats = np.int64(s.seats)
    total = 0.0
    for colour in range(COLOURS):
        new = lane_of(first, second, colour)
        pile = lane_of(s.profit[seat, 0], s.profit[seat, 1], colour)
        if colour == led:
            whole = int(more)
            total += (1.0 - more + whole) * gain(pile, new, whole, mean, ahead, seats)
            if more - whole > RARE:
                total += (more - whole) * gain(pile, new, whole + 1, mean, ahead, seats)
        elif new != NONE:
            total += gain(pile, new, 0, 0.0, popcount(lane_of(later[0], later[1], colour)) / seats, seats)
    return total


# --- following -------------------------------------------------------------------------------------------


@rule
def power(x: Any, k: Any) -> Any:
    """x to a whole number that is not negative."""
    result = 1.0
    while k > 0:
        if k & 1:
            result *= x
        x *= x
        k >>= 1
    return result


@rule
def judge(s: Any, me: Any, card: Any, others: Any, follow: Any, first: Any, second: Any) -> Any:
    """What the trick brings the own profit less what it brings the others on average, if the seat lays this card.

    `others`: the unseen cards of the led colour; `follow`: how likely a player behind has one; `first` and `second`:
    all cards that are not laid.
    """
    seats = np.int64(s.seats)
    value = value_of(card)
    top = max(np.int64(s.top), PLACES * value + s.laid)
    bottom = min(np.int64(s.bottom), PLACES * value - s.laid)
    high, low = at_place(s, top & PLACE), at_place(s, -bottom & PLACE)
    best = card if high == me else np.int64(s.table[high])
    trick = s.trick[0] | part(card, 0), s.trick[1] | part(card, 1)
    later = first & ~part(card, 0), second & ~part(card, 1)
    if s.laid == seats - 1:
        if high == low and s.all_equal == SECOND_LAST:
            low = at_place(s, seats - 2)
        return settle(s, me, high, low, best, trick, later)
    return foresee(s, me, high, low, best, trick, later, top // PLACES, (bottom + PLACE) // PLACES, others, follow)


@rule
def side(seat: Any, me: Any, seats: Any) -> Any:
    """How a seat's points count: the own in full, those of the others against it on average."""
    return 1.0 if seat == me else -1.0 / (seats - 1)


@rule
def settle(s: Any, me: Any, high: Any, low: Any, best: Any, trick: Any, later: Any) -> Any:
    """As `judge`, for the last player: the trick is full."""
    seats = np.int64(s.seats)
    if high == low:
        return side(high, me, seats) * gain_trick(s, high, trick[0], trick[1], later, -1, 0.0, 0.0, 0.0)
    ahead = popcount(lane_of(later[0], later[1], colour_number(best))) / seats
    rest = trick[0] & ~part(best, 0), trick[1] & ~part(best, 1)
    taken = gain_trick(s, high, rest[0], rest[1], later, -1, 0.0, 0.0, 0.0)
    return side(high, me, seats) * taken + side(low, me, seats) * gain_card(s, low, best, ahead, seats)


@rule
def chances(seats: Any, most: Any, least: Any, others: Any, follow: Any) -> Any:
    """How likely one player behind lays less than the highest value so far, and more than the lowest."""
    high = top_value(seats)
    under, over = (1.0 - follow) * (most - 1) / high, (1.0 - follow) * (high - least) / high
    count = popcount(others)
    if count > 0:
        under += follow * popcount(others & (bit(most - 1) - ONE)) / count
        over += follow * popcount(others >> u64(least)) / count
    return under, over


@rule
def foresee(
    s: Any,
    me: Any,
    high: Any,
    low: Any,
    best: Any,
    trick: Any,
    later: Any,
    most: Any,
    least: Any,
    others: Any,
    follow: Any,
) -> Any:
    """As `judge`, for a player who is not the last; `most` and `least`: the highest and the lowest value so far."""
    seats, led = np.int64(s.seats), colour_number(s.led)
    behind = seats - 1 - s.laid
    under, over = chances(seats, most, least, others, follow)
    stays_high, stays_low = power(under, behind), power(over, behind)
    stay = power(max(under + over - 1.0, 0.0), behind)
    ahead = max(popcount(lane_of(later[0], later[1], led)) - behind * follow, 0.0) / seats
    best_colour = colour_number(best)
    of_best = ahead if best_colour == led else popcount(lane_of(later[0], later[1], best_colour)) / seats
    bottom, top = lowest(others | bit(LANE)) + 1, highest(others | ONE) + 1
    higher = 0.5 * (max(most, bottom) + max(most, top))
    value = 0.0
    if stays_high > RARE:
        rest = trick[0] & ~part(best, 0), trick[1] & ~part(best, 1)
        mean = 0.5 * (min(most, bottom) + min(most, top))
        taken = gain_trick(s, high, rest[0], rest[1], later, led, behind * follow, mean, ahead)
        value += stays_high * side(high, me, seats) * taken
        value += stay * side(low, me, seats) * gain_card(s, low, best, of_best, seats)
    if stays_high < 1.0 - RARE:
        pile = lane_of(s.profit[low, 0], s.profit[low, 1], led)
        value += (stays_low - stay) * side(low, me, seats) * gain(pile, NONE, 1, higher, ahead, seats)
    lost = 0.0
    seat = me
    for _ in range(behind):
        seat = left_of(seat, seats)
        lost += (stays_high - stay) * gain_card(s, seat, best, of_best, seats)
        if stays_high < 1.0 - RARE:
            more = (behind - 1) * follow
            lost += (1.0 - stays_high) * gain_trick(s, seat, trick[0], trick[1], later, led, more, higher, ahead)
            pile = lane_of(s.profit[seat, 0], s.profit[seat, 1], led)
            both = 1.0 - stays_high - stays_low + stay
            lost += both * gain(pile, NONE, 1, higher, ahead, seats)
    return value - lost / (behind * (seats - 1))


# --- the hand, and the lead ------------------------------------------------------------------------------


@rule
def farewell(discard: Any, value: Any, own: Any, others: Any, left: Any, seats: Any) -> Any:
    """How gladly a card is given away: `own` and `others` are the cards of its colour in the hand and unseen."""
    row = seats - FEWEST
    x = (value - 0.5) / 3.0
    later = FAREWELL[row, discard, 0] * x + FAREWELL[row, discard, 1] * x * x / seats
    later += FAREWELL[row, discard, 2] * popcount(others & (bit(value - 1) - ONE))
    if discard:
        later += FAREWELL[row, 1, 3] * popcount(own) + FAREWELL[row, 1, 4] * popcount(others)
        later += FAREWELL[row, 1, 5] * seats * (popcount(own) == 1)
    now = FAREWELL[row, discard, 6] * x + FAREWELL[row, discard, 7] * x * x / seats
    return (left - 1) / 15.0 * later + now


@rule
def lead(value: Any, own: Any, others: Any, pile: Any, follow: Any, left: Any, seats: Any) -> Any:
    """What leading a card is worth: `own` and `others` as in `farewell`, `pile` the own profit of its colour."""
    row = seats - FEWEST
    x = (value - 0.5) / top_value(seats)
    count, lower = popcount(others), popcount(others & (bit(value - 1) - ONE))
    share = lower / max(count, 1)
    high = seats * power(follow * share + (1.0 - follow) * x, seats - 1)
    low = seats * power(follow * (1.0 - share) + (1.0 - follow) * (1.0 - x), seats - 1)
    later = seats * x * (LEAD[row, 0] + LEAD[row, 1] * x) + LEAD[row, 2] * popcount(own)
    later += LEAD[row, 3] * count + LEAD[row, 4] * lower + LEAD[row, 5] * low + LEAD[row, 6] * high
    k = min(popcount(pile), 3)
    now = LEAD_PILE[row, k, 0] * low + LEAD_PILE[row, k, 1] * high + LEAD_PILE[row, k, 2] * seats
    return (left - 1) / 14.0 * later + now


# --- the choice ------------------------------------------------------------------------------------------


@rule
def unlaid(s: Any) -> Any:
    """All cards in play that nobody has laid yet, in two words."""
    colour = (ONE << u64(top_value(np.int64(s.seats)))) - ONE
    first, second = s.trick[0], s.trick[1]
    for seat in range(s.seats):
        first |= s.profit[seat, 0]
        second |= s.profit[seat, 1]
    full = colour | colour << u64(LANE)
    return (full | colour << u64(2 * LANE)) & ~first, full & ~second


@rule
def weigh(s: Any, me: Any, card: Any, first: Any, second: Any) -> Any:
    """How good a legal card seems to the seat; `first` and `second` as `unlaid` says."""
    seats, left = np.int64(s.seats), np.int64(s.left)
    hidden0, hidden1 = first & ~s.hand[me, 0], second & ~s.hand[me, 1]
    colour, value = colour_number(card), value_of(card)
    led = colour_number(s.led) if s.laid > 0 else colour
    led_cards = lane_of(hidden0, hidden1, led)
    absent = 1.0 - popcount(led_cards) / max(popcount(hidden0) + popcount(hidden1), 1)
    follow = 1.0 - power(absent, left)
    own, others = lane_of(s.hand[me, 0], s.hand[me, 1], colour), lane_of(hidden0, hidden1, colour)
    if s.laid == 0:
        return lead(value, own, others, lane_of(s.profit[me, 0], s.profit[me, 1], colour), follow, left, seats)
    discard = np.int64(colour != led)
    return judge(s, me, card, led_cards, follow, first, second) + farewell(discard, value, own, others, left, seats)


@rule
def policy(s: Any, seat: Any, offer: Any, chance: Any) -> Any:
    """The card that seems best to the seat, which sees its own hand alone; -1 if nothing is legal."""
    first, second = unlaid(s)
    best, found, several = 0.0, -1, offer.rows > 1
    for k in range(offer.rows):
        cards = offer.mask[k]
        several = several or cards & (cards - ONE) != NONE
        while cards != NONE:
            card = 64 * offer.row[k] + lowest(cards)
            cards &= cards - ONE
            value = weigh(s, seat, card, first, second) if several else 0.0
            if found == -1 or value > best:
                best, found = value, card
    return found
