"""The simple player of goliath: imagines how the trick may end, and lays what leaves it best off."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

GUESSES = 6  # endings of a trick that are imagined for a card
FOLLOW = 0.7  # how often a player behind is thought to have the led colour
SPOIL = (0.0, 0.4, 0.6)  # at the start of a deal: how likely one or two cards of a colour become three
PROMISE = 4.0  # and what a colour of which one has no card may still bring


def choose(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    """One of the legal actions.

    The plan: the players behind lay something from the cards that were not seen yet, mostly of the led
    colour. The trick is given out by the rules, and the card is best after which the own profit has gained
    most compared with that of the others. One or two cards of a colour count less than their sum while more
    of it may come.
    """
    if len(legal) == 1:
        return legal[0]
    seats, me = view["seats"], view["seat"]
    front = [(view["leader"] + k) % seats for k in range(view["laid"])] if view["laid"] else []
    laid = [view["table"][seat] for seat in front]
    players = [*front, *((me + k) % seats for k in range(seats - len(front)))]
    known = {*laid, *view["hand"], *(card for pile in view["profit"] for card in pile)}
    pack = [f"{colour}{value}" for colour in "RYGBV" for value in range(1, 3 * seats + 1)]
    unseen = [card for card in pack if card not in known]

    def gain(card: str) -> float:
        led = (laid or [card])[0][0]
        led_cards = [other for other in unseen if other[0] == led]
        behind = seats - len(laid) - 1
        total = 0.0
        for _ in range(GUESSES if behind else 1):
            rest = guess(led_cards, unseen, behind, random)
            total += outcome(view, players, [*laid, card, *rest])
        return total / (GUESSES if behind else 1)

    return max(legal, key=lambda action: gain(action[5:]))


def guess(led_cards: Sequence[str], unseen: Sequence[str], count: int, random: Random) -> list[str]:
    """Cards that the players behind might lay."""
    rest: list[str] = []
    for _ in range(count):
        follows = [card for card in led_cards if card not in rest] if random.random() < FOLLOW else []
        rest.append(random.choice(follows or [card for card in unseen if card not in rest]))
    return rest


def outcome(view: Mapping[str, Any], players: Sequence[int], cards: Sequence[str]) -> float:
    """What a full trick brings the seat of the view, less what it brings the others on average."""
    places = range(len(cards))
    high = max(places, key=lambda k: (int(cards[k][1:]), k))
    low = min(places, key=lambda k: (int(cards[k][1:]), -k))
    rest = [card for k, card in enumerate(cards) if k != high]
    won = [(players[low], [cards[high]]), (players[high], rest)]
    if high == low:
        won = [(players[high], list(cards))]
    total = 0.0
    for seat, new in won:
        old = view["profit"][seat]
        colours = {card[0] for card in new}
        gained = sum(worth(view, [*old, *new], colour) - worth(view, old, colour) for colour in colours)
        total += gained if seat == view["seat"] else -gained / (view["seats"] - 1)
    return total


def worth(view: Mapping[str, Any], pile: Sequence[str], colour: str) -> float:
    """What the cards of a colour will probably count in the end."""
    values = [int(card[1:]) for card in pile if card[0] == colour]
    left: float = view["left"] / 15
    if not values:
        return PROMISE * left
    return len(values) if len(values) > 2 else sum(values) * (1 - SPOIL[len(values)] * left)
