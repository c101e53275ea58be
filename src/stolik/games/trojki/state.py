"""Trojki's constants, options and state table. The rules that work on them are in rules.py."""

from typing import Literal, NamedTuple

import numpy as np

from stolik.core.bits import u64
from stolik.core.options import BadOption, columns
from stolik.core.packs import Pack
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
    EVERYONE,
    FLAG,
    MAYBE,
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

COLOURS, SHAPES = "RBVY", "CSXT"
PACK = Pack(
    [16 * colour + 4 * shape + stripes for colour in range(4) for shape in range(4) for stripes in range(4)],
    [f"{colour}{shape}{stripes}" for colour in COLOURS for shape in SHAPES for stripes in range(4)],
)
SEATS = 4
RACE, OPEN, PAUSE = 1, 2, 3  # phases: a race with a referee, one in the open mode, a card being checked there
GRID = 9  # cells, and cards on them at first
DECK = 64
CENTRE = 4
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))  # TR-11
CELLS = tuple("123456789")  # as they are written (TR-A2)
DRAW, CALLED, SILENT, ANSWER = 0, 1, 28, 37  # rows of actions; the number of `draw` is 0 too
ACCEPT, CHALLENGE = 0, 1  # bits of the row of answers
BOTH = u64(1 << ACCEPT | 1 << CHALLENGE)
NO_CALL = -1
CENTRED, ASIDE = 0, 1  # leftover
REFEREE = 0  # mode
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


def winners(left: list[int], phase: int) -> list[int] | None:
    """Who has won the deal: the fewest cards (TR-21, TR-22), who placed the last card has none; None while it lasts."""
    return None if phase != OVER else [seat for seat, count in enumerate(left) if count == min(left)]


def ended(left: list[int], phase: int) -> Literal["last_card", "dead_end"] | None:
    """How the deal ended: somebody has placed their last card (TR-21), or nobody can place one (TR-22)."""
    return None if phase != OVER else "dead_end" if min(left) else "last_card"


TABLE = StateTable(
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
        # A placement that is being checked, while play is paused; null at other times.
        one("placer", EVERYONE, SEAT, "who placed the card"),
        one("placed", EVERYONE, CARD, "the card"),
        one("cell", EVERYONE, MAYBE, "its cell, 1 to 9 as actions write it"),
        one("called", EVERYONE, MAYBE, "the called feature of the card: 0 colour, 1 shape, 2 stripes"),
        one("covered", EVERYONE, CARD, "the card beneath it"),
        each("accepted", SEATS, EVERYONE, FLAG, "whether a seat has accepted it"),
        each("known", SEATS, EVERYONE, CARDS, "cards of the hand that all have seen: those that were taken back"),
        some("marks", GRID, EVERYONE, NOTHING, "the values of a top card: a bit of 4 for each feature"),
        some("wants", GRID, EVERYONE, NOTHING, "the values that make a new trio at a cell; in a pause, that did"),
        one("fits", EVERYONE, NOTHING, "all cards that fit some cell", mask=True),
    ],
    [
        Fact("winners", ("left", "phase"), winners, "who has won, once the deal is over"),
        Fact("ended", ("left", "phase"), ended, "how: `last_card` or `dead_end`"),
    ],
)


def check(options: Options) -> Options:
    """Fills in the length of a match (TR-A12); refuses two lengths and bad handicaps (TR-A13)."""
    if options.deals is not None and options.target is not None:
        raise BadOption("target", "trojki-why-option-both", "TR-A12")
    if options.deals is None and options.target is None:
        options = options._replace(target=USUAL_TARGET)
    for name in ("target", "deals"):
        length = getattr(options, name)
        if length is not None and not 1 <= length <= LONGEST:
            raise BadOption(name, "trojki-why-option-length", "TR-A12", low=1, high=LONGEST)
    extra = options.handicap
    if extra is not None and len(extra) != options.seats:
        raise BadOption("handicap", "trojki-why-option-handicap-seats", "TR-A13", count=options.seats)
    if extra is not None and min(extra) < 0:
        raise BadOption("handicap", "trojki-why-option-handicap-negative", "TR-A13")
    most = DECK - GRID - options.seats  # so that everybody gets a card
    if extra is not None and sum(extra) > most:
        raise BadOption("handicap", "trojki-why-option-handicap-large", "TR-A13", count=most)
    return options
