"""The own time told at the terminal before it is up: what is told, when, how often, and where on the screen."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.alarm import OwnTime
from stolik.cli.session import REFUSAL, Session
from stolik.cli.terminal import LineWriter, drive
from stolik.client import Place
from stolik.table.messages import Chair, Shown, Standing, Ticking, Told
from stolik.words import LANGUAGES, Words

ME, OTHER = 0, 1


def place(ticking: Ticking | None, seat: int | None = ME, match: int = 1, phase: str = "playing") -> Place:
    at = Place("T")
    chairs = [Chair("a", "Ada"), Chair("b", "Bea")]
    standing = Standing(code="T", game="golf", phase=phase, clock="normal", chairs=chairs, match=match, ticking=ticking)
    at.take(Shown("T", 1, 0.0, seat, standing, None, [], False))
    return at


def told(time: OwnTime, seconds: Any) -> list[tuple[int, int]]:
    """What is told at each of these times, with the time."""
    found = [(now, time.due(now)) for now in seconds]
    return [(now, left) for now, left in found if left is not None]


def asked(at: Place, ticking: Ticking | None, match: int = 1) -> None:
    """The clock runs for this question from now on."""
    assert at.v is not None
    at.take(Told("T", at.v + 1, 0.0, [], standing=Standing(ticking=ticking, match=match)))


def test_each_mark_is_told_once() -> None:
    time = OwnTime(place(Ticking(ME, 40.0, 200.0)))
    assert told(time, range(200)) == [(80, 120), (170, 30), (190, 10)]


def test_the_last_marks_are_told_at_each_question_and_the_early_one_once_a_match() -> None:
    at = place(Ticking(ME, 40.0, 200.0))
    time = OwnTime(at)
    assert told(time, range(100)) == [(80, 120)]
    asked(at, Ticking(OTHER, 140.0, 300.0))
    assert told(time, range(100, 110)) == []
    asked(at, Ticking(ME, 150.0, 250.0))
    assert told(time, range(110, 250)) == [(220, 30), (240, 10)], "at 130 s it is at the early mark again"
    asked(at, Ticking(ME, 440.0, 600.0), match=2)
    assert told(time, range(400, 600)) == [(480, 120), (570, 30), (590, 10)]


def test_a_mark_below_which_the_question_begins_is_none() -> None:
    """With 12 seconds and a bank of 10 nobody hears at once that 30 have been passed."""
    assert told(OwnTime(place(Ticking(ME, 12.0, 22.0))), range(22)) == [(12, 10)]
    assert told(OwnTime(place(Ticking(ME, 5.0, 5.0))), range(6)) == []


def test_what_was_slept_through_is_told_once() -> None:
    time = OwnTime(place(Ticking(ME, 40.0, 200.0)))
    assert told(time, (0, 175, 176, 300)) == [(175, 25)], "and nothing once it is up"


@pytest.mark.parametrize(
    "at",
    [
        place(None),
        place(Ticking(OTHER, 40.0, 200.0)),
        place(Ticking(ME, 40.0, 200.0), seat=None),
        place(Ticking(ME, 40.0, 200.0), phase="over"),
    ],
    ids=["no clock", "the time of somebody else", "a spectator", "the match is over"],
)
def test_nothing_while_the_own_time_does_not_run(at: Place) -> None:
    time = OwnTime(at)
    assert told(time, range(300)) == [] and time.left(5.0) is None and time.rest(5.0) is None


@pytest.mark.parametrize("early, marks", [(0, [30, 10]), (60, [60, 30, 10]), (30, [30, 10])])
def test_the_early_mark_is_chosen(early: int, marks: list[int]) -> None:
    assert [left for _, left in told(OwnTime(place(Ticking(ME, 40.0, 200.0)), early), range(200))] == marks


def test_a_line_is_waited_for_until_the_next_mark() -> None:
    time = OwnTime(place(Ticking(ME, 40.0, 200.0)))
    rests = [(now, time.rest(now)) for now in (0.0, 79.5, 80.0, 185.5, 190.0, 200.0)]
    assert rests == [(0.0, 80.0), (79.5, 0.5), (80.0, 90.0), (185.5, 4.5), (190.0, None), (200.0, None)]


# --- at the terminal --------------------------------------------------------------------------------------------------


class Screen:
    """A person types: these lines, each at its second, or at once when nothing else is waited for."""

    any_time = True

    def __init__(self, lines: list[tuple[float, str]]) -> None:
        self.left, self.now = lines, 0.0

    def get(self, timeout: float | None) -> str | None:
        if not self.left:
            raise EOFError
        at, line = self.left[0]
        if timeout is not None and self.now + timeout < at:
            self.now += timeout
            return None
        self.now = max(self.now, at)
        del self.left[0]
        return line


class Server:
    """A table where these lines are told by themselves, one at a time, while somebody may type."""

    def __init__(self, screen: Screen, session: Session, told: Sequence[str]) -> None:
        self.screen, self.session, self.told = screen, session, list(told)
        self.asked = False

    def now(self) -> float:
        return self.screen.now

    def happen(self) -> bool:
        self.asked = not self.asked
        if self.asked or not self.told:
            return False
        self.session.tell(self.told.pop(0))
        return True

    def rest(self) -> float | None:
        return None

    def wait(self) -> bool:
        return False


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that comes on the screen, in pieces as they are written."""
    found: list[str] = []

    def echo(text: str = "", nl: bool = True) -> None:
        found.append(text + "\n" * nl)

    monkeypatch.setattr("stolik.cli.terminal.click.echo", echo)
    return found


