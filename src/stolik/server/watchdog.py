"""Tells systemd (`Type=notify`, `WatchdogSec=`) that the server is ready, and every few seconds that its loop turns.

Whoever hangs for longer is ended by systemd and started again.
"""

import asyncio
import os
import socket
from contextlib import suppress

SECONDS = 3.0  # between two signs of life


def tell(text: str) -> None:
    """One word to whoever supervises; nothing happens if nobody does."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # Who does not listen does not want to know, and nobody here waits for them.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.setblocking(False)
        way.sendto(text.encode(), "\0" + address[1:] if address.startswith("@") else address)


def start() -> None:
    """The server is ready; from now on it shows that it is alive."""
    tell("READY=1")
    if os.environ.get("WATCHDOG_USEC"):
        _beat()


def _beat() -> None:
    tell("WATCHDOG=1")
    asyncio.get_running_loop().call_later(SECONDS, _beat)
