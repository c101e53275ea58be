"""docs/security.md has every requirement of the standard once, and every test and file that it names exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$", PAGE, re.MULTILINE)
TESTS = sorted(set(re.findall(r"`tests/([\w/]+\.py)::(\w+)`", PAGE)))

# ASVS 5.0.0: how many requirements of levels 1 and 2 each section has, from 1. Those of level 3 come after them.
SECTIONS = """
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4
11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1
16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
"""


def test_every_requirement_is_there_once() -> None:
    wanted = []
    for section in SECTIONS.split():
        name, count = section.split(":")
        wanted += [f"{name}.{number}" for number in range(1, int(count) + 1)]
    others = re.findall(r"^Does not apply, as .+?: ([\d., ]+)\.$", PAGE, re.MULTILINE)
    named = [row[0] for row in ROWS] + [number for line in others for number in line.split(", ")]
    assert Counter(named) == Counter(wanted)


def test_a_row_has_one_of_the_states_and_says_why() -> None:
    assert {state for _, _, state, _ in ROWS} == {"pass", "open", "host"}
    assert [number for number, _, state, by in ROWS if state == "pass" and "`" not in by and "](#" not in by] == []
    assert [number for number, _, _, by in ROWS if not by.strip()] == []


@pytest.mark.parametrize("file, name", TESTS)
def test_every_test_that_is_named_exists(file: str, name: str) -> None:
    text = (ROOT / "tests" / file).read_text("utf-8")
    assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE)


def test_every_file_and_chapter_that_is_named_exists() -> None:
    files = re.findall(r"`((?:src|web|docs|deploy)/[\w./-]+|[A-Z]\w+(?:\.md)?)`", PAGE)
    assert len(files) > 10 and [file for file in files if not (ROOT / file).exists()] == []
    chapters = {
        re.sub(r"[^a-z ]", "", line.lower()).replace(" ", "-") for line in re.findall("^## (.+)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= chapters


def test_how_to_report_names_pages_and_commands_that_there_are() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert "docs/security.md" in text and "\n## What is in it\n" in page and "@" not in text
    for command in re.findall(r"`(make [a-z]+)`", text):
        assert command in page
