"""How fast a table runs, in seconds. Nothing here depends on what is hidden."""

from typing import NamedTuple


class Pace(NamedTuple):
    """pause: before a bot acts. between: before the next deal. think: trojki's calm pace: after each change of the
    table nobody claims for so long; None is the race as it is."""

    pause: float = 1.0
    between: float = 2.0
    think: float | None = None


AT_ONCE = Pace(0.0, 0.0)
