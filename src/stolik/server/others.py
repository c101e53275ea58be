"""Which processes there are and which shards each has, as one of them saw it when it looked last."""

import time
from collections.abc import Collection
from math import ceil

from stolik.server.logs import log
from stolik.store import Cluster
from stolik.store.shards import SHARDS

CALM_SECONDS = 10.0  # for which a process has been there before tables are moved to it


class Others:
    """All processes, this one too. `owners` took each shard last, and have not given it up."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._addresses: dict[str, str] = {}
        self._came: dict[str, float] = {}  # since when each is known
        self._namesakes: list[str] = []  # other names with our address, of which one is wrong
        self.owners: dict[int, str] = {}

    async def look(self) -> None:
        """Sees all anew."""
        self._addresses = await self._cluster.processes()
        if self._cluster.process.name not in self._addresses:  # as when PostgreSQL was started again: others see it too
            await self._cluster.check()
        now = time.monotonic()
        self._came = {name: self._came.get(name, now) for name in self._addresses}
        self._look_for_namesakes()
        self.owners = await self._cluster.owners()

    def forget(self, shards: Collection[int]) -> None:
        """They have been given up; who takes them will be seen."""
        self.owners = {shard: owner for shard, owner in self.owners.items() if shard not in shards}

    def address(self, shard: int) -> str:
        """Where the tables of a shard are; "" where that is not known."""
        return self._addresses.get(self.owners.get(shard, ""), "")

    def addresses(self) -> list[str]:
        """Those of all but this one."""
        return [at for name, at in sorted(self._addresses.items()) if name != self._cluster.process.name]

    def share(self) -> int:
        """The most shards that one of all has."""
        return _share(len(self._addresses))

    def share_of_settled(self) -> int:
        """The same of those that have been there for a while."""
        now = time.monotonic()
        return _share(sum(now - since >= CALM_SECONDS for since in self._came.values()))

    def _look_for_namesakes(self) -> None:
        own = self._cluster.process
        found = sorted(name for name, at in self._addresses.items() if at == own.address and name != own.name)
        if found and found != self._namesakes:
            log.error("other processes have our --at", extra={"names": found, "at": own.address})
        self._namesakes = found


def _share(processes: int) -> int:
    return ceil(SHARDS / max(1, processes))
