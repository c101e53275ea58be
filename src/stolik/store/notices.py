"""What one of several processes tells the others: that there are rows to look at. NOTIFY, on a session of its own.

A notice is a line; those of 50 ms go out together, so that they cost little (inside commits each would hold up all
others). Whoever was away has missed some and is told to look at everything, so nothing is numbered, kept or sent again.
What comes in is never believed: it only says where to look.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "stolik"
EVERYTHING = "everything"  # what is heard after some may have been missed
GATHER_SECONDS = 0.05
MOST_BYTES = 7_900  # of a notification: PostgreSQL takes 8,000
LONGEST = 200  # characters of a line that is listened to
PAUSE = 0.5  # seconds before a session that is lost is made anew
ALIVE = 5.0  # seconds between looks whether it is still there
_NOTIFY = text("SELECT pg_notify(:channel, :told)")


class Notices:
    """The way to the others, and from them: `heard` is called with each line of theirs, as it came."""

    def __init__(self, engine: AsyncEngine, name: str, heard: Callable[[str], None]) -> None:
        self._engine, self._name, self._heard = engine, name, heard
        self._waiting: dict[str, None] = {}
        self._go = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on they are heard."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="stolik-notices")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def tell(self, line: str) -> None:
        """The others are told this line soon, once however often it is said until then."""
        self._waiting[line] = None
        self._go.set()

    async def _run(self) -> None:
        while True:
            try:
                async with self._engine.connect() as session:
                    await self._listen(session)
            except Exception:  # whatever a driver raises; the store that writes says what is wrong with the database
                pass
            await asyncio.sleep(PAUSE)

    async def _listen(self, session: AsyncConnection) -> None:
        """Hears and tells for as long as the session lasts."""
        driver: Any = (await session.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: self._go.set())
        await driver.add_listener(CHANNEL, self._take)
        self._heard(EVERYTHING)
        while not driver.is_closed():
            try:
                await asyncio.wait_for(self._go.wait(), ALIVE)
            except TimeoutError:
                await session.execute(text("SELECT 1"))
                continue
            await asyncio.sleep(GATHER_SECONDS)
            self._go.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                for told in packed(self._name, waiting):
                    await session.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
            except BaseException:  # the others are told by the next session
                self._waiting = {**waiting, **self._waiting}
                self._go.set()
                raise

    def _take(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, *lines = str(payload).split("\n")
        if name == self._name:
            return
        for line in lines:
            if len(line) <= LONGEST and line.isprintable():
                self._heard(line)


def packed(name: str, lines: Iterable[str]) -> list[str]:
    """The texts of as few notifications as hold these lines, each begun with who says it."""
    texts, size = [[name]], len(name.encode())
    for line in lines:
        more = len(line.encode()) + 1
        if size + more > MOST_BYTES and len(texts[-1]) > 1:
            texts.append([name])
            size = len(name.encode())
        texts[-1].append(line)
        size += more
    return ["\n".join(each) for each in texts if len(each) > 1]
