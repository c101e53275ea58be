"""The command line of the browser takes what the terminal takes: words of the page's language, cards by their names."""

import re

from playwright.sync_api import expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.match import SHORT, brisk_site
from tests.web.puppet import Puppet

site = brisk_site()
PL = Words("pl")


def test_a_card_is_played_by_its_name_in_polish(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "goliath", **SHORT["goliath"])
    page = visit(f"/table/{code}", token=token, locale="pl-PL")
    puppet = Puppet(site, token, code)
    puppet.begin()
    puppet.settle()
    cards = page.get_by_role("toolbar", name=PL.say("web-hand")).locator("li").get_by_role("button")
    cards.first.focus()
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name=PL.say("web-command"))
    expect(field).to_be_focused()
    field.fill("pomoc")
    field.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Możesz")).not_to_contain_text("play")
    card = page.locator(".acts li:has(button:not([aria-disabled]))").first
    text = str(card.get_attribute("data-card"))
    field.fill(PL.card(text, "acc"))
    field.press("Enter")
    # That it is done is said (web/tests/command.test.ts), until the next turn comes, which may be at once.
    expect(page.locator(f".acts li[data-card={text}]")).to_have_count(0)
    expect(field).to_have_value("")
    # By its number, as the hand lies there; that its turn has come is in the title.
    expect(page).to_have_title(re.compile("^● "))
    left = [str(each.get_attribute("data-card")) for each in page.locator(".acts li").all()]
    card = page.locator(".acts li:has(button:not([aria-disabled]))").last
    text = str(card.get_attribute("data-card"))
    field.fill(str(left.index(text) + 1))
    field.press("Enter")
    expect(page.locator(f".acts li[data-card={text}]")).to_have_count(0)
    field.fill("99")
    field.press("Enter")
    expect(page.locator(ALERT)).to_have_text(PL.say("typed-no-number", number="99", count=len(left) - 1))
