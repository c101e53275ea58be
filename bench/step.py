"""What one action costs a table of people, without server and store: calls, changes of file, processor time.

.venv/bin/python bench/step.py [GAME]           the figures of this tree, of one game or of all
.venv/bin/python bench/step.py --beside OTHER/src [GAME]   processor time beside that of another tree, deal by deal in
                                                turn: what holds of both holds on a noisy machine too
"""

import os
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from stolik.games import GAMES

DEALS = 40
PAIRS = 201  # of deals, one here and one there
PLAYED = 3  # actions before the one whose calls are counted


def measuring() -> Any:
    """`stolik.table.speed` of this tree, whichever tree is measured."""
    path = Path(__file__).parents[1] / "src/stolik/table/speed.py"
    spec = spec_from_file_location("speed", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


speed = measuring()


def cost(name: str, seed: int) -> float:
    """Microseconds of an action in one deal."""
    found: float = speed.cost(GAMES[name], Random(seed), time.process_time)
    return found * 1e6


def counted(name: str) -> tuple[int, int, int]:
    """Python calls, functions and changes of file of one action early in a deal."""
    calls: list[Any] = []
    for seed in (1, 1):  # the second time all that is made once is there
        chance = Random(seed)
        table = speed.dealt(GAMES[name], chance)
        for number, (who, act, now) in enumerate(speed.coming(table, chance)):
            if number == PLAYED:
                calls.clear()
                sys.setprofile(lambda frame, what, arg: calls.append(frame.f_code) if what == "call" else None)
            table.handle(who, who, f"c{number}", act, now)
            sys.setprofile(None)
            if number == PLAYED:
                break
    files = [code.co_filename for code in calls]
    return len(calls), len({*calls}), sum(one != other for one, other in pairwise(files))


def alone(names: list[str]) -> None:
    """The figures of this tree."""
    for name in names:
        cost(name, 0)
        calls, functions, changes = counted(name)
        costs = [cost(name, seed) for seed in range(DEALS)]
        print(
            f"{name}: {calls} calls of {functions} functions, {changes} changes of file; "
            f"{median(costs):.1f} us of processor time an action"
        )


def answer() -> None:
    """For a run beside another: what one deal costs, whenever a line names it."""
    for line in sys.stdin:
        name, seed = line.split()
        print(cost(name, int(seed)), flush=True)


def beside(source: str, names: list[str]) -> None:
    """One deal here, the same deal there, turn by turn."""
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

    def ask(side: Any, name: str, seed: int) -> float:
        print(name, seed, file=side.stdin, flush=True)
        return float(side.stdout.readline())

    for name in names:
        here, there = [], []
        for seed in range(PAIRS):
            for k in (0, 1) if seed % 2 else (1, 0):
                (here, there)[k].append(ask(sides[k], name, seed))
        here, there = here[1:], there[1:]  # the first one has things made that are made once
        low, ratio, high = quantiles([one / other for one, other in zip(here, there, strict=True)], n=4)
        print(
            f"{name}: {median(here):.1f} us an action here, {median(there):.1f} there: {ratio:.2f} of it "
            f"(quartiles {low:.2f} and {high:.2f})",
            flush=True,
        )
    for side in sides:
        side.communicate()


def main() -> None:
    """Print what one action costs."""
    match sys.argv[1:]:
        case ["--answer"]:
            answer()
        case ["--beside", source, *names]:
            beside(source, names or [*GAMES])
        case names:
            alone(names or [*GAMES])


if __name__ == "__main__":
    main()
