"""Which actions of golf cannot be right: those that are never better than another one, and in some world worse.

A last choice is looked at, with `final_turns`: that of the seat whose turn is the hole's last one, so that nothing but
its own points depends on it. An action is dominated by another one if, with all that its face-down cards and the stock
may be, even the worst that can follow the other one is as good as the best that can follow it, and somewhere better.

Where the hole is all of the match, to end it (GO-13) is hopeless if somebody has fewer points whatever lies face down.
Slow and plain, by the oracle; moments with more than `MOST` unknown cards of the own are left out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from tests.oracle.golf import PACK, score

MOST = 2  # own cards that nobody has seen
CELLS = 6
Layout = Sequence[str | None]


def dominated(view: Mapping[str, Any], legal: Sequence[str], options: Any) -> set[str]:
    """The legal actions that another one dominates, for the seat of the view, which is to act."""
    mine = own(view)
    most = 0 if view["phase"] == "turn" else MOST  # who takes a card does not know yet what it will replace
    if not last_turn(view, options) or mine.count(None) > most:
        return set()
    pairs = {(one, other) for one, other in product(legal, legal) if one != other}
    worse: set[tuple[str, str]] = set()
    for world in worlds(view):
        ends = {action: comes_to(view, action, world, options.pair_by) for action in legal}
        pairs = {(one, other) for one, other in pairs if min(ends[one]) >= max(ends[other])}
        worse |= {(one, other) for one, other in pairs if max(ends[one]) > min(ends[other])}
    return {one for one, _ in pairs & worse}


def last_turn(view: Mapping[str, Any], options: Any) -> bool:
    """Whether the hole is over after this turn."""
    following = (view["seat"] + 1) % view["seats"]
    return bool(options.final_turns and view["closer"] == following and view["phase"] in ("turn", "drawn", "taken"))


def own(view: Mapping[str, Any]) -> list[str | None]:
    """The own layout, as its owner knows it."""
    pairs = zip(view["up"][view["seat"]], view["peeked"] or [None] * CELLS, strict=True)
    return [up or seen for up, seen in pairs]


def unseen(view: Mapping[str, Any]) -> list[str]:
    """The cards that the seat has not seen."""
    left = Counter(PACK * (1 if view["seats"] <= 4 else 2))
    seen = [*own(view), view["drawn"], view["taken"], view["top"], *view["discards"]]
    seen += [card for seat, row in enumerate(view["up"]) if seat != view["seat"] for card in row]
    left -= Counter(card for card in seen if card)
    return sorted(left.elements())


def worlds(view: Mapping[str, Any]) -> Iterator[list[str]]:
    """The own layout with all that its unknown cards may be; their suits count for nothing."""
    ranks = Counter(card[0] for card in unseen(view))
    mine = own(view)
    unknown = [at for at, card in enumerate(mine) if card is None]
    for some in product(ranks, repeat=len(unknown)):
        if not Counter(some) - ranks:
            told = dict(zip(unknown, some, strict=True))
            yield [told[at] + "C" if card is None else card for at, card in enumerate(mine)]


def comes_to(view: Mapping[str, Any], action: str, world: list[str], pair_by: str) -> list[int]:
    """The points that may come of an action of the last turn: more than one where a card from the stock is to come."""
    verb, _, cell = action.partition(" ")
    hand = view["drawn"] or view["taken"]
    if verb == "discard":
        return [score(world, pair_by)]
    if verb == "swap":
        return [score(placed(world, int(cell), hand), pair_by)]
    if verb == "take":
        return [best_place(world, view["top"], pair_by)]
    ranks = {card[0] for card in unseen(view)}
    return [min(score(world, pair_by), best_place(world, rank + "C", pair_by)) for rank in ranks]


def placed(world: list[str], cell: int, card: str) -> list[str]:
    """The layout with a card on a cell."""
    return [*world[: cell - 1], card, *world[cell:]]


def best_place(world: list[str], card: str, pair_by: str) -> int:
    """The points with a card where it does best, for whoever knew all of the own."""
    return min(score(placed(world, cell, card), pair_by) for cell in range(1, CELLS + 1))


def hopeless(view: Mapping[str, Any], legal: Sequence[str], options: Any) -> set[str]:
    """The action that ends the only hole of a match while somebody else has fewer points in every world."""
    down = [cell for cell, card in enumerate(view["up"][view["seat"]], 1) if card is None]
    hand = view["drawn"] or view["taken"]
    if options.deals != 1 or options.final_turns or len(down) != 1 or f"swap {down[0]}" not in legal or not hand:
        return set()
    mine = score(placed([card or hand for card in own(view)], down[0], hand), options.pair_by)
    others = [row for seat, row in enumerate(view["up"][: view["seats"]]) if seat != view["seat"]]
    behind = any(most(row, unseen(view), options.pair_by) < mine for row in others)
    return {f"swap {down[0]}"} if behind else set()


def most(row: Layout, cards: Sequence[str], pair_by: str) -> int:
    """The most that a layout of which some cards are unknown can come to, or more: column by column."""
    some = sorted({card[0]: card for card in cards}.values())
    total = 0
    for far in range(3):
        whole = product(*([card] if card else some for card in (row[far], row[far + 3])))
        total += max(score([one, "3C", "3C", two, "3D", "3D"], pair_by) for one, two in whole)
    return total
