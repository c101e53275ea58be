"""uvicorn's connections, with the few things that ASGI has no word for: write now, how much waits, and let go.

An ASGI `send` waits for a client that does not read, so each connection would need a task and a queue of its own; and a
socket whose buffer is full is never closed by `close`. Here a message is written at once, whoever writes asks how much
waits, and `reset` frees the socket with everything in it. The application finds its transport in the scope:

    transport: Transport = scope["extensions"]["stolik.transport"]

Messages become frames here and not in `websockets`, which takes eight times as long. No frame is made once for several
listeners: making one costs a fiftieth of sending it. What a client says comes as a call (`listen`), not through a queue
and a task, and a message that is a frame and came by itself, as nearly all do, is read here too.

This leans on the inside of uvicorn (its parts are named where they are used), so the tests go through real sockets.
"""

import socket
import struct
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be built
    from websockets.utils import apply_mask

EXTENSION = "stolik.transport"
KERNEL_BUFFER = 65_536  # bytes of the kernel's send buffer (it doubles them): what waits there is seen by nobody
PING_SLACK = 1.0  # seconds: a ping that is due so soon goes now
CLOSE_SECONDS = 2.0  # seconds that a client has to answer when it is told goodbye
FINAL_TEXT = 0x81  # the first byte of a frame
_SHORT, _MEDIUM, _LONG = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))  # what precedes its text
MEDIUM = 126  # what stands for the size of a text that is as long or longer, up to 65,535 bytes, whose size follows
MASKED, MASK = 0x80, 4  # a client's frame: the bit in its second byte, and the bytes before its text (RFC 6455, 5.3)
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the parser of `websockets` waits when it has nothing left
LINGER_ZERO = struct.pack("ii", 1, 0)  # SO_LINGER: what has not been sent is thrown away, and the client gets a reset


class Transport(Protocol):
    """What the server does with a websocket."""

    def write(self, text: bytes) -> int:
        """Sends a message, without waiting. How many bytes the client has not taken yet, beside those that the kernel
        holds; -1: the connection is closing, and nothing was sent."""

    def listen(self, hear: Callable[[str | None], None]) -> None:
        """From now on each message is heard as it comes (None: it is no text), those that wait at once; what else there
        is to receive is the end."""

    def gone(self) -> bool:
        """Whether the client has hung up."""

    def finish(self, code: int) -> None:
        """Says goodbye with a close code; whoever does not answer is reset."""

    def forget_handshake(self) -> None:
        """The handshake is over: what was needed for it is let go of."""

    def reset(self) -> None:
        """Lets go of the socket and of everything that waits in it, at once."""


class Websocket(WebSocketsSansIOProtocol):
    """uvicorn's websocket as a Transport."""

    _hear: Callable[[str | None], None] | None = None
    _heard_at = 0.0  # when (loop) something came last

    async def run_asgi(self) -> None:
        """The application, which finds this transport in its scope."""
        scope: Any = self.scope
        scope["extensions"][EXTENSION] = self
        found = self.transport.get_extra_info("socket")
        if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
        await super().run_asgi()
        self._see_off()

    # --- what a Transport can -----------------------------------------------------------------------------------------

    def write(self, text: bytes) -> int:
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return -1
        transport.write(text_frame(text))
        return transport.get_write_buffer_size()

    def listen(self, hear: Callable[[str | None], None]) -> None:
        self._hear = hear
        self._hear_waiting(hear)

    def gone(self) -> bool:
        return bool(self.disconnected)

    def finish(self, code: int) -> None:
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # the client's answer must be heard
            self.read_paused = False
            self.transport.resume_reading()
        self._see_off()

    def forget_handshake(self) -> None:
        done: Any = self
        done.scope = done.request = done.response = None

    def reset(self) -> None:
        if self.disconnected:
            return
        found = self.transport.get_extra_info("socket")
        if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_ZERO)
        self.transport.abort()

    # --- what comes in ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A message of one frame is heard at once; all else goes through `websockets`."""
        self._heard_at = self.loop.time()
        hear = self._hear
        text = self._text_of(data) if hear is not None else None
        if hear is None or text is None:
            super().data_received(data)
        else:
            hear(text)

    def _text_of(self, data: bytes) -> str | None:
        """The text of a message that is one whole frame; None for all others, and where something else comes first."""
        if len(data) < 2 + MASK or data[0] != FINAL_TEXT or self.frames or self.close_sent:
            return None
        size, head = data[1] - MASKED, 2
        if size == MEDIUM:
            size, head = int.from_bytes(data[2:4]), 4
        elif not 0 <= size < MEDIUM:
            return None
        if size > self.config.ws_max_size or len(data) != head + MASK + size:
            return None
        waits: Any = self.conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        if waits.gi_code is not BETWEEN_FRAMES or self.conn.state is not State.OPEN:
            return None
        try:
            return apply_mask(data[head + MASK :], data[head : head + MASK]).decode()
        except UnicodeDecodeError:
            return None  # and `websockets` says so

    def send_receive_event_to_app(self) -> None:
        """A message has come through `websockets`."""
        super().send_receive_event_to_app()
        if self._hear is not None:
            self._hear_waiting(self._hear)

    def _hear_waiting(self, hear: Callable[[str | None], None]) -> None:
        """What waits in the queue is heard, but for the end, and reading, which paused for it, goes on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        for _ in range(self.queue.qsize()):
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                hear(message.get("text"))
            else:
                self.queue.put_nowait(message)

    def send_keepalive_ping(self) -> None:
        """Only who has said nothing for as long as between two pings is asked whether they are there."""
        silent = self.loop.time() - self._heard_at
        if self.ping_interval is not None and silent < self.ping_interval - PING_SLACK:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # --- goodbyes: none of them waits for ever for a client that does not read ----------------------------------------

    def _see_off(self) -> None:
        if not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.reset)

    def shutdown(self) -> None:
        super().shutdown()
        self._see_off()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._see_off()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._see_off()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._see_off()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._hear = None
        # What refers to itself would stay until the next look at everything (gc_policy.py).
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", None)
        if scope is not None:  # it never came to a handshake
            scope["extensions"].pop(EXTENSION, None)


def text_frame(text: bytes) -> bytes:
    """A message to a client: one frame, final, not compressed and, as a server's, not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return _SHORT(FINAL_TEXT, size) + text
    return (_MEDIUM(FINAL_TEXT, MEDIUM, size) if size < 65_536 else _LONG(FINAL_TEXT, 127, size)) + text


class Requests(HttpToolsProtocol):
    """uvicorn's HTTP connection; a request must come whole within `seconds` of its beginning (of the connection)."""

    _late: TimerHandle | None = None

    def __init__(self, *args: Any, seconds: float = 20.0, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.seconds = seconds

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._expect_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_no_more()
        super().handle_websocket_upgrade()
        # This object is done with. It and its parser hold each other, so it would stay as long as the websocket does.
        done: Any = self
        done.parser = done.flow = done.transport = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, self._give_up)

    def _expect_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.transport.abort()
