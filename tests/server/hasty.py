"""Bots that do not wait, even in a race, where a pause is part of what a bot chooses."""

import pytest

from stolik.bots.decision import Decision, decide
from stolik.server import child


def hasty(decision: Decision) -> tuple[str, float]:
    """As the bot decides, and in next to no time."""
    return decide(decision)[0], 0.05


def make_hasty(patched: pytest.MonkeyPatch) -> None:
    """All bots of servers in this process (bot_cores=0)."""
    patched.setattr(child, "decide", hasty)
