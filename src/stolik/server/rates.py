"""What is rationed over HTTP: requests, stories of tables, new people and reports, tries of a password."""

import math
import time

from stolik.server.limits import Buckets, Limits
from stolik.server.refusals import RequestRefusal


class Rates:
    """How often each address (or name) has done what is rationed."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Ration(limits.request_rate, limits.request_burst)
        self.newcomers = Ration(limits.guest_rate, limits.guest_burst)
        self.logins = Ration(limits.login_rate, limits.login_burst)
        self.stories = Ration(limits.story_rate, limits.story_burst)


class Ration:
    """One kind of things that are rationed."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)
        self._wait = math.ceil(1 / rate) if rate > 0 else 0

    def take(self, *keys: str) -> None:
        """Raises RequestRefusal people-too-often if one of these has had its share."""
        now = time.monotonic()
        if not all(self._buckets.take(key, now) for key in keys):
            raise RequestRefusal("people-too-often", seconds=self._wait)
