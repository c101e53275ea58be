"""A rating of several bots, by maximum likelihood, with intervals from resampled sets.

The model is Bradley and Terry's: of two seats the one with a bot of strength p is ahead of one of strength q with the
probability p / (p + q). Every match tells for each two seats with different bots who was ahead; to be level counts half
for each. A rating is 400 times the decimal logarithm of a strength, as Elo's are, and the mean of all is 0. So that
whoever has won everything gets a number too, any two bots that met begin with one draw.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

SAMPLES = 1000  # of the sets, for the intervals
STEPS = 2000  # of the iteration, at most
CLOSE = 1e-7  # the change of a logarithm at which it ends


class Rating(NamedTuple):
    """A rating and its interval of 95 %."""

    rating: float
    low: float
    high: float


def ratings(ahead: Sequence[Any], seed: int = 0) -> list[Rating]:
    """The rating of each bot. `ahead[set][one, other]`: how often `one` was ahead of `other` in that set.

    The intervals are those between the quantiles of ratings from so many sets drawn again, with repetition.
    """
    sets = np.asarray(ahead, dtype=float)
    counts = np.random.default_rng(seed).multinomial(len(sets), np.full(len(sets), 1 / len(sets)), SAMPLES)
    drawn = np.tensordot(counts, sets, axes=1)
    found = _fit(np.concatenate([sets.sum(0)[None], drawn]))
    low, high = np.quantile(found[1:], (0.025, 0.975), axis=0)
    return [Rating(*map(float, three)) for three in zip(found[0], low, high, strict=True)]


def _fit(ahead: Any) -> Any:
    """Ratings that make each of several tables likeliest: (samples, bots, bots) -> (samples, bots). Hunter's MM."""
    met = ahead + ahead.swapaxes(1, 2) > 0
    wins = ahead + 0.5 * met
    both = wins + wins.swapaxes(1, 2)
    strength = np.ones(wins.shape[:2])
    for _ in range(STEPS):
        expected = (both / (strength[:, :, None] + strength[:, None, :])).sum(2)
        better = wins.sum(2) / np.where(expected > 0, expected, 1)
        better = np.where(expected > 0, better, 1)
        better /= np.exp(np.log(better).mean(1, keepdims=True))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < CLOSE:
            break
    return 400 * np.log10(strength)
