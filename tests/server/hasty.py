"""Bots that do not wait, even in a race, where a pause is part of what a bot chooses."""

from typing import Any

from stolik.server.answers import LiveAnswers


class Hasty:
    """A bot that takes next to no time."""

    def __init__(self, bot: Any) -> None:
        self.name, self.blind, self._bot = bot.name, bot.blind, bot

    def choose(self, view: Any, legal: list[str], history: list[str]) -> tuple[str, float]:
        return self._bot.choose(view, legal, history)[0], 0.05


class HastyAnswers(LiveAnswers):
    """For `stolik.server.rooms.LiveAnswers`."""

    def bot(self, seat: int, level: str) -> Any:
        return Hasty(super().bot(seat, level))
