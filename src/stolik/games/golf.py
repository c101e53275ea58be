"""Golf with six cards for two to eight: swap the cards of your layout one by one for lower ones.

Source: braillespiel.de, "Golf mit sechs Karten"; numbers GO-1..17, GO-A1..A11 of the project's rules.

* 52 cards, from five players on two packs (GO-1). Six cards each, face down in three columns of two (GO-4):
  cells 1 2 3 are the far row, 4 5 6 the near one. The next card starts the discards, then the stock (GO-5).
* First everybody looks once at two cards of the near row (GO-6, GO-A3; option `peek`) and remembers (GO-A10).
* In turn, from the dealer's left (GO-A4), take the top of the stock or of the discards (GO-7). What comes
  from the discards replaces one of your six (GO-9), a card of the stock does too or is thrown away (GO-10).
  It lies face up, the replaced one on top of the discards (GO-12), from where it may come back (GO-A11).
* Six cards face up end the hole at once (GO-13); with `final_turns` the others have one more turn each
  (GO-A7). So does a long row of turns in which no face-down card is replaced (`stall_turns`, GO-A6).
* When the stock is empty, chance makes a new one of the discards below the top, before the next turn (GO-A5).
* Ace 1, two -2, three to ten as they are, jack and queen 10, king 0; two equal cards in a column 0 (GO-15,
  GO-16). Equal is the rank, or with `pair_by=points` the value (GO-A2). The lowest total wins (GO-2).

A card that nobody has seen is not in the state: `hidden` is their set, chance says which one lies where.
Sets are two nested words: the second has the cards of which there are two.

Actions (row 0): `peek CELL CELL` (bits 0-14), `stock` (15), `take` (16), `swap CELL` (17-22), `discard` (23).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Literal, NamedTuple

import numpy as np

from stolik.core.bits import NONE, bit, popcount, rule, u64
from stolik.core.chance import RESHUFFLED, reveal2
from stolik.core.game import Event, Game, Reading, Reason, Stands, Typed, Unclear, View, event, not_now, reason
from stolik.core.offer import add
from stolik.core.options import BadOption, columns
from stolik.core.outcome import lowest_wins
from stolik.core.packs import FRENCH
from stolik.core.speech import last_act, seats_of, whole
from stolik.core.state import (
    CARD,
    CARDS,
    CHANCE,
    EVERYONE,
    FLAG,
    NO_CARD,
    NO_ONE,
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

# --- constants, options, state ------------------------------------------------------------------------------

SEATS, CELLS = 8, 6
ONE_PACK = 4  # seats that one pack is enough for
MOST_DEALS, MOST_STALL = 18, 1000
PEEK, TURN, DRAWN, TAKEN, RESHUFFLE = 1, 2, 3, 4, 5  # phases; a card in hand was `drawn` or `taken`
FULL = u64(0x1FFF1FFF1FFF1FFF)

PAIRS = list(combinations(range(CELLS), 2))
FIRST, SECOND = np.array([pair[0] for pair in PAIRS]), np.array([pair[1] for pair in PAIRS])
TEXTS = (
    *(f"peek {first + 1} {second + 1}" for first, second in PAIRS),
    "stock",
    "take",
    *(f"swap {cell + 1}" for cell in range(CELLS)),
    "discard",
)
STOCK, TAKE, SWAP, DISCARD = 15, 16, 17, 23  # actions; those below STOCK are pairs of cells
PEEKS = np.array([0x7000, 0x1000, 0x7FFF], np.uint64)  # the pairs of each choice of `peek`
PILES, ONLY_TAKE = u64(0x18000), u64(0x10000)
SWAPS, SWAPS_OR_DISCARD = u64(0x7E0000), u64(0xFE0000)
BY_POINTS = 1  # pair_by
VALUES = np.array([-2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 1])  # from two to ace (GO-15, GO-A1)


class Options(NamedTuple):
    """Options of a match.

    `deals`: holes, 9, 18 or any number from 1 to 18 (GO-3). `peek`: which two cards may be looked at (GO-A3).
    `pair_by`: what makes two cards equal (GO-A2). `stall_turns`: turns per player without progress that end a
    hole, at most 1000, or None (GO-A6). `final_turns`: one more turn for the others (GO-A7).
    """

    seats: int = 4
    deals: int = 9
    peek: Literal["near_any2", "near_left2", "any2"] = "near_any2"
    pair_by: Literal["rank", "points"] = "rank"
    stall_turns: int | None = 20
    final_turns: bool = False


def check(options: Options) -> Options:
    """The options; BadOption for a number of holes (GO-A8) or `stall_turns` (GO-A6) out of range."""
    if not 1 <= options.deals <= MOST_DEALS:
        raise BadOption("deals", "golf-why-option-deals", "GO-3", low=1, high=MOST_DEALS)
    if options.stall_turns is not None and not 1 <= options.stall_turns <= MOST_STALL:
        raise BadOption("stall_turns", "golf-why-option-stall", "GO-A6", low=1, high=MOST_STALL)
    return options


def all_pairs(up: list[list[int]], by_points: int) -> list[list[bool]]:
    """For each seat, whether each column is a pair that all see, which counts nothing (GO-16)."""
    return [pairs(row, by_points) for row in up]


TABLE = StateTable(
    FRENCH,
    SEATS,
    columns(Options, SEATS),
    [
        # name                            who sees it  how a view writes it   meaning
        each("up", SEATS, EVERYONE, CARD, "the card that lies face up on each cell", length=CELLS),
        each("peeked", SEATS, OWNER, CARD, "the face-down cards that their owner looked at", length=CELLS),
        each("drawn", SEATS, OWNER, CARD, "the card drawn from the stock, until it is placed"),
        one("taken", EVERYONE, CARD, "the card taken from the discards, until it is placed"),
        one("top", EVERYONE, CARD, "the top discard, none while it is taken"),
        some("discards", 2, EVERYONE, CARDS, "the discards below the top one"),
        one("stock", EVERYONE, NUMBER, "cards in the stock"),
        one("reshuffled", EVERYONE, FLAG, "whether the stock has been made of discards"),
        one("idle", EVERYONE, NUMBER, "turns in a row that replaced no face-down card, if they are limited"),
        one("closer", EVERYONE, SEAT, "who first had six cards face up"),
        one("by_points", EVERYONE, FLAG, "whether equal points make a pair: the option, for what views tell"),
        one("following", EVERYONE, NOTHING, "whose turn comes after the reshuffle"),
        one("next_place", NO_ONE, NOTHING, "where the top card of the stock lies in the deck"),
        some("hidden", 2, NO_ONE, NOTHING, "cards that nobody has seen in this deal", mask=True),
        some("pool", 2, NO_ONE, NOTHING, "the cards of a reshuffled stock", mask=True),
    ],
    [Fact("pairs", ("up", "by_points"), all_pairs, "columns that cancel")],
)


# --- sets of cards of which there can be two ----------------------------------------------------------------


@rule
def put(cards: Any, card: Any) -> None:
    """Add a card to a set of two words."""
    cards[1] |= cards[0] & bit(card)
    cards[0] |= bit(card)


@rule
def drop(cards: Any, card: Any) -> None:
    """Take a card out of a set of two words that has it."""
    twice = cards[1] & bit(card)
    cards[1] ^= twice
    cards[0] ^= bit(card) ^ twice


# --- the deal -----------------------------------------------------------------------------------------------


@rule
def deal(s: Any, chance: Any) -> None:
    """Six cards each, face down; one discard; the rest is the stock (GO-1, GO-4, GO-5)."""
    for seat in range(s.seats):
        for cell in range(CELLS):
            s.up[seat, cell] = NO_CARD
            s.peeked[seat, cell] = NO_CARD
        s.drawn[seat] = NO_CARD
    s.hidden[0] = FULL
    s.hidden[1] = NONE if s.seats <= ONE_PACK else FULL
    s.pool[0] = s.pool[1] = NONE
    s.discards[0] = s.discards[1] = NONE
    dealt = CELLS * s.seats
    s.stock = popcount(s.hidden[0]) + popcount(s.hidden[1]) - dealt - 1
    s.top = reveal2(chance, dealt, s.hidden[0], s.hidden[1]) & 63
    drop(s.hidden, s.top)
    s.next_place = dealt + 1
    s.taken = NO_CARD
    s.reshuffled = 0
    s.idle = 0
    s.closer = NOBODY
    s.by_points = s.pair_by
    s.following = NOBODY
    s.turn = left_of(s.dealer, s.seats)
    s.phase = PEEK


@rule
def see(s: Any, seat: Any, cell: Any, chance: Any) -> Any:
    """The card of a cell that nobody has seen; from now on somebody has (GO-6, GO-11)."""
    offset = seat - s.dealer - 1
    if offset < 0:
        offset += s.seats
    card = reveal2(chance, cell * s.seats + offset, s.hidden[0], s.hidden[1]) & 63
    drop(s.hidden, card)
    return card


@rule
def look(s: Any, pair: Any, chance: Any) -> None:
    """One look for each seat, the dealer last; all come before the first turn (GO-6, GO-A3)."""
    me = s.turn
    s.peeked[me, FIRST[pair]] = see(s, me, FIRST[pair], chance)
    s.peeked[me, SECOND[pair]] = see(s, me, SECOND[pair], chance)
    if me == s.dealer:
        s.phase = TURN
    s.turn = left_of(me, s.seats)


# --- a turn -------------------------------------------------------------------------------------------------


@rule
def draw(s: Any, chance: Any) -> None:
    """The top of the stock, for the drawer's eyes alone (GO-7, GO-8)."""
    stock = s.pool if s.reshuffled else s.hidden
    card = reveal2(chance, s.next_place, stock[0], stock[1]) & 63
    drop(stock, card)
    s.next_place += 1
    s.stock -= 1
    s.drawn[s.turn] = card
    s.phase = DRAWN


