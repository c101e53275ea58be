"""Kierki, a small Hearts for three or four: take tricks, but none with a heart or the queen of spades in it.

Made up for the tests from what everybody knows; numbers KI-1..9, KI-A1..A3 of the project's rules.

* 52 cards, two low, ace high; with three players the two of clubs is left out, so that all cards are dealt (KI-1,
  KI-3, KI-A1). The deal passes to the left (KI-2).
* The dealer's left leads, the winner of a trick leads the next, any card they like (KI-4, KI-5, KI-A2). Follow suit if
  you can (KI-6); the highest card of the led suit wins (KI-7).
* Each heart taken is a point, the queen of spades is 13 (KI-8), or nothing with `queen` off; who takes everything
  gets no prize (KI-A3). The fewest points after `deals` deals win (KI-9).

Actions: `play CARD` (row 0, bit of the card).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.core.bits import NONE, bit, popcount, rule, u64
from stolik.core.chance import reveal_hand
from stolik.core.game import Event, Game, Reading, Reason, Stands, Typed, View, event, not_held, not_now, reason
from stolik.core.offer import add
from stolik.core.options import BadOption, columns
from stolik.core.outcome import lowest_wins
from stolik.core.packs import FRENCH
from stolik.core.speech import after_trick, ask_card, last_act, read_card, seats_of, stands_hand, stands_trick
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
    EVERYONE,
    NO_CARD,
    NOBODY,
    NUMBER,
    OVER,
    OWNER,
    SEAT,
    StateTable,
    each,
    one,
)
from stolik.core.tricks import follow, left_of, suit_of

SEATS = 4
PLAY = 1  # the only phase
FULL = u64(0x1FFF1FFF1FFF1FFF)
WITHOUT_TWO = u64(0x1FFF1FFF1FFF1FFE)  # of clubs
HEARTS = u64(0x1FFF00000000)
QUEEN = FRENCH.number("QS")
QUEEN_POINTS = 13
MOST_DEALS = 20


class Options(NamedTuple):
    """Options of a match; `queen`: whether the queen of spades counts (KI-8); `deals`: its length (KI-9)."""

    seats: int = 4
    queen: bool = True
    deals: int = 4


def check(options: Options) -> Options:
    """The options as they are; raises BadOption for a match that is too short or too long (KI-9)."""
    if options.deals < 1:
        raise BadOption("deals", "option-too-small", "KI-9", low=1)
    if options.deals > MOST_DEALS:
        raise BadOption("deals", "option-too-large", "KI-9", high=MOST_DEALS)
    return options


TABLE = StateTable(
    FRENCH,
    SEATS,
    columns(Options, SEATS),
    [
        each("hand", SEATS, OWNER, COUNTED, "cards held"),
        each("taken", SEATS, EVERYONE, NUMBER, "points taken in this deal"),
        each("table", SEATS, EVERYONE, CARD, "the card laid to this trick"),
        one("laid", EVERYONE, NUMBER, "cards in this trick"),
        one("leader", EVERYONE, SEAT, "who led to this trick"),
        one("led", EVERYONE, CARD, "the card that was led"),
        one("best", EVERYONE, CARD, "the card that wins the trick so far"),
        one("winner", EVERYONE, SEAT, "who laid it"),
        one("gone", EVERYONE, CARDS, "cards played in earlier tricks and this one"),
        one("left", EVERYONE, NUMBER, "tricks still to be played"),
    ],
)


# --- rules -----------------------------------------------------------------------------------------------------------


@rule
def deal(s: Any, chance: Any) -> None:
    """All cards, one at a time (KI-1, KI-3); the dealer's left begins (KI-4)."""
    unseen = FULL if s.seats == SEATS else WITHOUT_TWO
    s.left = popcount(unseen) // s.seats
    seat = s.dealer
    for place in range(s.seats):
        seat = left_of(seat, s.seats)
        hand = reveal_hand(chance, unseen, place, s.seats, s.left)
        unseen ^= hand
        s.hand[seat] = hand
        s.taken[seat] = 0
        s.table[seat] = NO_CARD
    s.gone = NONE
    s.laid = 0
    s.led = NO_CARD
    s.best = NO_CARD
    s.leader = NOBODY
    s.winner = NOBODY
    s.turn = left_of(s.dealer, s.seats)
    s.phase = PLAY


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """For the seat to act: any card to lead (KI-5), the led suit if held, or else any (KI-6)."""
    if seat == s.turn and s.phase != OVER:
        if s.laid == 0:
            add(offer, 0, s.hand[seat])
        else:
            add(offer, 0, follow(s.hand[seat], suit_of(s.led)))


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """One card to the trick, which is complete when all have laid one (KI-4, KI-7)."""
    if s.laid == 0:
        for other in range(s.seats):
            s.table[other] = NO_CARD
        s.led = action
        s.leader = seat
    if s.laid == 0 or (suit_of(action) == suit_of(s.best) and action > s.best):
        s.best = action
        s.winner = seat
    s.hand[seat] ^= bit(action)
    s.gone |= bit(action)
    s.table[seat] = action
    s.laid += 1
    s.turn = left_of(seat, s.seats)
    if s.laid == s.seats:
        end_trick(s)


