"""A websocket client for tests, bare: it shares no code with the server, and does what no decent client would."""

import base64
import json
import os
import socket
import struct
from typing import Any, Self

from tests.patience import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Gone(Exception):
    """The server has closed: with a close code, or 0 without one, or -1 by a reset."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(str(code))


class NotUpgraded(Exception):
    """The server did not make a websocket of it."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__(str(status))


class Raw:
    """One connection. `auto_pong`: whether it answers pings."""

    welcome: dict[str, Any]

    def __init__(self, port: int, headers: dict[str, str] | None = None, receive_buffer: int = 0) -> None:
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self._rest = b""
        self.auto_pong = True
        self.pings = 0
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.socket.sendall(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._take()
        answer, _, self._rest = self._rest.partition(b"\r\n\r\n")
        self.handshake = answer.decode().lower()  # the head of what the server says to the handshake
        status = int(answer.split()[1])
        if status != 101:
            self.socket.close()
            raise NotUpgraded(status)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: Any) -> None:
        self.socket.close()

    def close(self) -> None:
        """Without a goodbye."""
        self.socket.close()

    # --- sending ------------------------------------------------------------------------------------------------------

    def frame(self, kind: int, data: bytes, final: bool = True) -> bytes:
        """The bytes of a frame, masked."""
        head = bytes([(0x80 if final else 0) | kind])
        size = len(data)
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        mask = os.urandom(4)
        return head + mask + bytes(each ^ mask[at & 3] for at, each in enumerate(data))

    def send(self, text: str | bytes, kind: int = TEXT) -> None:
        """One frame."""
        self.socket.sendall(self.frame(kind, text.encode() if isinstance(text, str) else text))

    def say(self, tag: str, **fields: Any) -> None:
        """One message of the protocol."""
        self.send(json.dumps({"t": tag, **fields}))

    def do(self, table: str, id: str, command: str, **fields: Any) -> None:
        """A command to a table."""
        self.say("do", table=table, id=id, command={"do": command, **fields})

    # --- receiving ----------------------------------------------------------------------------------------------------

    def receive(self) -> dict[str, Any]:
        """The next message; raises Gone when the server closes, TimeoutError when nothing comes."""
        while True:
            kind, data = self._frame()
            if kind == CLOSE:
                code = struct.unpack("!H", data[:2])[0] if data else 1005
                raise Gone(code)
            if kind == PING:
                self.pings += 1
                if self.auto_pong:
                    self.send(data, PONG)
            elif kind == TEXT:
                message: dict[str, Any] = json.loads(data)
                return message

    def hear(self, *tags: str, table: str = "") -> dict[str, Any]:
        """The next message of one of these kinds (and of this table); others are passed over."""
        while True:
            message = self.receive()
            if message["t"] in tags and (not table or message.get("table") == table):
                return message

    def answer(self, id: str) -> dict[str, Any]:
        """What the server says to the command with this number."""
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    def ask(self, table: str, id: str, command: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        self.do(table, id, command, **fields)
        return self.answer(id)

    def join(self, table: str, since: int | None = None, **wishes: Any) -> dict[str, Any]:
        """The table as the server shows it after `join`."""
        self.say("join", table=table, since=since, **wishes)
        return self.hear("shown", table=table)

    def end(self) -> int:
        """Reads until the server closes; the code."""
        while True:
            try:
                self.receive()
            except Gone as gone:
                return gone.code

    def _frame(self) -> tuple[int, bytes]:
        head = self._exactly(2)
        size = head[1] & 0x7F
        if size == 126:
            size = struct.unpack("!H", self._exactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self._exactly(8))[0]
        return head[0] & 0x0F, self._exactly(size)

    def _exactly(self, count: int) -> bytes:
        while len(self._rest) < count:
            self._rest += self._take()
        taken, self._rest = self._rest[:count], self._rest[count:]
        return taken

    def _take(self) -> bytes:
        try:
            data = self.socket.recv(65_536)
        except ConnectionError:
            raise Gone(-1) from None
        if not data:
            raise Gone(0)
        return data
