"""Frames of our own are those of the `websockets` library, and no client gets what would need others.

What clients say is heard in the order in which they say it, however it comes; what is one frame is read here.
"""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from stolik.server.transport import Websocket, text_frame
from tests.server.raw import PING, TEXT, Raw
from tests.server.running import Running

CONT = 0  # a further part of a message


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_offers_compression_is_not_taken_at_their_word(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Raw(server.port, {"Sec-WebSocket-Extensions": "permessage-deflate"}) as raw:
        assert "upgrade: websocket" in raw.handshake and "sec-websocket-extensions" not in raw.handshake


def ping(at: float, size: int = 0) -> bytes:
    """A message that is answered with `at`, as long as that if it would be shorter."""
    return json.dumps({"t": "ping", "at": at}).encode().ljust(size)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The messages that `websockets` read after the welcome, as they come."""
    found: list[bytes] = []
    through = Websocket.send_receive_event_to_app

    def noted(self: Websocket) -> None:
        found.append(b"".join(self.frames))
        through(self)

    monkeypatch.setattr(Websocket, "send_receive_event_to_app", noted)
    return found


def send(raw: Raw, *segments: bytes) -> None:
    """One after the other, so that mostly each is read by itself."""
    for segment in segments:
        raw.socket.sendall(segment)
        time.sleep(0.05)


def test_messages_are_heard_in_order_however_they_come(tmp_path: Path, parsed: list[bytes]) -> None:
    with Running(tmp_path) as server:
        anna = server.person()
        parsed.clear()

        def whole(at: float, size: int = 0) -> bytes:
            return anna.frame(TEXT, ping(at, size))

        def heard() -> float:
            return float(anna.hear("pong")["at"])

        for at, size in enumerate((0, 125, 126, 127, 3_000)):
            send(anna, whole(at, size))
            assert heard() == at
        assert parsed == [], "whole messages are read at once"
        for cut in (1, 2, 5, 6, 20):
            frame = whole(cut)
            send(anna, frame[:cut], frame[cut:], whole(100 + cut))
            assert (heard(), heard()) == (cut, 100 + cut)
        send(anna, whole(30) + whole(31), whole(32))
        assert [heard() for _ in range(3)] == [30, 31, 32]
        text = ping(40)
        first, last = anna.frame(TEXT, text[:9], final=False), anna.frame(CONT, text[9:])
        send(anna, first, anna.frame(PING, b""), last, whole(41))
        assert (heard(), heard()) == (40, 41)
        send(anna, first, whole(50))
        assert anna.end() == 1002, "no message begins within another"


def test_what_comes_with_hello_is_heard_after_it(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Raw(server.port) as raw:
        hello = json.dumps({"t": "hello", "version": 1, "token": server.guest()}).encode()
        frames = [raw.frame(TEXT, each) for each in (hello, ping(1), ping(2))]
        raw.socket.sendall(b"".join(frames))
        assert raw.receive()["t"] == "welcome"
        assert [raw.receive()["at"] for _ in range(2)] == [1, 2]
        raw.send(ping(3))
        assert raw.receive()["at"] == 3
        raw.send(b"\xff{}")
        assert raw.end() == 1007, "text that is none"


class Clock:
    """A loop that only tells the time, and notes when it is to call."""

    def __init__(self, now: float) -> None:
        self.now, self.later = now, list[float]()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: object) -> None:
        self.later.append(delay)


@pytest.mark.parametrize("silent, later", [(0.0, [45.0]), (30.0, [15.0]), (43.9, [1.1]), (44.1, []), (60.0, [])])
def test_who_has_said_something_is_not_asked_whether_they_are_there(
    silent: float, later: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    pinged: list[object] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: pinged.append(self))
    socket = object.__new__(Websocket)
    clock: Any = Clock(1000.0)
    socket.loop, socket.ping_interval, socket._heard_at = clock, 45.0, 1000.0 - silent
    socket.send_keepalive_ping()
    assert [round(delay, 3) for delay in clock.later] == later
    assert len(pinged) == (not later)
