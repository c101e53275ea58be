"""What is compiled before bots that think can play: whoever has to wait is told so, and nobody twice."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest
from numba.core import config

from stolik.cli import preparing
from stolik.cli.preparing import GettingReady
from tests.cli.conftest import Run

COMMAND = [sys.executable, "-c", "from stolik.cli import main; main()"]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Signal]:
    """It takes until this is set."""
    done = Signal()

    def warm(games: Any) -> Iterator[str]:
        done.wait()
        yield "there"

    monkeypatch.setattr(preparing, "warm", warm)
    monkeypatch.setattr(preparing, "SOON", 0.01)
    yield done
    done.set()


def test_a_hint_is_not_waited_for_where_it_can_be_asked_for_again(slow: Signal) -> None:
    quick = GettingReady("golf", 0.01)
    assert not quick.ready() and not quick.ready()
    slow.set()
    assert GettingReady("golf", None).ready(), "through a pipe it is"


def test_whoever_waits_is_told_once(slow: Signal) -> None:
    told: list[str] = []

    def tell() -> None:
        told.append("wait")
        slow.set()

    GettingReady("golf").wait(tell)
    assert told == ["wait"]


def test_what_goes_wrong_is_left_to_whoever_needs_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def warm(games: Any) -> Iterator[str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(preparing, "warm", warm)
    assert GettingReady("golf", None).ready()
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(config.DISABLE_JIT, reason="nothing is compiled")
def test_bots_that_think_say_that_they_are_getting_ready(tmp_path: Path) -> None:
    """With nothing on disk, before the cards are dealt; it is killed then, for that takes a minute."""
    command = [*COMMAND, "play", "durak", "--seats", "2", "--bots", "master", "--lang", "en"]
    folder = {"STOLIK_CACHE_DIR": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    with subprocess.Popen(command, env=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as play:
        assert play.stdout is not None
        lines = [play.stdout.readline(), play.stdout.readline()]
        play.kill()
    assert lines[0].startswith("Durak. With you") and lines[1].startswith("The bots are getting ready for this game.")


def test_a_hint_at_home(run: Run) -> None:
    """In a game whose search is there; in a race there is nothing to say."""
    told = run("play", "golf", "--seats", "2", "--seed", "3", "--pause", "0", typed="4 5\nhint\nquit\n").out
    assert "Best: " in told and "Judged by " in told
    race = run("play", "trojki", "--seats", "2", "--seed", "3", "--pause", "0", typed="hint\nquit\n").out
    assert "race" in race.lower()
