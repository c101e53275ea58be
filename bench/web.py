"""How quick the browser client is, measured through chromium's own protocol; prints JSON.

    make test                                   # builds the client and what the tests need
    .venv/bin/python -m bench.web               # all of it, a minute or so

first       seconds from opening a table's address, with an empty cache, until the first card can be played:
            on this computer, and with the processor slowed down 4 times behind "slow 4G" (1.6 Mbit/s, 150 ms)
flying      while cards fly in the first of these games: how many frames there were, how long 95 in 100 of them took at
            most, and the longest one, in milliseconds (17 is 60 a second), and the tasks of the page's main thread that
            took longer than 50, below which nobody tells
script      bytes of script that home and all tables need together, as gzip packs them
later       the same of what is fetched once something can be done: what makes cards fly, the guide, the score sheet ...
"""

import gzip
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Running
from tests.web.conftest import program
from tests.web.match import brisk
from tests.web.players import CARDS
from tests.web.puppet import Puppet
from tests.web.test_budget import LATER, at_once, scripts

from stolik.server import pages
from stolik.server.calls import HERE, PLAIN_COOKIE

SLOW_CPU = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
GAMES = ("goliath", "golf", "durak")
TRICKS = 10  # cards that are played while frames and tasks are watched
WATCH = """() => {
  window.watched = { frames: [], tasks: [] }
  new PerformanceObserver((list) => {
    watched.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  let before = 0
  const frame = (now) => {
    const flies = document.querySelector('.twin')
    if (before && flies) watched.frames.push(now - before)
    before = flies ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""


def opened(browser: Browser, site: Running, game: str, slow: bool) -> tuple[Page, Puppet, float]:
    """A table whose match has begun, opened with an empty cache; the seconds until a card could be played."""
    token = site.guest("Anna")
    code = site.open(token, game, seats=3, deals=1)
    puppet = Puppet(site, token, code)
    puppet.begin()
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block")
    context.add_cookies(
        [{"name": name, "value": value, "url": site.url} for name, value in ((PLAIN_COOKIE, token), (HERE, "1"))]
    )
    page = context.new_page()
    if slow:
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_4G)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    page.goto(f"{site.url}/table/{code}", wait_until="commit")
    page.get_by_role("toolbar", name=CARDS).get_by_role("button").first.wait_for()
    return page, puppet, float(page.evaluate("() => performance.now()")) / 1000


def flying(page: Page, puppet: Puppet) -> dict[str, Any]:
    """Frames and long tasks while cards fly."""
    page.evaluate(WATCH)
    for _ in range(TRICKS):
        if not puppet.act():
            break
        page.wait_for_timeout(400)
    found = page.evaluate("() => window.watched")
    frames = sorted(round(each, 1) for each in found["frames"])
    return {
        "frames": len(frames),
        "p95": frames[len(frames) * 95 // 100],
        "worst": frames[-1],
        "long tasks": sorted(round(each) for each in found["tasks"]),
    }


def script() -> tuple[int, int]:
    """Bytes, packed: before anything can be done, and after that."""
    folder = pages.FOLDER
    manifest: dict[str, Any] = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
    needed = at_once(folder, manifest)
    packed = [needed, scripts(manifest, LATER) - needed]
    first, later = (sum(len(gzip.compress((folder / name).read_bytes())) for name in names) for names in packed)
    return first, later


def measured(browser: Browser, site: Running, games: Sequence[str] = GAMES) -> dict[str, Any]:
    """All figures; the times of these games."""
    first, later = script()
    figures: dict[str, Any] = {"first": {}, "first slow": {}, "script": first, "later": later}
    for game in games:
        for name, slow in (("first", False), ("first slow", True)):
            page, puppet, seconds = opened(browser, site, game, slow)
            figures[name][game] = round(seconds, 2)
            if game == games[0] and not slow:
                figures["flying"] = flying(page, puppet)
            page.context.close()
    return figures


def main() -> None:
    with tempfile.TemporaryDirectory() as data, brisk(Path(data), fixed=True) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        json.dump(measured(browser, site), sys.stdout, indent=1)
        print()
        browser.close()


if __name__ == "__main__":
    main()
