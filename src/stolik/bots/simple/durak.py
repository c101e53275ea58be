"""The simple durak player: keep trumps and high cards, get rid of low ones, beat as cheaply as possible."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

RANKS = "6789TJQKA"
TRUMP = 9  # a trump is worth as much more than the card of the same rank
DEAR = 12  # from the trump nine on a card is too good for an early bout
FINE = 6  # up to the queen a plain card is better thrown in than kept


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions, or "" to do nothing when another seat is to act.

    The plan: exchange the trump six at once. Open with the cheapest card, all of its rank together once the stock is
    gone. Beat with the cheapest cards, but pick up if not everything can be beaten, or if it would take a dear trump
    while there is still much to draw. Throw in and give away plain cards that are not high; without a stock any plain
    card, and trumps too against a defender who has nearly got rid of their cards. Never show more cards than there is
    room for (`allow_excess`): they only come back. Of too many, face those that are the cheapest to beat, and take the
    best.
    """
    if "exchange" in legal:
        return "exchange"
    if view["turn"] != view["seat"]:
        return ""
    if view["phase"] == "defend":
        return defence(view, legal)
    offered = [card for cards in view["offered"] for card in cards]
    if view["phase"] == "choose":
        return sent_back(view, offered)
    added = [action for action in legal if action.startswith(("attack", "give")) and not action.endswith("+")]
    card = min(added, key=lambda action: price(view, action.split()[1]), default="")
    if view["phase"] == "open" and not view["more"]:
        rank = card.split()[1][0]
        plain = [each for each in view["hand"] if each[0] == rank and each[1] != view["trump"]]
        together = len(plain) > 1 and view["room"] > 1 and not view["under"]
        return f"{card} +" if together else card
    if view["phase"] == "gift" and len(offered) >= view["room"]:
        return "done"
    declining = next((word for word in ("done", "allow", "stop") if word in legal), card)
    return card if card and price(view, card.split()[1]) <= limit(view) else declining


def price(view: Mapping[str, Any], card: str) -> int:
    """What a card is worth to its holder."""
    return RANKS.index(card[0]) + (TRUMP if card[1] == view["trump"] else 0)


def limit(view: Mapping[str, Any]) -> int:
    """The price up to which a card is worth adding."""
    if view["under"]:
        return FINE
    pressed = view["hand_count"][view["defender"]] <= 2 and view["phase"] != "gift"
    return 2 * TRUMP if pressed else TRUMP - 1


def sent_back(view: Mapping[str, Any], offered: Sequence[str]) -> str:
    """The first card of those that go back: what costs most to beat or, picked up, is worth least."""

    def wanted(card: str) -> int:
        if view["taking"]:
            return price(view, card)
        return -min((price(view, mine) for mine in view["hand"] if would_beat(view, mine, card)), default=2 * TRUMP)

    return f"back {min(offered, key=lambda card: (wanted(card), card))}"


def would_beat(view: Mapping[str, Any], card: str, attack: str) -> bool:
    """Whether a card beats another."""
    same = card[1] == attack[1]
    return price(view, card) > price(view, attack) if same else card[1] == view["trump"]


def defence(view: Mapping[str, Any], legal: Sequence[str]) -> str:
    """The cheapest way to beat all open cards, the hardest of them first; `take` if there is none or it is too dear."""
    hand = {card: price(view, card) for card in view["hand"]}
    open_cards = [card for card, by in zip(view["attacks"], view["answers"], strict=True) if card and not by]
    first = ""
    dearest = 0
    for attack in sorted(open_cards, key=lambda card: price(view, card), reverse=True):
        beats = [card for card in hand if f"beat {attack} {card}" in legal]
        if not beats:
            return "take"
        card = min(beats, key=lambda card: hand[card])
        dearest = max(dearest, hand.pop(card))
        first = first or f"beat {attack} {card}"
    return "take" if dearest >= DEAR and view["stock_count"] > 6 else first
