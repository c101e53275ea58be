"""The checker of dominated cards: what it finds, and that it never finds what may be right."""

import random

import pytest

from stolik.games.goliath import GOLIATH
from tests.bots.dominated_goliath import dominated, worlds
from tests.games.test_goliath import lay
from tests.position import dealt, position


def of_position(hands: list[str], profit: list[str], cards: str, **options: str) -> set[str]:
    """What is dominated after these cards; two tricks are left and seat 0 leads."""
    won = {*" ".join(profit).split(), *" ".join(hands).split()}
    rest = [text for card in GOLIATH.deck(GOLIATH.settle({"seats": 3})) if (text := GOLIATH.pack.text(card)) not in won]
    piles = [" ".join([profit[0], *rest]), *profit[1:]]
    deal = position(GOLIATH, {"seats": 3, **options}, hand=hands, profit=piles, turn=0, left=2)
    lay(deal, cards)
    assert deal.turn is not None
    told = dominated(deal.view(deal.turn), deal.legal(deal.turn), [], deal.options.all_equal)
    return {action.removeprefix("play ") for action in told}


def test_a_third_card_is_not_taken() -> None:
    hands = ["R8 G5", "Y7 G6", "B9 B2"]
    assert of_position(hands, ["", "", "Y8 Y9"], "R8 Y7") == {"B9"}
    assert of_position(hands, ["", "", ""], "R8 Y7") == set()  # 15 points now, or 8 now and 11 in the last trick


@pytest.mark.parametrize("all_equal", ["last_takes_all", "second_last"])
def test_of_all_equal_cards_the_last_takes_others(all_equal: str) -> None:
    hands = ["R4 V9", "G4 V8", "B4 B2"]
    assert of_position(hands, ["", "", "R8 R9"], "R4 G4", all_equal=all_equal) == {"B4"}
    assert "B4" not in of_position(hands, ["", "", ""], "R4 G4", all_equal=all_equal)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_true_deal_is_among_the_worlds(seats: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        deal = dealt(GOLIATH, seed=seed, seats=seats)
        while deal.turn is not None and deal.state["left"] > 2:
            deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        assert deal.turn is not None
        hands = {seat: sorted(deal.view(seat)["hand"]) for seat in range(seats)}
        found = list(worlds(deal.view(deal.turn), deal.actions))
        assert {seat: sorted(hand) for seat, hand in hands.items()} in [
            {seat: sorted(hand) for seat, hand in world.items()} for world in found
        ]
        told = dominated(deal.view(deal.turn), deal.legal(deal.turn), deal.actions, "last_takes_all")
        assert told < set(deal.legal(deal.turn))
