"""A first visit to each game, to the end of its first deal: what the guide says is true of the table just then.

Somebody who never presses a button of the guide: they only play, with the mouse. Each sentence is read as often as
something happens, and held against what the server shows; none comes back, none stays behind its moment, and after the
last one there are no more.
"""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.puppet import Puppet

Shows = Callable[[dict[str, Any], Puppet], bool]

TABLES: dict[str, dict[str, Any]] = {
    "durak": {"seats": 3, "deals": 2},
    "goliath": {"seats": 3, "deals": 2},
    "golf": {"seats": 3, "deals": 2},
    "planowanie": {"seats": 3},
    "trojki": {"seats": 2, "deals": 2, "clock": "relaxed"},
}
# Sentences that every first deal has; the others hang on the cards.
CERTAIN = {
    "durak": set[str](),
    "goliath": {"trick", "over"},
    "golf": {"peek", "turn", "swap", "over"},
    "planowanie": {"bid", "over"},
    "trojki": {"draw", "place", "placed", "over"},  # the start is given at once here
}
ENDS = {"over", "fool", "side", "drawn"}


def asked(*phases: str) -> Shows:
    return lambda view, puppet: puppet.asked and view["phase"] in phases


def card(first: bool) -> Shows:
    return lambda view, puppet: puppet.asked and view["phase"] == "play" and (view["laid"] == 0) == first


def ended(*ways: str) -> Shows:
    return lambda view, puppet: view["phase"] == "over" and view["ended"] in ways


def races(view: dict[str, Any], puppet: Puppet) -> bool:
    """Who reads misses nothing: the start waits, or the race does."""
    return "ok" in puppet.legal or bool(puppet.standing["still"])


def over(view: dict[str, Any], puppet: Puppet) -> bool:
    return bool(view["phase"] == "over")


# What a sentence says, as what the server shows to who reads it (seat 0).
TRUE: dict[str, dict[str, Shows]] = {
    "durak": {
        "open": asked("open"),
        "defend": asked("defend"),
        "throw": lambda view, puppet: asked("throw")(view, puppet) and len(view["attackers"]) > 1,
        "alone": lambda view, puppet: asked("throw")(view, puppet) and len(view["attackers"]) == 1,
        "gift": asked("gift"),
        "choose": asked("choose"),
        "exchange": lambda view, puppet: "exchange" in puppet.legal,
        "fool": ended("fool"),
        "side": ended("side"),
        "drawn": ended("draw", "pickups"),
    },
    "goliath": {
        "lead": card(first=True),
        "follow": card(first=False),
        "trick": lambda view, puppet: sum(map(len, view["profit"])) == len(view["profit"]),
        "won": lambda view, puppet: view["profit"][0] != [],
        "over": over,
    },
    "golf": {
        "peek": asked("peek"),
        "turn": asked("turn"),
        "swap": asked("drawn", "taken"),
        "keep": asked("drawn"),
        "over": over,
    },
    "planowanie": {
        "bid": asked("bid"),
        "last": lambda view, puppet: puppet.asked and view["phase"] == "bid" and view["dealer"] == 0,
        "lead": card(first=True),
        "follow": card(first=False),
        "won": lambda view, puppet: view["phase"] == "play" and view["won"][0] == 1,
        "over": over,
    },
    "trojki": {
        "start": lambda view, puppet: "ok" in puppet.legal,
        "draw": races,
        "place": races,
        "placed": lambda view, puppet: races(view, puppet) and view["left"][0] == view["dealt"][0] - 1,
        "pause": lambda view, puppet: "accept" in puppet.legal,
        "over": over,
    },
}

site = brisk_site()


@pytest.mark.parametrize("game", TABLES)
def test_a_first_visit(site: Running, visit: Visit, game: str) -> None:
    words = Words("en")
    sentences = {_plain(words.say(f"{game}-guide-{id}")): id for id in TRUE[game]}
    token = site.guest("Anna")
    code = site.open(token, game, **TABLES[game])
    puppet = Puppet(site, token, code)
    puppet.begin()
    page = visit(f"/table/{code}", token=token, width=1366, height=650, reduced_motion="reduce")
    page.get_by_role("region", name=words.say("web-mine")).wait_for()
    puppet.dealt()
    guide = page.locator(".guide")
    expect(guide.get_by_role("status")).not_to_be_empty()
    told = list[str]()

    def read() -> None:
        """What is said now, if anything is, and that it is true of what lies there now."""
        page.evaluate("async () => { for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame) }")
        text = _plain(guide.get_by_role("status").inner_text()) if guide.count() else ""
        if text:
            said = next(id for sentence, id in sentences.items() if sentence in text)
            told.append(said)
            if said not in ENDS or puppet.phase == "over":
                _holds(puppet, lambda: TRUE[game][said](puppet.view or {}, puppet), said)
            assert ("stands still" in text) == (game == "trojki" and puppet.standing["still"]), text

    while True:
        puppet.settle()
        read()
        if not puppet.act(on=False, press=lambda action: _press(page, action)):
            break
        read()
    expect(guide.get_by_role("status")).not_to_be_empty()
    read()
    runs = [id for id, _ in groupby(told)]
    assert len(runs) == len({*runs}), runs
    assert runs[-1] in ENDS and {*runs} >= CERTAIN[game], runs
    puppet.do("ready")
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name=words.say("web-mine"))).to_be_visible()
    kept = json.loads(page.evaluate("() => localStorage.getItem('stolik-settings')"))
    assert kept["guided"] == [game]


def _plain(text: str) -> str:
    return " ".join(re.sub("[\u2068\u2069]", "", text).split())


def _holds(puppet: Puppet, true: Callable[[], bool], said: str) -> None:
    """At once, or as soon as this connection has heard as much as the page's: bots may have gone on."""
    for _ in range(20):
        if true():
            return
        puppet.wait()
    raise AssertionError(f"{said}: {puppet.view} {puppet.legal}")


def _press(page: Page, action: str) -> bool:
    """With the mouse, where one press is enough; whether it was."""
    verb, _, what = action.partition(" ")
    if verb == "bid":
        button = page.locator(".bids button").nth(int(what))
    elif verb in ("play", "attack", "give"):
        button = page.locator(f".mine .hand [data-card='{what}'] button")
    else:
        return False
    if button.count() != 1:
        return False
    button.click()
    with suppress(TimeoutError):
        button.wait_for(state="detached", timeout=2000)
        return True
    return False  # it was refused: the page had not heard yet that it is asked
