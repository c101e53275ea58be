"""What the proofs have to know of durak: values of its options, where its cards are, who has seen what."""

from collections import Counter

from stolik.core.deal import Deal
from stolik.core.state import OVER
from tests.oracle import durak
from tests.proofs.games import ALL
from tests.proofs.places import Places, card, cards, hands
from tests.proofs.worlds import Knowledge, Story, lines

VALUES = {"max_pickups": (200, 1), "deals": (1, 4)}
SHORT = {"deals": 2, "traditions": True}


def places(deal: Deal) -> Places:
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
    assert sorted(gone.elements()) == sorted(cards(deal, s["gone"]))
    return places | {"heap": list(gone.elements())}


def check_points(deal: Deal, points: list[int]) -> None:
    losers = [seat for seat, each in enumerate(points) if each == -1]
    assert set(points) <= {0, -1}
    teams = [[seat for seat in range(deal.options.seats) if seat % 2 == side] for side in (0, 1)]
    assert len(losers) <= 1 if deal.options.form == "individual" else losers in ([], *teams)


def knowledge(story: Story, seat: int | None) -> Knowledge:
    """Own cards, all cards that an action names, trump, the lowest trump shown, and the six once it was exchanged.

    Who draws what follows from how many cards everybody has; the slow oracle knows that.
    """
    oracle = durak.Durak(story.options, story.deck, story.dealer, story.number)
    dealt = 6 * story.seats
    seen = {story.deck[min(dealt, 35)]} | own(oracle, seat)
    trumps = [card for card in story.deck[:dealt] if card[1] == oracle.trump]
    ranks = "6789TJQKA"
    lowest = min((ranks.index(card[0]) for card in trumps), default=9)
    if story.number == 0 and trumps:
        seen.add(ranks[lowest] + oracle.trump)
    for who, words in lines(story):
        seen |= {word for word in words if len(word) == 2} | ({oracle.six()} if words == ["exchange"] else set())
        oracle.act(who, " ".join(words))
        seen |= own(oracle, seat)
    latest = next((line for line in reversed(story.actions) if not line.endswith("exchange")), "")
    if latest.endswith("+"):  # the next card of the same play: one that fits must stay
        seen.add(next(action for action in oracle.legal(oracle.turn) if action.startswith("attack")).split(" ")[1])

    def impossible(place: int, card: str) -> bool:
        in_a_hand = story.number == 0 and place < dealt
        return in_a_hand and card[1] == oracle.trump and ranks.index(card[0]) < lowest

    return Knowledge({story.deck.index(card) for card in seen}, impossible)


def own(oracle: durak.Durak, seat: int | None) -> set[str]:
    return set() if seat is None else set(oracle.hands[seat])


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def no_stock(deal: Deal) -> bool:
    view = deal.view(None)
    return view["under"] is None and sum(view["hand_count"]) <= 9 and view["phase"] == "open"


def six_to_exchange(deal: Deal) -> bool:
    able = [seat for seat in range(deal.options.seats) if "exchange" in deal.legal(seat)]
    return able not in ([], [deal.turn]) and bool(deal.unseen <= 1)


def too_many(deal: Deal) -> bool:
    """At least two cards to send back, where that can be counted through."""
    view = deal.view(None)
    offered = sum(len(cards) for cards in view["offered"])
    return view["phase"] == "choose" and offered >= view["room"] + 2 and sum(view["hand_count"]) <= 16


ORACLE = (durak.Durak, durak.perft)
POSITIONS = [
    ({"seats": 2}, no_stock),
    ({"seats": 4}, no_stock),
    ({"seats": 4, "form": "pairs"}, no_stock),
    ({"seats": 6, "form": "teams"}, no_stock),
    ({"seats": 3, "stop_allowed": False}, six_to_exchange),
    ({"seats": 3, "allow_excess": True}, too_many),
]
DEALS = {
    "durak-2": ({"seats": 2}, None),
    "durak-excess": ({"seats": 5, "allow_excess": True, "neighbours_only": False}, None),
    "durak-pairs": ({"seats": 4, "form": "pairs"}, None),
}
MATCHES = [
    ({"seats": 3, "deals": 3, "traditions": True}, True, ALL),
    ({"seats": 6, "form": "teams"}, False, ALL),
    ({"seats": 6, "form": "teams", "allow_excess": True}, True, ALL),
]
