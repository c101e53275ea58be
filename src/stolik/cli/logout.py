"""`stolik logout`: the session that this computer has on a server ends."""

import asyncio
from contextlib import suppress

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.program import TERMINAL
from stolik.cli.tokens import remember, token_for
from stolik.client import BadToken
from stolik.client.address import address
from stolik.client.api import Api
from stolik.words import Words, printable


@click.command(
    cls=TranslatedCommand,
    add_help_option=False,
    help="cli-logout",
    example="stolik logout --server https://cards.example",
)
@click.option("--server", metavar="URL", required=True, help="cli-help-server-account")
@lang
@help_option
@click.pass_obj
def logout(words: Words, server: str) -> None:
    """End the session there; from now on one is a new guest."""
    base = address(server)
    if token := token_for(base):
        with suppress(BadToken):  # it has ended already
            asyncio.run(Api(base, token, words.language, TERMINAL).call("POST", "/api/logout", {}))
        remember(base, "")
    click.echo(words.say("cli-logout-done", server=printable(base)))
