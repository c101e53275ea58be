"""Photographs the home page and every table for docs/screenshots: phone and desk, light and dark. `make screenshots`.

A server of its own deals the same cards every time, a player goes on to a telling moment of each game by the names of
its buttons (tests/web), and chromium takes the pictures. `python -m tools.screenshots FOLDER durak`
takes some only, elsewhere.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Running
from tests.web.conftest import program
from tests.web.hands import Press, by_mouse, by_touch
from tests.web.match import brisk, play
from tests.web.players import HAND, WORDS, buttons, my_turn
from tests.web.seen import Eyes, Node

from stolik.server.calls import COOKIE, HERE

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SCREENS = {"desk": (1440, 900), "phone": (360, 740)}
SCHEMES = ("light", "dark")
QUALITY = 45  # of WebP
WIDEST = 1080  # pixels of a picture: pages of documents are narrower, and every picture stays under 60 kB
STILL = 1500  # milliseconds after which nothing glides any more

TABLES: dict[str, dict[str, Any]] = {
    "durak": {"seats": 4},
    "goliath": {"seats": 4, "deals": 1},
    "golf": {"seats": 4, "deals": 1},
    "planowanie": {"seats": 4},
    "trojki": {"seats": 3, "deals": 1, "clock": "fast"},
}
Moment = Callable[[Node, list[Press]], bool]


def chooses(presses: int) -> Moment:
    """After so many presses, when a card is to be chosen."""
    return lambda seen, done: len(done) >= presses and my_turn(seen) and bool(buttons(seen, "toolbar", HAND))


def defends(seen: Node, done: list[Press]) -> bool:
    """Durak: cards that have to be beaten, after some time."""
    return len(done) > 4 and bool(buttons(seen, "group", WORDS.say("durak-web-attack")))


def drawn(seen: Node, done: list[Press]) -> bool:
    """Golf: a card from the stock is to be put somewhere."""
    return len(done) > 12 and bool(done[-1].name.startswith("Stock"))


MOMENTS: dict[str, Moment] = {
    "durak": defends,
    "goliath": chooses(9),
    "golf": drawn,
    "planowanie": chooses(6),
    "trojki": lambda seen, done: len(done) > 24 and any(node.pressed for node in buttons(seen, "toolbar", HAND)),
}


def take(page: Page, path: Path) -> None:
    """What the window shows, as WebP."""
    page.wait_for_timeout(STILL)
    line = page.context.new_cdp_session(page)
    size = page.viewport_size or {"width": WIDEST, "height": WIDEST}
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    line.detach()
    path.write_bytes(base64.b64decode(taken["data"]))
    print(f"{path.stat().st_size:7} {path}")


def in_all_schemes(page: Page, folder: Path, name: str) -> None:
    """The window by day and by night."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        take(page, folder / f"{name}-{scheme}.webp")


def opened(browser: Browser, site: Running, screen: str, path: str, token: str) -> Page:
    """A page of a guest, who needs no explanations any more."""
    width, height = SCREENS[screen]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if screen == "phone" else {}
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **phone)
    context.add_cookies(
        [{"name": name, "value": value, "url": site.url} for name, value in ((COOKIE, token), (HERE, "1"))]
    )
    games = ", ".join(f'"{game}"' for game in TABLES)
    context.add_init_script(f"localStorage.setItem('stolik-settings', '{{\"guided\": [{games}]}}')")
    page = context.new_page()
    page.goto(site.url + path)
    page.get_by_role("heading", level=1).wait_for()
    return page


def photograph(browser: Browser, site: Running, screen: str, name: str, folder: Path) -> None:
    """One table (or home) on one screen; with the same cards each time."""
    token = site.guest("Anna")
    page = opened(
        browser, site, screen, f"/table/{site.open(token, name, **TABLES[name])}" if name in TABLES else "/", token
    )
    if name in TABLES:
        play(Eyes(page), name, by_touch if screen == "phone" else by_mouse, MOMENTS[name])
        page.mouse.move(0, 0)
        page.evaluate("() => scrollTo(0, 0)")
    in_all_schemes(page, folder, f"{name}-{screen}")
    page.context.close()


def main(folder: Path, names: list[str]) -> None:
    """All pictures, or those of these tables."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, brisk(Path(data), fixed=True) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        for name in names or ["home", *TABLES]:
            for screen in SCREENS:
                photograph(browser, site, screen, name, folder)
        browser.close()


if __name__ == "__main__":
    given = sys.argv[1:]
    main(Path(given[0]) if given else FOLDER, given[1:])
