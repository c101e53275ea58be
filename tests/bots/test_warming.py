"""Machine code ahead of time: every part of every game, by name, and in one process at a time."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest
from numba.core import config

from stolik.bots import warming
from stolik.bots.minds import MINDS, moment
from stolik.core.deal import Deal
from stolik.core.game import Game
from stolik.core.machine import one_at_a_time
from stolik.games import GAMES


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two makers that make nothing; what they were asked for."""
    asked: list[str] = []

    def maker(kind: str, game: Game) -> Iterator[str]:
        asked.append(f"{game.name} {kind}")
        yield f"{game.name}-{kind}"

    makers = (lambda game: maker("one", game), lambda game: maker("two", game))
    monkeypatch.setattr(warming, "MAKERS", makers)
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    return asked


def test_all_parts_of_the_games_are_made_in_turn(parts: list[str]) -> None:
    names = warming.warm(["golf", "durak"])
    assert parts == [] and next(names) == "golf-one" and parts == ["golf one"], "each when it is ready"
    assert [*names] == ["golf-two", "durak-one", "durak-two"]


def test_interpreted_there_is_nothing_to_make(parts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    assert [*warming.warm(GAMES)] == parts == []


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the tests run interpreted")
def test_the_rules_are_made() -> None:
    assert [*warming.rules(GAMES["golf"])] == ["golf-deal", "golf-legal", "golf-play", "golf-points"]


def test_the_books_of_all_options_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that had to make one would be seconds late."""
    asked, game = list[int](), GAMES["golf"]
    for maker in ("run_once", "rehearse", "search_of"):
        monkeypatch.setattr(warming, maker, lambda *given: None)
    monkeypatch.setattr("stolik.bots.minds.table", asked.append)
    assert {"golf-solo-rank", "golf-solo-points"} < {*warming.searches(game)}
    made = asked[:]
    asked.clear()
    book = MINDS["golf"].book
    assert book is not None
    for meaning in get_args(get_type_hints(game.options)["pair_by"]):
        deal = Deal(game, game.settle({"pair_by": meaning}), shuffle=Random(1).shuffle)
        book(moment(game, deal.options, deal.view(0), [])[0])
    assert made == asked and len(made) == 2


WAITS = """
import sys
from stolik.core.machine import one_at_a_time
print("begins", flush=True)
with one_at_a_time("test"):
    print("makes", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits where files cannot be locked so")
def test_one_process_at_a_time_makes_machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_CACHE_DIR", str(tmp_path))
    with one_at_a_time("test"), one_at_a_time("another"):
        other = subprocess.Popen([sys.executable, "-c", WAITS], stdout=subprocess.PIPE, text=True)
        assert other.stdout is not None
        assert other.stdout.readline() == "begins\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.3)
    assert other.communicate()[0] == "makes\n" and other.returncode == 0


def test_where_nothing_can_be_written_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("STOLIK_CACHE_DIR", str(tmp_path / "file"))
    with one_at_a_time("test"), one_at_a_time("test"):
        pass
