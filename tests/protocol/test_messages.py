"""What a message looks like on the wire, and what is refused."""

import msgspec
import pytest

from stolik.core.game import Event
from stolik.protocol import VERSION, encode_to_client, encode_to_server, read_to_client, read_to_server
from stolik.protocol.to_client import Bad, Welcome
from stolik.protocol.to_server import Do, Hello, Join
from stolik.table.commands import Act, Sit
from stolik.table.messages import Standing, Told


def test_messages_are_objects_whose_t_names_them() -> None:
    message = Do("k7qx", "a-1", Act(["play 7C"]))
    frame = b'{"t":"do","table":"k7qx","id":"a-1","command":{"do":"act","actions":["play 7C"]}}'
    assert encode_to_server(message) == frame
    assert read_to_server(frame) == message
    assert read_to_server(encode_to_server(Hello(VERSION))) == Hello(VERSION, "")


def test_what_has_not_changed_is_left_out_and_null_is_told() -> None:
    told = Told("k7qx", 3, 1.5, standing=Standing(phase="over", ticking=None), view=None)
    frame = encode_to_client(told)
    assert (
        frame == b'{"t":"told","table":"k7qx","v":3,"now":1.5,"standing":{"phase":"over","ticking":null},"view":null}'
    )
    assert read_to_client(frame) == told


@pytest.mark.parametrize("message", [Welcome("x", "Anna", "guest", 0.0), Bad(Event("server-slow", {}), last=True)])
def test_the_servers_own_messages_come_back_as_they_were(message: object) -> None:
    assert read_to_client(encode_to_client(message)) == message  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xff\x00",
        b"[]",
        b'{"t":"dance"}',
        b'{"t":"join"}',
        b'{"t":"join","table":""}',
        b'{"t":"join","table":"aaaaaaaaaaaaaaaaa"}',
        b'{"t":"join","table":"k7qx","since":"1"}',
        b'{"t":"join","table":"k7qx","seat":1}',
        b'{"t":"do","table":"k7qx","id":"","command":{"do":"ok"}}',
        b'{"t":"do","table":"k7qx","id":"1","command":{"do":"sit","seat":1.5}}',
        b'{"t":"do","table":"k7qx","id":"1","command":{"do":"sit","seat":1,"person":"x"}}',
        b'{"t":"do","table":"k7qx","id":"1","command":{"seat":1}}',
    ],
)
def test_what_is_no_message_is_refused(frame: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_to_server(frame)


def test_reading_is_the_inverse_of_writing() -> None:
    for message in (Join("k7qx", 7), Do("k7qx", "1", Sit(2))):
        assert read_to_server(encode_to_server(message)) == message
