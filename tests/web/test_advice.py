"""Hints at the table and the review of a match, as who plays meets them: asked for, said, shown, and gone again."""

import re

import pytest
from playwright.sync_api import Page, expect

from stolik.bots.advice import HintWanted, cost, named
from stolik.core.game import Event, event
from stolik.games import GAMES
from stolik.server import child
from stolik.server.thinking import Thinking
from stolik.words import Words
from tests.server.running import Running
from tests.server.test_hints import ready
from tests.web.browser import ALERT, axe
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.puppet import Puppet
from tests.web.test_features import asked, finished

site = brisk_site(fixed=True)
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740, "has_touch": True}}
WINDOWS = [(1440, 900), (1366, 768), (390, 844), (320, 568)]
DE = Words("de")
FRAMES = "async () => { for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame) }"

# Names what can be pressed, or is a card, and lies under what is said at once.
COVERED = """() => [...document.querySelectorAll('.board :is(button, a, summary, input, [data-hinted], [data-card])')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.alert'))
  .filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const parts = [0.2, 0.5, 0.8]; // some are round
    return parts.some((part) => parts.some((down) =>
      document.elementFromPoint(x + part * width, y + down * height)?.closest('.alert')));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


def wordy(wanted: HintWanted) -> tuple[str, list[Event]]:
    """As much as a hint ever says, at once."""
    game, (best, *others) = GAMES[wanted.game], wanted.legal
    more = [cost(game, wanted.view, action, 0, 0) for action in others[:2]]
    told = [event("advice-best", told=[named(game, wanted.view, best)]), *more, event("advice-worlds", count=25000)]
    return best, told


def seated(site: Running, visit: Visit, **how: object) -> tuple[Page, Puppet]:
    """Golf alone with a bot, at one's turn, on a page."""
    ready(site)
    token = site.guest("Anna")
    puppet = Puppet(site, token, site.open(token, "golf", seats=2, deals=1))
    puppet.begin()
    puppet.dealt()
    page = visit(f"/table/{puppet.code}", token=token, **how)
    page.get_by_role("heading", level=1).wait_for()
    return page, puppet


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_is_said_and_shown_until_something_is_done(site: Running, visit: Visit, size: str) -> None:
    page, puppet = seated(site, visit, **SIZES[size])
    for asks in ("button", "key"):
        puppet.settle()
        bulb = page.get_by_role("button", name=say("web-hint"), exact=True)
        expect(bulb).to_be_enabled()
        if asks == "button":
            bulb.tap() if size == "phone" else bulb.click()
        else:
            page.locator(".mine").get_by_role("button").first.focus()
            page.keyboard.press("b")
        marked = page.locator("[data-hinted]")
        expect(marked.first).to_be_visible()
        said = page.locator(ALERT).filter(has_text=re.compile(r"\S"))
        expect(said.first).to_contain_text("Best: ")
        puppet.act(on=False)
        expect(marked).to_have_count(0)
    expect(page.locator(".log, [role=log]").first).to_contain_text("hint")


@pytest.mark.parametrize("game", ["golf", "planowanie", "durak", "goliath"])
def test_a_hint_covers_nothing_and_is_closed(
    site: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In a first deal, where it takes the place of the guide, and without one; in the language of the longest words."""
    monkeypatch.setattr(child, "advise", wordy)
    monkeypatch.setattr(Thinking, "ready", lambda self, game: True)
    token, code, _ = asked(site, game, {"planowanie": 4, "goliath": 3}.get(game, 2))
    page = visit(f"/table/{code}", token=token, locale="de-DE", reduced_motion="reduce")
    guide, alert = page.locator(".guide.due .bubble"), page.locator(".alert")
    best = DE.say("advice-best", told="").split()[0]
    expect(guide).to_be_visible()
    for guided in (True, False):
        page.locator(".acts [tabindex='0']").first.focus()
        page.keyboard.press("b")
        expect(alert).to_contain_text(best)
        expect(page.locator("[data-hinted]").first).to_be_visible()
        span = alert.locator("span").first
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            expect(guide).to_be_hidden()
            page.evaluate(FRAMES)  # after which the hand has its new width
            assert page.evaluate(COVERED) == [], (width, guided)
            fits = span.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            assert fits or width == 320, (width, guided)  # there it is scrolled
        if guided:
            page.keyboard.press("Escape")
        else:
            span.click()
        expect(page.locator("[data-hinted], .reach .lit")).to_have_count(0)
        expect(alert).not_to_contain_text(best)
        page.set_viewport_size({"width": 1440, "height": 900})
        if guided:
            page.get_by_role("button", name=DE.say("guide-skip"), exact=True).click()
            expect(page.locator(".guide")).to_have_count(0)


def test_a_table_without_hints_has_no_bulb(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    puppet = Puppet(site, token, site.open(token, "golf", seats=2, deals=1, hints=False))
    puppet.begin()
    puppet.dealt()
    page = visit(f"/table/{puppet.code}", token=token)
    page.get_by_role("heading", level=1).wait_for()
    puppet.settle()
    expect(page.get_by_role("button", name=say("web-hint"), exact=True)).to_have_count(0)


def test_a_review_leads_to_the_moment_of_each_decision(site: Running, visit: Visit) -> None:
    ready(site)
    token = site.guest("Anna")
    page = visit(f"/match/{finished(site, token, 'golf', 2)}-1?review", token=token)
    sheet = page.get_by_role("dialog", name=say("review-title"))
    expect(sheet.get_by_role("status")).to_have_text(say("review-done"))
    assert axe(page) == []
    sheet.get_by_role("heading", name=re.compile(r"\d")).click()  # all decisions
    links = sheet.get_by_role("link")
    last = links.last
    address = last.get_attribute("href") or ""
    step = int(address.rpartition("=")[2])
    last.click()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"step={step}\b"))
