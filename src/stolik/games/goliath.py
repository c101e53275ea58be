"""David & Goliath, for three to six: the high card takes the trick, the low card the best of it.

Source: "Dawid i Goliat" by Reinhard Staupe, Polish rules; numbers DG-1..25, DG-A1..A5 of the project's rules.

* Five colours (red, yellow, green, blue, violet), values from 1 to three times the number of players
  (DG-1..4). All of these cards are dealt, 15 to each seat (DG-5). The deal passes to the left (DG-A2).
* The dealer's left leads any card (DG-6, DG-7); clockwise the others follow the led colour if they can
  (DG-8..10).
* Highest and lowest card of a trick are so by their number alone, whatever the colour; of equal ones the
  last played counts (DG-11..13). The player of the lowest card gets the highest one (DG-14), the player of
  the highest card all the others (DG-15) and the next lead (DG-17).
* If all cards of a trick have the same number, the last player has both and takes it whole; with option
  `all_equal=second_last` the second-to-last card is the lowest then (DG-A1).
* After 15 tricks (DG-18) each colour counts by itself: one or two cards the sum of their values, three or
  more one point a card (DG-19..23). Profit lies open to all (DG-16).
* Most points win (DG-25) after as many deals as there are players (DG-24), or as option `deals` says
  (DG-A4); ties are shared (DG-A3).

Actions: `play CARD`; its number is the card's (rows 0 and 1).
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Literal, NamedTuple

import numpy as np

from stolik.core.bits import NONE, ONE, bit, highest, lowest, popcount, rule, u64
from stolik.core.chance import reveal2
from stolik.core.engine import record
from stolik.core.game import Event, Game, Reading, Reason, Stands, Typed, View, event, not_held, not_now, reason
from stolik.core.offer import add
from stolik.core.options import BadOption, columns
from stolik.core.packs import Pack
from stolik.core.speech import after_trick, ask_card, last_act, read_card, seats_of, stands_hand, stands_trick
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
    EVERYONE,
    NO_CARD,
    NOBODY,
    NOTHING,
    NUMBER,
    OVER,
    OWNER,
    SEAT,
    Fact,
    StateTable,
    each,
    one,
    some,
)
from stolik.core.tricks import left_of

# --- constants, options, state ---------------------------------------------------------------------------

SEATS = 6
HAND = 15  # cards of a hand, and so tricks of a deal (DG-5, DG-18)
COLOURS = "RYGBV"
# Three colours in the first word of a set, two in the second, 18 bits each.
PACK = Pack(
    [64 * (colour // 3) + 18 * (colour % 3) + value - 1 for colour in range(5) for value in range(1, 19)],
    [f"{COLOURS[colour]}{value}" for colour in range(5) for value in range(1, 19)],
    wide=True,
)
PLAY = 1  # the only phase
WORDS = 2  # a set of cards: red, yellow and green in the first word, blue and violet in the second
LANE = 18  # bits of a colour
COLOUR = u64((1 << LANE) - 1)  # all cards of the first colour of a word
NO_VALUE = u64(1 << LANE)  # a bit above a colour, so that an empty one has a lowest bit
SECOND, THIRD = u64(LANE), u64(2 * LANE)  # where the other colours begin
PLACES = 16  # more than twice the places of a trick: see `lay` and `end_trick`
PLACE = PLACES - 1  # the bits of a place
LAST_TAKES_ALL, SECOND_LAST = 0, 1  # all_equal
LONGEST = 10_000  # deals of a match that a state can count


class Options(NamedTuple):
    """Options of a match.

    all_equal  whose card is the lowest where all have the same number (DG-A1)
    deals      the length of the match; None: as many deals as seats (DG-24, DG-A4)
    """

    seats: int = 4
    all_equal: Literal["last_takes_all", "second_last"] = "last_takes_all"
    deals: int | None = None


def check(options: Options) -> Options:
    """The options with the number of deals (DG-24, DG-A4); raises BadOption."""
    deals = options.seats if options.deals is None else options.deals
    if deals < 1:
        raise BadOption("deals", "option-too-small", "DG-A4", low=1)
    if deals > LONGEST:
        raise BadOption("deals", "goliath-why-option-deals", "DG-A4", high=LONGEST)
    return options._replace(deals=deals)


def high_and_low(
    laid: int, leader: int, seats: int, top: int, bottom: int, last_high: int, last_low: int
) -> tuple[int, int] | None:
    """The seats of the highest and the lowest card so far, or of the full trick (DG-12, DG-13); None for one card."""
    if laid == 0:  # the last full trick lies there still, and only a full one can be equal throughout (DG-A1)
        return (last_high, last_low) if last_high != NOBODY else None
    return None if laid == 1 else ((leader + (top & PLACE)) % seats, (leader + (-bottom & PLACE)) % seats)


def highest_seat(*trick: int) -> int | None:
    """Of `high_and_low` the first."""
    found = high_and_low(*trick)
    return found and found[0]


def lowest_seat(*trick: int) -> int | None:
    """Of `high_and_low` the second."""
    found = high_and_low(*trick)
    return found and found[1]


def takers(table: list[int], *trick: int) -> list[int | None]:
    """Who gets the card of each seat: the lowest the highest one (DG-14), the highest all others (DG-15)."""
    found = high_and_low(*trick)
    if found is None:
        return [None] * len(table)
    high, low = found
    return [None if card == NO_CARD else low if seat == high else high for seat, card in enumerate(table)]


def pile_points(profit: list[list[int]]) -> list[list[int]]:
    """What each seat's profit is worth so far, by colour (DG-19)."""
    return [list(worths(*words)) for words in profit]


