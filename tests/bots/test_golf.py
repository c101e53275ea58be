"""The simple golf player: always legal, and much better than chance."""

import random

import pytest

from stolik.bots.simple.golf import choose
from stolik.games.golf import GOLF
from tests.games.golf_tables import ALL, laid, play
from tests.position import dealt


def hole(seed: int, seats: int, bots: set[int], **options: object) -> list[int]:
    """The points of a hole between these bots and random players; all 0 if it takes more than 300 actions."""
    rng = random.Random(seed)
    golf = dealt(GOLF, dealer=seed % seats, seed=seed, seats=seats, **options)
    history: list[str] = []
    while not golf.over and len(history) < 300:
        if golf.chance_acts:
            history.append(f"- {golf.reshuffle()}")
            continue
        seat = golf.turn or 0
        legal = golf.legal(seat)
        action = choose(golf.view(seat), legal, history, rng) if seat in bots else rng.choice(legal)
        assert action in legal
        golf.play(seat, action)
        history.append(f"{seat} {action}")
    return golf.points() if golf.over else [0] * seats


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("peek", ["near_any2", "near_left2", "any2"])
@pytest.mark.parametrize("final_turns", [False, True])
def test_it_plays_by_the_rules(seats: int, peek: str, final_turns: bool) -> None:
    pair_by = "points" if final_turns else "rank"
    for stall_turns in (1, None):
        options = {"peek": peek, "pair_by": pair_by, "final_turns": final_turns, "stall_turns": stall_turns}
        assert len(hole(seats, seats, set(range(seats)), **options)) == seats


def test_it_beats_chance_by_far() -> None:
    points = [hole(seed, 2, {seed % 2}) for seed in range(30)]
    bot = [result[seed % 2] for seed, result in enumerate(points)]
    other = [result[1 - seed % 2] for seed, result in enumerate(points)]
    assert sum(bot) / 30 + 15 < sum(other) / 30


def test_it_completes_pairs_and_throws_bad_cards_away() -> None:
    rng = random.Random(1)
    golf = laid("5J95Q4 A73K72", "9S", stock="QD TS", up=(ALL - {4}, ()))
    assert choose(golf.view(0), golf.legal(0), [], rng) == "take"
    play(golf, "0 take")
    assert choose(golf.view(0), golf.legal(0), [], rng) == "swap 6"
    golf = laid("5J95Q4 A73K72", "TD", stock="KS", up=(ALL - {4}, ()))
    assert choose(golf.view(0), golf.legal(0), [], rng) == "stock"
    golf = play(laid("222333 A73K72", "TD", stock="QS", up=(ALL - {4}, ())), "0 stock")
    assert choose(golf.view(0), golf.legal(0), [], rng) == "discard"
