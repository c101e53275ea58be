"""A real server for the tests of a module, and tables on it without waiting."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.client import backoff
from stolik.client import client as module
from stolik.table import clock
from stolik.table.pace import Pace
from tests.patience import PATIENCE
from tests.server.hasty import make_hasty
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots do not pause."""
    at_once = {name: each._replace(pace=Pace(0.0, 0.0, hold=0.05)) for name, each in clock.CLOCKS.items()}
    with pytest.MonkeyPatch.context() as patched:
        for name, each in at_once.items():
            patched.setitem(clock.CLOCKS, name, each)
        make_hasty(patched)
        with Running(Path(tmp_path_factory.mktemp("server"))) as running:
            yield running


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is cut comes back at once."""
    monkeypatch.setattr(backoff, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(backoff, "LONGEST_WAIT", 0.03)
    monkeypatch.setattr(module, "RESEND_SECONDS", 0.01)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine, which must not hang."""

    async def in_time() -> Any:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(in_time())
