"""Cards on the table are to be seen in every frame, from their arrival until they leave: each game, desk and phone.

    make frames     every play of a whole match of each game; else a dozen, of goliath twenty: into the next deal

What is looked at in a frame stands in tests/web/frames.py, and so do the layout shifts of a deal. Plays are pressed
with the mouse where they are one press (a card, a cell, a pile); the rest a second connection of the same player does.
"""

import json
import os
import re
import sys
from collections.abc import Sequence
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from stolik.games import GAMES
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.frames import seen, watched
from tests.web.match import brisk_site
from tests.web.puppet import Puppet

SIZES = {"desk": (1440, 900), "phone": (360, 740)}
WHOLE = bool(os.environ.get("STOLIK_FRAMES"))
MOST = 1500 if WHOLE else 12  # plays of one's own
TWO_DEALS = {"goliath": 20}  # where the match is not whole, so many of some games: into the next deal
SHIFT = 0.02  # what may move by itself in a deal, as the browser counts it
GROWN = 14  # cards of a hand that had six
LEADS = (100, 300, 450, 900)  # milliseconds after a trick was taken
OPTIONS: dict[str, dict[str, Any]] = {
    "durak": {"seats": 3, "deals": 2},
    "goliath": {"seats": 3, "deals": 2},
    "golf": {"seats": 2, "deals": 2},
    "planowanie": {"seats": 3},
    "trojki": {"seats": 2, "deals": 1, "clock": "relaxed"},
}
VIEW = "() => JSON.stringify(frames_.view)"
REST = "() => !document.querySelector('.twin')"
PRESSED = re.compile(r"(?:play|attack|beat \w\w|swap|stock|take|discard) ?(\w*)")

site = brisk_site(fixed=True, whole=WHOLE)


class Table:
    """A table that two pages of the same player show, a desk's and a phone's; a third connection of theirs plays."""

    def __init__(
        self, site: Running, visit: Visit, game: str, sizes: Sequence[str] = tuple(SIZES), **options: Any
    ) -> None:
        token = site.guest("Anna")
        code = site.open(token, game, **OPTIONS[game] | options)
        known = [{"name": "stolik-settings", "value": json.dumps({"guided": list(GAMES)})}]
        kept = {"cookies": [], "origins": [{"origin": site.url, "localStorage": known}]}
        self.game = game
        self.pages = {}
        for size in sizes:
            width, height = SIZES[size]
            page = self.pages[size] = visit("/", token=token, width=width, height=height, storage_state=kept)
            watched(page)
            page.goto(f"{site.url}/table/{code}")
            page.get_by_role("button").first.wait_for()
        self.puppet = Puppet(site, token, code)
        self.puppet.begin()
        self.puppet.dealt()
        for page in self.pages.values():
            page.locator(".board .middle").wait_for()
        self.rest()

    def rest(self) -> None:
        """Waits until no card flies."""
        for page in self.pages.values():
            for _ in range(int(PATIENCE / 0.02)):
                if page.evaluate(REST):
                    break
                page.wait_for_timeout(20)
            else:
                raise AssertionError("cards fly for ever")

    def place(self, page: Page, action: str) -> Locator | None:
        """What to press for an action; None where it takes more than one press."""
        found = PRESSED.fullmatch(action)
        if found and self.game == "golf":
            cell = page.locator(".mine .cell").nth(int(found[1] or 1) - 1)
            return cell if found[1] else page.locator("#stock" if action == "stock" else "#discards")
        return page.locator(f".mine .hand [data-card='{found[1]}'] button") if found and found[1] else None

    def press(self, page: Page, action: str) -> bool:
        """Plays with the mouse; False where it takes more than one press."""
        button = self.place(page, action)
        box = button and button.bounding_box()
        if not box:
            return False
        view = page.evaluate(VIEW)
        page.mouse.click(box["x"] + min(12, box["width"] / 2), box["y"] + box["height"] / 2)
        for _ in range(20):
            if page.evaluate(VIEW) != view:
                return True
            page.wait_for_timeout(20)
        return False  # it asks which attack card it beats

    def look(self) -> dict[str, Any]:
        """What was wrong in some frame of each page; fails if there was nothing to see."""
        found = {size: seen(page) for size, page in self.pages.items()}
        for size, what in found.items():
            for deal, shifts in enumerate(what.shifts, 1):
                told = [f"{value:.4f} {moved}" for value, moved in sorted(shifts, reverse=True)[:4]]
                total = sum(value for value, _ in shifts)
                sys.stdout.write(f"{self.game}, {size}, deal {deal}: {total:.4f} in {len(shifts)}\n")
                sys.stdout.write("".join(f"    {line[:330]}\n" for line in told))
                assert total < SHIFT, (size, deal, told)
            assert what.frames > 10
        return {size: what.wrong for size, what in found.items() if what.wrong}


