"""One connection of the load generator: HTTP requests first, then a websocket, with as little work as possible.

The framing is our own because a library's would cost the generator more than the server under test: text frames go out
masked and whole, pings are answered, closes are noted. What comes in is handed over as bytes, one message a call.

`python bench/load_socket.py` tests the framing against the `websockets` library.
"""

import asyncio
import os
import struct
from collections.abc import Callable
from typing import Any

MASK = os.urandom(4)  # one for all: masks protect proxies, and there is none
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Gone(Exception):
    """The server closed the connection, or answered with something that is not an answer."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole frame from a client: final, masked."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", 0x80 | opcode, 0xFE, size)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0xFF, size)
    key = (MASK * (size // 4 + 1))[:size]
    masked = int.from_bytes(payload) ^ int.from_bytes(key)
    return head + MASK + masked.to_bytes(size)


def length(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the server's frame at this place begins and ends; None if its head is not whole yet."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & 0x7F
    if size < 126:
        return at + 2, at + 2 + size
    wide = 2 if size == 126 else 8
    start = at + 2 + wide
    if len(data) < start:
        return None
    return start, start + int.from_bytes(data[at + 2 : start])


class Socket(asyncio.Protocol):
    """A connection. `heard` gets each message of the websocket, `lost` is called once when the connection ends."""

    __slots__ = ("_data", "_parts", "_reply", "heard", "host", "lost", "transport", "upgraded")

    def __init__(self, host: str) -> None:
        self.host = host
        self.transport: Any = None
        self.heard: Callable[[bytes], None] | None = None
        self.lost: Callable[[str], None] | None = None
        self.upgraded = False
        self._data = b""
        self._parts = b""  # of a message in several frames
        self._reply: asyncio.Future[tuple[int, bytes]] | None = None

    # --- HTTP --------------------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """Status and body of one request; the connection stays open."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return await self._ask("\r\n".join([*lines, "", ""]).encode() + body)

    async def upgrade(self, path: str) -> None:
        """Turn the connection into a websocket. Raises Gone with the server's answer if it does not want to."""
        status, body = await self._ask(
            f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if status != 101:
            raise Gone(f"no websocket: {status} {body[:200].decode(errors='replace')}")

    async def _ask(self, data: bytes) -> tuple[int, bytes]:
        if self.transport.is_closing():
            raise Gone("closed")
        self._reply = asyncio.get_running_loop().create_future()
        self.transport.write(data)
        return await self._reply

    def _answered(self) -> None:
        """Take one whole answer out of what came."""
        head, found, rest = self._data.partition(b"\r\n\r\n")
        if not found:
            return
        lines = head.decode("latin-1").split("\r\n")
        status = int(lines[0].split()[1])
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        size = 0 if status == 101 else int(fields.get("content-length", "0"))
        if len(rest) < size:
            return
        self._data = rest[size:]
        self.upgraded = status == 101
        reply, self._reply = self._reply, None
        if reply is not None and not reply.done():
            reply.set_result((status, rest[:size]))

    # --- the websocket -----------------------------------------------------------------------------------------------

    def send(self, payload: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(payload))

    def close(self) -> None:
        """End the connection at once."""
        if self.transport is not None:
            self.transport.abort()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(Gone(str(exc or "closed")))
        lost, self.lost, self.heard = self.lost, None, None
        if lost is not None:
            lost(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.upgraded:
            self._answered()
            if not self.upgraded:
                return
        data, at = self._data, 0
        while (found := length(data, at)) is not None and found[1] <= len(data):
            start, end = found
            self._got(data[at], data[start:end])
            at = end
        self._data = data[at:] if at else data

    def _got(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode == PING:
            self.transport.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.transport.write(frame(payload[:2], CLOSE))
            lost, self.lost = self.lost, None
            if lost is not None:
                lost(f"closed {int.from_bytes(payload[:2])} {payload[2:].decode(errors='replace')}")
        elif opcode in (0, TEXT, BINARY):
            if first & 0x80 and not self._parts:
                self._heard(payload)
            else:
                self._parts += payload
                if first & 0x80:
                    payload, self._parts = self._parts, b""
                    self._heard(payload)

    def _heard(self, payload: bytes) -> None:
        if self.heard is not None:
            self.heard(payload)


async def test() -> None:
    """Messages of many sizes there and back, pings, a close."""
    from websockets.asyncio.server import ServerConnection, serve

    async def echo(connection: ServerConnection) -> None:
        await (await connection.ping())
        async for message in connection:
            await connection.send(message)
            await connection.send(iter([str(message)[:5], str(message)[5:]]))  # in fragments

    sizes = [0, 1, 2, 3, 4, 5, 125, 126, 127, 1000, 65535, 65536, 100_000]
    heard: list[bytes] = []
    lost: list[str] = []
    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket("localhost"), "127.0.0.1", port)
        await socket.upgrade("/")
        socket.heard, socket.lost = heard.append, lost.append
        for size in sizes:
            socket.send(b"x" * size)
        while len(heard) < 2 * len(sizes):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert [len(one) for one in heard] == [size for size in sizes for _ in range(2)]
    assert lost and lost[0].startswith("closed 1001"), lost


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(test(), 10))
    print("the framing works")
