"""Tables by ear: what is announced, in which order and how often, where the focus is, what the reading keys say."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.games import GAMES
from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import ALERT, button
from tests.web.conftest import Visit
from tests.web.hands import Press, by_tool
from tests.web.hearing import Ears
from tests.web.match import SHORT, brisk_site, play
from tests.web.players import CARDS, HAND, say
from tests.web.puppet import Puppet
from tests.web.seen import Eyes, Node

SILENCE = "() => { for (const one of document.querySelectorAll('[aria-live=assertive] span')) one.textContent = '' }"
LATE = """() => {
  const ours = window.fetch;
  const late = () => new Promise((come) => setTimeout(come, 1500));
  window.fetch = async (path, ...more) => (String(path).includes('/guide.ftl') && (await late()), ours(path, ...more));
}"""
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


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button")


def said(page: Page, key: str) -> str:
    """What this key says, into silence."""
    page.evaluate(SILENCE)
    page.keyboard.press(key)
    expect(page.locator(ALERT)).not_to_be_empty()
    return page.locator(ALERT).inner_text()


# --- the turn --------------------------------------------------------------------------------------------------------


def when_told(eyes: Eyes, press: Press) -> None:
    """Who acts sooner is not told any more that it is their turn."""
    eyes.page.wait_for_timeout(500)
    by_tool(eyes, press)


@pytest.mark.parametrize("game", TURNS)
def test_the_turn_is_the_last_sentence_of_what_brought_it_about(site: Running, visit: Visit, game: str) -> None:
    """A whole deal: no alert says whose turn it is, and with it is said what is asked."""
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    page = visit(f"/table/{code}", token=token)
    ears = Ears(page)
    play(Eyes(page), game, when_told, lambda seen, done: len(done) > 14)
    turns = [text for _, text in ears.all("log") if YOURS in text]
    assert len(turns) >= 2
    for text in turns:
        assert text.count(YOURS) == 1
        assert text.partition(YOURS)[2].strip(), f"what is asked is said last: {text}"
    assert any(text.partition(YOURS)[0].strip() for text in turns), "it is said with what brought it about"
    assert not [text for _, text in ears.all("alert") if YOURS in text]


def test_what_explains_a_turn_is_said_before_it_however_late_its_words_come(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "planowanie", **SHORT["planowanie"])
    page = visit(f"/table/{code}", token=token)
    page.evaluate(LATE)
    ears = Ears(page)
    puppet = Puppet(site, token, code)
    puppet.begin()
    puppet.settle()
    page.get_by_role("log").get_by_role("paragraph").filter(has_text=YOURS).wait_for()
    heard = [text for _, text in ears.all("log", "status")]
    explained = next(at for at, text in enumerate(heard) if text.startswith(say("guide-title")))
    assert explained < next(at for at, text in enumerate(heard) if YOURS in text)


@pytest.mark.parametrize("game", TURNS)
def test_the_end_of_a_match_is_said_after_what_ended_it(site: Running, visit: Visit, game: str) -> None:
    """Its heading gets the focus once all is told; who has gone on to a button of it meanwhile is left there."""
    page, puppet = at_table(site, visit, game)
    over = page.get_by_role("heading", name=say("room-over"))
    puppet.settle()
    ears = Ears(page)
    while puppet.act():
        puppet.settle()
    expect(over).to_be_focused()
    page.wait_for_timeout(500)
    heard = ears.all("log", "focus")
    told = heard[: next(at for at, (kind, text) in enumerate(heard) if kind == "focus" and text == say("room-over"))]
    last = [text for kind, text in heard if kind == "log"][-1]
    assert last in [text for kind, text in told if kind == "log"]


# --- what is asked for -----------------------------------------------------------------------------------------------


def test_what_is_asked_for_twice_is_said_twice(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    hand(page).first.focus()
    ears = Ears(page)
    for _ in range(2):
        page.keyboard.press("s")
        expect(page.locator(ALERT)).to_have_text(re.compile("^Anna: "))
        page.wait_for_timeout(200)
    (first, silence, again) = (text for _, text in ears.all("alert"))
    assert (first, silence) == (again, "")


def test_what_a_button_asks_is_said(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    ears = Ears(page)
    for name, sure in (("web-abort", "web-abort-sure"), ("web-leave", "web-leave-sure")):
        button(page, "web-menu").click()
        button(page, name).click()
        expect(page.locator(ALERT)).to_have_text(say(sure))
        page.keyboard.press("Escape")
    assert [text for _, text in ears.all("alert") if text] == [say("web-abort-sure"), say("web-leave-sure")]


def test_an_alert_does_not_outlast_a_dialog(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "planowanie")
    hand(page).first.focus()
    ears = Ears(page)
    page.keyboard.press("s")
    expect(page.locator(ALERT)).to_have_text(re.compile("^Anna: "))
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(200)
    assert [bool(text) for _, text in ears.all("alert")] == [True, False]


# --- where the focus is ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["goliath", "golf", "trojki"])
def test_a_match_begins_where_one_acts(visit: Visit, game: str) -> None:
    """The focus is at the hand or the own cards, without any at the grid, as soon as the match is on: the keys work."""
    page = visit("/")
    tile = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=say(f"{game}-title"), exact=True))
    button(tile, "web-play").click()
    eyes = Eyes(page)

    def acting(seen: Node) -> list[Node]:
        part = say("web-table") if game == "trojki" else HAND
        focused = [node for node in seen.find("button") if node.focused]
        return [node for node in focused if node.inside("region", part) and node.inside("toolbar")]

    eyes.wait(acting, "the focus")
    assert said(page, "w")


def test_the_skip_link_leads_to_the_hand(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "goliath")
    hand(page).first.wait_for()
    page.get_by_role("link", name=say("web-skip-hand")).focus()
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()


def test_the_hand_comes_before_the_log(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "goliath")
    hand(page).first.wait_for()
    page.get_by_role("log").wait_for()
    snapshot = page.get_by_role("main").aria_snapshot()
    assert snapshot.index(f'region "{HAND}"') < snapshot.index(f'region "{say("web-log")}"')


def test_backspace_takes_a_choice_back(site: Running, visit: Visit) -> None:
    page, puppet = at_table(site, visit, "golf")
    puppet.settle()
    cell = page.get_by_role("group", name=say("golf-web-cards", seat=0)).get_by_role("button").nth(3)
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Backspace")
    expect(cell).to_have_attribute("aria-pressed", "false")


# --- what keys read out ----------------------------------------------------------------------------------------------


def test_what_has_happened_is_read_sentence_by_sentence(site: Running, visit: Visit) -> None:
    """L goes back, K forward, another key between changes nothing; Shift+L is all since one's own last play."""
    page, puppet = at_table(site, visit, "goliath")
    turns = page.get_by_role("log").get_by_role("paragraph").filter(has_text=YOURS)
    puppet.settle()
    expect(turns).to_have_count(1)
    puppet.act()
    puppet.settle()
    expect(turns).to_have_count(2)  # the last line is in the log
    hand(page).first.focus()
    back = [said(page, "l") for _ in range(3)]
    assert len(set(back)) == 3 and all(text.count(". ") == 0 for text in back)
    said(page, "s")
    assert [said(page, "k"), said(page, "k")] == [back[1], back[0]]
    since = said(page, "Shift+L")
    assert since.endswith(back[0]) and "You lead" not in since and "You play" not in since
    puppet.do("say", text="Good evening")
    expect(page.get_by_role("log")).to_contain_text("Anna: Good evening")
    assert said(page, "m") == "Anna: Good evening"
    assert said(page, "l") == back[1], "the chat has a key of its own"


