"""`stolik watch`: a table on a server as a spectator, told line by line."""

from typing import Any

import click

from stolik.cli import options as shared
from stolik.cli.command import Command, help_option, lang
from stolik.cli.online import watch_there
from stolik.cli.signals import end_cleanly
from stolik.cli.terminal import Lines
from stolik.words import Words


class Watch(Command):
    """Whoever leaves has done nothing wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        end_cleanly()
        try:
            return super().invoke(ctx)
        except (EOFError, KeyboardInterrupt):
            ctx.exit(0)


@click.command(
    cls=Watch,
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
    """Watch a table."""
    watch_there(server, table, Words(words.language, cards=cards), Lines(), verbosity)
