"""`stolik games`: which games there are, for how many, and their options."""

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.names import ABOUT, NONE, OPTIONS, TITLES
from stolik.cli.options import values
from stolik.core.options import choices, kinds
from stolik.games import GAMES
from stolik.words import Words


@click.command(cls=TranslatedCommand, add_help_option=False, help="cli-games", example="stolik games --lang de")
@lang
@help_option
@click.pass_obj
def games(words: Words) -> None:
    for game in GAMES.values():
        low, high = game.seats
        click.echo(
            words.say(
                "cli-game-line",
                name=game.name,
                title=words.say(TITLES[game.name]),
                low=low,
                high=high,
                told=words.say(ABOUT[game.name]),
            )
        )
        hints = kinds(game.options)
        for default in values(game.options()._asdict()):
            name = default.partition("=")[0]
            possible = choices(hints[name]) or (["on", "off"] if hints[name] is bool else None)
            none = words.say(NONE[game.name, name]) if (game.name, name) in NONE else None
            told = words.say(OPTIONS[name])
            line = words.say("cli-choice-line", default=default, told=told, possible=possible, none=none)
            click.echo(f"  {line}")
