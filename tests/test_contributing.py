"""CONTRIBUTING tells the truth: the files that it names are there, and what a game cannot bring is what none brings."""

import re
from pathlib import Path

import pytest

from stolik.core.chance import RESHUFFLED
from stolik.core.options import BadOption
from stolik.games import GAMES
from stolik.match.records import SEAT
from stolik.words import LANGUAGES
from stolik.words.words import FAMILIES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_files_that_it_names_are_there() -> None:
    named = {
        path for path in re.findall(r"`((?:src|web|tests|docs|tools|deploy)/[\w./-]+)`", PAGE) if "GAME" not in path
    }
    named |= {path for path in re.findall(r"\]\(([\w./-]+)", PAGE) if "LANGUAGE" not in path}
    assert len(named) > 15
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("title", ["own files", "option files", "action files"])
def test_the_files_of_a_game_are_there_for_each(title: str, name: str) -> None:
    """Rules that have grown are a folder in the place of a file."""
    rows = PAGE.partition(f"<!-- {title} -->")[2].partition("\n\n")[0]
    named = re.findall(r"^\| `([^`]+)` \|", rows, re.MULTILINE)
    paths = [
        ROOT / each.replace("GAME", name).replace("LANGUAGE", language) for each in named for language in LANGUAGES
    ]
    assert len(named) > 5
    assert [path for path in paths if not path.exists() and not path.with_suffix("").is_dir()] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_game_goes_beyond_the_limits(name: str) -> None:
    game = GAMES[name]
    low, high = game.seats
    assert "more than 10 seats" in PAGE and high <= 10 and SEAT.fullmatch("9") and not SEAT.fullmatch("10")
    assert f"more than {RESHUFFLED} cards in play" in PAGE and "or 128 different" in PAGE
    for seats in range(low, high + 1):
        try:
            assert len(game.deck(game.settle({"seats": seats}))) <= RESHUFFLED
        except BadOption:
            continue
    assert any(all(family.fullmatch(card) for card in game.pack.texts.values()) for family in FAMILIES)