@rule
def take(s: Any) -> None:
    """The top discard (GO-7)."""
    s.taken = s.top
    s.top = NO_CARD
    s.phase = TAKEN


@rule
def discard(s: Any, chance: Any) -> None:
    """The drawn card goes straight on the discards, and nothing is turned up (GO-10)."""
    put(s.discards, s.top)
    s.top = s.drawn[s.turn]
    s.drawn[s.turn] = NO_CARD
    end_turn(s, False, chance)


@rule
def swap(s: Any, cell: Any, chance: Any) -> None:
    """The card in hand comes face up into a cell, the card from there on the discards (GO-11, GO-12)."""
    me = s.turn
    was_down = s.up[me, cell] == NO_CARD
    if was_down:
        turn_up(s, me, cell, chance)
    replaced = s.up[me, cell]
    if s.phase == DRAWN:
        put(s.discards, s.top)
        s.up[me, cell] = s.drawn[me]
        s.drawn[me] = NO_CARD
    else:
        s.up[me, cell] = s.taken
        s.taken = NO_CARD
    s.top = replaced
    end_turn(s, was_down, chance)


@rule
def turn_up(s: Any, seat: Any, cell: Any, chance: Any) -> None:
    """A face-down card is laid open (GO-12); if its owner looked at it, chance has said which one it is."""
    if s.peeked[seat, cell] == NO_CARD:
        s.up[seat, cell] = see(s, seat, cell, chance)
    else:
        s.up[seat, cell] = s.peeked[seat, cell]
        s.peeked[seat, cell] = NO_CARD


