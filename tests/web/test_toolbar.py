"""One toolbar for the own cards and all that can be done: one tab stop, arrow keys over everything, the focus stays."""

import pytest
from playwright.sync_api import Page

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import Gone, Press, along, by_keys, focused
from tests.web.match import SHORT, brisk_site, play
from tests.web.players import CARDS, say
from tests.web.seen import Eyes, Node

ENOUGH = 16  # presses, in which every phase of a deal comes about
STOPS = "() => document.querySelectorAll('.acts button:not([tabindex=\"-1\"])').length"
NOWHERE = "() => document.activeElement === document.body"

site = brisk_site()


def toolbar(seen: Node) -> Node | None:
    return next(iter(seen.find("toolbar", CARDS)), None)


class Arrows:
    """Presses what stands in the toolbar by arrows and Enter, and never looks for it by Tab once it is there."""

    def __init__(self) -> None:
        self.away = True  # whether something else was pressed last, or nothing yet
        self.walked = 0

    def press(self, eyes: Eyes, press: Press) -> None:
        seen = eyes.read()
        goal = next(iter(press.nodes(seen)), None)
        if goal is None:
            raise Gone
        if goal.inside("toolbar", CARDS) is None:
            self.away = True
            by_keys(eyes, press)
            return
        if self.away:
            by_keys(eyes, press._replace(key=""))
        else:
            at = focused(eyes.wait(lambda seen: focused(seen) is not None, "the focus"))
            assert at and at.inside("toolbar", CARDS), f"before {press} the focus is on {at and at.name}"
            along(eyes, press)
            eyes.page.keyboard.press("Shift+Enter" if press.choose else "Enter")
            self.walked += 1
        self.away = False


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_deal_is_done_by_arrows(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes, arrows = Eyes(visit(f"/table/{code}", token=token)), Arrows()
    stray = list[str]()

    def look(seen: Node, presses: list[Press]) -> bool:
        if toolbar(seen):
            if not arrows.away and eyes.page.evaluate(NOWHERE):
                stray.append(f"after {presses[-1:]}")
            outside = [node.name for node in focusable(seen) if node.inside("region", say("web-mine")) is None]
            assert not outside, "what one acts with stands in the toolbar"
        return len(presses) > ENOUGH

    play(eyes, game, arrows.press, look)
    assert not stray
    assert arrows.walked > 2


def focusable(seen: Node) -> list[Node]:
    """Buttons of the middle that act, and stand in no toolbar."""
    middle = seen.find("region", say("web-table"))
    return [node for box in middle for node in box.find("button") if node.inside("toolbar") is None and not aims(node)]


def aims(node: Node) -> bool:
    """An attack card of durak, at which a card of the hand is aimed."""
    return node.inside("group", say("durak-web-attack")) is not None


def names(seen: Node) -> list[str]:
    """Of all buttons in it, in order."""
    bar = toolbar(seen)
    assert bar is not None
    return [button.name for button in bar.find("button")]


def walk(page: Page, eyes: Eyes) -> list[str]:
    """The names of what ArrowRight comes to, from Home on."""
    page.keyboard.press("Home")
    page.keyboard.press("Home")  # out of a group that has its own
    found = list[str]()
    while True:
        at = focused(eyes.read())
        assert at is not None
        if found and at.name == found[-1]:
            return found
        found.append(at.name)
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("game", GAMES)
def test_arrows_come_to_everything_in_it_and_it_has_one_tab_stop(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))

    def look(seen: Node, presses: list[Press]) -> bool:
        bar = toolbar(seen)
        return bool(bar and len(bar.find("button")) > 2 and any(press.role for press in presses))

    play(eyes, game, by_keys, look)
    eyes.page.get_by_role("toolbar", name=CARDS).get_by_role("button").first.focus()
    eyes.page.wait_for_function(f"({STOPS})() <= 1")
    there, walked = names(eyes.read()), walk(eyes.page, eyes)
    while there != (now := names(eyes.read())):  # the others play on meanwhile
        there, walked = now, walk(eyes.page, eyes)
    assert walked == there
