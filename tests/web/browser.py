"""What tests ask of a page in the browser: what axe finds wrong with it, where the focus is, whether it overflows."""

import json
import re

from playwright.sync_api import Locator, Page

from stolik.games import GAMES
from tests.web.conftest import WEB
from tests.web.players import say

# Where what one has done, or may not do, is announced. It is there before its words, so it is no alert: that is news to
# Firefox only where it comes about, and Orca says of an empty one that it is blank.
ALERT = "[aria-live=assertive]"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# What the browser itself says about a server that is away.
AWAY = ("Failed to load resource: net::ERR_", "WebSocket connection")
TITLES = "|".join(re.escape(say(f"{name}-title")) for name in GAMES)
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Finds what can be pressed and is smaller than 24 px: the smallest target that WCAG 2.2 allows.
SMALL = """() => [...document.querySelectorAll('button, a, summary, input, select')]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 0 && (width < 24 || height < 24) && !one.matches('.skip'))
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 150)}: ${width} x ${height}`)"""

# Names what of these regions of a table lies under the hand and its buttons while nothing is scrolled.
UNDER = """(regions) => {
  scrollTo(0, 0);
  const mine = document.querySelector('.board .mine').getBoundingClientRect();
  return regions.flatMap((name) => {
    const region = document.querySelector(`.board .${name}`);
    return [region, ...region.querySelectorAll('*')]
      .filter((one) => one === region || !one.parentElement.closest('[role=log]')) // which scrolls by itself
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([one, { width, height }]) => one.checkVisibility() && width > 1 && height > 1)
      .filter(([, box]) => box.bottom > mine.top + 1 && box.top < mine.bottom - 1)
      .filter(([, box]) => box.right > mine.left + 1 && box.left < mine.right - 1)
      .map(([one]) => `${name}: ${one.outerHTML.slice(0, 120)}`);
  });
}"""


def button(page: Page | Locator, id: str) -> Locator:
    """The button with this text, which on home is told with its game."""
    return page.get_by_role("button", name=re.compile(rf"^{re.escape(say(id))}( ({TITLES}))?$"))


def lines(page: Page) -> Locator:
    """What the log has told; it ends with an empty line for what comes next."""
    return page.get_by_role("log").locator("p", has_text=re.compile(r"\w"))


def axe(page: Page, part: str = "html") -> list[tuple[str, str]]:
    """What axe finds wrong, and alerts that are empty: the rule, the element and why.

    It goes in through the debugger, past the page's policy.

    `part`: a selector of what it looks at.
    """
    assert AXE.exists(), "axe is one of the client's tools: `make test` installs them"
    debugger = page.context.new_cdp_session(page)
    if debugger.send("Runtime.evaluate", {"expression": "typeof axe"})["result"]["value"] == "undefined":
        debugger.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8")})
    options = {"runOnly": RULES, "resultTypes": ["violations"]}  # it lists all that is right too, which takes longer
    run = f"axe.run({json.dumps(part)}, {json.dumps(options)})"
    ask = f"{run}.then((result) => JSON.stringify(result.violations))"
    answer = debugger.send("Runtime.evaluate", {"expression": ask, "awaitPromise": True, "returnByValue": True})
    debugger.detach()
    empty = page.evaluate("() => [...document.querySelectorAll('[role=alert]:empty')].map((one) => one.outerHTML)")
    found = [(wrong["id"], node) for wrong in json.loads(answer["result"]["value"]) for node in wrong["nodes"]]
    told = [(rule, f"{node['html'][:300]} {node['failureSummary']}") for rule, node in found]
    return told + [("no empty alert", html) for html in empty]


def focused(page: Page) -> str:
    """The name of what has the focus: its label, or its text."""
    return str(
        page.evaluate(
            "() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.innerText ?? '' }"
        )
    )


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))
