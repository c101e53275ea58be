"""What the proofs have to know of kierki: values of its options, where its cards are, who has seen what."""

from tests.oracle import kierki
from tests.proofs.games import ALL
from tests.proofs.places import Places, cards, hands
from tests.proofs.worlds import Knowledge, Story, of_tricks

from stolik.core.deal import Deal

VALUES = {"deals": (4, 1)}
SHORT = {"deals": 2}


def places(deal: Deal) -> Places:
    return hands(deal) | {"played": cards(deal, deal.state["gone"])}


def check_points(deal: Deal, points: list[int]) -> None:
    assert sum(points) == 13 + 13 * deal.options.queen


def knowledge(story: Story, seat: int | None) -> Knowledge:
    return of_tricks(story, seat, len(story.deck), turned=False, suit=1)


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def few_tricks(deal: Deal) -> bool:
    return int(deal.state["left"]) == 3


ORACLE = (kierki.Kierki, kierki.perft)
POSITIONS = [({"seats": 3}, few_tricks)]
DEALS = {"kierki-3": ({"seats": 3}, None)}
MATCHES = [({"seats": 4, "deals": 2}, True, ALL)]
