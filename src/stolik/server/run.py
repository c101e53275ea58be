"""Runs the server: listens, serves until it is told to stop, and stops without losing anything.

Told to stop (SIGTERM, SIGINT) it lets nobody in any more, stores what has happened, tells its clients and closes their
connections with 1012, upon which they come back to whoever listens here next.
"""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from stolik.core.game import event
from stolik.protocol.to_client import Bad
from stolik.server import watchdog
from stolik.server.app import entrance, opened
from stolik.server.config import Config
from stolik.server.descriptors import most_people
from stolik.server.logs import log
from stolik.server.room import encoded
from stolik.server.state import State
from stolik.server.transport import Requests, Websocket

BACKLOG = 4096  # connections that wait to be accepted
SHUTDOWN_SECONDS = 5.0  # seconds for requests to end when the server stops


class Stopped(Exception):
    """The store has failed: nothing can be kept any more, and the process has to be started again."""


def serve(config: Config, ready: Callable[[str], None] | None = None) -> None:
    """Serves until a signal; `ready` is called with the URL when clients can come.

    Raises OSError for an address that cannot be had, StoreError for a database that cannot, Stopped when it fails.
    """
    with listen(config.host, config.port) as listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_on(config, listener, lambda url, _: ready(url) if ready is not None else None))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one (not on Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def listen(host: str, port: int) -> socket.socket:
    """The address is ours; connections are accepted later. Raises OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # where it would let two processes share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Where clients on this machine find it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve_on(config: Config, listener: socket.socket, ready: Callable[[str, "Server"], None]) -> None:
    """Serves on a socket of ours; `ready` gets the URL and the server, which `give_up` stops. Raises as `serve`."""
    async with opened(config) as state:
        server = Server(_settings(config, state), state)
        server.ready = partial(ready, url_of(listener), server)
        state.store.failed.add_done_callback(lambda _: server.give_up())
        await server.serve(sockets=[listener])
        if state.store.failed.done():
            log.error("the store failed", exc_info=state.store.failed.exception())
            raise Stopped


def _settings(config: Config, state: State) -> uvicorn.Config:
    limits = config.limits
    http: Any = partial(Requests, seconds=limits.request_seconds)
    return uvicorn.Config(
        entrance(state),
        interface="asgi3",
        http=http,
        ws=Websocket,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.pong_seconds,
        ws_per_message_deflate=False,
        lifespan="off",
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=int(SHUTDOWN_SECONDS),
    )


class Server(uvicorn.Server):
    """uvicorn's server, which stops in our order and leaves with status 0."""

    ready: Callable[[], None]

    def __init__(self, config: uvicorn.Config, state: State) -> None:
        super().__init__(config)
        self.state = state

    def give_up(self) -> None:
        """Stop as a signal would."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: stop; a second Ctrl-C does not wait for requests. uvicorn would raise it again at the end."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        log.info("started", extra={"tables": len(self.state.rooms.directory.open), "most_people": most_people()})
        watchdog.start()
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; what has happened is stored and told; then clients are told to come back later."""
        for server in self.servers:
            server.close()
        if not self.state.store.failed.done():
            await self.state.stop()
        told = encoded(Bad(event("server-stopping"), last=True))
        for connection in self.state.connections:
            connection.buffer.send(told)
        await super().shutdown(sockets)
        log.info("stopped")
