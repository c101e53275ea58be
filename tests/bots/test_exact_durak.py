"""Durak's endings, worked out: the same values as by trying everything, in every form."""

from itertools import count, islice
from random import Random
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.bots import maker_of
from stolik.bots.exact.durak import finish, preferences_of, values_of
from stolik.bots.exact.durak_solver import MEMORY
from stolik.core.deal import Deal
from stolik.core.machine import compiled
from stolik.games.durak import DURAK
from stolik.games.durak.state import FULL
from tests.bots.durak_brute import Brute, endings
from tests.games.durak_positions import bout, run

POSITIONS, CARDS = (1, 5) if config.DISABLE_JIT else (25, 8)

# In most deals somebody is out before a short row of pick-ups ends them only with two seats.
FORMS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "max_pickups": 1},
    {"seats": 2, "max_pickups": 3, "allow_excess": True},
    {"seats": 2, "allow_excess": True},
    {"seats": 3, "max_pickups": 2},
    {"seats": 3, "allow_excess": True, "stop_allowed": False},
    {"seats": 4},
    {"seats": 5, "neighbours_only": False},
    {"seats": 6},
    {"seats": 4, "form": "pairs"},
    {"seats": 4, "form": "pairs", "allow_excess": True, "max_pickups": 4},
    {"seats": 6, "form": "teams"},
]


def records(array: Any) -> Any:
    """Interpreted code finds fields by name."""
    return array.view(np.recarray) if config.DISABLE_JIT else array


def finished(states: Any, memories: Any) -> bool:
    return finish(states[0], memories[0], CARDS)


FINISH = compiled("test-durak-finish", finished)


def check(table: dict[str, Any], most: int, positions: int, first: int = 0) -> int:
    """Compare all actions of so many moments, and the moments themselves; the number of actions."""
    compared = 0
    memories = records(np.zeros(1, MEMORY))
    memories["budget"] = 1 << 40
    for deal, seat in islice(endings(table, most, count(first)), positions):
        brute = Brute(deal)
        values = values_of(deal.view(seat), deal.legal(seat), deal.options)
        assert values is not None, deal
        wanted = {
            DURAK.action_text(action): brute.value(brute.after(deal._states, seat, action), seat)
            for action in brute.legal(deal._states, seat)
        }
        if seat != deal.turn:
            wanted[""] = brute.value(deal._states, seat, asked=True)
        assert values == wanted, (deal, deal.actions)
        states = records(deal._states.copy())
        assert FINISH(states, memories)
        lost, worth = states[0]["lost"], brute.value(deal._states, seat)
        assert worth == (-1 if lost[seat] else int(lost.any())), (deal, deal.actions)
        compared += len(wanted)
    return compared


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_it_agrees_with_trying_everything(table: dict[str, Any]) -> None:
    assert check(table, CARDS, POSITIONS) >= POSITIONS


def ending(*hands: str, **told: Any) -> Deal:
    """A bout about to open, all other cards being gone."""
    deal = bout(*hands, **told)
    deal.state["gone"] = FULL & ~np.bitwise_or.reduce(deal.state["hand"])
    return deal


def valued(deal: Deal, seat: int, **bounds: int) -> dict[str, int] | None:
    return values_of(deal.view(seat), deal.legal(seat), deal.options, **bounds)


def test_the_six_may_be_exchanged_before_the_opening() -> None:
    deal = ending("6H 9C", "AH TC", six=0)
    deal.state["drew_trump"] = 1
    assert deal.state["turned"] == DURAK.pack.number("AH")
    assert valued(deal, 0) == {"attack 6H": -1, "attack 9C": -1, "exchange": 1}
    deal = ending("AH 9C", "6H TC", six=1)
    deal.state["drew_trump"] = 0
    assert valued(deal, 0) == {"attack 9C": 0, "attack AH": 1}
    assert valued(deal, 1) == {"": -1, "exchange": 1}
    lost = deal._states.copy()
    assert FINISH(records(lost), records(np.zeros(1, MEMORY))) is False  # no budget


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_a_searching_bot_exchanges_the_six_out_of_turn_where_that_is_better(level: str) -> None:
    """In an ending by what comes of it, with a stock at once; a rung that works nothing out does so always."""
    deal = ending("AH 9C", "6H TC", six=1)
    deal.state["drew_trump"] = 0
    assert answered(level, deal, 1) == "exchange"
    deal = ending("AH", "6H 7H", six=1)
    deal.state["drew_trump"] = 0
    assert valued(deal, 1) == {"": -1, "exchange": -1} and answered(level, deal, 1) == ""
    assert answered("R2", deal, 1) == "exchange"
    deal = bout("9C TC", "6H TD", six=1, stock="7C AH")
    assert deal.legal(1) == ["exchange"] and answered(level, deal, 1) == "exchange"


def answered(level: str, deal: Deal, seat: int) -> str:
    return maker_of(level)("durak", Random(1), deal.options).choose(deal.view(seat), ["", *deal.legal(seat)], [])[0]


def test_where_it_has_nothing_to_say() -> None:
    assert valued(bout("6C 7C", "8C 9C", stock="KH"), 0) is None
    assert valued(ending("6C 7C", "8C 9C", "TC"), 0) is None
    assert valued(ending("6C 7C", "8C", "TC", "", form="pairs", seats=4), 0) is None
    assert valued(ending("6C 7C", "8C 9C"), 0, most_cards=3) is None
    assert valued(ending("6C 8D TS KH", "7C 9D JS AH"), 0, most_met=5) is None
    assert valued(run(ending("6C", "7C"), "0 attack 6C", "1 beat 6C 7C"), 0) is None


def test_of_lost_moves_it_prefers_those_after_which_replies_can_be_wrong() -> None:
    deal = ending("6D TD AH", "9H JD JH")
    assert set((valued(deal, 0) or {}).values()) == {-1}
    preferred = preferences_of(deal.view(0), deal.legal(0), deal.options)
    assert preferred == pytest.approx({"attack 6D": -0.925, "attack TD": -0.925, "attack AH": -1.0})
