"""What a seat knows of the cards of durak that it has not seen: where they may be, and how likely.

What others picked up in the open, were given, showed or exchanged is there until they play it: the state itself says so
(`known`). All else lies with equal right in the other hands and in the stock, but for one fact: in the first hand of a
session whoever holds the lowest trump shows it (DU-10), so lower ones were in nobody's first six cards. Who holds one
has drawn it. For that the deals are counted: `shares[p, m]` is in how many ways place p can have come to m of these low
trumps among its hidden cards, each card that it has played, or holds, being dealt to it or drawn in time.
"""

from collections.abc import Sequence
from math import factorial
from typing import Any

import numpy as np

from stolik.bots.beliefs.places import draw, fraction
from stolik.core.bits import NONE, has, popcount, rule
from stolik.core.chance import random_chance
from stolik.core.engine import engine
from stolik.core.game import View
from stolik.core.offer import Offer
from stolik.core.packs import FRENCH
from stolik.core.restored import restored
from stolik.core.state import NOBODY
from stolik.games.durak import DURAK
from stolik.games.durak.state import FULL, HAND, SEATS, SIX

STOCK = SEATS  # the place of cards to be drawn
LOW = 9  # trumps
WHO_HAS_IT = -3  # `six`: whoever is dealt the trump six may exchange it

# What a seat knows, and nobody else: unseen cards and the low trumps among them, the hidden cards of each place, the
# ways above and their sums over the places that follow, and who may exchange the trump six.
KNOWN = np.dtype(
    [
        ("me", np.int64),
        ("unseen", np.uint64),
        ("low", np.uint64),
        ("room", np.int64, STOCK + 1),
        ("shares", np.float64, (STOCK + 1, LOW + 1)),
        ("sums", np.float64, (STOCK + 2, LOW + 1)),
        ("six", np.int64),
    ]
)


def know(options: Any, view: View, history: Sequence[str]) -> Any:
    """An array of one KNOWN."""
    array = np.zeros(1, KNOWN)
    known, me = array[0], view["seat"]
    shown = FRENCH.mask([card for cards in view["known"] for card in cards] + [*view["hand"], *view["gone"]])[0]
    on_table = [card for card in (*view["attacks"], *view["answers"], view["under"]) if card]
    offered = [card for cards in view["offered"] for card in cards]
    lying = FRENCH.mask(on_table)[0] | FRENCH.mask(offered)[0]
    unseen = int(FULL) & ~shown & ~lying
    rooms = [count - len(held) for count, held in zip(view["hand_count"], view["known"], strict=True)]
    rooms[me] = 0
    known["room"][: len(rooms)], known["room"][STOCK] = rooms, view["stock_count"]
    known["unseen"] = unseen
    known["low"] = unseen & too_low(view) if history or fresh(view) else 0
    known["me"] = me
    known["six"] = six_holder(view, history, unseen)
    if known["low"]:
        count_shares(known, draws(options, view, history))
    return array


def fresh(view: View) -> bool:
    """Whether nothing can have been done yet; else whoever gives no history has not heard of it."""
    return not any(view["attacks"]) and not view["gone"] and all(count == HAND for count in view["hand_count"])


def too_low(view: View) -> int:
    """The trumps that nobody was dealt: in the first hand those under the lowest one that was shown (DU-10, DU-A3)."""
    if view["number"] > 0 or not view["trump"]:
        return 0
    first = FRENCH.number("6" + view["trump"])
    end = first + LOW if view["shown"] is None else FRENCH.number(view["shown"])
    return sum(1 << card for card in range(first, end))


def six_holder(view: View, history: Sequence[str], unseen: int) -> int:
    """Who may exchange the trump six (DU-33): whom it was dealt to, or who drew it, and who never played it."""
    if view["trump"] is None:
        return NOBODY
    six = "6" + view["trump"]
    if unseen >> FRENCH.number(six) & 1:
        return WHO_HAS_IT
    played = any(six in action.split(" ")[1:] for action in history)
    if view["exchanged"] or played or view["turned"] == six:
        return NOBODY
    holders = [seat for seat, cards in enumerate(view["known"]) if six in cards]
    return view["seat"] if six in view["hand"] else holders[0] if holders else NOBODY


# --- where the low trumps can be --------------------------------------------------------------------------------------

