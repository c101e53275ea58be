"""`stolik watch`: a table on a server as a spectator, told line by line."""

import click

from stolik.cli import options as shared
from stolik.cli.command import Leavable, help_option, lang
from stolik.cli.online import watch_on_server
from stolik.cli.terminal import TypedLines
from stolik.words import Words


@click.command(
    cls=Leavable,
    add_help_option=False,
    help="cli-watch",
    example="stolik watch --server https://cards.example --table K7QMXB",
)
@click.option("--server", metavar="URL", required=True, help="cli-help-server-only")
@click.option("--table", metavar="CODE", required=True, help="cli-help-table-watched")
@shared.cards
@shared.verbosity
@lang
@help_option
@click.pass_obj
def watch(words: Words, server: str, table: str, cards: str, verbosity: str) -> None:
    watch_on_server(server, table, Words(words.language, cards=cards), TypedLines(), verbosity)