# --- the end of a turn and of the hole ----------------------------------------------------------------------


@rule
def all_up(s: Any, seat: Any) -> Any:
    """Whether all six cards of a seat lie face up (GO-13)."""
    for cell in range(CELLS):
        if s.up[seat, cell] == NO_CARD:
            return False
    return True


@rule
def end_turn(s: Any, was_down: Any, chance: Any) -> None:
    """The hole ends (GO-13, GO-A7, GO-A6), or the next turn comes, if need be with a new stock (GO-A5)."""
    following = left_of(s.turn, s.seats)
    if was_down and s.closer == NOBODY and all_up(s, s.turn):
        s.closer = s.turn
    s.idle = 0 if was_down or s.stall_turns < 0 else s.idle + 1
    s.turn = following
    s.phase = TURN
    closed = s.closer != NOBODY and (s.final_turns == 0 or following == s.closer)
    if closed or s.idle == s.stall_turns * s.seats:
        end_hole(s, chance)
    elif s.stock == 0 and s.discards[0] != NONE:
        s.following = following
        s.turn = CHANCE
        s.phase = RESHUFFLE


@rule
def end_hole(s: Any, chance: Any) -> None:
    """Everybody's cards are turned up (GO-14)."""
    for seat in range(s.seats):
        for cell in range(CELLS):
            if s.up[seat, cell] == NO_CARD:
                turn_up(s, seat, cell, chance)
    s.turn = NOBODY
    s.phase = OVER


@rule
def renew_stock(s: Any) -> None:
    """All discards but the top one are the new stock (GO-A5)."""
    s.stock = popcount(s.discards[0]) + popcount(s.discards[1])
    for word in range(2):
        s.pool[word] = s.discards[word]
        s.discards[word] = NONE
    s.next_place = RESHUFFLED
    s.reshuffled = 1
    s.turn = s.following
    s.phase = TURN


