"""Calls in threads of our own, each with a connection that never leaves it.

What is asked for in one turn of the event loop is one visit to a thread, and one call back: where many come at once,
to wake a thread takes longer than what it is to do.
"""

import asyncio
import time
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]
_Settled = tuple["Future[Any]", Callable[[], None]]
LONG_SECONDS = 0.002  # after which those of a visit who have their answer do not wait for the others


class Threads:
    """So many threads that `connect` each for themselves when they are first asked.

    A connection on which a call has failed is not used again. Threads that nobody closes end with the process.
    """

    def __init__(self, name: str, count: int, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._visits: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._next: list[_Job] = []
        self._closed = False
        self._threads = [Thread(target=self._run, name=f"{name}-{number}", daemon=True) for number in range(count)]
        for thread in self._threads:
            thread.start()

    def do(self, call: Callable[[Connection], T]) -> "Future[T]":
        """What the call returns or raises; RuntimeError if they are closed.

        Whoever is cancelled meanwhile leaves the call to run to its end.
        """
        if self._closed:
            raise RuntimeError("the threads are closed")
        done: Future[T] = self._loop.create_future()
        if not self._next:
            self._loop.call_soon(self._visit)
        self._next.append((call, done))
        return done

    async def close(self, seconds: float | None = None) -> None:
        """Waits, for so long at most, for calls that still run, and closes the connections."""
        self._closed = True
        self._visit()
        for _ in self._threads:
            self._visits.put(None)
        await asyncio.to_thread(self._join, None if seconds is None else time.monotonic() + seconds)

    def _join(self, until: float | None) -> None:
        for thread in self._threads:
            thread.join(None if until is None else max(0.0, until - time.monotonic()))

    def _visit(self) -> None:
        if self._next:
            visit, self._next = self._next, []
            self._visits.put(visit)

    # --- in a thread --------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        connection: Connection | None = None
        while (visit := self._visits.get()) is not None:
            settled: list[_Settled] = []
            since = time.monotonic()
            for call, done in visit:
                try:
                    connection = connection if connection is not None else self._connect()
                    settled.append((done, partial(done.set_result, call(connection))))
                except BaseException as error:
                    settled.append((done, partial(done.set_exception, error)))
                    _close(connection)
                    connection = None
                if time.monotonic() - since > LONG_SECONDS:
                    self._tell(settled)
                    settled = []
            self._tell(settled)
        _close(connection)

    def _tell(self, settled: list[_Settled]) -> None:
        if settled and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, settled)


def _close(connection: Connection | None) -> None:
    with suppress(Exception):  # the database may be what is wrong
        if connection is not None:
            connection.close()


def _settle(settled: list[_Settled]) -> None:
    for done, settle in settled:
        if not done.done():  # who waited was cancelled
            settle()
