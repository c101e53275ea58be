"""Messages from the server to a client. Those of a table are in table/messages.py; the server's own stand here."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from stolik.core.game import Event
from stolik.table.messages import Advice, Done, Ended, Refused, Said, Shown, Told


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to `hello`.

    person  the public id, name and kind ("guest", "account", "bot") of who the token says this is
    now     the server's time in seconds, which times of tables are compared with
    tables  codes of the tables at which this person sits
    """

    person: str
    name: str
    kind: str
    now: float
    tables: list[str] = []


class Watcher(Struct, frozen=True):
    """Somebody who watches a table: their public id, what they are called there, whether they have an account."""

    person: str
    name: str
    account: bool = False


class Listed(Struct, frozen=True, tag_field="t", tag="listed"):
    """A table as the lobby shows it, new or changed. With phase "closed" it is to be taken off the list.

    host    the name of the host, not their public id as in the table's standing
    chairs  names of those who sit there; "" is a free seat, bots are "bot LEVEL"
    bots    the seats of bots: a person may be called "bot simple" too
    accounts  the seats of people who have an account: nobody else can be called so
    watching  who watches, at most 50, in the answer to a request by somebody who sits there or is host; else nobody
    """

    code: str
    name: str
    game: str
    options: dict[str, Any]
    clock: str
    phase: str
    host: str
    chairs: list[str]
    spectators: int = 0
    bots: list[int] = []
    accounts: list[int] = []
    watching: list[Watcher] = []


class Lobby(Struct, frozen=True, tag_field="t", tag="lobby"):
    """All listed tables, once after `lobby`; after that each change comes as `listed`."""

    tables: list[Listed]


class Bad(Struct, frozen=True, tag_field="t", tag="bad"):
    """The client's message could not be understood or is not allowed; nothing was done.

    id     the number of the command, if it had one
    event  the reason
    last   whether the server closes the connection after it
    """

    event: Event
    id: str = ""
    last: bool = False


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to `ping`, with the server's time."""

    at: float
    now: float


ToClient = Welcome | Shown | Told | Said | Advice | Done | Refused | Ended | Lobby | Listed | Bad | Pong

_decoder: Decoder[ToClient] = Decoder(ToClient)
_encoder = Encoder()


def read_to_client(frame: bytes | str) -> ToClient:
    """The message of a frame. Raises msgspec.DecodeError."""
    return _decoder.decode(frame)


def encode_to_client(message: ToClient) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
