"""Deals of one card: no seat gains by another bid, worked out over every deal, apart from how the bids were found."""

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from stolik.bots.exact.planowanie import BARS, Bar, bid
from stolik.core.packs import RANKS
from stolik.games.planowanie import PLANOWANIE
from tests.games.test_planowanie import LENGTHS, bids
from tests.position import dealt

POINTS = {2: [7.6871, 3.3129], 3: [6.8275, 9.0989, 4.2941], 4: [7.4762, 9.2531, 9.3838, 4.1254]}
TRUMPS, PLAIN, PLACES = 12, 13, 25  # kinds of cards: the trumps that are not turned up, then the ranks of other suits


def answer(seats: int, turned: str, card: str, before: tuple[int, ...]) -> int:
    """What is bid with a card, when the trump was turned and these bids were made."""
    seat = len(before)  # the dealer is the last one
    made = [*before, *[None] * (seats - len(before))]
    legal = ["bid 0", "bid 1"]
    if seat == seats - 1 and sum(before) <= 1:
        legal = [f"bid {sum(before)}"]
    view = {"phase": "bid", "tricks": 1, "seats": seats, "dealer": seats - 1, "seat": seat, "bid": made}
    action = bid({**view, "hand": [card], "turned": turned, "trump": turned[1]}, legal)
    assert action in legal
    return int(action[4:])


def kinds(turned: str) -> list[list[str]]:
    """The cards of each kind, low ones first."""
    trumps = [[rank + turned[1]] for rank in RANKS if rank != turned[0]]
    return [*trumps, *([rank + suit for suit in "CDHS" if suit != turned[1]] for rank in RANKS)]


@cache
def bids_of(seats: int, turned: str = "8C") -> dict[tuple[int, ...], Any]:
    """What is bid with a card of each kind after some bids."""
    before = [each for length in range(seats) for each in product((0, 1), repeat=length)]
    found = {}
    for said in before:
        for cards in kinds(turned):
            assert len({answer(seats, turned, card, said) for card in cards}) == 1
        found[said] = np.array([answer(seats, turned, cards[0], said) for cards in kinds(turned)])
    return found


@cache
def deals(seats: int) -> Any:
    """How often the cards are of these kinds and a seat wins: an array by seat and the kinds of all."""
    ranks = np.indices((PLAIN,) * seats).reshape(seats, -1)
    found = np.zeros((seats, PLACES**seats))
    for suits in product(range(4), repeat=seats):  # suit 0 is trump
        real = np.ones(ranks.shape[1], bool)
        for one in range(seats):
            real &= (suits[one] > 0) | (ranks[one] < TRUMPS)
            for other in range(one):
                real &= (suits[one] != suits[other]) | (ranks[one] != ranks[other])
        there = ranks[:, real]
        height = [rank + 40 * (suit == 0) + 20 * (suit == suits[0]) for suit, rank in zip(suits, there, strict=True)]
        place = np.zeros(there.shape[1], np.int64)
        for suit, rank in zip(suits, there, strict=True):
            place = place * PLACES + rank + TRUMPS * (suit > 0)
        for seat, wins in enumerate(np.argmax(height, axis=0) == np.arange(seats)[:, None]):
            found[seat] += np.bincount(place[wins], minlength=PLACES**seats)
    return found / found.sum()


def gains(seats: int) -> tuple[list[float], list[float]]:
    """The points of each seat, and what it would gain by its best answer to the bids of the others."""
    table, chances = bids_of(seats), deals(seats)
    kind = np.indices((PLACES,) * seats).reshape(seats, -1)
    total = chances.sum(axis=0)
    points, gained = [], []
    for seat in range(seats):
        said = np.zeros(kind.shape[1], np.int64)  # the bids of those before, as digits
        for other in range(seat):
            before = list(product((0, 1), repeat=other))
            said = 2 * said + np.array([table[each] for each in before])[said, kind[other]]
        place = said * PLACES + kind[seat]
        worth = np.array([10 * (total - chances[seat]), 11 * chances[seat]])
        values = np.array([np.bincount(place, each, minlength=PLACES << seat) for each in worth])
        mine = np.concatenate([table[each] for each in product((0, 1), repeat=seat)])
        free = [seat < seats - 1 or sum(each) > 1 for each in product((0, 1), repeat=seat)]
        played = np.where(mine, values[1], values[0])
        points.append(float(played.sum()))
        gained.append(float(np.where(np.repeat(free, PLACES), values.max(axis=0) - played, 0).sum()))
    return points, gained


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_gains_by_another_bid(seats: int) -> None:
    points, gained = gains(seats)
    assert max(gained) < 1e-6
    assert points == pytest.approx(POINTS[seats], abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rank_turned_up_changes_nothing(seats: int) -> None:
    for turned in [rank + "CDHS"[at % 4] for at, rank in enumerate(RANKS)]:
        for said, table in bids_of(seats, turned).items():
            assert (table == bids_of(seats)[said]).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_deals(seats: int) -> None:
    """The bids are legal wherever they are asked for, and the ace of trumps is never bid away."""
    for seed in range(60):
        deal = dealt(PLANOWANIE, seed=seed, seats=seats, number=LENGTHS[seats] - 1, dealer=seed % seats)
        ace = "A" + deal.view(None)["trump"]
        while deal.view(None)["phase"] == "bid":
            seat = deal.turn or 0
            view, legal = deal.view(seat), deal.legal(seat)
            action = bid(view, legal)
            assert action in legal
            if len(legal) > 1 and view["hand"] == [ace]:
                assert action == "bid 1"
            deal.play(seat, action)


def test_a_worse_bid_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BARS[3], (1,), Bar(3))
    bids_of.cache_clear()
    assert max(gains(3)[1]) > 1e-3
    bids_of.cache_clear()


def test_more_cards_are_not_solved() -> None:
    deal = dealt(PLANOWANIE, number=11)
    assert bid(deal.view(deal.turn), deal.legal(deal.turn or 0)) is None
    deal = dealt(PLANOWANIE, number=15)
    bids(deal, "1 1 1 1")
    assert bid(deal.view(deal.turn), deal.legal(deal.turn or 0)) is None
