"""`stolik warm`: the machine code of games and bots, made ahead and kept on disk."""

import time

import click

from stolik.bots.warming import warm as make_all
from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.options import find_game
from stolik.games import GAMES
from stolik.words import Words


@click.command(cls=TranslatedCommand, help="cli-warm", example="stolik warm golf", add_help_option=False)
@click.argument("games", nargs=-1)
@lang
@help_option
@click.pass_obj
def warm(words: Words, games: tuple[str, ...]) -> None:
    """Make it, with a line for each part that is ready."""
    names = [find_game(game).name for game in games] or list(GAMES)
    began, count = time.monotonic(), 0
    for name in make_all(names):
        count += 1
        click.echo(words.say("cli-warm-part", name=name, seconds=round(time.monotonic() - began)))
    click.echo(words.say("cli-warmed", count=count))
