"""`stolik serve`: the server for people elsewhere, from one laptop to a machine of its own."""

import os
import re
from pathlib import Path
from urllib.parse import urlsplit

import click
from platformdirs import user_data_path

from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput, one_line
from stolik.server import logs
from stolik.server.config import PORT, SHORTEST_SECRET, Config, ShortSecret, default_database, secret_of
from stolik.server.descriptors import most_people
from stolik.server.levels import LEVELS, WHEN_FULL
from stolik.server.limits import Limits, Network, networks
from stolik.server.run import Stopped
from stolik.server.run import serve as serve_until_stopped
from stolik.store import GATHER_SECONDS, Process, StoreError
from stolik.words import Words

MOST_CORES = 1_024
GATHER = round(GATHER_SECONDS * 1000)
EXAMPLE = "stolik serve --host 0.0.0.0 --origin https://cards.example.org --trusted-proxy 127.0.0.1"


@click.command(cls=TranslatedCommand, help="cli-serve", example=EXAMPLE, add_help_option=False)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help="cli-help-host")
@click.option("--port", type=number(0, 65_535), default=PORT, help="cli-help-port")
@click.option("--database", metavar="URL", envvar="STOLIK_DATABASE", help="cli-help-database")
@click.option("--read-database", metavar="URL", envvar="STOLIK_READ_DATABASE", help="cli-help-read-database")
@click.option("--data", metavar="DIR", type=click.Path(path_type=Path), envvar="STOLIK_DATA", help="cli-help-data")
@click.option("--origin", "origins", metavar="URL", multiple=True, help="cli-help-origin")
@click.option(
    "--host-name", "names", metavar="HOST", multiple=True, envvar="STOLIK_HOST_NAMES", help="cli-help-host-name"
)
@click.option("--name", metavar="NAME", envvar="STOLIK_NAME", help="cli-help-process-name")
@click.option("--at", metavar="ADDRESS", envvar="STOLIK_AT", help="cli-help-at")
@click.option("--trusted-proxy", "proxies", metavar="NETWORK", multiple=True, help="cli-help-trusted-proxy")
@click.option("--limit", "given", metavar="NAME=VALUE", multiple=True, help="cli-help-limit")
@click.option(
    "--gather", type=number(0, 1000), default=GATHER, metavar="MS", envvar="STOLIK_GATHER", help="cli-help-gather"
)
@click.option(
    "--bot-cores", type=number(0, MOST_CORES), default=1, envvar="STOLIK_BOT_CORES", help="cli-help-bot-cores"
)
@click.option(
    "--highest-level",
    type=click.Choice(LEVELS),
    default=LEVELS[-1],
    envvar="STOLIK_HIGHEST_LEVEL",
    help="cli-help-highest-level",
)
@click.option(
    "--level-when-full",
    type=click.Choice(LEVELS),
    default=WHEN_FULL,
    envvar="STOLIK_LEVEL_WHEN_FULL",
    help="cli-help-level-when-full",
)
@lang
@help_option
@click.pass_obj
def serve(
    words: Words,
    host: str,
    port: int,
    database: str | None,
    read_database: str | None,
    data: Path | None,
    origins: tuple[str, ...],
    names: tuple[str, ...],
    name: str | None,
    at: str | None,
    proxies: tuple[str, ...],
    given: tuple[str, ...],
    gather: int,
    bot_cores: int,
    highest_level: str,
    level_when_full: str,
) -> None:
    """Serve until stopped by Ctrl-C or SIGTERM."""
    folder = data if data is not None else user_data_path("stolik", appauthor=False)
    limits, trusted = _limits(given), _networks(proxies)
    try:
        secret = secret_of(folder, os.environ)
    except ShortSecret as error:
        raise BadInput("cli-serve-secret", path=str(error), count=SHORTEST_SECRET) from None
    config = Config(
        database=database or default_database(folder),
        data=folder,
        secret=secret,
        host=host,
        port=port,
        origins=_origins(origins),
        names=_names(names),
        proxies=trusted,
        limits=limits,
        gather=gather / 1000,
        bot_cores=bot_cores,
        highest_level=highest_level,
        level_when_full=level_when_full,
        process=_process(name, at),
        read_database=read_database,
    )
    logs.set_up()
    try:
        serve_until_stopped(config, lambda url: _say(words, url))
    except Stopped:
        raise SystemExit(1) from None  # the log says why; whoever supervises starts it again
    except StoreError as error:
        if error.reason != "store-taken" or config.process is not None or not config.database.startswith("postgres"):
            raise
        raise BadInput("cli-serve-taken", told=one_line(error, words)) from None
    except OSError as error:
        if error.filename is not None:
            raise
        told = error.strerror or str(error)
        raise BadInput("cli-serve-address", host=host, port=str(port), told=told) from None


def _say(words: Words, url: str) -> None:
    """Where it is, and how many may come."""
    click.echo(words.say("cli-serving", url=url))
    if (count := most_people()) is not None:
        click.echo(words.say("cli-serving-people", count=count))


def _limits(given: tuple[str, ...]) -> Limits:
    """The limits, some of them changed. Raises BadInput."""
    limits = Limits()
    for item in given:
        name, sign, text = item.partition("=")
        if not sign:
            raise BadInput("cli-not-name-value", given=item)
        if name not in Limits._fields:
            raise BadInput("cli-not-a-choice", option="--limit", given=name, known=Limits._fields)
        try:
            value = type(getattr(limits, name))(text)
            if not 0 <= value < 1e9:
                raise ValueError
        except ValueError:
            raise BadInput("cli-not-a-number", option=name, given=text) from None
        limits = limits._replace(**{name: value})
    return limits


def _origins(given: tuple[str, ...]) -> tuple[str, ...]:
    """The origins as browsers write them: no path, all in small letters. Raises BadInput."""
    origins = tuple(each.lower().rstrip("/") for each in given)
    for each, origin in zip(given, origins, strict=True):
        if not re.fullmatch(r"https?://[^\s/?#@]+", origin):
            raise BadInput("cli-not-an-origin", option="--origin", given=each)
    return origins


def _names(given: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the server in small letters, without a port. Raises BadInput."""
    for each in given:
        if not re.fullmatch(r"[\w.-]+", each):
            raise BadInput("cli-not-a-host", option="--host-name", given=each)
    return tuple(each.lower().rstrip(".") for each in given)


def _process(name: str | None, at: str | None) -> Process | None:
    """Which of several processes it is. Raises BadInput."""
    if name is None and at is None:
        return None
    if name is None or at is None:
        raise BadInput("cli-serve-several")
    if not re.fullmatch(r"[A-Za-z0-9-]{1,32}", name):
        raise BadInput("cli-not-a-process", given=name)
    address = at.rstrip("/")
    if (
        not address
        or not re.fullmatch(r"(https?://[^\s/?#@]+)?(/[A-Za-z0-9-]+)*", address)
        or not _port_is_one(address)
    ):
        raise BadInput("cli-not-an-at", given=at)
    return Process(name, address)


def _port_is_one(address: str) -> bool:
    try:
        return urlsplit(address).port != 0
    except ValueError:
        return False


def _networks(given: tuple[str, ...]) -> tuple[Network, ...]:
    try:
        return networks(given)
    except ValueError:
        raise BadInput("cli-not-an-address", option="--trusted-proxy", given=given) from None