def seated(write: LineWriter, language: str, asked: bool) -> Session:
    at = place(Ticking(ME, 40.0, 200.0))
    at.asked = asked
    return Session(at, Words(language), lambda id, command: None, write)


def shown(
    language: str, asked: bool, lines: list[tuple[float, str]], written: list[str], told: Sequence[str] = ()
) -> str:
    screen, write = Screen(lines), LineWriter(styled=False)
    session = seated(write, language, asked)
    with pytest.raises(EOFError):
        drive(session, screen, Server(screen, session, told), write, lambda: None)  # type: ignore[arg-type]
    return "".join(written)


def test_it_is_a_line_of_its_own_and_the_prompt_comes_again(written: list[str]) -> None:
    text = shown("en", True, [(195.0, "who")], written)
    times = [f"Time left: {left}." for left in ("2 minutes", "30 seconds", "10 seconds")]
    assert text.startswith("> \n" + "".join(f"{time}\n> {chr(10) * (time != times[-1])}" for time in times))
    assert [text.count(time) for time in times] == [1, 1, 1]


def test_so_is_what_happens_while_a_line_may_be_typed(written: list[str]) -> None:
    told = ["Lily attacks.", "Rufus is there again."]
    text = shown("en", True, [(1.0, "alarm 0"), (2.0, "alarm 0"), (3.0, "alarm 0")], written, told)
    assert "> \nLily attacks.\n> " in text and "> \nRufus is there again.\n> " in text


def test_whoever_waits_for_an_answer_is_not_prompted_before_it(written: list[str]) -> None:
    text = shown("en", True, [(1.0, "undo"), (2.0, "alarm 0")], written)
    assert text.count("> ") == 1, "the server has said nothing to what was typed"


def test_without_a_prompt_no_line_is_left_empty(written: list[str]) -> None:
    text = shown("en", False, [(195.0, "alarm 0")], written)
    assert text.startswith("Time left: 2 minutes.\nTime left: 30 seconds.\nTime left: 10 seconds.\n")


@pytest.mark.parametrize("language, typed", [("pl", "budzik"), ("de", "wecker"), ("en", "alarm")])
def test_the_seconds_are_chosen_in_words_of_the_language(written: list[str], language: str, typed: str) -> None:
    text = shown(language, False, [(1.0, f"{typed} 0"), (195.0, f"{typed} 45"), (196.0, typed)], written)
    lines = [re.sub(r"\D+", " ", line).split() for line in text.splitlines()]
    assert lines == [["30", "10"], ["30"], ["10"], ["45", "30", "10"], ["0", "600", "60"]]


def test_there_is_none_at_a_table_of_ones_own(written: list[str]) -> None:
    kinds: list[str] = []
    at = place(None)
    session = Session(
        at, Words("en"), lambda *command: None, lambda line, kind: kinds.append(kind), lambda path: Path()
    )
    session.type("alarm 60", 0.0)
    assert kinds == [REFUSAL] and not written


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    session = seated(LineWriter(styled=False), language, asked=False)
    assert session.alarm(0.0) == ""
    assert not re.search(r"\d\s?(s|min)\b|:\d", session.alarm(80.0))
