"""A whole match of each game by mouse, on a desk."""

from collections.abc import Iterator

import pytest

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import by_mouse
from tests.web.match import SHORT, brisk, check_log, play
from tests.web.players import NAMES
from tests.web.seen import Eyes


@pytest.fixture(scope="module")
def site(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with brisk(tmp_path_factory.mktemp("site"), whole=True) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))
    play(eyes, game, by_mouse)
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])
