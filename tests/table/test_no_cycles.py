"""A table that is closed goes by itself: nothing of it waits for a collector, which a busy server rarely asks."""

import gc
import weakref

import pytest

from stolik.games import GAMES
from stolik.table.commands import Fill, Ready, Sit
from tests.table.parties import HOST, Party


@pytest.mark.parametrize("game", list(GAMES))
def test_a_closed_table_leaves_nothing_in_cycles(game: str) -> None:
    party = Party(game)
    for command in (Sit(0), Fill("simple"), Ready()):
        party.ok(HOST, command)
    assert party.table.play is not None
    parts = [weakref.ref(each) for each in (party.table, party.table.play, party.table.play.match)]
    party.close()
    gc.disable()
    try:
        del party
        assert [part() for part in parts] == [None, None, None]
    finally:
        gc.enable()
