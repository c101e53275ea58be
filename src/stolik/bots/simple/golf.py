"""The simple golf player: complete pairs, keep low cards, put high ones away, hurry when the end is near."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

VALUES = dict(zip("A23456789TJQK", (1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0), strict=True))
UNKNOWN = 5  # about what a face-down card is worth
LOW = 3  # a card this good is worth a face-down place


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions.

    The plan: the new card goes where the layout gets lowest. A face-down card that was never seen counts as 5
    points, and turning one up is worth a little, more when somebody has few left. A discard is taken if it
    completes a pair or is low and saves enough; a drawn card is thrown away if no place gains by it. Which
    cards to look at is left to chance.
    """
    card = view["drawn"] or view["taken"]
    if view["phase"] == "peek":
        return random.choice(legal)
    if card:
        return best(view, card, "discard" in legal)[1]
    saved, action = best(view, view["top"], False)
    good = VALUES[view["top"][0]] <= LOW or pairs(view, view["top"], action)
    return "take" if "stock" not in legal or (good and saved >= LOW) else "stock"


def best(view: Mapping[str, Any], card: str, may_discard: bool) -> tuple[float, str]:
    """The best thing to do with a card in hand, and how many points it gains."""
    swaps = [(gain(view, card, cell), f"swap {cell + 1}") for cell in range(6)]
    return max([*swaps, (0.0, "discard")] if may_discard else swaps)


def gain(view: Mapping[str, Any], card: str, cell: int) -> float:
    """How many points the layout gets lower with the card in a cell."""
    old, other = known(view, cell), known(view, (cell + 3) % 6)
    down = view["up"][view["seat"]][cell] is None
    hurry = max(sum(up is not None for up in row) for row in view["up"][: view["seats"]]) >= 4
    return worth(old, other) - worth(card, other) + (1.5 if down and hurry else 0.5 if down else 0)


def known(view: Mapping[str, Any], cell: int) -> str | None:
    """The card of an own cell, if it lies face up or was looked at."""
    card: str | None = view["up"][view["seat"]][cell] or view["peeked"][cell]
    return card


def worth(one: str | None, two: str | None) -> float:
    """The points to be expected from a column."""
    if one and two and one[0] == two[0]:
        return 0
    return sum(VALUES[card[0]] if card else UNKNOWN for card in (one, two))


def pairs(view: Mapping[str, Any], card: str, action: str) -> bool:
    """Whether the card makes a pair where this action puts it."""
    other = known(view, (int(action[-1]) + 2) % 6)
    return other is not None and other[0] == card[0]
