"""What all commands share: help in the user's language, values that are refused in words, and `--lang`.

Help texts are ids of messages (cli.ftl); a text that is none is shown as it is.
"""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from stolik.cli.errors import BadInput, BadValue
from stolik.cli.names import COMMANDS
from stolik.cli.signals import end_cleanly
from stolik.words import LANGUAGES, Words

MESSAGE = re.compile("(cli|terminal)-[a-z0-9-]+")


def told(words: Words, text: str | None) -> str:
    """The message with this id, or the text itself."""
    return words.say(text) if text and MESSAGE.fullmatch(text) else text or ""


class TranslatedCommand(click.Command):
    """A command with an example in its help, all of it in the user's language."""

    def __init__(self, *args: Any, example: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.example = example

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        with _complaints_in(self, ctx, args):
            super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise BadInput("cli-extra", given=" ".join(ctx.args))
        return []

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter, self.example)


class Leavable(TranslatedCommand):
    """A command at a table: whoever leaves it, however early, has done nothing wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        end_cleanly()
        try:
            return super().invoke(ctx)
        except (EOFError, KeyboardInterrupt):
            ctx.exit(0)


class TranslatedGroup(click.Group):
    """Commands whose help is in the user's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _complaints_in(self, ctx, args):
            return super().parse_args(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter, "stolik play durak --seats 3")


@contextmanager
def _complaints_in(command: click.Command, ctx: click.Context, args: list[str]) -> Iterator[None]:
    """Click says neither which command an option was wrong in nor what was typed; the text of the error needs both."""
    typed = list(args)
    try:
        yield
    except click.MissingParameter:
        raise
    except click.BadParameter as error:
        given, _, _ = command.make_parser(ctx).parse_args(typed)
        if error.param is None or error.param.name not in given:
            raise
        raise BadValue(error.param, str(given[error.param.name])) from None
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, example: str) -> None:
    """What the command does, an example, its options and its commands."""
    words = ctx.find_object(Words) or Words("en")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{words.say('cli-usage')} ")
    with formatter.indentation():
        formatter.write_paragraph()
        formatter.write_text(told(words, command.help))
    with formatter.section(words.say("cli-example")):
        formatter.write_text(example)
    listed = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    with formatter.section(words.say("cli-options")):
        formatter.write_dl([_described(param, words, ctx) for param in listed])
    if isinstance(command, click.Group):
        with formatter.section(words.say("cli-commands")):
            formatter.write_dl([(name, words.say(COMMANDS[name])) for name in command.list_commands(ctx)])


def _described(param: click.Option, words: Words, ctx: click.Context) -> tuple[str, str]:
    """How an option is written, and what it does."""
    record = param.get_help_record(ctx)
    text = told(words, param.help)
    return record[0] if record else "", words.say("cli-needed", told=text) if param.required else text


# --- kinds of values -------------------------------------------------------------------------------------------------


def number(low: int, high: int = 1_000_000_000) -> click.IntRange:
    """A whole number from `low` to `high`."""
    kind = click.IntRange(low, high)
    kind.name = "n"  # as help calls it
    return kind


class Seconds(click.FloatRange):
    """A time in seconds, from 0 to `high`."""

    name = "seconds"

    def __init__(self, high: float = 86_400.0) -> None:
        super().__init__(0.0, high)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = super().convert(value, param, ctx)
        if math.isnan(seconds):  # which no comparison finds out of range
            self.fail(str(value), param, ctx)
        return seconds


def show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


lang = click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help="cli-help-lang")
help_option = click.option(
    "--help", "-h", is_flag=True, is_eager=True, expose_value=False, callback=show_help, help="cli-help-help"
)
