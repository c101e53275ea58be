"""A table on a server: the client runs in a thread of its own, and what it hears comes here in order.

The terminal waits for lines; the client must go on answering the server's pings meanwhile, so it has its own loop.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from stolik.cli.program import TERMINAL
from stolik.cli.terminal import LONGEST_SLICE
from stolik.client import Client, ClientError, JoinedTable, SealCheck
from stolik.core.game import Event
from stolik.table.commands import AnyCommand
from stolik.table.messages import Message, Shown

if TYPE_CHECKING:
    from stolik.cli.session import Session

T = TypeVar("T")
CLOSING_SECONDS = 5.0  # seconds for the connection to be closed properly


class RemoteTable:
    """A client's connection, seen from another thread; `session` is set as soon as there is one.

    url, token, name, language  as the client has them
    wake                        is called, in the client's thread, when something has come
    """

    def __init__(self, url: str, token: str, name: str, language: str, wake: Callable[[], None]) -> None:
        self.client = Client(url, token, name, language, link=self._put, program=TERMINAL)
        self._wake = wake
        self.session: Session | None = None
        self._table: JoinedTable | None = None
        self._came: SimpleQueue[Message | bool | BaseException] = SimpleQueue()
        self._told = 0  # how much of it the session knows
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True, name="client")

    def __enter__(self) -> "RemoteTable":
        """Connect. Raises ClientError."""
        self._thread.start()
        try:
            self.run(self.client.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(TimeoutError, CancelledError, ClientError):
            self._start(self.client.__aexit__(None, None, None)).result(CLOSING_SECONDS)
        self._stop()

    def run(self, wanted: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine in the client's thread. Raises what it raises."""
        future = self._start(wanted)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def _start(self, wanted: Coroutine[Any, Any, T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(wanted, self._loop)

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLOSING_SECONDS)
        if not self._loop.is_running():
            self._loop.close()

    async def join(self, code: str) -> JoinedTable:
        """Hear about a table from now on; runs in the client's thread. Raises ClientError."""
        self._table = await self.client.join(code, self._put)
        return self._table

    def send(self, id: str, command: AnyCommand) -> None:
        """A command of the person; the answer comes like everything else."""
        assert self._table is not None
        self._start(self._do(self._table, id, command)).add_done_callback(self._done)

    def _missed(self, shown: Shown, since: int | None) -> list[Event] | None:
        """What happened between the last that was told and this; None if the server does not say."""
        if since is None or since == shown.v:
            return []
        with suppress(ClientError):
            steps = self.run(self.client.story(shown.table, since))
            return [event for step in steps if step.v <= shown.v for event in step.events]
        return None

    async def _do(self, table: JoinedTable, id: str, command: AnyCommand) -> None:
        with suppress(ClientError):  # a refusal is heard, the end of the client too
            await table.do(command, id)

    def _done(self, command: "Future[None]") -> None:
        """A command that failed without an answer is heard of like the end: nobody else waits for it."""
        if not command.cancelled() and (error := command.exception()) is not None:
            self._put(error)

    def _put(self, came: "Message | bool | BaseException") -> None:
        self._came.put(came)
        self._wake()

    def check_seals(self, match: int) -> SealCheck:
        """How the decks of a match at this table compare with the seals that were told. Raises ClientError."""
        assert self.session is not None
        return self.run(self.client.check_seals(self.session.place, match))

    # --- about other people (others.ServerApi) -----------------------------------------------------------------------

    def mute(self, person: str) -> None:
        """Hear no more of a person. Raises ClientError, like the others."""
        self.run(self.client.mute(person))

    def unmute(self, person: str) -> None:
        self.run(self.client.unmute(person))

    def muted(self) -> dict[str, str]:
        """Whom the person does not hear: ids and names."""
        return self.run(self.client.muted())

    def watchers(self) -> dict[str, str]:
        """Who watches this table, for who sits there: ids and names."""
        assert self._table is not None
        return self.run(self.client.watchers(self._table.code))

    def report(self, person: str, text: str) -> None:
        """Tell the operator about a person, and what has been said at this table."""
        assert self._table is not None
        self.run(self.client.report(person, text, self._table.code))

    # --- what drives it (terminal.Source) ------------------------------------------------------------------------

    def now(self) -> float:
        """The server's time."""
        return self.client.now()

    def happen(self) -> bool:
        """Tell the session of all that has come. Raises ClientError for the end of the client, and what broke it."""
        before = self._told
        with suppress(Empty):
            while True:
                self._tell(self._came.get_nowait())
        return self._told > before

    def rest(self) -> float | None:
        """Nobody here knows when something comes; then whoever waits for a line is woken."""
        return None

    def wait(self) -> bool:
        """Wait until something comes."""
        with suppress(Empty):
            self._tell(self._came.get(timeout=LONGEST_SLICE))
        return True

    def _tell(self, came: "Message | bool | BaseException") -> None:
        assert self.session is not None
        self._told += 1
        if isinstance(came, BaseException):
            raise came
        if isinstance(came, bool):
            self.session.link(came)
        elif isinstance(came, Shown):
            self.session.hear(came, self._missed(came, self.session.place.v))
        else:
            self.session.hear(came)
