"""Prometheus' counters and histograms as plain numbers: changed in the event loop alone, they need no locks.

The client library's own take a lock each time, and every action changes ten of them. What is read looks the same:
the families are made when somebody asks for the page.
"""

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString


class Counter:
    """How often something has happened."""

    __slots__ = ("_created", "_name", "_told", "value")

    def __init__(self, name: str, told: str, registry: CollectorRegistry) -> None:
        self._name, self._told, self._created = name, told, time.time()
        self.value = 0
        registry.register(self)

    def inc(self, count: int = 1) -> None:
        """It has happened again, or so many times."""
        self.value += count

    def collect(self) -> Iterator[Metric]:
        """What the registry asks for."""
        yield CounterMetricFamily(self._name, self._told, self.value, created=self._created)


class Histogram:
    """How many values were at most so large, for each of the bounds, and their sum."""

    __slots__ = ("_bounds", "_counts", "_created", "_name", "_sum", "_told")

    def __init__(self, name: str, told: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._told, self._created = name, told, time.time()
        self._bounds = (*bounds, inf)
        self._counts, self._sum = [0] * len(self._bounds), 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        """One more value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[Metric]:
        """What the registry asks for."""
        buckets = list(zip(map(floatToGoString, self._bounds), accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(self._name, self._told, buckets, self._sum)
        family.add_sample(f"{self._name}_created", {}, self._created)
        yield family