def profit_points(profit: list[list[int]]) -> list[int]:
    """The sum of these for each seat."""
    return [sum(row) for row in pile_points(profit)]


TRICK = ("laid", "leader", "seats", "top", "bottom", "high_seat", "low_seat")  # what `high_and_low` is made of
TABLE = StateTable(
    PACK,
    SEATS,
    columns(Options, SEATS),
    [
        # name              who sees it  how a view writes it   meaning
        each("hand", SEATS, OWNER, COUNTED, "cards held", length=WORDS),
        each("profit", SEATS, EVERYONE, CARDS, "cards won", length=WORDS),
        each("table", SEATS, EVERYONE, CARD, "the card laid to this trick"),
        one("laid", EVERYONE, NUMBER, "cards in this trick"),
        one("leader", EVERYONE, SEAT, "who led to this trick"),
        one("led", EVERYONE, CARD, "the card that was led"),
        one("high", EVERYONE, CARD, "the highest card of the last full trick"),
        one("high_seat", EVERYONE, SEAT, "who laid it"),
        one("low", EVERYONE, CARD, "the lowest card of the last full trick"),
        one("low_seat", EVERYONE, SEAT, "who laid it"),
        one("left", EVERYONE, NUMBER, "tricks that are not full yet"),
        one("colour", EVERYONE, NOTHING, "all cards of the led colour, in their word", mask=True),
        some("trick", WORDS, EVERYONE, NOTHING, "the cards of this trick", mask=True),
        one("top", EVERYONE, NOTHING, "value and place of the highest card of this trick"),
        one("bottom", EVERYONE, NOTHING, "value and place of the lowest card of this trick"),
    ],
    [
        Fact("pile_points", ("profit",), pile_points, "what a profit is worth so far, by colour"),
        Fact("profit_points", ("profit",), profit_points, "the sum of these"),
        Fact("highest", TRICK, highest_seat, "whose card of the trick on the table is the highest so far"),
        Fact("lowest", TRICK, lowest_seat, "whose is the lowest"),
        Fact("takers", ("table", *TRICK), takers, "who gets the card that each seat laid, as it stands"),
    ],
)


# --- the deal --------------------------------------------------------------------------------------------


@rule
def top_value(seats: Any) -> Any:
    """The highest value in play (DG-3)."""
    return 3 * seats


