"""A whole match of each game by mouse, on a desk; of planowanie one deal: test_tree.py plays all."""

import pytest

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import by_mouse
from tests.web.match import SHORT, brisk_site, check_log, play
from tests.web.players import NAMES
from tests.web.seen import Eyes

site = brisk_site()


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))
    play(eyes, game, by_mouse)
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])