Draws = list[list[tuple[int, int]]]  # by seat: (cards drawn, 0), or (0, 1) for a low trump played, (0, 2) for another


def draws(options: Any, view: View, history: Sequence[str]) -> Draws:
    """When each seat drew and played hidden cards.

    The deal is played again with any cards: whoever is to play one that they lack finds it among their hidden ones, and
    with it those that belong to the same play.
    """
    seats, low = view["seats"], too_low(view)
    states, offers, chance = _first(options, view, history), np.zeros(1, Offer), random_chance([1])
    state = states[0]
    rules = engine(DURAK)
    told: Draws = [[] for _ in range(seats)]
    for at, action in enumerate(history):
        seat, verb, *rest = _parts(action)
        cards = _together(view, history[at:])
        hidden = [_hidden(state, each) for each in range(seats)]
        _have(state, seat, cards)
        if cards and not int(state["known"][seat]) >> cards[0] & 1:
            told[seat].append((0, 1 if low >> cards[0] & 1 else 2))
            hidden[seat] -= 1
        if verb == "exchange":
            state["six_holder"] = seat
        rules.play(states, seat, DURAK.action_number(" ".join([verb, *rest])), chance, offers)
        for each in range(seats):
            if drawn := _hidden(state, each) - hidden[each]:
                told[each].append((drawn, 0))
    return told


def _parts(action: str) -> tuple[Any, ...]:
    seat, verb, *rest = action.split(" ")
    return int(seat), verb, *rest


def _card(view: View, verb: str, rest: Sequence[str]) -> int | None:
    """The card that leaves the hand of whoever does this."""
    if verb == "exchange":
        return FRENCH.number("6" + view["trump"])
    if verb not in ("attack", "beat", "give"):
        return None
    return FRENCH.number(rest[1] if verb == "beat" else rest[0])


def _first(options: Any, view: View, history: Sequence[str]) -> Any:
    """The hand as it was dealt, in which the hidden cards are any: whoever showed a card has it."""
    seats = view["seats"]
    states = restored(DURAK, options, {**view, **_opening(options, view, history)})
    state = states[0]
    free = int(FULL)
    for seat in range(seats):
        state["hand"][seat] = state["known"][seat]
        free &= ~int(state["known"][seat])
    if state["under"] >= 0:
        free &= ~(1 << int(state["under"]))
    for seat in range(seats):
        while int(state["hand"][seat]).bit_count() < HAND:
            card = free & -free
            state["hand"][seat] |= np.uint64(card)
            free ^= card
    state["stock"] = free
    return states


def _opening(options: Any, view: View, history: Sequence[str]) -> dict[str, Any]:
    """What all saw when the first bout opened, as keys of a view."""
    seats, turned = view["seats"], view["turned"]
    openers = [int(action.split(" ")[0]) for action in history if " attack " in action]
    attacker = openers[0] if openers else view["attacker"]
    nothing: list[Any] = [None] * HAND
    known: list[list[str]] = [[] for _ in range(seats)]
    if view["shown"]:
        known[attacker].append(view["shown"])
    if seats == SEATS and turned not in known[view["dealer"]]:
        known[view["dealer"]].append(turned)
    return {
        "phase": "open",
        "turn": attacker,
        "attacker": attacker,
        "defender": (attacker + 1) % seats,
        "hand": [],
        "known": known,
        "under": None if seats == SEATS else turned,
        "gone": [],
        "attacks": nothing,
        "answers": nothing,
        "laid": 0,
        "room": HAND,
        "more": None,
        "last_word": False,
        "offered": [[] for _ in range(seats)],
        "taking": False,
        "drew_trump": None,
        "exchanged": False,
        "pickups": 0,
        "lost": [False] * seats,
        "attackers": _entitled(options, view, attacker),
    }


def _entitled(options: Any, view: View, attacker: int) -> list[int]:
    """Who may attack in the first bout (DU-A8): everybody holds cards."""
    seats, defender = view["seats"], (attacker + 1) % view["seats"]
    if view["sides"]:
        return [seat for seat in range(seats) if view["sides"][seat] != view["sides"][defender]]
    if seats >= 5 and options.neighbours_only:
        return [attacker, (defender + 1) % seats]
    return [seat for seat in range(seats) if seat != defender]


def _hidden(state: Any, seat: int) -> int:
    return (int(state["hand"][seat]) & ~int(state["known"][seat])).bit_count()


