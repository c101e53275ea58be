"""Durak's constants, options and state table. The rules that work on them are in rules.py."""

from typing import Any, Literal, NamedTuple

from stolik.core.bits import ONE, u64
from stolik.core.game import View
from stolik.core.options import BadOption, columns
from stolik.core.packs import FRENCH
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
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
    SUIT,
    Fact,
    StateTable,
    each,
    one,
    some,
)

# --- constants, options, state ---------------------------------------------------------------------------------------

SEATS = 6
DECK = 36  # cards
HAND = 6  # cards dealt, drawn up to, and the most attack cards of a bout
OPEN, THROW, DEFEND, GIFT, CHOOSE = 1, 2, 3, 4, 5  # phases: open a bout, throw in, beat or take, give, send back
BOUT_OVER = 6  # inside an action only: the bout is over, its end is still to be worked out
ATTACK, ATTACK_MORE, GIVE, WORDS, BEAT = 0, 1, 2, 3, 4  # rows of actions; the last one of 64 rows
BACK = BEAT + 64  # the row after those
TAKE, ALLOW, STOP, DONE, EXCHANGE = 0, 1, 2, 3, 4  # bits of the row WORDS
FULL = u64(0x1FF01FF01FF01FF0)
SIX = 4  # the rank of a six in a suit's sixteen bits
INDIVIDUAL = 0  # form; pairs and teams differ from it in the same way
TAKE_BIT, ALLOW_BIT, STOP_BIT, DONE_BIT, EXCHANGE_BIT = (ONE << u64(k) for k in range(5))


class Options(NamedTuple):
    """Options of a match. Named rules: DU-1, DU-A10, DU-22, DU-A7, DU-A21, DU-A22, DU-A23."""

    seats: int = 2
    form: Literal["individual", "pairs", "teams"] = "individual"
    allow_excess: bool = False
    neighbours_only: bool = True
    stop_allowed: bool = True
    traditions: bool = False
    max_pickups: int | None = 200
    deals: int = 1


def check(options: Options) -> Options:
    """Raises BadOption for seats that a form does not have and counts below one."""
    wanted = {"pairs": 4, "teams": 6}.get(options.form, options.seats)
    if options.seats != wanted:
        raise BadOption("form", "durak-why-option-form", "DU-1", form=options.form, count=wanted)
    if options.max_pickups is not None and options.max_pickups < 1:
        raise BadOption("max_pickups", "option-too-small", "DU-A22", low=1)
    if options.deals < 1:
        raise BadOption("deals", "option-too-small", "DU-A23", low=1)
    return options


def attackers(entitled: int, attacker: int, seats: int, phase: int) -> list[int]:
    """Who may attack in this bout, in order of priority (DU-19..22, DU-A8), also without cards by now."""
    order = [(attacker + k) % seats for k in range(seats)]
    return [] if phase == OVER else [seat for seat in order if entitled >> seat & 1]


def sides(seats: int, form: int) -> list[int] | None:
    """The side of each seat, 0 or 1; partners sit alternately (DU-1). None where each plays alone."""
    return None if form == INDIVIDUAL else [seat % 2 for seat in range(seats)]


def out(under: int, counts: list[int], offered: list[int]) -> list[bool]:
    """Who is rid of their cards for good: no stock is left, and nothing on offer may come back (DU-35, DU-27)."""
    return [under == NO_CARD and not count and not cards for count, cards in zip(counts, offered, strict=True)]


def ended(phase: int, lost: list[int], counts: list[int]) -> Literal["fool", "side", "draw", "pickups"] | None:
    """How the hand ended: one or a side has lost (DU-3), nobody has cards (DU-A12), too many pick-ups (DU-A22)."""
    if phase != OVER:
        return None
    if any(lost):
        return "fool" if sum(lost) == 1 else "side"
    return "pickups" if any(counts) else "draw"


def pickups_left(pickups: int, most: int) -> int | None:
    """How many pick-ups in a row without a card drawn end the hand as a draw (DU-A22); None: it has no such end."""
    return None if most < 0 else most - pickups


