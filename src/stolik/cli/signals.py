"""Signals that end a command: each becomes a KeyboardInterrupt that carries its number, so that files and processes
are closed as after Ctrl-C.

A signal that the caller ignores (`nohup`, a job in the background) stays ignored.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Handler = Callable[[int, Any], None]

ENDING: list[signal.Signals] = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


def end_cleanly() -> None:
    """From now on every signal that ends the command interrupts it instead."""
    _set(_interrupt)


def status(error: BaseException) -> int:
    """The status of a command that an interrupt has ended, as a shell would give it: 130 for Ctrl-C."""
    number = error.args[0] if isinstance(error, KeyboardInterrupt) and error.args else signal.SIGINT
    return 128 + int(number)


@contextmanager
def put_off() -> Iterator[None]:
    """What is done here is done to its end before a signal interrupts; a second signal does not wait."""
    came: list[int] = []

    def note(number: int, frame: object) -> None:
        if came:
            raise KeyboardInterrupt(number)
        came.append(number)

    before = _set(note)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if came:
        raise KeyboardInterrupt(came[0])


def _set(handler: Handler) -> dict[int, Any]:
    """Handle the signals that are not ignored; how they were handled before."""
    before: dict[int, Any] = {}
    for number in ENDING:
        if signal.getsignal(number) not in (signal.SIG_IGN, None):
            try:
                before[number] = signal.signal(number, handler)
            except ValueError:  # only the main thread may say so
                return {}
    return before


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt(number)
