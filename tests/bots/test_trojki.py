"""The simple player of trojki: always legal, and better than chance."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from stolik.bots.simple import simple_bot
from stolik.bots.simple.trojki import choose
from stolik.core.deal import Deal
from stolik.games.trojki import TROJKI
from stolik.games.trojki.telling import claim, regular
from tests.games.trojki_positions import A, race
from tests.position import dealt
from tests.rules import rules


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
                if action or options.get("mode") != "open":
                    assert action in legal
                    deal.play(seat, action)
    return deal.points()


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"require_call": False, "tie_token": "none"},
        {"leftover": "aside", "handicap": [3, 0, 0, 1]},
        {"mode": "open"},
        {"mode": "open", "require_call": False},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_plays_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    if "handicap" in options:
        options = options | {"handicap": options["handicap"][:seats]}
    played(seats, [choose] * seats, **options)


def open_table(action: str, **options: Any) -> Deal:
    """A card of the open mode that seat 1 has to check."""
    deal = race(A, "BT1 RS2 BC2", "YC1 VX3", mode="open", **options)
    deal.play(0, action)
    return deal


@rules("TR-A8")
@pytest.mark.parametrize(
    "action, answer",
    [
        ("place BT1 1 B", "accept"),
        ("place BT1 1 T", "challenge"),
        ("place RS2 5 R", "challenge"),
        ("place BC2 8 C", "challenge"),
        ("place BT1 1", "accept"),
        ("place BC2 8", "challenge"),
    ],
)
def test_the_bot_challenges_exactly_what_is_wrong(action: str, answer: str) -> None:
    deal = open_table(action, require_call=len(action.split()) == 4)
    for seed in range(5):
        assert choose(deal.view(1), deal.legal(1), [], random.Random(seed)) == answer


def test_the_bot_lays_no_wrong_card() -> None:
    deal = race(A, "BT1 RS2 BC2", "RX2 YT2", stacks=("", "VX3"), mode="open")
    for seed in range(20):
        card, cell, call = claim(choose(deal.view(0), deal.legal(0), [], random.Random(seed)))
        assert regular(A.split(), cell, card, call)
    assert choose(deal.view(1), deal.legal(1), [], random.Random(1)) == "draw"


@rules("TR-18")
def test_the_bot_waits_when_it_has_no_right_card() -> None:
    deal = race(A, "BT1", "RX2 YT2", mode="open")
    assert choose(deal.view(1), deal.legal(1), [], random.Random(1)) == ""


def test_to_check_a_card_takes_as_long_whatever_the_answer() -> None:
    right, wrong = (open_table(f"place BT1 1 {call}") for call in "BT")
    answers = [
        simple_bot("trojki", random.Random(seed)).choose(deal.view(1), deal.legal(1), [])
        for deal in (right, wrong)
        for seed in range(30)
    ]
    assert [action for action, _ in answers] == ["accept"] * 30 + ["challenge"] * 30
    delays = [delay for _, delay in answers]
    assert delays[:30] == delays[30:] and all(0.2 < delay < 10 for delay in delays)


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
