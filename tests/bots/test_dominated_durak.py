"""The checker of dominated actions: what it finds; and that levels that think never do what it finds.

STOLIK_DOMINATED=200 .venv/bin/pytest tests/bots/test_dominated_durak.py     so many moments of each form, not two
"""

import os
from itertools import count, islice
from random import Random
from typing import Any

import pytest
from numba.core import config

from stolik.bots import make
from tests.bots.dominated_durak import dominated, moments
from tests.bots.test_exact_durak import ending
from tests.games.durak_positions import run

MOMENTS = int(os.environ.get("STOLIK_DOMINATED", "2"))
FIRST = 0 if MOMENTS < 10 else 1000  # fresh seeds for more
FORMS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "allow_excess": True},
    {"seats": 3},
    {"seats": 3, "allow_excess": True},
    {"seats": 4},
    {"seats": 5},
    {"seats": 6},
    {"seats": 4, "form": "pairs"},
    {"seats": 6, "form": "teams"},
]


def test_with_two_in_play_it_knows_what_loses() -> None:
    assert dominated(ending("6C 7C AH", "8C 9C"), 0) == set(), "everything wins"
    deal = run(ending("9C 6D", "TC"), "0 attack 9C")
    assert dominated(deal, 1) == {"take"}
    deal = ending("9C AH", "TC 6D")
    assert dominated(deal, 0) == {"attack 9C"}, "a card that is beaten before one that is not"


def test_who_can_be_out_goes_out() -> None:
    deal = run(ending("8C 9D", "9C TD AH", "9S"), "0 attack 8C", "1 beat 8C 9C", "0 allow")
    assert dominated(deal, 2) == {"stop"}
    assert dominated(run(ending("8C 9D", "9C", "AS"), "0 attack 8C"), 1) == {"take"}
    assert dominated(ending("8C 8D", "9C TD AH", "9S"), 0) == {"attack 8C", "attack 8D"}, "one alone may be taken"
    assert dominated(ending("8C 8D", "9C TD AH", "9S", "7S", form="pairs"), 0) == set()
    excess = run(ending("8C 8D", "9C TD AH", "9S", allow_excess=True), "0 attack 8C", "1 take")
    assert dominated(excess, 0) == set(), "what is given may come back"


@pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
@pytest.mark.parametrize("table", FORMS, ids=str)
def test_nobody_who_thinks_does_what_is_dominated(table: dict[str, Any]) -> None:
    checked = 0
    for deal, seat, wrong in islice(moments(table, count(FIRST)), MOMENTS):
        for level in ("club", "strong"):
            bot = make(level, "durak", Random(1), deal.options)
            action, _ = bot.choose(deal.view(seat), deal.legal(seat), deal.actions)
            assert action not in wrong, (level, action, wrong, deal)
        checked += 1
    assert checked == MOMENTS
