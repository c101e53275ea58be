"""What the proofs have to know of golf: values of its options, where its cards are, who has seen what."""

from stolik.core.deal import Deal
from tests.oracle import golf
from tests.proofs.games import ALL
from tests.proofs.places import Places, card, cards
from tests.proofs.worlds import STOCKS, Knowledge, Story, lines, owner

VALUES = {"deals": (9, 18, 1), "stall_turns": (20, 1)}
SHORT = {"deals": 2}


def places(deal: Deal) -> Places:
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


def check_points(deal: Deal, points: list[int]) -> None:
    assert all(-6 <= each <= (57 if deal.options.pair_by == "points" else 60) for each in points)


def knowledge(story: Story, seat: int | None) -> Knowledge:
    """Cards that lay face up or were turned up, the two looked at, those drawn: by the places where they came from."""
    cells: list[list[int]] = [[] for _ in range(story.seats)]
    for place in range(6 * story.seats):
        cells[owner(story, place)].append(place)
    discards, stock = [6 * story.seats], list(range(6 * story.seats + 1, len(story.deck)))
    seen, held, stocks = set(discards), -1, 0
    for who, (verb, *words) in lines(story):
        if verb == "peek" and who == seat:
            seen |= {cells[who][int(cell) - 1] for cell in words}
        elif verb == "stock":
            held = stock.pop(0)
            seen |= {held} if who == seat else set()
        elif verb == "take":
            held = discards.pop()
        elif verb == "discard":
            discards.append(held)
        elif verb == "swap":
            cell = int(words[0]) - 1
            discards.append(cells[who][cell])
            cells[who][cell] = held
            seen |= {held, discards[-1]}
        elif verb == "reshuffle":
            stocks += 1
            stock, discards = [STOCKS * stocks + i for i in range(len(words))], discards[-1:]
        seen |= set(discards)
    return Knowledge(seen | {place for row in cells for place in row} if story.over else seen)


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def stock_at_its_end(deal: Deal) -> bool:
    """Just before or after a reshuffle."""
    view = deal.view(None)
    return int(view["stock"]) <= 1 and view["phase"] == "turn"


ORACLE = (golf.Golf, golf.perft)
POSITIONS = [({"seats": 2}, stock_at_its_end), ({"seats": 3, "peek": "any2", "final_turns": True}, stock_at_its_end)]
DEALS = {
    "golf-2": ({"seats": 2, "final_turns": True}, None),
    "golf-3": ({"seats": 3, "peek": "any2", "pair_by": "points"}, None),
}
MATCHES = [({"seats": 2, "deals": 3}, False, ALL), ({"seats": 5, "deals": 1, "peek": "any2"}, True, 60)]
