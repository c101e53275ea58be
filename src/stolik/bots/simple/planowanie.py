"""The simple player of planowanie: bids what its cards are likely to take, then takes that and no more."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

RANKS = "23456789TJQKA"
SAFE = 0.85  # how often a card of another suit is not trumped


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions.

    The plan: bid the sum of the chances of all cards in hand, or the nearest number that is allowed. Then,
    while tricks are wanting, lead the card with the best chance, take a trick as cheaply as possible when
    last and with the strongest card before, and throw away what has the least chance. With all the tricks
    bid, lead what has the least chance, and get rid of the strongest card that does not take the trick.
    """
    if view["phase"] == "bid":
        wanted = sum(chance(view, card) for card in view["hand"])
        return min(legal, key=lambda action: abs(int(action[4:]) - wanted))
    cards = sorted((action[5:] for action in legal), key=lambda card: chance(view, card))
    wanting = view["bid"][view["seat"]] > view["won"][view["seat"]]
    if view["laid"] == 0:
        return f"play {cards[-1] if wanting else cards[0]}"
    taking = [card for card in cards if beats(view, card)]
    leaving = [card for card in cards if card not in taking]
    last = view["laid"] == view["seats"] - 1
    if wanting:
        card = (taking[0] if last else taking[-1]) if taking else cards[0]
    else:
        card = leaving[-1] if leaving else taking[-1] if last else taking[0]
    return f"play {card}"


def beats(view: Mapping[str, Any], card: str) -> bool:
    """Whether the card takes the trick, as it lies."""
    best = view["best"]
    if card[1] == best[1]:
        return RANKS.index(card[0]) > RANKS.index(best[0])
    return bool(card[1] == view["trump"])


def chance(view: Mapping[str, Any], card: str) -> float:
    """About how likely a card of the hand is to take a trick: nobody has a better one, nor a trump for it."""
    gone = {*view["hand"], *view["gone"], view["turned"]}
    better = [rank + card[1] for rank in RANKS[RANKS.index(card[0]) + 1 :]]
    unseen = 52 - len(gone - {None})
    held = sum(view["hand_count"]) - len(view["hand"])
    missing = 1 - held / unseen if unseen else 1.0
    safe = 1.0 if view["trump"] in (None, card[1]) else SAFE
    return float(safe * missing ** sum(other not in gone for other in better))
