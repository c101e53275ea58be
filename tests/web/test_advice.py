"""Hints at the table and the review of a match, as who plays meets them: asked for, said, shown, and gone again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.server.test_hints import ready
from tests.web.browser import ALERT, axe
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.puppet import Puppet
from tests.web.test_features import finished

site = brisk_site(fixed=True)
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740, "has_touch": True}}


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
