"""How many clients may be coming in at once: after a restart everybody is back in the same moment.

Who comes while so many do waits for their handshake: else all would be slow together, and the patience of clients would
end before any of them is in. Places are given address by address in turn, so that many from one keep only each other
waiting. A place is had for a second at most, whatever its holder does: who says nothing keeps nobody out.
"""

import asyncio
from collections.abc import Callable

from stolik.server.fair_queue import FairQueue

PLACE_SECONDS = 1.0  # for which somebody is coming in, at most


class _Waiting:
    """Somebody who waits for a place."""

    __slots__ = ("given", "table")

    def __init__(self, group: str) -> None:
        self.table = group  # between these the queue is fair
        self.given = asyncio.get_running_loop().create_future()

    @property
    def seat(self) -> "_Waiting":
        """Nobody makes way for another one of the same address."""
        return self

    @property
    def stands(self) -> bool:
        return not self.given.done()


class Handshakes:
    """Places for so many at once; 0: for everybody."""

    def __init__(self, most: int) -> None:
        self._limited, self._free = most > 0, most
        self._queue: FairQueue[_Waiting] = FairQueue()

    async def begin(self, group: str) -> "Handshake":
        """A place, as soon as it is the turn of this address (`group_of`). Whoever gets it has to `leave` it."""
        if not self._limited:
            return Handshake(None)
        if self._free:
            self._free -= 1
            return Handshake(self._give)
        waiting = _Waiting(group)
        self._queue.put(waiting)
        try:
            await waiting.given
        except asyncio.CancelledError:
            if not waiting.given.cancelled():  # it had got one in the same moment
                self._give()
            raise
        return Handshake(self._give)

    def _give(self) -> None:
        """A place is free: whose turn is it?"""
        if (waiting := self._queue.take()) is not None:
            waiting.given.set_result(None)
        else:
            self._free += 1


class Handshake:
    """The place of one client who is coming in."""

    __slots__ = ("_give", "_timer")

    def __init__(self, give: Callable[[], None] | None) -> None:
        self._give = give
        self._timer = asyncio.get_running_loop().call_later(PLACE_SECONDS, self.leave)

    def leave(self) -> None:
        """Somebody else may have it; to leave it twice changes nothing."""
        self._timer.cancel()
        give, self._give = self._give, None
        if give is not None:
            give()
