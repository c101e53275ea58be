"""What all tests share: the mark `rules` (tests/rules.py) and hypothesis' settings."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("stolik", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("stolik")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*numbers): the rules (RULES.md) that this test would miss")
