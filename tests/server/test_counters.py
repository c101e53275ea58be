"""Counters and histograms of our own look on the page as those of Prometheus' library do."""

import re
from random import Random

import prometheus_client
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import generate_latest
from prometheus_client.openmetrics.exposition import generate_latest as generate_openmetrics

from stolik.server.counters import Counter, Histogram
from stolik.server.metrics import ROWS, SECONDS


def pages(registry: CollectorRegistry) -> list[str]:
    """In both forms, without the times at which things were made."""
    made = generate_latest(registry).decode(), generate_openmetrics(registry).decode()
    return [re.sub(r"(_created) .*", r"\1", page) for page in made]


def test_the_page_is_the_same() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    counters = Counter("a_sent", "Sent", ours), prometheus_client.Counter("a_sent", "Sent", registry=theirs)
    seconds = (
        Histogram("a_seconds", "Took \\ long", SECONDS, ours),
        prometheus_client.Histogram("a_seconds", "Took \\ long", buckets=SECONDS, registry=theirs),
    )
    rows = (
        Histogram("a_rows", "Rows", ROWS, ours),
        prometheus_client.Histogram("a_rows", "Rows", buckets=ROWS, registry=theirs),
    )
    assert pages(ours) == pages(theirs)
    random = Random(1)
    for number in range(500):
        took = random.choice([*SECONDS, 0.0, 99.0, random.expovariate(10.0)])
        for counter, second, row in zip(counters, seconds, rows, strict=True):
            counter.inc()
            counter.inc(number % 3)
            second.observe(took)
            row.observe(number * 3)
    assert pages(ours) == pages(theirs)
    assert "a_sent_total 999.0" in pages(ours)[0]
