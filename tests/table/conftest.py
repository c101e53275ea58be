"""Races at these tables begin as soon as they are dealt, but in tests/table/test_start.py, which is about the start."""

import pytest

from stolik.table.clock import CLOCKS


@pytest.fixture(autouse=True)
def races_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, clock in CLOCKS.items():
        monkeypatch.setitem(CLOCKS, name, clock._replace(pace=clock.pace._replace(start=None)))
