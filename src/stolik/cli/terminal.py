"""The terminal as a stream of lines: lines typed, the time, and the loop between them and a table, wherever that is.

Nothing is ever redrawn and the cursor never moves: that is what screen readers and Braille displays can follow.
"""

import io
import os
import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

import click

from stolik.cli.session import EVENT, PLAIN, QUESTION, REFUSAL, Session
from stolik.words import printable

LONGEST_SLICE = 0.5  # seconds: the longest wait that Ctrl-C may have to sit out (on Windows)
LOOKS: dict[str, dict[str, Any]] = {EVENT: {}, PLAIN: {}, QUESTION: {"bold": True}, REFUSAL: {"fg": "yellow"}}


class _Wake:
    """In the place of a line: something else has happened."""


class Source(Protocol):
    """Where a table is: in this process (local.py) or on a server (remote.py). It tells the session what happens."""

    def now(self) -> float:
        """The time at the table, in seconds."""

    def happen(self) -> bool:
        """Let happen what is due or has come, without waiting; whether anything has."""

    def rest(self) -> float | None:
        """How many seconds a line may be waited for before something is due; None: until it comes."""

    def wait(self) -> bool:
        """Wait until something is due or has come; False if that cannot be, and only a line can help."""


class TypedLines:
    """Lines that somebody types, or that come through a pipe. `any_time`: a person is there, who may type whenever."""

    def __init__(self) -> None:
        self.any_time = sys.stdin is not None and sys.stdin.isatty()
        self._lines: SimpleQueue[str | _Wake | None] = SimpleQueue()
        self._reading = False
        self._ended = False

    def get(self, timeout: float | None) -> str | None:
        """The next line, or None if none comes in time or `wake` is called. Raises EOFError at the end of input."""
        if not self._reading:
            self._reading = True
            Thread(target=self._read, daemon=True, name="lines").start()
        until = None if timeout is None else time.monotonic() + timeout
        while not self._ended:
            rest = LONGEST_SLICE if until is None else min(LONGEST_SLICE, until - time.monotonic())
            try:
                line = self._lines.get(timeout=max(0.0, rest))
            except Empty:
                if until is not None and time.monotonic() >= until:
                    return None
                continue
            if isinstance(line, _Wake):
                return None
            if line is not None:
                return line
            self._ended = True
        raise EOFError

    def wake(self) -> None:
        """Whoever waits for a line waits no longer; any thread may say so."""
        self._lines.put(_Wake())

    def _read(self) -> None:
        with suppress(OSError, ValueError):  # a terminal that was closed is the end of input too
            for line in iter(_readline(), b""):
                self._lines.put(line.decode(sys.stdin.encoding or "utf-8", "replace"))
        self._lines.put(None)


def _readline() -> Callable[[], bytes]:
    """Reads a line past Python's buffer: a thread that waits on the buffer would hold its lock when Python ends."""
    if sys.stdin is None:
        return lambda: b""
    try:
        return io.FileIO(sys.stdin.fileno(), closefd=False).readline
    except (OSError, ValueError):
        return lambda: sys.stdin.readline().encode(sys.stdin.encoding or "utf-8", "replace")


class TerminalClock:
    """The time in seconds. A frozen clock stands still and jumps where the table waits: nobody waits in a script."""

    def __init__(self, frozen: bool) -> None:
        self.frozen = frozen
        self._jumped = 0.0

    def now(self) -> float:
        return self._jumped if self.frozen else time.monotonic()

    def wait(self, seconds: float) -> None:
        if self.frozen:
            self._jumped += seconds
        else:
            time.sleep(max(0.0, seconds))


# Letters that are written from right to left, and what may stand between them in one name.
RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufefc\U00010800-\U00010fff\U0001e800-\U0001eeff"
TO_LEFT = re.compile(rf"[{RIGHT_TO_LEFT}](?:[ '’-]*[{RIGHT_TO_LEFT}])*")


def in_order(line: str) -> str:
    """The line with a left-to-right mark on both sides of each name in Hebrew, Arabic and the like.

    A terminal that writes these from right to left would take a figure or another such name behind them along. Whoever
    hears or feels the line meets the marks beside such names alone, and no isolates, which some terminals show.
    """
    return TO_LEFT.sub("\u200e\\g<0>\u200e", line)


class LineWriter:
    """Writes a line to standard output, as it is or in the looks of its kind, and never behind a prompt.

    All that a table tells comes through here. A server may be anybody's, so nothing in it moves the cursor.
    """

    def __init__(self, styled: bool) -> None:
        self._styled = styled
        self._prompted = False

    def __call__(self, line: str, kind: str) -> None:
        if self._prompted:
            click.echo()
            self._prompted = False
        line = in_order(printable(line))
        click.echo(click.style(line, **LOOKS[kind]) if self._styled and LOOKS[kind] else line)

    def prompt(self) -> None:
        """A prompt, if none waits already."""
        if not self._prompted:
            click.echo("> ", nl=False)
        self._prompted = True

    def typed(self) -> None:
        """A line was typed behind it: the cursor is on the next one."""
        self._prompted = False


def has_colour() -> bool:
    """Whether standard output is a terminal with colours, and its user wants any."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


def drive(
    session: Session, lines: TypedLines, source: Source, write: LineWriter, asked_first: Callable[[], None]
) -> None:
    """Play until there is nothing more to hear or to say. `asked_first` is called when the first question is out.

    Raises EOFError when input ends. Through a pipe a line is taken only when the person is asked; in a race at once.
    What is told while a line may be typed has a line of its own, after which the prompt comes again: what was typed
    before it stays with the line that is being typed.
    """
    while not session.over:
        session.ask(source.now())
        asked = session.asked
        if asked or session.racing:
            asked_first()
        if asked and lines.any_time and not session.unanswered:
            write.prompt()
        if source.happen():
            continue
        if told := session.alarm(source.now()):
            session.tell(told)
            continue
        if lines.any_time or session.listening or not source.wait():
            now = source.now()
            waits = (source.rest(), session.rest(now), session.until_alarm(now))
            rests = [rest for rest in waits if rest is not None]
            line = lines.get(min(rests, default=None))
            if line is not None:
                write.typed()
                session.type(line, source.now())
