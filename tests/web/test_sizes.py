"""A table on small screens: where the regions are, that the hand and its buttons can be reached, nothing is covered.

360 by 740 is the phone of the design brief; 640 by 400 is a window of 1280 by 800 at 200 %; 320 by 568 is the smallest
phone still in use. The cards are the same each time, so that a table is as full as the moment wants it.
"""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import UNDER, overflow
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.puppet import Puppet

PHONE, LOW, SMALL, TABLET = (360, 740), (640, 400), (320, 568), (768, 1024)
LANGUAGES = {"pl": "pl-PL", "de": "de-DE", "en": "en-GB"}
# Pixels at most; of the bar exactly. `mine` has its row of actions in it, and the room that a hand of durak grows into.
BAR, LOG, SIDE, MINE = 48, 44, 44, 266
GUIDE = 110  # pixels at most, which are six lines
TARGET = 24  # the smallest target that WCAG 2.2 allows


class Table(NamedTuple):
    """A table to look at: options, the phase that is waited for and after how many actions; how high its seats are."""

    game: str
    options: dict[str, Any]
    phase: str
    after: int = 0
    seats: int = 60
    language: str = "en"


# What there is most of: seats, cards in the hand, piles won, lines under a seat.
TABLES = {
    "bids": Table("planowanie", {"seats": 3}, "bid", 0, 92),
    "tricks": Table("planowanie", {"seats": 4}, "play", 4, 92, "de"),
    "piles": Table("goliath", {"seats": 4, "deals": 2}, "play", 7, 136, "pl"),
    "all": Table("goliath", {"seats": 6, "deals": 2}, "play", 5, 136, "pl"),
    "five": Table("goliath", {"seats": 5, "deals": 2}, "play", 5, 136, "de"),
    "bout": Table("durak", {"seats": 4, "deals": 2}, "defend", 2, 118, "pl"),
    "six": Table("durak", {"seats": 6, "deals": 2}, "defend", 2, 150),
    "cells": Table("golf", {"seats": 4, "deals": 2}, "drawn", 5, 78, "de"),
    "eight": Table("golf", {"seats": 8, "deals": 2}, "drawn", 5, 150, "pl"),
    "race": Table("trojki", {"seats": 4, "deals": 2, "clock": "relaxed"}, "race", 6, 78, "pl"),
}
OVER = {
    "planowanie": {"seats": 4},
    "goliath": {"seats": 5, "deals": 2},
    "durak": {"seats": 4, "deals": 2},
    "golf": {"seats": 2, "deals": 2},  # two never need the stock twice, which has no seal here
    "trojki": {"seats": 4, "deals": 2, "clock": "relaxed"},
}

# Brings each button into sight as the keyboard would, and names those whose middle (of a card: of the strip that shows)
# something else lies on.
COVERED = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll('main :is(button, select, summary, a)')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest('details:not([open])') && !one.matches('summary')) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const x = left + (one.closest('.hand') ? Math.min(14, width / 2) : width / 2);
    const hit = document.elementFromPoint(x, top + height / 2);
    if (!one.contains(hit)) wrong.push(`${one.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 80)}`);
  }
  scrollTo(0, 0);
  return wrong;
}"""
BOXES = """() => Object.fromEntries(['bar', 'seats', 'middle', 'log', 'side', 'mine'].map((name) => {
  const { left, top, width, height } = document.querySelector(`.board .${name}`).getBoundingClientRect();
  return [name, { left, top, width, height, right: left + width, bottom: top + height }];
}))"""
CARDS = """() => [...document.querySelectorAll('.mine .hand li')].map((one) => {
  const { left, top, width, height } = one.firstElementChild.getBoundingClientRect();
  return { left, top, right: left + width, bottom: top + height, row: one.getBoundingClientRect().top };
})"""


site = brisk_site(fixed=True)


Opened = Callable[..., Page]


@pytest.fixture
def opened(site: Running, visit: Visit) -> Opened:
    """Opens a table in a phase, when it is this player's turn; `guided`: as somebody who needs no explanations."""

    def at(table: Table, size: tuple[int, int], guided: bool = True) -> Page:
        token = site.guest("Aleksandra")
        code = site.open(token, table.game, **table.options)
        puppet = Puppet(site, token, code)
        puppet.begin()
        for step in range(400):
            puppet.settle()
            if puppet.phase == table.phase and step >= table.after:
                break
            assert puppet.act(), f"a match without {table.phase}"
        known = json.dumps({"guided": list(OVER) if guided else []})
        kept = [{"origin": site.url, "localStorage": [{"name": "stolik-settings", "value": known}]}]
        page = visit(
            f"/table/{code}",
            token=token,
            width=size[0],
            height=size[1],
            has_touch=True,
            locale=LANGUAGES[table.language],
            reduced_motion="reduce",
            storage_state={"cookies": [], "origins": kept},
        )
        for part in ("scores", "chat"):  # on a phone they are there, behind the log
            page.locator(f".board .{part}").wait_for(state="attached")
        mine = page.get_by_role("region", name=Words(table.language).say("web-mine"))
        mine.get_by_role("button").first.wait_for()
        expect(page.locator("main summary:empty")).to_have_count(
            0
        )  # the game's words come by themselves, after the cards
        return page

    return at


