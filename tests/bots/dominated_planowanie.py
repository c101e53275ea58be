"""Which actions of planowanie cannot be right: those that are never better than another one, and in some world worse.

A card is looked at with two tricks to go, when a seat has one choice left. It is dominated by another one if, in every
deal of the unseen cards that fits what was played, even the worst that can follow the other one is as good as the best
that can follow it, and in some deal better: the own points less the others' on average, and the points of the own.

A bid is looked at in deals of one card, in which nobody has a choice after it: it is dominated by another one if the
same holds in every deal of the unseen cards, whatever the seats behind bid. Slow and plain, by the oracle; moments with
more worlds than `MOST` are left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import comb
from typing import Any

from tests.oracle.planowanie import PACK, winning_card

World = dict[int, list[str]]  # the cards held by each seat
Worth = tuple[float, float]  # own points less those of the others on average, own points
TINY = 1e-9
MOST = {"bid": 150_000, "play": 6000}  # worlds


def dominated(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> set[str]:
    """The actions that another legal one dominates, for the seat of the view, which is to act."""
    if len(legal) < 2 or not last_choice(view) or count(view) > MOST[view["phase"]]:
        return set()
    return worse_ones(legal, bid_ends(view) if view["phase"] == "bid" else card_ends(view, legal, history))


def last_choice(view: Mapping[str, Any]) -> bool:
    """Whether the seat has no other choice after this one."""
    return bool(view["tricks"] == 1 if view["phase"] == "bid" else view["tricks"] - sum(view["won"]) == 2)


def hopeless(view: Mapping[str, Any], legal: Sequence[str]) -> set[str]:
    """The bids in a deal of one card that are kept in no world at all, if another one is kept in some."""
    if view["phase"] != "bid" or not last_choice(view) or len(legal) < 2:
        return set()
    wins = {taker == view["seat"] for taker in takers(view)}
    return {action for action in legal if (action == "bid 1") not in wins}


Ends = Iterator[Mapping[str, list[Worth]]]  # world by world, all that can come of each action


def worse_ones(legal: Sequence[str], ends: Ends) -> set[str]:
    """The actions that are never better than some other one, and in some world worse."""
    pairs = {(one, other) for one, other in product(legal, legal) if one != other}
    worse: set[tuple[str, str]] = set()
    for found in ends:
        span = {action: list(zip(*found[action], strict=True)) for action in legal}
        pairs = {(one, other) for one, other in pairs if never_better(span[one], span[other])}
        worse |= {(one, other) for one, other in pairs if max(span[one][0]) < min(span[other][0]) - TINY}
        if not pairs:
            break
    return {one for one, _ in pairs & worse}


def never_better(one: list[tuple[float, ...]], other: list[tuple[float, ...]]) -> bool:
    """Whether the most that one action can bring is no more than the least of the other."""
    return max(one[0]) <= min(other[0]) + TINY and max(one[1]) <= min(other[1])


# --- worlds ----------------------------------------------------------------------------------------------


def count(view: Mapping[str, Any]) -> int:
    """How many worlds there are at most."""
    left, total = len(unseen(view)), 1
    for seat, size in enumerate(view["hand_count"]):
        if seat != view["seat"]:
            total *= comb(left, size)
            left -= size
    return total


def unseen(view: Mapping[str, Any]) -> list[str]:
    """The cards that the seat has not seen: in others' hands, or not dealt."""
    seen = {*view["hand"], *view["gone"], view["turned"]}
    return [card for card in PACK if card not in seen]


def worlds(view: Mapping[str, Any], history: Sequence[str]) -> Iterator[World]:
    """All deals of the unseen cards, as hands by seat."""
    me, seats = view["seat"], view["seats"]
    counts = {seat: view["hand_count"][seat] for seat in range(seats) if seat != me}
    for hands in dealt_out(unseen(view), counts, voids(history, seats)):
        yield {**hands, me: list(view["hand"])}


def voids(history: Sequence[str], seats: int) -> list[set[str]]:
    """The suits that each seat did not follow."""
    plays = [action.split() for action in history if " play " in action]
    found: list[set[str]] = [set() for _ in range(seats)]
    for k, (seat, _, card) in enumerate(plays):
        led = plays[k - k % seats][2]
        if card[1] != led[1]:
            found[int(seat)].add(led[1])
    return found


