"""Work that takes long, done one piece at a time in a thread of its own: it takes little from those who play."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from stolik.server.refusals import RequestRefusal

MOST_WAITING = 16  # pieces of work, the one that is being done among them

T = TypeVar("T")


class Worker:
    """The thread of one server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "stolik-worker")
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises. Raises RequestRefusal people-too-often while too many others wait."""
        with self.turn():
            return await self.do(work)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """For what has to be read before the work can be done: none too many hold that at once. Raises as `run`."""
        if self._waiting >= MOST_WAITING:
            raise RequestRefusal("people-too-often", seconds=1)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    async def do(self, work: Callable[[], T]) -> T:
        """As `run`, of whoever has a turn already."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """What waits is not done any more; what is being done comes to its end."""
        self._thread.shutdown(cancel_futures=True)
