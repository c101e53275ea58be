"""On a phone the chat lies behind the log: what others say meanwhile is counted beside it, and shown once."""

from playwright.sync_api import expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.puppet import Puppet

EN = Words("en")


def test_what_others_say_is_counted_until_it_is_read(site: Running, visit: Visit) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    code = site.open(anna, "planowanie", seats=2)
    mine, theirs = Puppet(site, anna, code), Puppet(site, jan, code)
    mine.do("sit", seat=0)
    theirs.do("sit", seat=1)
    theirs.do("ready")
    mine.do("start")
    page = visit(f"/table/{code}", token=anna, width=360, height=740, has_touch=True)
    wide = visit(f"/table/{code}", token=anna)
    for each in (page, wide):
        each.locator(".board .chat").wait_for(state="attached")
    theirs.do("say", text="Good evening")
    more = page.locator(".log header button")
    expect(more).to_contain_text(EN.say("web-chat-new", count=1))
    expect(page.get_by_role("log").locator(".eye.chat")).to_be_visible()
    expect(wide.locator(".chat li")).to_contain_text("Good evening")
    expect(wide.get_by_role("log").locator("p", has_text="Jan: Good evening")).to_have_count(1)  # for the ear
    expect(wide.get_by_role("log").locator(".eye.chat")).to_be_hidden()
    more.click()
    expect(more).not_to_contain_text(EN.say("web-chat-new", count=1))
