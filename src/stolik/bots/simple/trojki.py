"""The simple player of trojki: a hand of a few cards, and placements that look one step ahead."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from stolik.games.trojki.state import LINES, PACK
from stolik.games.trojki.telling import checked, claim, regular

HAND = 6  # as many cards give a choice; more would only be drawn too early


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions, or "" to wait until the table has changed (TR-18).

    A card to be checked is challenged if it is wrong, which everybody can see, and accepted if it is right.
    The plan: draw while the hand is small, which takes no time to speak of, and when nothing fits. Of all
    placements take the one after which many of the own remaining cards fit somewhere and few of those that
    the others may hold, and whose place and trio nobody is likely to change before the card lies there.
    """
    if "challenge" in legal:
        return "accept" if regular(*checked(view)) else "challenge"
    placements = [action for action in legal if action != "draw" and fits(view, action)]
    if "draw" in legal and (not placements or len(view["hand"]) < HAND):
        return "draw"
    if not placements:
        return ""
    unseen = [card for card in PACK.texts.values() if card not in view["gone"] and card not in view["hand"]]
    crowd = [share(values, unseen) for values in wanted(view["top"])]
    worths = {action: worth(view, action, unseen, crowd) for action in placements}
    return random.choice([action for action in placements if worths[action] == max(worths.values())])


def fits(view: Mapping[str, Any], action: str) -> bool:
    """Whether a placement is right: where the referee checks them all legal ones are."""
    card, cell, call = claim(action)
    return view["phase"] == "race" or regular(view["top"], cell, card, call)


def worth(view: Mapping[str, Any], action: str, unseen: Sequence[str], crowd: Sequence[float]) -> float:
    """How good a placement is: own chances after it, less the others', less the risk to come too late."""
    _, card, number, *call = action.split(" ")
    top, cell = view["top"], int(number) - 1
    after = [*top[:cell], card, *top[cell + 1 :]]
    values = set[str]().union(*wanted(after))
    mine = share(values, [other for other in view["hand"] if other != card])
    lines = [line for line in LINES if cell in line]
    used = [line for line in lines if any(all(c in top[k] for k in line if k != cell) for c in call or card)]
    return mine - share(values, unseen) - min(sum(crowd[k] for k in line) for line in used)


def wanted(top: Sequence[str]) -> list[set[str]]:
    """For each cell the values that would make a new trio there."""
    values: list[set[str]] = [set() for _ in top]
    for line in LINES:
        for cell in line:
            one, two = (set(top[k]) for k in line if k != cell)
            values[cell] |= (one & two) - set(top[cell])
    return values


def share(values: set[str], cards: Sequence[str]) -> float:
    """What part of the cards has one of the values."""
    return sum(not values.isdisjoint(card) for card in cards) / max(1, len(cards))
