"""The terminal as a stream of lines: lines typed, the time, and the loop that drives a table between them.

Nothing is ever redrawn and the cursor never moves: that is what screen readers and Braille displays can follow.
"""

import io
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import click

from stolik.cli.session import EVENT, PLAIN, QUESTION, REFUSAL, Session

SLICE = 0.5  # seconds: the longest wait that Ctrl-C may have to sit out (on Windows)
LOOKS: dict[str, dict[str, Any]] = {EVENT: {}, PLAIN: {}, QUESTION: {"bold": True}, REFUSAL: {"fg": "yellow"}}


class Lines:
    """Lines that somebody types, or that come through a pipe. `any_time`: a person is there, who may type whenever."""

    def __init__(self) -> None:
        self.any_time = sys.stdin is not None and sys.stdin.isatty()
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._reading = False
        self._ended = False

    def get(self, timeout: float | None) -> str | None:
        """The next line, or None if none comes in time. Raises EOFError at the end of input."""
        if not self._reading:
            self._reading = True
            Thread(target=self._read, daemon=True, name="lines").start()
        until = None if timeout is None else time.monotonic() + timeout
        while not self._ended:
            rest = SLICE if until is None else min(SLICE, until - time.monotonic())
            try:
                line = self._lines.get(timeout=max(0.0, rest))
            except Empty:
                if until is not None and time.monotonic() >= until:
                    return None
                continue
            if line is not None:
                return line
            self._ended = True
        raise EOFError

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


class Clock:
    """The time in seconds. A frozen clock stands still and jumps where the table waits: nobody waits in a script."""

    def __init__(self, frozen: bool) -> None:
        self.frozen = frozen
        self._jumped = 0.0

    def now(self) -> float:
        """The time."""
        return self._jumped if self.frozen else time.monotonic()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        if self.frozen:
            self._jumped += seconds
        else:
            time.sleep(max(0.0, seconds))


def writer(styled: bool) -> Callable[[str, str], None]:
    """Writes a line to standard output, as it is or in the looks of its kind."""

    def write(line: str, kind: str) -> None:
        click.echo(click.style(line, **LOOKS[kind]) if styled and LOOKS[kind] else line)

    return write


def has_colour() -> bool:
    """Whether standard output is a terminal with colours, and its user wants any."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


def drive(session: Session, lines: Lines, clock: Clock, asked_first: Callable[[], None]) -> None:
    """Play until the match is over or the person leaves. `asked_first` is called when the first question is out.

    Raises EOFError when input ends. Through a pipe a line is taken only when the person is asked; in a race at once.
    """
    table, prompted = session.table, False
    session.hear(table.begin(clock.now()))
    while not table.over and not session.left:
        session.ask()
        asked = session.asked
        if asked or session.racing:
            asked_first()
        if asked and lines.any_time and not prompted:
            click.echo("> ", nl=False)
            prompted = True
        now, due = clock.now(), table.due()
        if due is not None and due <= now:
            session.hear(table.tick(now))
        elif due is None or lines.any_time or asked or (session.racing and not session.waiting):
            line = lines.get(None if due is None or clock.frozen else due - now)
            if line is not None:
                prompted = False
                session.type(line, clock.now())
        else:
            clock.wait(due - now)
