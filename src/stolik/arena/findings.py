"""What has been found in a contest so far: figures of every candidate, two at a time, and the verdict of a test."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property, partial
from itertools import combinations
from statistics import fmean
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from stolik.arena.contest import Contest, SetMatch, play_set
from stolik.arena.figures import Estimate, Hypotheses, Moments, Verdict, log_likelihood, verdict
from stolik.arena.pool import in_order
from stolik.arena.rating import Rating, ratings
from stolik.bots.own import ended, label

Figure = Callable[[SetMatch, int], float]


class Line(NamedTuple):
    """A candidate's figures.

    points        own mean of a match minus the mean of the others, so that more is better
    share         of the win, of all seats together; `even`: what it would be if all were the same
    rating        where there are more than two candidates
    kept          the share of bids that were kept, in games with bids
    milliseconds  of the processor for a decision: the one figure that is never the same again
    """

    bot: str
    points: Estimate
    share: Estimate
    even: float
    rating: Rating | None
    kept: Estimate | None
    milliseconds: float


class Pair(NamedTuple):
    """Two candidates where they met: the first one's points and share, and the share that would be even."""

    bot: str
    other: str
    points: Estimate
    share: Estimate
    even: float


class Findings:
    """The sets of a contest, in order, and what they say. `test`: what is decided between, if anything."""

    def __init__(self, contest: Contest, test: Hypotheses | None = None) -> None:
        self.contest, self.test = contest, test
        self.sets: list[list[SetMatch]] = []
        self.points = Moments()  # of the first candidate
        self._tested = Moments()

    def add(self, matches: Sequence[SetMatch]) -> None:
        """One more set."""
        self.sets.append([match._replace(record="") for match in matches])
        self.points.add(_mean(matches, 0, points_of))
        if self.test is not None:
            value = points_of if self.test.unit == "points" else share_of
            self._tested.add(_mean(matches, 0, value))

    @property
    def matches(self) -> int:
        """How many matches have been played."""
        return sum(map(len, self.sets))

    @property
    def verdict(self) -> Verdict | None:
        """The hypothesis that is taken, as soon as one is."""
        return verdict(self.test, self._tested) if self.test is not None else None

    @property
    def log_likelihood(self) -> float:
        """How much likelier the sets are under H1 than under H0; it takes at least one."""
        assert self.test is not None
        return log_likelihood(self.test, self._tested)

    @cached_property
    def bots(self) -> list[str]:
        """The candidates as they are shown, each by a name of its own."""
        names = [label(name) for name in self.contest.bots]
        return [
            f"{name} {names[:at].count(name) + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)
        ]

    def lines(self) -> list[Line]:
        """The figures of all candidates, in the order in which they were named; it takes at least one set."""
        rated: list[Rating | None] = [None] * len(self.bots)
        if len(self.bots) > 2:
            rated = [*ratings([_ahead(matches, len(self.bots)) for matches in self.sets], crc32(self._seed))]
        return [self._line(which, rating) for which, rating in enumerate(rated)]

    def pairs(self) -> list[Pair]:
        """Every two candidates that met."""
        return [self._pair(one, other) for one, other in combinations(range(len(self.bots)), 2)]

    def as_json(self, ended: str) -> dict[str, Any]:
        """All of it as JSON values. `ended`: "sets" (all were played), "decided" or "interrupted"."""
        contest = self.contest
        told: dict[str, Any] = {
            "game": contest.game,
            "options": contest.options,
            "format": contest.format,
            "seed": contest.seed,
            "sets": len(self.sets),
            "matches": self.matches,
            "ended": ended,
            "bots": [_plain(line) for line in self.lines()],
            "pairs": [_plain(pair) for pair in self.pairs()],
        }
        if self.test is not None:
            told["test"] = {**self.test._asdict(), "log_likelihood": self.log_likelihood, "verdict": self.verdict}
        return told

    @property
    def _seed(self) -> bytes:
        return self.contest.seed.encode()

    def _line(self, which: int, rating: Rating | None) -> Line:
        played = [match for matches in self.sets for match in matches if which in match.lineup]
        spent = [
            spent for match in played for spent, sits in zip(match.spent, match.lineup, strict=True) if sits == which
        ]
        decisions, seconds = sum(each.decisions for each in spent), sum(each.seconds for each in spent)
        return Line(
            self.bots[which],
            self._over_sets(which, points_of).estimate(),
            self._over_sets(which, share_of).share(),
            self._even(which, self.sets[0]),
            rating,
            self._over_sets(which, kept_of).share() if self._bids else None,
            1000 * seconds / max(decisions, 1),
        )

    def _pair(self, one: int, other: int) -> Pair:
        met = [[match for match in matches if {*match.lineup} == {one, other}] for matches in self.sets]
        points = Moments(_mean(matches, one, points_of) for matches in met).estimate()
        share = Moments(_mean(matches, one, share_of) for matches in met).share()
        return Pair(self.bots[one], self.bots[other], points, share, self._even(one, met[0]))

    @property
    def _bids(self) -> bool:
        return any(bids for match in self.sets[0] for _, bids in match.kept)

    def _even(self, which: int, matches: Sequence[SetMatch]) -> float:
        return _mean(matches, which, lambda match, which: match.lineup.count(which) / len(match.lineup))

    def _over_sets(self, which: int, value: Figure) -> Moments:
        return Moments(_mean(matches, which, value) for matches in self.sets)


