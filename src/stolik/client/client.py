"""The client: one connection to a server, kept up, and every table that was joined.

    async with Client("cards.example", name="Ada") as client:
        table = await client.join(await client.quick("golf"))
        async for told in table: ...

What is lost with a connection is made good when it is back: every table is joined again from the version that is
known, and every command without an answer is sent again with its number, so that it is carried out once.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any

from msgspec import DecodeError, ValidationError, convert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stolik.client.address import address, socket_of
from stolik.client.api import COMES, ELSEWHERE, PROGRAM, Api, token_in
from stolik.client.backoff import backoff
from stolik.client.errors import BadToken, ClientError, NoServer, NoTable, RequestRefused, ServerTooOld, refusal
from stolik.client.place import Place
from stolik.client.processes import Processes
from stolik.client.seals import SealCheck, check
from stolik.client.table import Hear, JoinedTable
from stolik.client.unreached import unreached
from stolik.core.game import Event
from stolik.protocol import VERSION, ToServer, encode_to_server, read_to_client
from stolik.protocol.to_client import Bad, Listed, Lobby, Pong, Welcome
from stolik.protocol.to_server import LONGEST_CODE, Hello, Join, Part
from stolik.table.messages import Refused as NotDone
from stolik.table.story import Happened

ANSWER_SECONDS = 20.0  # seconds for an answer to `hello` and `join`
STEADY_SECONDS = 10.0  # seconds that a connection must have lasted before the waits begin anew
LARGEST_MESSAGE = 4_000_000  # bytes of a message from the server
RESEND_SECONDS = 1.0  # seconds before commands are sent again that were too many at once
STOPPING = "server-stopping"  # it may have done what it has not answered
UNWELCOME: dict[str, type[ClientError]] = {"server-version": ServerTooOld, "server-who": BadToken}  # else: try again


class Client:
    """A person or a bot at a server.

    url    its address: "cards.example", "http://127.0.0.1:8470"
    token  who this is, as the server gave it to a guest, an account (`login_token`) or a bot; without one this becomes
           a guest
    name   what a guest is called
    program  what the server calls this device
    link   is called with False when the connection is lost, with True when it is back, and with what ended it for good

    After entering: `token`, `person` (the public id), `name`, `kind`, and `sat`, the codes of the tables where this
    person sits. Raises NoServer, BadToken, ServerTooOld, RequestRefused (a name that is not possible).
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        name: str = "",
        language: str = "en",
        link: Callable[[bool | ClientError], None] | None = None,
        program: str = PROGRAM,
    ) -> None:
        self.url = address(url)
        self.name, self.person, self.kind, self.sat = name, "", "", list[str]()
        self.api = Api(self.url, token, language, program)
        self._link = link
        self._tables: dict[str, JoinedTable] = {}
        self._opened: ClientConnection | None = None
        self._socket: ClientConnection | None = None  # the one that is opened, once it has caught up
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        self._ahead = 0.0  # the server's time less ours
        self._failed: ClientError | None = None
        self._processes = Processes(self.url)

    @property
    def token(self) -> str:
        """Says who this is: keep it to come back as the same person, and show it to nobody."""
        return self.api.token

    def now(self) -> float:
        """The server's time in seconds, about."""
        return time.monotonic() + self._ahead

    # --- coming and going --------------------------------------------------------------------------------------------

    async def __aenter__(self) -> "Client":
        if not self.token:
            answer = await self.api.call("POST", "/api/guest", {"name": self.name or "Guest"})
            self.api.token = token_in(answer, self.url)
        self._task = asyncio.create_task(self._stay(await self._open()), name="stolik-client")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for other in self._processes.others.values():
            other.cancel()
            with suppress(asyncio.CancelledError, ClientError):
                await (await other).__aexit__(None, None, None)
        for task in (self._later, self._task):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._opened is not None:
            await _close(self._opened)
        self._fail(NoServer("client-closed"))

    async def _open(self) -> ClientConnection:
        """A connection on which the server has said welcome. Raises NoServer, BadToken, ServerTooOld."""
        try:
            socket = await connect(
                socket_of(self._processes.address),
                max_size=LARGEST_MESSAGE,
                open_timeout=ANSWER_SECONDS,
                compression=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise unreached(self.url, error) from None
        try:
            await self._greet(socket)
        except BaseException as error:
            await _close(socket)
            if isinstance(error, OSError | TimeoutError | ConnectionClosed | DecodeError):
                raise unreached(self.url, error) from None
            raise
        self._opened = socket
        return socket

    async def _greet(self, socket: ClientConnection) -> None:
        """Say who this is and hear who that is."""
        await socket.send(_text(Hello(VERSION, self.token)))
        async with asyncio.timeout(ANSWER_SECONDS):
            welcome = read_to_client(await socket.recv())
        match welcome:
            case Welcome():
                self.person, self.name, self.kind = welcome.person, welcome.name, welcome.kind
                self.sat = welcome.tables
                self._ahead = welcome.now - time.monotonic()
            case Bad(event=event):
                raise refusal(UNWELCOME.get(event.id, NoServer), event)
            case _:
                raise NoServer("client-no-stolik", address=self.url)

    async def _stay(self, socket: ClientConnection) -> None:
        """Keep the connection up until the client is left, or the server wants it no more."""
        try:
            await self._keep_up(socket)
        except ClientError as error:
            self._fail(error)
            self._tell(error)
        except Exception as error:  # a mistake of ours: whoever waits for an answer must not wait for ever
            self._fail(NoServer("client-broken", told=f"{type(error).__name__}: {error}"))
            raise

    async def _keep_up(self, socket: ClientConnection) -> None:
        random = Random()
        waits = backoff(random)
        while True:
            since = time.monotonic()
            await self._listen(socket)
            if self._processes.changed():
                with suppress(NoServer):
                    socket = await self._open()
                    continue
            self._processes.lost()
            self._tell(False)
            if time.monotonic() - since > STEADY_SECONDS:
                waits = backoff(random)
            for wait in waits:
                await asyncio.sleep(wait)
                try:
                    socket = await self._open()
                    break
                except NoServer:
                    continue
            self._tell(True)

    async def _listen(self, socket: ClientConnection) -> None:
        """Catch up, then take what comes until the connection is lost."""
        try:
            await self._catch_up(socket)
            self._socket = socket
            async for frame in socket:
                self._take(frame)
        except (OSError, ConnectionClosed):
            pass
        finally:
            self._socket = None
            await _close(socket)

    async def _catch_up(self, socket: ClientConnection) -> None:
        """Join all tables again, and send again what was not answered."""
        joined, sent = set[str](), set[str]()
        while True:  # more may come to be sent with every await
            table = next((table for code, table in self._tables.items() if code not in joined), None)
            if table is not None:
                joined.add(table.code)
                await socket.send(_text(table.join()))
                continue
            pending = (do for table in self._tables.values() for do, _ in table.pending.values())
            do = next((do for do in pending if do.id not in sent), None)
            if do is None:
                return
            sent.add(do.id)
            await socket.send(_text(do))

    def _tell(self, up: bool | ClientError) -> None:
        if self._link is not None:
            self._link(up)

    # --- messages ----------------------------------------------------------------------------------------------------

    def _take(self, frame: str | bytes) -> None:
        try:
            message = read_to_client(frame)
        except DecodeError:  # of a newer server: what is not understood is left out
            return
        match message:
            case Bad(event=event, id=id):
                self._refused(event, id)
            case Welcome() | Pong() | Lobby() | Listed():
                pass
            case _:
                if (table := self._tables.get(message.table)) is not None:
                    self._processes.heard()
                    table.take(message)
                    if table.place.ended is not None:
                        del self._tables[message.table]

    def _refused(self, event: Event, id: str) -> None:
        """The server did not understand or allow a message: the command with this number, or nobody knows which."""
        if self._processes.changes or event.id == STOPPING:  # all is said again, at another process or to the next
            return
        if event.id in ("server-too-fast", COMES):
            if self._later is None:
                self._later = asyncio.create_task(self._again())
            return
        if event.id == ELSEWHERE and (table := self._tables.get(str(event.args.get("code")))) is not None:
            self._go_where(table, self._processes.named(str(event.args.get("at", ""))))
            return
        waiting = [table for table in self._tables.values() if not table.joined.done()]
        if not id and waiting:
            del self._tables[waiting[0].code]
            waiting[0].fail(refusal(NoTable, event))
            return
        for table in list(self._tables.values()):
            for number in list(table.pending):
                if id in ("", number):
                    table.take(NotDone(table.code, number, event))

    def _go_where(self, table: JoinedTable, at: str) -> None:
        """A table is at another process: this connection goes there, or another one if this has tables here."""
        if len(self._tables) > 1:
            del self._tables[table.code]
            if at not in self._processes.others:
                self._processes.others[at] = asyncio.create_task(self._enter(at), name="stolik-client-other")
            self._processes.others[at].add_done_callback(lambda done: _hand_over(table, done))
        elif self._opened is not None:
            self._processes.follow(at)
            self._later = asyncio.create_task(self._hang_up(self._opened))

    async def _hang_up(self, socket: ClientConnection) -> None:
        """Let go of the connection, so that it is made anew."""
        self._later = None
        await _close(socket)

    async def _enter(self, at: str) -> "Client":
        other = Client(self.url, self.token, self.name, self.api.language)
        other._processes = Processes(self.url, at)
        return await other.__aenter__()

    async def _again(self) -> None:
        """What was too much at once is sent again, with the numbers that it had."""
        await asyncio.sleep(RESEND_SECONDS)
        self._later = None
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):
                await self._catch_up(self._socket)

    def _fail(self, error: ClientError) -> None:
        self._failed = self._failed or error
        for table in self._tables.values():
            table.fail(error)
        self._tables.clear()

    async def _send(self, message: ToServer) -> None:
        """Send now, or not at all: what needs an answer is sent again when the connection is back."""
        if self._failed is not None:
            raise self._failed
        if self._socket is not None:
            with suppress(OSError, ConnectionClosed):
                await self._socket.send(_text(message))

    # --- tables ------------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        *,
        name: str = "",
        clock: str = "none",
        think: float = 0.0,
        listed: bool = False,
        **options: Any,
    ) -> str:
        """A new table, of which this person is the host: its code. Raises RequestRefused.

        Options of the game as records write them: seats=3. The clock is "none", "relaxed", "normal" or "fast".
        """
        wanted = {"game": game, "options": options, "clock": clock, "think": think, "name": name, "listed": listed}
        return _code(await self.api.call("POST", "/api/tables", wanted), self.url)

    async def quick(self, game: str, **options: Any) -> str:
        """A table that begins soon, where this person has a seat: its code. Raises RequestRefused."""
        wanted = {"game": game, "options": options}
        try:
            return _code(await self.api.call("POST", "/api/quick", wanted), self.url)
        except RequestRefused as refused:
            if refused.event.id != ELSEWHERE:
                raise
        return _code(await self.api.call("POST", "/api/quick", {**wanted, "here": True}), self.url)

    async def join(self, code: str, hear: Hear | None = None) -> JoinedTable:
        """Hear about a table, from one's seat there if one has one, else as a spectator. Raises NoTable, NoServer.

        `hear` is called with every message of the table, answers to commands too; then there is nothing to iterate.
        """
        code = code.strip().upper()
        if code in self._tables:
            return self._tables[code]
        if not 1 <= len(code) <= LONGEST_CODE:  # not worth asking
            raise NoTable("server-no-table", code=code)
        table = self._tables[code] = JoinedTable(code, self._send, hear)
        try:
            await self._send(Join(code))
            async with asyncio.timeout(ANSWER_SECONDS):
                await table.joined
        except TimeoutError:
            raise NoServer("client-silent", address=self.url) from None
        finally:
            if not table.joined.done() or table.joined.cancelled() or table.joined.exception() is not None:
                self._tables.pop(code, None)
        return table

    def adopt(self, table: JoinedTable) -> None:
        """A table that another connection of this person has joined is heard over this one."""
        self._tables[table.code] = table
        table.send_by(self._send)
        if self._later is None:
            self._later = asyncio.create_task(self._again(), name="stolik-client-again")

    async def story(self, code: str, since: int | None = None) -> list[Happened]:
        """What happened at a table after version `since`, as this person was told it; None: in the deal that is on.

        For who has an empty log, or got a new `Shown` after missing too much. Raises NoTable, NoServer, RequestRefused.
        """
        query = "" if since is None else f"?since={since}"
        told = await self.api.call("GET", f"/api/tables/{code}/story{query}")
        try:
            return convert(told["steps"], list[Happened])
        except (TypeError, KeyError, ValidationError):
            raise NoServer("client-no-stolik", address=self.url) from None

    async def check_seals(self, place: Place, match: int | None = None) -> SealCheck:
        """Compare the decks of a match that is over, or was broken off, with the seals that were told at its table.

        `match`: its number at the table; None: the latest. A match of which the server gives out no record has that for
        what is wrong with it. Raises NoServer, RequestRefused.
        """
        number = match if match is not None else place.standing.match or 0
        code = f"{place.code}-{number}"
        try:
            record = await self.api.call("GET", f"/api/matches/{code}/record")
        except RequestRefused as refused:
            if refused.event.id != "people-no-match":
                raise
            record = None
        return check(code, place.seals.of(number), record)

    async def part(self, table: JoinedTable) -> None:
        """Hear no more about a table; one's seat stays as if the connection were lost."""
        if self._tables.pop(table.code, None) is not None:
            await self._send(Part(table.code))

    # --- other people ------------------------------------------------------------------------------------------------

    async def mute(self, person: str) -> None:
        """Hear no more of what a person (a public id) says, at any table. Raises RequestRefused."""
        await self.api.call("PUT", f"/api/me/mutes/{person}")

    async def unmute(self, person: str) -> None:
        """Hear a person again. Who is not muted is heard anyway."""
        await self.api.call("DELETE", f"/api/me/mutes/{person}")

    async def muted(self) -> dict[str, str]:
        """Whom this person does not hear: public ids and names."""
        answer = await self.api.call("GET", "/api/me/mutes")
        try:
            return {str(each["id"]): str(each["name"]) for each in answer["people"]}
        except (TypeError, KeyError):
            raise NoServer("client-no-stolik", address=self.url) from None

    async def watchers(self, code: str) -> dict[str, str]:
        """Who watches a table, as far as that is told: public ids and names; of a table where one is nobody."""
        answer = await self.api.call("GET", f"/api/tables/{code}")
        try:
            return {str(each["person"]): str(each["name"]) for each in answer["watching"]}
        except (TypeError, KeyError):
            raise NoServer("client-no-stolik", address=self.url) from None

    async def report(self, person: str, text: str, table: str = "") -> None:
        """Tell the operator what a person did; what was said last at the table with this code goes with it.

        Raises RequestRefused.
        """
        await self.api.call("POST", "/api/reports", {"person": person, "table": table, "text": text})


def _hand_over(table: JoinedTable, entered: "asyncio.Task[Client]") -> None:
    """The table goes on over another connection, if there is one."""
    if entered.cancelled():
        return
    if (error := entered.exception()) is not None:
        table.fail(error if isinstance(error, ClientError) else NoServer("client-broken", told=str(error)))
        return
    entered.result().adopt(table)


async def _close(socket: ClientConnection) -> None:
    """Say goodbye if anybody is there, and be gone."""
    with suppress(OSError, WebSocketException):
        await socket.close()


def _code(answer: Any, url: str) -> str:
    try:
        return str(answer["code"])
    except (TypeError, KeyError):
        raise NoServer("client-no-stolik", address=url) from None


def _text(message: ToServer) -> str:
    """As a text frame: that is what a browser sends too."""
    return encode_to_server(message).decode()
