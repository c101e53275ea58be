"""`stolik rules GAME`: the rules in words."""

import shutil
import sys
import textwrap

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.errors import BadInput
from stolik.games import GAMES
from stolik.words import Section, Words

USUAL_WIDTH = 80


@click.command(cls=TranslatedCommand, add_help_option=False, help="cli-rules", example="stolik rules trojki --lang pl")
@click.argument("game")
@lang
@help_option
@click.pass_obj
def rules(words: Words, game: str) -> None:
    if game.lower() not in GAMES:
        raise BadInput("cli-no-game", given=game, known=list(GAMES))
    for line in rule_lines(words, game.lower(), width()):
        click.echo(line)


def width() -> int:
    """The width of the terminal, or 80 where there is none."""
    return max(20, shutil.get_terminal_size((USUAL_WIDTH, 24)).columns) if sys.stdout.isatty() else USUAL_WIDTH


def rule_lines(words: Words, game: str, columns: int) -> list[str]:
    """The rule book as lines: titles and paragraphs."""
    lines: list[str] = []
    for section in words.rulebook(game):
        title, *paragraphs = section_told(words, section)
        lines += [*([""] if lines else []), title]
        for paragraph in paragraphs:
            lines += ["", *textwrap.wrap(paragraph, columns, break_on_hyphens=False)]
    return lines


def section_told(words: Words, section: Section) -> list[str]:
    """Its title, its paragraphs, and the numbers by which refusals and docs/rules name the rules in it."""
    numbers = [words.say("cli-rule-numbers", numbers=section.numbers)] if section.numbers else []
    return [section.title, *section.text.split("\n\n"), *numbers]
