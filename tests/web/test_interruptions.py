"""What people do in the middle of a game: double clicks, back and forward, reload, two tabs, offline, another window,
another language. The page then shows what the server knows, an action happens once or not at all, and the next one can
be done.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import AWAY, lines
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.puppet import Puppet

GAMES = {
    "durak": {"seats": 3, "deals": 2},
    "goliath": {"seats": 3, "deals": 2},
    "planowanie": {"seats": 3},
}
RULE = re.compile(r"\([A-Z]{2}-\w+\)")  # of a refusal
HELD = "() => [...document.querySelectorAll('.mine .hand [data-card]')].map((one) => one.dataset.card).sort()"
# Cards that lie on the table and cannot be seen there whole.
ASTRAY = """() => [...document.querySelectorAll('.middle [data-card]')].filter((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const felt = document.querySelector('.board').getBoundingClientRect();
  const seen = Number(getComputedStyle(card).opacity) === 1 && card.checkVisibility({ visibilityProperty: true });
  return !seen || left < felt.left - 1 || right > felt.right + 1 || top < 0 || bottom > innerHeight + 1;
}).map((card) => card.dataset.card)"""
SPEAKS = """(language) => {
  const now = { ...JSON.parse(localStorage.getItem('stolik-settings') ?? '{}'), language };
  localStorage.setItem('stolik-settings', JSON.stringify(now));
  dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings' }));
}"""

site = brisk_site()


class Guest:
    """Somebody at a table with bots, whose pages are looked at; another connection of theirs knows what is true."""

    def __init__(self, site: Running, visit: Visit, game: str, **how: Any) -> None:
        self.site, self.game = site, game
        self.token = site.guest("Anna")
        self.code = site.open(self.token, game, **GAMES[game])
        self.puppet = Puppet(site, self.token, self.code)
        self.puppet.begin()
        self.page = visit(f"/table/{self.code}", token=self.token, expected=AWAY, **how)
        self.puppet.dealt()
        self.turn()

    def turn(self) -> str:
        """Goes on until a card of the hand can be played; which one."""
        while True:
            self.puppet.settle()
            found = [action.split(" ") for action in self.puppet.legal]
            able = [words[1] for words in found if words[0] in ("play", "attack") and len(words) == 2]
            if able and self.puppet.asked:
                self.same(self.page)
                self.page.wait_for_timeout(300)  # nobody presses a card sooner after the one before (twice.ts)
                return able[0]
            assert self.puppet.act(), "the match is over"

    def card(self, page: Page, card: str) -> Any:
        return page.locator(f".mine .hand [data-card='{card}'] button")

    def has_played(self, card: str) -> bool:
        """Whether the card that was pressed before has reached the server."""
        self.page.wait_for_timeout(300)
        self.puppet.do("pause", on=False)  # what happened before is heard before the answer
        return card not in self.view["hand"]

    def played(self, card: str) -> None:
        """The server has it, and then it is known what comes of it."""
        assert any(self.has_played(card) for _ in range(20))
        self.puppet.settle()

    @property
    def view(self) -> dict[str, Any]:
        assert self.puppet.view is not None
        return self.puppet.view

    def same(self, page: Page) -> None:
        """The page shows the hand that the server knows of, and no refusal; nothing flies any more."""
        expect(page.get_by_role("region", name=say("web-mine"))).to_be_visible()
        for _ in range(200):
            shown, known = page.evaluate(HELD), sorted(self.view.get("hand") or [])
            if shown == known and not page.locator(".twin").count():
                break
            page.wait_for_timeout(20)
        assert shown == known
        assert page.evaluate(ASTRAY) == []
        assert not RULE.search(page.locator(".mine .alert").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_plays_one_card(site: Running, visit: Visit, game: str) -> None:
    guest = Guest(site, visit, game, width=1366, height=650)
    for _ in range(2):
        card = guest.turn()
        count = len(guest.view["hand"])
        box = guest.card(guest.page, card).bounding_box()
        assert box is not None
        guest.page.mouse.dblclick(box["x"] + 10, box["y"] + 30, delay=30)
        guest.played(card)
        if game != "durak":  # where cards are drawn
            assert len(guest.view["hand"]) == count - 1
        guest.same(guest.page)


def test_back_and_forward_reload_and_two_tabs(site: Running, visit: Visit) -> None:
    guest = Guest(site, visit, "goliath", width=1366, height=650)
    page = guest.page

    # back to where one came from and forward to the table, as often as one likes
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("link", name=say("web-rules")).click()
    for _ in range(2):
        page.go_back()
        guest.same(page)
        page.go_forward()
        page.get_by_role("heading", level=1).first.wait_for()
    page.go_back()
    card = guest.turn()
    guest.card(page, card).click()
    guest.played(card)
    guest.same(page)

    # a reload between the press and its answer
    for _ in range(3):
        card, count = guest.turn(), len(guest.view["hand"])
        guest.card(page, card).click(no_wait_after=True)
        page.reload()
        page.get_by_role("region", name=say("web-mine")).wait_for()
        if not guest.has_played(card):  # it had not been sent
            guest.card(page, card).click()
        guest.played(card)
        assert len(guest.view["hand"]) == count - 1
        guest.same(page)

    # two tabs: both show the same, whichever is played in
    other = page.context.new_page()
    other.goto(page.url)
    for acts, looks in ((other, page), (page, other)):
        card = guest.turn()
        guest.same(other)
        guest.card(acts, card).click()
        guest.played(card)
        guest.same(acts)
        guest.same(looks)


@pytest.mark.parametrize("game", GAMES)
def test_offline_in_the_middle_of_an_action(site: Running, visit: Visit, game: str) -> None:
    guest = Guest(site, visit, game, width=1366, height=650)
    page, card = guest.page, guest.turn()
    (lines,) = site.state.rooms.directory.open[guest.code].subscriptions.values()
    page.context.set_offline(True)
    site.call(lambda: lines[-1].connection.buffer.close(1001))  # the page's, which came after the other one
    page.get_by_text(say("web-lost")).wait_for()
    guest.card(page, card).click()
    page.context.set_offline(False)
    expect(page.get_by_text(say("web-lost"))).to_have_count(0)
    if not guest.has_played(card):
        guest.same(page)
        guest.card(page, card).click()
    guest.played(card)
    guest.same(page)


def test_another_window_while_a_card_flies(site: Running, visit: Visit) -> None:
    guest = Guest(site, visit, "goliath", width=1440, height=900)
    for size in ((360, 740), (768, 1024), (1366, 650)):
        card = guest.turn()
        guest.card(guest.page, card).click()
        guest.page.wait_for_timeout(60)
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.played(card)
        guest.same(guest.page)


def test_another_language_in_the_middle_of_a_game(site: Running, visit: Visit) -> None:
    guest = Guest(site, visit, "goliath", width=1366, height=650)
    page, card = guest.page, guest.turn()
    held = page.evaluate(HELD)
    page.evaluate(SPEAKS, "pl")
    polish = Words("pl")
    expect(page.get_by_role("region", name=polish.say("web-mine"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.evaluate(HELD) == held
    told = lines(page)
    before = told.count()
    guest.card(page, card).click()
    guest.played(card)
    expect(told.nth(before)).to_be_attached()
    assert {line.get_attribute("lang") for line in told.all()[before:]} <= {"pl", None}
    assert not re.search(r"\b(You|follow|leads?|plays?)\b", told.nth(before).inner_text())
    page.evaluate(SPEAKS, "en")
    guest.same(page)
