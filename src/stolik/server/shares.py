"""A process among several takes its share of the shards, brings back their tables, and gives up what is too much.

Nobody leads: each looks twice a second how many there are, takes shards that nobody has while it has less than its
share, and gives up a few while it has more: those with tables only to processes that have been there for a while, for
when one comes back that has died its people are just coming in elsewhere. A process that dies leaves its shards free at
once, one that hangs when its session has been ended by the others. Tables come back few at a time, so that those who
play do not notice, and those that are asked for come first.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Collection

from stolik.core.game import Event, event
from stolik.protocol.to_client import Bad
from stolik.protocol.to_server import Join
from stolik.server.directory import Directory, as_opened
from stolik.server.logs import log
from stolik.server.others import Others
from stolik.server.recovery import Recovery
from stolik.server.refusals import RequestRefusal
from stolik.server.room import Connection, Room
from stolik.store import Cluster, Store
from stolik.store.shards import NO_SHARD, SHARDS, shard_in, shard_of, signs_of

LOOK_SECONDS = 0.5  # between two looks
GIVEN_AT_ONCE = 5  # shards with tables, at each look
SLICE_SECONDS = 0.02  # for which tables are brought back before others get a turn
TABLES_AT_ONCE = 50  # that are read with one query


class Shares:
    """The shards of this process.

    taken    is called with those that are new
    brought  with the codes of tables that are back
    left     with each client that was at a table which goes elsewhere; what it returns the client is told
    looked   when it may be known of more tables where they are
    """

    def __init__(self, store: Store, cluster: Cluster, directory: Directory, recovery: Recovery) -> None:
        self._store, self._cluster, self._directory, self._recovery = store, cluster, directory, recovery
        self._coming: dict[str, int] = {}  # tables that are ours and not yet back: keys by code, those wanted first
        self._wanted: dict[str, None] = {}
        self._known: set[int] = set()  # shards that are ours, with all that there is to know of their tables
        self._others = Others(cluster)
        self._looks = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._go = asyncio.Event()
        self.taken: Callable[[list[int]], object] = lambda shards: None
        self.brought: Callable[[list[str]], Awaitable[object]] = _nothing
        self.left: Callable[[Connection, Join], Event | None] = lambda connection, join: None
        self.looked: Callable[[], object] = lambda: None

    async def start(self) -> None:
        """Takes what is free now, and goes on looking."""
        await self._look()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._run(), name="stolik-shares"),
            loop.create_task(self._bring(), name="stolik-shares-bring"),
        ]

    def stop(self) -> None:
        """Neither takes nor gives up any more."""
        for task in self._tasks:
            task.cancel()

    async def leave(self) -> None:
        """Gives up all shards: all that happened at their tables is durable."""
        self._known.clear()
        await self._cluster.release([*self._cluster.epochs])
        await self._cluster.leave()

    # --- who has what ----------------------------------------------------------------------------------------------

    @property
    def own(self) -> list[int]:
        """The shards that are ours."""
        return [*self._known]

    def others(self) -> list[str]:
        """The addresses of the other processes."""
        return self._others.addresses()

    def comes(self, code: str) -> bool:
        """Whether a table of ours is about to come back."""
        return code in self._coming

    def first_signs(self) -> str:
        """Those of a new code. Raises RequestRefusal server-elsewhere, or -stopping, while no shard is ours."""
        if self._known:
            return signs_of(random.choice(self.own))
        shards = [shard for shard in self._others.owners if self._others.address(shard)]
        if not shards:
            raise RequestRefusal("server-stopping")
        shard = random.choice(shards)
        raise RequestRefusal("server-elsewhere", code=signs_of(shard), at=self._others.address(shard))

    def elsewhere(self, code: str) -> Event | None:
        """Why a table is not here that may be somewhere: another process has it, or it is about to come back."""
        code = as_opened(code)
        shard = shard_of(code)
        if shard == NO_SHARD:
            return None
        if shard in self._known and code not in self._coming:
            return None
        if code in self._coming:
            self._wanted[code] = None
        address = "" if shard in self._cluster.epochs else self._others.address(shard)
        return event("server-elsewhere", code=code, at=address) if address else event("server-comes", code=code)

    # --- looking ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except Exception:  # the store that writes says what is wrong with the database, and ends the process
                log.exception("shards not looked at")

    async def _look(self) -> None:
        self._looks += 1
        if self._looks % 2:
            await self._cluster.be_seen()
            if hung := await self._cluster.end_hung():
                log.warning("processes given up that were not seen", extra={"names": hung})
        await self._others.look()
        missing = self._others.share() - len(self._cluster.epochs)
        if missing > 0:
            await self._cluster.take(missing)
        elif missing < 0 and self._known:
            await self._give(self._too_many())
        if new := sorted({*self._cluster.epochs} - self._known):  # also those of a look that failed half-way
            await self._learn(new)
        self.looked()

    def _too_many(self) -> list[int]:
        """Which shards to give up next: few of those that have tables, and none to who has only just come."""
        tables = [*(room.key for room in self._directory.open.values()), *self._coming.values()]
        busy = {*map(shard_in, tables)}
        # In the same order at each look, so that those with tables have their part of what is given, if later.
        some = sorted(self._known, key=_mixed)[: self._more_than(self._others.share())]
        with_tables = [shard for shard in some if shard in busy][: self._more_than(self._others.share_of_settled())]
        return [shard for shard in some if shard not in busy] + with_tables[:GIVEN_AT_ONCE]

    def _more_than(self, share: int) -> int:
        """How many shards more we have."""
        return max(0, len(self._cluster.epochs) - share)

    async def _learn(self, shards: list[int]) -> None:
        """What there is at these shards, which are ours now: from now on they are served."""
        await self._store.tables.load(shards)
        await self._store.matches.load()
        await self._cluster.hide(shards)
        for key, code in (await self._store.tables.codes(shards)).items():
            self._coming[code] = key
        self._known.update(shards)
        self._go.set()
        log.info("shards taken", extra={"shards": len(shards), "tables": len(self._coming)})
        self.taken(shards)

    async def _give(self, shards: Collection[int]) -> None:
        """Nothing happens at their tables until another process has them, of which whoever is there will be told."""
        self._known.difference_update(shards)
        self._others.forget(shards)
        for room in [room for room in self._directory.open.values() if shard_in(room.key) in shards]:
            self._leave(room)
            self._directory.remove(room)
        self._coming = {code: key for code, key in self._coming.items() if shard_in(key) not in shards}
        for code in [code for code in self._directory.left_out if shard_of(code) in shards]:
            del self._directory.left_out[code]
        await self._store.flush()
        self._store.tables.forget(shards)
        await self._cluster.release(shards)

    def _leave(self, room: Room) -> None:
        """Nothing more happens here at this table."""
        room.broken = True
        for subscription in [each for own in room.subscriptions.values() for each in own]:
            subscription.open = False
            connection = subscription.connection
            connection.joined.pop(room.code, None)
            if (why := self.left(connection, Join(room.code, describe=subscription.describes))) is not None:
                connection.send(Bad(why))
        room.subscriptions.clear()

    # --- bringing back ---------------------------------------------------------------------------------------------

    async def _bring(self) -> None:
        while True:
            await self._go.wait()
            self._go.clear()
            while self._coming:
                try:
                    await self._bring_some()
                except Exception:  # as above
                    log.exception("tables not brought back yet")
                    await asyncio.sleep(LOOK_SECONDS)

    async def _bring_some(self) -> None:
        wanted = [code for code in self._wanted if code in self._coming]
        self._wanted.clear()
        codes = list(dict.fromkeys([*wanted, *list(self._coming)[:TABLES_AT_ONCE]]))[:TABLES_AT_ONCE]
        rows = await self._store.tables.rows_of([self._coming[code] for code in codes])
        began = time.monotonic()
        for code in codes:
            key = self._coming.pop(code, None)
            if key is not None and key in rows:  # neither given up nor closed meanwhile
                self._recovery.bring_back(key, rows[key])
            if time.monotonic() - began > SLICE_SECONDS:
                await asyncio.sleep(0)
                began = time.monotonic()
        await self.brought(codes)


def _mixed(shard: int) -> int:
    """By which shards are put into an order that has nothing to do with their own."""
    return shard * 367 % SHARDS  # the two have no common divisor


async def _nothing(codes: list[str]) -> None:
    """Nobody wants to know."""
