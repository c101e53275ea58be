"""Matches by lot and what they add up to: a file for the server (results.py) and the browser (statistics.ts).

.venv/bin/python -m tests.server.statistics_cases     writes tests/corpus/statistics.json anew
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from stolik.server.results import add_up
from stolik.store import ResultRow

FILE = Path(__file__).parents[1] / "corpus" / "statistics.json"
CASES = 40
GAMES = {"durak": (0, 0), "goliath": (4, 0), "planowanie": (4, 17), "golf": (6, 0)}  # the last place, most bids


def match(random: Random) -> ResultRow:
    """A match for somebody; ties share places, a draw of a game with places has no winner."""
    game, (last, most) = random.choice(list(GAMES.items()))
    place = random.randint(1, last) if last else 0
    bids = random.randint(1, most) if most else 0
    return ResultRow(game, place, place < 2 and random.random() < 0.8, bids, random.randint(0, bids))


def cases() -> list[dict[str, Any]]:
    """Each: some matches, and what the server makes of them."""
    random = Random(9)
    found = []
    for _ in range(CASES):
        rows = [match(random) for _ in range(random.choice([0, 1, 2, 5, 12]))]
        found.append({"matches": [row._asdict() for row in rows], "sums": to_builtins(add_up(rows))})
    return found


def text() -> str:
    """The file as it has to be, a line a case."""
    return "[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
