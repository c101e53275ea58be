"""One card at a table of three people, without server and store: calls, changes of file, processor time.

.venv/bin/python bench/step.py           the figures of this tree
PYTHONPATH=OTHER/src .venv/bin/python bench/step.py            those of another
.venv/bin/python bench/step.py --beside OTHER/src   processor time beside that of another, match by match in turn
"""

import os
import subprocess
import sys
import time
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

from stolik.core.engine import engine
from stolik.games import GAMES
from stolik.table import Setup, Table
from stolik.table.commands import Act, Ready, Sit

PEOPLE = ("ann", "bob", "cyd")
ROUNDS, MATCHES = 9, 4
PAIRS = 201  # of matches, one here and one there


class Answers:
    """Chance from a seed; no bot sits here."""

    levels = ("simple",)
    hints = False

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """Shuffled, with a seal."""
        self.random.shuffle(cards)
        return cards, "0" * 64

    def instead(self, table: str, wanted: dict[int, str]) -> dict[int, str]:
        """No bot sits here."""
        return {}

    def lot(self, count: int) -> int:
        """Who deals first."""
        return 0

    def wall(self) -> str:
        """Always the same."""
        return "2026-01-01T00:00:00Z"


def dealt(seed: int) -> Table:
    """A table of planowanie at which the first hand has been bid."""
    table = Table(Setup("K7QX", "planowanie", {"seats": 3}, clock="normal"), Answers(seed), GAMES)
    table.open("ann", "Ann", 0.0)
    for command in (lambda seat: Sit(seat), lambda seat: Ready()):
        for seat, who in enumerate(PEOPLE):
            table.handle(who, who, "", command(seat), 0.0)
    table.tick(0.0)
    return table


def play(table: Table, count: int) -> tuple[float, int]:
    """The seconds that so many actions took, and how many there were."""
    spent, done = 0.0, 0
    for number in range(count):
        on = table.on
        if on is None or not on.match.playing or on.match.turn is None:
            break
        seat = on.match.turn
        action = on.legal(seat)[0]
        who, now = PEOPLE[seat], 1.0 + number
        began = time.process_time()
        table.handle(who, who, f"c{number}", Act([action]), now)
        spent += time.process_time() - began
        done += 1
    return spent, done


def counted() -> tuple[int, int, int]:
    """Python calls, functions and changes of file of one card that ends no trick."""
    table = dealt(1)
    play(table, 3)
    assert table.on is not None and table.on.match.turn is not None
    seat = table.on.match.turn
    action = table.on.legal(seat)[0]
    calls: list[Any] = []
    sys.setprofile(lambda frame, what, arg: calls.append(frame.f_code) if what == "call" else None)
    table.handle(PEOPLE[seat], PEOPLE[seat], "one", Act([action]), 9.0)
    sys.setprofile(None)
    calls = calls[:-1]  # of this function's own
    files = [code.co_filename for code in calls]
    return len(calls), len({*calls}), sum(one != other for one, other in pairwise(files))


def answer() -> None:
    """For a run beside another: what one match costs, whenever a line comes in."""
    engine(GAMES["planowanie"], wait=True)
    for line in sys.stdin:
        spent, done = play(dealt(int(line)), 54)
        print(spent / done * 1e6, flush=True)


def beside(source: str) -> None:
    """One match here, the same match there, turn by turn: what holds of both holds on a noisy machine too."""
    sides = [
        subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | path,
        )
        for path in ({}, {"PYTHONPATH": source})
    ]
    pairs = []
    for seed in range(PAIRS):
        costs = []
        for side in sides if seed % 2 else reversed(sides):
            assert side.stdin is not None and side.stdout is not None
            print(seed, file=side.stdin, flush=True)
            costs.append(float(side.stdout.readline()))
        pairs.append(costs if seed % 2 else costs[::-1])
    for side in sides:
        side.communicate()
    here, there = zip(*pairs[1:], strict=True)
    ratio = median(one / other for one, other in pairs[1:])
    print(f"{median(here):.1f} us an action here, {median(there):.1f} there: {ratio:.2f} of it")


def main() -> None:
    """Print what one card costs."""
    match sys.argv[1:]:
        case ["--answer"]:
            answer()
        case ["--beside", source]:
            beside(source)
        case _:
            alone()


def alone() -> None:
    """The figures of this tree."""
    engine(GAMES["planowanie"], wait=True)
    calls, functions, changes = counted()
    print(f"{calls} calls of {functions} functions, {changes} changes of file")
    rounds = []
    for seed in range(ROUNDS):
        spent, done = (
            sum(each) for each in zip(*(play(dealt(seed * MATCHES + k), 54) for k in range(MATCHES)), strict=True)
        )
        rounds.append(spent / done * 1e6)
    print(f"{median(rounds):.1f} us of processor time an action, the quickest round {min(rounds):.1f}")


if __name__ == "__main__":
    main()
