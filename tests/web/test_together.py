"""People at one table by different ways, a server that is killed under an open page, and full tables on a phone."""

import asyncio
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import Running
from tests.server.test_kill import Server
from tests.web.browser import AWAY, SMALL, UNDER, lines, overflow
from tests.web.conftest import Visit
from tests.web.hands import Gone, by_mouse
from tests.web.match import brisk_site, check_log, log, say, told
from tests.web.players import NAMES, WORDS, cards, my_turn, over
from tests.web.puppet import Puppet
from tests.web.seen import Eyes, Node

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


site = brisk_site()


# --- two browsers and a terminal ------------------------------------------------------------------------------------


class Terminal:
    """`stolik play --server` as a process: its lines come here, and what it asks is answered by the first number."""

    def __init__(self, folder: Path, url: str, code: str) -> None:
        command = [
            sys.executable,
            "-m",
            "stolik",
            "play",
            "--server",
            url,
            "--table",
            code,
            "--name",
            "Jan",
            "--lang",
            "en",
        ]
        home = {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=home, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines: list[str] = []
        self._came = SimpleQueue[str]()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._came.put(line.rstrip("\n"))

    def look(self) -> None:
        """Reads what has come, and answers the questions in it."""
        while True:
            try:
                line = self._came.get_nowait()
            except Empty:
                return
            self.lines.append(line)
            asked = re.match(r"(?:You lead|Your turn)[^:]*: (\d+) ", line)
            if asked:
                self.type(asked[1])

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def wait(self, eyes: Eyes, text: str) -> None:
        """Until a line has this text."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            self.look()
            if any(text in line for line in self.lines):
                return
            eyes.page.wait_for_timeout(30)
        raise AssertionError(f"{text!r} does not come: {self.lines[-10:]}")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    started = list[Terminal]()
    yield started
    for terminal in started:
        terminal.process.kill()
        terminal.process.communicate()


def test_two_browsers_and_a_terminal(site: Running, visit: Visit, tmp_path: Path, terminals: list[Terminal]) -> None:
    """A whole match of goliath: the log of each page has all of the record, and so have the lines of the terminal."""
    tokens = [site.guest("Anna"), site.guest("Eva")]
    code = site.open(tokens[0], "goliath", seats=3, deals=1)
    eyes = [Eyes(visit(f"/table/{code}", token=token)) for token in tokens]
    for each in eyes:
        each.page.get_by_role("button", name=say("room-sit")).first.click()
        each.page.get_by_role("button", name=say("room-stand")).wait_for()
    terminals.append(Terminal(tmp_path, site.url, code))
    terminals[0].wait(eyes[0], "You sit on seat 3.")
    expect(eyes[0].page.get_by_role("main")).to_contain_text("Jan")
    eyes[0].page.get_by_role("button", name=say("room-start")).click()
    for _ in range(1000):
        seen = [each.read() for each in eyes]
        if all(map(over, seen)):
            break
        terminals[0].look()
        for name, each, now in zip(("Anna", "Eva"), eyes, seen, strict=True):
            press = cards(now) if my_turn(now, name) else None
            if press:
                with suppress(Gone):
                    by_mouse(each, press)
        eyes[0].page.wait_for_timeout(20)
    else:
        raise AssertionError(f"the match does not end: {told(seen[0])}\n{terminals[0].lines[-9:]}")
    for seat, each in enumerate(eyes):
        check_log(each, site, code, ["Anna", "Eva", "Jan"], seat)
    terminals[0].wait(eyes[0], "The match is over")
    heard = re.findall(r"\b(You|Anna|Eva) (?:plays?|leads?) the (\w+ \d+)", " ".join(terminals[0].lines))
    record, names = json.loads(site.get(f"/api/matches/{code}-1/record")[1]), ["Anna", "Eva", "You"]
    actions = [action.split() for deal in record["deals"] for action in deal["actions"]]
    assert heard == [(names[int(seat)], WORDS.card(card)) for seat, *_, card in actions] and len(heard) == 45


# --- the server is killed --------------------------------------------------------------------------------------------


@pytest.fixture
def killable(client: object, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'stolik.db'}")
    yield server
    if server.process is not None and server.process.poll() is None:
        server.process.kill()
        server.process.wait()


def up(server: Server) -> None:
    """Starts it and waits. Playwright has the loop of this thread, so another one waits."""
    server.start()
    waiting = Thread(target=lambda: asyncio.run(server.until_ready()))
    waiting.start()
    waiting.join(PATIENCE)
    assert server.ready()


def posted(url: str, token: str = "", **body: Any) -> dict[str, Any]:
    """The answer to a POST."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def test_the_server_is_killed_under_an_open_page(killable: Server, visit: Visit) -> None:
    """The page comes back without a reload, and tells what somebody else did meanwhile; then the match goes on."""
    up(killable)
    tokens = {name: posted(f"{killable.url}/api/guest", name=name)["token"] for name in ("Anna", "Jan")}
    code = posted(f"{killable.url}/api/tables", tokens["Anna"], game="trojki", options={"seats": 2}, clock="none")[
        "code"
    ]
    page = visit(f"/table/{code}", at=SimpleNamespace(url=killable.url), token=tokens["Anna"], expected=AWAY)
    page.evaluate("() => { window.notReloaded = true }")
    page.get_by_role("button", name=say("room-sit")).first.click()
    page.get_by_role("button", name=say("room-stand")).wait_for()

    def jan(number: int, *commands: tuple[str, dict[str, Any]]) -> None:
        with Raw(killable.port) as raw:
            raw.say("hello", version=1, token=tokens["Jan"])
            raw.hear("welcome")
            raw.join(code)
            for at, (command, fields) in enumerate(commands):
                assert raw.ask(code, f"jan-{number}-{at}", command, **fields)["t"] in ("told", "done")

    jan(1, ("sit", {"seat": 1}), ("ready", {}))
    page.get_by_role("button", name=say("room-start")).click()
    page.get_by_role("button", name=say("web-start")).click()
    jan(3, ("ok", {}))
    page.get_by_role("button", name=re.compile(r"Draw \(")).click()
    expect(page.get_by_role("log")).to_contain_text("You draw the")

    killable.kill()
    expect(page.get_by_text(say("web-lost"))).to_be_visible()
    page.context.set_offline(True)  # so that it comes later than the others
    up(killable)
    jan(2, ("act", {"actions": ["draw"]}), ("act", {"actions": ["draw"]}))
    expect(page.get_by_role("log")).not_to_contain_text("Jan draws a card")
    page.context.set_offline(False)
    log_of = page.get_by_role("log")
    expect(log_of).to_contain_text(re.compile("Jan draws a card, .*Jan draws a card, "))
    expect(page.get_by_text(say("web-lost"))).to_have_count(0)
    before = log(Eyes(page).read()).count("You draw the")
    page.get_by_role("button", name=re.compile(r"Draw \(")).click()
    Eyes(page).wait(lambda seen: log(seen).count("You draw the") == before + 1, "the next card")
    assert page.evaluate("() => window.notReloaded") is True
    happened = draws(Eyes(page).read())
    assert len(happened) >= 4
    page.reload()
    Eyes(page).wait(lambda seen: draws(seen) == happened, "the deal so far")


def draws(seen: Node) -> list[str]:
    """Who drew a card, as the log says it."""
    return re.findall(r"(?:You draw|Jan draws) ", log(seen))


def test_who_was_away_for_long_finds_it_in_the_log(site: Running, visit: Visit) -> None:
    """More than is told one by one: how much it was is announced, and all of it can be read."""
    token = site.guest("Anna")
    code = site.open(token, "planowanie", seats=3)
    puppet = Puppet(site, token, code)
    puppet.begin()
    page = visit(f"/table/{code}", token=site.guest("Eva"), expected=AWAY)
    page.get_by_role("region", name=say("web-seats")).wait_for()
    lines(page).first.wait_for(state="attached")  # what tells it has been fetched
    page.context.set_offline(True)
    (subscription,) = next(
        each
        for each in site.state.rooms.directory.open[code].subscriptions.values()
        if each[0].connection.person.name == "Eva"
    )
    site.call(lambda: subscription.connection.buffer.close(1001))
    page.get_by_text(say("web-lost")).wait_for()
    for _ in range(20):
        puppet.act()
    puppet.settle()  # the bots have played on: nothing more comes behind what was missed
    page.context.set_offline(False)
    summary = lines(page).filter(has_text="they are in the log")
    expect(summary).to_have_count(1)
    missed = int(re.search(r"missed (\d+)", summary.inner_text())[1])  # type: ignore[index]
    assert missed >= 20
    after = summary.locator("xpath=following-sibling::p[normalize-space()]")
    expect(after).to_have_count(missed)
    assert after.evaluate_all("lines => lines.every((line) => line.getAttribute('aria-live') === 'off')")
    played = page.get_by_role("log").get_by_text(re.compile("^Anna (plays|leads)"))
    assert played.count() > 1


# --- full tables on a phone ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guided", [False, True], ids=["newcomer", "guided"])
@pytest.mark.parametrize("game, seats", [("durak", 6), ("trojki", 4), ("golf", 8), ("goliath", 6)])
def test_a_full_table_on_a_phone(site: Running, visit: Visit, game: str, seats: int, guided: bool) -> None:
    """Nothing is wider than the screen or under the hand, which is in sight; what can be pressed is large enough.

    A newcomer has the guide as well.
    """
    token = site.guest("Anna")
    code = site.open(token, game, seats=seats)
    known = json.dumps({"guided": [game] if guided else []})
    kept = [{"origin": site.url, "localStorage": [{"name": "stolik-settings", "value": known}]}]
    page = visit(
        f"/table/{code}",
        token=token,
        reduced_motion="reduce",  # a card on its way lies over anything
        storage_state={"cookies": [], "origins": kept},
        **PHONE,
    )
    puppet = Puppet(site, token, code)
    puppet.begin()
    mine = page.get_by_role("region", name=say("web-mine"))
    mine.wait_for()
    for _ in range(6):
        assert puppet.act()
        expect(page.get_by_role("region", name=say("web-seats"))).to_contain_text(NAMES[seats - 1])
        expect(page.locator(".guide")).to_have_count(0 if guided else 1)
        assert overflow(page) == 0
        small = page.evaluate(SMALL)
        assert small == []
        assert page.evaluate(UNDER, ["seats", "middle", "log"]) == []
        box = mine.bounding_box()
        assert box is not None and box["y"] < 740 - 90, "the own cards can be seen"
