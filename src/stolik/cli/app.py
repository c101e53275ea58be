"""The group of all commands. Each is loaded when it is wanted, so that help and rules come without the machine code."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from stolik.cli.command import TranslatedGroup, help_option, lang, number
from stolik.cli.errors import BadInput, GivenUp, one_line
from stolik.cli.language import language
from stolik.cli.names import COMMANDS
from stolik.cli.signals import status as status_of
from stolik.words import Words

BAD_INPUT, BROKEN = 2, 1


class App(TranslatedGroup):
    """Loads a command from the module of its name; turns whatever goes wrong into one line and a status."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"stolik.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS:
            raise BadInput("cli-no-command", given=args[0], known=list(COMMANDS))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run, and leave with status 0, 2 for bad input, 130 after Ctrl-C, 1 for a mistake of ours and GivenUp."""
        given = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdin, sys.stdout, sys.stderr):  # a character that the terminal lacks is no reason to die
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        words = Words(language(given, os.environ))
        try:
            status = super().main(given, prog_name or "stolik", complete_var, standalone_mode=False, obj=words, **extra)
        except (click.Abort, KeyboardInterrupt) as error:
            status = status_of(error.__cause__ or error)  # click makes an Abort of an interrupt
        except Exception as error:
            status = self.refuse(error, words)
        sys.exit(status if isinstance(status, int) else 0)

    def refuse(self, error: Exception, words: Words) -> int:
        """Say what was wrong with the input; anything else is a mistake of ours."""
        try:
            line, status = one_line(error, words), BROKEN if isinstance(error, GivenUp) else BAD_INPUT
        except Exception:
            if os.environ.get("STOLIK_DEBUG"):
                raise error from None
            line, status = words.say("cli-broken", told=f"{type(error).__name__}: {error}"), BROKEN
        click.echo(" ".join(line.split()), err=True)
        return status


@click.group(cls=App, invoke_without_command=True, add_help_option=False, help="cli-stolik")
@click.option("--lan", is_flag=True, help="cli-help-lan")
@click.option("--port", type=number(0, 65_535), help="cli-help-port")
@lang
@help_option
@click.version_option(package_name="stolik", message="stolik %(version)s", help="cli-help-version")
@click.pass_context
def app(ctx: click.Context, lan: bool, port: int | None) -> None:
    """All commands; without one, the table in the browser."""
    if ctx.invoked_subcommand is None:
        from stolik.cli.home import home
        from stolik.server.config import PORT

        home(ctx.obj, lan, PORT if port is None else port)
    elif lan or port is not None:
        raise BadInput("cli-alone", option="--lan" if lan else "--port")
