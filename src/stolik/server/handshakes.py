"""How many clients may be coming in at once: after a restart everybody is back in the same moment.

Who comes while so many do waits for their handshake, first come, first served: else all would be slow together, and the
patience of clients would end before any of them is in. A place is had for a second at most, whatever its holder does:
who says nothing keeps nobody out.
"""

import asyncio

PLACE_SECONDS = 1.0  # for which somebody is coming in, at most


class Handshakes:
    """Places for so many at once; 0: for everybody."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most) if most > 0 else None

    async def begin(self) -> "Handshake":
        """A place, as soon as one is free and nobody has waited for longer. Whoever gets it has to `leave` it."""
        if self._free is not None:
            await self._free.acquire()
        return Handshake(self._free)


class Handshake:
    """The place of one client who is coming in."""

    __slots__ = ("_free", "_timer")

    def __init__(self, free: asyncio.Semaphore | None) -> None:
        self._free = free
        self._timer = asyncio.get_running_loop().call_later(PLACE_SECONDS, self.leave)

    def leave(self) -> None:
        """Somebody else may have it; to leave it twice changes nothing."""
        self._timer.cancel()
        free, self._free = self._free, None
        if free is not None:
            free.release()
