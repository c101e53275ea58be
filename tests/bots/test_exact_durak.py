"""Durak's endings, worked out: the same values as by trying everything, in every form.

More of that is `python -m tests.proofs.endings`.
"""

from random import Random
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.bots import maker_of
from stolik.bots.exact.durak import paper_for, preferences_of, values_of
from stolik.bots.exact.durak_solver import MEMORY
from stolik.core.deal import Deal
from stolik.games.durak import DURAK
from stolik.games.durak.state import FULL
from tests.games.durak_positions import bout, run
from tests.proofs.endings import FINISH, FORMS, compare, records

POSITIONS, CARDS = (1, 5) if config.DISABLE_JIT else (25, 8)


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_it_agrees_with_trying_everything(table: dict[str, Any]) -> None:
    assert compare(table, CARDS, POSITIONS) >= POSITIONS


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
    paper = paper_for(4)._replace(memories=records(np.zeros(1, MEMORY)))
    paper.memories["cards"] = 4
    assert FINISH(records(lost), paper) is False  # no budget


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
