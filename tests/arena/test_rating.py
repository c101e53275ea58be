"""Ratings: what is put in comes out, within the intervals."""

import numpy as np
import pytest

from stolik.arena.rating import ratings

TRUE = np.array([150.0, 0.0, -50.0, -100.0])


def played(sets: int, seed: int = 1) -> list[np.ndarray]:
    """Sets in which every two bots meet twice, by the model."""
    rng = np.random.default_rng(seed)
    better = 1 / (1 + 10 ** ((TRUE[None, :] - TRUE[:, None]) / 400))
    found = []
    for _ in range(sets):
        wins = np.triu(rng.binomial(2, better), 1)
        found.append((wins + np.triu(2 - wins, 1).T).astype(float))
    return found


def test_strengths_are_found_again() -> None:
    found = ratings(played(400))
    assert sum(each.rating for each in found) == pytest.approx(0, abs=1e-6)
    for each, true in zip(found, TRUE, strict=True):
        assert each.low < true < each.high and each.high - each.low < 60
    assert ratings(played(400)) == found, "the same sets, the same intervals"


def test_two_bots_have_the_rating_of_their_share() -> None:
    """By hand: 30 of 40 and one draw, of 41."""
    ahead = [np.array([[0, 3.0], [1.0, 0]])] * 10
    one, other = ratings(ahead)
    assert one.rating - other.rating == pytest.approx(400 * np.log10(30.5 / 10.5), abs=1e-3)


def test_who_wins_everything_has_a_rating_too() -> None:
    found = ratings([np.array([[0, 2.0, 2], [0, 0, 1], [0, 1, 0]])] * 20)
    assert 300 < found[0].rating < 1000 and found[1].rating == pytest.approx(found[2].rating, abs=1)


def test_bots_that_never_met() -> None:
    found = ratings([np.array([[0, 1.0, 0], [1, 0, 0], [0, 0, 0]])] * 20)
    assert [round(each.rating) for each in found] == [0, 0, 0]