@pytest.mark.parametrize("game", GAMES)
def test_every_play(site: Running, visit: Visit, game: str) -> None:
    """With the mouse at the desk and the phone in turn, or by the third connection; the next one follows soon."""
    table, most = Table(site, visit, game), MOST if WHOLE else TWO_DEALS.get(game, MOST)
    for number, page in zip(range(most), cycle(table.pages.values()), strict=False):
        table.puppet.settle()
        if not table.puppet.act(press=partial(table.press, page)):
            break
        table.rest()
        page.wait_for_timeout(1200 if number % 4 == 3 else 60)  # a full trick rests, or the next play disturbs it
    assert table.look() == {}
    assert not WHOLE or table.puppet.standing["phase"] == "over"


# Plays the highest legal card so long after a trick has come to this player, by key: it leads.
LEAD = """(delays) => {
  frames_.led = 0;
  const value = (card) => Number(card.slice(1)) || '23456789TJQKA'.indexOf(card[0]);
  const high = (card) => value(card) + (card[1] === frames_.view.trump ? 20 : 0);
  const hook = (view) => {
    const can = () => frames_.legal.filter((action) => action.startsWith('play '));
    if (view.phase !== 'play' || view.turn !== view.seat) return;
    const first = view.laid === 0;
    const delay = !first ? 0 : view.table.every(Boolean) ? delays[frames_.led % delays.length] : 1500;
    setTimeout(() => {
      const [card] = can().map((action) => action.slice(5)).sort((a, b) => high(b) - high(a));
      if (!card) return;
      if (first && delay < 1500) frames_.led += 1;
      document.querySelector(`.mine .hand [data-card='${card}'] button`).click();
    }, delay);
  };
  frames_.hook = hook;
  hook(frames_.view);
}"""


@pytest.mark.parametrize("game", ["goliath", "planowanie"])
def test_who_leads_soon_after_taking_a_trick_sees_the_cards(site: Running, visit: Visit, game: str) -> None:
    """W1: a lead 100 to 900 ms after a trick was taken lies there, and so do the cards of the others."""
    table = Table(site, visit, game)
    while table.puppet.phase == "bid":
        table.puppet.act()
        table.puppet.settle()
    page = table.pages["desk"]
    page.evaluate(LEAD, list(LEADS))
    for _ in range(int(PATIENCE / 0.1)):
        if page.evaluate("() => frames_.led > 3 || frames_.view.phase === 'over'"):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    assert page.evaluate("() => frames_.led") >= len(LEADS)
    assert table.look() == {}


def test_a_hand_that_grows_moves_nothing(site: Running, visit: Visit) -> None:
    """On a phone, where it takes a second row."""
    table = Table(site, visit, "durak", ["phone"], seats=2)
    [page] = table.pages.values()
    puppet = table.puppet
    page.wait_for_timeout(600)  # then the eye has seen the deal begin

    def take(action: str) -> bool:
        return "take" in puppet.legal and puppet.do("act", actions=["take"])["t"] == "told"

    rows = set()
    while puppet.view and len(puppet.view["hand"]) < GROWN:
        puppet.settle()
        assert puppet.act(press=take, on=False)
        table.rest()
        page.wait_for_timeout(60)
        rows.add(
            page.evaluate("() => new Set([...document.querySelectorAll('.hand li')].map((one) => one.offsetTop)).size")
        )
    assert rows == {1, 2}
    page.wait_for_timeout(100)
    assert table.look() == {}


@pytest.mark.parametrize("game", ["durak", "goliath", "planowanie", "golf"])
def test_the_second_half_of_a_double_click_presses_nothing(site: Running, visit: Visit, game: str) -> None:
    """W11: it neither plays the neighbour that has closed up, nor is it refused in words."""
    table = Table(site, visit, game, ["desk"])
    [page] = table.pages.values()
    table.puppet.settle()
    while table.puppet.phase in ("bid", "peek"):
        table.puppet.act()
        table.puppet.settle()
    place = next(filter(None, (table.place(page, action) for action in reversed(table.puppet.legal))))
    box = place.bounding_box()  # of the last card that can be played: where it lay, its left neighbour will lie
    assert box is not None
    held = page.evaluate("() => frames_.view.hand_count?.[0]")
    x, y = box["x"] + 12, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_timeout(150)
    page.mouse.down(click_count=2)  # the second half
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    alert = page.locator(ALERT).first.inner_text()
    assert not re.search(r"\([A-Z]{2}-\w+\)", alert), alert
    assert page.evaluate("() => frames_.view.hand_count?.[0]") in (held, held and held - 1)
