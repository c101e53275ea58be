"""`stolik admin`: what the operator of a server does about people, whether the server is running or not.

A running server alone may touch its database, so it is asked to do it (server/admin_channel.py); otherwise this
process opens the database itself.
"""

import asyncio
import errno
import os
import secrets
import sys
from pathlib import Path
from typing import Any, get_args

import click
from platformdirs import user_data_path

from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput
from stolik.core.game import Event
from stolik.server.admin import AdminTask, Answer, Order, ReportLine, carry_out
from stolik.server.admin_channel import send
from stolik.server.config import DATABASE_FILE, default_database
from stolik.server.connections import Connections
from stolik.server.limits import Limits
from stolik.server.people import GIVEN_DAYS, People
from stolik.store import Store
from stolik.words import Words, printable

ACTIONS: tuple[str, ...] = get_args(AdminTask)
SUBJECT = ("close-report", "ban", "unban", "password")  # actions that are done to somebody or something
GENERATED_CHARACTERS = 16  # characters of a password that nobody chose


@click.command(
    cls=TranslatedCommand, help="cli-admin", example="stolik admin ban vovrgp7h2k --days 7", add_help_option=False
)
@click.argument("action", type=click.Choice(tuple(ACTIONS)), metavar="|".join(ACTIONS))
@click.argument("subject", required=False, metavar="[WHO]")
@click.option("--all", "closed_too", is_flag=True, help="cli-help-admin-all")
@click.option("--days", type=number(1, 36_500), help="cli-help-admin-days")
@click.option("--why", default="", help="cli-help-admin-why")
@click.option("--generate", is_flag=True, help="cli-help-admin-generate")
@click.option("--database", metavar="URL", envvar="STOLIK_DATABASE", help="cli-help-database")
@click.option("--data", metavar="DIR", type=click.Path(path_type=Path), envvar="STOLIK_DATA", help="cli-help-data")
@lang
@help_option
@click.pass_obj
def admin(
    words: Words,
    action: Any,
    subject: str | None,
    closed_too: bool,
    days: int | None,
    why: str,
    generate: bool,
    data: Path | None,
    database: str | None,
) -> None:
    """Carry out one order and print what came of it."""
    if action in SUBJECT and not subject:
        raise BadInput("cli-missing", name="WHO")
    if action not in SUBJECT and subject:
        raise BadInput("cli-extra", given=subject)
    password = ""
    if action == "password":
        password = secrets.token_urlsafe(GENERATED_CHARACTERS) if generate else _ask(words)
    order = Order(action, subject or "", closed_too, days, why, password)
    folder = data if data is not None else user_data_path("stolik", appauthor=False)
    answer = asyncio.run(_carry_out(order, folder, database))
    if answer.reason:
        said = words.tell(Event(answer.reason, answer.values)).removesuffix(".")
        raise BadInput("cli-admin-refused", told=said)
    for line in _lines(words, order, answer):
        click.echo(printable(line))
    if generate and password:
        click.echo(password)


async def _carry_out(order: Order, data: Path, database: str | None) -> Answer:
    """By the server that is running, or by ourselves. Raises OSError and StoreError."""
    answer = await send(data, order)
    if answer is not None:
        return answer
    if database is None and not (data / DATABASE_FILE).exists():  # a wrong folder: an empty one would know of nothing
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(data / DATABASE_FILE))
    store = await Store.open(database or default_database(data), owner="stolik admin")
    try:
        connections = Connections()  # nobody's
        people = People(store, Limits(), connections.disconnect_person)
        await people.load()
        return await carry_out(order, people, connections, store)
    finally:
        await store.close()


def _ask(words: Words) -> str:
    """A new password, typed twice unseen; through a pipe it is one line."""
    if not _is_terminal():
        return sys.stdin.readline().rstrip("\r\n")
    first = str(click.prompt(words.say("cli-admin-ask"), hide_input=True))
    if first != click.prompt(words.say("cli-admin-ask-again"), hide_input=True):
        raise BadInput("cli-admin-differ")
    return first


def _is_terminal() -> bool:
    return sys.stdin.isatty()


def _lines(words: Words, order: Order, answer: Answer) -> list[str]:
    """What is said about it."""
    match order.do:
        case "reports":
            lines = [] if answer.reports else [words.say("cli-admin-no-reports")]
            for each in answer.reports:
                lines.append(_report(words, each))
                lines += [f"  {line}" for line in each.text.splitlines()]
                lines += [f"    {line}" for line in each.chat.splitlines()]
            return lines
        case "bans":
            lines = [] if answer.bans else [words.say("cli-admin-no-bans")]
            for ban in answer.bans:
                who = _who(words, ban.who, ban.name)
                lines.append(words.say("cli-admin-ban", who=who, until=ban.until, why=ban.why or None))
            return lines
        case "close-report":
            return [words.say("cli-admin-closed", number=answer.who)]
        case "ban":
            if order.days is None:
                return [words.say("cli-admin-banned", who=_who(words, answer.who, answer.name))]
            return [words.say("cli-admin-banned-days", who=_who(words, answer.who, answer.name), count=order.days)]
        case "unban":
            return [words.say("cli-admin-unbanned", who=_who(words, answer.who, answer.name))]
        case "password":
            return [words.say("cli-admin-password", who=_who(words, answer.who, answer.name), days=GIVEN_DAYS)]


def _report(words: Words, report: ReportLine) -> str:
    """The first line of a report: who complains about whom, when and where."""
    by, about = (
        _who(words, id, name) if id else words.say("cli-admin-deleted") for id, name in (report.by, report.about)
    )
    number, table = str(report.id), report.table or None
    return words.say(
        "cli-admin-report", number=number, at=report.at, table=table, by=by, about=about, closed=report.closed
    )


def _who(words: Words, id: str, name: str) -> str:
    """Somebody by their name and their id, an address or a network as it is."""
    return words.say("cli-admin-who", name=name, id=id) if name else id
