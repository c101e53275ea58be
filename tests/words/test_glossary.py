"""docs/glossary.md holds: its words are said, and what it calls a stray is not, in any text of the game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from tests.words.test_words import bodies

from stolik.games import GAMES
from stolik.words import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text("utf-8")
STEM = 4  # letters: words are declined


class Row(NamedTuple):
    game: str
    thing: str
    said: dict[str, str]
    never: str


def rows() -> Iterator[Row]:
    """The rows of the tables of all games."""
    for section in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]:
        game = section.partition("\n")[0]
        if game != "all" and game not in GAMES:
            continue
        for line in re.findall(r"^\| (?!thing|---)(.*) ?\|$", section, re.MULTILINE):
            thing, *said, never = (cell.strip() for cell in line.split("|"))
            yield Row(game, thing, dict(zip(LANGUAGES, said, strict=True)), never)


def strays() -> Iterator[tuple[str, str, str]]:
    """Game, language and what may not be said there."""
    for row in rows():
        for part in filter(None, row.never.split(";")):
            language, _, words = part.strip().partition(" ")
            yield from ((row.game, language, stray) for stray in re.findall("`([^`]+)`", words))


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """All that is said, message by message, without what may be typed."""
    serializer = FluentSerializer()
    return {
        item.id.name: " ".join(serializer.serialize_entry(item).partition("=")[2].split())
        for file, item in bodies(language)
        if isinstance(item, ftl.Message) and "-typed-" not in item.id.name
        if game == "all" or file in (game, f"rules-{game}")
    }


def found(stray: str, game: str, language: str) -> dict[str, str]:
    """The messages that say it, as a word of its own."""
    word = re.compile(rf"(?<!\w){re.escape(stray)}(?!\w)", re.IGNORECASE)
    return {name: text for name, text in texts(game, language).items() if word.search(text)}


def test_every_game_has_its_words() -> None:
    assert {row.game for row in rows()} == {"all", *GAMES}
    assert {language for _, language, _ in strays()} == set(LANGUAGES)
    assert len(list(strays())) > 40


@pytest.mark.parametrize("game, language, stray", list(strays()))
def test_no_text_says_what_it_may_not(game: str, language: str, stray: str) -> None:
    assert found(stray, game, language) == {}


@pytest.mark.parametrize("row", list(rows()), ids=lambda row: f"{row.game}: {row.thing}")
def test_what_the_page_says_is_said(row: Row) -> None:
    for language, word in row.said.items():
        for part in filter(None, word.split(", ")):
            stem = re.escape(part if " " in part else part[: max(STEM, len(part) - 3)])
            said = " ".join(texts(row.game, language).values())
            assert re.search(rf"(?<!\w){stem}", said, re.IGNORECASE), f"{row.thing}: {part} in {language}"


def test_a_stray_would_be_found() -> None:
    assert found("dealer", "durak", "en") and not found("deale", "durak", "en")