@rule
def deal(s: Any, chance: Any) -> None:
    """Hands are drawn from the cards in play; what is left in the end is the dealer's (DG-5)."""
    colour = (ONE << u64(top_value(s.seats))) - ONE
    first = colour | colour << SECOND | colour << THIRD
    second = colour | colour << SECOND
    seat = s.dealer
    for place in range(s.seats - 1):
        seat = left_of(seat, s.seats)
        hand1, hand2 = NONE, NONE
        for k in range(HAND):
            card = reveal2(chance, place + k * s.seats, first, second)
            in_second = bit(card & 63) * u64(card >> 6)  # no branch here: nobody could foresee it
            in_first = bit(card & 63) ^ in_second
            hand1 |= in_first
            hand2 |= in_second
            first ^= in_first
            second ^= in_second
        set_hand(s, seat, hand1, hand2)
    set_hand(s, s.dealer, first, second)
    s.led = NO_CARD
    s.high = NO_CARD
    s.low = NO_CARD
    s.leader = NOBODY
    s.high_seat = NOBODY
    s.low_seat = NOBODY
    clear_trick(s)
    s.left = HAND
    s.turn = left_of(s.dealer, s.seats)
    s.phase = PLAY


@rule
def set_hand(s: Any, seat: Any, first: Any, second: Any) -> None:
    """A seat as the deal finds it: with its hand and nothing else."""
    s.hand[seat, 0] = first
    s.hand[seat, 1] = second
    s.profit[seat, 0] = NONE
    s.profit[seat, 1] = NONE
    s.table[seat] = NO_CARD


# --- tricks ----------------------------------------------------------------------------------------------


@rule
def value_of(card: Any) -> Any:
    """The number on a card."""
    return (card & 63) % LANE + 1


