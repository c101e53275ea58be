"""Golf for one player, solved: the points that a layout comes to within so many turns of its own, played for the best.

In each turn there is a fresh open card, the stock, and all that the rules of the game allow; ranks come as from a deck
without end, so what lies open elsewhere changes nothing. Two columns have a near card that was looked at. The hole ends
when all six cards are face up, or after the turns. Worked out backwards over all layouts (`worked_out`), for both
meanings of `pair_by`. Points to be expected before the look, by turns left:

    turns            0      2      4      6      8     10     12
    fresh card   30.25  20.11  11.55   4.10   0.19  -1.26  -2.01
    stock alone  30.25  23.02  16.99  10.72   5.36

A layout is three columns, a column one of `KINDS`; which cell of it is the far one does not count, nor which column is
which. To others a card that its owner looked at may be any, but is likelier to be one that is worth leaving (STAYS):
such kinds have the mean of what it may be. A column of which both cards were looked at (`peek=any2`) is taken for one
of which one card was; of the options nothing else but `pair_by` changes a value.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

import stolik.games.golf
from stolik.core.bits import rule, seldom
from stolik.core.machine import compiled, kept
from stolik.core.state import NO_CARD
from stolik.games.golf import BY_POINTS, GOLF, VALUES

RANKS = 13
FINE = 512  # of a point, as values are kept
MADE_FROM = (__file__, stolik.games.golf.__file__)
TURNS = (*range(10), 12, 18)  # numbers of turns for which values are kept: between these they change little
MOST_TURNS = TURNS[-1]

# The kinds of columns: what each of the two cards is. Kinds below FULL + 91 can be of a column that nobody looked at.
DOWN = 0  # both face down
ONE_UP = 1  # + rank: one of this rank face up
BOTH_UP = 14  # + PAIR[rank, rank]
UNSEEN = BOTH_UP + 91  # the first kind of which one card was looked at
LOOKED = UNSEEN  # + rank: both face down, the owner knows one
LOOKED_UP = LOOKED + RANKS  # + 13 * rank + rank up: one face up; the owner knows the other one
SECRET = LOOKED_UP + RANKS * RANKS  # both face down, the owner knows one, but nobody else does
SECRET_UP = SECRET + 1  # + rank up: one face up; the owner knows the other one, but nobody else does
KINDS = SECRET_UP + RANKS

PAIRS = list(combinations_with_replacement(range(RANKS), 2))
PAIR = np.zeros((RANKS, RANKS), np.int64)
for _at, (_one, _two) in enumerate(PAIRS):
    PAIR[_one, _two] = PAIR[_two, _one] = _at

# How much oftener than by chance a card that its owner has looked at, and left where it is, is of each rank (from two
# to ace), and of the rank that lies face up beside it; by the number of cards that the owner has face down. In some
# thousand holes of the simple player and of the quick one, at two and four seats; they differ, so it is the middle.
STAYS = np.array(
    [
        [5.2, 1.0, 0.7, 0.4, 0.4, 0.3, 0.3, 0.3, 0.25, 0.25, 0.25, 2.9, 1.9],
        [5.2, 1.0, 0.7, 0.4, 0.4, 0.3, 0.3, 0.3, 0.25, 0.25, 0.25, 2.9, 1.9],
        [3.5, 1.4, 1.2, 0.5, 0.4, 0.3, 0.3, 0.3, 0.25, 0.25, 0.25, 2.7, 1.9],
        [2.4, 1.4, 1.3, 0.6, 0.55, 0.5, 0.45, 0.45, 0.4, 0.4, 0.4, 2.2, 1.6],
        [1.9, 1.3, 1.2, 0.85, 0.75, 0.7, 0.65, 0.65, 0.6, 0.6, 0.6, 1.6, 1.4],
        [1.4, 1.25, 1.25, 1.1, 0.9, 0.85, 0.8, 0.75, 0.7, 0.7, 0.7, 1.4, 1.3],
        [1.0] * RANKS,
    ]
)
STAYS_BESIDE = np.array([20.0, 20.0, 14.0, 10.0, 10.0, 10.0, 1.0])
USUAL = 2, 3  # cards face down, for which the tables have a column of which one card, or none, is face up

# Where a layout is in a table of values: AT_HIGH[a] + AT_MIDDLE[b] + c for its kinds a >= b >= c.
AT_MIDDLE = np.cumsum([0, *(min(kind + 1, UNSEEN) for kind in range(KINDS))])
AT_HIGH = np.cumsum([0, *AT_MIDDLE[1:]])[:KINDS]
LAYOUTS = int(AT_HIGH[-1] + AT_MIDDLE[-1])


# --- kinds of columns ------------------------------------------------------------------------------------------------


@rule
def kind(up: Any, seen: Any, other_up: Any, other_seen: Any) -> Any:
    """The kind of a column as its owner knows it: for each card its rank face up, or its rank if it was looked at.

    NO_CARD where it is not so. If both were looked at, one of them counts as if it had not been.
    """
    if up == NO_CARD:
        up, seen, other_up, other_seen = other_up, other_seen, up, seen
    if other_up != NO_CARD:
        return BOTH_UP + PAIR[up, other_up]
    if up != NO_CARD:
        return ONE_UP + up if other_seen == NO_CARD else LOOKED_UP + RANKS * other_seen + up
    if seen == NO_CARD:
        seen = other_seen
    return DOWN if seen == NO_CARD else LOOKED + seen


@rule
def kind_from_outside(up: Any, other_up: Any, looked: Any) -> Any:
    """The kind of a column as others see it; `looked`: whether the owner has looked at a card that lies face down."""
    if up == NO_CARD:
        up, other_up = other_up, up
    if other_up != NO_CARD:
        return BOTH_UP + PAIR[up, other_up]
    if up != NO_CARD:
        return SECRET_UP + up if looked else ONE_UP + up
    return SECRET if looked else DOWN


@rule
def layout(one: Any, two: Any, three: Any) -> Any:
    """Where the layout of these three kinds of columns is in a table of values."""
    if one < two:
        one, two = two, one
    if two < three:
        two, three = three, two
    if one < two:
        one, two = two, one
    return AT_HIGH[one] + AT_MIDDLE[two] + three


def replacements() -> Any:
    """For each kind, rank of a new card, and card that it replaces: the kind that comes of it."""
    after = np.zeros((KINDS, RANKS, 2), np.int64)
    for card in range(RANKS):
        after[DOWN, card] = ONE_UP + card
        for rank in range(RANKS):
            both = BOTH_UP + PAIR[rank, card]
            after[ONE_UP + rank, card] = both, ONE_UP + card
            after[LOOKED + rank, card] = LOOKED_UP + RANKS * rank + card, ONE_UP + card
            for up in range(RANKS):
                other = BOTH_UP + PAIR[up, card]
                after[LOOKED_UP + RANKS * rank + up, card] = LOOKED_UP + RANKS * rank + card, other
        for at, (one, two) in enumerate(PAIRS):
            after[BOTH_UP + at, card] = BOTH_UP + PAIR[one, card], BOTH_UP + PAIR[two, card]
    return after


def worth(pair_by: int) -> Any:
    """The points to be expected of a column of each kind, as it lies."""
    values = VALUES.astype(np.float32)
    same = values[:, None] == values if pair_by == BY_POINTS else np.eye(RANKS, dtype=bool)
    column = np.where(same, np.float32(0), values[:, None] + values)
    points = np.zeros(KINDS, np.float32)
    points[DOWN] = column.mean()
    points[ONE_UP : ONE_UP + RANKS] = points[LOOKED : LOOKED + RANKS] = column.mean(axis=0)
    points[BOTH_UP : BOTH_UP + len(PAIRS)] = [column[pair] for pair in PAIRS]
    points[LOOKED_UP:SECRET] = column.ravel()
    for secret in range(SECRET, KINDS):
        beside = column.mean(axis=0) if secret == SECRET else column[:, secret - SECRET_UP]
        points[secret] = np.average(beside, weights=[may_be(secret, rank) for rank in range(RANKS)])
    return points


# --- worked out ------------------------------------------------------------------------------------------------------


def _one_turn_more(less: Any, more: Any, points: Any, after: Any, cards_open: Any) -> None:
    """The values with one turn more, from those with one less: [kind, kind, kind below UNSEEN]."""
    stock, value = np.zeros(UNSEEN, np.float32), np.zeros(UNSEEN, np.float32)
    best, beside = np.zeros((RANKS, UNSEEN), np.float32), np.zeros(RANKS, np.float32)
    share = np.float32(1.0 / RANKS)
    for one in range(SECRET):
        for two in range(one + 1):
            as_it_lies = less[one, two]
            stock[:] = 0.0
            for card in range(RANKS):
                into = best[card]
                into_third(as_it_lies, card, beside, into)
                first, second = less[after[one, card, 0], two], less[after[one, card, 1], two]
                third, fourth = less[one, after[two, card, 0]], less[one, after[two, card, 1]]
                for c in range(UNSEEN):
                    into[c] = min(into[c], min(min(first[c], second[c]), min(third[c], fourth[c])))
                    stock[c] += min(into[c], as_it_lies[c])
            stock *= share
            value[:] = stock
            if cards_open:
                value[:] = 0.0
                for card in range(RANKS):
                    into = best[card]
                    for c in range(UNSEEN):
                        value[c] += min(into[c], stock[c])
                value *= share
            if all_up(one) and all_up(two):
                for c in range(BOTH_UP, UNSEEN):
                    value[c] = points[one] + points[two] + points[c]
            more[one, two] = value
            more[two, one] = value
    for secret in range(SECRET, KINDS):
        for other in range(KINDS):
            seen_from_outside(more, secret, other)


@seldom
def into_third(as_it_lies: Any, card: Any, beside: Any, best: Any) -> None:
    """What comes of a card that goes into the third column, at its best, for all kinds of that."""
    alone = as_it_lies[ONE_UP + card]
    for rank in range(RANKS):
        beside[rank] = as_it_lies[BOTH_UP + PAIR[rank, card]]
    best[DOWN] = alone
    at = BOTH_UP
    for rank in range(RANKS):
        best[ONE_UP + rank] = min(beside[rank], alone)
        for other in range(rank, RANKS):
            best[at] = min(beside[rank], beside[other])
            at += 1


@rule
def all_up(kind: Any) -> Any:
    """Whether both cards of a column are face up."""
    return BOTH_UP <= kind < UNSEEN


@seldom
def seen_from_outside(values: Any, secret: Any, other: Any) -> None:
    """With a column of which nobody but the owner knows a card: the mean of what that may be, and how often it is."""
    for c in range(UNSEEN):
        total, all_of_it = 0.0, 0.0
        for rank in range(RANKS):
            likely = may_be(secret, rank)
            of = LOOKED + rank if secret == SECRET else LOOKED_UP + RANKS * rank + secret - SECRET_UP
            total += likely * values[of, other, c]
            all_of_it += likely
        values[secret, other, c] = values[other, secret, c] = total / all_of_it


@rule
def may_be(secret: Any, rank: Any) -> Any:
    """How likely the card that only the owner of such a column knows is of a rank: no share, but in proportion."""
    if secret == SECRET:
        return STAYS[USUAL[1], rank]
    return STAYS_BESIDE[USUAL[0]] if secret == SECRET_UP + rank else STAYS[USUAL[0], rank]


def _each_once(values: Any, once: Any) -> None:
    """As `packed`."""
    at = 0
    for one in range(KINDS):
        for two in range(one + 1):
            for three in range(min(two + 1, UNSEEN)):
                once[at] = np.rint(values[one, two, three] * FINE)
                at += 1


_worked_out = compiled(f"{GOLF.name}-solo", _one_turn_more)
_pack = compiled(f"{GOLF.name}-solo-packed", _each_once)


def worked_out(pair_by: int, cards_open: bool = True) -> Iterator[Any]:
    """The points to be expected with 0, 1, 2, ... turns left, by kinds of the columns, the third one below UNSEEN.

    cards_open: whether there is an open card in each turn. The array is written over when the next one is asked for.
    """
    points, after = worth(pair_by), replacements()
    values = points[:, None, None] + points[:, None] + points[:UNSEEN]
    more = values.copy()
    while True:
        yield values
        _worked_out(values, more, points, after, cards_open)
        values, more = more, values


@cache
def table(pair_by: int) -> Any:
    """The values for the numbers of TURNS, times FINE: [turns, layout]; made when it is first asked for."""
    return kept(f"{GOLF.name}-solo-{pair_by}", MADE_FROM, lambda: _table(pair_by))


def _table(pair_by: int) -> Any:
    turns_left = zip(range(MOST_TURNS + 1), worked_out(pair_by), strict=False)
    return np.array([packed(values) for turns, values in turns_left if turns in TURNS])


def packed(values: Any) -> Any:
    """The values of all layouts, as `worked_out` gives them, each once and times FINE: where `layout` says."""
    once = np.zeros(LAYOUTS, np.int16)
    _pack(values, once)
    return once
