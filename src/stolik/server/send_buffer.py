"""What one client is sent: at once, in order, and never more ahead of its reading than a limit.

There is neither a queue nor a task: what a client has not taken lies in its socket's buffer (transport.py). A client
that is too far behind is cut, and comes back for what it missed; the table goes on without noticing.
"""

from stolik.server.metrics import Metrics
from stolik.server.transport import Transport


class SendBuffer:
    """The way to one client. `limit`: bytes that may wait for it."""

    __slots__ = ("_limit", "_metrics", "_transport", "cut")

    def __init__(self, transport: Transport, metrics: Metrics, limit: int) -> None:
        self._transport, self._metrics, self._limit = transport, metrics, limit
        self.cut = False

    def send(self, message: bytes) -> None:
        """Sends a message; nothing happens if the client is gone, or is cut."""
        if self.cut or (waiting := self._transport.write(message)) < 0:
            return
        self._metrics.sent.inc()
        if waiting > self._limit:
            self.cut = True
            self._metrics.cuts.inc()
            self._transport.reset()

    def close(self, code: int) -> None:
        """Says goodbye."""
        self._transport.finish(code)