def reshuffle(s: Any) -> list[int]:
    """The discards that chance makes the new stock of, each as often as it is there (GO-A5)."""
    words = [int(word) for word in s["discards"]]
    return [card for card in FRENCH.numbers for word in words if word >> card & 1]


# --- points -------------------------------------------------------------------------------------------------


@rule
def value(card: Any) -> Any:
    """What a card counts (GO-15)."""
    return VALUES[card & 15]


@rule
def equal(far: Any, near: Any, pair_by: Any) -> Any:
    """Whether the two cards of a column are a pair (GO-16, GO-A2)."""
    return value(far) == value(near) if pair_by == BY_POINTS else far & 15 == near & 15


@rule
def worth(far: Any, near: Any, pair_by: Any) -> Any:
    """The points of a column: nothing for a pair (GO-16), or else both cards (GO-15)."""
    return np.int64(0) if equal(far, near, pair_by) else value(far) + value(near)


def pairs(up: list[int], by_points: int) -> list[bool]:
    """For each column, left to right, whether it is a pair that all see, which counts nothing (GO-16)."""
    columns = zip(up[:3], up[3:], strict=True)
    return [NO_CARD not in (far, near) and bool(equal(far, near, by_points)) for far, near in columns]


@rule
def points(s: Any, seat: Any) -> Any:
    """The three columns together; nothing is added or taken off (GO-17)."""
    total = np.int64(0)
    for column in range(3):
        total += worth(s.up[seat, column], s.up[seat, column + 3], s.pair_by)
    return total


