"""What the bots of a table say: now and then a remark, on what everybody has just seen, in the temper of the bot.

A remark hangs on what is told to all alike, and on the code and version of the table, and on nothing else: no hand is
in it. It is no input and changes nothing, so that a log does without it, and whoever does not want to hear it misses
nothing of the game.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from stolik.core.game import Event
from stolik.core.outcome import Outcome
from stolik.table.characters import temper
from stolik.table.messages import Chair

GREETING, WON, LOST, DEAL_WON, DEAL_LOST = MOMENTS = ("greeting", "won", "lost", "best", "worst")
RARE = {GREETING: 1, WON: 6, LOST: 6, DEAL_WON: 3, DEAL_LOST: 3}  # one of so many of these moments has a remark
VARIANTS = 2


class Remark(NamedTuple):
    """What the bot on a seat says: the id of a message."""

    seat: int
    phrase: str


def remark(
    code: str,
    v: int,
    chairs: Sequence[Chair],
    events: Sequence[Event],
    stirring: Mapping[str, str],
    ended: Outcome | None,
) -> Remark | None:
    """What is said after a step, if anything is.

    v         the version of the table
    events    of the step, as any one listener was told them
    stirring  which of them move whom, and how: Game.stirring
    ended     who has won the deal that ended with the step, and who has lost it
    """
    lot = crc32(f"{code} {v}".encode())
    moved = [
        (seat, moment)
        for seat, moment in _moved(events, stirring, ended)
        if seat < len(chairs) and chairs[seat].bot and not chairs[seat].person
    ]
    if any(event.id == "table-starts" for event in events):
        moved = [(seat, GREETING) for seat, chair in enumerate(chairs) if chair.bot and not chair.person]
    if not moved:
        return None
    seat, moment = moved[lot % len(moved)]
    if lot // 64 % RARE[moment]:
        return None
    return Remark(seat, f"phrase-{temper(chairs[seat].character)}-{moment}-{lot // 1024 % VARIANTS + 1}")


def _moved(events: Sequence[Event], stirring: Mapping[str, str], ended: Outcome | None) -> list[tuple[int, str]]:
    """Whom the step moves, and how; the end of a deal more than its last card."""
    if ended is None:
        return [(event.args["seat"], stirring[event.id]) for event in events if event.id in stirring]
    last = max(ended.places, default=0)
    lost = ended.losers or tuple(seat for seat, place in enumerate(ended.places) if place == last > 1)
    return [*((seat, DEAL_WON) for seat in ended.winners), *((seat, DEAL_LOST) for seat in lost)]
