"""How much anybody may take: all limits with their units, token buckets, and who is who behind a proxy."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple, cast

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

Network = IPv4Network | IPv6Network
BUCKETS_KEPT = 20_000  # buckets of addresses that are looked through for full ones when there are more


class Limits(NamedTuple):
    """Every limit of the server. 0 stands for no limit where the unit says "or 0".

    Of one connection (a websocket):
    message_bytes      bytes of one message
    message_rate       messages a second in the long run; message_burst: how many at once
    faults             messages that may be wrong or too many before it is closed; one is forgiven a minute
    tables_joined      tables that it may hear about at once
    behind_bytes       bytes that may wait for a client that does not read, before it is cut
    hello_seconds      seconds until it must have said who it is
    ping_seconds       seconds of silence before a ping; pong_seconds: seconds that the answer may take

    Of one address (IPv6: of one /64):
    address_rate       messages a second over all its connections, or 0; address_burst: how many at once
    address_connections  connections at once, or 0
    address_tables     tables that are open at once and were opened from there, or 0
    open_rate          tables that are opened a second, or 0; open_burst: how many at once
    match_rate         matches a second that begin from there, or 0; match_burst: how many at once. What is kept of a
                       long one counts as more (rates.MATCH_BYTES)
    story_rate         stories of a table a second, or 0; story_burst: how many at once
    request_rate       HTTP requests a second, or 0; request_burst: how many at once
    guest_rate         new people, bots and mutes a second, or 0; guest_burst: how many at once
    report_rate        reports to the operator a second, or 0; report_burst: how many at once
    login_rate         tries of a password a second, or 0; login_burst: how many at once, and for one name
    guess_rate         codes of tables and matches that there are not, a second, or 0; guess_burst: how many at once

    Of one person:
    person_rate        messages a second over all their connections, or 0; person_burst: how many at once
    hint_rate          hints a second, or 0; hint_burst: how many at once
    review_rate        reviews of a match a second, or 0; review_burst: how many at once

    Of one session:
    unused_days        days after which it ends, if it is not used; a guest without one is deleted

    Of one account:
    code_rate          tries of a code of its second factor a second, or 0; code_burst: how many at once
    name_rate          tries of its password a second from addresses that it has not come from since the start, or 0;
                       name_burst: how many at once

    Of one table:
    table_rate         commands a second, or 0; table_burst: how many at once

    Of everybody:
    request_bytes      bytes of the body of an HTTP request
    request_seconds    seconds until a request must have come whole
    handshakes         websockets that have not said yet who they are, or 0; others wait for theirs, an address in turn
                       after the other, and after a second one counts no more
    hosted             open tables that one person hosts
    left               games against bots that one person has left and may go back to: with another table the one that
                       they left longest ago makes way
    tables             open tables
    listed             tables that the lobby shows
    empty_seconds      seconds after which a table that waits for its match is closed if nobody is there
    left_seconds       the same for a table in the middle of a match
    """

    message_bytes: int = 16_384
    message_rate: float = 20.0
    message_burst: float = 60.0
    faults: int = 5
    tables_joined: int = 8
    behind_bytes: int = 262_144
    hello_seconds: float = 10.0
    ping_seconds: float = 45.0
    pong_seconds: float = 20.0
    address_rate: float = 150.0
    address_burst: float = 1200.0
    address_connections: int = 256
    address_tables: int = 64
    open_rate: float = 0.2
    open_burst: float = 100.0
    match_rate: float = 0.1
    match_burst: float = 120.0
    story_rate: float = 2.0
    story_burst: float = 60.0
    person_rate: float = 20.0
    person_burst: float = 120.0
    table_rate: float = 40.0
    table_burst: float = 400.0
    request_rate: float = 10.0
    request_burst: float = 60.0
    guest_rate: float = 0.1
    guest_burst: float = 30.0
    report_rate: float = 1 / 300
    report_burst: float = 10.0
    login_rate: float = 0.1
    login_burst: float = 10.0
    guess_rate: float = 0.2
    guess_burst: float = 30.0
    unused_days: float = 90.0
    code_rate: float = 1 / 60
    code_burst: float = 10.0
    name_rate: float = 1.0
    name_burst: float = 500.0
    hint_rate: float = 0.1
    hint_burst: float = 12.0
    review_rate: float = 1 / 60
    review_burst: float = 6.0
    request_bytes: int = 65_536
    request_seconds: float = 20.0
    handshakes: int = 500
    hosted: int = 8
    left: int = 3
    tables: int = 20_000
    listed: int = 500
    empty_seconds: float = 600.0
    left_seconds: float = 86_400.0


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run. A rate of 0 is no limit."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float, now: float) -> None:
        self._left, self._at = burst, now

    def take(self, rate: float, burst: float, now: float, count: float = 1.0) -> bool:
        """Whether there was enough left; if not, nothing is taken."""
        if rate <= 0:
            return True
        left = self.left(rate, burst, now)
        self._at = now
        enough = left >= count
        self._left = left - count if enough else left
        return enough

    def left(self, rate: float, burst: float, now: float) -> float:
        """How many there are."""
        return min(burst, self._left + (now - self._at) * rate)

    def owe(self, rate: float, burst: float, now: float, count: float) -> None:
        """Takes so many, more than there are if need be; what is owed is paid back before anything is taken again."""
        self._left, self._at = self.left(rate, burst, now) - count, now

    def full(self, rate: float, burst: float, now: float) -> bool:
        """Whether it is as good as a new one."""
        return self._left + (now - self._at) * rate >= burst


class Buckets:
    """One bucket for each address (or name), as many as are in use."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}
        self._look = BUCKETS_KEPT

    def take(self, key: str, now: float, count: float = 1.0) -> bool:
        """Whether this address may do `count` more things now (`now`: seconds of any steady clock)."""
        if self._rate <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._look:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._burst, now)
        return bucket.take(self._rate, self._burst, now, count)

    def owe(self, key: str, now: float, count: float) -> None:
        """This address has done `count` more things, whether it might or not."""
        if self._rate > 0 and self.take(key, now, 0.0):
            self._buckets[key].owe(self._rate, self._burst, now, count)

    def has(self, key: str, now: float) -> bool:
        """Whether this address may do one more thing now; nothing is taken."""
        bucket = self._buckets.get(key)
        return self._rate <= 0 or bucket is None or bucket.left(self._rate, self._burst, now) >= 1

    def _forget(self, now: float) -> None:
        rate, burst = self._rate, self._burst
        self._buckets = {key: each for key, each in self._buckets.items() if not each.full(rate, burst, now)}
        self._look = max(BUCKETS_KEPT, 2 * len(self._buckets))


