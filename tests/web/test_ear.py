"""Tables by ear: what is announced, in which order and how often, where the focus is, what the reading keys say."""

import re

import pytest
from playwright.sync_api import Page, expect

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.browser import button
from tests.web.conftest import Visit
from tests.web.hands import by_tool
from tests.web.hearing import Ears
from tests.web.match import SHORT, brisk_site, play
from tests.web.players import HAND, say
from tests.web.puppet import Puppet
from tests.web.seen import Eyes

YOURS = say("web-your-turn")
TURNS = [game for game, there in GAMES.items() if not there.manners.claims]  # in a race nobody has a turn

site = brisk_site()


def at_table(site: Running, visit: Visit, game: str, **options: object) -> tuple[Page, Puppet]:
    """A page at a table of one's own with bots, and who moves it on."""
    token = site.guest("Anna")
    code = site.open(token, game, **{**SHORT[game], **options})
    page = visit(f"/table/{code}", token=token)
    puppet = Puppet(site, token, code)
    puppet.begin()
    return page, puppet


def hand(page: Page):
    return page.get_by_role("toolbar", name=HAND).get_by_role("button")


# --- the turn --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TURNS)
def test_the_turn_is_the_last_sentence_of_what_brought_it_about(site: Running, visit: Visit, game: str) -> None:
    """A whole deal: no alert says whose turn it is, and with it is said what is asked."""
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    page = visit(f"/table/{code}", token=token)
    ears = Ears(page)
    play(Eyes(page), game, by_tool, lambda seen, done: len(done) > 14)
    turns = [text for _, text in ears.all("log") if YOURS in text]
    assert len(turns) >= 2
    for text in turns:
        assert text.count(YOURS) == 1
        assert text.partition(YOURS)[2].strip(), f"what is asked is said last: {text}"
    assert any(text.partition(YOURS)[0].strip() for text in turns), "it is said with what brought it about"
    assert not [text for _, text in ears.all("alert") if YOURS in text]


# --- what is asked for -----------------------------------------------------------------------------------------------


def test_what_is_asked_for_twice_is_said_twice(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    hand(page).first.focus()
    ears = Ears(page)
    for _ in range(2):
        page.keyboard.press("s")
        expect(page.get_by_role("alert")).to_have_text(re.compile("^Anna: "))
        page.wait_for_timeout(200)
    (first, silence, again) = (text for _, text in ears.all("alert"))
    assert (first, silence) == (again, "")


def test_what_a_button_asks_is_said(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    ears = Ears(page)
    for name, sure in (("web-abort", "web-abort-sure"), ("web-leave", "web-leave-sure")):
        button(page, "web-menu").click()
        button(page, name).click()
        expect(page.get_by_role("alert")).to_have_text(say(sure))
        page.keyboard.press("Escape")
    assert [text for _, text in ears.all("alert") if text] == [say("web-abort-sure"), say("web-leave-sure")]


def test_an_alert_does_not_outlast_a_dialog(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    hand(page).first.focus()
    ears = Ears(page)
    page.keyboard.press("s")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Anna: "))
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(200)
    assert [bool(text) for _, text in ears.all("alert")] == [True, False]
