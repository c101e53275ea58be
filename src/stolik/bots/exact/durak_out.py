"""Durak: how to be out for certain. Who plays for themselves and can lay all their cards now is never the fool (DU-35).

It takes no guess at what is hidden: there is no stock, and nobody can keep the seat from the rest of what it begins.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from stolik.core.game import View
from stolik.core.tricks import wins_over


def ways_out(options: Any, view: View, legal: Sequence[str]) -> set[str]:
    """The actions of the seat of a view after which it can lay all its cards, whatever the others do."""
    if view["under"] or view["sides"] or view["seat"] != view["turn"]:
        return set()
    if view["phase"] == "defend":
        return set(_beats(view)) & set(legal)
    if view["phase"] == "gift":
        verb, more = "give ", ""  # one after the other; they may come back where too many are allowed (DU-27)
    else:
        verb, more = "attack ", " +" * (len(view["hand"]) > 1)
    if verb == "give " and options.allow_excess:
        return set()
    return {first for card in view["hand"] if (first := f"{verb}{card}{more}") in legal and _lays_all(view, card)}


def _lays_all(view: View, first: str) -> bool:
    """Whether all that is held fits to what lies there, or else to a first card, and there is room for it (DU-15)."""
    offered = [card for cards in view["offered"] for card in cards]
    lying = [card for card in (*view["attacks"], *view["answers"], *offered) if card]
    ranks = {card[0] for card in lying or [first]}
    return len(view["hand"]) + len(offered) <= view["room"] and all(card[0] in ranks for card in view["hand"])


def _beats(view: View) -> Iterator[str]:
    """How to begin to beat all that is open with all that is held."""
    open_cards = [card for card, by in zip(view["attacks"], view["answers"], strict=True) if card and not by]
    for attack in open_cards:
        for card in view["hand"]:
            rest = (
                [other for other in open_cards if other != attack],
                [other for other in view["hand"] if other != card],
            )
            if _beaten(view, [attack], [card]) and _beaten(view, *rest):
                yield f"beat {attack} {card}"


def _beaten(view: View, open_cards: Sequence[str], hand: Sequence[str]) -> bool:
    """Whether these cards beat those, one each, and none is left."""
    if len(open_cards) != len(hand):
        return False
    return not hand or any(
        wins_over(card, open_cards[0], view["trump"])
        and _beaten(view, open_cards[1:], [other for other in hand if other != card])
        for card in hand
    )
