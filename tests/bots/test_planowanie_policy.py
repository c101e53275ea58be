"""The quick player of planowanie: always legal, honest, the same in machine code, and better than the simple one."""

import random
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config

from stolik.bots.policies.planowanie import TWO, played, policy, weight, wished
from stolik.bots.simple.planowanie import choose
from stolik.core.bits import NONE, bit
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.offer import Offer, clear, includes
from stolik.core.packs import FRENCH
from stolik.games.planowanie import PLANOWANIE, legal
from tests.games.test_planowanie import LENGTHS, bids, lay, with_hands
from tests.position import dealt


def states(deal: Deal) -> Any:
    """The state of a deal, as an array of one record."""
    found = PLANOWANIE.table.new()
    found[0] = deal.state
    return found


def said(deal: Deal) -> str:
    """What the quick player does at the seat to act."""
    s, offer = record(states(deal)), record(np.zeros(1, Offer))
    legal(s, s.turn, offer)
    action = int(policy(s, s.turn, offer, record(random_chance([0]))))
    assert includes(offer, action)
    return PLANOWANIE.action_text(action)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first_deal_trump", ["never", "if_card_left"])
def test_it_plays_by_the_rules(seats: int, first_deal_trump: str) -> None:
    for number in (0, 1, 7, LENGTHS[seats] - 1):
        deal = dealt(PLANOWANIE, seed=number, number=number, seats=seats, first_deal_trump=first_deal_trump)
        while deal.turn is not None:
            deal.play(deal.turn, said(deal))
        assert len(deal.points()) == seats


def test_it_sees_its_own_hand_alone() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        seats = 2 + seed % 3
        deal = dealt(PLANOWANIE, seed=seed, seats=seats, number=chance.randrange(8))
        for _ in range(chance.randrange(3 * seats)):
            assert deal.turn is not None
            deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        before = said(deal)
        for seat in set(range(seats)) - {deal.turn}:
            deal.state["hand"][seat] = NONE
        assert said(deal) == before


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="there is no machine code")
def test_machine_code_does_the_same() -> None:
    @numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
    def compiled(given: Any, offers: Any, chances: Any) -> Any:
        clear(offers[0])
        legal(given[0], given[0].turn, offers[0])
        return policy(given[0], given[0].turn, offers[0], chances[0])

    for seed in range(9):
        deal = dealt(PLANOWANIE, seed=seed, seats=2 + seed % 3, number=3 + seed)
        while deal.turn is not None:
            action = PLANOWANIE.action_text(int(compiled(states(deal), np.zeros(1, Offer), random_chance([0]))))
            assert action == said(deal)
            deal.play(deal.turn, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_the_simple_player(seats: int) -> None:
    """One against the others, each in turn: by what chance can hardly do."""
    mine, others, luck = 0, 0.0, random.Random(1)
    deals = 40 if seats == 2 else 24
    for seed in range(deals):
        for quick in range(seats):
            deal = dealt(PLANOWANIE, seed=seed, seats=seats, number=LENGTHS[seats] - 9 + seed % 6, dealer=seed % seats)
            while (seat := deal.turn) is not None:
                hands = deal.view(seat), deal.legal(seat), deal.actions
                deal.play(seat, said(deal) if seat == quick else choose(*hands, luck))
            points = deal.points()
            mine += points[quick]
            others += (sum(points) - points[quick]) / (seats - 1)
    assert mine > others + deals * seats * 0.5


# --- cards -----------------------------------------------------------------------------------------------


def test_it_takes_as_cheaply_as_it_can_when_last() -> None:
    deal = with_hands(["9S 3C 4C", "2S TS AS"], bid=[0, 3], left=3)
    lay(deal, "9S")
    assert said(deal) == "play TS"


def test_it_gets_rid_of_the_strongest_card_that_does_not_take() -> None:
    deal = with_hands(["JS 3C 5D", "2S TS QS", "3S 4S 6D"], bid=[0, 0, 0], won=[1, 0, 1], left=3, trump="H")
    lay(deal, "JS")
    assert said(deal) == "play TS"


def test_it_throws_away_a_high_card_of_another_suit() -> None:
    deal = with_hands(["JS 3C", "AD 2C"], bid=[2, 0], trump="H")
    lay(deal, "JS")
    assert said(deal) == "play AD"


def test_who_has_lost_the_bid_takes_what_the_other_wants() -> None:
    deal = with_hands(["9S 3C", "TS 2S"], bid=[2, 0], won=[0, 1], trump="H")
    lay(deal, "9S")
    assert said(deal) == "play TS"


# --- bids ------------------------------------------------------------------------------------------------


def test_others_bids_are_believed() -> None:
    """The more the others have bid, the less is left for the same hand."""
    wishes = []
    for bid in range(5):
        deal = dealt(PLANOWANIE, seed=4, seats=2, number=11)
        bids(deal, str(bid))
        s = record(states(deal))
        wishes.append(float(wished(s, s.turn, s.hand[s.turn], TWO)))
    assert wishes == sorted(wishes, reverse=True) and wishes[0] > wishes[-1] + 0.5


def likely(deal: Deal, seat: int) -> float:
    """How likely the bid of a seat is with the hand that it has."""
    return float(weight(record(states(deal)), seat, played(deal.options.seats, deal.actions)[seat]))


def test_a_bid_is_likely_with_a_hand_for_it() -> None:
    good, bad = ["AS KS AH"], ["2D 3D 4H"]
    for hands, right, wrong in ((good, 3, 0), (bad, 0, 3)):
        fields = {"trump": "S", "tricks": 3, "dealer": 1}
        weights = [likely(with_hands([*hands, "5C 6C 7D"], bid=[bid, 1], **fields), 0) for bid in range(4)]
        assert sum(weights) == pytest.approx(1, abs=1e-6)
        assert weights[right] > 4 * weights[wrong]


def test_the_dealer_had_one_bid_less() -> None:
    deal = dealt(PLANOWANIE, seats=2, number=15)
    bids(deal, "1")
    deal.play(deal.turn or 0, "bid 2")
    weights = []
    for bid in (0, 1, 2):
        deal.state["bid"][deal.dealer] = bid
        weights.append(likely(deal, deal.dealer))
    assert weights[1] < 1e-6 and sum(weights) == pytest.approx(1, abs=1e-6)


def test_what_was_played_still_tells() -> None:
    deal = dealt(PLANOWANIE, seed=3, number=6)
    bids(deal, "1 1 1 2")
    before = [likely(deal, seat) for seat in range(4)]
    for _ in range(9):
        deal.play(deal.turn or 0, said(deal))
    last = deal.actions[-1]
    assert played(4, deal.actions)[int(last[0])] & bit(FRENCH.number(last[-2:]))
    assert [likely(deal, seat) for seat in range(4)] == pytest.approx(before)
