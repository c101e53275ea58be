"""axe finds nothing wrong: all pages and phases of games, three languages, all themes, phone and desk, log filled.

    make axe        every page and phase in every language, in every theme and on both screens: several hundred looks

Else each page and phase is seen in some themes on some screen, and each language has tables and pages of all kinds.
"""

import os
import re

import pytest
from playwright.sync_api import Page

from stolik.games import GAMES
from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import axe, lines, overflow
from tests.web.conftest import Visit
from tests.web.match import SHORT, brisk_site
from tests.web.players import CARDS, say
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
# The phases that every match has, whatever the cards are, besides the one that it begins with; those of rare forms are
# looked at for themselves.
CERTAIN = {"durak": {"defend"}, "golf": {"turn", "drawn"}, "planowanie": {"play"}}
FULL = 12  # own actions after which the log is full


site = brisk_site()


def wrong(page: Page, *looks: tuple[str, str], part: str = "html") -> Found:
    """What axe finds on these screens in these themes (or on all in all), and whether the page is too wide for one."""
    found: Found = []
    for screen, theme in LOOKS if WHOLE else looks:
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        wear(page, theme if theme == "contrast" else "system")
        page.evaluate("() => scrollTo(0, 0)")  # where the hand lies over nothing that is needed
        found += [(f"{screen} {theme}", rule, what) for rule, what in axe(page, part)]
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
    lines(page).nth(1).wait_for()
    seen, steps = set[str](), 0

    def look() -> Found:
        """At a phase that is new."""
        if puppet.phase in seen:
            return []
        seen.add(puppet.phase)
        page.get_by_role("region", name=words.say("web-mine")).wait_for()
        return wrong(page, [("phone", "dark"), ("desk", "light")][len(seen) % 2])

    def crowded() -> Found:
        """The table with its log full, and its menu."""
        looks = wrong(page, ("desk", "light"))
        looks += wrong(page, ("phone", "contrast"))
        page.get_by_role("button", name=words.say("web-menu")).click()
        page.get_by_role("button", name=words.say("web-settings")).wait_for()
        # Its shade lies over all else, so what it covers by half is no target that is too small.
        looks += wrong(page, ("phone", "light"), ("phone", "contrast"), part=".menu")
        page.keyboard.press("Escape")
        page.get_by_role("button", name=words.say("web-settings")).wait_for(state="detached")
        return looks

    first = puppet.dealt()["phase"]
    while True:
        found += look()  # what the own action has led to
        puppet.settle()
        found += look()  # what one is asked
        if steps == FULL:
            found += crowded()
        if not puppet.act():
            break
        steps += 1
    page.get_by_role("heading", name=words.say("room-over")).wait_for()
    if steps < FULL:  # a game of few actions
        found += crowded()
    found += wrong(page, ("phone", "light"), ("desk", "dark"), ("phone", "contrast"))
    page.get_by_role("link", name=words.say("room-replay")).click()
    page.get_by_role("heading", level=1).wait_for()
    found += wrong(page, ("phone", "dark"), ("desk", "light"))
    assert seen >= {first, *CERTAIN.get(game, ())}, seen
    assert found == []


def test_what_opens_over_a_page(site: Running, visit: Visit) -> None:
    """The new table on home; at a table the list of keys, the command line, and the form to report somebody."""
    page = visit("/", locale=LOCALES["en"], reduced_motion="reduce")
    page.get_by_role("button", name=say("web-make")).first.click()
    page.get_by_role("dialog", name=say("room-new")).wait_for()
    found = wrong(page, ("phone", "light"), ("desk", "dark"))

    tokens = [site.guest("Anna"), site.guest("Jan")]
    code = site.open(tokens[0], "goliath", seats=3)
    jan = Puppet(site, tokens[1], code)
    jan.do("say", text="good evening")
    Puppet(site, tokens[0], code).begin()
    page = visit(f"/table/{code}", token=tokens[0], locale=LOCALES["en"], reduced_motion="reduce")
    page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button").first.focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name=say("web-keys")).wait_for()
    found += wrong(page, ("phone", "dark"), ("desk", "light"))
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("/")
    page.get_by_role("textbox", name=say("web-command"), exact=True).wait_for()
    found += wrong(page, ("phone", "light"), ("desk", "dark"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Mute.* Jan$")).click()
    page.get_by_role("textbox", name=say("web-report-what")).wait_for()
    found += wrong(page, ("phone", "dark"), ("desk", "light"))
    assert found == []


def test_an_account(visit: Visit) -> None:
    page = visit("/me", locale=LOCALES["en"])
    form = page.get_by_role("region", name=say("me-become"))
    form.get_by_role("textbox", name=say("web-name")).fill("Anna of Axe")
    form.get_by_label(say("me-password")).fill("right horse battery")
    form.get_by_role("button", name=say("me-become"), exact=True).click()
    page.get_by_role("button", name=say("me-logout"), exact=True).wait_for()
    assert wrong(page, ("phone", "light"), ("desk", "dark")) == []
