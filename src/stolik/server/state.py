"""All that one running server is made of. Requests find it as `request.app.state.stolik`."""

from contextlib import suppress
from dataclasses import dataclass

from stolik.server.config import Config
from stolik.server.connections import Connections
from stolik.server.gc_policy import GcPolicy
from stolik.server.housekeeping import Housekeeping
from stolik.server.incidents import Incidents
from stolik.server.metrics import Metrics
from stolik.server.people import People
from stolik.server.rates import Rates
from stolik.server.rooms import Rooms
from stolik.server.worker import Worker
from stolik.store import Store


@dataclass(slots=True)
class State:
    """The parts, made by app.opened and shared by everything that answers requests.

    `stopping`: nobody new is let in, and nothing more happens at the tables.
    """

    config: Config
    store: Store
    rooms: Rooms
    connections: Connections
    rates: Rates
    people: People
    metrics: Metrics
    gc_policy: GcPolicy
    worker: Worker
    incidents: Incidents
    housekeeping: Housekeeping
    stopping: bool = False

    async def stop(self) -> None:
        """Nothing more happens; what has happened is stored, and told to those who wait for it."""
        self.stopping = True
        self.rooms.stop()
        self.housekeeping.stop()
        self.incidents.tell()
        if not self.store.failed.done():
            with suppress(Exception):  # what the store fails with is in `failed`
                await self.store.flush()
                await self.rooms.leave()