@rule
def colour_of(card: Any) -> Any:
    """All cards of a card's colour, in their word."""
    return COLOUR << u64((card & 63) // LANE * LANE)


@rule
def clear_trick(s: Any) -> None:
    """Nothing counts for the next trick yet; the cards stay on the table until its lead, to be looked at."""
    s.laid = 0
    s.colour = NONE
    s.trick[0] = NONE
    s.trick[1] = NONE
    s.top = 0
    s.bottom = PLACES * (LANE + 1)


@rule
def legal_cards(s: Any, offer: Any) -> None:
    """The led colour if held (DG-9), or else any card, as for the lead (DG-7, DG-10)."""
    if s.laid > 0 and s.hand[s.turn, s.led >> 6] & s.colour != NONE:
        add(offer, s.led >> 6, s.hand[s.turn, s.led >> 6] & s.colour)
    else:
        add(offer, 0, s.hand[s.turn, 0])
        add(offer, 1, s.hand[s.turn, 1])


@rule
def lay(s: Any, card: Any) -> None:
    """One card to the trick. Value first, then place: the last of equals is highest, and lowest (DG-12, DG-13)."""
    me = s.turn
    if s.laid == 0:
        for seat in range(s.seats):
            s.table[seat] = NO_CARD
        s.led = card
        s.colour = colour_of(card)
        s.leader = me
    value = value_of(card)
    s.top = max(s.top, PLACES * value + s.laid)  # DG-12
    s.bottom = min(s.bottom, PLACES * value - s.laid)  # DG-13
    s.hand[me, card >> 6] ^= bit(card & 63)
    s.trick[card >> 6] |= bit(card & 63)
    s.table[me] = card
    s.laid += 1
    s.turn = left_of(me, s.seats)
    if s.laid == s.seats:
        end_trick(s)


@rule
def at_place(s: Any, place: Any) -> Any:
    """The seat that played to this trick at a place: 0 is the leader's."""
    seat = s.leader + place
    return seat - s.seats if seat >= s.seats else seat


@rule
def end_trick(s: Any) -> None:
    """The highest card is determined, then the lowest, and all cards become profit (DG-11)."""
    lowest_place = -s.bottom & PLACE
    if s.all_equal == SECOND_LAST and s.top - s.bottom == 2 * (s.seats - 1):  # DG-A1: one value, first to last
        lowest_place = s.seats - 2
    s.high_seat = at_place(s, s.top & PLACE)
    s.low_seat = at_place(s, lowest_place)
    s.high = s.table[s.high_seat]
    s.low = s.table[s.low_seat]
    s.trick[s.high >> 6] ^= bit(s.high & 63)
    s.profit[s.low_seat, s.high >> 6] |= bit(s.high & 63)  # DG-14
    s.profit[s.high_seat, 0] |= s.trick[0]  # DG-15
    s.profit[s.high_seat, 1] |= s.trick[1]
    clear_trick(s)
    s.turn = s.high_seat  # DG-17
    s.left -= 1
    if s.left == 0:
        s.phase = OVER


# --- points ----------------------------------------------------------------------------------------------


@rule
def worth(cards: Any) -> Any:
    """The points for the cards of one colour; value 1 is bit 0 (DG-20, DG-21, DG-22)."""
    count = popcount(cards)
    one, two = np.int64(count == 1), np.int64(count == 2)  # arithmetic, no branch: nobody could foresee it
    low, high = lowest(cards | NO_VALUE) + 1, highest(cards | ONE) + 1
    return count + (one + two) * (low - count) + two * high


@rule
def points(s: Any, seat: Any) -> Any:
    """Each colour by itself (DG-19), and their sum (DG-23)."""
    first, second = s.profit[seat, 0], s.profit[seat, 1]
    total = worth(first & COLOUR) + worth(first >> SECOND & COLOUR) + worth(first >> THIRD & COLOUR)
    return total + worth(second & COLOUR) + worth(second >> SECOND & COLOUR)


@lru_cache(maxsize=4096)  # views ask for the same few all the time
def worths(first: int, second: int) -> tuple[int, ...]:
    """What each colour of a profit is worth, in the order of the pack (DG-19)."""
    lanes = [(word, LANE * colour) for word in (first, second) for colour in range(3)][: len(COLOURS)]
    return tuple(worth_of(word >> place & int(COLOUR)) for word, place in lanes)


@lru_cache(maxsize=4096)
def worth_of(cards: int) -> int:
    """As `worth`, of a number: of what a seat gains one or two colours are new."""
    return int(worth(u64(cards)))


# --- the contract ----------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """For the seat to act, the cards that it may lead (DG-7) or follow with (DG-9, DG-10)."""
    if seat == s.turn and s.phase != OVER:
        legal_cards(s, offer)


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """The card that the action names is laid to the trick (DG-8)."""
    lay(s, action)


def deck(options: Options) -> list[int]:
    """The cards in play (DG-3, DG-4)."""
    return [card for card in PACK.numbers if value_of(card) <= top_value(options.seats)]


# --- text ------------------------------------------------------------------------------------------------


def action_text(action: int) -> str:
    """`play CARD`."""
    return f"play {PACK.text(action)}"


def action_number(text: str) -> int:
    """The inverse of `action_text`, for all 90 cards; ValueError."""
    verb, _, card = text.partition(" ")
    if verb == "play" and card in PACK:
        return PACK.number(card)
    raise ValueError(text)


def why(view: View, action: str) -> Reason:
    """Out of turn, not in play, not held, or another colour than the led one."""
    card = action.removeprefix("play ")
    if view["turn"] != view["seat"]:
        return not_now(view, "DG-8" if view["laid"] else "DG-6" if view["left"] == HAND else "DG-17")
    high = top_value(view["seats"])
    if int(card[1:]) > high:
        return reason("goliath-why-not-in-play", "DG-4", card=card, count=view["seats"], value=high)
    if card not in view["hand"]:
        return not_held(card, "DG-9" if view["laid"] else "DG-7")
    return reason("goliath-why-follow", "DG-9", suit=view["led"][0])


def opening(view: View) -> list[Event]:
    """Who dealt, and who leads."""
    return [
        event("goliath-deal", seat=view["dealer"], count=HAND, number=view["number"] + 1),
        event("goliath-begins", seat=view["turn"]),
    ]


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """The card, what becomes of a full trick, and the points after the last one."""
    card = action.removeprefix("play ")
    told = [event("goliath-play" if before["laid"] else "goliath-lead", seat=seat, card=card)]
    if after["laid"] == 0:
        told += tell_trick(after)
    if after["phase"] == "over":
        told += [tell_points(after, s) for s in range(after["seats"])]
    return told


def tell_trick(view: View) -> list[Event]:
    """Who gets which cards of the full trick on the table."""
    cards = [view["table"][(view["leader"] + place) % view["seats"]] for place in range(view["seats"])]
    if view["high_seat"] == view["low_seat"]:
        return [event("goliath-all-equal", seat=view["high_seat"], cards=cards)]
    cards.remove(view["high"])
    return [
        event("goliath-highest", seat=view["high_seat"], card=view["high"], cards=cards),
        event("goliath-lowest", seat=view["low_seat"], card=view["low"], won=view["high"]),
    ]


def tell_points(view: View, seat: int) -> Event:
    """What a seat's profit is worth, colour by colour."""
    colours = dict(zip(("red", "yellow", "green", "blue", "violet"), view["pile_points"][seat], strict=True))
    return event("goliath-points", seat=seat, points=view["profit_points"][seat], **colours)


# --- what stands, what is asked, what is typed -----------------------------------------------------------


def describe(view: View) -> Stands:
    """The hand; the trick; everybody's profit, card by card (DG-16); how many tricks are left."""
    stands = {"table": [stands_trick(view)], "seats": [stands_profit(view, seat) for seat in seats_of(view)]}
    stands["deal"] = [event("goliath-stands-left", count=view["left"])]
    return stands if view["seat"] is None else {"hand": stands_hand(view["hand"]), **stands}


def stands_profit(view: View, seat: int) -> Event:
    """Which cards of each colour a seat has won, and what they are worth so far (DG-16)."""
    piles = []
    for colour, worth in zip(COLOURS, view["pile_points"][seat], strict=True):
        values = [int(card[1:]) for card in view["profit"][seat] if card[0] == colour]
        if values:
            piles.append(event("goliath-stands-pile", suit=colour, values=values, points=worth))
    if not piles:
        return event("goliath-stands-none", seat=seat)
    return event("goliath-stands-profit", seat=seat, list=piles, points=view["profit_points"][seat])


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """Which card."""
    return [ask_card(view, legal, itemgetter(0))]


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """The trick and who acted; after a full one how many are left, and who got cards."""
    seat = last_act(events, ("goliath-lead", "goliath-play"))
    if seat is None or view["phase"] == "over":
        return []
    if view["laid"]:
        return [*after_trick(view), stands_after(view, seat)]
    if view["high_seat"] is None:  # nobody has led: what was done has been taken back
        return []
    winners = dict.fromkeys((view["high_seat"], view["low_seat"]))
    return [event("goliath-stands-left", count=view["left"]), *(stands_after(view, at) for at in winners)]


def stands_after(view: View, seat: int) -> Event:
    """What a seat's profit is worth, and how many cards it holds."""
    return event("goliath-full", seat=seat, points=view["profit_points"][seat], count=view["hand_count"][seat])


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A card."""
    return read_card(view, "play", tokens)


TYPED = Typed(read, {"play": "trick-typed-play"}, "goliath-help")


def restore(state: Any, view: View) -> None:
    """What is worked out of the trick that lies there: its cards, the led colour, the highest and the lowest one."""
    s = record(state)
    clear_trick(s)
    if not view["laid"]:
        return
    s.laid, s.colour = view["laid"], colour_of(s.led)
    for place in range(s.laid):
        card = s.table[at_place(s, place)]
        value = value_of(card)
        s.top, s.bottom = max(s.top, PLACES * value + place), min(s.bottom, PLACES * value - place)
        s.trick[card >> 6] |= bit(card & 63)


GOLIATH = Game(
    name="goliath",
    seats=(3, SEATS),
    seats_rule="DG-1",
    options=Options,
    check=check,
    shown_first=("deals",),
    pack=PACK,
    deck=deck,
    table=TABLE,
    phases=("over", "play"),
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    rows=2,
    longest=lambda options: HAND * options.seats,
    action_text=action_text,
    action_number=action_number,
    why=why,
    tell=tell,
    told_alike=True,
    opening=opening,
    describe=describe,
    ask=ask,
    after=after,
    restore=restore,
    stirring={"goliath-highest": "won", "goliath-all-equal": "won"},
    typed=TYPED,
)
