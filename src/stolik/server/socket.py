"""The endpoint /ws: who may come in, what each message means, who goes too far.

A client says `hello` within seconds and is then served message by message, in order. A message that is not understood,
not allowed or one too many is answered with `bad`; after some of them the connection is closed with 1008. A browser
says which page it comes from, and only pages of this host (and configured ones) may use its cookie; who says nothing is
no browser and needs a token.
"""

import asyncio
from collections import defaultdict
from functools import partial

from msgspec import DecodeError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from stolik.core.game import Event, event
from stolik.protocol import VERSION, ToServer, read_to_server, to_server
from stolik.protocol.to_client import Bad, Pong, Welcome
from stolik.server.calls import cookie_of, own_page
from stolik.server.handshakes import Handshakes
from stolik.server.hosts import known_host
from stolik.server.incidents import BANNED, FOREIGN, MESSAGE, RATION, TOKEN
from stolik.server.limits import Bucket, Buckets, client_of, forwarded, group_of
from stolik.server.logs import log
from stolik.server.room import Connection, encoded
from stolik.server.send_buffer import SendBuffer
from stolik.server.state import State
from stolik.server.tokens import hash_of
from stolik.server.transport import EXTENSION, Transport

POLICY, PROTOCOL, RESTART, BROKEN, LATER = 1008, 1002, 1012, 1011, 1013  # close codes
FORGIVEN = 1 / 60  # faults a second
LONGEST_TOLD = 200  # characters of what is told about a message that is not understood


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """The application that does nothing."""


class Guest:
    """A websocket that has been accepted, before and after it has said who it is."""

    __slots__ = ("address", "buffer", "connection", "ended", "faults", "group", "messages")

    def __init__(self, buffer: SendBuffer, address: str, messages: Bucket, faults: Bucket) -> None:
        self.buffer, self.address, self.messages, self.faults = buffer, address, messages, faults
        self.group = group_of(address)  # what it shares limits with
        self.ended = False  # what it still says is not read
        self.connection: Connection | None = None


