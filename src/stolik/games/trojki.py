"""Trojki (Triple 3), a race for two to four: all at once lay cards on a grid of nine and make new trios.

Source: the Polish rule leaflet of Maureen Hiron's game; numbers TR-1..24, TR-A1..A14 of the project's rules.

* 64 cards: four colours, four shapes, 0 to 3 stripes, each combination once (TR-1). Nine are laid out, cells
  1 to 9 row by row (TR-2, TR-A2); the rest is dealt evenly into face-down stacks (TR-3, TR-5). What is left
  over goes on the centre card, the last on top (TR-4, TR-A4); with `leftover=aside` it lies aside, face up.
* Nobody is to act: at any time a player draws from his own stack into his hand, or places one card of his
  hand on a cell (TR-7..10, TR-A6). Claims take effect one by one, each judged by the table of then (TR-A5).
* A card fits a cell if with it some row, column or diagonal has a colour, shape or number of stripes in
  common that the same line had not in common before (TR-11..15). The player names one such new feature
  (TR-16, TR-A7); with `require_call` off he names none.
* Who places his last card wins (TR-21). If no card that is not yet placed fits anywhere, in whatever stack or
  hand, the fewest cards win (TR-19, TR-22, TR-A9). All other cards were face up, so everybody can know that.
* One token for the winner; tied players get one each, with `tie_token=none` none (TR-A10). A match goes to
  `target` tokens, or over a number of `deals` (TR-A12). `handicap` gives seats extra cards (TR-A13).

Actions: `draw` (row 0), `place CARD CELL CALL` (row 1 + 3 * cell + feature: colour, shape, stripes; bit of
the card), and with `require_call` off `place CARD CELL` (row 28 + cell).
"""

from typing import Any, Literal, NamedTuple

import numpy as np

from stolik.core.bits import NONE, ONE, bit, rule
from stolik.core.chance import reveal
from stolik.core.game import Event, Game, Reason, View, event, not_held, reason
from stolik.core.offer import add
from stolik.core.options import BadOption, columns
from stolik.core.packs import TROJKI as PACK
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
    EVERYONE,
    FLAG,
    NOBODY,
    NOTHING,
    NUMBER,
    OVER,
    OWNER,
    Table,
    each,
    one,
    some,
)
from stolik.core.tricks import left_of

# --- constants, options, state --------------------------------------------------------------------

SEATS = 4
RACE = 1  # the phase
GRID = 9  # cells, and cards on them at first
DECK = 64
CENTRE = 4
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))  # TR-11
CELLS = tuple("123456789")  # as they are written (TR-A2)
DRAW, CALLED, SILENT = 0, 1, 28  # rows of actions; the number of `draw` is 0 too
CENTRED, ASIDE = 0, 1  # leftover
EACH = 0  # tie_token
USUAL_TARGET, LONGEST = 4, 9999  # of a match

# All cards that have one of a set of values (four bits), for colour, shape and stripes.
CARDS_WITH = np.array(
    [
        [sum(1 << card for card in PACK.numbers if values >> (card >> place & 3) & 1) for values in range(16)]
        for place in (4, 2, 0)
    ],
    np.uint64,
)


class Options(NamedTuple):
    """Options of a match (TR-4, TR-16, TR-A8, TR-A12, TR-A10, TR-24).

    Either `target` tokens or a number of `deals` ends the match, 4 tokens if neither is named.
    """

    seats: int = 4
    leftover: Literal["centre", "aside"] = "centre"
    require_call: bool = True
    mode: Literal["referee", "open"] = "referee"
    target: int | None = None
    deals: int | None = None
    tie_token: Literal["each", "none"] = "each"
    handicap: tuple[int, ...] | None = None


