"""Every error as one line in the user's language. No traceback reaches a user."""

import errno
import os
import sys

import click

from stolik.words import Words

FILE_REASONS = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EROFS: "cli-file-denied",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-missing",
    errno.ENOSPC: "cli-file-full",
}


class Refused(Exception):
    """Input that a command refuses: a message id and its values."""

    def __init__(self, message: str, **values: str | int) -> None:
        self.message, self.values = message, values
        super().__init__(f"{message} {values}")


def one_line(error: Exception, words: Words) -> str:
    """What went wrong, in one line."""
    line = " ".join(_told(error, words).split())
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)  # what is quoted may be anything


def _told(error: Exception, words: Words) -> str:
    if isinstance(error, Refused):
        return words.say(error.message, **error.values)
    if isinstance(error, OSError):
        reason = FILE_REASONS.get(error.errno or 0)
        told = words.say(reason) if reason else error.strerror or str(error)
        if error.filename is None:
            return f"{told[:1].upper()}{told[1:]}."
        return words.say("cli-file", path=os.fspath(error.filename) or '""', told=told)
    if isinstance(error, click.UsageError):
        return _usage(error, words)
    if (client := sys.modules.get("stolik.client.errors")) is not None and isinstance(error, client.ClientError):
        return str(error.told(words))
    from stolik.core.options import BadOption  # here, for these need the rules, which take half a second to load
    from stolik.words.errors import Refusal, explain

    if isinstance(error, Refusal):
        told = explain(words, error)
        return f"{told[:1].upper()}{told[1:]}." if isinstance(error, BadOption) else f"{told}."
    raise error


def _usage(error: click.UsageError, words: Words) -> str:
    """Click's complaints, which it has in English only; those that nobody meets stay in English."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(error.possibilities or [])
        message = "cli-unknown-near" if near else "cli-unknown"
        return words.say(message, option=error.option_name, near=near)
    if isinstance(error, click.BadOptionUsage):
        flags = [param for param in error.ctx.command.params if getattr(param, "is_flag", False)] if error.ctx else []
        is_flag = any(error.option_name in param.opts for param in flags)
        return words.say("cli-no-value-taken" if is_flag else "cli-no-value", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.say("cli-missing", name=_missing(error))
    return error.format_message()


def _missing(error: click.MissingParameter) -> str:
    """The option or the argument that is missing, as it is written."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.make_metavar(error.ctx).strip("[].") if error.param and error.ctx else ""
