"""How long a client waits before it tries again: longer each time, and not all clients at the same moment."""

from collections.abc import Iterator
from random import Random

FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0  # seconds


def backoff(random: Random) -> Iterator[float]:
    """Seconds before each further try: doubled up to eight, each between half and one and a half of that.

    A server that comes back after a restart would be run over if all its clients came in the same second.
    """
    wait = FIRST_WAIT
    while True:
        yield wait * (0.5 + random.random())
        wait = min(2 * wait, LONGEST_WAIT)
