"""A real screen reader at a real server (docs/decisions/0031-a-real-screen-reader.md). See tests/ear/desk.py.

Orca, a browser with a window and a busy machine are late at times in ways that no page can help: each scenario gets
up to three tries, each with a desk of its own.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ear.desk import needed
from tests.server.running import Running
from tests.web.conftest import client  # noqa: F401 (a fixture)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="package")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:  # noqa: F811
    """The server; each table has the same bots."""
    needed()
    with (
        pytest.MonkeyPatch.context() as patched,
        Running(tmp_path_factory.mktemp("site")) as running,
    ):
        patched.setattr("stolik.table.characters.first", lambda code: 0)
        yield running
