"""What a seat chose in a match, and what its deals brought it, before anything is judged."""

import random

import pytest
from numba.core import config

from stolik.bots.review import Choices, DealReview, Judged, judged, mistakes, review_of
from stolik.games import GAMES
from stolik.games.planowanie import PLANOWANIE
from stolik.match import replay
from tests.games.test_planowanie import LENGTHS
from tests.position import dealt
from tests.server.test_replaying import a_record


@pytest.mark.parametrize("game", ["durak", "golf", "goliath", "planowanie"])
def test_every_action_of_a_seat_is_found_with_what_it_knew(game: str) -> None:
    record = a_record(game)
    found = Choices(1)
    replay(record, GAMES, watch=found)
    for number, deal in enumerate(record["deals"], 1):
        own = {at: text[2:] for at, text in enumerate(deal["actions"]) if text.startswith("1 ")}
        chosen = {one.step: one.action for one in found.found if one.deal == number}
        assert chosen.items() <= own.items() and len(chosen) > len(own) // 2, "but what was done out of turn"
        assert found.before.get(number, 0) == len(deal.get("before", []))
    assert all(one.action in one.legal and len(one.history) == one.step for one in found.found)
    assert all(one.view["seat"] == 1 for one in found.found)
    assert [number for number, _ in found.results] == list(range(1, len(record["deals"]) + 1))


def test_of_a_race_there_is_nothing_to_review() -> None:
    found = Choices(1)
    replay(a_record("trojki"), GAMES, watch=found)
    assert found.found == [] and found.results == []


def test_what_a_deal_brought_adds_up_and_the_dearest_comes_first() -> None:
    record = a_record("golf")
    found = Choices(1)
    replay(record, GAMES, watch=found)
    judged = [
        Judged(one.deal, one.step, one.action, one.legal[0], float(at), 0.6, 3.0, one.view)
        for at, one in enumerate(found.found)
    ]
    review = review_of(found, judged)
    points = record["deals"][0]["points"]
    assert review.deals[0].result == -(points[1] - (points[0] + points[2]) / 2), "few points are good"
    for deal in review.deals:
        assert deal.cards == 3.0 and deal.result == pytest.approx(deal.cards + deal.play + deal.rest)
    assert [one.cost for one in mistakes(judged)] == [float(at) for at in range(len(judged) - 1, 1, -1)]
    assert review_of(found, judged[:-1]).deals == review.deals[:-1], "a deal is told when all of it is judged"


@pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
@pytest.mark.parametrize("bid", ["bid 0", "bid 1"])
def test_a_bid_with_one_card_is_judged_whichever_it_was(bid: str) -> None:
    """The best one is known without worlds, the other one is not."""
    deal = dealt(PLANOWANIE, seed=5, seats=2, number=LENGTHS[2] - 1)
    seat = deal.turn or 0
    best, chosen = judged(PLANOWANIE, deal.options, deal.view(seat), deal.legal(seat), deal.actions, bid)
    assert (best.action, chosen.action) == ("bid 1", bid)
    assert chosen.value < best.value if bid == "bid 0" else chosen == best


def test_what_is_shown_in_tenths_adds_up() -> None:
    assert DealReview(3, -1.0, 0.14, -1.44, 0.3).in_tenths() == DealReview(3, -1.0, 0.1, -1.4, 0.3)
    rng = random.Random(4)
    for _ in range(2000):
        cards, play, rest = (rng.uniform(-30, 30) for _ in range(3))
        told = DealReview(1, cards + play + rest, cards, play, rest).in_tenths()
        tenths = [10 * value for value in told[1:]]
        assert all(abs(value - round(value)) < 1e-9 for value in tenths)
        assert round(tenths[0]) == sum(map(round, tenths[1:])) == round(10 * (cards + play + rest))
        assert all(abs(exact - shown) < 0.1 for exact, shown in zip((cards, play, rest), told[2:], strict=True))
