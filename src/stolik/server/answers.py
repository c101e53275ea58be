"""What live tables ask for (table/answers.py), from the operating system: shuffled decks, lots, the time."""

import secrets
from collections.abc import Mapping, Sequence

from stolik.bots.minds import MINDS
from stolik.server.levels import Levels
from stolik.server.times import now_text

NONCE_BYTES = 32
_chance = secrets.SystemRandom()


class LiveAnswers:
    """The answers for one table of a game, as `levels` has its bots."""

    __slots__ = ("_game", "_levels", "hints", "levels")

    def __init__(self, game: str, levels: Levels) -> None:
        self._game, self._levels = game, levels
        self.levels: Sequence[str] = levels.offered
        self.hints = game in MINDS

    def instead(self, table: str, wanted: Mapping[int, str]) -> dict[int, str]:
        """The seats whose bots play the match that begins at another level than wanted, with that level."""
        return self._levels.instead(self._game, table, wanted)

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """The cards shuffled, and a random nonce in hexadecimal."""
        shuffled = list(cards)
        _chance.shuffle(shuffled)
        return shuffled, secrets.token_hex(NONCE_BYTES)

    def lot(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return secrets.randbelow(count)

    def wall(self) -> str:
        """Date and time, ISO 8601, UTC."""
        return now_text()
