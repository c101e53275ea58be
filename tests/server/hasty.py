"""Matches in no time: bots that do not wait, even in a race, where a pause is part of what they choose; and people."""

from random import Random

import pytest

from stolik.bots.decision import Decision, decide
from stolik.server import child
from tests.server.raw import Raw


def hasty(decision: Decision) -> tuple[str, float]:
    """As the bot decides, and in next to no time."""
    return decide(decision)[0], 0.05


def make_hasty(patched: pytest.MonkeyPatch) -> None:
    """All bots of servers in this process (bot_cores=0)."""
    patched.setattr(child, "decide", hasty)


def play_on(client: Raw, code: str, seed: int, race: bool) -> list[int]:
    """Plays any legal action whenever asked, in a race whenever there is one, until the match is over.

    One at a time: the next when the last is answered. The versions that were heard. It must hear of the beginning.
    """
    chance, number = Random(seed), 0
    sent, asked, legal = "", False, list[str]()
    heard: list[int] = []
    while True:
        message = client.hear("shown", "told", "refused", "done", table=code)
        if message["t"] in ("shown", "told"):
            heard.append(message["v"])
            if message.get("standing", {}).get("phase") == "over":
                return heard
        asked, legal = message.get("asked", asked), message.get("legal", legal)
        if sent and message.get("id") != sent:
            continue
        sent = ""
        if legal and (asked or race):
            number += 1
            sent = f"a{number}"
            action = chance.choice(legal)
            if action == "ok":
                client.do(code, sent, "ok")
            else:
                client.do(code, sent, "act", actions=[action])
