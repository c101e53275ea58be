"""What a table cannot compute, and asks for: chance and the time of day. Asked once, and then in the log.

Bots are not asked here: what they think takes time (questions.py).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Answers(Protocol):
    """Whoever drives a table answers: the server from the operating system's chance, a test as it likes."""

    levels: Sequence[str]  # of bots, weakest first
    hints: bool  # whether there are any for the game of the table

    def instead(self, table: str, wanted: Mapping[int, str]) -> dict[int, str]:
        """A match begins at a table (its code), with bots on these seats. Those who are to play at another level in it,
        with that level; {} if all play as wanted."""

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

    def ask_for_exceptions(self, ask: Callable[[], dict[int, str]]) -> dict[int, str]:
        """An answer that is mostly empty, and noted only if it is not: as a table of texts, as no other answer is."""
        if self.replaying is not None:
            noted = self.replaying.pop(0) if self.replaying and isinstance(self.replaying[0], dict) else {}
            return {int(seat): level for seat, level in noted.items()}
        answer = ask()
        if answer:
            self.given.append({str(seat): level for seat, level in answer.items()})
        return answer
