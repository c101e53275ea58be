"""Files written as a whole: the old one or the new one, with the permissions it is to have, and no drafts left."""

import os
import stat
import threading
from pathlib import Path

import pytest

from stolik.files import OWNER_ONLY, create_file, replace_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_that_is_there_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old, and longer")
    path.chmod(0o640)
    before = path.stat().st_ino
    replace_file(path, b"new")
    assert path.read_bytes() == b"new" and mode(path) == 0o640 and path.stat().st_ino != before
    assert names(tmp_path) == ["file"]


def test_a_new_file_gets_what_new_files_get(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    replace_file(tmp_path / "file", b"new")
    assert mode(tmp_path / "file") == mode(tmp_path / "usual")


def test_a_secret_is_its_owners_alone_whatever_was_there_before(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch(0o644)
    replace_file(path, b"secret", OWNER_ONLY)
    assert mode(path) == 0o600


@pytest.mark.parametrize(
    "write", [lambda path: replace_file(path, b"new"), lambda path: create_file(path, b"new", 0o600)]
)
def test_it_is_on_the_disk_before_it_has_its_name(
    write: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "file", list[tuple[bytes, int, bool]]()

    def sync(number: int) -> None:
        draft = next(tmp_path.iterdir())
        synced.append((draft.read_bytes(), mode(draft), path.exists()))

    monkeypatch.setattr(os, "fsync", sync)
    write(path)  # type: ignore[operator]
    assert synced == [(b"new", 0o600, False)] and path.read_bytes() == b"new"


def test_a_failure_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old" and names(tmp_path) == ["file"]


def test_an_error_names_the_file_and_not_its_draft(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "file"
    with pytest.raises(FileNotFoundError) as caught:
        replace_file(path, b"new")
    assert caught.value.filename == str(path)


def test_who_comes_second_takes_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    threads = [threading.Thread(target=create_file, args=(path, b"%d" % each, OWNER_ONLY)) for each in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first = path.read_bytes()
    create_file(path, b"late", OWNER_ONLY)
    assert path.read_bytes() == first != b"late" and mode(path) == 0o600 and names(tmp_path) == ["file"]


def test_a_folder_without_links_takes_it_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(source: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", none)
    create_file(tmp_path / "file", b"new", OWNER_ONLY)
    assert (tmp_path / "file").read_bytes() == b"new" and names(tmp_path) == ["file"]
