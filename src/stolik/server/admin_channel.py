"""The operator's way into a running server, which alone may touch its database.

The server listens on a port of its own, on the loopback interface, and writes port and key into a file of the data
folder that only its user can read. So a proxy in front of the server cannot lead anybody here, and of those who can
reach the port only who may read the file gets an answer. One connection carries one order and its answer, each a line
of JSON.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from stolik.files import OWNER_ONLY, replace_file
from stolik.server.admin import Answer, Order
from stolik.server.logs import log

FILE = "admin.json"
HOST = "127.0.0.1"
LONGEST_LINE = 1 << 24  # bytes of a line: all reports there are
CHANNEL_SECONDS = 10.0  # for an order to arrive, or a server to say that it is there


class AdminRequest(msgspec.Struct, frozen=True):
    """What is sent to the server."""

    key: str
    order: Order


class AdminChannel:
    """The server's side."""

    def __init__(self, path: Path, server: asyncio.Server) -> None:
        self._path, self._server = path, server

    @classmethod
    async def open(cls, data: Path, run: Callable[[Order], Awaitable[Answer]]) -> "AdminChannel":
        """Listens, and carries orders out with `run`. Raises OSError for a folder that cannot be written."""
        key = secrets.token_urlsafe(32)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                async with asyncio.timeout(CHANNEL_SECONDS):
                    request = msgspec.json.decode(await reader.readline(), type=AdminRequest)
                if secrets.compare_digest(request.key.encode(), key.encode()):
                    writer.write(msgspec.json.encode(await run(request.order)) + b"\n")
                    await writer.drain()
            except (TimeoutError, OSError, ValueError):  # ValueError: too long, or not as it should be
                pass
            finally:
                writer.close()

        server = await asyncio.start_server(answer, HOST, 0, limit=LONGEST_LINE)
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
            told = {"port": server.sockets[0].getsockname()[1], "key": key}
            replace_file(data / FILE, msgspec.json.encode(told), OWNER_ONLY)
        except OSError:
            server.close()
            raise
        return cls(data / FILE, server)

    async def close(self) -> None:
        """Listens no more; the file goes."""
        self._path.unlink(missing_ok=True)
        self._server.close()
        await self._server.wait_closed()


@asynccontextmanager
async def admin_channel(data: Path, run: Callable[[Order], Awaitable[Answer]]) -> AsyncIterator[None]:
    """A channel as long as the server runs; without a folder to put the key in there is none."""
    try:
        opened = await AdminChannel.open(data, run)
    except OSError:
        log.warning("no way in for the operator")
        yield
        return
    try:
        yield
    finally:
        await opened.close()


async def send(data: Path, order: Order) -> Answer | None:
    """The answer of the server whose data folder this is; None if none is running. Raises OSError."""
    try:
        found = json.loads((data / FILE).read_text("utf-8"))
        port, key = int(found["port"]), str(found["key"])
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError):
        return None
    try:
        async with asyncio.timeout(CHANNEL_SECONDS):
            reader, writer = await asyncio.open_connection(HOST, port, limit=LONGEST_LINE)
    except (OSError, TimeoutError, OverflowError):
        return None  # a server that was killed could not take its file away
    try:
        writer.write(msgspec.json.encode(AdminRequest(key, order)) + b"\n")
        line = await reader.readline()
    except OSError:
        return None
    finally:
        writer.close()
    try:
        return msgspec.json.decode(line, type=Answer)
    except msgspec.DecodeError:
        return None  # somebody else has the port now
