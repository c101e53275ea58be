"""Durak's endings lose no value: a sample of tests/proofs/endings.py, and that it would find out who gives one away.

The whole, two thousand moments beside trying everything and ten thousand played to the end, is
`python -m tests.proofs.endings`; the other sample is in tests/bots/test_exact_durak.py.
"""

from typing import Any

import pytest
from numba.core import config

from stolik.bots.decision import Decision
from tests.proofs import endings

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="fourteen cards are for machine code")
PLAYED = 4


@pytest.mark.parametrize("table", endings.FORMS, ids=str)
def test_the_highest_level_gives_no_value_away(table: dict[str, Any]) -> None:
    assert endings.play(table, endings.PLAYED, PLAYED) > 0


def test_who_gives_a_value_away_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def last(decision: Decision) -> tuple[str, float]:
        return decision.legal[-1], 0.0

    monkeypatch.setattr(endings, "decide", last)
    with pytest.raises(AssertionError, match="is worth"):
        endings.play(endings.FORMS[0], endings.PLAYED, 40)


def test_the_whole_is_as_many_moments_as_it_says() -> None:
    found = endings.tasks({"compared": 2000, "played": 10_000}, 0)
    for kind, least in (("compared", 2000), ("played", 10_000)):
        mine = [task for task in found if task[0] == kind]
        assert {form for _, form, _, _ in mine} == set(range(len(endings.FORMS)))
        assert least <= sum(moments for _, _, moments, _ in mine) < least + len(endings.FORMS)
        assert len({(form, first) for _, form, _, first in mine}) == len(mine), "no seed comes twice"