def _together(view: View, actions: Sequence[str]) -> list[int]:
    """The cards of the first action, and of those after it that belong to it (DU-15)."""
    cards = []
    for action in actions:
        _, verb, *rest = _parts(action)
        if (card := _card(view, verb, rest)) is not None:
            cards.append(card)
        if rest[1:] != ["+"]:
            break
    return cards


def _have(state: Any, seat: int, cards: Sequence[int]) -> None:
    """Let a seat hold these cards: others of its hidden ones lie where those it lacks were."""
    for card in cards:
        mine = int(state["hand"][seat])
        if mine >> card & 1:
            continue
        other = mine & ~int(state["known"][seat]) & ~sum(1 << each for each in cards)
        given = np.uint64((other & -other) | 1 << card)
        state["hand"][seat] ^= given
        holders = [place for place in range(SEATS) if place != seat and int(state["hand"][place]) >> card & 1]
        if holders:
            state["hand"][holders[0]] ^= given
        else:
            state["stock"] ^= given


def count_shares(known: Any, told: Draws) -> None:
    """Fill `shares` and `sums`; nothing but the numbers of cards is to be found out about the own place."""
    low = known["low"].item().bit_count()
    for place in range(STOCK + 1):
        room = int(known["room"][place])
        for count in range(min(low, room) + 1):
            bound = place < len(told) and place != known["me"]
            ways = came_to(told[place], room, count) if bound else factorial(room)
            known["shares"][place, count] = ways / (factorial(count) * factorial(room - count))
    known["sums"][STOCK + 1, 0] = 1.0
    for place in reversed(range(STOCK + 1)):
        for count in range(low + 1):
            shares, sums = known["shares"][place, : count + 1], known["sums"][place + 1, : count + 1]
            known["sums"][place, count] = float(shares @ sums[::-1])


def came_to(told: Sequence[tuple[int, int]], room: int, low: int) -> float:
    """In how many ways a seat can have been dealt and have drawn what it played and holds, `low` of it low trumps.

    A card was dealt, if it may be, or drawn before it was played; each place in the deck is for one card. Counted by
    how many of the dealt places are still free.
    """
    drawn = sum(count for count, _ in told)
    played = sum(1 for count, _ in told if not count)
    dealt = room + played - drawn  # first cards that were hidden
    ways = {dealt: 1.0}
    free = dealt
    for count, kind in told:
        free += count
        if count:
            continue
        after: dict[int, float] = {}
        for first, number in ways.items():
            if kind == 2 and first:
                after[first - 1] = after.get(first - 1, 0.0) + number * first
            if free > first:
                after[first] = after.get(first, 0.0) + number * (free - first)
        ways = after
        free -= 1
    total = 0.0
    for first, number in ways.items():
        later = free - first
        if later >= low:
            total += number * (factorial(later) // factorial(later - low)) * factorial(room - low)
    return total


# --- worlds -----------------------------------------------------------------------------------------------------------


@rule
def fill(s: Any, known: Any, chance: Any) -> None:
    """One world into the hands of the others and the stock."""
    low, rest = known.low, known.unseen ^ known.low
    left = popcount(low)
    for place in range(STOCK + 1):
        if place == known.me or (place >= s.seats and place != STOCK):
            continue
        count = 0
        if left > 0:
            count = low_trumps(known, place, left, chance)
            left -= count
        some, _ = draw(low, NONE, count, chance)
        others, _ = draw(rest, NONE, known.room[place] - count, chance)
        low ^= some
        rest ^= others
        if place == STOCK:
            s.stock = some | others
        else:
            s.hand[place] = s.known[place] | some | others
    s.six_holder = known.six
    if known.six == WHO_HAS_IT:
        s.six_holder = NOBODY
        for seat in range(s.seats):
            if has(s.hand[seat], (s.turned & 48) + SIX):
                s.six_holder = seat


@rule
def low_trumps(known: Any, place: Any, left: Any, chance: Any) -> Any:
    """How many of the low trumps that are left lie at a place."""
    mark = fraction(chance) * known.sums[place, left]
    found = 0
    for count in range(left + 1):
        share = known.shares[place, count] * known.sums[place + 1, left - count]
        if share > 0.0:
            found = count
            if mark < share:
                break
            mark -= share
    return found
