"""A table on a server at the terminal: who comes in, where they sit down, and how the lines go there and back."""

import asyncio
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import click

from stolik.cli.company import free_seats
from stolik.cli.program import TERMINAL, program
from stolik.cli.remote import RemoteTable
from stolik.cli.seals import known_seals, remember_seals
from stolik.cli.session import Session
from stolik.cli.terminal import LineWriter, TypedLines, drive, has_colour
from stolik.cli.tokens import remember, token_for
from stolik.client import BadToken, JoinedTable, Place
from stolik.client.address import address
from stolik.client.api import Api
from stolik.core.engine import start_compiling
from stolik.core.game import Game
from stolik.games import GAMES
from stolik.words import Words, printable


class JoinRequest(NamedTuple):
    """What somebody wants of a server.

    game     whose table is made, with `options` (JSON values) and a clock; None to join the table `code`
    quick    sit down wherever the game is about to begin, instead of making a table
    seat     where to sit, None for the first free seat
    bots     levels for the other seats of a table that is made; empty for none
    """

    game: Game | None = None
    options: dict[str, Any] = {}  # noqa: RUF012  # nobody changes it
    code: str = ""
    quick: bool = False
    clock: str = "none"
    think: float = 0.0
    listed: bool = False
    seat: int | None = None
    bots: tuple[str, ...] = ()


def play_on_server(
    url: str, name: str | None, request: JoinRequest, words: Words, lines: TypedLines, verbosity: str
) -> None:
    """Play at a table on a server until it is over or the person leaves. Raises ClientError."""

    def begin(remote: RemoteTable) -> str:
        code = remote.run(_sit_down(remote, request))
        if request.game is not None and not request.quick:
            click.echo(words.say("terminal-table-made", code=printable(code), command=again(url, code)))
        return code

    _at(url, name, words, lines, begin, verbosity, watching=False)


def watch_on_server(url: str, code: str, words: Words, lines: TypedLines, verbosity: str) -> None:
    """Watch a table. Raises ClientError."""
    _at(url, None, words, lines, lambda remote: remote.run(remote.join(code)).code, verbosity, watching=True)


def _at(
    url: str,
    name: str | None,
    words: Words,
    lines: TypedLines,
    begin: Callable[[RemoteTable], str],
    verbosity: str,
    watching: bool,
) -> None:
    with entered(url, name, words, lines.wake) as remote:
        server, code = remote.client.url, begin(remote)
        place, write = Place(code, known_seals(server, code)), LineWriter(has_colour())
        session = remote.session = Session(
            place, words, remote.send, write, watching=watching, piped=not lines.any_time, verbosity=verbosity
        )
        session.address, session.api = server, remote
        try:
            while place.v is None:  # the whole table is the first that comes
                remote.wait()
            session.arrive()
            remote.happen()
            drive(session, lines, remote, write, lambda: start_compiling(GAMES[place.game]))
        except (EOFError, KeyboardInterrupt):
            session.left = True
        finally:
            with suppress(OSError):  # then fewer are known to who comes back
                remember_seals(server, code, place.seals)
        with suppress(OSError):  # nobody may be listening any more
            if session.left:
                click.echo()
                if place.seat is not None and place.phase == "playing":
                    click.echo(words.say("terminal-come-back", command=again(url, place.code)))
            click.echo(words.say("terminal-goodbye"))


def again(url: str, code: str) -> str:
    """What to type to come to a table."""
    return f"{program()} play --server {shlex.quote(url)} --table {printable(code)}"


@contextmanager
def entered(url: str, name: str | None, words: Words, wake: Callable[[], None]) -> Iterator[RemoteTable]:
    """A connection as the person who was there before, or as a new guest. Raises ClientError."""
    base = address(url)
    token = token_for(base)
    if token:
        try:
            _rename(Api(base, token, words.language, TERMINAL), name)
        except BadToken:
            token = ""
    with RemoteTable(base, token, name or words.say("terminal-guest"), words.language, wake) as remote:
        with suppress(OSError):  # then one comes back as somebody else
            remember(base, remote.client.token)
        yield remote


def _rename(api: Api, name: str | None) -> None:
    """The name that a person comes back with. Raises ClientError."""

    async def rename() -> None:
        me = await api.call("GET", "/api/me")
        if name is not None and me.get("name") != name:
            await api.call("PATCH", "/api/me", {"name": name})

    asyncio.run(rename())


async def _sit_down(remote: RemoteTable, request: JoinRequest) -> str:
    """Make or find the table, sit down, and let bots sit down; its code. Raises ClientError."""
    client, code = remote.client, request.code
    if request.game is not None and request.quick:
        code = await client.quick(request.game.name, **request.options)
    elif request.game is not None:
        code = await client.create(
            request.game.name, clock=request.clock, think=request.think, listed=request.listed, **request.options
        )
    table = await remote.join(code)
    if table.place.seat is None and (request.seat is not None or free_seats(table.place)):
        await table.sit(request.seat)
    await _fill(table, request.bots)
    return table.code


async def _fill(table: JoinedTable, levels: tuple[str, ...]) -> None:
    """Bots on the free seats, from the first one up, as many as there are levels."""
    for number in free_seats(table.place):
        if levels:
            await table.fill(levels[0], number)
            levels = levels[1:]
