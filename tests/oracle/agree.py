"""Durak's engine beside the slow one of tests/oracle, over random deals of every form: no difference, or which deal.

.venv/bin/python -m tests.oracle.agree            a hundred thousand deals, about half an hour of two cores
.venv/bin/python -m tests.oracle.agree --deals 1000 --first 5000           other seeds

Every step compares the legal actions of all seats, hands, roles, sides, stock and points. It stops at the first deal at
which the two differ and prints its form and seed: `compare` of tests/games/test_durak_oracle.py plays that one again.
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor

from tests.games.durak_positions import TABLES
from tests.games.test_durak_oracle import compare


def agree(seed: int) -> int:
    """One deal of each form; how many actions both played."""
    done = 0
    for form in TABLES:
        try:
            done += compare(form, seed)
        except AssertionError as difference:
            raise SystemExit(f"the engines differ: compare({form}, {seed})\n{difference}") from None
    return done


def main() -> None:
    """Compare, and say now and then how far it is."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--deals", type=int, default=100_000, help="deals of all forms together")
    reader.add_argument("--first", type=int, default=0, help="the first seed")
    reader.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    wish = reader.parse_args()
    each = -(-wish.deals // len(TABLES))
    began, actions = time.monotonic(), 0
    with ProcessPoolExecutor(wish.jobs) as processes:
        for done, count in enumerate(processes.map(agree, range(wish.first, wish.first + each), chunksize=10), 1):
            actions += count
            if done % 500 == 0 or done == each:
                deals, spent = done * len(TABLES), time.monotonic() - began
                print(  # noqa: T201
                    f"{deals} deals, {done} of each of {len(TABLES)} forms, {actions} actions, {spent:.0f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
