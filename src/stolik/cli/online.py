"""A table on a server at the terminal: who comes in, where he sits down, and how the lines go there and back."""

import asyncio
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import click

from stolik.cli.company import free_seats
from stolik.cli.known import remember, token_for
from stolik.cli.program import program
from stolik.cli.session import Session
from stolik.cli.terminal import Lines, drive, has_colour, writer
from stolik.cli.there import There
from stolik.client import BadToken, Place, Seat
from stolik.client.address import address
from stolik.client.api import Api
from stolik.client.errors import printable
from stolik.core.engine import start_compiling
from stolik.core.game import Game
from stolik.games import GAMES
from stolik.words import Words


class Wish(NamedTuple):
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


def play_there(url: str, name: str | None, wish: Wish, words: Words, lines: Lines, verbosity: str) -> None:
    """Play at a table on a server until it is over or the person leaves. Raises ClientError."""

    def begin(there: There) -> str:
        code = there.run(_sit_down(there, wish))
        if wish.game is not None and not wish.quick:
            click.echo(words.say("terminal-table-made", code=printable(code), command=again(url, code)))
        return code

    _at(url, name, words, lines, begin, verbosity, watching=False)


def watch_there(url: str, code: str, words: Words, lines: Lines, verbosity: str) -> None:
    """Watch a table. Raises ClientError."""
    _at(url, None, words, lines, lambda there: there.run(there.join(code)).code, verbosity, watching=True)


def _at(
    url: str,
    name: str | None,
    words: Words,
    lines: Lines,
    begin: Callable[[There], str],
    verbosity: str,
    watching: bool,
) -> None:
    with entered(url, name, words, lines.wake) as there:
        place, write = Place(begin(there)), writer(has_colour())
        session = there.session = Session(
            place, words, there.send, write, watching=watching, piped=not lines.any_time, verbosity=verbosity
        )
        session.address, session.people = there.client.url, there
        try:
            while place.v is None:  # the whole table is the first that comes
                there.wait()
            session.arrive()
            there.happen()
            drive(session, lines, there, lambda: start_compiling(GAMES[place.game]))
        except (EOFError, KeyboardInterrupt):
            session.left = True
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
def entered(url: str, name: str | None, words: Words, wake: Callable[[], None]) -> Iterator[There]:
    """A connection as the person who was there before, or as a new guest. Raises ClientError."""
    base = address(url)
    token = token_for(base)
    if token:
        try:
            _rename(Api(base, token, words.language), name)
        except BadToken:
            token = ""
    with There(base, token, name or words.say("terminal-guest"), words.language, wake) as there:
        with suppress(OSError):  # then one comes back as somebody else
            remember(base, there.client.token)
        yield there


def _rename(api: Api, name: str | None) -> None:
    """The name that a person comes back with. Raises ClientError."""

    async def rename() -> None:
        me = await api.call("GET", "/api/me")
        if name is not None and me.get("name") != name:
            await api.call("PATCH", "/api/me", {"name": name})

    asyncio.run(rename())


async def _sit_down(there: There, wish: Wish) -> str:
    """Make or find the table, sit down, and let bots sit down; its code. Raises ClientError."""
    client, code = there.client, wish.code
    if wish.game is not None and wish.quick:
        code = await client.quick(wish.game.name, **wish.options)
    elif wish.game is not None:
        code = await client.create(
            wish.game.name, clock=wish.clock, think=wish.think, listed=wish.listed, **wish.options
        )
    seat = await there.join(code)
    if seat.place.seat is None and (wish.seat is not None or free_seats(seat.place)):
        await seat.sit(wish.seat)
    await _fill(seat, wish.bots)
    return seat.code


async def _fill(seat: Seat, levels: tuple[str, ...]) -> None:
    """Bots on the seats after the own one, clockwise."""
    for number in free_seats(seat.place):
        if levels:
            await seat.fill(levels[0], number)
            levels = levels[1:]
