"""What an action costs is counted at a whole table. How much that is, is not tested."""

from itertools import count
from random import Random

import pytest

from stolik.games import GAMES
from stolik.table.messages import Done, Refused, Told
from stolik.table.speed import MOST, coming, cost, dealt, measure_table


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_deal_and_are_not_refused(game: str) -> None:
    luck = Random(1)
    table = dealt(GAMES[game], luck)
    done = 0
    for who, act, now in coming(table, luck):
        outs = table.handle(who, who, f"c{done}", act, now)
        assert any(isinstance(out.message, Told) for out in outs)
        assert not any(isinstance(out.message, Refused | Done) for out in outs)
        done += 1
    assert done > 10 and table.play is not None and table.play.match.deals[0].points


def test_the_time_of_actions_alone_counts() -> None:
    ticks = count()
    assert cost(GAMES["planowanie"], Random(1), lambda: next(ticks)) == 1.0
    assert next(ticks) == 2 * min(MOST, 54)
    ticks = count()
    assert measure_table(GAMES["planowanie"], 9.0, Random, lambda: next(ticks)) == ("planowanie", 3, 1.0)
