"""What the proofs have to know of goliath: values of its options, where its cards are, who has seen what."""

from stolik.core.deal import Deal
from tests.oracle import goliath
from tests.proofs.games import ALL
from tests.proofs.places import Places, cards, hands
from tests.proofs.worlds import Knowledge, Story, of_tricks

VALUES = {"deals": (1, 7)}
SHORT = {"deals": 2}


def places(deal: Deal) -> Places:
    won = {f"profit {seat}": cards(deal, deal.state["profit"][seat]) for seat in range(deal.options.seats)}
    return hands(deal) | won | {"trick": cards(deal, deal.state["trick"])}


def check_points(deal: Deal, points: list[int]) -> None:
    top = 3 * deal.options.seats
    assert all(0 <= each <= 5 * (top + top - 1) for each in points)


def knowledge(story: Story, seat: int | None) -> Knowledge:
    return of_tricks(story, seat, 15 * story.seats, turned=False, suit=0)


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def few_tricks(deal: Deal) -> bool:
    return int(deal.state["left"]) == 3


ORACLE = (goliath.Goliath, goliath.perft)
POSITIONS = [({"seats": 3}, few_tricks), ({"seats": 4, "all_equal": "second_last"}, few_tricks)]
DEALS = {"goliath-3": ({"seats": 3, "all_equal": "second_last"}, None)}
MATCHES = [({"seats": 3}, True, ALL)]
