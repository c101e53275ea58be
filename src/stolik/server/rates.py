"""What is rationed for an address: requests, new tables and people, stories, reports, tries of a password, matches."""

import math
import time
from collections import OrderedDict

from stolik.server.limits import Buckets, Limits
from stolik.server.refusals import RequestRefusal

MATCH_BYTES = 8_192  # of a record, which count as one match more
ADDRESSES_KNOWN = 20_000  # from which somebody has come into their account


class Rates:
    """How often each address (or name) has done what is rationed."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Ration(limits.request_rate, limits.request_burst)
        self.newcomers = Ration(limits.guest_rate, limits.guest_burst)
        self.reports = Ration(limits.report_rate, limits.report_burst)
        self.logins = Logins(limits)
        self.tables = Ration(limits.open_rate, limits.open_burst)
        self.stories = Ration(limits.story_rate, limits.story_burst)


class Ration:
    """One kind of things that are rationed."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)
        self._wait = math.ceil(1 / rate) if rate > 0 else 0

    def refuse(self, key: str) -> None:
        """Raises RequestRefusal people-too-often if this has had its share; takes nothing."""
        if not self._buckets.has(key, time.monotonic()):
            raise RequestRefusal("people-too-often", seconds=self._wait)

    def take(self, *keys: str) -> None:
        """Raises RequestRefusal people-too-often if one of these has had its share."""
        now = time.monotonic()
        if not all(self._buckets.take(key, now) for key in keys):
            raise RequestRefusal("people-too-often", seconds=self._wait)


class Logins:
    """Tries of a password: so many from an address, for a name from an address, and for a name.

    An address from which somebody has come into their account is not held up by what others try: nobody is locked out.
    """

    def __init__(self, limits: Limits) -> None:
        self._addresses = Ration(limits.login_rate, limits.login_burst)
        self._names = Ration(limits.name_rate, limits.name_burst)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def take(self, address: str, name: str) -> None:
        """One more try. Raises RequestRefusal people-too-often."""
        self._addresses.take(address, f"{address} {name}")
        if (address, name) not in self._known:
            self._names.take(name)

    def came(self, address: str, name: str) -> None:
        """The password was right."""
        self._known[address, name] = None
        self._known.move_to_end((address, name))
        if len(self._known) > ADDRESSES_KNOWN:
            self._known.popitem(last=False)


class MatchRation:
    """Matches that begin from an address (`group_of`; "" is none), and the room that their records take for good."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = Buckets(limits.match_rate, limits.match_burst)

    def may_begin(self, address: str) -> bool:
        """Whether another one may begin from there."""
        return not address or self._buckets.has(address, time.monotonic())

    def begins(self, address: str) -> None:
        """One does."""
        if address:
            self._buckets.take(address, time.monotonic())

    def kept(self, address: str, size: int) -> None:
        """A record of so many bytes is kept of one, at a table that was opened from there."""
        if address:
            self._buckets.owe(address, time.monotonic(), size / MATCH_BYTES)
