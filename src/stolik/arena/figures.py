"""Means with their intervals over sets, and when enough has been played to decide."""

from collections.abc import Iterable
from math import log, sqrt
from typing import Literal, NamedTuple

Z95 = 1.959964  # standard errors on either side of a mean that make an interval of 95 %
ERRORS = 0.05  # alpha and beta: how often a test may take the wrong one of its hypotheses
FEWEST_SETS = 30  # before a test decides: with fewer the variance is not known well enough, and it errs too often
ALIKE = 1e-12  # a variance that is none
Verdict = Literal["h0", "h1"]


class Estimate(NamedTuple):
    """A mean over sets with its standard error, and the interval of 95 %; of one set nobody knows how sure it is."""

    mean: float
    error: float | None
    low: float | None
    high: float | None


class Moments:
    """The mean of values that come one after the other, and their variance (Welford's way)."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count, self.mean, self._squares = 0, 0.0, 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def variance(self) -> float:
        """The mean of the squares of what values differ from their mean, of at least one."""
        return self._squares / self.count

    def estimate(self) -> Estimate:
        """The mean of at least one value, by the central limit theorem."""
        if self.count < 2:
            return Estimate(self.mean, None, None, None)
        error = sqrt(self.variance / (self.count - 1))
        return Estimate(self.mean, error, self.mean - Z95 * error, self.mean + Z95 * error)

    def share(self) -> Estimate:
        """The same of values between 0 and 1, with Wilson's interval: it stays between them too, and is honest where
        few values are all alike.
        """
        found = self.estimate()
        if found.error is None:
            return found
        more = Z95 * Z95 / self.count
        middle = (self.mean + more / 2) / (1 + more)
        half = Z95 / (1 + more) * sqrt(found.error**2 + more / (4 * self.count))
        return found._replace(low=max(0.0, middle - half), high=min(1.0, middle + half))


class Hypotheses(NamedTuple):
    """Two means that a value of sets may have, of which a sequential test takes one: `share`, or points."""

    unit: Literal["points", "share"]
    h0: float
    h1: float


def log_likelihood(hypotheses: Hypotheses, values: Moments) -> float:
    """How much likelier the values are under H1 than under H0, as a natural logarithm.

    That of a normal mean whose variance is the one found, as engines for chess are tested (GSPRT).
    """
    off0, off1 = (values.mean - hypotheses.h0) ** 2, (values.mean - hypotheses.h1) ** 2
    if values.variance < ALIKE:  # there is no doubt but which mean is nearer
        return float(values.count * ((off0 > off1) - (off0 < off1)))
    return values.count * (off0 - off1) / (2 * values.variance)


def verdict(hypotheses: Hypotheses, values: Moments) -> Verdict | None:
    """The hypothesis that is taken after these sets, each wrongly in one of twenty contests at most; None: play on."""
    if values.count < FEWEST_SETS:
        return None
    found, bound = log_likelihood(hypotheses, values), log((1 - ERRORS) / ERRORS)
    return "h1" if found >= bound else "h0" if found <= -bound else None