@rule
def end_trick(s: Any) -> None:
    """The winner has the trick, with its points, and leads the next (KI-7, KI-A2); the last one ends the deal."""
    for seat in range(s.seats):
        s.taken[s.winner] += worth(s, s.table[seat])
    s.turn = s.winner
    s.laid = 0
    s.left -= 1
    if s.left == 0:
        s.phase = OVER


@rule
def worth(s: Any, card: Any) -> Any:
    """What a card counts for whoever takes it (KI-8)."""
    if card == QUEEN:
        return QUEEN_POINTS if s.queen else 0
    return 1 if bit(card) & HEARTS != NONE else 0


@rule
def points(s: Any, seat: Any) -> Any:
    """What was taken (KI-8), also if it is everything (KI-A3)."""
    return s.taken[seat]


# --- texts -----------------------------------------------------------------------------------------------------------


def action_text(action: int) -> str:
    """`play CARD` (docs/records.md)."""
    return f"play {FRENCH.text(action)}"


def action_number(text: str) -> int:
    """The action of such a text; ValueError for any other."""
    verb, _, card = text.partition(" ")
    if verb == "play" and card in FRENCH:
        return FRENCH.number(card)
    raise ValueError(text)


def why(view: View, action: str) -> Reason:
    """Why the seat of the view cannot do this: not its turn, not held or not following."""
    if view["turn"] != view["seat"]:
        return not_now(view, "KI-4")
    card = action.partition(" ")[2]
    if card not in view["hand"]:
        return not_held(card, "KI-6" if view["laid"] else "KI-5")
    return reason("kierki-why-follow", "KI-6", suit=view["led"][1])


def opening(view: View) -> list[Event]:
    """Who dealt how many cards."""
    return [event("kierki-deal", seat=view["dealer"], count=view["left"], number=view["number"] + 1)]


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """The card; then the end of a trick, and of the deal."""
    card = action.partition(" ")[2]
    told = [event("kierki-play" if before["laid"] else "kierki-lead", seat=seat, card=card)]
    if after["laid"] == 0:
        winner = after["winner"]
        points = after["taken"][winner] - before["taken"][winner]
        told.append(event("kierki-trick", seat=winner, card=after["best"], points=points))
    if after["phase"] == "over":
        told += [event("kierki-scored", seat=at, points=points) for at, points in enumerate(after["points"])]
    return told


def describe(view: View) -> Stands:
    """The hand; the trick; what everybody has taken."""
    stands = {"table": [stands_trick(view)], "seats": [stands_seat(view, seat) for seat in seats_of(view)]}
    return stands if view["seat"] is None else {"hand": stands_hand(view["hand"]), **stands}


def stands_seat(view: View, seat: int) -> Event:
    """What a seat has taken, and how many cards it holds."""
    return event("kierki-stands-seat", seat=seat, points=view["taken"][seat], count=view["hand_count"][seat])


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """Which card."""
    return [ask_card(view, legal, lambda card: card[1])]


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """The trick, and how the seat stands that acted, or that has just won it."""
    seat = last_act(events, ("kierki-lead", "kierki-play"))
    if seat is None or view["phase"] == "over":
        return []
    at = seat if view["laid"] else view["winner"]
    return [] if at is None else [*after_trick(view), stands_seat(view, at)]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A card."""
    return read_card(view, "play", tokens)


TYPED = Typed(read, {"play": "trick-typed-play"}, "kierki-help")


KIERKI = Game(
    name="kierki",
    seats=(3, SEATS),
    seats_rule="KI-1",
    options=Options,
    check=check,
    shown_first=("deals",),
    pack=FRENCH,
    deck=lambda options: list(FRENCH.numbers)[options.seats == 3 :],
    table=TABLE,
    phases=("over", "play"),
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    rows=1,
    longest=lambda options: 52 - 52 % options.seats,
    action_text=action_text,
    action_number=action_number,
    why=why,
    tell=tell,
    opening=opening,
    outcome=lowest_wins,
    describe=describe,
    ask=ask,
    after=after,
    typed=TYPED,
)
