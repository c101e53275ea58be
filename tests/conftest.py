"""What all tests share: the mark `rules` (tests/rules.py), hypothesis' settings, a PostgreSQL (tests/postgres.py)."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import postgres_server as postgres_server
from tests.postgres import postgres_url as postgres_url
from tests.postgres import pytest_terminal_summary as pytest_terminal_summary

settings.register_profile("stolik", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("stolik")

# A job in the background is born deaf to SIGINT, one under nohup to SIGHUP, and their children with them: tests that
# send one would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_xdist_auto_num_workers() -> int:
    """One more process than cores: tests of servers, bots and browsers often wait."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*numbers): the rules (docs/rules) that this test would miss")
