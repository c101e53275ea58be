"""What is asked before a match if the command line does not say it: which game, how many seats, how calm."""

import click

from stolik.cli.answers import command
from stolik.cli.terminal import TypedLines
from stolik.core.game import Game
from stolik.core.speech import whole
from stolik.games import GAMES
from stolik.table import LONGEST_THINK
from stolik.words import Words


def ask_game(lines: TypedLines, words: Words) -> Game:
    """One of the games, by its number, its name or its title. Raises EOFError, as all questions do."""
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        title, about = words.say(f"{game.name}-title"), words.say(f"{game.name}-about")
        click.echo(words.say("terminal-game-choice", number=number, title=title, told=about))
    while True:
        text = _ask(lines, words, words.say("terminal-ask-game", title=words.say(f"{games[0].name}-title"))).casefold()
        if not text:
            return games[0]
        for number, game in enumerate(games, 1):
            if text in (str(number), game.name, words.say(f"{game.name}-title").casefold()):
                return game
        click.echo(words.say("typed-no-choice", number=text, count=len(games)))


def ask_seats(lines: TypedLines, words: Words, game: Game) -> int:
    """How many sit at the table."""
    low, high = game.seats
    usual: int = game.options._field_defaults["seats"]
    while True:
        text = _ask(lines, words, words.say("terminal-ask-seats", low=low, high=high, count=usual))
        if not text:
            return usual
        if (count := whole(text, low, high)) is not None:
            return count
        click.echo(words.say("terminal-no-seats", low=low, high=high))


def ask_think(lines: TypedLines, words: Words) -> float | None:
    """Trojki: the seconds in which nothing is claimed after each change of the table; None: none."""
    while True:
        text = _ask(lines, words, words.say("terminal-ask-think"))
        if not text:
            return None
        if (count := whole(text, 0, round(LONGEST_THINK))) is not None:
            return float(count) or None
        click.echo(words.say("terminal-no-think", high=round(LONGEST_THINK)))


def _ask(lines: TypedLines, words: Words, question: str) -> str:
    """The answer. Raises EOFError at the end of input, and when somebody wants to leave."""
    click.echo(question)
    if lines.any_time:
        click.echo("> ", nl=False)
    text = (lines.get(None) or "").strip()
    if (command(text, words) or ("",))[0] == "quit":
        raise EOFError
    return text
