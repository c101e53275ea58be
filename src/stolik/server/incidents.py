"""What an operator should see of strangers: who signs in or fails to, refused tokens, pages from elsewhere, rations
used up.

One line a kind and minute, however much there was: how often, from how many addresses, and the three (as limits group
them) from which it came most. No names, no texts, no tokens.

    {"event": "login failed", "count": 31, "addresses": 2, "most": {"198.51.100.7": 30, "203.0.113.0": 1}, ...}
"""

import asyncio
from collections import Counter

from stolik.server.logs import log

SECONDS = 60.0
MOST_ADDRESSES = 1_000  # that are counted apart in a minute; others are counted together
SHOWN = 3
OTHERS = "others"

SIGNED_IN, LOGIN, TOKEN, BANNED, FOREIGN, RATION, MESSAGE = (
    "signed in",
    "login failed",
    "token refused",
    "banned",
    "not from here",
    "ration used up",
    "not understood",
)
KINDS = {  # of what the HTTP API refuses
    "people-login": LOGIN,
    "people-password-wrong": LOGIN,
    "people-code-wrong": LOGIN,
    "people-token": TOKEN,
    "people-banned": BANNED,
    "people-foreign": FOREIGN,
    "people-too-often": RATION,
    "server-matches": RATION,
    "server-address-tables": RATION,
}


class Incidents:
    """Counts them, and writes a line of each kind once a minute."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {}
        self._next: asyncio.TimerHandle | None = None

    def note(self, kind: str, address: str) -> None:
        """It has happened once more, from an address (`group_of`)."""
        counts = self._counts.setdefault(kind, Counter())
        counts[address if address in counts or len(counts) < MOST_ADDRESSES else OTHERS] += 1
        if self._next is None:
            self._next = asyncio.get_running_loop().call_later(SECONDS, self.tell)

    def refused(self, reason: str, address: str) -> None:
        """The HTTP API has refused a request, for a reason that may be of these kinds."""
        if (kind := KINDS.get(reason)) is not None:
            self.note(kind, address)

    def tell(self) -> None:
        """What there was since the last time."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        found, self._counts = self._counts, {}
        for kind, counts in found.items():
            most = dict(counts.most_common(SHOWN))
            write = log.info if kind == SIGNED_IN else log.warning
            write(kind, extra={"count": counts.total(), "addresses": len(counts), "most": most})
