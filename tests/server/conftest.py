"""What several of these tests have in common."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from stolik.server import matchmaking
from stolik.table import AT_ONCE, Table
from tests.server.hasty import make_hasty
from tests.server.running import Running


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose bots do not wait."""
    monkeypatch.setattr(matchmaking, "Table", partial(Table, pace=AT_ONCE))
    make_hasty(monkeypatch)
    with Running(tmp_path) as server:
        yield server
