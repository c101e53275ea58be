"""What a step has to say is sent when the step is durable: nobody is told of what a crash could take back."""

import time
from functools import partial

from stolik.server.metrics import Metrics
from stolik.server.room import Deliveries
from stolik.store import Store


class Delivery:
    """Sends batches in the order in which they are given."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    def send(self, batch: Deliveries, began: float | None = None) -> None:
        """Sends when all that is queued for the store is durable.

        `began`: when the command behind it came in (`time.perf_counter`).
        """
        if batch or began is not None:
            self._store.once_durable(partial(self._send, batch, began))

    def _send(self, batch: Deliveries, began: float | None) -> None:
        for subscription, data in batch:
            if subscription.open:
                subscription.connection.buffer.send(data)
        if began is not None:
            self._metrics.command.observe(time.perf_counter() - began)
