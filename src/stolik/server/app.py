"""The web application: its parts opened and closed in order, its routes, the headers of every answer."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.core.engine import start_compiling
from stolik.games import GAMES
from stolik.server.admin import carry_out
from stolik.server.admin_channel import admin_channel
from stolik.server.api import routes
from stolik.server.config import Config
from stolik.server.connections import Connections
from stolik.server.gc_policy import GcPolicy
from stolik.server.hosts import known_host
from stolik.server.housekeeping import Housekeeping
from stolik.server.incidents import FOREIGN, Incidents
from stolik.server.large_pages import LargePages
from stolik.server.limits import client_of, forwarded, group_of, headers, networks, secure, trusted
from stolik.server.metrics import Metrics
from stolik.server.pages import routes as pages
from stolik.server.people import People
from stolik.server.rates import Rates
from stolik.server.rooms import Rooms
from stolik.server.socket import Socket
from stolik.server.state import State
from stolik.server.worker import Worker
from stolik.store import Store

HOME = networks(("127.0.0.0/8", "::1"))  # from where the metrics may be read
WEBSOCKET = "/ws"
YEAR = 365 * 24 * 3600
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[State]:
    """All parts of a server, with all tables back; when it is left, everything is stored. Raises StoreError."""
    for game in GAMES.values():
        start_compiling(game)
    store = await Store.open(
        config.database,
        owner="stolik serve",
        gather=config.gather,
        process=config.process,
        standby=config.read_database,
    )
    try:
        metrics = Metrics()
        store.observe = metrics.committed
        connections, worker = Connections(), Worker()
        people = People(store, config.limits, connections.disconnect_person)
        with store.explaining():
            await people.load()
        rooms = Rooms(store, metrics, people, connections, worker, config)
        gc_policy, large_pages = GcPolicy(metrics, rooms.steps.timer.seconds_free), LargePages()
        rates = Rates(config.limits)
        neighbours = rooms.neighbours
        keeping = Housekeeping(people, rooms.directory, neighbours.seated if neighbours is not None else None)
        state = State(
            config, store, rooms, connections, rates, people, metrics, gc_policy, worker, Incidents(), keeping
        )
        metrics.watch("commit_retries", "Commits that had to be tried again", lambda: store.retries)
        metrics.watch("connections", "Websockets of people", lambda: len(connections))
        metrics.watch("people", "People who are connected", connections.people)
        metrics.watch("tables", "Open tables", lambda: len(rooms.directory.open))
        gc_policy.start()  # before the tables come back, which makes many objects and no garbage
        large_pages.start()
        try:
            with store.explaining():
                await rooms.start()
                await store.flush()
            keeping.start()
            async with admin_channel(config.data, lambda order: carry_out(order, people, connections, store)):
                yield state
        finally:
            await state.stop()
            await gc_policy.stop()
            large_pages.stop()
            worker.close()
    finally:
        await store.close()


def entrance(state: State) -> ASGIApp:
    """The application around a state that is open, as the server calls it.

    The websocket has a way of its own: what Starlette wraps around a request would stay for as long as the connection.
    """
    app, websocket = application(state), Socket(state)

    def enter(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        live = scope["type"] == "websocket" and scope["path"] == WEBSOCKET
        return (websocket if live else app)(scope, receive, send)

    return enter


def application(state: State) -> Starlette:
    """The HTTP side of a state that is open."""
    own_routes = [
        Route("/healthz", alive, methods=["GET"]),
        Route("/readyz", ready, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
    ]
    app = Starlette(
        routes=[*own_routes, *routes, *pages],
        middleware=[
            Middleware(forwarded, state.config.proxies),
            Middleware(Headers),
            Middleware(OwnName, state),
        ],
    )
    app.state.stolik = state
    return app


# --- for operators ----------------------------------------------------------------------------------------------------


async def alive(request: Request) -> Response:
    """Whether the process answers at all."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether it plays: not while it stops, nor when nothing can be stored."""
    state: State = request.app.state.stolik
    if state.stopping or state.store.failed.done():
        return PlainTextResponse("not ready\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """What Prometheus reads, for this machine alone: a request that came through a proxy is not from here."""
    state: State = request.app.state.stolik
    passed_on = headers(request.scope, b"x-forwarded-for") or headers(request.scope, b"forwarded")
    if passed_on or not trusted(client_of(request.scope), HOME):
        return PlainTextResponse("not found\n", 404)
    return Response(state.metrics.page(), media_type=state.metrics.content_type)


class OwnName:
    """Answers only those who call the server by a name of its own (hosts.py)."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app, self._state = app, state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            found = headers(scope, b"host")
            if len(found) > 1 or not all(known_host(self._state.config, host) for host in found):
                text = "This server is not known by that name; who runs it may give it one: stolik serve --host-name.\n"
                self._state.incidents.note(FOREIGN, group_of(client_of(scope)))
                await PlainTextResponse(text, 421)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class Headers:
    """Sets the headers that browsers are to protect people by on every answer; what an answer has itself stays."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        encrypted = secure(scope)

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                if encrypted:
                    found.setdefault("strict-transport-security", f"max-age={YEAR}")
            await send(message)

        await self._app(scope, receive, sent)
