"""The terminal itself: lines at any time, the clock, colour, what happens while somebody types."""

import os
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from stolik.cli import terminal
from stolik.cli.session import EVENT, QUESTION
from stolik.cli.terminal import LOOKS, LineWriter, TerminalClock, TypedLines, has_colour
from stolik.client.errors import RequestRefused, refusal
from stolik.core.game import event
from tests.patience import PATIENCE

pty = pytest.importorskip("pty")


def at_a_terminal(tmp_path: Path, arguments: list[str], *typed: tuple[str, str], **environment: str) -> tuple[str, int]:
    """What a terminal shows, where each text is typed as soon as another has been shown; and the exit status."""
    pid, terminal_ = pty.fork()
    if pid == 0:  # pragma: no cover
        os.environ.update({"NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm", **environment})
        os.execv(sys.executable, [sys.executable, "-c", "from stolik.cli import main; main()", *arguments])
    shown, seen, todo, until = "", 0, list(typed), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if todo and todo[0][0] in shown[seen:]:
            seen = len(shown)
            os.write(terminal_, todo.pop(0)[1].encode())
        if not select.select([terminal_], [], [], 0.05)[0]:
            continue
        try:
            new = os.read(terminal_, 65536)
        except OSError:  # Linux says so when the other end is closed
            break
        if not new:
            break
        shown += new.decode()
    else:
        os.kill(pid, signal.SIGKILL)  # or its end is waited for without end
    _, status = os.waitpid(pid, 0)
    os.close(terminal_)
    assert not todo, shown
    return shown.replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    shown, status = at_a_terminal(
        tmp_path,
        ["play", "golf", "--seed", "5", "--pause", "0.2", "--lang", "en"],
        ("Tabby looks", "hand\n"),
        ("face down; near", "stock\n"),
        ("’s turn", ""),
        ("such as 4 6.", "4 5\n"),
        ("Everybody has looked", ""),
        ("Your turn: ", "\x04"),
    )
    assert status == 0 and "\nSaved in " in shown and shown.endswith("Goodbye.\n")
    assert "’s turn" in shown, "whoever types out of turn hears why not, and the game goes on"
    assert set(re.findall(r"\x1b[^a-zA-Z]*[a-zA-Z]", shown)) == {"\x1b[1m", "\x1b[33m", "\x1b[0m"}, "looks, no movement"


@pytest.mark.parametrize("styled", [False, True])
def test_nothing_that_a_server_says_moves_the_cursor(styled: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor sets the title (review S8): whatever the table tells goes through one place."""
    for kind in LOOKS:
        LineWriter(styled)("a\x1b[2J\x1b]0;title\x07b\u202e\u009b2Jc\nd", kind)
    for line in capsys.readouterr().out.splitlines():
        shown = re.sub(r"\x1b\[\d*m", "", line)
        assert shown == "a\ufffd[2J\ufffd]0;title\ufffdb\ufffd\ufffd2Jc d"


@pytest.mark.parametrize(
    "line, shown",
    [
        ("Seat 1: שלום, דוד 2.", "Seat 1: <שלום>, <דוד> 2."),
        ("יוסי כהן: 5 فاطمه", "<יוסי כהן>: 5 <فاطمه>"),
        ("Żółć, Даша, 李雷, 5.", "Żółć, Даша, 李雷, 5."),
        ("⠁⠃ ♠5", "⠁⠃ ♠5"),
    ],
)
def test_names_from_right_to_left_leave_their_neighbours_in_order(
    line: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    LineWriter(False)(line, EVENT)
    assert capsys.readouterr().out.rstrip() == shown.replace("<", "\u200e").replace(">", "\u200e")


def test_a_refusal_names_a_rule_that_is_text() -> None:
    error = refusal(RequestRefused, event("why-over"), "X\x1b[2J")
    assert str(error).endswith(": X\ufffd[2J.")


def test_no_colour_and_control_c(tmp_path: Path) -> None:
    typed = ("Press Enter", "\n"), ("Go!", "draw\n"), ("You draw", "\x03")
    shown, status = at_a_terminal(tmp_path, ["play", "trojki", "--pause", "0", "--lang", "en"], *typed, NO_COLOR="1")
    assert status == 0 and "\x1b" not in shown and "stolik play --resume " in shown


def test_questions_before_the_match_at_a_terminal(tmp_path: Path) -> None:
    shown, status = at_a_terminal(tmp_path, ["play", "--lang", "de"], ("> ", "\n"), ("> ", "\x03"))
    assert status == 0 and "Welches Spiel?" in shown and "Wie viele Personen" in shown
    shown, status = at_a_terminal(tmp_path, ["play", "--lang", "de"], ("> ", "\x04"))
    assert status == 0 and "Traceback" not in shown


def test_bad_input_at_a_terminal_is_one_line(tmp_path: Path) -> None:
    assert at_a_terminal(tmp_path, ["play", "chess", "--lang", "en"]) == (
        "There is no game “chess”. There are: durak, goliath, golf, planowanie and trojki.\n",
        2,
    )


# --- the parts -------------------------------------------------------------------------------------------------------


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A pipe in the place of standard input: its other end, which the test closes."""
    there, here = os.pipe()
    with os.fdopen(there, encoding="utf-8") as stdin, monkeypatch.context() as patched:
        patched.setattr("sys.stdin", stdin)
        yield here


def test_lines_of_a_pipe(pipe: int) -> None:
    os.write(pipe, "żółty\n".encode() + b"\xff\n" + b"\n" + b"last")
    os.close(pipe)
    lines = TypedLines()
    assert not lines.any_time
    assert [lines.get(None) for _ in range(4)] == ["żółty\n", "\ufffd\n", "\n", "last"]
    for _ in range(2):
        with pytest.raises(EOFError):
            lines.get(None)


def test_lines_that_do_not_come(pipe: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LONGEST_SLICE", 0.01)
    lines = TypedLines()
    assert lines.get(0.05) is None
    os.write(pipe, b"now\n")
    assert lines.get(5.0) == "now\n"
    os.close(pipe)
    with pytest.raises(EOFError):
        lines.get(None)


def test_lines_of_something_that_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("one\ntwo"))
    lines = TypedLines()
    assert [lines.get(None), lines.get(None)] == ["one\n", "two"]
    monkeypatch.setattr("sys.stdin", None)
    nothing = TypedLines()
    with pytest.raises(EOFError):
        nothing.get(None)


def test_the_clock() -> None:
    clock = TerminalClock(frozen=True)
    assert clock.now() == clock.now() == 0.0
    clock.wait(86_400.0)
    assert clock.now() == 86_400.0
    clock = TerminalClock(frozen=False)
    now = clock.now()
    clock.wait(0.02)
    clock.wait(-1.0)
    assert 0.02 <= clock.now() - now < 5


class Screen(StringIO):
    """Standard output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colour_only_where_there_is_any(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert not has_colour(), "a pipe"
    monkeypatch.setattr("sys.stdout", Screen())
    assert has_colour()
    for name, value in (("NO_COLOR", "1"), ("TERM", "dumb")):
        with monkeypatch.context() as patched:
            patched.setenv(name, value)
            assert not has_colour()
    screen: Any = sys.stdout
    for styled in (True, False):
        LineWriter(styled)("Your turn.", QUESTION)
        LineWriter(styled)("Ada bids 1.", EVENT)
    assert screen.getvalue().splitlines()[1:] == ["Ada bids 1.", "Your turn.", "Ada bids 1."]
