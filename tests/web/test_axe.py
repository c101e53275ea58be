"""axe finds nothing wrong: all pages and phases of games, three languages, all themes, phone and desk, log filled.

    make axe        every page and phase in every language, in every theme and on both screens: several hundred looks

Else each page and phase is seen in some themes on some screen, and each language has tables and pages of all kinds.
"""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from stolik.games import GAMES
from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import axe, overflow
from tests.web.conftest import Visit
from tests.web.match import SHORT, brisk
from tests.web.puppet import Puppet

WHOLE = bool(os.environ.get("STOLIK_AXE"))
LOCALES = {"pl": "pl-PL", "de": "de-DE", "en": "en-GB"}
SCREENS = {"phone": (360, 740), "desk": (1440, 900)}
THEMES = ("light", "dark", "contrast")
LOOKS = [(screen, theme) for screen in SCREENS for theme in THEMES]
TABLES = [(game, ("de", "pl", "en")[at % 3]) for at, game in enumerate(GAMES)]
PAGES = [  # page, language
    ("/", "de"),
    ("/", "pl"),
    ("/rules/durak", "pl"),
    ("/rules/golf", "de"),
    ("/rules/trojki", "en"),
    ("/settings", "pl"),
    ("/settings", "de"),
    ("/me", "de"),
    ("/gallery", "en"),
    ("/table/NOWHERE", "en"),
    ("/nowhere", "pl"),
]
if WHOLE:
    TABLES = [(game, language) for game in GAMES for language in LOCALES]
    PAGES = [(path, language) for path in dict.fromkeys(path for path, _ in PAGES) for language in LOCALES]
Found = list[tuple[str, str, str]]


@pytest.fixture(scope="module")
def site(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with brisk(tmp_path_factory.mktemp("site")) as running:
        yield running


def wrong(page: Page, *looks: tuple[str, str]) -> Found:
    """What axe finds on these screens in these themes (or on all in all), and whether the page is too wide for one."""
    found: Found = []
    for screen, theme in LOOKS if WHOLE else looks:
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        wear(page, theme if theme == "contrast" else "system")
        page.evaluate("() => scrollTo(0, 0)")  # where the hand lies over nothing that is needed
        found += [(f"{screen} {theme}", rule, html[:300]) for rule, html in axe(page)]
        if overflow(page) > 0:
            found.append((screen, "too wide", str(overflow(page))))
    wear(page, "system")
    return found


def wear(page: Page, theme: str) -> None:
    """The page in a theme, as if it had been chosen in the settings."""
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)


@pytest.mark.parametrize("path, language", PAGES)
def test_pages(visit: Visit, path: str, language: str) -> None:
    page = visit(path, locale=LOCALES[language], expected=("404",))
    page.get_by_role("heading", level=1).first.wait_for()
    found = wrong(page, ("desk", "light"), ("phone", "dark"), ("desk", "contrast"))
    assert found == []


@pytest.mark.parametrize("game, language", TABLES)
def test_tables(site: Running, visit: Visit, game: str, language: str) -> None:
    """The room, each phase of a match when it is seen first, its end; then the replay."""
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    page = visit(f"/table/{code}", token=token, locale=LOCALES[language], reduced_motion="reduce")
    words = Words(language)
    puppet = Puppet(site, token, code)
    page.get_by_role("heading", level=1).wait_for()
    found = wrong(page, ("phone", "light"), ("desk", "dark"))
    puppet.begin()
    page.get_by_role("log").get_by_role("paragraph").nth(1).wait_for()
    seen, steps = set[str](), 0
    while True:
        if puppet.phase not in seen or steps == 12:  # by then the log is full
            look = [("phone", "dark"), ("desk", "light")][len(seen) % 2]
            page.get_by_role("region", name=words.say("web-mine")).wait_for()
            found += wrong(page, look)
            seen.add(puppet.phase)
        if steps == 12:
            found += wrong(page, ("phone", "contrast"))
            page.get_by_role("button", name=words.say("web-menu")).click()
            page.get_by_role("link", name=words.say("web-settings")).wait_for()
            found += wrong(page, ("phone", "light"), ("phone", "contrast"))
            page.keyboard.press("Escape")
            page.get_by_role("link", name=words.say("web-settings")).wait_for(state="detached")
        if not puppet.act():
            break
        steps += 1
    page.get_by_role("heading", name=words.say("room-over")).wait_for()
    found += wrong(page, ("phone", "light"), ("desk", "dark"), ("phone", "contrast"))
    page.get_by_role("link", name=words.say("room-replay")).click()
    page.get_by_role("heading", level=1).wait_for()
    found += wrong(page, ("phone", "dark"), ("desk", "light"))
    assert steps >= 12 and len(seen) >= 1
    assert found == []
