"""Every number of docs/rules is cited by a test that would miss it, or exempt for a reason; what is cited is there.

A citation is the mark `@rules("DU-19", ...)` on a test of the real engine; the tests of the oracles do not count. That
a number exists is held wherever one is named: in code, texts, tests and pages.
"""

import ast
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from stolik.core.options import choices, kinds, to_json
from stolik.games import GAMES
from stolik.words import LANGUAGES, Words
from stolik.words.words import plain
from tests.rules import NUMBER, PAGES, ROOT, all_numbers, games, in_order, page

TESTS = ROOT / "tests"
WRITTEN_BY_HAND = {".css", ".ftl", ".md", ".py", ".sh", ".svelte", ".toml", ".ts"}
SUPPORT = {"source", "outside", "house"}
KINDS = ("", "A", "G")  # rules, resolutions, golden examples

# Numbers about which nothing in the program can be tested, each with the reason.
EXEMPT = {
    "TR-6": "whether points of a single deal are called tokens changes nothing; how long a match is, TR-A12 says",
}


def cited_in(source: str) -> list[str]:
    """The numbers in the calls `rules(...)` of a file."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rules"]
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


def citations() -> Counter[str]:
    """How often each number is cited, in all files of tests."""
    files = [path for path in TESTS.rglob("test_*.py") if path.parent != TESTS / "oracle"]
    return Counter(number for path in files for number in cited_in(path.read_text("utf-8")))


def mentioned(text: str) -> set[str]:
    """The numbers that a text names, whole: DU-19 and DU-A21, and of DU-1..37 or DU-A1..A7 both ends."""
    prefixes = "|".join(sorted({number[:2] for number in all_numbers()}))
    found = set[str]()
    for game, kind, first, letter, last in re.findall(
        rf"\b({prefixes})-([AG]?)(\d+)([a-z]?)(?:\.\.[AG]?(\d+))?\b", text
    ):
        found |= {f"{game}-{kind}{first}{letter}"} | ({f"{game}-{kind}{last}"} if last else set())
    return found


def written() -> list[Path]:
    """What people have written in this house: code, tests, texts and pages."""
    folders = ("src/stolik", "tests", "web/src", "web/tests", "bench", "tools", "docs")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")] + [*ROOT.glob("*.md")]
    return [path for path in found if path.suffix in WRITTEN_BY_HAND and path.is_file()]


# --- the pages --------------------------------------------------------------------------------------------------------


def test_every_game_has_its_page() -> None:
    assert games() == sorted(GAMES)


@pytest.mark.parametrize("game", games())
def test_a_page_counts_without_gap_and_says_what_resolutions_rest_on(game: str) -> None:
    numbers = [each.number for each in page(game)]
    assert numbers == in_order(set(numbers)), "in order, and none twice"
    assert len({number[:2] for number in numbers}) == 1
    for kind in KINDS:
        parts = [found for number in numbers if (found := NUMBER.fullmatch(number)) and found[2] == kind]
        assert parts and sorted({int(part[3]) for part in parts}) == list(range(1, int(parts[-1][3]) + 1))
    for number, support, text in page(game):
        assert len(text) > 20, number
        assert set(support) <= SUPPORT and bool(support) == ("-A" in number), f"{number}: {support}"


@pytest.mark.parametrize("game", games())
def test_every_paragraph_that_begins_with_a_number_is_read(game: str) -> None:
    begun = re.findall(r"^\*\*([A-Z]{2}-\w+)", (PAGES / f"{game}.md").read_text("utf-8"), re.MULTILINE)
    assert begun == [each.number for each in page(game)]


@pytest.mark.parametrize("game", games())
def test_a_page_has_the_options_of_the_game(game: str) -> None:
    """In its last table: the option, its values with the default first, its rules."""
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \|$", (PAGES / f"{game}.md").read_text("utf-8"), re.MULTILINE)
    options = GAMES[game].options
    defaults = {name: plain(value) for name, value in to_json(options()).items()}
    assert sorted(name for name, _, _ in rows) == sorted(name for name in options._fields if name != "seats")
    for name, values, numbers in rows:
        said = re.findall(r"`([^`]+)`", values)
        assert said[0] == {"yes": "on", "no": "off"}.get(str(defaults[name]), str(defaults[name])), name
        hint = kinds(options)[name]
        assert set(choices(hint) or ({"on", "off"} if hint is bool else ())) <= set(said), name
        assert set(numbers.split(", ")) <= {each.number for each in page(game)}, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_what_people_read_names_every_rule_and_resolution_once(game: str, language: str) -> None:
    """In `stolik rules`, and on the page of the rules as anchors: in the same sections of all languages."""
    book = {section.name: section.numbers for section in Words(language).rulebook(game)}
    told = [number for numbers in book.values() for number in numbers]
    assert in_order(set(told)) == sorted(told, key=in_order(set(told)).index), "none twice"
    assert set(told) == {each.number for each in page(game) if "-G" not in each.number}
    assert book == {section.name: section.numbers for section in Words("pl").rulebook(game)}


# --- citations --------------------------------------------------------------------------------------------------------


def test_marks_are_found() -> None:
    source = '@rules("DU-1", "DU-A6b")\ndef test(): pass\n@parametrize("a", [f("DU-2")])\ndef test_two(): pass'
    assert cited_in(source) == ["DU-1", "DU-A6b"]
    assert in_order({"DU-A1", "DU-10", "DU-G1", "DU-2"}) == ["DU-2", "DU-10", "DU-A1", "DU-G1"]
    assert mentioned("as (DU-19) says, DU-A6b; DU-1..37, DU-A1..A7") == {
        "DU-19",
        "DU-A6b",
        "DU-1",
        "DU-37",
        "DU-A1",
        "DU-A7",
    }


def test_every_number_is_cited_or_exempt() -> None:
    assert in_order(all_numbers() - set(citations()) - set(EXEMPT)) == []


def test_every_number_named_anywhere_exists() -> None:
    files = written()
    named = {path.relative_to(ROOT): mentioned(path.read_text("utf-8")) for path in files}
    assert len(files) > 400 and len(set().union(*named.values())) > 200
    assert {path: in_order(numbers - all_numbers()) for path, numbers in named.items() if numbers - all_numbers()} == {}


def test_what_is_exempt_exists_and_is_not_cited() -> None:
    assert set(EXEMPT) <= all_numbers()
    assert in_order(set(EXEMPT) & set(citations())) == []
    assert all(EXEMPT.values())


@pytest.mark.parametrize("game", games())
def test_a_game_says_which_numbers_are_its_own(game: str) -> None:
    """In its docstring, from the first to the last: DU-1..37, DU-A1..A25."""
    doc = sys.modules[GAMES[game].play.__module__.removesuffix(".rules")].__doc__
    numbers = [each.number for each in page(game)]
    rules = [number for number in numbers if re.match(r"..-\d", number)]
    resolutions = [number for number in numbers if "-A" in number]
    spans = [f"{part[0]}..{part[-1].partition('-')[2]}" for part in (rules, resolutions)]
    assert doc and ", ".join(spans) in doc
