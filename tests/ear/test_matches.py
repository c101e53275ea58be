"""Whole matches through Orca, by what is spoken and by keys alone: in order, nothing twice, nothing lost.

Two deals or one of each game (tests/web/match.py) in Polish, in Chromium and in Firefox; `make ear` plays them.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import Event
from stolik.table.projection import Projection
from tests.ear.desk import CHROMIUM, FIREFOX, Desk, needed
from tests.ear.listener import Listener
from tests.ear.racer import Racer, begin
from tests.server.running import Running
from tests.web.match import SHORT, brisk
from tests.web.puppet import Puppet

OPTIONS = SHORT | {"durak": {"seats": 2}, "trojki": SHORT["trojki"] | {"think": 5}}


class Told:
    """What happens, as the first seat is told of it."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.steps: list[list[Event]] = []
        step = Projection.step

        def noted(projection: Projection, *arguments: Any) -> Any:
            self.steps.append(list(arguments[3].events.get(0, [])))
            return step(projection, *arguments)

        patched.setattr(Projection, "step", noted)

    def sentences(self, me: Listener, game: str) -> tuple[list[str], list[str]]:
        """All that the game tells, and what of it has to be heard.

        How many points each seat has is summed up. In a race that is only what one has done oneself, and the end: a key
        cuts off what is about to be said, and nobody waits for it.
        """

        def told(steps: list[list[Event]]) -> list[str]:
            events = [event for step in steps for event in step]
            return [me.words.tell(event) for event in events if event.id.startswith((f"{game}-", "table-starts"))]

        wanted = [_without_rows(step) for step in self.steps]
        if game == "trojki":
            wanted = [[event for event in step if not event.args.get("seat")] for step in wanted]
        return told(self.steps), told(wanted)


def _without_rows(events: list[Event]) -> list[Event]:
    """Without what is told of every seat in turn, in numbers."""
    kept, at = list[Event](), 0
    while at < len(events):
        row = 0
        while at + row < len(events) and _counts(events[at + row], row):
            row += 1
        kept += events[at : at + 1] if row < 2 else []
        at += max(row, 1)
    return kept


def _counts(event: Event, seat: int) -> bool:
    return event.args.get("seat") == seat and all(isinstance(value, int) for value in event.args.values())


pytestmark = pytest.mark.skipif(not os.environ.get("STOLIK_EAR"), reason="make ear plays whole matches")


@pytest.mark.parametrize("browser", [CHROMIUM, FIREFOX])
@pytest.mark.parametrize("game", OPTIONS)
def test_a_match_is_played(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, browser: str
) -> None:
    needed(browser)
    monkeypatch.setattr("stolik.table.characters.first", lambda code: 0)
    told = Told(monkeypatch)
    with brisk(tmp_path / "site") as site, Desk(tmp_path / "desk", "pl", browser=browser) as desk:
        me = (Racer if game == "trojki" else Listener)(desk)
        begins(site, me, game)
        before = desk.ear.heard
        me.play()
        assert not isinstance(me, Racer) or me.placed, "a card that fitted was placed"
        spoken = " ".join(desk.ear.all()[before:])
        everything, wanted = told.sentences(me, game)
    assert len(wanted) > 5
    at = 0
    for number, sentence in enumerate(wanted):
        here = spoken.find(sentence, at)
        assert here >= 0, f"not after {wanted[max(0, number - 3) : number]}: {sentence!r}"
        at = here
    # What is asked for at a race may be told after the next key only: so it is counted by how it begins.
    asked, told_as = (me.sought, begin) if isinstance(me, Racer) else ([], str)
    whole = " ".join([*everything, *asked])
    assert [each for each in {*map(told_as, wanted)} if spoken.count(each) > whole.count(each)] == [], "nothing twice"


def begins(site: Running, me: Listener, game: str) -> None:
    """Somebody who only watches has opened the table, and fills it with bots."""
    host = site.guest("Jan")
    puppet = Puppet(site, host, site.open(host, game, **OPTIONS[game]))
    me.sit(f"{site.url}/table/{puppet.code}", "Anna")
    puppet.do("fill")
    puppet.do("start")
