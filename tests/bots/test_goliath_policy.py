"""The quick player of goliath: always legal, honest, the same in machine code, and better than chance."""

import random
from typing import Any

import numba
import numpy as np
import pytest

from stolik.bots.policies.goliath import policy
from stolik.core.bits import NONE
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.offer import Offer, actions, choose, clear, includes
from stolik.games.goliath import GOLIATH, legal
from tests.games.test_goliath import lay
from tests.position import dealt, position


def states(deal: Deal) -> Any:
    """The state of a deal, as an array of one record."""
    found = GOLIATH.table.new()
    found[0] = deal.state
    return found


def chosen(deal: Deal, seat: int) -> int:
    """What the quick player does at a seat; -1 for nothing."""
    s, offer = record(states(deal)), record(np.zeros(1, Offer))
    legal(s, seat, offer)
    action = int(policy(s, seat, offer, record(random_chance([0]))))
    assert action == -1 or includes(offer, action)
    return action


def said(deal: Deal) -> str:
    """What the quick player does at the seat to act."""
    assert deal.turn is not None
    return GOLIATH.action_text(chosen(deal, deal.turn))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("all_equal", ["last_takes_all", "second_last"])
def test_it_plays_by_the_rules(seats: int, all_equal: str) -> None:
    deal = dealt(GOLIATH, seed=seats, dealer=seats - 1, seats=seats, all_equal=all_equal)
    while deal.turn is not None:
        assert all(chosen(deal, seat) == -1 for seat in range(seats) if seat != deal.turn)
        deal.play(deal.turn, said(deal))
    assert len(deal.points()) == seats


def test_it_sees_its_own_hand_alone() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        deal = dealt(GOLIATH, seed=seed, seats=3 + seed % 4)
        for _ in range(chance.randrange(14 * deal.options.seats)):
            assert deal.turn is not None
            deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        assert deal.turn is not None
        before = chosen(deal, deal.turn)
        for seat in set(range(deal.options.seats)) - {deal.turn}:
            deal.state["hand"][seat] = NONE
        assert chosen(deal, deal.turn) == before


def test_machine_code_does_the_same() -> None:
    @numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
    def compiled(given: Any, offers: Any, chances: Any) -> Any:
        clear(offers[0])
        legal(given[0], given[0].turn, offers[0])
        return policy(given[0], given[0].turn, offers[0], chances[0])

    for seed in range(8):
        deal = dealt(GOLIATH, seed=seed, seats=3 + seed % 4)
        while deal.turn is not None:
            action = compiled(states(deal), np.zeros(1, Offer), random_chance([0]))
            assert action == chosen(deal, deal.turn)
            deal.play(deal.turn, GOLIATH.action_text(int(action)))


def test_it_beats_chance() -> None:
    bots = others = 0
    chance = record(random_chance([5]))
    for seed in range(12):
        deal, seat = dealt(GOLIATH, seed=seed, dealer=seed % 4), seed // 4
        while deal.turn is not None:
            offer = np.zeros(1, Offer)
            legal(record(states(deal)), deal.turn, record(offer))
            action = chosen(deal, seat) if deal.turn == seat else int(choose(record(offer), chance))
            assert action in actions(offer)
            deal.play(deal.turn, GOLIATH.action_text(action))
        points = deal.points()
        bots += points[seat]
        others += sum(points) - points[seat]
    assert bots / 12 > others / 36 + 5


def near_the_end(hands: list[str], profit: str = "", **options: Any) -> Deal:
    """Two tricks are left, seat 0 leads, seat 2 has this profit and seat 0 all else that was won."""
    deck = {GOLIATH.pack.text(card) for card in GOLIATH.deck(GOLIATH.settle({"seats": 3}))}
    won = sorted(deck - {*" ".join(hands).split(), *profit.split()})
    given = {"seats": 3, **options}
    return position(GOLIATH, given, hand=hands, profit=[" ".join(won), "", profit], turn=0, left=2)


def test_the_last_to_play_takes_what_pays() -> None:
    hands = ["R8 Y1", "Y7 Y2", "B9 B1"]
    deal = near_the_end(hands)
    lay(deal, "R8 Y7")
    # Blue 9 wins red 8 and yellow 7 and costs itself; blue 1 would win red 8 alone.
    assert said(deal) == "play B9"
    deal = near_the_end(hands, "Y8 Y9")
    lay(deal, "R8 Y7")
    # Now the third yellow card would cost fourteen points.
    assert said(deal) == "play B1"


def test_all_cards_equal() -> None:
    hands = ["R4 R1", "G4 G1", "B4 B2"]
    deal = near_the_end(hands)
    lay(deal, "R4 G4")
    # Three equal cards are all the last player's.
    assert said(deal) == "play B4"
    deal = near_the_end(hands, "R8 R9", all_equal="second_last")
    lay(deal, "R4 G4")
    # The highest of three equal cards takes the third red one; the lowest does not.
    assert said(deal) == "play B2"
