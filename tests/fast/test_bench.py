"""The bench measures; how fast it is, is not tested."""

import pytest
from numba.core import config

from stolik.fast.bench import measure
from stolik.games import GAMES


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the bench measures machine code")
@pytest.mark.parametrize("game", ["golf", "trojki"])
def test_a_measurement_has_the_default_seats_and_two_speeds(game: str) -> None:
    speed = measure(GAMES[game], 0.2)
    assert (speed.game, speed.seats) == (game, 4)
    assert speed.one_core > 0 < speed.all_cores
