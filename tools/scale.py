"""Works out what so many people need, from what was measured, and writes it into docs/scale.md, between its markers.

    python tools/scale.py

Measured figures stand here once, each with where it is from; whoever measures anew changes them here. All else is
arithmetic.
"""

import re
import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[1] / "docs" / "scale.md"
PEOPLE = (100_000, 1_000_000, 10_000_000)


class Figure(NamedTuple):
    """What was measured or assumed: its value, its unit, and where it is from."""

    value: float
    unit: str
    origin: str


_SPEED, _DECISION = "[speed.md](speed.md)", "[decision 36](decisions/0036-what-a-commit-costs.md)"
_STRANGER, _SEVERAL = "hosting.md#what-a-stranger-can-cost", "hosting.md#several-processes"
_BESIDE = "2,000 players, 159 actions a second, as below"
FIGURES: dict[str, Figure] = {
    "people at a table": Figure(4, "", "assumed, as in `bench/server.py`"),
    "seconds between two actions at a table": Figure(7, "s", "assumed, as in `bench/server.py`"),
    "a process, an action": Figure(690, "us", f"{_SPEED}, on slower cores; 426 to 585 on faster ones"),
    "PostgreSQL, an action": Figure(90, "us", f"{_BESIDE}; 61 to 70 with 60,000 ({_SPEED})"),
    "WAL, an action": Figure(380, "bytes", "2,000 players, without a checkpoint meanwhile"),
    "a process, commits at most": Figure(50, "a second", _DECISION),
    "people of a process": Figure(20_000, "", "half of what its core carries; its descriptors carry 65,000"),
    "memory, a person": Figure(34, "KB", _SPEED),
    "memory, a process": Figure(230, "MB", f"{_SPEED}, with few people"),
    "sessions at PostgreSQL, a process": Figure(20, "", f"[hosting.md]({_SEVERAL}), at most"),
    "a person's coming back": Figure(0.7, "ms", f"{_SPEED}: 16,000 at one process"),
    "rows kept of a table": Figure(400, "", "at most, then its log begins anew with how it stands"),
    "bytes of a row": Figure(232, "bytes", "2,000 players: `pg_total_relation_size('log')` by its rows"),
    "a match": Figure(15, "minutes", "assumed"),
    "bytes of a match": Figure(8_000, "bytes", f"[hosting.md]({_STRANGER})"),
}


class Need(NamedTuple):
    """One line of the table: what it is, how it is said, and how it is worked out from the figures and the people."""

    what: str
    said: Callable[[float], str]
    work: Callable[["Numbers"], float]
    how: str


class Numbers:
    """The arithmetic for so many people; each line says what it is."""

    def __init__(self, people: int) -> None:
        self.people = people

    def figure(self, name: str) -> float:
        """A measured figure."""
        return FIGURES[name].value

    @property
    def tables(self) -> float:
        """At which they sit."""
        return self.people / self.figure("people at a table")

    @property
    def actions(self) -> float:
        """A second, at all tables."""
        return self.tables / self.figure("seconds between two actions at a table")

    @property
    def processes(self) -> int:
        """That serve them."""
        return ceil(self.people / self.figure("people of a process"))


def number(value: float) -> str:
    """With two digits that say something, in groups of three."""
    digits = 2 - len(str(int(value)))
    return f"{round(value, digits):,.0f}" if value >= 10 else f"{value:.2g}"


def exactly(value: float) -> str:
    """A count."""
    return f"{value:,.0f}"


def size(value: float) -> str:
    """Of bytes."""
    for unit in ("bytes", "KB", "MB", "GB"):
        if value < 1000:
            return f"{number(value)} {unit}"
        value /= 1000
    return f"{number(value)} TB"


NEEDS = (
    Need("actions a second", number, lambda n: n.actions, "people / 4 at a table / 7 s"),
    Need("processes", exactly, lambda n: n.processes, "people / 20,000"),
    Need(
        "cores for them",
        number,
        lambda n: n.actions * n.figure("a process, an action") / 1e6,
        "actions x 690 us; twice as many, so that each is half busy",
    ),
    Need(
        "memory for them",
        size,
        lambda n: n.people * n.figure("memory, a person") * 1e3 + n.processes * n.figure("memory, a process") * 1e6,
        "34 KB a person, 230 MB a process",
    ),
    Need("descriptors of processes", exactly, lambda n: float(n.people), "one a person"),
    Need("descriptors of proxies", exactly, lambda n: 2.0 * n.people, "two a person"),
    Need(
        "PostgreSQL: commits a second",
        number,
        lambda n: n.processes * n.figure("a process, commits at most"),
        "50 a process",
    ),
    Need(
        "PostgreSQL: rows a second",
        number,
        lambda n: n.actions,
        "one an action",
    ),
    Need(
        "PostgreSQL: cores",
        number,
        lambda n: n.actions * n.figure("PostgreSQL, an action") / 1e6,
        "actions x {PostgreSQL, an action} us",
    ),
    Need(
        "PostgreSQL: WAL a second",
        size,
        lambda n: n.actions * n.figure("WAL, an action"),
        "actions x {WAL, an action} bytes",
    ),
    Need(
        "PostgreSQL: sessions",
        exactly,
        lambda n: n.processes * n.figure("sessions at PostgreSQL, a process"),
        "20 a process",
    ),
    Need(
        "logs of open tables",
        size,
        lambda n: n.tables * n.figure("rows kept of a table") * n.figure("bytes of a row"),
        "tables x 400 rows x {bytes of a row} bytes",
    ),
    Need(
        "matches kept, a day at this pace",
        size,
        lambda n: n.tables / n.figure("a match") * 24 * 60 * n.figure("bytes of a match"),
        "tables / 15 minutes x 8 KB",
    ),
    Need(
        "seconds until all are back after a cut of all",
        number,
        lambda n: n.people * n.figure("a person's coming back") / 1e3 / n.processes,
        "people x 0.7 ms, at all processes",
    ),
)


def figures() -> str:
    """The first table: what was measured."""
    lines = []
    for name, (value, unit, origin) in FIGURES.items():
        lines.append(f"| {name} | {f'{value:,.10g} {unit}'.strip()} | {origin} |")
    return "\n".join(["| what | figure | from |", "|---|--:|---|", *lines])


def needs() -> str:
    """The second one: what follows from it."""
    heads = " | ".join(f"{people:,}" for people in PEOPLE)
    lines = []
    for need in NEEDS:
        how = re.sub(r"\{(.+?)\}", lambda found: f"{FIGURES[found[1]].value:,.10g}", need.how)
        said = " | ".join(need.said(need.work(Numbers(people))) for people in PEOPLE)
        lines.append(f"| {need.what} | {said} | {how} |")
    return "\n".join([f"| people | {heads} | |", "|---|--:|--:|--:|---|", *lines])


def page(text: str) -> str:
    """The page with both tables made anew."""
    made = {"figures": figures(), "needs": needs()}
    marked = re.compile(r"<!-- made: (\w+) -->\n.*?<!-- /made -->", re.DOTALL)
    return marked.sub(lambda found: f"<!-- made: {found[1]} -->\n\n{made[found[1]]}\n\n<!-- /made -->", text)


def main() -> None:
    """Writes the page."""
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    sys.stdout.write(f"{PAGE}\n")


if __name__ == "__main__":
    main()
