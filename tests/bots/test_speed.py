"""The bench of search measures; how fast it is, is not tested."""

from random import Random

import pytest
from numba.core import config

from stolik.bots.speed import half_way, measure_search
from stolik.core.deal import Deal
from stolik.games import GAMES


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the bench measures machine code")
def test_a_measurement_has_the_default_seats_and_three_speeds() -> None:
    speed = measure_search(GAMES["planowanie"], 0.01)
    assert speed is not None and (speed.game, speed.seats) == ("planowanie", 4)
    assert min(speed.chance, speed.policy, speed.worlds) > 0


def test_a_race_is_not_searched() -> None:
    assert measure_search(GAMES["trojki"], 0.01) is None


@pytest.mark.parametrize("game", ["planowanie", "durak", "golf", "goliath"])
def test_half_way_something_is_hidden(game: str) -> None:
    deal = half_way(Deal(GAMES[game], GAMES[game].settle({}), shuffle=Random(1).shuffle))
    view = deal.view(deal.turn or 0)
    assert not deal.over and deal.actions and view["seat"] == deal.turn
    assert game != "durak" or view["under"], "with a stock"