def dealt_out(cards: list[str], counts: dict[int, int], lacking: Sequence[set[str]]) -> Iterator[World]:
    """All ways to give so many of the cards to each seat, none of a suit that it lacks."""
    if not counts:
        yield {}
        return
    seat, *others = counts
    for hand in combinations([card for card in cards if card[1] not in lacking[seat]], counts[seat]):
        rest = [card for card in cards if card not in hand]
        for hands in dealt_out(rest, {other: counts[other] for other in others}, lacking):
            yield {seat: list(hand), **hands}


# --- cards -----------------------------------------------------------------------------------------------


def card_ends(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> Ends:
    """For each world what the deal can end with after each action."""
    for hands in worlds(view, history):
        yield {
            action: [ended(view, hands, plays) for plays in tricks(view, hands, action.removeprefix("play "))]
            for action in legal
        }


def front(view: Mapping[str, Any]) -> list[str]:
    """The cards of the trick so far, in playing order."""
    return [view["table"][(view["leader"] + k) % view["seats"]] for k in range(view["laid"])]


def tricks(view: Mapping[str, Any], hands: World, card: str) -> Iterator[list[str]]:
    """All ways in which this trick can go on after the card: its cards in playing order."""

    def further(plays: list[str], behind: list[int]) -> Iterator[list[str]]:
        if not behind:
            yield plays
            return
        hand = hands[behind[0]]
        for reply in [held for held in hand if held[1] == plays[0][1]] or hand:
            yield from further([*plays, reply], behind[1:])

    seats, laid = view["seats"], view["laid"]
    yield from further([*front(view), card], [(view["seat"] + k) % seats for k in range(1, seats - laid)])


def ended(view: Mapping[str, Any], hands: World, plays: list[str]) -> Worth:
    """What the deal ends with for the seat of the view after this trick; the last trick leaves nobody a choice."""
    seats, won = view["seats"], list(view["won"])
    leader = view["leader"] if view["laid"] else view["seat"]
    last = {seat: [card for card in hand if card not in plays] for seat, hand in hands.items()}
    for _ in range(2):
        leader = (leader + plays.index(winning_card(plays, view["trump"]))) % seats
        won[leader] += 1
        plays = [last[(leader + k) % seats][0] for k in range(seats)]
    return worth(view["seat"], view["bid"], won)


def worth(seat: int, bids: Sequence[int], won: Sequence[int]) -> Worth:
    """Of these bids and tricks."""
    points = [10 + bid if bid == count else 0 for bid, count in zip(bids, won, strict=True)]
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1), float(points[seat])


# --- bids in deals of one card ---------------------------------------------------------------------------


def winner(view: Mapping[str, Any], hands: World) -> int:
    """Who takes the only trick."""
    order = [(view["dealer"] + 1 + k) % view["seats"] for k in range(view["seats"])]
    cards = [hands[seat][0] for seat in order]
    return order[cards.index(winning_card(cards, view["trump"]))]


def takers(view: Mapping[str, Any]) -> set[int]:
    """Who may take it: all of them in some world, mostly, so that one need not look at every world."""
    found: set[int] = set()
    for hands in worlds(view, []):
        found.add(winner(view, hands))
        if len(found) == view["seats"]:
            break
    return found


def bid_ends(view: Mapping[str, Any]) -> Ends:
    """For each world what the deal can end with after each bid: those behind may bid what they like."""
    seats, me = view["seats"], view["seat"]
    behind = [
        seat for k in range(seats) if view["bid"][seat := (view["dealer"] + 1 + k) % seats] is None and seat != me
    ]
    for taker in takers(view):
        won = [int(seat == taker) for seat in range(seats)]
        yield {f"bid {own}": list(_after(view, own, behind, won)) for own in (0, 1)}


def _after(view: Mapping[str, Any], own: int, behind: Sequence[int], won: Sequence[int]) -> Iterator[Worth]:
    for others in product((0, 1), repeat=len(behind)):
        bids = [view["bid"][seat] for seat in range(view["seats"])]
        bids[view["seat"]] = own
        for seat, bid in zip(behind, others, strict=True):
            bids[seat] = bid
        if sum(bids) != 1:  # the dealer may not have made it even (PL-8)
            yield worth(view["seat"], bids, won)
