"""What live tables ask for (table/answers.py), from the operating system: shuffled decks, lots, the time; and bots."""

import os
import secrets
from collections.abc import Sequence
from random import Random

from stolik.bots import BOTS, GameBot, make
from stolik.server.people import now_text

NONCE_BYTES = 32
_chance = secrets.SystemRandom()


class LiveAnswers:
    """The answers for one table, and the bots that it asks (thinking.py)."""

    __slots__ = ("_game",)
    levels: Sequence[str] = tuple(BOTS)

    def __init__(self, game: str) -> None:
        self._game = game

    def bot(self, seat: int, level: str) -> GameBot:
        """A bot with chance of its own. KeyError for a level that there is not."""
        return make(level, self._game, Random(os.urandom(16)))

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """The cards shuffled, and a random nonce in hexadecimal."""
        shuffled = list(cards)
        _chance.shuffle(shuffled)
        return shuffled, secrets.token_hex(NONCE_BYTES)

    def lot(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return secrets.randbelow(count)

    def wall(self) -> str:
        """Date and time, ISO 8601, UTC, whole seconds."""
        return now_text()
