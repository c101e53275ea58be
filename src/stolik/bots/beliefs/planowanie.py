"""What a seat knows of the cards of planowanie that it has not seen: nobody has a suit that they did not follow."""

from collections.abc import Sequence
from typing import Any

from stolik.bots.beliefs.places import KNOWN, deal_out, unseen
from stolik.bots.policies.planowanie import played, weight
from stolik.core.bits import rule
from stolik.core.game import View
from stolik.core.packs import FRENCH
from stolik.games.planowanie import UNBID

__all__ = ["KNOWN", "fill", "know", "weigh"]


def know(options: Any, view: View, history: Sequence[str]) -> Any:
    """An array of one KNOWN: the unseen cards lie with the other seats, and the rest were not dealt."""
    seen = {*view["hand"], *view["gone"], view["turned"]}
    cards = [number for number, text in FRENCH.texts.items() if text not in seen]
    rooms = [0 if seat == view["seat"] else count for seat, count in enumerate(view["hand_count"])]
    lacking = voids(view["seats"], history)
    may = [[card for card in cards if FRENCH.text(card)[1] not in suits] for suits in lacking]
    known = unseen(cards, [*rooms, len(cards) - sum(rooms)], [*may, cards])
    known["played"][0, : view["seats"]] = played(view["seats"], [action for action in history if " play " in action])
    return known


def voids(seats: int, history: Sequence[str]) -> list[set[str]]:
    """The suits that each seat has shown not to have."""
    plays = [action.split(" ") for action in history if " play " in action]
    found: list[set[str]] = [set() for _ in range(seats)]
    for at, (seat, _, card) in enumerate(plays):
        led = plays[at - at % seats][2][1]
        if card[1] != led:
            found[int(seat)].add(led)
    return found


@rule
def weigh(s: Any, known: Any, seat: Any) -> Any:
    """How likely the others would have bid what they have bid, with the hands of this world."""
    likely = 1.0
    for other in range(s.seats):
        if other != seat and s.bid[other] != UNBID:
            likely *= weight(s, other, known.played[other])
    return likely


@rule
def fill(s: Any, known: Any, chance: Any) -> None:
    """One world into the hands of the others."""
    deal_out(known, chance)
    for seat in range(s.seats):
        if known.each[seat] > 0:
            s.hand[seat] = known.dealt[seat, 0]
