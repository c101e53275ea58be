"""The command line run in this process: one call, what it wrote, how it ended."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.cli import app, play


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English whatever the machine speaks, a data folder of one's own, and no machine code made behind the tests."""
    for name in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "STOLIK_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(play, "start_compiling", lambda game: None)


@pytest.fixture
def same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process every table has the same bots: on seat 0 Rusty, then Lily, Rufus, Tabby."""
    monkeypatch.setattr("stolik.table.characters.first", lambda code: 0)


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("check", "-", typed="...")`: the command with this standard input."""

    def command(*arguments: str, typed: str = "") -> Ran:
        source = tmp_path / "typed"
        source.write_text(typed, "utf-8")
        capfd.readouterr()
        with source.open(encoding="utf-8") as stdin, monkeypatch.context() as patched:
            patched.setattr("sys.stdin", stdin)
            with pytest.raises(SystemExit) as ended:
                app.main(list(arguments))
        out, err = capfd.readouterr()
        return Ran(int(ended.value.code or 0), out, err)

    return command