@pytest.mark.parametrize("game", TURNS)
def test_a_seat_is_read_by_its_number(site: Running, visit: Visit, game: str) -> None:
    """Who plays there, with how many cards where the others cannot see them, and what they did last in this deal."""
    page, puppet = at_table(site, visit, game)
    puppet.settle()
    puppet.act()
    puppet.settle()
    page.locator("#mine").focus()
    own, other = said(page, "Shift+Digit1"), said(page, "Shift+Digit2")
    assert own.startswith(("You. ", "Anna. ")), own
    words = Words("en", game=game)
    assert not other.startswith(own[:4]) and other.count(".") > 1, other
    if game in ("goliath", "planowanie"):
        assert words.say("table-holds", seat=1, count=puppet.view["hand_count"][1]).partition(": ")[2] in other
    assert said(page, "Shift+Digit8") == say("web-command-seat", high=len(puppet.standing["chairs"]))
    page.reload()
    page.locator("#mine").focus()
    expect(page.get_by_role("log")).not_to_be_empty()
    assert said(page, "Shift+Digit2") == other, "it is known as well to who comes later"


def test_the_command_line_reads_out_what_the_keys_read(site: Running, visit: Visit) -> None:
    page, puppet = at_table(site, visit, "goliath")
    puppet.settle()
    page.locator("#mine").focus()
    heard = {key: said(page, key) for key in ("h", "w", "Shift+L", "Shift+Digit2")}
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name=say("web-command"))
    expect(field).to_be_focused()
    for key, typed in {"h": "/h", "w": " /w ", "Shift+L": "/L", "Shift+Digit2": "/2"}.items():
        page.evaluate(SILENCE)
        field.fill(typed)
        page.keyboard.press("Enter")
        expect(page.locator(ALERT)).to_have_text(heard[key])
        expect(field).to_have_value("")
        expect(field).to_be_focused()
    field.fill("/q")
    page.keyboard.press("Enter")
    expect(page.locator(ALERT)).to_contain_text("means nothing here")
    field.fill("help")
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("web-command-keys"))).to_be_visible()


def test_a_phone_has_buttons_for_what_the_keys_read(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "goliath", **SHORT["goliath"])
    page = visit(f"/table/{code}", token=token, width=360, height=740, has_touch=True)
    Puppet(site, token, code).begin()
    button(page, "web-menu").tap()
    page.get_by_text(say("web-listen"), exact=True).tap()
    heard = set()
    for key in ("h", "t", "w", "s", "r", "p"):
        page.evaluate(SILENCE)
        button(page, f"web-keys-{key}").tap()
        expect(page.locator(ALERT)).not_to_be_empty()
        heard.add(page.locator(ALERT).inner_text())
    assert len(heard) == 6
    for key in ("l", "k", "shift-l", "a", "m"):
        expect(button(page, f"web-keys-{key}")).to_be_visible()


def test_the_list_of_keys_begins_with_its_heading(site: Running, visit: Visit) -> None:
    page, _ = at_table(site, visit, "goliath")
    hand(page).first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", name=say("web-keys"))).to_be_focused()
    for reader in ("NVDA", "JAWS", "Orca"):
        expect(page.get_by_role("dialog")).to_contain_text(reader)
    page.keyboard.press("Escape")
    expect(hand(page).first).to_be_focused()
