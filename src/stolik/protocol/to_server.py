"""Messages from a client to the server."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from stolik.table.commands import AnyCommand

LONGEST_CODE = 16
Code = Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", gc=False):
    """The base of all of them."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: who is there. Without a token the cookie counts.

    version  of the protocol (stolik.protocol.VERSION)
    token    of a guest, an account or a bot, as the HTTP API gave it
    """

    version: int
    token: Annotated[str, Meta(max_length=512)] = ""


class Join(FromClient, tag="join", frozen=True):
    """Hear about a table: at the own seat, or as a spectator.

    One that is on its way from another process of the server is shown when it is there, and what is wanted at it
    meanwhile waits as well; or `bad` says that it is `server-elsewhere`, `at` which address, where all is said again.

    since  the last version that the client knows, to get only what it missed; null for the whole table
    describe  whether to hear how things stand, too (`spoken` of `shown` and `told`)
    """

    table: Code
    since: int | None = None
    describe: bool = False


class Part(FromClient, tag="part", frozen=True):
    """Hear no more about a table. Who sits there stays seated, as if the connection were lost."""

    table: Code


class Do(FromClient, tag="do", frozen=True):
    """A command to a table.

    id       chosen by the client, new for every command; a command that is sent again with the same id is not carried
             out again and gets the first answer
    command  what to do
    """

    table: Code
    id: Id
    command: AnyCommand


class LookIn(FromClient, tag="lobby", frozen=True):
    """Hear about the tables of the lobby, or no more."""

    on: bool = True


class Ping(FromClient, tag="ping", frozen=True):
    """Answered with `pong`; for clients that cannot see the websocket's own pings. `at` comes back as it is."""

    at: float = 0.0


ToServer = Hello | Join | Part | Do | LookIn | Ping

_decoder: Decoder[ToServer] = Decoder(ToServer)
_encoder = Encoder()


def read_to_server(frame: bytes | str) -> ToServer:
    """The message of a frame. Raises msgspec.DecodeError, whose text says what is wrong and where."""
    return _decoder.decode(frame)


def encode_to_server(message: ToServer) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
