"""Token buckets, and who is who behind a proxy."""

import asyncio
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server import limits
from stolik.server.limits import Bucket, Buckets, Network, client_of, forwarded, group_of, networks, secure

PROXIES = networks(["10.0.0.0/8", "2001:db8:1::1"])


def test_a_bucket_gives_its_burst_at_once_and_its_rate_in_the_long_run() -> None:
    bucket = Bucket(3, now=100.0)
    assert [bucket.take(2.0, 3, 100.0) for _ in range(5)] == [True, True, True, False, False]
    assert bucket.take(2.0, 3, 100.5) and not bucket.take(2.0, 3, 100.5)
    assert [bucket.take(2.0, 3, 1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_rate_of_zero_is_no_limit() -> None:
    bucket = Bucket(1, now=0.0)
    assert all(bucket.take(0.0, 1, 0.0) for _ in range(10))
    buckets = Buckets(0.0, 1)
    assert all(buckets.take("a", 0.0) for _ in range(10))


@given(st.lists(st.floats(0, 5), min_size=1, max_size=200))
def test_never_more_than_burst_and_rate(pauses: list[float]) -> None:
    bucket, now, taken = Bucket(5, now=0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(2.0, 5, now)
    assert taken <= 5 + 2.0 * now + 1e-6


def test_each_address_has_a_bucket_and_full_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BUCKETS_KEPT", 10)
    buckets = Buckets(1.0, 2)
    assert buckets.take("a", 0.0) and buckets.take("a", 0.0) and not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    for at in range(50):
        assert buckets.take(f"old {at}", 0.0)
    assert not buckets.take("a", 0.5)  # still known to be empty
    for at in range(50):
        buckets.take(f"new {at}", 100.0 + at)
    assert len(buckets._buckets) < 40


def scope(peer: str | None, *passed_on: str, scheme: str = "http", proto: str = "") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode()) for value in passed_on]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    return {"type": "http", "client": (peer, 1234) if peer is not None else None, "headers": headers, "scheme": scheme}


def told(scope: dict[str, Any], proxies: tuple[Network, ...] = PROXIES) -> dict[str, Any]:
    """The scope as the application has it."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    asyncio.run(forwarded(app, proxies)(scope, cast(Any, None), cast(Any, None)))
    return dict(seen[0])


@pytest.mark.parametrize(
    "peer, passed_on, address",
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["1.2.3.4"], "192.0.2.1"),  # not a proxy of ours: its word does not count
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["9.9.9.9, 1.2.3.4"], "1.2.3.4"),  # what the client wrote itself stands further left
        ("10.0.0.1", ["9.9.9.9, 1.2.3.4, 10.0.0.2"], "1.2.3.4"),
        ("10.0.0.1", ["9.9.9.9", "1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["10.1.1.1, 10.0.0.2"], "10.1.1.1"),
        ("10.0.0.1", ["<script>"], ""),  # a proxy that says such things has nobody behind it whom one could know
        ("10.0.0.1", [" , "], "10.0.0.1"),
        ("::ffff:10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("::ffff:192.0.2.1", [], "192.0.2.1"),  # as a socket for both kinds of addresses has it
        ("10.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        ("::ffff:0", [], "::ffff:0"),
        ("::ffff:x", [], ""),
        ("2001:db8:1::1", ["2001:db8:2::7"], "2001:db8:2::7"),
        (None, ["1.2.3.4"], ""),
    ],
)
def test_the_address_of_a_client(peer: str | None, passed_on: list[str], address: str) -> None:
    assert client_of(told(scope(peer, *passed_on))) == address


def test_without_proxies_nobody_is_believed() -> None:
    assert client_of(told(scope("127.0.0.1", "1.2.3.4"), ())) == "127.0.0.1"
    assert not secure(told(scope("127.0.0.1", proto="https"), ()))


def test_whether_a_connection_is_encrypted() -> None:
    assert secure(scope("192.0.2.1", scheme="https")) and secure(scope("192.0.2.1", scheme="wss"))
    assert secure(told(scope("10.0.0.1", proto="https")))
    assert not secure(told(scope("10.0.0.1", proto="http")))
    assert not secure(told(scope("192.0.2.1", proto="https")))


def test_what_shares_limits() -> None:
    assert group_of("192.0.2.1") == "192.0.2.1"
    assert group_of("2001:db8:1:2:3::1") == group_of("2001:db8:1:2:ffff::9") != group_of("2001:db8:1:3::1")
    assert group_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert group_of("fe80::1%eth0") == group_of("fe80::2")
    assert group_of("") == "" and group_of("a:b") == "a:b"


def test_what_is_no_network() -> None:
    with pytest.raises(ValueError):
        networks(["10.0.0.0/99"])
