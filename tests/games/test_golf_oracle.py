"""Golf against the slow engine of tests/oracle, which shares no code with it: random holes, step by step."""

import random

import pytest

from stolik.games.golf import GOLF
from tests.oracle.golf import PACK, Golf
from tests.position import dealt
from tests.rules import rules


@rules("GO-1", "GO-4", "GO-7", "GO-13", "GO-15", "GO-16", "GO-A3", "GO-A4", "GO-A5", "GO-A6", "GO-A7")
@pytest.mark.parametrize("seed", range(42))
def test_both_engines_agree(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 7
    options = {
        "seats": seats,
        "peek": rng.choice(["near_any2", "near_left2", "any2"]),
        "pair_by": rng.choice(["rank", "points"]),
        "stall_turns": rng.choice([1, 2, 20, None]),
        "final_turns": rng.random() < 0.5,
    }
    deck = PACK * (1 if seats <= 4 else 2)
    rng.shuffle(deck)
    dealer = rng.randrange(seats)
    golf = dealt(GOLF, deck, dealer, seed=seed, **options)
    oracle = Golf(GOLF.option_values(golf.options), deck, dealer)
    lazy = rng.random()  # how often nothing is replaced: up to long holes with reshuffles and stalls
    for _ in range(400):
        asked = oracle.asked()
        assert golf.over == oracle.over() and golf.chance_acts == (asked == -1)
        view = golf.view(None)
        if asked is None:
            assert golf.points() == oracle.points() == view["points"]
            assert view["pairs"] == [oracle.pairs(seat) for seat in range(seats)]
            return
        assert view["points"] is None and view["pairs"] == [oracle.pairs(seat) for seat in range(seats)]
        assert [golf.legal(seat) for seat in range(seats)] == [oracle.legal(seat) for seat in range(seats)]
        if asked == -1:
            oracle.act(-1, golf.reshuffle())
            continue
        assert golf.turn == asked
        legal = oracle.legal(asked)
        idle = [action for action in legal if action in ("stock", "discard")]
        action = rng.choice(idle if idle and rng.random() < lazy else legal)
        golf.play(asked, action)
        oracle.act(asked, action)
    for seat in range(seats):
        held = golf.view(seat)["up"][seat]
        open_cells = {cell + 1 for cell in range(6) if held[cell]}
        assert open_cells == oracle.face_up[seat]
        assert all(held[cell - 1] == oracle.layouts[seat][cell - 1] for cell in open_cells)