# --- behind a proxy ---------------------------------------------------------------------------------------------------


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks ("127.0.0.1", "10.0.0.0/8"). Raises ValueError."""
    return tuple(ip_network(text.strip(), strict=False) for text in texts)


def trusted(address: str, proxies: tuple[Network, ...]) -> bool:
    """Whether this address is one of the proxies."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in proxies)


def client_of(scope: Mapping[str, Any]) -> str:
    """The address of whoever sent this request (ASGI scope), "" if it has none (a local socket) or one that is none.

    What trusted proxies say of it stands in the scope already (`forwarded`). An IPv4 address is written as one, however
    the socket calls it.
    """
    peer: str = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(peer)
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return peer if mapped is None else str(mapped)


def secure(scope: Mapping[str, Any]) -> bool:
    """Whether the client's connection is encrypted, as far as we or a trusted proxy know."""
    return scope.get("scheme") in ("https", "wss")


def forwarded(app: ASGIApp, proxies: tuple[Network, ...]) -> ASGIApp:
    """The application, told by these proxies (X-Forwarded-For, X-Forwarded-Proto) who its clients are.

    Only what they wrote themselves counts: the rightmost address that is none of them. On a socket for both kinds of
    addresses an IPv4 proxy has a mapped one.
    """
    mapped = [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in proxies if each.version == 4]
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, app), [*map(str, proxies), *mapped]))


def headers(scope: Mapping[str, Any], name: bytes) -> list[str]:
    """All values of a header, by its name in small letters."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


def group_of(address: str) -> str:
    """What shares limits with this address: it alone, of IPv6 its /64, which one customer has alone."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(ip_network((found, 64), strict=False))
