"""What all tests share: the mark `rules` (tests/rules.py), hypothesis' settings, a PostgreSQL (tests/postgres.py),
tests that are coroutines."""

import asyncio
import inspect
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from numba.core import config

from tests.postgres import own_postgres as own_postgres
from tests.postgres import postgres_server as postgres_server
from tests.postgres import postgres_url as postgres_url
from tests.postgres import tell_what_was_skipped

settings.register_profile("stolik", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("stolik")

# A job in the background is born deaf to SIGINT, one under nohup to SIGHUP, and their children with them: tests that
# send one would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def _whatever_pytest_does(update: Callable[..., None]) -> Callable[..., None]:
    """numba goes through the environment when it compiles, also in a thread; between two tests pytest changes it."""

    def updated(*args: Any) -> None:
        for _ in range(10):
            with suppress(KeyError, RuntimeError):
                update(*args)
                return
        update(*args)

    return updated


config._env_reloader.update = _whatever_pytest_does(config._env_reloader.update)


def pytest_xdist_auto_num_workers() -> int:
    """Two more processes than cores: tests of servers, bots and browsers often wait."""
    return (os.cpu_count() or 1) + 2


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why each first try of a test failed: what goes well the second time is a fault of somebody's all the same."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    tell_what_was_skipped(terminalreporter)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*numbers): the rules (docs/rules) that this test would miss")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs tests that are `async def`, each in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(pyfuncitem.obj(**given))
    return True
