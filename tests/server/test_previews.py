"""What a link shows in a chat: title, sentence and picture of the game that the address is about, in every language."""

import re
import struct
from html import unescape
from pathlib import Path

import pytest

from stolik.core.game import event
from stolik.games import GAMES
from stolik.server import previews
from stolik.server.previews import HEIGHT, HOUSE, PICTURES, WIDTH
from stolik.words import LANGUAGES, Words
from tests.server.running import Running

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MOST = 60_000  # bytes of a picture


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server whose client is a page without anything; it needs no build."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text('<head>\n    <meta name="description" content="as built" />\n</head>')
    with pytest.MonkeyPatch.context() as patched, Running(tmp_path_factory.mktemp("site")) as running:
        patched.setattr("stolik.server.pages.FILES.all_directories", [folder])
        yield running


def shown(site: Running, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page."""
    status, text, _ = site.get(path, **{"Accept-Language": language})
    assert status == 200 and "as built" not in text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_the_tables_of_a_game(site: Running, game: str, language: str) -> None:
    words = Words(language)
    code = site.open(site.guest("Anna"), game)
    for path in (f"/rules/{game}", f"/table/{code}"):
        found = shown(site, path, language)
        assert found["og:title"] == f"{words.say(f'{game}-title')} – Stolik"
        assert found["og:description"] == found["description"] == words.tell(event(f"{game}-about"))
        assert found["og:image"] == f"{site.url}/{PICTURES}/{game}.png"
        assert found["og:url"] == site.url + path
        assert found["og:locale"].startswith(language)


@pytest.mark.parametrize("path", ["/", "/settings", "/table/ZZZZZZ", "/rules/nothing", "/rules/%22%3E%3Cscript%3E"])
def test_all_other_pages_show_the_house(site: Running, path: str) -> None:
    found = shown(site, path)
    assert found["og:title"] == "Stolik" and found["og:image"] == f"{site.url}/{PICTURES}/{HOUSE}.png"
    assert "<script>" not in site.get(path)[1]


def test_a_page_that_is_the_same_is_not_sent_again(site: Running) -> None:
    etags = {(path, language): site.get(path, **{"Accept-Language": language})[2]["etag"]
             for path in ("/", "/rules/golf") for language in LANGUAGES}  # fmt: skip
    assert len(set(etags.values())) == len(etags)
    for (path, language), etag in etags.items():
        status, text, headers = site.get(path, **{"Accept-Language": language, "If-None-Match": etag})
        assert (status, text, headers["vary"]) == (304, "", "accept-language")


@pytest.mark.parametrize("name", [*GAMES, HOUSE])
def test_the_picture_is_there_and_small(name: str) -> None:
    picture = (PUBLIC / PICTURES / f"{name}.png").read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) <= MOST
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)


def test_every_language_has_its_locale() -> None:
    assert set(previews.LOCALES) == set(LANGUAGES)
