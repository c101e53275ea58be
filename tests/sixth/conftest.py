"""A copy of the house with the sixth game in it, made once; what is copied there is collected there alone."""

from pathlib import Path

import pytest

from tests.sixth.moving import move_in

collect_ignore = ["house", "inside"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of the copy."""
    copy = tmp_path_factory.mktemp("sixth") / "house"
    copy.mkdir()
    move_in(copy)
    return copy
