"""What a table cannot compute, and asks for: chance and the time of day. Asked once, and then in the log.

Bots are not asked here: what they think takes time (questions.py).
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Answers(Protocol):
    """Whoever drives a table answers: the server from the operating system's chance, a test as it likes."""

    levels: Sequence[str]  # of bots, weakest first

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """The cards in a new order, top card first, and the nonce that seals it (match/seal.py; "": no seal)."""

    def lot(self, count: int) -> int:
        """A number from 0 to count - 1."""

    def wall(self) -> str:
        """Date and time, ISO 8601, UTC."""


class Asked:
    """Asks, and notes the answers; while a log is replayed, gives those that were noted then."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.given: list[Any] = []
        self.replaying: list[Any] | None = None  # the answers still to be given again

    def ask(self, ask: Callable[[], Any]) -> Any:
        """The answer; IndexError if a log has fewer answers than are asked for."""
        if self.replaying is not None:
            return self.replaying.pop(0)
        answer = ask()
        self.given.append(answer)
        return answer
