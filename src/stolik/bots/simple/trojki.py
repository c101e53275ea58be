"""The player of trojki: looks at some cards of the hand, and places the one that leaves most to do next.

How somebody looks and how long that takes is timing.py's; this is what there is to be seen, and what is good of it.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from stolik.bots.bot import Policy
from stolik.bots.exact.trojki import (
    THROUGH,
    VALUES,
    Grid,
    alone,
    grid,
    laid,
    places,
    room,
    wanted,
)
from stolik.bots.timing import END, FIRST, NEXT, Glance, Racer, acting, handling, judging, looks
from stolik.games.trojki.state import PACK
from stolik.games.trojki.telling import checked, regular

ENDGAME = 6  # cards of an own hand, no more to come, of which it is worked out whether all can be placed
LOST, LEVEL, ON, WON = range(4)  # what becomes of the deal with a placement: it ends so, or goes on
PAIRS = 0.1  # what it counts that a card fits on many cells, beside that it fits somewhere

Spot = tuple[int, int]  # a card and its cell (0..8)


class Scene(NamedTuple):
    """What a seat sees.

    on       the top cards
    hand     the own cards, in the order in which they are held
    stack    how many cards are to be drawn
    unseen   cards of which nobody knows whose they are
    fewest   the cards that the best of the others has left
    """

    on: Grid
    hand: list[int]
    stack: int
    unseen: int
    fewest: int

    @property
    def held(self) -> int:
        """The hand as a set."""
        return sum(1 << card for card in self.hand)


def scene(view: Mapping[str, Any]) -> Scene:
    """What the view of a seat shows."""
    seat, hand = view["seat"], [PACK.number(card) for card in view["hand"]]
    seen = PACK.mask(view["gone"])[0] | PACK.mask(view["hand"])[0]
    others = [left for other, left in enumerate(view["left"]) if other != seat]
    unseen = sum(1 << card for card in PACK.numbers) & ~seen
    return Scene(grid(view["top"]), hand, view["stack"][seat], unseen, min(others))


def player(racer: Racer) -> Policy:
    """The policy of somebody who looks, thinks and moves like this."""
    return partial(choose, racer=racer)


def choose(
    view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random, *, racer: Racer
) -> tuple[str, float]:
    """One of the legal actions with its delay, or "" to wait until the table has changed (TR-18).

    A card to be checked is challenged if it is wrong, which everybody can see, and accepted if it is right; that takes
    as long. The plan: draw while there are fewer cards than are looked at together, and when nothing fits; else place.
    Nothing wrong is ever claimed: a referee would not let it pass, and in the open mode it stops everybody for nothing.
    """
    if "challenge" in legal:
        return "accept" if regular(*checked(view)) else "challenge", judging(racer, random)
    seen = scene(view)
    draws = "draw" in legal
    if draws and len(seen.hand) < racer.window and not (racer.thinks == END and wins(seen)):
        return "draw", handling(racer, 0.0, random)
    place, look = found(seen, racer, random)
    if place is None:
        return ("draw", handling(racer, look.seconds, random)) if draws else ("", 0.0)
    return text(view, seen, place), placing(racer, look, random)


def seconds(view: Mapping[str, Any], action: str, racer: Racer, random: Random) -> float:
    """How long an action takes that somebody else has chosen for this racer."""
    if action == "draw":
        return handling(racer, 0.0, random)
    if not action.startswith("place "):
        return judging(racer, random)
    return placing(racer, found(scene(view), racer, random)[1], random)


def placing(racer: Racer, look: Glance[int, Spot], random: Random) -> float:
    """How long a placement takes that was found by a look."""
    return acting(racer, look.seconds, 1 if racer.thinks == FIRST else len(look.things), random)


def text(view: Mapping[str, Any], seen: Scene, place: Spot) -> str:
    """The action: a placement with its first right call, where one is to be called."""
    card, cell = place
    new = wanted(seen.on)[cell] & VALUES[card]
    called = PACK.text(card)
    call = next(called[feature] for feature in range(3) if new >> 4 * feature & 15)
    return f"place {called} {cell + 1}" + (f" {call}" if view["calls"] else "")


# --- looking -------------------------------------------------------------------------------------------------------


def found(seen: Scene, racer: Racer, random: Random) -> tuple[Spot | None, Glance[int, Spot]]:
    """The placement of a racer, None if there is none, and the look that it took.

    Who has found something looks no further, unless what comes of it is bad and the racer sees that.
    """
    wants = wanted(seen.on)

    def fits(card: int) -> Mapping[Spot, float]:
        return {(card, cell): salience(seen.on, card, cell) for cell in range(9) if wants[cell] & VALUES[card]}

    place, look = None, Glance[int, Spot]([], [], None, 0.0)
    for look in looks(racer, seen.hand, fits, random):
        if look.first is None:
            continue
        if racer.thinks == FIRST:
            return look.first, look
        chosen = best(seen, look.things, racer.thinks)
        place = chosen.place
        if racer.thinks == NEXT or chosen.good:
            break
    return place, look


def salience(on: Grid, card: int, cell: int) -> float:
    """How much a placement catches the eye: how many values the card has in common with two others in a line."""
    return sum((on[a] & on[b] & VALUES[card]).bit_count() for a, b in THROUGH[cell])


# --- choosing ------------------------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """What comes of a placement. They are compared as they stand.

    ends   whether it ends the deal, and how
    going  whether there is something to do afterwards: a card of the hand fits, or one can be drawn
    worth  what part of the own cards fits somewhere then, less that of the others' cards
    """

    ends: int
    going: bool
    worth: float
    place: Spot

    @property
    def good(self) -> bool:
        """Whether it wins, or leaves something to do."""
        return self.ends == WON or (self.ends == ON and self.going)


def best(seen: Scene, among: Sequence[Spot], thinks: int) -> Prospect:
    """Of all placements the one after which most of the own cards fit somewhere, and few of the others'.

    Who thinks to the end also ends a deal where that wins and nowhere else if it can be helped, and places the last few
    cards in an order in which all of them can be placed, if there is one.
    """
    prospects = [prospect(seen, place) for place in among]
    if thinks < END:
        return max(prospects, key=lambda each: (each.worth, each.place))
    ranked = sorted(prospects, reverse=True)
    first = ranked[0]
    if first.ends == ON and not seen.stack and len(seen.hand) <= ENDGAME:
        return longest(seen, [each for each in ranked if each.ends == ON])
    return first


def prospect(seen: Scene, place: Spot) -> Prospect:
    """What comes of a placement."""
    on, rest = after(seen, place)
    (mine, pairs), (others, other_pairs) = room(on, rest), room(on, seen.unseen)
    left, unseen = len(seen.hand) - 1 + seen.stack, max(1, seen.unseen.bit_count())
    drawn, drawn_pairs = (seen.stack * count / unseen for count in (others, other_pairs))
    share = (mine + drawn + PAIRS * (pairs + drawn_pairs)) / max(1, left)
    ends = ON if left and (mine or others) else outcome(left, seen.fewest)
    return Prospect(ends, bool(mine or seen.stack), share - others / unseen, place)


def outcome(left: int, fewest: int) -> int:
    """How a deal ends for who has so many cards left, and the best of the others `fewest` (TR-21, TR-22)."""
    return WON if left < fewest else LEVEL if left == fewest else LOST


def wins(seen: Scene) -> bool:
    """Whether some placement wins the deal at once."""
    return any(prospect(seen, place).ends == WON for place in places(seen.on, seen.held))


def after(seen: Scene, place: Spot) -> tuple[Grid, int]:
    """The grid with the card on it, and the cards of the hand without it."""
    card, cell = place
    return laid(seen.on, card, cell), seen.held & ~(1 << card)


def longest(seen: Scene, ranked: Sequence[Prospect]) -> Prospect:
    """The first placement after which most of the own cards can be placed, one after the other."""
    known: dict[tuple[Grid, int], int] = {}
    most, chosen = -1, ranked[0]
    for each in ranked:
        on, rest = after(seen, each.place)
        count = alone(on, rest, known)
        if count > most:
            most, chosen = count, each
        if most == rest.bit_count():
            break
    return chosen