class Socket:
    """The endpoint of one server, as an ASGI application."""

    def __init__(self, state: State) -> None:
        self._state, self._limits = state, state.config.limits
        self._addresses: dict[str, int] = defaultdict(int)  # connections of each
        self._rates = Buckets(self._limits.address_rate, self._limits.address_burst)
        self._people = Buckets(self._limits.person_rate, self._limits.person_burst)
        self._handshakes = Handshakes(self._limits.handshakes)
        # By itself, for what is wrapped around a websocket stays for as long as the websocket does.
        self._forwarded = forwarded(_nothing, state.config.proxies)
        self._now = asyncio.get_running_loop().time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its request to its end."""
        await receive()  # websocket.connect
        await self._forwarded(scope, receive, send)
        request, config, limits = HTTPConnection(scope), self._state.config, self._limits
        address = client_of(scope)
        own = own_page(request, config.origins)
        if not known_host(config, request.headers.get("host", "")):
            own = False
        banned = self._state.people.bans.until_address(address) is not None
        if own is False or banned:
            self._state.incidents.note(BANNED if banned else FOREIGN, group_of(address))
            await send({"type": "websocket.close", "code": POLICY})  # before it is accepted: 403
            return
        transport: Transport = scope["extensions"][EXTENSION]
        cookie = request.cookies.get(cookie_of(scope), "") if own else ""
        del request, scope
        buffer = SendBuffer(transport, self._state.metrics, limits.behind_bytes)
        now = self._now()
        guest = Guest(buffer, address, Bucket(limits.message_burst, now), Bucket(limits.faults, now))
        group = guest.group
        self._addresses[group] += 1
        try:
            if await self._come_in(guest, transport, receive, send, cookie):
                transport.listen(partial(self._hear, guest))
                await receive()  # the end
        except Exception:
            log.exception("connection broken")
            self._end(guest, event("server-broken"), BROKEN)
        finally:
            self._state.gc_policy.left += 1
            self._addresses[group] -= 1
            if not self._addresses[group]:
                del self._addresses[group]
            if guest.connection is not None:
                self._state.rooms.presence.leave(guest.connection)

    # --- hello --------------------------------------------------------------------------------------------------------

    async def _come_in(self, guest: Guest, transport: Transport, receive: Receive, send: Send, cookie: str) -> bool:
        """From the handshake to the welcome; whether the client is in. Who is to be sent away does not wait for it."""
        most = self._limits.address_connections
        too_many = 0 < most < self._addresses[guest.group]
        place = None if too_many or self._state.stopping else await self._handshakes.begin(guest.group)
        try:
            if transport.gone():
                return False
            await send({"type": "websocket.accept"})
            transport.forget_handshake()
            self._state.metrics.connected.inc()
            if self._state.stopping:
                return self._end(guest, event("server-stopping"), RESTART)
            if too_many:
                return self._end(guest, event("server-connections", count=most), LATER)
            return await self._welcome(guest, receive, cookie)
        finally:
            if place is not None:
                place.leave()

    async def _welcome(self, guest: Guest, receive: Receive, cookie: str) -> bool:
        """Waits for `hello`; whether the client is in."""
        hello: ToServer | None = None
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                while hello is None and not guest.ended:
                    message = await receive()
                    if message["type"] == "websocket.disconnect":
                        return False
                    hello = self._read(guest, message.get("text"))
        except TimeoutError:
            return self._end(guest, event("server-hello"), POLICY)
        if guest.ended:
            return False
        if not isinstance(hello, to_server.Hello):
            return self._end(guest, event("server-hello"), POLICY)
        if hello.version != VERSION:
            return self._end(guest, event("server-version", client=hello.version, server=VERSION), PROTOCOL)
        token = hello.token or cookie
        person = await self._state.people.who(token)
        if person is None:
            self._state.incidents.note(TOKEN, guest.group)
            return self._end(guest, event("server-who"), POLICY)
        guest.connection = Connection(person, guest.buffer, guest.address, hash_of(token))
        rooms = self._state.rooms
        tables = rooms.presence.enter(guest.connection)
        if rooms.neighbours is not None:
            tables += [listed.code for listed in await rooms.neighbours.seats_of(person.id)]
        guest.connection.send(Welcome(person.id, person.name, person.kind, rooms.clock.now(), tables))
        return True

    def _end(self, guest: Guest, reason: Event, code: int) -> bool:
        guest.buffer.send(encoded(Bad(reason, last=True)))
        guest.buffer.close(code)
        return False

    # --- messages -----------------------------------------------------------------------------------------------------

    def _hear(self, guest: Guest, text: str | None) -> None:
        """A message, unless the client has gone too far."""
        if guest.ended:
            return
        try:
            wanted = self._read(guest, text)
            if wanted is not None:
                refused = self._obey(guest, wanted)
                if refused is not None:
                    self._fault(guest, refused, wanted.id if isinstance(wanted, to_server.Do) else "")
        except Exception:
            log.exception("connection broken")
            guest.ended = True
            self._end(guest, event("server-broken"), BROKEN)

    def _read(self, guest: Guest, text: str | None) -> ToServer | None:
        """The message of a frame; None if there is none, which the client has been told."""
        now = self._now()
        self._state.gc_policy.busy = now
        self._state.metrics.messages.inc()
        limits = self._limits
        in_time = guest.messages.take(limits.message_rate, limits.message_burst, now)
        in_time = in_time and self._rates.take(guest.group, now)
        if guest.connection is not None:
            in_time = in_time and self._people.take(guest.connection.person.id, now)
        if not in_time:
            self._fault(guest, event("server-too-fast"))
            return None
        if text is None:
            self._fault(guest, event("server-binary"))
            return None
        try:
            return read_to_server(text)
        except (DecodeError, RecursionError, UnicodeError, ValueError) as error:
            self._fault(guest, event("server-message", told=str(error)[:LONGEST_TOLD]))
            return None

    def _obey(self, guest: Guest, wanted: ToServer) -> Event | None:
        """Does what the client wants; an event says why not."""
        connection, rooms = guest.connection, self._state.rooms
        assert connection is not None
        match wanted:
            case to_server.Do():
                return rooms.presence.command(connection, wanted)
            case to_server.Join():
                return rooms.presence.join(connection, wanted)
            case to_server.Part(table):
                rooms.presence.part(connection, table)
            case to_server.LookIn(on):
                (rooms.lobby.watch if on else rooms.lobby.leave)(connection)
            case to_server.Ping(at):
                connection.send(Pong(at, rooms.clock.now()))
            case to_server.Hello():
                return event("server-hello-again")
        return None

    def _fault(self, guest: Guest, reason: Event, id: str = "") -> None:
        """Tells the client what was wrong; one fault too many ends the connection."""
        self._state.metrics.faults.inc()
        if reason.id in ("server-too-fast", "server-message", "server-binary"):
            self._state.incidents.note(RATION if reason.id == "server-too-fast" else MESSAGE, guest.group)
        last = not guest.faults.take(FORGIVEN, self._limits.faults, self._now())
        guest.buffer.send(encoded(Bad(reason, id, last)))
        if last:
            guest.ended = True
            guest.buffer.close(POLICY)
