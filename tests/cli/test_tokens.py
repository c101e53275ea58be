"""Tokens of servers: kept for their owner alone, forgotten when told so, and no file can break anything."""

import stat
from pathlib import Path

import pytest

from stolik.cli.tokens import remember, token_for


def test_a_token_is_kept_for_its_server(tmp_path: Path) -> None:
    file = tmp_path / "data" / "stolik" / "servers.json"
    assert token_for("https://a") == "" and not file.exists()
    remember("https://a", "one")
    remember("https://b", "two")
    assert (token_for("https://a"), token_for("https://b"), token_for("https://c")) == ("one", "two", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    remember("https://a", "")
    assert token_for("https://a") == "" and token_for("https://b") == "two" and "https://a" not in file.read_text()
    assert [path.name for path in file.parent.iterdir()] == ["servers.json"], "no drafts are left"


def test_the_same_token_is_not_written_again(tmp_path: Path) -> None:
    remember("https://a", "one")
    file = tmp_path / "data" / "stolik" / "servers.json"
    before = file.stat().st_ino
    remember("https://a", "one")
    assert file.stat().st_ino == before


@pytest.mark.parametrize("text", ["", "{", "[]", '{"https://a": 3}', "\udcff", "null"])
def test_a_broken_file_is_as_good_as_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "data" / "stolik" / "servers.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert token_for("https://a") == ""
    remember("https://a", "one")
    assert token_for("https://a") == "one"
