"""A server that does what the test says, message by message: for what a real one does rarely or never."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.server import Server, ServerConnection, serve

from stolik.protocol import ToClient, ToServer, encode_to_client, read_to_server
from stolik.protocol.to_client import Welcome
from stolik.protocol.to_server import Hello
from stolik.table.messages import Chair, Shown, Standing


class Visit:
    """One connection of a client."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def hear(self) -> ToServer:
        return read_to_server(await self.socket.recv())

    async def say(self, *messages: ToClient | str) -> None:
        for message in messages:
            await self.socket.send(message if isinstance(message, str) else encode_to_client(message).decode())

    async def welcome(self) -> None:
        assert isinstance(await self.hear(), Hello)
        await self.say(Welcome("me", "Ada", "guest", 5.0))


class Fake:
    """The script of each connection after the other; the last one counts for all further ones."""

    def __init__(self, *scripts: Callable[[Visit], Awaitable[None]]) -> None:
        self._scripts = list(scripts)
        self.visits = 0
        self.failed: BaseException | None = None

    async def __aenter__(self) -> Self:
        self._server: Server = await serve(self._visit, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        await self._server.wait_closed()
        if self.failed is not None:
            raise self.failed

    async def _visit(self, socket: ServerConnection) -> None:
        script = self._scripts[min(self.visits, len(self._scripts) - 1)]
        self.visits += 1
        try:
            await script(Visit(socket))
        except AssertionError as error:
            self.failed = error


def shown(v: int = 1, **changed: Any) -> Shown:
    """A table at which `me` sits on seat 0 of 2 and is asked."""
    told: dict[str, Any] = {
        "table": "T",
        "v": v,
        "now": 5.0,
        "seat": 0,
        "standing": Standing(code="T", game="golf", phase="playing", chairs=[Chair("me", "Ada"), Chair(bot="casual")]),
        "view": {"game": "golf", "phase": "turn", "turn": 0},
        "legal": ["stock", "take"],
        "asked": True,
    }
    return Shown(**(told | changed))


async def rest(visit: Visit) -> None:
    """Nothing more until the client goes."""
    await visit.socket.wait_closed()


async def forever() -> None:
    """Until it is cancelled."""
    await asyncio.Event().wait()
