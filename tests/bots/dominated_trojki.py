"""Which actions of trojki cannot be right: those that are never better than another one, and in some world worse.

Judged from what a seat sees: the grid, its own hand, which cards have been gone, how many each has left. A placement
wins at once if it is the last card or if nothing that is left fits afterwards and nobody has fewer (TR-19, TR-21,
TR-22); if nothing fits and somebody has fewer, it loses at once. Slow and plain, by the oracle.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracle.trojki import PACK, new_features

WAIT = ""  # what a bot says that does nothing for now
WON, ON, LEVEL, LOST = "won", "on", "level", "lost"


def dominated(view: Mapping[str, Any], legal: Sequence[str]) -> set[str]:
    """The legal actions that cannot be right, `WAIT` among them, for the seat of the view."""
    if "challenge" in legal:
        tops = dict(enumerate(view["top"], 1)) | {view["cell"]: view["covered"]}
        card, called = view["placed"], view["called"]
        call = None if called is None else card[called]
        return {"accept"} if irregular(tops, card, view["cell"], call) else {"challenge"}
    ends = {action: end(view, action) for action in legal if action.startswith("place")}
    known = {action for action, what in ends.items() if what is not None}
    wrong = set(ends) - known  # irregular ones, which the open mode allows
    if WON in ends.values():
        return {*legal, WAIT} - {action for action in known if ends[action] == WON}
    if "draw" in legal and not known:
        wrong.add(WAIT)  # a card more in the hand costs nothing
    lost = {action for action in known if ends[action] == LOST}
    if lost < known or "draw" in legal:
        wrong |= lost
    return wrong


def end(view: Mapping[str, Any], action: str) -> str | None:
    """What a placement ends a deal with at once, `ON` if it does not; None if it is irregular.

    Where cards lie aside that nobody has seen, more may seem to fit than does: it is `ON` then.
    """
    _, card, at, *call = action.split()
    tops, cell = dict(enumerate(view["top"], 1)), int(at)
    if irregular(tops, card, cell, call[0] if call else None):
        return None
    tops[cell] = card
    seat, left = view["seat"], view["left"][view["seat"]] - 1
    if not left:
        return WON
    unplaced = {*PACK} - {*view["gone"], card}
    if any(new_features(tops, where, each) for each in unplaced for where in tops):
        return ON
    others = [count for other, count in enumerate(view["left"]) if other != seat]
    return WON if left < min(others) else LEVEL if left == min(others) else LOST


def irregular(tops: dict[int, str], card: str, cell: int, call: str | None) -> bool:
    """Whether a card on a cell makes no new trio, or not the one that is called (TR-12, TR-A7)."""
    found = new_features(tops, cell, card)
    return not found or (call is not None and call not in found)
