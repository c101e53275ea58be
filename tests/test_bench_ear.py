"""bench/ear.py: it hears whole deals, also of a race, and says what is too long."""

import pytest
from bench import ear, listener

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


def test_six_things_are_remembered_and_own_cards_stay() -> None:
    memory = listener.Memory()
    for cell in range(1, 8):
        memory.hear((f"{cell}", "RC0"))
    assert [place for place, _ in memory.things] == ["2", "3", "4", "5", "6", "7"]
    memory.hear(("own", "BS1"))
    memory.hear(("3", "VX2"))
    memory.rehearse()
    assert memory.things[-2:] == [("3", "VX2"), ("own", "BS1")] and memory.own == 1 and len(memory.things) == 6
    memory.forget("BS1")
    assert memory.own == 0


def test_a_claim_is_what_is_remembered_of_a_line() -> None:
    memory = listener.Memory()
    for thing in (("1", "RC0"), ("2", "RS1"), ("own", "RT2")):
        memory.hear(thing)
    assert memory.claim() is None, "two cells are no line"
    memory.hear(("3", "BX3"))
    assert memory.claim() == "RT2 3 R", "where red is new"
    memory.hear(("3", "RX3"))
    assert memory.claim() is None, "there it would be red again"


def test_the_listener_plays_a_real_race_and_places_more_with_time_to_think() -> None:
    played = [listener.Listener(think, "en", "test", "short").play() for think in (0, 60)]
    assert all(theirs > 0 for _, theirs in played)
    (quick, _), (calm, _) = played
    assert calm > quick
    lines = listener.table([60], "en", 2, "short")
    assert len(lines) == 1 and lines[0].startswith("   60 s") and "%" in lines[0]
