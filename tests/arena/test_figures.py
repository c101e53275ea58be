"""Means, intervals and tests: held against what is known of random numbers."""

from random import Random
from statistics import fmean, stdev

import pytest

from stolik.arena.figures import FEWEST_SETS, Hypotheses, Moments, log_likelihood, verdict

POINTS = Hypotheses("points", 0.0, 0.5)


def test_moments_are_those_of_the_values() -> None:
    values = [Random(1).gauss(3, 2) + k % 3 for k in range(50)]
    found = Moments(values).estimate()
    assert found.mean == pytest.approx(fmean(values)) and found.error == pytest.approx(stdev(values) / 50**0.5)
    assert found.low == pytest.approx(found.mean - 1.96 * (found.error or 0), abs=1e-3)
    assert Moments([4.0]).estimate() == (4.0, None, None, None) == Moments([4.0]).share()


@pytest.mark.parametrize("share", [0.05, 0.5, 0.9])
def test_an_interval_holds_the_truth_as_often_as_it_says(share: float) -> None:
    rng = Random(7)
    held = 0
    for _ in range(400):
        found = Moments((rng.random() < share) for _ in range(60)).share()
        assert found.low is not None and found.high is not None and 0 <= found.low <= found.mean <= found.high <= 1
        held += found.low <= share <= found.high
    assert held >= 0.92 * 400


def test_few_sets_that_are_all_alike_prove_little() -> None:
    found = Moments([1.0] * 8).share()
    assert found.low is not None and 0.6 < found.low < 0.75 and found.high == 1


def ended(hypotheses: Hypotheses, mean: float, rng: Random, most: int = 2000) -> tuple[str | None, int]:
    """Which hypothesis is taken where this mean is true, and after how many sets."""
    values = Moments()
    while values.count < most and verdict(hypotheses, values) is None:
        values.add(rng.gauss(mean, 1.5))
    return verdict(hypotheses, values), values.count


def test_a_test_is_seldom_wrong_and_stops_early() -> None:
    rng = Random(11)
    for truth, wanted in ((0.0, "h0"), (0.5, "h1")):
        results = [ended(POINTS, truth, rng) for _ in range(300)]
        assert sum(taken != wanted for taken, _ in results) <= 0.08 * 300
        assert fmean(count for _, count in results) < 150, "a fixed number would be 190"
    assert ended(POINTS, 5.0, rng) == ("h1", FEWEST_SETS), "what is plain is decided at once"
    assert ended(Hypotheses("points", 0.5, 0.0), 5.0, rng)[0] == "h0", "H1 may be the lower one"


def test_sets_that_are_all_alike() -> None:
    values = Moments([0.0] * 30)
    assert verdict(POINTS, values) == "h0" and log_likelihood(POINTS, values) == -30
    assert verdict(POINTS, Moments([0.5] * 30)) == "h1" and verdict(POINTS, Moments([0.25] * 30)) is None
    assert verdict(POINTS, Moments([0.0] * (FEWEST_SETS - 1))) is None
