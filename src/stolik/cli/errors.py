"""Every error as one line in the user's language. No traceback reaches a user."""

import errno
import os
import re
import sys

import click

from stolik.words import Words, printable
from stolik.words.words import Value

FILE_REASONS = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EROFS: "cli-file-denied",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-missing",
    errno.ENOSPC: "cli-file-full",
}


class BadInput(Exception):
    """Input that a command refuses: a message id and its values."""

    def __init__(self, message: str, **values: Value) -> None:
        self.message, self.values = message, values
        super().__init__(f"{message} {values}")


class GivenUp(BadInput):
    """Something that was needed has ended amid the work, and the command ends with status 1."""


class BadValue(Exception):
    """A value that is none of those its option takes, and what was typed."""

    def __init__(self, param: click.Parameter, given: str) -> None:
        self.param, self.given = param, given
        super().__init__(f"{param.name} {given}")


def one_line(error: Exception, words: Words) -> str:
    """What went wrong, in one line."""
    return printable(" ".join(_told(error, words).split()))  # what is quoted may be anything


def _told(error: Exception, words: Words) -> str:
    if isinstance(error, BadInput):
        return words.say(error.message, **error.values)
    if isinstance(error, OSError):
        reason = FILE_REASONS.get(error.errno or 0)
        told = words.say(reason) if reason else error.strerror or str(error)
        if error.filename is None:
            return f"{told[:1].upper()}{told[1:]}."
        return words.say("cli-file", path=os.fspath(error.filename) or '""', told=told)
    if isinstance(error, BadValue):
        return _bad_value(error, words)
    if isinstance(error, click.UsageError):
        return _usage(error, words)
    if (client := sys.modules.get("stolik.client.errors")) is not None and isinstance(error, client.ClientError):
        return str(error.told(words))
    from stolik.core.options import BadOption  # here, for these need the rules, which take half a second to load
    from stolik.words.errors import Explainable, explain

    if isinstance(error, Explainable):
        told = explain(words, error)
        return f"{told[:1].upper()}{told[1:]}." if isinstance(error, BadOption) else f"{told}."
    raise error


def _usage(error: click.UsageError, words: Words) -> str:
    """Click's complaints, which it has in English only; those that nobody meets stay in English."""
    if isinstance(error, click.NoSuchOption):
        near = list(error.possibilities or [])
        message = "cli-unknown-near" if near else "cli-unknown"
        return words.say(message, option=error.option_name, near=near)
    if isinstance(error, click.BadOptionUsage):
        flags = [param for param in error.ctx.command.params if getattr(param, "is_flag", False)] if error.ctx else []
        is_flag = any(error.option_name in param.opts for param in flags)
        return words.say("cli-no-value-taken" if is_flag else "cli-no-value", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.say("cli-missing", name=_missing(error))
    return error.format_message()


def _bad_value(error: BadValue, words: Words) -> str:
    """What an option takes, by its kind; every number with a fraction is a time."""
    option, given = max(error.param.opts, key=len), error.given
    match error.param.type:
        case click.Choice(choices=choices):
            return words.say("cli-not-a-choice", option=option, given=given, known=choices)
        case click.FloatRange(max=high):
            return words.say("cli-not-seconds", option=option, given=given, high=str(round(high or 0)))
        case click.IntRange(min=low, max=high) if re.fullmatch("[+-]?[0-9]+", given):
            return words.say("cli-number-range", option=option, given=given, low=low or 0, high=high or 0)
        case _:
            return words.say("cli-not-a-number", option=option, given=given)


def _missing(error: click.MissingParameter) -> str:
    """The option or the argument that is missing, as it is written."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.make_metavar(error.ctx).strip("[].") if error.param and error.ctx else ""