@pytest.mark.parametrize("name", TABLES)
def test_regions_on_a_phone(opened: Opened, name: str) -> None:
    """In their order, none over another, as high as the design brief has them; all of it in one screen."""
    table = TABLES[name]
    page = opened(table, PHONE)
    boxes = page.evaluate(BOXES)
    order = ("bar", "seats", "middle", "side", "mine")
    bounds = [boxes[one]["top"] for one in order]
    assert bounds == sorted(bounds)
    assert round(boxes["bar"]["height"]) == BAR
    assert boxes["seats"]["height"] <= table.seats
    assert boxes["log"]["height"] <= LOG
    assert boxes["side"]["height"] <= SIDE
    assert boxes["mine"]["height"] <= (MINE if table.phase != "bid" else 390), "a row of bids comes with all its cards"
    assert boxes["mine"]["bottom"] == pytest.approx(PHONE[1], abs=1)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= PHONE[1] + 4
    assert overflow(page) == 0
    assert page.evaluate(COVERED) == []
    assert page.evaluate(UNDER, ["seats", "middle", "log"]) == []


@pytest.mark.parametrize("size", [LOW, SMALL, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", TABLES)
def test_small_windows(opened: Opened, name: str, size: tuple[int, int]) -> None:
    """They scroll one way only; what can be pressed can be reached. The hand lies over a part of the log at most."""
    page = opened(TABLES[name], size)
    assert overflow(page) == 0
    assert page.evaluate(COVERED) == []
    assert page.evaluate(UNDER, ["seats", "middle"]) == []
    boxes = page.evaluate(BOXES)
    if TABLES[name].phase != "bid":  # whose numbers and two rows of cards are more than a screen
        assert boxes["mine"]["bottom"] <= size[1] + 1, "the whole hand is in sight"
    assert boxes["middle"]["top"] + 100 < size[1]
    if size == LOW:
        assert boxes["mine"]["left"] >= boxes["middle"]["right"] - 1, "side by side"


@pytest.mark.parametrize("size", [PHONE, LOW, SMALL], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", [name for name in OVER if name != "planowanie"])  # one deal here: its match is over
def test_after_a_deal(opened: Opened, game: str, size: tuple[int, int]) -> None:
    """One button goes on, where the hand was; the result does not make the page too wide."""
    table = Table(game, OVER[game], "over", language="de")
    words = Words(table.language)
    page = opened(table, size)
    assert overflow(page) == 0
    assert page.evaluate(COVERED) == []
    mine = page.get_by_role("region", name=words.say("web-mine"))
    for place in (page, mine):
        assert place.get_by_role("button", name=words.say("web-ready"), exact=True).count() == 1


def test_seventeen_cards_on_a_phone(opened: Opened) -> None:
    """In two rows of 9 and 8; a strip of each shows, wide enough for a finger, and none lies over anything else."""
    page = opened(Table("planowanie", {"seats": 3}, "play"), PHONE)
    cards = page.evaluate(CARDS)
    assert len(cards) == 17
    rows = [card["row"] for card in cards]  # where a card lies before it rises
    assert [rows.count(row) for row in sorted(set(rows))] == [9, 8]
    for left, right in pairwise(cards):
        if right["left"] > left["left"]:
            assert right["left"] - left["left"] >= TARGET, "the strip that shows"
    assert all(card["left"] >= 0 and card["right"] <= PHONE[0] for card in cards)
    boxes = page.evaluate(BOXES)
    assert min(card["top"] for card in cards) > boxes["log"]["bottom"]
    assert max(card["bottom"] for card in cards) <= PHONE[1]
    assert overflow(page) == 0
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("name", TABLES)
def test_the_guide_covers_nothing(opened: Opened, name: str) -> None:
    """It stands among the rest; seats, middle, log, hand and its own buttons can be seen and pressed."""
    page = opened(TABLES[name], PHONE, guided=False)
    page.locator(".guide.due button").first.wait_for()
    guide = page.locator(".guide").bounding_box()
    boxes = page.evaluate(BOXES)
    assert guide is not None
    assert guide["y"] >= boxes["mine"]["top"]
    assert page.evaluate(COVERED) == []
    assert page.evaluate(UNDER, ["bar", "seats", "middle", "log"]) == []
    assert guide["height"] <= GUIDE
    for button in page.locator(".guide.due button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44
    if TABLES[name].phase != "bid":
        assert boxes["mine"]["bottom"] <= PHONE[1] + 1, "the whole hand is in sight all the same"


@pytest.mark.parametrize("wanted, theme", [("more", "contrast"), ("no-preference", "dark")])
def test_the_system_asks_for_contrast(visit: Visit, wanted: str, theme: str) -> None:
    page = visit("/settings", color_scheme="dark", contrast=wanted)
    assert page.evaluate("() => document.documentElement.dataset.theme") == theme


def test_forced_colours(opened: Opened) -> None:
    """Cards keep their own colours; the one that has the focus, or is chosen, has a line around it."""
    page = opened(TABLES["race"], PHONE)
    page.emulate_media(forced_colors="active")
    card = page.locator(".mine .hand button").first
    colour = "(one) => getComputedStyle(one.querySelector('path')).fill"
    assert card.evaluate(colour) == "rgb(255, 255, 255)"
    card.click()
    page.keyboard.press("Tab")
    chosen = page.locator(".mine .hand button[aria-pressed='true']")
    assert chosen.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
