"""Where every card of a deal is, read from the state: each game's places, without its rules."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from stolik.core.deal import Deal
from stolik.core.state import OVER

Places = dict[str, list[str]]


def cards(deal: Deal, words: Any) -> list[str]:
    """The texts of a set of one or more words: the next 64 numbers where a pack has so many, else a second pack."""
    texts = deal.game.pack.texts
    step = 64 if max(texts) >= 64 else 0
    held = [int(word) for word in np.atleast_1d(words)]
    return [texts[step * k + bit] for k, word in enumerate(held) for bit in range(64) if word >> bit & 1]


def card(deal: Deal, number: Any) -> list[str]:
    """The text of a card, or no text for no card."""
    return [] if number < 0 else [deal.game.pack.text(number)]


def hands(deal: Deal) -> Places:
    return {f"hand {seat}": cards(deal, deal.state["hand"][seat]) for seat in range(deal.options.seats)}


def planowanie(deal: Deal) -> Places:
    s = deal.state
    dealt = int(s["tricks"]) * deal.options.seats
    apart = deal.deck[dealt + (int(s["turned"]) >= 0) :]  # nobody's, and never seen: not in the state
    return hands(deal) | {"played": cards(deal, s["gone"]), "turned": card(deal, s["turned"]), "apart": apart}


def goliath(deal: Deal) -> Places:
    won = {f"profit {seat}": cards(deal, deal.state["profit"][seat]) for seat in range(deal.options.seats)}
    return hands(deal) | won | {"trick": cards(deal, deal.state["trick"])}


def trojki(deal: Deal) -> Places:
    s, held = deal.state, hands(deal)
    face_up = cards(deal, s["gone"])
    seen = [*face_up, *(one for hand in held.values() for one in hand)]
    stacks = [one for one in deal.deck if one not in seen]
    assert len(stacks) == sum(int(s["stack"][seat]) for seat in range(deal.options.seats))
    for seat in range(deal.options.seats):
        assert int(s["left"][seat]) == int(s["stack"][seat]) + len(held[f"hand {seat}"])
        assert set(cards(deal, s["known"][seat])) <= set(held[f"hand {seat}"])
    assert {deal.game.pack.text(top) for top in s["top"]} <= set(face_up)
    assert {*card(deal, s["placed"]), *card(deal, s["covered"])} <= set(face_up)
    assert set(cards(deal, s["aside"])) <= set(face_up)
    return held | {"face up": face_up, "stacks": stacks}


def durak(deal: Deal) -> Places:
    """The heap of discards is what is left over; `test_conformance` sees to it that nothing comes back from it."""
    s, held = deal.state, hands(deal)
    for seat in range(deal.options.seats):
        assert set(cards(deal, s["known"][seat])) <= set(held[f"hand {seat}"])
    table = [text for row in (s["attacks"], s["answers"]) for number in row for text in card(deal, number)]
    there = [] if s["taking"] or s["phase"] == OVER else table
    offered = [text for seat in range(deal.options.seats) for text in cards(deal, s["offered"][seat])]
    of_play = [] if s["taking"] else offered
    assert not there + of_play or sorted(there + of_play) == sorted(cards(deal, s["bout"]))
    places = held | {"table": there, "offered": offered}
    places |= {"stock": cards(deal, s["stock"]), "under": card(deal, s["under"])}
    gone = Counter(deal.deck) - Counter(one for place in places.values() for one in place)
    return places | {"heap": list(gone.elements())}


def golf(deal: Deal) -> Places:
    s, seats = deal.state, deal.options.seats
    places = {
        "hidden": cards(deal, s["hidden"]),
        "pool": cards(deal, s["pool"]),
        "discards": cards(deal, s["discards"]),
        "top": card(deal, s["top"]),
        "taken": card(deal, s["taken"]),
    }
    down = 0
    for seat in range(seats):
        places[f"drawn {seat}"] = card(deal, s["drawn"][seat])
        places[f"up {seat}"] = [text for number in s["up"][seat] for text in card(deal, number)]
        places[f"peeked {seat}"] = [text for number in s["peeked"][seat] for text in card(deal, number)]
        down += 6 - len(places[f"up {seat}"]) - len(places[f"peeked {seat}"])
    in_hidden = 0 if s["reshuffled"] else int(s["stock"])
    assert len(places["hidden"]) == down + in_hidden
    assert len(places["pool"]) == int(s["stock"]) - in_hidden
    return places


PLACES: dict[str, Callable[[Deal], Places]] = {
    "planowanie": planowanie,
    "goliath": goliath,
    "trojki": trojki,
    "durak": durak,
    "golf": golf,
}
