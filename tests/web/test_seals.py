"""The browser says whether the decks of a match were dealt as they were sealed, and gives the evidence if not."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from stolik.table import Table
from stolik.words import LANGUAGES, Words
from tests.client.cheats import cheating, other_deck, other_deck_under_the_seal, other_nonce, silent_seal
from tests.server.running import Running
from tests.web.browser import axe
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.puppet import Puppet

EN = Words("en")
ONE = EN.say("seals-counted", sealed=1, count=1, missed=0)
LOCALES = {"pl": "pl-PL", "de": "de-DE", "en": "en-GB"}

site = brisk_site()


class TwoAtGolf:
    """Anna, whose page is to be looked at, and Jan, in the first deal of a match of two."""

    def __init__(self, site: Running) -> None:
        self.token = site.guest("Anna")
        self.code = site.open(self.token, "golf", seats=2, deals=2)
        self.people = [Puppet(site, token, self.code) for token in (self.token, site.guest("Jan"))]
        for seat, puppet in enumerate(self.people):
            puppet.do("sit", seat=seat)
        self.path = f"/table/{self.code}"

    def begin(self) -> None:
        for puppet in self.people:
            puppet.do("ready")
        for puppet in self.people:
            puppet.dealt()

    def break_off(self) -> None:
        for puppet in self.people:
            puppet.do("vote", about="abort")


def line(page: Page) -> Any:
    """What is said of the seals."""
    return page.locator(".sealed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_broken_off(language: str, site: Running, visit: Visit) -> None:
    """On a page that came before the first card, and was loaded anew in the deal."""
    two = TwoAtGolf(site)
    page = visit(two.path, token=two.token, locale=LOCALES[language])
    page.get_by_role("heading", level=1).wait_for()
    two.begin()
    page.locator(".board").wait_for()
    page.reload()
    page.locator(".board").wait_for()
    two.break_off()
    expect(line(page)).to_have_text(Words(language).say("seals-counted", sealed=1, count=1, missed=0))
    assert axe(page) == []


def test_who_came_after_the_first_card_knows_of_the_deal_that_was_on(site: Running, visit: Visit) -> None:
    two = TwoAtGolf(site)
    two.begin()
    page = visit(two.path)
    page.locator(".board").wait_for()
    two.break_off()
    expect(line(page)).to_have_text(ONE)


def test_a_seal_is_kept_although_what_keeps_it_comes_later(site: Running, visit: Visit, client: Path) -> None:
    """The script that keeps it is on its way until the match has been broken off."""
    two = TwoAtGolf(site)
    two.begin()
    page = visit("/", service_workers="block", expected=["Service Worker"])  # which has the script already
    waiting: list[Route] = []
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    page.route(f"**/{manifest['src/tables/telling.ts']['file']}", lambda route: waiting.append(route))
    page.goto(site.url + two.path)
    page.locator(".board").wait_for()
    two.break_off()
    page.locator(".board").wait_for(state="detached")
    assert waiting
    for route in waiting:
        route.continue_()
    expect(line(page)).to_have_text(ONE)


@pytest.mark.parametrize("cheat", [other_nonce, other_deck, other_deck_under_the_seal])
def test_a_server_that_cheats(
    cheat: Callable[[dict[str, Any]], Any],
    site: Running,
    visit: Visit,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    two = TwoAtGolf(site)
    page = visit(two.path, token=two.token)
    two.begin()
    page.locator(".board").wait_for()
    with cheating(monkeypatch, cheat):
        two.break_off()
    expect(line(page)).to_contain_text("Deck 1 is not as it was sealed: ")
    expect(line(page)).to_contain_text("0 of 1 deck as sealed.")
    with page.expect_download() as download:
        page.get_by_role("link", name=EN.say("seals-evidence")).click()
    assert download.value.suggested_filename == f"stolik-seals-{two.code}-1.json"
    download.value.save_as(tmp_path / "evidence.json")
    found = json.loads((tmp_path / "evidence.json").read_text("utf-8"))
    assert re.fullmatch("[0-9a-f]{64}", found["told"]["1"]["hash"]) and found["told"]["1"]["at"].endswith("Z")
    assert found["record"]["code"] == f"{two.code}-1" and found["broken"][0]["deal"] == 1


def test_a_server_that_tells_no_seals(site: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_seal", silent_seal)
    two = TwoAtGolf(site)
    page = visit(two.path, token=two.token)
    page.get_by_role("heading", level=1).wait_for()
    two.begin()
    page.locator(".board").wait_for()
    two.break_off()
    expect(line(page)).to_contain_text("Deck 1 is not as it was sealed: you were never told its seal.")


def test_a_table_that_was_closed(site: Running, visit: Visit) -> None:
    two = TwoAtGolf(site)
    page = visit(two.path, token=two.token, expected=["409 (Conflict)"])
    two.begin()
    page.locator(".board").wait_for()

    def close() -> None:
        room, now = site.state.rooms.directory.open[two.code], site.state.rooms.clock.now()
        site.state.rooms.steps.commit(room, room.table.close(now, "server-abandoned"), now)

    site.call(close)
    expect(line(page)).to_have_text(ONE)
    page.get_by_text(EN.say("seals-what")).click()
    expect(page.get_by_text(EN.say("seals-how"))).to_be_visible()
    assert axe(page) == []
    page.get_by_role("link", name=EN.say("room-replay")).click()
    page.wait_for_url(f"**/match/{two.code}-1")
    expect(page.get_by_text(EN.say("people-broken-off"))).to_be_visible()


def test_the_record_is_compared_when_it_is_opened_later(site: Running, visit: Visit) -> None:
    """In another tab too; whoever was told nothing is told nothing."""
    token = site.guest("Anna")
    anna = Puppet(site, token, site.open(token, "golf", seats=2, deals=2))
    page = visit(f"/table/{anna.code}", token=token)
    page.get_by_role("heading", level=1).wait_for()
    anna.begin()
    while anna.act():
        pass
    match = f"/match/{anna.code}-1"
    whole = EN.say("seals-counted", sealed=2, count=2, missed=0)
    expect(line(page)).to_have_text(whole)
    other = page.context.new_page()
    other.goto(site.url + match)
    expect(line(other)).to_have_text(whole)
    stranger = visit(match)
    stranger.locator(".board").wait_for()
    expect(line(stranger)).to_have_text("")
