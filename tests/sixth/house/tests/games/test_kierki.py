"""Kierki: every rule, resolution and golden example, against the slow game too."""

import random

import pytest
from stolik.games.kierki import KIERKI
from tests.oracle.kierki import Kierki
from tests.position import dealt, position
from tests.proofs.playing import play_match
from tests.rules import rules

from stolik.core.deal import Deal
from stolik.core.game import IllegalAction
from stolik.core.options import BadOption
from stolik.match import Match


def trick(cards: str, **options: object) -> tuple[int, list[int]]:
    """Who wins a trick of these cards, laid by seats 0, 1, 2, 3 who hold nothing else, and the points."""
    laid = cards.split()
    deal = position(KIERKI, options, hand=laid, turn=0, left=2, taken=[0, 0, 0, 0])  # type: ignore[arg-type]
    for seat, card in enumerate(laid):
        deal.play(seat, f"play {card}")
    return int(deal.state["winner"]), deal.view(None)["taken"]


@rules("KI-1", "KI-3", "KI-4", "KI-A1")
def test_all_cards_are_dealt_and_the_dealers_left_begins() -> None:
    for seats, cards in ((3, 17), (4, 13)):
        deal = dealt(KIERKI, dealer=seats - 1, seats=seats)
        assert deal.view(None)["hand_count"] == [cards] * seats and deal.turn == 0
        assert ("2C" in deal.deck) == (seats == 4) and len(deal.deck) == seats * cards
    with pytest.raises(BadOption, match="KI-1"):
        KIERKI.settle({"seats": 5})


@rules("KI-5", "KI-6", "KI-G2")
def test_follow_suit() -> None:
    deal = position(KIERKI, hand=["9S AH", "2S AH", "3D AH", "4C"], turn=0)
    assert deal.legal(0) == ["play 9S", "play AH"]
    deal.play(0, "play 9S")
    with pytest.raises(IllegalAction, match="you must follow suit: KI-6"):
        deal.play(1, "play AH")
    deal.play(1, "play 2S")
    assert deal.legal(2) == ["play 3D", "play AH"]


@rules("KI-7", "KI-8", "KI-A2", "KI-G1")
def test_tricks() -> None:
    assert trick("9S KS AH TS") == (1, [0, 1, 0, 0])
    assert trick("2D AC QS 3H") == (0, [14, 0, 0, 0])
    assert trick("2D AC QS 3H", queen=False) == (0, [1, 0, 0, 0])


@rules("KI-2", "KI-9", "KI-A3")
def test_a_match() -> None:
    chance = random.Random(1)
    match = Match(KIERKI, KIERKI.settle({"deals": 2}), 3, chance.shuffle)
    play_match(match, chance, 1000)
    assert [deal.dealer for deal in match.deals] == [3, 0] and sum(match.score) == 2 * 26
    fewest = min(match.score)
    assert match.outcome is not None
    assert match.outcome.winners == tuple(seat for seat in range(4) if match.score[seat] == fewest)
    hearts = [rank + "H" for rank in "23456789TJQKA"]
    all_taken = position(KIERKI, hand=["AS", "QS", "2S", "3S"], turn=0, left=1, taken=[len(hearts), 0, 0, 0])
    for seat, card in enumerate(("AS", "QS", "2S", "3S")):
        all_taken.play(seat, f"play {card}")
    assert all_taken.points() == [26, 0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_slow_game_plays_the_same(seats: int) -> None:
    chance = random.Random(seats)
    for queen in (True, False):
        options = {"seats": seats, "queen": queen, "deals": 1}
        deal = Deal(KIERKI, KIERKI.settle(options), dealer=1, shuffle=chance.shuffle)
        slow = Kierki(options, deal.deck, 1)
        while not deal.over:
            assert deal.turn == slow.turn and deal.turn is not None
            assert deal.legal(deal.turn) == slow.legal(deal.turn)
            action = chance.choice(deal.legal(deal.turn))
            slow.act(deal.turn, action)
            deal.play(deal.turn, action)
        assert slow.turn is None and deal.points() == slow.points
