"""What the proofs have to know of each game, in a module of its name: what neither its rules nor its contract say.

VALUES                      of each option that is a number (or several), values to play; null is added where it can be
SHORT                       options, but the seats, of a match of two deals or as few as the game has
places(deal)                where every card of a deal is, read from the state, without the rules
knowledge(story, seat)      which places a seat has seen, by the rules and actions alone (tests/proofs/worlds.py)
check_points(deal, points)  asserts that these can be the points of the deal, which is over

For the golden files (tests/proofs/corpus.py):

ORACLE     the slow game of tests/oracle and its `perft`
POSITIONS  options, and which positions to count from
DEALS      by the name of the playthrough: options, and the number of the deal (None: any)
MATCHES    options, whether with legal actions, and the most steps
"""

from importlib import import_module
from typing import Any

ALL = 10_000  # steps, more than a match has


def known(name: str) -> Any:
    """The module of a game."""
    return import_module(f"{__name__}.{name}")


def short(name: str, **options: Any) -> dict[str, Any]:
    """Options of a short match of a game, with these."""
    return {**known(name).SHORT, **options}
