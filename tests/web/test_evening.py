"""An evening's course: games that were left, a friend and players that are found, the start of a race, answers that
take their time.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from stolik.words import Words
from tests.server.running import Running
from tests.server.site import GENEROUS
from tests.web.browser import ALERT, axe, button
from tests.web.conftest import Visit
from tests.web.players import CARDS, say
from tests.web.test_features import code_of, tile

EN = Words("en")


def began(page: Page, game: str) -> str:
    """Plays against bots, from home; the code of the table."""
    button(tile(page, game), "web-play").click()
    page.get_by_role("button", name=say("web-menu")).wait_for()
    return code_of(page)


# --- games that were left --------------------------------------------------------------------------------------------


def test_nine_games_can_be_begun_and_left_by_the_address(visit: Visit, client: object, tmp_path: Path) -> None:
    """The ninth did nothing that could be seen; the list above said codes, and no way to leave (W3)."""
    with Running(tmp_path, GENEROUS._replace(hosted=8)) as site:
        token = site.guest("Anna")
        page = visit("/", at=site, token=token)
        for _ in range(9):
            began(page, "durak")
            page.goto(site.url)
        mine = page.get_by_role("region", name=say("web-your-tables"))
        expect(mine.get_by_role("link")).to_have_count(4)
        expect(mine.get_by_role("link").first).to_contain_text(say("durak-title"))
        expect(mine.get_by_role("link").first).to_contain_text("this minute")
        page.close()


def test_a_press_while_home_still_loads_is_not_lost(site: Running, visit: Visit) -> None:
    """On a slow line the first press on a game did nothing, and nothing said so."""
    page = visit("/rules", token=site.guest("Anna"))
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/games"):
        page.goto(site.url)
    button(tile(page, "durak"), "web-friend").click()
    for route in held:
        route.continue_()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_game_that_was_left_says_whose_turn_it_is_and_can_be_ended(site: Running, visit: Visit) -> None:
    page = visit("/", token=site.guest("Anna"), width=360, height=740, has_touch=True)
    code = began(page, "planowanie")
    hand = page.get_by_role("toolbar").first
    hand.wait_for()
    page.goto(site.url)
    mine = page.get_by_role("region", name=say("web-your-tables"))
    link = mine.get_by_role("link").first
    expect(link).to_contain_text(re.compile(f"{say('web-left-turn')}|{say('web-left-on')}|{say('web-left-begins')}"))
    assert code not in mine.inner_text(), "nobody knows their games by a code"
    assert axe(page) == []
    end = mine.get_by_role("button", name=EN.say("web-left-end", game=say("planowanie-title")))
    box = end.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    end.click()
    expect(mine.get_by_role("link")).to_have_count(1)  # it is asked first, aloud
    expect(mine.locator(ALERT)).to_have_text(EN.say("web-left-ask", game=say("planowanie-title")))
    button(mine, "web-left-sure").click()
    expect(mine).to_have_count(0)
    assert code not in site.state.rooms.directory.open


# How much of the window has moved, by how far, since the page was there (web.dev/articles/cls).
SHIFTED = """() => new Promise((told) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => told(sum), 100);
})"""
STILL = 0.01


@pytest.mark.parametrize("width", [360, 1440])
def test_home_stands_still_while_it_fills(site: Running, visit: Visit, width: int) -> None:
    """The tiles went down when the list of one's tables came, under the finger that was to press one."""
    page = visit("/", token=site.guest("Anna"), width=width, height=800)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTED) < STILL
    for _ in range(2):
        began(page, "golf")
        page.goto(site.url)
        page.get_by_role("region", name=say("web-your-tables")).wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SHIFTED) < STILL


def test_a_refusal_stands_in_the_tile_that_was_pressed(visit: Visit, client: object, tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(hosted=0)) as site:
        page = visit("/", at=site, expected=["409"], width=360, height=740)
        button(tile(page, "golf"), "web-play").click()
        alert = tile(page, "golf").locator(ALERT)
        expect(alert).to_contain_text("tables of your own")
        expect(alert).to_be_in_viewport()
        page.close()


# --- a friend, and players that are found ------------------------------------------------------------------------


def test_play_with_a_friend_waits(site: Running, visit: Visit) -> None:
    anna = visit("/", token=site.guest("Anna"))
    button(tile(anna, "durak"), "web-friend").click()
    invite = anna.get_by_role("region", name=say("room-invite"))
    invite.wait_for()
    expect(anna.get_by_role("region", name=say("room-chairs"))).to_contain_text("Anna")
    assert "bots take" not in anna.get_by_role("main").inner_text()
    assert site.state.rooms.directory.open[code_of(anna)].table.due() is None, "however long it takes"