# --- the contract -------------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """Look at two cards (GO-A3), take a card (GO-7), place it (GO-9) or throw it away (GO-10)."""
    if seat == s.turn:
        if s.phase == TURN:
            add(offer, 0, PILES if s.stock > 0 else ONLY_TAKE)
        elif s.phase == DRAWN:
            add(offer, 0, SWAPS_OR_DISCARD)
        elif s.phase == TAKEN:
            add(offer, 0, SWAPS)
        else:
            add(offer, 0, PEEKS[s.peek])


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a legal action: a look (GO-6), a card taken (GO-7) or placed (GO-12); CHANCE reshuffles (GO-A5)."""
    if s.phase == RESHUFFLE:
        renew_stock(s)
    elif action < STOCK:
        look(s, action, chance)
    elif action == STOCK:
        draw(s, chance)
    elif action == TAKE:
        take(s)
    elif action == DISCARD:
        discard(s, chance)
    else:
        swap(s, action - SWAP, chance)


def longest(options: Options) -> int | None:
    """Without `stall_turns` (GO-A6) there is no bound.

    A peek each; a row of turns without progress for each face-down card and one more, two actions a turn, and at most
    one reshuffle a turn.
    """
    if options.stall_turns is None:
        return None
    return options.seats + 3 * (CELLS * options.seats + 1) * options.stall_turns * options.seats


# --- reasons and stories ------------------------------------------------------------------------------------


def why(view: View, action: str) -> Reason:
    """Why this action is refused."""
    verb, *cells = action.split(" ")
    phase = view["phase"]
    if phase == "reshuffle":
        return reason("golf-why-reshuffle", "GO-A5")
    if verb == "peek" and phase != "peek":
        return reason("golf-why-looked", "GO-6")
    if view["turn"] != view["seat"]:
        return not_now(view, "GO-A4")
    if phase == "peek":
        if verb != "peek":
            return reason("golf-why-look-first", "GO-A3")
        return reason("golf-why-far" if min(cells) < "4" else "golf-why-left", "GO-A3")
    if phase == "turn":
        return reason("golf-why-no-stock", "GO-A5") if verb == "stock" else reason("golf-why-no-card", "GO-7")
    if phase == "drawn":
        return reason("golf-why-drawn", "GO-10", card=view["drawn"])
    return reason("golf-why-keep" if verb == "discard" else "golf-why-taken", "GO-9", card=view["taken"])


def opening(view: View) -> list[Event]:
    """Who deals which hole, and what lies on the table."""
    return [
        event("golf-deal", seat=view["dealer"], number=view["number"] + 1),
        event("golf-first-discard", card=view["top"], count=view["stock"]),
    ]


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """What happened, with the cards that the seat of the views saw."""
    verb, *cells = action.split(" ")
    mine = before["seat"] == seat
    if verb == "reshuffle":
        return [event("golf-reshuffle", count=after["stock"])]
    if verb == "peek":
        two = [int(cell) for cell in cells]
        told = [event("golf-peek", seat=seat, cells=two)]
        if mine:
            told += [event("golf-peeked", cell=cell, card=after["peeked"][cell - 1]) for cell in two]
        return told if after["phase"] == "peek" else [*told, event("golf-start", seat=after["turn"])]
    if verb == "stock":
        drawn = event("golf-draw", seat=seat, card=after["drawn"])
        return [drawn if mine else event("golf-stock", seat=seat)]
    if verb == "take":
        return [event("golf-take", seat=seat, card=after["taken"])]
    if verb == "discard":
        told = [event("golf-discard", seat=seat, card=after["top"])]
    else:
        told = _tell_swap(before, seat, int(cells[0]) - 1, after)
    if after["closer"] is not None and before["closer"] is None:
        told.append(event("golf-closed", seat=seat))
        if after["phase"] != "over":
            told.append(event("golf-final-turns"))
    return [*told, *_tell_end(before, seat, cells, after)] if after["phase"] == "over" else told


def _tell_swap(before: View, seat: int, cell: int, after: View) -> list[Event]:
    old, card = before["up"][seat][cell], after["up"][seat][cell]
    swapped = "golf-swap-down" if old is None else "golf-swap-up"
    told = [event(swapped, seat=seat, cell=cell + 1, card=card, replaced=after["top"])]
    other = (cell + 3) % CELLS
    partner = before["up"][seat][other]
    if partner is not None and after["pairs"][seat][cell % 3]:
        told.append(event("golf-pair", seat=seat, cells=sorted([cell + 1, other + 1]), cards=[card, partner]))
    return told


def _tell_end(before: View, seat: int, cells: list[str], after: View) -> list[Event]:
    told = [] if after["closer"] is not None else [event("golf-stalled")]
    for s in range(after["seats"]):
        cards = after["up"][s]
        swapped = cells if s == seat else ()
        opened = [k for k in range(CELLS) if before["up"][s][k] is None and str(k + 1) not in swapped]
        if opened:
            shown = [cards[k] for k in opened]
            places = [k + 1 for k in opened]
            told.append(event("golf-open", seat=s, cells=places, cards=shown, count=len(opened)))
        for column, pair in enumerate(after["pairs"][s]):
            both = [column, column + 3]
            if pair and not set(both).isdisjoint(opened):
                told.append(
                    event("golf-open-pair", seat=s, cells=[k + 1 for k in both], cards=[cards[k] for k in both])
                )
    return [*told, *(event("golf-points", seat=s, points=points) for s, points in enumerate(after["points"]))]


def uncovered(view: View, deck: Sequence[str]) -> dict[str, Any]:
    """What lies face down, though nobody may have looked: a cell that was never swapped has the card dealt there."""
    seats, dealer = view["seats"], view["dealer"]

    def face_down(seat: int) -> list[str | None]:
        offset = (seat - dealer - 1) % seats
        return [None if up else deck[cell * seats + offset] for cell, up in enumerate(view["up"][seat])]

    return {"peeked": [face_down(seat) for seat in range(seats)]}


# --- what stands, what is asked, what is typed -----------------------------------------------------------


def describe(view: View) -> Stands:
    """The own layout and the card in hand; everybody's layout; the discards and the stock."""
    top = view["top"]
    stands = {
        "seats": [stands_layout(view, seat) for seat in seats_of(view)],
        "table": [
            event("golf-stands-piles", card=top, count=view["stock"])
            if top
            else event("golf-stands-piles-taken", count=view["stock"])
        ],
    }
    if view["by_points"]:
        stands["deal"] = [event("golf-stands-by-points")]
    if view["seat"] is None:
        return stands
    card = view["drawn"] or (view["taken"] if view["turn"] == view["seat"] else None)
    holding = [event("golf-stands-holding", card=card)] if card else []
    return {"hand": [stands_layout(view, view["seat"]), *holding], **stands}