TABLE = Table(
    PACK,
    SEATS,
    columns(Options, SEATS),
    [
        # name and shape       who sees it  how a view writes it   meaning
        each("hand", SEATS, OWNER, COUNTED, "cards drawn and not yet placed"),
        each("stack", SEATS, EVERYONE, NUMBER, "cards in the face-down stack"),
        each("left", SEATS, EVERYONE, NUMBER, "cards not yet placed, in stack and hand"),
        each("dealt", SEATS, EVERYONE, NUMBER, "cards dealt"),
        some("top", GRID, EVERYONE, CARD, "the top card of each cell"),
        one("gone", EVERYONE, CARDS, "cards laid face up: on the grid, covered or aside"),
        one("aside", EVERYONE, CARDS, "left-over cards that are out of play"),
        one("calls", EVERYONE, FLAG, "whether a placement names a feature"),
        some("marks", GRID, EVERYONE, NOTHING, "the values of a top card: a bit of 4 for each feature"),
        some("wants", GRID, EVERYONE, NOTHING, "the values that make a new trio at a cell, as in marks"),
        one("fits", EVERYONE, NOTHING, "all cards that fit some cell", mask=True),
    ],
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
    s.turn = NOBODY
    look(s)
    s.phase = OVER if dead_end(s) else RACE


@rule
def deal_stacks(s: Any) -> Any:
    """Even stacks and a handicap (TR-3, TR-A13); returns how many cards are shared out evenly, or left over."""
    shared = DECK - GRID
    for seat in range(s.seats):
        shared -= s.handicap[seat]
    for seat in range(s.seats):
        s.hand[seat] = NONE
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
def place(s: Any, seat: Any, cell: Any, card: Any) -> None:
    """One card on one cell (TR-9, TR-10); the last card (TR-21) or a dead end (TR-19) ends the deal."""
    s.hand[seat] ^= bit(card)
    s.left[seat] -= 1
    lay(s, cell, card)
    look(s)
    if s.left[seat] == 0 or dead_end(s):
        s.phase = OVER


@rule
def can_place(s: Any, seat: Any) -> Any:
    """Whether a card of the hand fits somewhere (TR-18)."""
    return s.hand[seat] & s.fits != NONE


# --- the contract ---------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """For any seat at any time (TR-7): a draw (TR-8), and cards of its hand where they make a new trio (TR-12)."""
    if s.phase == OVER:
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


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a draw (TR-8) or a placement (TR-9)."""
    row = action >> 6
    if row == DRAW:
        draw(s, seat, chance)
    elif row < SILENT:
        place(s, seat, (row - CALLED) // 3, action & 63)
    else:
        place(s, seat, row - SILENT, action & 63)


@rule
def interrupter(s: Any, after: Any) -> Any:
    """Every seat that can do something: nobody is ever to act (TR-7)."""
    for seat in range(after + 1, s.seats):
        if s.phase != OVER and (s.stack[seat] > 0 or can_place(s, seat)):
            return seat
    return NOBODY


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


def match_over(options: Options, deals: int, score: Any) -> bool:
    """Whether somebody has `target` tokens or all `deals` are played (TR-23, TR-A11, TR-A12)."""
    return deals >= options.deals if options.deals is not None else max(score) >= options.target


def check(options: Options) -> Options:
    """Fills in the length of a match (TR-A12); refuses two lengths, the open mode (TR-A8), bad handicaps (TR-A13)."""
    if options.mode == "open":
        raise BadOption("mode", "trojki-option-open", "TR-A8")
    if options.deals is not None and options.target is not None:
        raise BadOption("target", "trojki-option-both", "TR-A12")
    if options.deals is None and options.target is None:
        options = options._replace(target=USUAL_TARGET)
    for name in ("target", "deals"):
        length = getattr(options, name)
        if length is not None and not 1 <= length <= LONGEST:
            raise BadOption(name, "trojki-option-length", "TR-A12", low=1, high=LONGEST)
    extra = options.handicap
    if extra is not None and len(extra) != options.seats:
        raise BadOption("handicap", "trojki-option-handicap-seats", "TR-A13", count=options.seats)
    if extra is not None and min(extra) < 0:
        raise BadOption("handicap", "trojki-option-handicap-negative", "TR-A13")
    most = DECK - GRID - options.seats  # so that everybody gets a card
    if extra is not None and sum(extra) > most:
        raise BadOption("handicap", "trojki-option-handicap-large", "TR-A13", count=most)
    return options


# --- text -----------------------------------------------------------------------------------------


def action_text(action: int) -> str:
    """The text of an action (RECORDS.md)."""
    row, number = divmod(action, 64)
    if row == DRAW:
        return "draw"
    card = PACK.text(number)
    if row >= SILENT:
        return f"place {card} {CELLS[row - SILENT]}"
    cell, feature = divmod(row - CALLED, 3)
    return f"place {card} {CELLS[cell]} {card[feature]}"


def action_number(text: str) -> int:
    """The action of a text; ValueError for any other text."""
    verb, *words = text.split(" ")
    match verb, words:
        case "draw", []:
            return 64 * DRAW
        case "place", [card, cell] if card in PACK and cell in CELLS:
            return 64 * (SILENT + CELLS.index(cell)) + PACK.number(card)
        case "place", [card, cell, call] if card in PACK and cell in CELLS and call in tuple(card):
            return 64 * (CALLED + 3 * CELLS.index(cell) + card.index(call)) + PACK.number(card)
    raise ValueError(text)


def trios(top: list[str], cell: int, card: str) -> tuple[list[str], list[str]]:
    """The values of a card (text) that would be new in a line through a cell, and those only renewed."""
    others = [[top[k] for k in line if k != cell] for line in LINES if cell in line]
    shared = [value for value in card if any(value in one and value in two for one, two in others)]
    return [v for v in shared if v not in top[cell]], [v for v in shared if v in top[cell]]


def claim(action: str) -> tuple[str, int, str | None]:
    """Card, cell (1..9) and call of the text of a placement."""
    _, card, cell, *call = action.split(" ")
    return card, int(cell), call[0] if call else None


def why(view: View, action: str) -> Reason:
    """Why the seat of the view cannot do this now: no card, no new trio (TR-12, TR-14) or no right call (TR-A7)."""
    if action == "draw":
        return reason("trojki-why-stack-empty", "TR-8")
    card, cell, call = claim(action)
    if card not in view["hand"]:
        return not_held(card, "TR-A6")
    new, old = trios(view["top"], cell - 1, card)
    if not new and old:
        call = call if call in old else old[0]
        return reason("trojki-why-not-new", "TR-14", card=card, cell=cell, call=call)
    if not new:
        return reason("trojki-why-no-trio", "TR-12", card=card, cell=cell)
    if not view["calls"]:
        return reason("trojki-why-no-call", "TR-A7", card=card, cell=cell)
    if call is None:
        return reason("trojki-why-call-missing", "TR-16", card=card, cell=cell, right=new[0])
    return reason("trojki-why-call", "TR-A7", card=card, cell=cell, call=call, right=new[0])


def ending(view: View) -> list[Event]:
    """How a deal ended: by a last card, or by a dead end that the fewest cards decide."""
    left = view["left"]
    first = [seat for seat, count in enumerate(left) if count == min(left)]
    if min(left) == 0:
        return [event("trojki-last-card", seat=first[0])]
    result = event("trojki-fewest", seat=first[0]) if len(first) == 1 else event("trojki-tie", seats=first)
    counts = [event("trojki-left", seat=seat, count=count) for seat, count in enumerate(left)]
    return [event("trojki-dead-end"), *counts, result]


def opening(view: View) -> list[Event]:
    """Who dealt, the stacks, the grid, what was left over."""
    told = [event("trojki-deal", seat=view["dealer"], number=view["number"] + 1)]
    told += [event("trojki-stack", seat=seat, count=count) for seat, count in enumerate(view["dealt"])]
    told += [event("trojki-row", row=k + 1, cards=view["top"][3 * k : 3 * k + 3]) for k in range(3)]
    covered = [card for card in view["gone"] if card not in view["top"] and card not in view["aside"]]
    if covered:
        told.append(event("trojki-centre", count=len(covered), cards=covered))
    if view["aside"]:
        told.append(event("trojki-aside", count=len(view["aside"]), cards=view["aside"]))
    return told if view["phase"] != "over" else told + ending(view)


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """A draw or a placement; then how the deal ended."""
    if action == "draw":
        count = after["stack"][seat]
        if after["seat"] != seat:
            return [event("trojki-draw", seat=seat, count=count)]
        card = next(card for card in after["hand"] if card not in before["hand"])
        return [event("trojki-draw-card", seat=seat, card=card, count=count)]
    card, cell, call = claim(action)
    told = [event("trojki-place-silent", seat=seat, card=card, cell=cell, count=after["left"][seat])]
    if call is not None:
        told = [event("trojki-place", call=call, **told[0].args)]
    return told if after["phase"] != "over" else told + ending(after)


TROJKI = Game(
    name="trojki",
    seats=(2, SEATS),
    seats_rule="TR-A3",
    options=Options,
    check=check,
    pack=PACK,
    deck=lambda options: list(PACK.numbers),
    table=TABLE,
    phases=("over", "race"),
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    interrupter=interrupter,
    action_text=action_text,
    action_number=action_number,
    why=why,
    tell=tell,
    opening=opening,
    match_over=match_over,
)
