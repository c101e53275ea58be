"""States from views: every field that a seat may know is as it was, and all hidden ones are empty."""

import random
from typing import Any

import numpy as np
import pytest

from stolik.core.deal import Deal
from stolik.core.restored import restored
from stolik.core.state import CARD, NO_CARD, NO_ONE, OWNER
from stolik.games import GAMES
from tests.games.durak_positions import TABLES
from tests.position import dealt

FORMS: list[tuple[str, dict[str, Any]]] = [
    ("planowanie", {"seats": 2}),
    ("planowanie", {"seats": 4, "first_deal_trump": "if_card_left"}),
    ("goliath", {"seats": 3, "all_equal": "second_last"}),
    ("goliath", {"seats": 6}),
    ("golf", {"seats": 2}),
    ("golf", {"seats": 5, "final_turns": True, "peek": "any2"}),
    *(("durak", table) for table in TABLES),
]
LATER = ("six_holder", "following", "next_place")  # hidden and for beliefs to say, or of no use to a seat that acts


def moments(game: str, options: dict[str, Any], seed: int) -> list[Deal]:
    """A random deal, looked at after every few actions."""
    rng = random.Random(seed)
    deal = dealt(GAMES[game], dealer=seed % options["seats"], number=seed % 3, seed=seed, **options)
    found = [deal.copy()]
    while not deal.over and len(deal.actions) < 300:
        if deal.chance_acts:
            deal.reshuffle()
            continue
        able = [seat for seat in range(options["seats"]) if deal.legal(seat)]
        seat = rng.choice(able)
        deal.play(seat, rng.choice(deal.legal(seat)))
        if rng.random() < 0.3 and not deal.over:
            found.append(deal.copy())
    return found


@pytest.mark.parametrize("game, options", FORMS, ids=str)
def test_what_a_seat_knows(game: str, options: dict[str, Any]) -> None:
    checked = 0
    for seed in range(3):
        for deal in moments(game, options, seed):
            for seat in range(options["seats"]):
                differ(deal, seat)
                checked += 1
    assert checked > 20


def differ(deal: Deal, seat: int) -> None:
    """Compare the record that a view gives with the true one."""
    view = deal.view(seat)
    true, made = deal.state, restored(deal.game, deal.options, view)[0]
    seats = deal.options.seats
    for field in deal.game.table.fields:
        if field.name in LATER:
            continue
        got, wanted = made[field.name], true[field.name]
        if field.sees is OWNER:
            assert np.array_equal(got[seat], wanted[seat]), field.name
            others = [other for other in range(seats) if other != seat]
            assert np.all(got[others] == (NO_CARD if field.shows is CARD else 0)), field.name
        elif field.sees is NO_ONE:
            assert not np.any(got), field.name
        else:
            rows = slice(seats if field.by_seat else None)
            same = np.array_equal(got[rows], wanted[rows]) if field.shape else got == wanted
            assert same, (field.name, got, wanted, view)
