"""The secret: made once, for nobody else to read, never a short one."""

import stat
import threading
from pathlib import Path

import pytest

from stolik.server.config import SHORTEST_SECRET, ShortSecret, default_database, secret_of


def test_a_secret_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    secret = secret_of(folder, {})
    assert len(secret) >= 48 and secret_of(folder, {}) == secret
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [path.name for path in folder.iterdir()] == ["secret"]
    assert secret_of(tmp_path / "other", {}) != secret


def test_the_environment_comes_first_and_leaves_no_file(tmp_path: Path) -> None:
    assert secret_of(tmp_path, {"STOLIK_SECRET": "x" * SHORTEST_SECRET}) == "x" * SHORTEST_SECRET
    assert list(tmp_path.iterdir()) == []


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ShortSecret, match="STOLIK_SECRET"):
        secret_of(tmp_path, {"STOLIK_SECRET": "x" * (SHORTEST_SECRET - 1)})
    (tmp_path / "secret").write_text("")
    with pytest.raises(ShortSecret, match=str(tmp_path)):
        secret_of(tmp_path, {})


def test_several_who_start_at_once_get_the_same(tmp_path: Path) -> None:
    found: list[str] = []
    threads = [threading.Thread(target=lambda: found.append(secret_of(tmp_path, {}))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8 and len(set(found)) == 1


def test_the_usual_database_is_a_file_of_the_folder(tmp_path: Path) -> None:
    assert default_database(tmp_path) == f"sqlite:///{tmp_path}/stolik.db"
    assert default_database(Path("relative")).startswith("sqlite:////")
