"""Tables as a screen reader has them: matches through roles and names alone, and the tree of each as a golden file.

STOLIK_GOLDEN=1 .venv/bin/pytest tests/web/test_tree.py     writes the golden files anew; read what has changed
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.hands import Press, by_tool
from tests.web.match import SHORT, Look, brisk, brisk_site, check_log, log, play
from tests.web.players import CARDS, NAMES, buttons, held, my_turn, say
from tests.web.puppet import Puppet
from tests.web.seen import Eyes, Node

GOLDEN = Path(__file__).with_name("golden")


site = brisk_site(whole=True)


@pytest.fixture(scope="module")
def same(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that deals the same cards every time."""
    with brisk(tmp_path_factory.mktemp("same"), fixed=True) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    """By what is heard; at trojki, against bots at their real pace, who hears and finds the lines wins the race."""
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))
    told = list[bool]()

    def look(seen: Node, done: list[Press]) -> None:
        """Once it is waited for what is told of one's turn; who plays at once hears of none."""
        if game != "trojki" and my_turn(seen) and not told:
            told.append(bool(eyes.wait(lambda now: say("web-your-turn") in log(now), "that it is one's turn")))

    played = play(eyes, game, by_tool, look)
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])
    deals = site.get(f"/api/matches/{code}-1/record")[1].count('"dealer"')
    assert deals == {"planowanie": 16}.get(game, SHORT[game].get("deals", deals))
    if game == "trojki":
        assert say("room-won", seat=0) in eyes.read().text
    else:
        assert told, "that it is one's turn is told with what happened"
        assert not any(say("web-your-turn") in alert for alert in played.alerts), "and interrupts nothing"


# --- golden trees ----------------------------------------------------------------------------------------------------


def holding(count: int) -> Look:
    """As soon as so many cards are left in the hand, and one is to be played."""
    return lambda seen, done: my_turn(seen) and 0 < len(held(seen)) <= count


def defending(seen: Node, done: list[Press]) -> bool:
    """Durak: as soon as there is something to beat."""
    return bool(buttons(seen, "group", say("durak-web-attack")))


def drawn(seen: Node, done: list[Press]) -> bool:
    """Golf: with a card in the hand, and one of the own ones face up."""
    cells = [node.name for box in seen.find("group", say("golf-web-cards", seat=0)) for node in box.find("button")]
    stock, discards = ([node for node in buttons(seen) if node.name.startswith(pile)] for pile in ("Stock", "Discards"))
    return any("face down" not in name for name in cells) and bool(discards) and not stock


MOMENTS: dict[str, Look] = {"durak": defending, "goliath": holding(12), "golf": drawn, "planowanie": holding(10)}


def snapshot(page: Page) -> str:
    """The tree without what differs from run to run: the log and the clock."""
    tree = page.get_by_role("main").aria_snapshot()
    return re.sub(r"(?m)^( *)- log .*:\n(?:\1 .*\n?)*", r'\1- log "Log"\n', tree) + "\n"


def compare(name: str, tree: str) -> None:
    """With the golden file; or that is made of it."""
    file = GOLDEN / f"{name}.yaml"
    if os.environ.get("STOLIK_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(tree, "utf-8")
    assert tree == file.read_text("utf-8"), "as STOLIK_GOLDEN=1 writes it anew"


@pytest.mark.parametrize("game", MOMENTS)
def test_the_tree_of_a_table(same: Running, visit: Visit, game: str) -> None:
    token = same.guest("Anna")
    code = same.open(token, game, **SHORT[game])
    page = visit(f"/table/{code}", at=same, token=token, reduced_motion="reduce")
    eyes = Eyes(page)
    play(eyes, game, by_tool, MOMENTS[game])
    page.wait_for_timeout(1500)  # a full trick rests for a moment
    compare(game, snapshot(page))


def test_the_tree_of_trojki(same: Running, visit: Visit) -> None:
    """Against a person, since bots draw when they like; a card and a cell are chosen, the calls are asked for."""
    tokens = [same.guest("Anna"), same.guest("Jan")]
    code = same.open(tokens[0], "trojki", seats=2)
    page = visit(f"/table/{code}", at=same, token=tokens[0], reduced_motion="reduce")
    anna, jan = (Puppet(same, token, code) for token in tokens)
    anna.do("sit", seat=0)
    jan.do("sit", seat=1)
    jan.do("ready")
    anna.do("start")
    for _ in range(3):
        anna.do("act", actions=["draw"])
        jan.do("act", actions=["draw"])
    cards = page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button")
    cards.nth(2).wait_for()
    cards.first.click()
    page.get_by_role("toolbar", name=say("trojki-web-grid")).get_by_role("button").first.click()
    page.get_by_role("group").get_by_role("button").first.wait_for()
    page.get_by_role("button", name=say("guide-next")).wait_for()
    page.locator(ALERT).get_by_text("1").wait_for()  # the calls are said a moment after they are seen
    compare("trojki", snapshot(page))