def _plain(value: Any) -> Any:
    """A NamedTuple, and those in it, as JSON values."""
    return {name: _plain(each) for name, each in value._asdict().items()} if hasattr(value, "_asdict") else value


def _mean(matches: Sequence[SetMatch], which: int, value: Figure) -> float:
    """The mean of a value over the matches of a set at which a candidate sat."""
    return fmean(value(match, which) for match in matches if which in match.lineup)


def points_of(match: SetMatch, which: int) -> float:
    """The mean of a candidate's seats minus that of the others."""
    own = [points for points, sits in zip(match.points, match.lineup, strict=True) if sits == which]
    others = [points for points, sits in zip(match.points, match.lineup, strict=True) if sits != which]
    return fmean(own) - fmean(others)


def share_of(match: SetMatch, which: int) -> float:
    """A candidate's share of the win."""
    return sum(share for share, sits in zip(match.shares, match.lineup, strict=True) if sits == which)


def kept_of(match: SetMatch, which: int) -> float:
    """The share of a candidate's bids that were kept."""
    found = [kept for kept, sits in zip(match.kept, match.lineup, strict=True) if sits == which]
    return sum(kept for kept, _ in found) / sum(bids for _, bids in found)


def _ahead(matches: Sequence[SetMatch], count: int) -> Any:
    """How often each candidate was ahead of each other in a set, by seats; to be level counts half."""
    ahead = np.zeros((count, count))
    for lineup, ranks in ((match.lineup, match.ranks) for match in matches):
        for one, other in combinations(range(len(lineup)), 2):
            if lineup[one] != lineup[other]:
                better = 0.5 + 0.5 * ((ranks[one] < ranks[other]) - (ranks[one] > ranks[other]))
                ahead[lineup[one], lineup[other]] += better
                ahead[lineup[other], lineup[one]] += 1 - better
    return ahead


# --- playing ---------------------------------------------------------------------------------------------------------


def play_contest(
    contest: Contest, sets: int, jobs: int = 1, keep: bool = False
) -> Generator[list[SetMatch], None, None]:
    """Sets 0, 1, 2, ... of a contest in order, the same for any number of processes; with records if `keep`.

    Raises BadBot, and BrokenProcessPool for a process that has ended amid its work although no bot is a file. Whoever
    has seen enough closes it.
    """
    try:
        yield from in_order(partial(play_set, contest, keep), sets, jobs)
    except BrokenProcessPool as error:
        raise ended(contest.bots) or error from None
