"""What a table cannot compute, and asks for: chance, bots and the time of day. Asked once, and then in the log."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from stolik.table.play import Bot, View


class Answers(Protocol):
    """Whoever drives a table answers: the server from the operating system's chance, a test as it likes."""

    levels: Sequence[str]  # of bots, weakest first

    def bot(self, seat: int, level: str) -> Bot:
        """A player of this level for a seat. KeyError for a level that there is not."""

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


class AskedBot:
    """A bot at a seat whose choices are noted; while a log is replayed it is neither asked nor shown anything."""

    def __init__(self, asked: Asked, seat: int, level: str) -> None:
        self.name = level
        self._asked, self._seat = asked, seat
        self._bot: Bot | None = None

    @property
    def blind(self) -> bool:
        """Whether it needs no view just now."""
        return self._asked.replaying is not None or self._player().blind

    def choose(self, view: View, legal: list[str], history: list[str]) -> tuple[str, float]:
        """As `Bot.choose`."""
        action, delay = self._asked.ask(lambda: self._player().choose(view, legal, history))
        return action, delay

    def _player(self) -> Bot:
        if self._bot is None:
            self._bot = self._asked.answers.bot(self._seat, self.name)
        return self._bot
