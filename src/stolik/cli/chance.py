"""Chance for a table: decks and bots from one seed, or from the operating system.

With a seed each shuffle and each choice of a bot starts from the seed and the place in the match, not from what was
drawn before: so a match that is taken up again goes on as it would have.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any

from stolik.bots import BOTS, make
from stolik.bots.repeatable import SeatBot
from stolik.match import Match


class SeededChance:
    """One source for all that happens by chance at a table (stolik.table.Answers); `match` is set when there is one."""

    levels: Sequence[str] = tuple(BOTS)
    hints = True  # the terminal says where there are none

    def __init__(self, seed: str | None) -> None:
        self.seed = seed
        self.code = seed if seed is not None else token_hex(4)  # of the table: its bots are who this says
        self.match: Callable[[], Match] | None = None

    def source(self, what: str) -> random.Random:
        """A source for one purpose at this place of the match."""
        if self.seed is None:
            return random.SystemRandom()
        return random.Random(f"{self.seed} {what} {self._place()}")

    def _place(self) -> str:
        match = self.match() if self.match is not None else None
        return f"{len(match.deals)} {len(match.deal.actions) if match.deal is not None else 0}" if match else "0 0"

    def shuffle(self, cards: list[Any]) -> None:
        """Reorder a list in place."""
        self.source("shuffle").shuffle(cards)

    # --- what a table asks ---------------------------------------------------------------------------------------

    def bot(self, seat: int, level: str) -> SeatBot:
        """A bot for a seat, known by its name in BOTS."""
        assert self.match is not None
        source = random.SystemRandom() if self.seed is None else random.Random()
        match = self.match()
        bot = make(level, match.game.name, source, match.options)
        return SeatBot(bot, lambda: source.seed(f"{self.seed} bot {seat} {self._place()}"))

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """The cards shuffled; without a seal, for whom would it convince?"""
        deck = list(cards)
        self.shuffle(deck)
        return deck, ""

    def instead(self, table: str, wanted: Mapping[int, str]) -> dict[int, str]:
        """Whoever plays at home has the computer's time alone: all play as wanted."""
        return {}

    def lot(self, count: int) -> int:
        """Who deals first."""
        return self.source("dealer").randrange(count)

    def wall(self) -> str:
        """The time of day."""
        return datetime.now(UTC).isoformat(timespec="seconds")
