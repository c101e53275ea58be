"""The random bot: any legal action, each as likely as any other. Out of turn it acts half the time."""

from random import Random

from stolik.bots.bot import GameBot, View


def choose(view: View, legal: list[str], history: list[str], random: Random) -> str:
    """A legal action, or "" half the time where only an exchange is offered: that is never a question."""
    if legal == ["exchange"] and random.random() < 0.5:
        return ""
    return legal[int(random.random() * len(legal))]


def random_bot(game: str, random: Random) -> GameBot:
    """The bot for a seat of any game."""
    return GameBot("random", choose, random, blind=True)