@pytest.mark.parametrize("way", ["room-copy", "room-qr", "link"])
def test_the_countdown_stops_when_somebody_is_invited(site: Running, visit: Visit, way: str) -> None:
    """Eight seconds were no time to send a link (W10)."""
    anna = visit("/", token=site.guest("Anna"))
    seats = {"room-copy": "golf", "room-qr": "goliath", "link": "planowanie"}  # a table each
    button(tile(anna, seats[way]), "web-find").click()
    expect(anna.get_by_role("main")).to_contain_text(re.compile(r"Looking for players\. In (4\d|3\d) s"))
    assert axe(anna) == []
    if way == "link":
        anna.get_by_role("textbox", name=say("room-link")).focus()
    else:
        button(anna, way).click()
    button(anna, "room-look-now").wait_for()
    expect(anna.get_by_role("main")).not_to_contain_text("Looking for players. In")
    anna.get_by_role("button", name=EN.say("room-look", count=45)).click()
    expect(anna.get_by_role("main")).to_contain_text("Looking for players. In")
    anna.get_by_role("button", name=EN.say("room-look-longer", count=45)).click()
    expect(anna.get_by_role("main")).to_contain_text(re.compile(r"In (8\d|90) s"))
    button(anna, "room-look-now").click()
    expect(anna.get_by_role("button", name=say("web-menu"))).to_be_visible()


def test_the_countdown_stops_when_somebody_opens_the_table(site: Running, visit: Visit) -> None:
    anna = visit("/", token=site.guest("Anna"))
    button(tile(anna, "trojki"), "web-find").click()
    expect(anna.get_by_role("main")).to_contain_text("Looking for players. In")
    jan = visit(f"/table/{code_of(anna)}", token=site.guest("Jan"))
    button(jan, "room-sit").first.wait_for()
    expect(anna.get_by_role("main")).not_to_contain_text("Looking for players. In")
    expect(anna.get_by_role("log")).to_contain_text(say("table-came"))


# --- the start of a race -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(360, 740), (1366, 650)])
def test_a_race_begins_when_who_plays_says_so(site: Running, visit: Visit, width: int, height: int) -> None:
    """However long the first sentence of the guide is read; the bot had 7 cards of 27 left after two minutes."""
    page = visit("/", token=site.guest("Anna"), width=width, height=height, reduced_motion="reduce")
    code = began(page, "trojki")
    start = button(page, "web-start")
    start.wait_for()
    expect(start).to_be_in_viewport()
    expect(page.get_by_role("status").filter(has_text="Take your time")).to_be_visible()
    assert axe(page) == []
    table = site.state.rooms.directory.open[code].table
    assert table.due() is None and table.play.match.deal.actions == []
    start.click()
    expect(page.get_by_role("log")).to_contain_text("The race begins in 3 seconds.")
    expect(page.get_by_role("log")).to_contain_text("Go!")
    page.get_by_role("button", name=re.compile(r"^Draw \(")).click()
    expect(page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button")).not_to_have_count(0)


# --- answers that take their time --------------------------------------------------------------------------------


def test_a_press_whose_answer_takes_its_time_shows_that_it_works(site: Running, visit: Visit) -> None:
    page = visit("/", token=site.guest("Anna"), expected=["503"])
    held: list[Route] = []

    def hold(route: Route, *_: Any) -> None:
        held.append(route)

    page.route("**/api/tables", hold)
    play = button(tile(page, "durak"), "web-play")
    play.click()
    expect(play).to_have_attribute("data-busy", "")
    shown = "(one) => getComputedStyle(one, '::after').opacity"
    page.wait_for_timeout(400)
    assert play.evaluate(shown) == "1"
    assert button(tile(page, "golf"), "web-play").get_attribute("data-busy") is None
    held[0].fulfill(status=503, json={"error": ["server-full", {}], "text": "No room."})
    expect(play).not_to_have_attribute("data-busy", "")


# --- several tabs ------------------------------------------------------------------------------------------------


def test_language_and_theme_follow_in_all_tabs(visit: Visit) -> None:
    first = visit("/")
    second = first.context.new_page()
    second.goto(first.url + "settings")
    second.get_by_role("radio", name="Deutsch").check()
    expect(first.locator("html")).to_have_attribute("lang", "de")
    expect(first.get_by_role("main")).to_contain_text(Words("de").say("web-find"))
    second.get_by_role("radio", name="dunkel").check()
    expect(first.locator("html")).to_have_attribute("data-theme", "dark")
