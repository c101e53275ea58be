"""What the proofs have to know of trojki: values of its options, where its cards are, who has seen what."""

from stolik.core.deal import Deal
from tests.oracle import trojki
from tests.proofs.games import ALL
from tests.proofs.places import Places, card, cards, hands
from tests.proofs.worlds import Knowledge, Story, lines

VALUES = {"target": (4, 1), "deals": (3,), "handicap": ((0, 5), (2, 0, 1), (7, 0, 2, 0))}
SHORT = {"deals": 2, "target": None}


def places(deal: Deal) -> Places:
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


def check_points(deal: Deal, points: list[int]) -> None:
    left = deal.view(None)["left"]
    first = [seat for seat, count in enumerate(left) if count == min(left)]
    if min(left) == 0:  # a last card (TR-21)
        assert len(first) == 1
    shared = len(first) == 1 or deal.options.tie_token == "each"
    assert points == [int(seat in first and shared) for seat in range(len(left))]


def knowledge(story: Story, seat: int | None) -> Knowledge:
    """The grid, what is left over, all cards placed, and those that the seat has drawn from its stack."""
    extra = story.options["handicap"] or [0] * story.seats
    sizes = [(55 - sum(extra)) // story.seats + more for more in extra]
    stacks: list[list[int]] = [[] for _ in sizes]
    who, place = story.dealer, 9
    while [len(stack) for stack in stacks] != sizes:
        who = (who + 1) % story.seats
        if len(stacks[who]) < sizes[who]:
            stacks[who].append(place)
            place += 1
    seen = {*range(9), *range(place, 64)}
    for who, words in lines(story):
        if words[0] == "place":
            seen.add(story.deck.index(words[1]))
        elif words[0] == "draw" and who == seat:
            seen.add(stacks[who].pop(0))
    return Knowledge(seen)


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def few_cards(deal: Deal) -> bool:
    return int(deal.state["left"].sum()) <= 8


def checked(deal: Deal) -> bool:
    """A pause, with few cards left."""
    return few_cards(deal) and deal.view(None)["phase"] == "pause"


ORACLE = (trojki.Trojki, trojki.perft)
POSITIONS = [
    ({"seats": 2}, few_cards),
    ({"seats": 3, "require_call": False, "leftover": "aside"}, few_cards),
    ({"seats": 3, "mode": "open"}, checked),
]
DEALS = {
    "trojki-2": ({"seats": 2}, None),
    "trojki-open": ({"seats": 2, "mode": "open", "require_call": False, "handicap": [47, 0]}, None),
    "trojki-3": ({"seats": 3, "leftover": "aside", "require_call": False, "handicap": [9, 0, 0]}, None),
}
MATCHES = [({"seats": 2, "target": 2}, False, ALL), ({"seats": 3, "mode": "open", "deals": 1}, False, ALL)]
