"""The checker of dominated actions of planowanie: what it finds, and that it never finds what may be right."""

import random

import pytest
from numba.core import config

from stolik.games.planowanie import PLANOWANIE
from tests.bots.dominated_planowanie import dominated, hopeless, worlds
from tests.bots.mine import WRONG, moments
from tests.games.test_planowanie import LENGTHS, lay, with_hands
from tests.position import dealt, position


def of_cards(hands: list[str], cards: str, gone: str, **fields: object) -> set[str]:
    """What is dominated after these cards, with two tricks to go and these cards gone before."""
    deal = with_hands(hands, tricks=2, gone=gone, **fields)
    lay(deal, cards)
    assert deal.turn is not None
    told = dominated(deal.view(deal.turn), deal.legal(deal.turn), [])
    return {action.removeprefix("play ") for action in told}


def test_who_needs_both_tricks_keeps_the_ace_for_the_lead() -> None:
    """The queen takes this trick as well as the ace, and the king may be out for the other one."""
    assert of_cards(["5H 5S", "QD AD"], "5H", "6C", trump="D", bid=[0, 2]) == {"AD"}


def test_who_needs_one_lays_the_card_that_takes_no_other() -> None:
    assert of_cards(["5H 5S", "2D AD"], "5H", "6C", trump="D", bid=[0, 2]) == {"AD"}
    assert of_cards(["5H 5S", "6H 2C"], "5H", "6C", bid=[0, 0]) == set(), "they have to follow"


def test_a_bid_on_a_card_that_must_take() -> None:
    for card, wrong in (("AS", {"bid 0"}), ("2C", set())):
        fields = {"phase": "bid", "tricks": 1, "turned": "3S", "trump": "S", "dealer": 1, "turn": 0}
        deal = position(PLANOWANIE, {"seats": 2}, number=16, hand=[card, "9D"], **fields)
        view, legal = deal.view(0), deal.legal(0)
        assert dominated(view, legal, []) == hopeless(view, legal) == wrong


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_true_deal_is_among_the_worlds(seats: int) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        deal = dealt(PLANOWANIE, seed=seed, seats=seats)
        while deal.turn is not None and deal.state["left"] > 2:
            deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        assert deal.turn is not None
        hands = {seat: sorted(deal.view(seat)["hand"]) for seat in range(seats)}
        found = [{seat: sorted(hand) for seat, hand in world.items()} for world in worlds(deal.view(deal.turn), [])]
        assert hands in found
        told = dominated(deal.view(deal.turn), deal.legal(deal.turn), deal.actions)
        assert told < set(deal.legal(deal.turn))


@pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
@pytest.mark.parametrize("level", ["club", "strong"])
@pytest.mark.parametrize("game", WRONG)
def test_in_fresh_deals_nobody_who_thinks_does_what_cannot_be_right(game: str, level: str) -> None:
    """A sample of what `python -m tests.bots.mine` looks at."""
    asked = 0
    for moment in moments(game, range(30 if game == "planowanie" else 5)):
        action = moment.asked(level)
        assert action not in moment.wrong, (action, moment.deal)
        asked += 1
    assert asked


def test_deals_of_a_whole_match_are_looked_at() -> None:
    seen = {(moment.deal.options.seats, moment.deal.number) for moment in moments("planowanie", range(40))}
    assert all(number < LENGTHS[seats] for seats, number in seen)
