"""`stolik warm`: a line for each part that is ready."""

from collections.abc import Iterable, Iterator

import pytest

from stolik.cli import warm
from stolik.games import GAMES
from stolik.words import LANGUAGES
from tests.cli.conftest import Run


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is made: the games for which it would have been."""
    asked: list[str] = []

    def make(games: Iterable[str]) -> Iterator[str]:
        asked.extend(games)
        yield from (f"{game}-part" for game in asked)

    monkeypatch.setattr(warm, "make_all", make)
    return asked


def test_all_games_unless_some_are_named(run: Run, made: list[str]) -> None:
    ran = run("warm", "--lang", "en")
    assert ran.status == 0 and made == [*GAMES]
    assert ran.out.splitlines()[0] == f"{made[0]}-part: ready after 0 seconds"
    made.clear()
    assert run("warm", "GOLF", "durak", "--lang", "en").out.splitlines()[-1] == "2 parts are ready."
    assert made == ["golf", "durak"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(run: Run, made: list[str], language: str) -> None:
    assert len(run("warm", "golf", "--lang", language).out.splitlines()) == 2


def test_no_such_game(run: Run, made: list[str]) -> None:
    ran = run("warm", "chess", "--lang", "en")
    assert ran.status == 2 and "chess" in ran.err and made == []


def test_interpreted_there_is_nothing_to_make(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "make_all", lambda games: iter(()))
    ran = run("warm", "--lang", "en")
    assert ran.status == 0 and "nothing to make" in ran.out
