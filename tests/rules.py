"""The numbered rules of docs/rules, and the mark with which a test says which of them it would miss."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

rules = pytest.mark.rules

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
NUMBER = re.compile(r"([A-Z]{2})-([AG]?)(\d+)([a-z]?)")


class Numbered(NamedTuple):
    """One paragraph of a page: its number, what it rests on (of a resolution), and what it says."""

    number: str
    support: tuple[str, ...]
    text: str


@cache
def page(game: str) -> tuple[Numbered, ...]:
    """The rules, resolutions and golden examples of docs/rules/GAME.md, in its order."""
    found = list[Numbered]()
    for paragraph in re.split(r"\n\n+", (PAGES / f"{game}.md").read_text("utf-8")):
        if begins := re.match(r"\*\*([^*]+)\*\*(?: \*([a-z, ]+)\.\*)? (?=\S)", paragraph):
            support = tuple(begins[2].split(", ")) if begins[2] else ()
            found.append(Numbered(begins[1], support, " ".join(paragraph[begins.end() :].split())))
    return tuple(found)


def games() -> list[str]:
    """The games that have a page."""
    return sorted(path.stem for path in PAGES.glob("*.md") if path.stem != "README")


def all_numbers() -> set[str]:
    """Every number of docs/rules."""
    return {each.number for game in games() for each in page(game)}


def in_order(numbers: set[str]) -> list[str]:
    """Numbers as the pages have them: rules, then resolutions, then golden examples; DU-2 before DU-10."""

    def key(number: str) -> tuple[str, str, int, str]:
        found = NUMBER.fullmatch(number)
        assert found, number
        return found[1], found[2], int(found[3]), found[4]

    return sorted(numbers, key=key)
