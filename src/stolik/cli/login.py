"""`stolik login`: one's account on a server, for all that is done there from this computer."""

import asyncio
import sys

import click

from stolik.cli.command import TranslatedCommand, help_option, lang
from stolik.cli.program import TERMINAL
from stolik.cli.tokens import remember
from stolik.client import ClientError, login_token
from stolik.client.address import address
from stolik.words import Words, printable


@click.command(
    cls=TranslatedCommand,
    add_help_option=False,
    help="cli-login",
    example="stolik login --server https://cards.example --name Anna",
)
@click.option("--server", metavar="URL", required=True, help="cli-help-server-account")
@click.option("--name", metavar="NAME", required=True, help="cli-help-login-name")
@lang
@help_option
@click.pass_obj
def login(words: Words, server: str, name: str) -> None:
    """Ask for the password, and for a code where the server wants one; play there as the account from now on."""
    base, password = address(server), _typed(words.say("cli-login-password"), hidden=True)
    try:
        token = _sign_in(base, name, password, "", words)
    except ClientError as error:
        if error.event.id != "people-code":
            raise
        token = _sign_in(base, name, password, _typed(words.say("cli-login-code"), hidden=False), words)
    remember(base, token)
    click.echo(words.say("cli-login-done", name=printable(name), server=printable(base)))


def _sign_in(base: str, name: str, password: str, code: str, words: Words) -> str:
    return asyncio.run(login_token(base, name, password, code, words.language, TERMINAL))


def _typed(question: str, hidden: bool) -> str:
    """What is typed; through a pipe it is one line."""
    if not _is_terminal():
        return sys.stdin.readline().rstrip("\r\n")
    return str(click.prompt(question, hide_input=hidden))


def _is_terminal() -> bool:
    return sys.stdin.isatty()
