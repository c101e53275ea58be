"""docs/scale.md: its tables are as tools/scale.py works them out, from figures that the other pages have."""

import re
from pathlib import Path

import pytest
from tools import scale

DOCS = Path(__file__).parents[1] / "docs"


def text(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def test_the_page_is_as_the_tool_makes_it() -> None:
    page = scale.PAGE.read_text("utf-8")
    assert page.count("<!-- made: ") == page.count("<!-- /made -->") == 2
    assert page == scale.page(page), "run: python tools/scale.py"


@pytest.mark.parametrize(
    "what, wanted",  # worked out by hand, for 100,000 people
    [
        ("actions a second", 100_000 / 4 / 7),
        ("processes", 5),
        ("cores for them", 3571.43 * 690e-6),
        ("memory for them", 100_000 * 34e3 + 5 * 230e6),
        ("descriptors of proxies", 200_000),
        ("PostgreSQL: commits a second", 250),
        ("PostgreSQL: sessions", 100),
        ("matches kept, a day at this pace", 25_000 * 96 * 8_000),
        ("seconds until all are back after a cut of all", 14),
    ],
)
def test_the_arithmetic(what: str, wanted: float) -> None:
    need = next(each for each in scale.NEEDS if each.what == what)
    assert need.work(scale.Numbers(100_000)) == pytest.approx(wanted, rel=1e-4)
    assert need.work(scale.Numbers(10_000_000)) == pytest.approx(100 * wanted, rel=1e-4) or "cut" in what


@pytest.mark.parametrize(
    "value, said",
    [(357_142.9, "360,000"), (0.357, "0.36"), (14, "14"), (250, "250"), (2.46, "2.5")],
)
def test_two_digits_say_something(value: float, said: str) -> None:
    assert scale.number(value) == said


def test_sizes() -> None:
    assert [scale.size(each) for each in (700, 4.4e9, 1.92e12)] == ["700 bytes", "4.4 GB", "1.9 TB"]


@pytest.mark.parametrize(
    "figure, page, pattern",
    [
        ("a process, an action", "speed.md", r"server, CPU of an action \| the same on slower cores.*about 690 us"),
        ("memory, a person", "speed.md", r"server, memory of a connection \| the same \| 34 KB"),
        ("a person's coming back", "speed.md", r"--players 16000 --kill` \| .* 11\.2 s after it was ready"),
        ("sessions at PostgreSQL, a process", "hosting.md", r"about 20 connections for each process"),
        ("people of a process", "hosting.md", r"One process carries some 20,000 people"),
        ("bytes of a match", "hosting.md", r"counts 8 KB of a record as a match"),
        ("rows kept of a table", "hosting.md", r"after 400 steps"),
        ("a process, commits at most", "decisions/0036-what-a-commit-costs.md", r"fifty commits a second at most"),
    ],
)
def test_figures_are_those_of_other_pages(figure: str, page: str, pattern: str) -> None:
    assert figure in scale.FIGURES and re.search(pattern, text(page)), f"{figure} is no longer what {page} says"


def test_where_they_are_from_exists() -> None:
    for origin in (each.origin for each in scale.FIGURES.values()):
        for link in re.findall(r"\]\(([^)#]+)", origin):
            assert (DOCS / link).exists(), link


def test_what_was_measured_over_postgresql_is_told_apart() -> None:
    """Servers with a file each know nothing of each other: their row says so, and is not that of one server."""
    rows = [line for line in text("speed.md").splitlines() if line.startswith("|") and "100,000 people" in line]
    apart, together = rows
    assert "--sqlite" in apart and "with a file each" in apart
    assert "--database" in together and "several processes" in together
