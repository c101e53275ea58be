"""Stolik's play-outs beside those of a sketch of planowanie, in one run, so that the ratio holds on a noisy machine.

taskset -c 0 python bench/against_study.py FOLDER      FOLDER has the sketch: planowanie.py, drivers.py, cards.py
"""

import os
import sys
import time
from collections.abc import Callable
from statistics import median

from stolik.fast.bench import Desk, deals_in_a_window, rate
from stolik.fast.playouts import make_batch
from stolik.games import GAMES

ROUNDS = 9
WANTED = {"planowanie": 0.9, "goliath": 0.7, "golf": 0.7, "durak": 0.5, "trojki": 0.12}


def study(folder: str) -> Callable[[int], int]:
    """The sketch: plays so many matches of planowanie with a seed and returns the number of actions."""
    sys.path.insert(0, folder)
    os.chdir(folder)
    import cards
    import drivers
    import numpy as np
    import planowanie

    batch, states = drivers.make_batch(planowanie), np.zeros(1, planowanie.State)

    def play(seed: int) -> int:
        return int(batch.one(states, cards.rngs([seed]), 0, 4000, 4))

    play(1)
    return play


def main() -> None:
    """Print actions per second and the median ratio for each game."""
    sketch = study(sys.argv[1])
    ours = {}
    for name, game in GAMES.items():
        batch = make_batch(game)
        desk = Desk(game, game.settle({}), 0)
        desk.play(batch, 2)
        ours[name] = (desk, batch, deals_in_a_window(desk, batch))
    speeds: dict[str, list[float]] = {name: [] for name in ours}
    ratios: dict[str, list[float]] = {name: [] for name in ours}
    base: list[float] = []
    for seed in range(2, 2 + ROUNDS):
        for name, (desk, batch, deals) in ours.items():
            start = time.perf_counter()
            theirs = sketch(100 * seed) / (time.perf_counter() - start)
            base.append(theirs)
            speeds[name].append(rate(lambda desk=desk, batch=batch, deals=deals: desk.play(batch, deals)))
            ratios[name].append(speeds[name][-1] / theirs)
    print(f"{'the sketch':<12}{median(base):>14,.0f} actions/s")
    for name in ours:
        told = f"{median(speeds[name]):>14,.0f} actions/s, {median(ratios[name]):.2f} of it"
        print(f"{name:<12}{told} (wanted {WANTED[name]})")


if __name__ == "__main__":
    main()
