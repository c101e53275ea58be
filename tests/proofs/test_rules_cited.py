"""Every rule, resolution and golden example of RULES.md is cited by a test that would miss it, or exempt for a reason.

A citation is the mark `@rules("DU-19", ...)` on a test of the real engine; the tests of the oracles do not count.
"""

import ast
import re
from collections import Counter
from pathlib import Path

from tests.rules import all_numbers

TESTS = Path(__file__).parents[1]

# Numbers about which nothing in the program can be tested, each with the reason.
EXEMPT = {
    "TR-6": "whether points of a single deal are called tokens changes nothing; how long a match is, TR-A12 says",
    "DU-20": "asking and advising is talk among players, without effect on the state (DU-A7)",
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


def in_order(numbers: set[str]) -> list[str]:
    """Numbers as RULES.md has them: rules before resolutions before golden examples, DU-2 before DU-10."""

    def key(number: str) -> tuple[str, str, int]:
        game, letter, count = re.findall(r"(..)-([AG]?)(\d+)", number)[0]
        return game, letter, int(count)

    return sorted(numbers, key=key)


def test_marks_are_found() -> None:
    source = '@rules("DU-1", "DU-A6b")\ndef test(): pass\n@parametrize("a", [f("DU-2")])\ndef test_two(): pass'
    assert cited_in(source) == ["DU-1", "DU-A6b"]
    assert in_order({"DU-A1", "DU-10", "DU-G1", "DU-2"}) == ["DU-2", "DU-10", "DU-A1", "DU-G1"]


def test_every_number_is_cited_or_exempt() -> None:
    assert in_order(all_numbers() - set(citations()) - set(EXEMPT)) == []


def test_every_cited_number_exists() -> None:
    assert in_order(set(citations()) - all_numbers()) == []


def test_what_is_exempt_exists_and_is_not_cited() -> None:
    assert set(EXEMPT) <= all_numbers()
    assert in_order(set(EXEMPT) & set(citations())) == []
    assert all(EXEMPT.values())
