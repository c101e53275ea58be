"""A whole match of each game with a finger on a phone: nothing is wider than the screen, no target too small.

Of planowanie one deal, with the largest hand; test_tree.py plays it to its end.
"""

import pytest
from playwright.sync_api import Page, expect

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.browser import ALERT, SMALL, overflow
from tests.web.conftest import Visit
from tests.web.hands import Press, by_touch
from tests.web.match import SHORT, brisk_site, check_log, play
from tests.web.players import CARDS, NAMES
from tests.web.seen import Eyes, Node
from tests.web.test_features import asked

site = brisk_site()


def still_fits(page: Page) -> bool:
    """Whether the page is as wide as the screen once no card flies any more."""
    page.wait_for_timeout(1000)
    return overflow(page) <= 0


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token, width=360, height=740, has_touch=True, is_mobile=True))
    found = list[str]()

    def look(seen: Node, presses: list[Press]) -> None:
        if overflow(eyes.page) > 0 and not still_fits(eyes.page):
            found.append(f"too wide before {presses[-1:]}")
        found.extend(eyes.page.evaluate(SMALL))

    play(eyes, game, by_touch, look)
    assert found == []
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])


@pytest.mark.parametrize("game", ["goliath", "durak"])
def test_the_second_tap_plays(site: Running, visit: Visit, game: str) -> None:
    """One gesture in all games, also to lead and to attack; the page says after the first tap that one is missing."""
    token, code, _ = asked(site, game, 3)
    page = visit(f"/table/{code}", token=token, width=360, height=740, has_touch=True, is_mobile=True)
    hand = page.get_by_role("toolbar", name=CARDS).locator("ul")
    hand.get_by_role("button").first.wait_for()
    name = hand.get_by_role("button").first.get_attribute("aria-label")
    card = hand.get_by_role("button", name=name, exact=True)
    card.tap(position={"x": 10, "y": 30})
    expect(page.locator(ALERT)).to_contain_text("tap again to play")
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap(position={"x": 10, "y": 30})
    expect(card).to_have_count(0)
    expect(page.locator(ALERT).filter(has_text="tap again")).to_have_count(0)
