"""`stolik bench`: what it prints. How fast anything is, is not tested."""

import json
import re

import pytest

from stolik.bots.speed import SearchSpeed
from stolik.cli import bench
from stolik.core.game import Game
from stolik.fast.bench import Speed
from stolik.games import GAMES
from stolik.table.speed import TableSpeed
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """No measuring: what would have been measured, and for how long."""
    asked: list[tuple[str, float]] = []

    def measure(game: object, seconds: float) -> Speed:
        name = next(name for name, known in GAMES.items() if known is game)
        asked.append((name, seconds))
        return Speed(name, 4, 2e7, 3e7)

    def measure_search(game: Game, seconds: float) -> SearchSpeed | None:
        asked.append((f"search of {game.name}", seconds))
        return None if game.name == "trojki" else SearchSpeed(game.name, 4, 1e6, 2e5, 3e7)

    def measure_table(game: Game, seconds: float, luck: object, clock: object) -> TableSpeed:
        asked.append((f"table of {game.name}", seconds))
        return TableSpeed(game.name, 3, 6.54e-5)

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "measure_table", measure_table)
    monkeypatch.setattr(bench, "measure_search", measure_search)
    return asked


def test_json(run: Run, measured: list[tuple[str, float]]) -> None:
    ran = run("bench", "--seconds", "0.5", "--json")
    assert (ran.status, ran.err) == (0, "")
    measures = (f"{kind}{game}" for kind in ("", "search of ", "table of ") for game in GAMES)
    assert measured == [(name, 0.5) for name in measures]
    speeds = json.loads(ran.out)
    assert [speed["game"] for speed in speeds] == list(GAMES)
    assert {speed["table"] for speed in speeds} == {6.54e-5}
    assert all(list(speed) == ["game", "seats", "one_core", "all_cores", "table", "search"] for speed in speeds)
    searches = {speed["game"]: speed["search"] for speed in speeds}
    assert searches["trojki"] is None and searches["golf"] == {"chance": 1e6, "policy": 2e5, "worlds": 3e7}


def test_a_table(run: Run, measured: list[tuple[str, float]]) -> None:
    ran = run("bench", "Golf")
    assert measured == [("golf", 3.0), ("search of golf", 3.0), ("table of golf", 3.0)]
    machine, head, line, _, search_head, search, _, table_head, table = ran.out.splitlines()
    assert "numba " in machine and "numpy " in machine and head.startswith("game ")
    assert line.split() == ["golf", "4", "20,000,000", "50.0", "30,000,000", "1.50"]
    assert search_head.startswith("game ") and search.split() == ["golf", "4", "1,000,000", "200,000", "30,000,000"]
    assert table_head.startswith("game ") and table.split() == ["golf", "3", "65.4"]


def test_a_game_without_search_has_no_table_of_it(run: Run, measured: list[tuple[str, float]]) -> None:
    assert len(run("bench", "trojki").out.splitlines()) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_columns_are_named_in_the_language_that_is_spoken(
    run: Run, language: str, measured: list[tuple[str, float]]
) -> None:
    _, *lines = run("bench", "golf", "--lang", language).out.splitlines()
    words = Words(language)
    for head, line, columns in (
        (*lines[:2], bench.COLUMNS),
        (*lines[3:5], bench.SEARCH_COLUMNS),
        (*lines[6:], bench.TABLE_COLUMNS),
    ):
        named = [words.say(column) for column in columns]
        assert [text for text in re.split("  +", head) if text] == named
        assert all(len(text) < width for text, width in zip(named, columns.values(), strict=True))
        assert len(head) == len(line)


@pytest.mark.parametrize("given", ["chess", "golf --seconds x", "golf --seconds -1", "golf --json=1", "golf durak"])
def test_bad_input_is_one_line(run: Run, given: str, measured: list[tuple[str, float]]) -> None:
    ran = run("bench", *given.split(" "))
    assert (ran.status, ran.out, ran.err.count("\n"), measured) == (2, "", 1, [])
