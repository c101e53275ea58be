"""Between two deals of a match: nothing happens until people have said that they go on, by whatever they play with.

The whole matches of the other files have one deal where the options allow it; here a second connection plays the first
one, and the page only sees it end.
"""

from typing import Any

import pytest

from stolik.bots import GameBot
from stolik.games import GAMES
from stolik.words import Words
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import Press, by_keys, by_mouse, by_touch
from tests.web.match import Hands, brisk_site, of_two_deals
from tests.web.players import HAND, buttons, say
from tests.web.puppet import Puppet
from tests.web.seen import Eyes, Node

READY = Press(say("web-ready"), "region", HAND)
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
HANDS: dict[str, tuple[Hands, dict[str, Any]]] = {
    "keyboard": (by_keys, {}),
    "touch": (by_touch, PHONE),
    "mouse": (by_mouse, {}),
}


site = brisk_site(whole=True)


def deal(seen: Node, game: str, number: int) -> bool:
    """Whether the bar says that this deal is on, in the words of the game."""
    said = Words("en", game=game).say("web-deal", number=number)
    return any(node.name == said for node in seen.find("StaticText"))


def something(seen: Node) -> bool:
    """Whether there is something to do: in the own hand, or, in a race, a stack to draw from."""
    return bool(buttons(seen, "region", HAND)) or any(node.name.startswith("Draw (") for node in buttons(seen))


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_next_deal_comes_when_it_is_asked_for(site: Running, visit: Visit, game: str, hands: str) -> None:
    press, kind = HANDS[hands]
    token = site.guest("Anna")
    code = site.open(token, game, **of_two_deals(game))
    puppet = Puppet(site, token, code)
    with pytest.MonkeyPatch.context() as patched:
        # A bot may seem to think for longer than a connection waits. Later it may: else a race is over soon.
        choose = GameBot.choose

        def hurried(*asked: Any) -> tuple[str, float]:
            action, delay = choose(*asked)
            return action, min(0.01, delay)

        patched.setattr(GameBot, "choose", hurried)
        puppet.begin()
        while puppet.act(on=False):
            pass
    assert puppet.view and puppet.view["phase"] == "over" and puppet.standing["phase"] == "playing"
    eyes = Eyes(visit(f"/table/{code}", token=token, **kind))
    eyes.wait(lambda now: READY.nodes(now) and deal(now, game, 1) and not deal(now, game, 2), "the way on")
    press(eyes, READY)
    eyes.wait(lambda now: deal(now, game, 2), "the next deal")
    eyes.wait(lambda now: not READY.nodes(now) and something(now), "something to do in it")
