"""The simple player of trojki: always legal, and better than chance."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from stolik.bots.simple.trojki import choose
from stolik.games.trojki import TROJKI
from tests.games.trojki_positions import A, race
from tests.position import dealt


def by_chance(view: Any, legal: list[str], history: list[str], chance: random.Random) -> str:
    return chance.choice(legal)


def played(seed: int, players: list[Callable[..., str]], **options: Any) -> list[int]:
    """The points of a round in which, again and again, every seat acts once if it can, in random order."""
    chance, seats = random.Random(seed), len(players)
    deal = dealt(TROJKI, seed=seed, dealer=seed % seats, seats=seats, **options)
    while not deal.over:
        for seat in chance.sample(range(seats), seats):
            legal = deal.legal(seat)
            if legal:
                action = players[seat](deal.view(seat), legal, list(deal.actions), chance)
                assert action in legal
                deal.play(seat, action)
    return deal.points()


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"require_call": False, "tie_token": "none"},
        {"leftover": "aside", "handicap": [3, 0, 0, 1]},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_plays_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    if "handicap" in options:
        options = options | {"handicap": options["handicap"][:seats]}
    played(seats, [choose] * seats, **options)


def test_the_bot_draws_when_nothing_fits() -> None:
    deal = race(A, "RS2", "BT1", stacks=("YS2", ""))
    assert choose(deal.view(0), deal.legal(0), [], random.Random(1)) == "draw"


def test_the_bot_keeps_a_hand_of_some_cards_and_places_the_rest() -> None:
    deal = race(A, "BC2 VC3", "BT1", stacks=("YS2", ""))
    assert choose(deal.view(0), deal.legal(0), [], random.Random(1)) == "draw"
    deal = race(A, "BC2 VC3 YT0 YX3 RS1 RS3", "BT1", stacks=("YS2", ""))
    assert choose(deal.view(0), deal.legal(0), [], random.Random(1)).startswith("place ")


def test_the_bot_beats_chance() -> None:
    won = lost = 0
    for seed in range(24):
        points = timed(seed, [choose, by_chance] if seed % 4 < 2 else [by_chance, choose])
        mine = 0 if seed % 4 < 2 else 1
        won, lost = won + points[mine], lost + points[1 - mine]
    assert won >= lost + 8


def timed(seed: int, players: list[Callable[..., str]]) -> list[int]:
    """The points of a round; a draw takes a second and a placement five, and spoiled plans start again."""
    chance = random.Random(seed)
    deal = dealt(TROJKI, seed=seed, dealer=seed % len(players), seats=len(players))
    plans: dict[int, tuple[float, str]] = {}
    now = 0.0
    while not deal.over:
        for seat, player in enumerate(players):
            legal = deal.legal(seat)
            if seat in plans and plans[seat][1] not in legal:
                del plans[seat]
            if legal and seat not in plans:
                action = player(deal.view(seat), legal, list(deal.actions), chance)
                median = 0.8 if action == "draw" else 5.0
                plans[seat] = (now + median * chance.lognormvariate(0.0, 0.5), action)
        seat = min(plans, key=lambda each: plans[each])
        now, action = plans.pop(seat)
        deal.play(seat, action)
    return deal.points()
