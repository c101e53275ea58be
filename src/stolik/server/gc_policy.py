"""Garbage collection when nobody waits.

Python collects whenever enough objects have been made, and looks at all of them: with 20,000 connections that takes
half a second in the middle of somebody's action. So the automatic collection is off. Instead

* twice a second, at a moment without work, what is new is looked through, and what survives is frozen: it is not
  looked at again, so that each of these pauses is short however much there is (some 20 ms with 20,000 connections);
* play leaves nothing in cycles, only connections and requests do (so what play makes by the thousand is not even in
  the collector's lists: `gc=False` of messages, notices and entries of the log): as long as a look finds hardly
  anything, the next ones are left out, up to ten seconds, and what is new is frozen unseen, which takes no time at all;
* what was frozen is looked through rarely, when the server has been idle for a while, or at the latest when so many
  connections have come and gone that what they left in cycles is worth a pause.
"""

import asyncio
import gc
import time
from collections.abc import Callable

from stolik.server.metrics import Metrics

COLLECT_EVERY = 0.5  # seconds between looks at what is new
FEW_FOUND = 500  # objects in cycles, found in a look, that were not worth it
MOST_LEFT_OUT = 20  # looks, at most, that are left out then
IDLE_AFTER = 5.0  # seconds without a message, after which everything may be looked through
CONNECTIONS_GONE = 1_000  # connections that have gone since: worth a look at everything when idle
CONNECTIONS_GONE_AT_LATEST = 40_000  # and at any moment: some 200 MB


class GcPolicy:
    """The collector of one server. `busy` is the time (loop) of the last message; `left` connections that are gone."""

    def __init__(self, metrics: Metrics, seconds_free: Callable[[], float]) -> None:
        self._metrics = metrics
        self._seconds_free = seconds_free  # seconds until something of the tables is due
        self.busy = 0.0
        self.left = 0
        self._rest = self._pause = 0  # looks that are left out: still to come, and after the last one
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on Python does not collect by itself. What is there is frozen unseen: hardly any is garbage."""
        gc.disable()
        gc.freeze()
        self._task = asyncio.get_running_loop().create_task(self._run(), name="stolik-gc")

    async def stop(self) -> None:
        """As it was before."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        gc.unfreeze()
        gc.enable()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(COLLECT_EVERY)
            for _ in range(20):  # wait for a moment without work, but not for long
                if loop.time() - self.busy > 0.01 and self._seconds_free() > 0.02:
                    break
                await asyncio.sleep(0.005)
            self.collect(loop.time())

    def collect(self, now: float) -> str:
        """Collects what is worth it; says what it did: "frozen", "young" or "all"."""
        idle = now - self.busy > IDLE_AFTER
        if self.left > CONNECTIONS_GONE_AT_LATEST or (idle and self.left > CONNECTIONS_GONE):
            self.left = 0
            self._collect("all")
            return "all"
        if self._rest > 0:
            self._rest -= 1
            gc.freeze()
            return "frozen"
        found = self._collect("young")
        self._pause = min(2 * self._pause + 1, MOST_LEFT_OUT) if found < FEW_FOUND else 0
        self._rest = self._pause
        return "young"

    def _collect(self, kind: str) -> int:
        """Looks through what is not frozen, or all, and freezes it; how many objects were in cycles."""
        start = time.perf_counter()
        if kind == "all":
            gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self._metrics.pause.observe(time.perf_counter() - start)
        self._metrics.collected.labels(kind).inc()
        return found
