"""The sixth game in the browser, at the table of games without drawings: a whole match by mouse, and one by keys."""

from typing import Any

import pytest
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import by_keys, by_mouse
from tests.web.match import brisk_site, check_log, play
from tests.web.players import CARDS, NAMES, Press, cards, my_turn, say
from tests.web.seen import Eyes, Node

site = brisk_site()


def player(seen: Node) -> Press | None:
    return cards(seen) if my_turn(seen) else None


@pytest.mark.parametrize("hands", [by_mouse, by_keys])
def test_whole_match(site: Running, visit: Visit, hands: Any) -> None:
    token = site.guest("Anna")
    code = site.open(token, "kierki", seats=3, deals=1)
    eyes = Eyes(visit(f"/table/{code}", token=token))
    sorted_so, heard = say("web-sorted"), list[str]()

    def look(seen: Node, presses: list[Press]) -> None:
        """O says how the hand lies, once."""
        if presses and not heard and my_turn(seen):
            eyes.page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button").first.focus()
            eyes.page.keyboard.press("o")
            now = eyes.wait(lambda now: any(sorted_so in alert.text for alert in now.find("alert")), "an answer to O")
            heard.extend(alert.text for alert in now.find("alert"))

    done = play(eyes, "kierki", hands, look, player)
    assert heard
    assert len([press for press in done.presses if " of " in press.name]) == 17
    check_log(eyes, site, code, NAMES[:3])


def test_home_offers_it(site: Running, visit: Visit) -> None:
    page = visit("/", token=site.guest("Anna"))
    page.get_by_role("heading", name="Kierki").wait_for()
    page.get_by_role("button", name="Play against bots").last.click()
    page.wait_for_url("**/table/*")
    page.get_by_role("toolbar", name="Your cards").get_by_role("button").first.wait_for()
