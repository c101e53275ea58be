"""Levels of bots where the operator offers only some: at the room's buttons, and stronger ones after a match."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolik.table import Table
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.web.browser import button
from tests.web.conftest import Visit
from tests.web.match import brisk
from tests.web.players import say
from tests.web.puppet import Puppet

KEY = "stolik-settings"
REMEMBER = """([key, level]) =>
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), level }))"""


@pytest.fixture(scope="module", params=["club"])
def site(request: pytest.FixtureRequest, client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a highest level; by default `club`."""
    with brisk(tmp_path_factory.mktemp("site"), highest_level=request.param) as running:
        yield running


def table_of(site: Running, page: Page) -> Table:
    """The table whose page it is."""
    return site.call(lambda: site.state.rooms.directory.open[page.url.rpartition("/")[2]].table)


def bots(site: Running, page: Page) -> list[str]:
    """The levels that sit there, as soon as any does: the browser sends for them once it is at the table."""
    until = time.monotonic() + PATIENCE
    while not (found := [chair.bot for chair in table_of(site, page).chairs if chair.bot]):
        assert time.monotonic() < until, "no bot came"
        page.wait_for_timeout(20)
    return found


def remembered(page: Page) -> str:
    return str(json.loads(page.evaluate("(key) => localStorage.getItem(key)", KEY))["level"])


def remember(page: Page, level: str) -> None:
    """Sets the level that was chosen last; the page begins anew."""
    page.wait_for_function("(key) => localStorage.getItem(key)", arg=KEY)
    page.evaluate(REMEMBER, [KEY, level])
    page.reload()
    page.locator("main").wait_for()


def after_a_match(
    site: Running, visit: Visit, chosen: str, played: str, game: str = "golf", whole: bool = False, **more: Any
) -> Page:
    """The page of a player who has chosen a level, after a match against bots of another one, or a part of it."""
    token = site.guest("Anna")
    code = site.open(token, game, seats=2, **more)
    page = visit(f"/table/{code}", token=token)
    remember(page, chosen)
    puppet = Puppet(site, token, code)
    puppet.do("sit", seat=0)
    puppet.do("fill", level=played)
    puppet.do("start")
    puppet.dealt()
    while whole and puppet.act():
        pass
    if not whole:
        puppet.do("vote", about="abort")
    button(page, "room-rematch").wait_for()
    return page


def climb(page: Page) -> None:
    """Against stronger bots, at another table."""
    before = page.url
    button(page, "room-stronger").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".board").wait_for()


# --- after a match ---------------------------------------------------------------------------------------------------


def test_the_next_level_is_played_and_remembered(site: Running, visit: Visit) -> None:
    page = after_a_match(site, visit, "beginner", "beginner", deals=3, clock="relaxed", listed=False)
    climb(page)
    table = table_of(site, page)
    assert bots(site, page) == ["casual"] and remembered(page) == "casual"
    assert (table.options.deals, table.setup.clock, table.setup.listed) == (3, "relaxed", False)
    assert table.setup.hints is None, "as usual"


@pytest.mark.parametrize("played", ["club", "simple", "random"])
def test_nothing_is_stronger_than_what_is_offered_nor_than_what_is_no_level(
    played: str, site: Running, visit: Visit
) -> None:
    page = after_a_match(site, visit, "club", played, whole=True, deals=1)
    page.get_by_role("link", name=say("room-review")).wait_for()  # which comes with the levels
    expect(button(page, "room-stronger")).to_have_count(0)


def test_it_is_one_up_from_what_was_played_and_what_was_chosen_stays(site: Running, visit: Visit) -> None:
    page = after_a_match(site, visit, "master", "beginner", hints=False)
    climb(page)
    assert bots(site, page) == ["casual"] and remembered(page) == "master"
    assert table_of(site, page).setup.hints is False


def test_the_calm_pace_of_a_table_stays(site: Running, visit: Visit) -> None:
    page = after_a_match(site, visit, "beginner", "beginner", "trojki", think=5.0)
    climb(page)
    assert table_of(site, page).setup.think == 5.0


# --- before it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", ["club", "beginner"], indirect=True)
def test_of_levels_that_are_not_offered_the_strongest_sits_down(site: Running, visit: Visit) -> None:
    highest, token = str(site.config.highest_level), site.guest("Anna")
    page = visit(f"/table/{site.open(token, 'golf', seats=4)}", token=token)
    remember(page, "strong")
    levels = page.get_by_role("combobox", name=say("web-level"))
    button(page, "room-sit").first.click()
    button(page, "room-stand").wait_for()
    if highest == "beginner":
        expect(levels).to_have_count(0)
    else:
        expect(levels).to_have_value(highest)
    button(page, "room-add-bot").first.click()
    button(page, "room-remove-bot").wait_for()
    button(page, "room-fill").click()
    expect(button(page, "room-remove-bot")).to_have_count(3)
    assert bots(site, page) == [highest] * 3 and remembered(page) == "strong"


def test_who_chooses_another_level_has_it_remembered(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    page = visit(f"/table/{site.open(token, 'golf', seats=2)}", token=token)
    page.get_by_role("combobox", name=say("web-level")).select_option("beginner")
    button(page, "room-add-bot").first.click()
    button(page, "room-remove-bot").wait_for()
    assert bots(site, page) == ["beginner"] and remembered(page) == "beginner"


def test_at_home_one_sees_and_chooses_against_whom_one_will_play(site: Running, visit: Visit) -> None:
    page = visit("/", token=site.guest("Anna"))
    levels = page.get_by_role("combobox", name=say("web-level"))
    expect(levels).to_have_value("casual")
    expect(levels.get_by_role("option")).to_have_count(3)
    levels.select_option("club")
    button(page, "web-play").first.click()
    page.wait_for_url("**/table/*")
    assert "club" in bots(site, page) and remembered(page) == "club"
