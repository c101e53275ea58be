"""`stolik bot`: one of Stolik's bots at a table on a server, as a client like any other."""

import asyncio
from contextlib import suppress
from random import SystemRandom
from typing import Any

import click

from stolik.bots import make
from stolik.bots.bot import GameBot
from stolik.bots.own import is_own, label, own_bot
from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.options import MOST_SEATS, find_bot
from stolik.client import Client, JoinedTable, Over, RequestRefused, play
from stolik.games import GAMES
from stolik.words import Words, printable

EXAMPLE = "stolik bot --server https://cards.example --table K7QMXB --bot simple"


@click.command(cls=TranslatedCommand, add_help_option=False, help="cli-bot", example=EXAMPLE)
@click.option("--server", metavar="URL", required=True, help="cli-help-server-only")
@click.option("--table", metavar="CODE", required=True, help="cli-help-table")
@click.option("--bot", "level", metavar="BOT", default="casual", help="cli-help-bot")
@click.option("--seat", type=number(0, MOST_SEATS), help="cli-help-bot-seat")
@click.option("--token", metavar="TOKEN", envvar="STOLIK_TOKEN", default="", help="cli-help-token")
@click.option("--name", metavar="NAME", default="", help="cli-help-bot-name")
@lang
@help_option
@click.pass_obj
def bot(words: Words, server: str, table: str, level: str, seat: int | None, token: str, name: str) -> None:
    """Let a bot play at a table until it is over there, or Ctrl-C."""
    level = find_bot(level)
    asyncio.run(_play(words, server, table, level, seat, token, name or f"Bot {label(level)}"))


async def _play(words: Words, server: str, table: str, level: str, seat: int | None, token: str, name: str) -> None:
    async with Client(server, token, name, words.language) as client:
        at = await client.join(table)
        await at.sit(seat)
        number = (at.place.seat or 0) + 1
        click.echo(words.say("cli-bot-sits", name=printable(client.name), code=printable(at.code), number=number))
        options = GAMES[at.place.game].settle(at.place.options)
        own = own_bot(level, at.place.game, SystemRandom()) if is_own(level) else None
        await matches(at, own or make(level, at.place.game, SystemRandom(), options))


async def matches(at: JoinedTable, player: GameBot) -> None:
    """One match after another, as long as the others want one."""

    def choose(view: dict[str, Any], legal: list[str]) -> tuple[str, float]:
        return player.choose(view, legal, [])  # a client hears events, not actions: there is no history (table.Bot)

    while not _gone(at):
        await play(at, choose)
        with suppress(RequestRefused, Over):  # there are free seats now, or it was the last match
            await at.vote("rematch")
        while at.place.phase == "over" and not _gone(at):
            await anext(at, None)


def _gone(at: JoinedTable) -> bool:
    return at.place.ended is not None
