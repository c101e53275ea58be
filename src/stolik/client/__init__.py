"""The Python client: a person or a bot at a server, async and typed.

    from stolik.client import Client, play

    async with Client("cards.example", name="Robot") as client:
        seat = await client.join("K7QMX")
        await seat.sit()
        await play(seat, lambda view, legal: legal[0])

client.py   the connection, kept up      seat.py   one table: commands, and what is told
place.py    what is known of a table     play.py   a bot at a seat
api.py      the HTTP API                 errors.py what can go wrong

docs/bots.md has a whole bot.
"""

from stolik.client.client import Client
from stolik.client.errors import BadToken, ClientError, NoServer, NoTable, Over, Refused, ServerTooOld
from stolik.client.place import Place
from stolik.client.play import play
from stolik.client.seat import Seat

__all__ = [
    "BadToken",
    "Client",
    "ClientError",
    "NoServer",
    "NoTable",
    "Over",
    "Place",
    "Refused",
    "Seat",
    "ServerTooOld",
    "play",
]
