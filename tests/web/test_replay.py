"""Finished matches looked at again: what the log tells of a step, and the way from a review and back."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.server.test_hints import ready
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.test_features import finished

site = brisk_site(fixed=True)

# How many lines the log had, whenever that was another number.
COUNTS = """() => {
  window.counts = [0];
  new MutationObserver(() => {
    const count = document.querySelectorAll("[role=log] .eye").length;
    if (count !== window.counts.at(-1)) window.counts.push(count);
  }).observe(document, { childList: true, subtree: true });
}"""


class Finished(NamedTuple):
    """A match of golf that Anna has played with a bot, from the first seat."""

    path: str
    token: str


@pytest.fixture(scope="module")
def golf(site: Running) -> Finished:
    ready(site)
    token = site.guest("Anna")
    return Finished(f"/match/{finished(site, token, 'golf', 2)}-1", token)


def announced(page: Page) -> list[str]:
    """The lines of the log that a screen reader is told of as they come."""
    lines = page.get_by_role("log").locator("p[aria-live=polite]")
    return [text for text in lines.all_inner_texts() if text]


def test_the_log_of_a_later_step_is_there_at_once(site: Running, visit: Visit, golf: Finished) -> None:
    page = visit("/", token=golf.token)
    page.add_init_script(f"({COUNTS})()")
    page.goto(f"{site.url}{golf.path}?deal=1&seat=0&step=12")
    expect(page.get_by_role("log").locator(".eye")).to_have_count(13)
    assert page.evaluate("window.counts") == [0, 13] and announced(page) == []

    # Nor is it read out where one jumps; a step forward is, even over what has been there.
    page.keyboard.press("Home")
    expect(page.get_by_role("log").locator(".eye")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.get_by_role("log").locator(".eye")).not_to_have_count(1)
    assert announced(page) == []
    page.keyboard.press("Home")
    expect(page.get_by_role("log").locator(".eye")).to_have_count(1)
    empty = page.get_by_role("log").locator("p").last.element_handle()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log").locator(".eye")).to_have_count(2)
    assert announced(page) == [empty.inner_text()]  # words that come where none were


def test_back_leads_from_a_decision_to_the_review(site: Running, visit: Visit, golf: Finished) -> None:
    page = visit("/", token=golf.token)
    page.goto(f"{site.url}{golf.path}?review")
    sheet = page.get_by_role("dialog", name=say("review-title"))
    expect(sheet.get_by_role("status")).to_have_text(say("review-done"))
    sheet.get_by_role("heading", name=re.compile(r"\d")).click()  # all decisions
    link = sheet.get_by_role("link").last
    address = str(link.get_attribute("href"))
    decision = sheet.get_by_role("listitem").last.inner_text().splitlines()[-1]
    link.click()
    expect(sheet).to_have_count(0)
    slider = page.get_by_role("slider", name=say("replay-step"))
    expect(slider).to_have_value(address.rpartition("=")[2])
    expect(page).to_have_url(site.url + address)
    verdict = page.get_by_role("region", name=say("replay-review"))
    expect(verdict.get_by_role("status")).to_have_text(decision)
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(site.url + address)
    expect(verdict.get_by_role("status")).not_to_have_text(decision)
    page.keyboard.press("ArrowLeft")
    verdict.get_by_role("button").click()
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(verdict.get_by_role("status")).to_have_text(decision)

    # Its list is open as it was, and the focus is where it was.
    page.go_back()
    expect(link).to_be_focused()
    expect(slider).to_have_value(address.rpartition("=")[2])
    expect(page).to_have_url(f"{site.url}{address}&review=all")
    page.reload()
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(site.url + address)
    page.go_back()
    expect(page).to_have_url(f"{site.url}/")


def test_with_all_cards_open_no_card_of_anybody_lies_face_down(visit: Visit, golf: Finished) -> None:
    page = visit(f"{golf.path}?deal=1&seat=open&step=0", token=golf.token)
    hands = page.get_by_role("region", name=say("replay-hands"))
    expect(hands.get_by_role("img")).to_have_count(2)
    for hand in hands.get_by_role("img").all():
        told = str(hand.get_attribute("aria-label"))
        assert say("cards-hidden", case="nom") not in told and told.count(",") == 4, told
    expect(page.get_by_text(re.compile(re.escape(say("golf-web-cell-down", cell="1"))))).to_have_count(0)