def stands_layout(view: View, seat: int) -> Event:
    """A seat's two rows; of the own ones also what lies face down and was looked at (GO-A10)."""
    peeked = view["peeked"] if seat == view["seat"] else [None] * CELLS
    cells = [
        event("golf-stands-up", cell=cell, card=up)
        if up
        else event("golf-stands-remembered", cell=cell, card=seen)
        if seen
        else event("golf-stands-down", cell=cell)
        for cell, (up, seen) in enumerate(zip(view["up"][seat], peeked, strict=True), 1)
    ]
    return event("golf-stands-layout", seat=seat, far=cells[:3], near=cells[3:])


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """Which two cards to look at, which card to take, and where it goes."""
    phase = view["phase"]
    if phase == "peek":
        if len(legal) == 1:
            return [event("golf-ask-peek-left")]
        far = any(action.startswith("peek 1") for action in legal)
        return [event("golf-ask-peek-any" if far else "golf-ask-peek")]
    if phase == "turn":
        what = "golf-ask-pile" if "stock" in legal else "golf-ask-take-only"
        return [stands_layout(view, view["seat"]), event(what, card=view["top"])]
    if phase == "drawn":
        return [event("golf-ask-drawn", card=view["drawn"])]
    return [event("golf-ask-taken", card=view["taken"])]


def action_name(view: View, action: str) -> Event:
    """What is done with cells, with the stock, with the card that lies open and with the one in hand."""
    match action.split(" "):
        case ["peek", *cells]:
            return event("golf-name-peek", cells=[int(cell) for cell in cells])
        case ["take"]:
            return event("golf-name-take", card=view["top"])
        case ["swap", cell]:
            return event("golf-name-swap", card=view["drawn"] or view["taken"], cell=int(cell))
        case ["stock"]:
            return event("golf-name-stock")
        case _:
            return event("golf-name-discard", card=view["drawn"])


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """The discards, the stock, and the layout of the seat that acted."""
    seat = last_act(events, ("golf-discard", "golf-swap-down", "golf-swap-up"))
    if seat is None or view["phase"] != "turn":  # by now another card is on its way
        return []
    up = [
        event("golf-full-pair" if view["pairs"][seat][at % 3] else "golf-full-cell", cell=at + 1, card=card)
        for at, card in enumerate(view["up"][seat])
        if card
    ]
    return [
        event("golf-full-discards", card=view["top"]),
        event("golf-full-stock", count=view["stock"]),
        event("golf-full", seat=seat, list=[*up, event("golf-full-down", count=CELLS - len(up))]),
    ]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """Numbers are cells; where a pile is chosen 1 is the stock and 2 the discards; 0 throws the drawn card away."""
    verb, numbers = (tokens[0], tokens[1:]) if tokens[0].isalpha() else ("", tokens)
    if not all(number.isdecimal() for number in numbers) or len(numbers) > 2:
        return []
    if verb in ("stock", "take", "discard"):
        return [[verb]] if not numbers else []
    if view["phase"] == "turn" and not verb and len(numbers) == 1:
        if numbers[0] in ("1", "2"):
            return [["stock" if numbers[0] == "1" else "take"]]
        raise Unclear("golf-no-pile", number=numbers[0])
    if numbers == ["0"] and not verb:
        return [["discard"]]
    cells: list[int] = []
    for number in numbers:
        if (cell := whole(number, 1, CELLS)) is None:
            raise Unclear("typed-no-cell", cell=number, high=CELLS)
        cells.append(cell)
    cells.sort()
    if (verb == "peek" or (view["phase"] == "peek" and not verb)) and len(set(cells)) < 2:
        raise Unclear("golf-two-cells")
    if len(cells) == 2 and verb in ("", "peek") and cells[0] != cells[1]:
        return [[f"peek {cells[0]} {cells[1]}"]]
    return [[f"swap {cells[0]}"]] if len(cells) == 1 and verb in ("", "swap") else []


TYPED = Typed(
    read,
    {verb: f"golf-typed-{verb}" for verb in ("peek", "stock", "take", "swap", "discard")},
    "golf-help",
)


GOLF = Game(
    name="golf",
    seats=(2, SEATS),
    seats_rule="GO-1",
    options=Options,
    check=check,
    shown_first=("deals",),
    pack=FRENCH,
    deck=lambda options: list(FRENCH.numbers) * (1 if options.seats <= ONE_PACK else 2),
    table=TABLE,
    phases=("over", "peek", "turn", "drawn", "taken", "reshuffle"),
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    reshuffle=reshuffle,
    reshuffle_rule="GO-A5",
    rows=1,
    longest=longest,
    action_text=TEXTS.__getitem__,
    action_number=TEXTS.index,
    why=why,
    tell=tell,
    opening=opening,
    outcome=lowest_wins,
    describe=describe,
    ask=ask,
    after=after,
    uncovered=uncovered,
    at_length={"golf-open": "", "golf-open-pair": ""},
    stirring={"golf-pair": "won"},
    action_name=action_name,
    typed=TYPED,
    hand="",
)
