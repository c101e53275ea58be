"""Which cards of goliath cannot be right: those that another card beats in every world that the seat can think of.

With two tricks to go a seat has one choice left. A card is dominated by another one if, in every deal of the unseen
cards that fits what was played, even the worst that can follow the other one is better than the best that can follow
it: more of the own points less the others' on average, and no fewer points of the own. Slow and plain, by the oracle.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from tests.oracle.goliath import highest_and_lowest, pack, score

World = dict[int, list[str]]  # the cards held by each seat
Worth = tuple[float, float]  # own points less those of the others on average, own points


def dominated(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], all_equal: str) -> set[str]:
    """The actions that another legal one dominates, for the seat of the view; none but in the last trick but one."""
    if view["left"] != 2 or len(legal) < 2:
        return set()
    span: dict[str, list[tuple[Worth, Worth]]] = {action: [] for action in legal}
    for hands in worlds(view, history):
        for action in legal:
            trick_ends = tricks(view, hands, action.removeprefix("play "))
            ends = [worth(view, hands, plays, all_equal) for plays in trick_ends]
            diffs, points = zip(*ends, strict=True)
            span[action].append(((min(diffs), min(points)), (max(diffs), max(points))))
    return {action for action in legal if any(worse(span[action], span[other]) for other in legal)}


def worse(one: list[tuple[Worth, Worth]], other: list[tuple[Worth, Worth]]) -> bool:
    """Whether in each world the most that one action can bring is less than the least of the other."""
    return all(
        mine[1][0] < theirs[0][0] - 1e-9 and mine[1][1] <= theirs[0][1] for mine, theirs in zip(one, other, strict=True)
    )


def worlds(view: Mapping[str, Any], history: Sequence[str]) -> Iterator[World]:
    """All deals of the unseen cards, as hands by seat."""
    me, seats = view["seat"], view["seats"]
    seen = {*view["hand"], *front(view), *(card for pile in view["profit"] for card in pile)}
    unseen = [card for card in pack(seats) if card not in seen]
    lacking = voids(history, seats)
    counts = {seat: view["hand_count"][seat] for seat in range(seats) if seat != me}
    for hands in dealt_out(unseen, counts, lacking):
        yield {**hands, me: list(view["hand"])}


def front(view: Mapping[str, Any]) -> list[str]:
    """The cards of the trick so far, in playing order."""
    return [view["table"][(view["leader"] + k) % view["seats"]] for k in range(view["laid"])]


def voids(history: Sequence[str], seats: int) -> dict[int, set[str]]:
    """The colours that each seat did not follow."""
    found: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for k, action in enumerate(history):
        led, card = history[k - k % seats].split()[2], action.split()[2]
        if card[0] != led[0]:
            found[int(action.split()[0])].add(led[0])
    return found


def dealt_out(cards: list[str], counts: dict[int, int], lacking: dict[int, set[str]]) -> Iterator[World]:
    """All ways to give so many of the cards to each seat, none of a colour that it lacks."""
    if not counts:
        yield {}
        return
    seat, *others = counts
    for hand in combinations([card for card in cards if card[0] not in lacking[seat]], counts[seat]):
        rest = [card for card in cards if card not in hand]
        for hands in dealt_out(rest, {other: counts[other] for other in others}, lacking):
            yield {seat: list(hand), **hands}


def tricks(view: Mapping[str, Any], hands: World, card: str) -> Iterator[list[str]]:
    """All ways in which this trick can go on after the card: its cards in playing order."""

    def further(plays: list[str], behind: list[int]) -> Iterator[list[str]]:
        if not behind:
            yield plays
            return
        hand = hands[behind[0]]
        for reply in [held for held in hand if held[0] == plays[0][0]] or hand:
            yield from further([*plays, reply], behind[1:])

    seats, laid = view["seats"], view["laid"]
    yield from further([*front(view), card], [(view["seat"] + k) % seats for k in range(1, seats - laid)])


def worth(view: Mapping[str, Any], hands: World, plays: list[str], all_equal: str) -> Worth:
    """What the deal ends with for the seat of the view after this trick; the last trick leaves nobody a choice."""
    seats, me = view["seats"], view["seat"]
    profit = [list(pile) for pile in view["profit"]]
    leader = view["leader"] if view["laid"] else me
    left = [card for hand in hands.values() for card in hand if card not in plays]
    for _ in range(2):
        high, low = highest_and_lowest(plays, all_equal)
        takers = (leader + high) % seats, (leader + low) % seats
        for k, card in enumerate(plays):
            profit[takers[1] if k == high else takers[0]].append(card)
        leader = takers[0]
        last = {seat: card for seat, hand in hands.items() for card in hand if card in left}
        plays = [last[(leader + k) % seats] for k in range(seats)]
    points = [score(pile) for pile in profit]
    return points[me] - (sum(points) - points[me]) / (seats - 1), float(points[me])
