"""Machine code of a game's bots, made or loaded beside what else goes on: whoever has to wait for it is told so.

What was made once is on disk, and there within a second or two; the first time it takes a minute or two.
"""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from stolik.bots.warming import warm

SOON = 1.0  # seconds for which nobody need be told


class GettingReady:
    """For one game. `patience`: seconds that `ready` waits for it; None: as long as it takes."""

    def __init__(self, game: str, patience: float | None = SOON) -> None:
        self._game, self._patience = game, patience
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin, unless it is under way or done."""
        if self._thread is None:
            self._thread = Thread(target=self._make, daemon=True, name=f"warm {self._game}")
            self._thread.start()

    def ready(self) -> bool:
        """Whether it is there."""
        return self._there(self._patience)

    def wait(self, tell: Callable[[], None]) -> None:
        """Come back when it is there; `tell` is called if that takes long."""
        if not self._there(SOON):
            tell()
            while not self._there(SOON):  # and so Ctrl-C is heard
                pass

    def _there(self, seconds: float | None) -> bool:
        self.start()
        assert self._thread is not None
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _make(self) -> None:
        with suppress(Exception):  # who needs it meets the same, and tells of it
            for _ in warm([self._game]):
                pass
