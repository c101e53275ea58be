"""The Python client: a person or a bot at a server, async and typed.

    from stolik.client import Client, play

    async with Client("cards.example", name="Robot") as client:
        table = await client.join("K7QMX")
        await table.sit()
        await play(table, lambda view, legal: legal[0])

client.py   the connection, kept up      table.py      one table: commands, and what is told
place.py    what is known of a table     play.py       a bot at a seat
api.py      the HTTP API                 errors.py     what can go wrong
address.py  where a server is            unreached.py  why it could not be reached
backoff.py  waits between tries            seals.py       the seals of decks that were told, and whether they hold
processes.py  where it is at a server of several

docs/bots.md has a whole bot.
"""

from stolik.client.api import login_token
from stolik.client.client import Client
from stolik.client.errors import BadToken, ClientError, NoServer, NoTable, Over, RequestRefused, ServerTooOld
from stolik.client.place import Place
from stolik.client.play import play
from stolik.client.seals import SealCheck
from stolik.client.table import JoinedTable

__all__ = [
    "BadToken",
    "Client",
    "ClientError",
    "JoinedTable",
    "NoServer",
    "NoTable",
    "Over",
    "Place",
    "RequestRefused",
    "SealCheck",
    "ServerTooOld",
    "login_token",
    "play",
]