def six(under: int) -> str | None:
    """The trump six while another card lies under the stock, for which it may be exchanged (DU-32, DU-34)."""
    wanted = under & 48 | SIX
    return None if under in (NO_CARD, wanted) else FRENCH.text(wanted)


TABLE = StateTable(
    FRENCH,
    SEATS,
    columns(Options, SEATS),
    [
        # name                     who sees it   how a view writes it   meaning
        each("hand", SEATS, OWNER, COUNTED, "cards held"),
        each("known", SEATS, EVERYONE, CARDS, "cards held that all have seen there: taken, given, shown, exchanged"),
        one("stock", NO_ONE, COUNTED, "cards to be drawn, less the trump under them"),
        one("under", EVERYONE, CARD, "the card face up under the stock, until it is drawn"),
        one("gone", EVERYONE, CARDS, "cards of attacks that were beaten off: out of this hand"),
        one("trump", EVERYONE, SUIT, "the trump suit"),
        one("turned", EVERYONE, CARD, "the card that made it trump"),
        one("shown", EVERYONE, CARD, "the lowest trump, shown by who begins the first hand"),
        one("attacker", EVERYONE, SEAT, "the main attacker"),
        one("defender", EVERYONE, SEAT, "the defender"),
        some("attacks", HAND, EVERYONE, CARD, "attack cards in the order in which they came"),
        some("answers", HAND, EVERYONE, CARD, "the card that beat each, on the same place"),
        one("laid", EVERYONE, NUMBER, "how many attack cards there are"),
        one("room", EVERYONE, NUMBER, "how many more there may be"),
        one("more", EVERYONE, CARD, "the last card of a play to which at least one more belongs"),
        one(
            "last_word",
            EVERYONE,
            FLAG,
            "whether the main attacker is asked once more: none of those they let go on added",
        ),
        each("offered", SEATS, EVERYONE, CARDS, "cards played or given that may still go back (`allow_excess`)"),
        one("taking", EVERYONE, FLAG, "whether the defender has taken the cards of this bout"),
        one("drew_trump", EVERYONE, SEAT, "who drew the trump under the stock just before this bout opens"),
        one("exchanged", EVERYONE, FLAG, "whether the trump six has been exchanged in this hand"),
        one("pickups", EVERYONE, NUMBER, "pick-ups in a row after which nobody drew a card"),
        each("lost", SEATS, EVERYONE, FLAG, "who has lost"),
        one("bout", EVERYONE, NOTHING, "all cards of this bout", mask=True),
        one("facing", EVERYONE, NOTHING, "the attack cards that are not beaten", mask=True),
        one("entitled", EVERYONE, NOTHING, "the seats that may attack in this bout, as bits", mask=True),
        one("six_holder", NO_ONE, NOTHING, "who may exchange the trump six, while they hold it"),
    ],
    [
        Fact("attackers", ("entitled", "attacker", "seats", "phase"), attackers, "who may attack, by priority"),
        Fact("sides", ("seats", "form"), sides, "0 or 1 for each seat; null where each plays alone"),
        Fact("out", ("under", "hand_count", "offered"), out, "who is rid of their cards for good"),
        Fact("six", ("under",), six, "the trump six while it may go under the stock for what lies there"),
        Fact("pickups_left", ("pickups", "max_pickups"), pickups_left, "how many more pick-ups end the hand in a draw"),
        Fact("ended", ("phase", "lost", "hand_count"), ended, "`fool`, `side`, `draw` or `pickups`; null before"),
    ],
)


def restore(state: Any, view: View) -> None:
    """The cards of the bout, those that are not beaten, and who may attack.

    Gifts are of no bout: what is `offered` is one until the defender has taken (`fitting` of bout.py).
    """
    pairs = list(zip(view["attacks"], view["answers"], strict=True))
    laid = [card for pair in pairs for card in pair if card]
    offered = [] if view["taking"] else [card for cards in view["offered"] for card in cards]
    state["bout"] = FRENCH.mask(laid + offered)[0]
    state["facing"] = FRENCH.mask(attack for attack, answer in pairs if attack and not answer)[0]
    state["entitled"] = sum(1 << seat for seat in view["attackers"])
    state["six_holder"] = NOBODY
