"""What a seat knows of the cards of goliath that it has not seen: nobody has a led colour that they did not follow."""

from collections.abc import Sequence
from typing import Any

from stolik.bots.beliefs.places import KNOWN, deal_out, unseen
from stolik.core.bits import rule
from stolik.core.game import View
from stolik.games.goliath import COLOURS, PACK, top_value

__all__ = ["KNOWN", "fill", "know"]


def know(options: Any, view: View, history: Sequence[str]) -> Any:
    """An array of one KNOWN: all cards are dealt, so what is unseen lies with the other seats (DG-5, DG-9)."""
    plays = [action.split(" ") for action in history]
    lying = [view["table"][seat] for seat in range(view["seats"])] if view["laid"] else []
    seen = {*view["hand"], *lying, *(card for pile in view["profit"] for card in pile)}
    texts = [f"{colour}{value + 1}" for colour in COLOURS for value in range(top_value(view["seats"]))]
    cards = {text: PACK.number(text) for text in texts if text not in seen}
    lacking: list[set[str]] = [set() for _ in range(view["seats"])]
    for at, (seat, _, card) in enumerate(plays):
        led = plays[at - at % view["seats"]][2][0]
        if card[0] != led:
            lacking[int(seat)].add(led)
    rooms = [0 if seat == view["seat"] else count for seat, count in enumerate(view["hand_count"])]
    may = [[number for text, number in cards.items() if text[0] not in colours] for colours in lacking]
    return unseen([*cards.values()], rooms, may)


@rule
def fill(s: Any, known: Any, chance: Any) -> None:
    """One world into the hands of the others."""
    deal_out(known, chance)
    for seat in range(s.seats):
        if known.each[seat] > 0:
            s.hand[seat, 0] = known.dealt[seat, 0]
            s.hand[seat, 1] = known.dealt[seat, 1]
