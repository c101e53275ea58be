"""bench/ear.py: it hears whole deals, also of a race, and says what is too long."""

import pytest
from bench import ear

from stolik.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_heard(game: str) -> None:
    brief, full = (ear.deal_heard(game, "en", verbosity, "1") for verbosity in ("short", "full"))
    assert brief.actions > brief.others > 0
    assert brief.lines[-1].at == brief.actions, "to its end"
    assert sum(line.words for line in full.lines) > sum(line.words for line in brief.lines) > 50
    longest = max(line.words for line in full.lines if line.event)
    assert ear.figures([full], "full")[2] == str(longest), "no limit in full"


def test_what_is_too_long_is_marked() -> None:
    lines = [
        ear.Line(True, 0, False, 31),
        ear.Line(True, 1, False, 8),
        ear.Line(True, 2, True, 2),
        ear.Line(True, 2, True, 3, end=True),
    ]
    row = ear.figures([ear.Heard(lines, 2, 1)], "normal")
    assert row == ["8.0", "1.4 s", "31!", "31!", "3", f"{44 / 180:.1f}", f"{44 / 350:.1f}"]
    assert ear.figures([ear.Heard(lines, 2, 1)], "short")[1:3] == ["1.4 s!", "31"]
