"""What the proofs have to know of planowanie: values of its options, where its cards are, who has seen what."""

from stolik.core.deal import Deal
from tests.oracle import planowanie
from tests.proofs.games import ALL
from tests.proofs.places import Places, card, cards, hands
from tests.proofs.worlds import Knowledge, Story, of_tricks

VALUES = {}
SHORT = {}


def places(deal: Deal) -> Places:
    s = deal.state
    dealt = int(s["tricks"]) * deal.options.seats
    apart = deal.deck[dealt + (int(s["turned"]) >= 0) :]  # nobody's, and never seen: not in the state
    return hands(deal) | {"played": cards(deal, s["gone"]), "turned": card(deal, s["turned"]), "apart": apart}


def check_points(deal: Deal, points: list[int]) -> None:
    assert all(each == 0 or 10 <= each <= 10 + int(deal.state["tricks"]) for each in points)
    assert 0 in points  # PL-8: not everybody can be right


def knowledge(story: Story, seat: int | None) -> Knowledge:
    first = 13 if story.seats == 4 else 17
    dealt = max(1, first - story.number) * story.seats
    turned = story.number > 0 or (story.options["first_deal_trump"] == "if_card_left" and dealt < 52)
    return of_tricks(story, seat, dealt, turned, suit=1)


# --- golden files (tests/proofs/corpus.py) ---------------------------------------------------------------------------


def few_tricks(deal: Deal) -> bool:
    return int(deal.state["left"]) == (4 if deal.options.seats == 2 else 3)


ORACLE = (planowanie.Planowanie, planowanie.perft)
POSITIONS = [({"seats": 2}, few_tricks), ({"seats": 3}, few_tricks)]
DEALS = {"planowanie-3": ({"seats": 3}, 13)}
MATCHES = [({"seats": 2}, False, ALL)]
