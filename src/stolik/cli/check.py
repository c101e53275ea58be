"""`stolik check FILE...`: every record replayed and verified, line by line, however long the file is."""

from dataclasses import dataclass

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.errors import BadInput, one_line
from stolik.cli.record_file import lines_of
from stolik.games import GAMES
from stolik.match import BadRecord, check_record, read
from stolik.words import Words

INTERPRETED_ACTIONS = 5_000  # actions that are replayed before it pays to wait for machine code


@dataclass
class Counts:
    """What a file holds."""

    records: int = 0
    deals: int = 0
    actions: int = 0
    unfinished: int = 0
    sealed: int = 0


@click.command(cls=TranslatedCommand, add_help_option=False, help="cli-check", example="stolik check games.jsonl")
@click.argument("files", nargs=-1, required=True)
@lang
@help_option
@click.pass_obj
@click.pass_context
def check(ctx: click.Context, words: Words, files: tuple[str, ...]) -> None:
    """Check files of records; status 2 if any is bad."""
    bad = False
    for file in files:
        try:
            counts = check_file(file)
        except (BadRecord, OSError, BadInput) as error:
            told = one_line(error, words)
            if isinstance(error, BadRecord):
                told = words.say("cli-in-file", path=file, told=told)
            click.echo(told, err=True)
            bad = True
        else:
            click.echo(
                words.say(
                    "cli-checked",
                    path=file,
                    count=counts.records,
                    deals=counts.deals,
                    actions=counts.actions,
                    unfinished=counts.unfinished,
                    sealed=counts.sealed,
                )
            )
    ctx.exit(2 if bad else 0)


def check_file(file: str) -> Counts:
    """Check one file (`-`: standard input). Raises BadRecord, OSError."""
    counts = Counts()
    for line, record in read(lines_of(file)):
        match = check_record(record, GAMES, line, fast=counts.actions > INTERPRETED_ACTIONS)
        counts.records += 1
        counts.deals += len(match.deals)
        counts.actions += sum(len(deal.actions) for deal in match.deals)
        counts.unfinished += not match.over
        counts.sealed += sum("seal" in deal for deal in record["deals"])
    return counts
