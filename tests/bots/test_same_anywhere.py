"""The same history, seed and budget give the same move: in threads, in other processes, with code from disk or new."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from numba.core import config

from stolik.arena.matches import Fixture, play_matches
from stolik.bots.decision import Decision, decide
from stolik.bots.minds import MINDS, Depth
from stolik.bots.search import analyse
from stolik.core.deal import Deal
from stolik.games import GAMES
from tests.bots.test_search import asked

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="nobody would wait for it")
THREADS = 4
ROOT = Path(__file__).parents[2]


def moments(games: Iterable[str]) -> list[Deal]:
    """Some moments of each game at which a seat has a choice, early and late."""
    return [deal for game in games for deal in asked(game, {"seats": 3}, range(2))[::5]]


def thoughts(deal: Deal) -> Any:
    """All that is thought at such a moment, in worlds and in a tree."""
    seat = deal.turn or 0
    question = deal.game.name, deal.options, deal.view(seat), deal.legal(seat), deal.actions
    return [analyse(*question, depth, 11) for depth in (Depth(300), Depth(100, tree=True))]


def test_threads_beside_each_other_think_the_same_as_one() -> None:
    deals = moments(MINDS)
    alone = [thoughts(deal) for deal in deals]
    with ThreadPoolExecutor(THREADS) as pool:
        beside = list(pool.map(thoughts, [*deals, *reversed(deals)]))
    assert beside == [*alone, *reversed(alone)]


@pytest.mark.parametrize("game", ["golf", "planowanie"])
def test_bots_that_think_play_the_same_in_any_number_of_processes(game: str) -> None:
    rules = GAMES[game]
    options = {"seats": 2, "deals": 1} if "deals" in rules.options._fields else {"seats": 2}
    fixture = Fixture(game, rules.option_values(rules.settle(options)), ("club", "simple"), "jobs")
    most = 9 if game == "golf" else 1  # more than a process plays at a time
    assert list(play_matches(fixture, most, jobs=1)) == list(play_matches(fixture, most, jobs=2))


THINK = """
import json, sys
from stolik.bots.decision import Decision, decide
print(json.dumps([decide(Decision(*question)) for question in json.load(sys.stdin)]))
"""


def test_code_from_disk_thinks_the_same_as_new_code(tmp_path: Path) -> None:
    """A process that finds no machine code makes it; the next one finds that; this one has its own from elsewhere."""
    questions = [
        Decision("strong", deal.game.name, deal.game.option_values(deal.options), "disk", view, legal, deal.actions)
        for deal in moments(["planowanie"])[:5]
        if (view := deal.view(deal.turn)) and (legal := deal.legal(deal.turn or 0))
    ]
    environment = {**os.environ, "STOLIK_CACHE_DIR": str(tmp_path)}

    def elsewhere() -> Any:
        command, given = [sys.executable, "-c", THINK], json.dumps(questions)
        ran = subprocess.run(
            command, input=given, env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        return json.loads(ran.stdout)

    assert len(questions) > 3
    new = elsewhere()
    made = {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("planowanie-tree*.nbc")}
    kept = elsewhere()
    assert made == {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("planowanie-tree*.nbc")} != {}
    assert new == kept == [list(decide(question)) for question in questions]
