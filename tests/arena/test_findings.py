"""What is found in a contest: figures by hand, the same however it runs, and early ends."""

import json
from contextlib import closing
from typing import Any

import pytest

from stolik.arena import Findings, Hypotheses, contest, play_contest
from stolik.arena.contest import SetMatch
from stolik.arena.figures import FEWEST_SETS
from stolik.arena.matches import Spent
from stolik.games import GAMES

NO_BIDS = ((0, 0),) * 4


def held(*bots: str, game: str = "golf", form: str | None = None, **options: object) -> Any:
    return contest(GAMES[game], GAMES[game].settle(options), bots, "7", form)


def found(count: int, jobs: int, test: Hypotheses | None = None) -> Findings:
    findings = Findings(held("simple", "random", "random", seats=3, deals=1), test)
    for matches in play_contest(findings.contest, count, jobs):
        findings.add(matches)
    return findings


def repeatable(findings: Findings) -> dict[str, Any]:
    told = findings.as_json("sets")
    assert all(line.pop("milliseconds") >= 0 for line in told["bots"])
    return told


def by_hand(lineup: tuple[int, ...], points: tuple[int, ...], shares: tuple[float, ...]) -> SetMatch:
    spent = tuple(Spent(2, 0.001 * (1 + which)) for which in lineup)
    return SetMatch(lineup, points, shares, tuple(1 + (not share) for share in shares), NO_BIDS, spent, "")


def test_figures_by_hand() -> None:
    findings = Findings(held("simple", "random", seats=4, deals=1), Hypotheses("share", 0.25, 0.5))
    findings.add([by_hand((0, 1, 1, 1), (9, 0, 3, 0), (1, 0, 0, 0)), by_hand((1, 0, 1, 1), (2, 2, 2, 2), (0.25,) * 4)])
    findings.add([by_hand((0, 1, 1, 1), (0, 3, 0, 0), (0, 1, 0, 0)), by_hand((1, 0, 1, 1), (4, 1, 1, 1), (1, 0, 0, 0))])
    simple, random = findings.lines()
    assert findings.matches == 4 and (simple.bot, random.bot) == ("simple", "random")
    assert simple.points.mean == ((9 - 1 + 0) / 2 + (-1 - 1) / 2) / 2 == -random.points.mean
    assert simple.points.error == pytest.approx(2.5)
    assert (simple.share.mean, simple.even) == (0.3125, 0.25) and (random.share.mean, random.even) == (0.6875, 0.75)
    assert simple.milliseconds == pytest.approx(0.5) and random.milliseconds == pytest.approx(1.0)
    assert simple.rating is None and simple.kept is None and findings.verdict is None
    (pair,) = findings.pairs()
    assert (pair.points, pair.share, pair.even) == (simple.points, simple.share, 0.25)


def test_the_same_for_any_number_of_processes() -> None:
    alone = found(6, 1)
    assert repeatable(alone) == repeatable(found(6, 2))
    assert json.loads(json.dumps(repeatable(alone))) == repeatable(alone)
    assert alone.bots == ["simple", "random 1", "random 2"] and len(alone.pairs()) == 3
    ratings = [line.rating for line in alone.lines()]
    assert all(rating is not None for rating in ratings) and ratings[1] == ratings[2], "they do the same"
    even = alone.pairs()[2]
    assert even.points.mean == 0 == even.points.error and even.share.mean == even.even == 0.5


def test_a_test_decides_by_points_or_shares() -> None:
    for unit, h1 in (("points", 5.0), ("share", 0.8)):
        findings = Findings(held("simple", "random", seats=2, deals=1), Hypotheses(unit, 0.0, h1))
        with closing(play_contest(findings.contest, 40, 1)) as played:
            for matches in played:
                findings.add(matches)
                if findings.verdict is not None:
                    break
        assert findings.verdict == "h1" and len(findings.sets) == FEWEST_SETS and findings.log_likelihood > 2.94
        assert findings.as_json("decided")["test"]["verdict"] == "h1"


def test_bids_kept() -> None:
    findings = Findings(held("simple", "random", game="planowanie", seats=2))
    for matches in play_contest(findings.contest, 6):
        findings.add(matches)
    simple, random = findings.lines()
    assert simple.kept is not None and random.kept is not None and 0 < random.kept.mean < simple.kept.mean < 1
