"""Trojki at a calm pace: a claim that is typed before the time to think is over is kept, and the time is told once."""

import pytest

from stolik.games.trojki.telling import trios
from tests.cli.player import Lines, play

Patch = pytest.MonkeyPatch
CALM = ("trojki", "--seats", "2", "--seed", "5", "--pause", "0", "--think", "20", "--lang", "en")


class Early(Lines):
    """Draws three cards at once, and types a claim that fits while everybody still thinks."""

    claims = 0

    def get(self, timeout: float | None) -> str:
        assert self.session is not None and self.session.place.view is not None
        view, standing = self.session.place.view, self.session.place.standing
        if len(view["hand"]) < 3:
            return "draw 3"
        placed = sum(line.startswith("You place") for line in self.lines())
        if standing.thinking and self.claims == placed < 2:
            for card in view["hand"]:
                for cell in range(9):
                    if new := trios(view["top"], cell, card)[0]:
                        self.claims += 1
                        return f"{card} {cell + 1} {new[0]}"
        return "quit" if placed == 2 else ""


def test_a_claim_that_comes_too_early_is_kept(monkeypatch: Patch) -> None:
    lines = Early()
    match = play(lines, monkeypatch, *CALM)
    placed = [action for action in match.deals[-1].actions if action.startswith("0 place")]
    assert lines.claims == len(placed) == 2 and lines.refused == []
    said = lines.lines()
    kept = "You will play it as soon as the time to think is over."
    first = said.index(kept)
    assert said.count(kept) == 2 and said[first + 1 :][0].startswith("The time to think is over")
    assert any(line.startswith("You place") for line in said[first:])


def test_the_time_to_think_is_told_when_it_is_another_one(monkeypatch: Patch) -> None:
    lines = Early()
    match = play(lines, monkeypatch, *CALM)
    assert sum(" place " in action for action in match.deals[-1].actions) >= 2
    assert lines.lines().count("Time to think: 20 seconds.") == 1
    full = Early()
    play(full, monkeypatch, *CALM, "--verbosity", "full")
    assert full.lines().count("Time to think: 20 seconds.") > 1
