"""Cards that a seat has not seen, dealt to the places where they may lie: each way to do so is as likely as any other.

A place is a seat or what is not dealt; it has room for so many cards, and some cards cannot be there (a seat without
the led suit). Places with the same bounds are one group, whose cards are shared out at the end. For the groups the ways
are counted, card by card: with `ways[r]` for the rooms r that are left, the next card goes to each group with the
probability `ways[r - 1 there] / ways[r]`. So a world takes one look into a table per card, and none is ever thrown
away.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.bits import NONE, below, bit, nth, popcount, random_bits, rule, u64
from stolik.core.machine import compiled

MOST = 90  # cards, goliath's
PLACES = 7  # six seats and what is not dealt
TABLE = 1 << 20  # ways: five seats with fifteen cards each, each with bounds of its own
FRACTION = 2.0**-53
_S11 = u64(11)

# What a seat knows of the cards that it has not seen. It belongs to that seat: made of its view and of what it heard.
# cards, card, allowed   the unseen cards, and into which groups each may go, as bits
# groups, room, stride   the rooms of the groups together, and how far apart in `ways` rooms that differ by one are
# members, each          the places of a group, as bits, and the room of each place
# ways                   in how many ways the cards that are left go into the rooms that are left
# group, dealt           the latest world: by group and by place, two words each
# played                 the cards that each place has played, of one word
KNOWN = np.dtype(
    [
        ("cards", np.int64),
        ("card", np.int16, MOST),
        ("allowed", np.int16, MOST),
        ("groups", np.int64),
        ("room", np.int64, PLACES),
        ("left", np.int64, PLACES),
        ("stride", np.int64, PLACES),
        ("members", np.int64, PLACES),
        ("each", np.int64, PLACES),
        ("group", np.uint64, (PLACES, 2)),
        ("dealt", np.uint64, (PLACES, 2)),
        ("played", np.uint64, PLACES),
        ("ways", np.float64, TABLE),
    ]
)


def unseen(cards: Sequence[int], rooms: Sequence[int], may: Sequence[Sequence[int]]) -> Any:
    """What is known of these cards, as an array of one KNOWN.

    rooms: how many cards lie at each place; they add up to the cards. may: for each place, the cards that can be there.
    Raises ValueError where the cards do not fit.
    """
    if sum(rooms) != len(cards):
        raise ValueError(f"{len(cards)} cards do not fill places for {list(rooms)}")
    bounds: dict[frozenset[int], int] = {}
    members: list[list[int]] = []
    for place, room in enumerate(rooms):
        if room:
            bound = frozenset(may[place])
            members.append([]) if bound not in bounds else None
            members[bounds.setdefault(bound, len(bounds))].append(place)
    array = np.zeros(1, KNOWN)
    known = array[0]
    known["cards"], known["groups"] = len(cards), len(members)
    allowed = {card: sum(1 << group for bound, group in bounds.items() if card in bound) for card in cards}
    order = sorted(cards, key=lambda card: (allowed[card].bit_count(), allowed[card], card))
    known["card"][: len(cards)] = order
    known["allowed"][: len(cards)] = [allowed[card] for card in order]
    known["each"][: len(rooms)] = rooms
    stride = 1
    for group, places in enumerate(members):
        room = sum(rooms[place] for place in places)
        known["room"][group], known["stride"][group] = room, stride
        known["members"][group] = sum(1 << place for place in places)
        stride *= room + 1
    if len(members) > 1:
        if not count_ways(array, stride):
            raise ValueError(f"no way to put {len(cards)} cards into places for {list(rooms)}")
    elif any(not allowed[card] for card in cards):
        raise ValueError("a card may be nowhere")
    return array


def _count_ways(array: Any, size: Any) -> bool:
    """Fill the table of ways; whether there is one. Rooms are counted through like the digits of a number."""
    known = array[0]
    for group in range(known.groups):
        known.left[group] = 0
    known.ways[0] = 1.0
    filled = 0
    for at in range(1, size):
        group = 0
        while known.left[group] == known.room[group]:
            filled -= known.left[group]
            known.left[group] = 0
            group += 1
        known.left[group] += 1
        filled += 1
        allowed = known.allowed[known.cards - filled]
        ways = 0.0
        for group in range(known.groups):
            if allowed >> group & 1 and known.left[group] > 0:
                ways += known.ways[at - known.stride[group]]
        known.ways[at] = ways
    return bool(known.ways[size - 1] > 0.0)


count_ways = compiled("beliefs-ways", _count_ways)


@rule
def fraction(chance: Any) -> Any:
    """A uniform number, 0 or more and less than 1."""
    return np.float64(random_bits(chance) >> _S11) * FRACTION


@rule
def deal_out(known: Any, chance: Any) -> None:
    """One world, uniformly: the cards of each place in `dealt`."""
    groups = known.groups
    at = 0
    for group in range(groups):
        known.left[group] = known.room[group]
        at += known.room[group] * known.stride[group]
        known.group[group, 0] = NONE
        known.group[group, 1] = NONE
    for k in range(known.cards):
        group = 0
        if groups > 1:
            group = next_group(known, at, known.allowed[k], chance)
            known.left[group] -= 1
            at -= known.stride[group]
        card = known.card[k]
        known.group[group, card >> 6] |= bit(card & 63)
    for group in range(groups):
        share_out(known, group, chance)


@rule
def next_group(known: Any, at: Any, allowed: Any, chance: Any) -> Any:
    """Where the next card goes, for rooms of which `ways` tells at `at`."""
    mark = fraction(chance) * known.ways[at]
    found = 0
    for group in range(known.groups):
        if allowed >> group & 1 and known.left[group] > 0:
            ways = known.ways[at - known.stride[group]]
            if ways > 0.0:
                found = group
                if mark < ways:
                    break
                mark -= ways
    return found


@rule
def share_out(known: Any, group: Any, chance: Any) -> None:
    """The cards of a group among its places: each gets as many as it has room for, the last one the rest."""
    first, second = known.group[group, 0], known.group[group, 1]
    members = known.members[group]
    place = 0
    while members != 0:
        if members & 1:
            one, two = first, second
            if members != 1:
                one, two = draw(first, second, known.each[place], chance)
            first ^= one
            second ^= two
            known.dealt[place, 0] = one
            known.dealt[place, 1] = two
        members >>= 1
        place += 1


@rule
def draw(first: Any, second: Any, count: Any, chance: Any) -> Any:
    """So many cards out of a set of two words, each choice as likely as any other; of the rest, if those are fewer."""
    size = popcount(first) + popcount(second)
    fewer = min(count, size - count)
    one, two = NONE, NONE
    for k in range(fewer):
        here = popcount(first ^ one)
        at = below(size - k, chance)
        if at < here:
            one |= bit(nth(first ^ one, at))
        else:
            two |= bit(nth(second ^ two, at - here))
    if fewer != count:
        return first ^ one, second ^ two
    return one, two
