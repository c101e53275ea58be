"""`stolik games`: which games there are, for how many, and their options."""

from types import NoneType
from typing import get_args

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
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
                title=words.say(f"{game.name}-title"),
                low=low,
                high=high,
                told=words.say(f"{game.name}-about"),
            )
        )
        hints = kinds(game.options)
        for default in values(game.options()._asdict()):
            name = default.partition("=")[0]
            possible = choices(hints[name]) or (["on", "off"] if hints[name] is bool else None)
            null = f"{game.name}-option-{name}-null"
            none = words.say(null) if NoneType in get_args(hints[name]) else None
            told = words.say("room-seats" if name == "seats" else f"{game.name}-option-{name}")
            line = words.say("cli-choice-line", default=default, told=told, possible=possible, none=none)
            click.echo(f"  {line}")
