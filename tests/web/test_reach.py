"""What is within reach at a table: the hand sorted another way, the speaker in the bar, the whole screen."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browser import ALERT, button
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.test_features import asked, hand

site = brisk_site()

# Which of the round buttons lies over something that is read or pressed, or outside the window.
COVERS = """() => [...document.querySelectorAll(".reach > button")].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const others = [...document.querySelectorAll(
        ".seats li, .guide .bubble, .mine button, .alert span, .side button, .middle [data-card], .middle button")];
    const meets = (one) => {
        const b = one.getBoundingClientRect();
        const [x, y] = [Math.min(b.right, box.right) - Math.max(b.left, box.left),
                        Math.min(b.bottom, box.bottom) - Math.max(b.top, box.top)];
        return b.width && x > 1 && y > 4;  // more than an edge
    };
    const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const met = others.filter((one) => one !== button && meets(one)).map((one) => one.outerHTML.slice(0, 90));
    return [...met, ...(out ? ["outside"] : []), ...(Math.min(box.width, box.height) < 44 ? ["small"] : [])];
})"""


def names(page: Page) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in hand(page).all()]


def test_the_hand_is_sorted_another_way_and_back(site: Running, visit: Visit) -> None:
    token, code, _ = asked(site, "goliath", 3)
    page = visit(f"/table/{code}", token=token)
    button(page, "web-sort").wait_for()
    before = names(page)
    button(page, "web-sort").click()
    expect(page.locator(ALERT)).to_contain_text(say("goliath-web-by-rank"))
    assert names(page) != before and sorted(map(str, names(page))) == sorted(map(str, before))
    button(page, "web-sort").click()
    expect(page.locator(ALERT)).to_contain_text(say("goliath-web-by-suit"))
    assert names(page) == before


def test_who_watches_has_no_hand_to_sort(site: Running, visit: Visit) -> None:
    _, code, _ = asked(site, "goliath", 3)
    page = visit(f"/table/{code}", token=site.guest("Jan"))
    button(page, "web-sounds").wait_for()
    expect(button(page, "web-sort")).to_have_count(0)


def test_the_speaker_stands_out_until_it_has_been_pressed_once(site: Running, visit: Visit) -> None:
    token, code, _ = asked(site, "golf", 3)
    page = visit(f"/table/{code}", token=token)
    speaker = button(page, "web-sounds")
    expect(page.locator(".speaker.fresh")).to_have_count(1)
    for on in ("true", "false"):
        speaker.click()
        expect(speaker).to_have_attribute("aria-pressed", on)
        expect(page.locator(".speaker.fresh")).to_have_count(0)
    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".speaker.fresh")).to_have_count(0)


def test_the_whole_screen(site: Running, visit: Visit) -> None:
    token, code, _ = asked(site, "golf", 3)
    page = visit(f"/table/{code}", token=token)
    for name, on in (("web-screen", True), ("web-screen-end", False)):
        button(page, "web-menu").click()
        button(page, name).click()
        page.wait_for_function("(on) => Boolean(document.fullscreenElement) === on", arg=on)


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (768, 1024), (1280, 720), (1366, 650), (1440, 900)])
@pytest.mark.parametrize("game", ["goliath", "durak"])
def test_it_covers_nothing(site: Running, visit: Visit, game: str, size: tuple[int, int]) -> None:
    """As somebody who needs no guide, which takes this place where a window is low."""
    token, code, _ = asked(site, game, 5)
    known = [{"name": "stolik-settings", "value": json.dumps({"guided": [game]})}]
    kept = {"cookies": [], "origins": [{"origin": site.url, "localStorage": known}]}
    page = visit(f"/table/{code}", token=token, width=size[0], height=size[1], storage_state=kept)
    button(page, "web-sort").wait_for()
    hand(page).last.click()
    button(page, "web-undo").wait_for()
    page.wait_for_timeout(600)  # cards fly over everything
    assert page.evaluate(COVERS) == []
