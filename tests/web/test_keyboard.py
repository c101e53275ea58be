"""A whole match of each game by keyboard alone, on a desk: Tab, arrows, Enter and the keys of the tables."""

from collections.abc import Iterator

import pytest

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import Press, by_keys
from tests.web.match import SHORT, brisk, check_log, play
from tests.web.players import NAMES
from tests.web.seen import Eyes, Node

READ = "htlwsrap"  # hand, table, last event, whose turn, score, trump or rules of the moment, what one may do, seats


@pytest.fixture(scope="module")
def site(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with brisk(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))
    heard = dict[str, str]()

    def look(seen: Node, presses: list[Press]) -> None:
        """Once, in the middle: each key that reads something out does, and leaves the focus where it is."""
        if len(presses) == 6 and not heard:
            for key in READ:
                eyes.page.keyboard.press(key)
                said = eyes.wait(
                    lambda now: any(alert.text.strip() for alert in now.find("alert")), f"an answer to {key}"
                )
                heard[key] = " ".join(alert.text for alert in said.find("alert"))

    play(eyes, game, by_keys, look)
    assert set(heard) == set(READ) and len(set(heard.values())) >= 5, heard
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])
