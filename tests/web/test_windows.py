"""Every game in every window: what can be done is inside it and whole, no text lies on another, the guide on nothing.

One page shows a table with most seats and long names. Each time its player is asked something new it is looked at in
all windows, touched in the small ones and with a mouse in the large, every other one with the guide, which change
places from one moment to the next; so do the languages and the windows where letters are twice as large.

    STOLIK_SIZES=all .venv/bin/pytest tests/web/test_windows.py     all of these with all others

Where letters are twice as large, or a guide explains on the smallest phone, one may have to scroll, but down only, and
everything can be reached.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from stolik.words import Words
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.puppet import Puppet
from tests.web.test_sizes import COVERED, LANGUAGES

TOUCH = [(320, 568), (360, 740), (740, 360), (768, 1024)]
MOUSE = [(1280, 720), (1366, 650), (1440, 900), (2560, 1440), (3840, 2160)]
WINDOWS = TOUCH + MOUSE
ZOOMED = (TOUCH[1], TOUCH[3], MOUSE[2])  # where letters are looked at that are twice as large
LETTERS = 16  # pixels of one else
NAME = "Brzęczyszczykiewicz von Wolfen"  # as long as a name may be
WHOLE = os.environ.get("STOLIK_SIZES") == "all"
# How wide a card on the table is at least, in pixels: golf shows six of each of seven others, trojki twelve of one.
LEAST = {"golf": 15, "trojki": 25}
LATE = 5  # own actions after which a table is as full as it gets
MOST = 60  # and after which all has been seen
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "planowanie": ("planowanie", {"seats": 4}),
    "goliath": ("goliath", {"seats": 6, "deals": 2}),
    "durak": ("durak", {"seats": 6, "deals": 2}),
    "golf": ("golf", {"seats": 8, "deals": 2}),
    "trojki": ("trojki", {"seats": 4, "deals": 2, "clock": "relaxed"}),
}

# Everybody else at the table is somebody with the longest name.
RENAME = """(() => {
  const parse = JSON.parse;
  JSON.parse = (...about) => {
    const told = parse(...about);
    told?.standing?.chairs?.forEach?.((chair, at) => {
      if (chair.bot && !chair.person && at % 2) Object.assign(chair, { person: `p${at}`, name: 'LONG' });
    });
    return told;
  };
})()""".replace("LONG", NAME)

# What another tab sets, this one follows: the language, and whether this game has been explained.
SET = """([language, guided]) => {
  const now = { ...JSON.parse(localStorage.getItem('stolik-settings') ?? '{}'), language, guided };
  localStorage.setItem('stolik-settings', JSON.stringify(now));
  dispatchEvent(new StorageEvent('storage', { key: 'stolik-settings' }));
}"""

FRAMES = "async () => { for (let at = 0; at < 4; at++) await new Promise(requestAnimationFrame) }"

# What does not let the page be as narrow as the window.
WIDE = r"""() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  const all = [...document.querySelectorAll('main, main *')];
  const found = all.filter((one) => one.getBoundingClientRect().right > wide + 1);
  return [`the page is too wide: ${found.at(-1)?.outerHTML.slice(0, 120)}`];
}"""

# What lies on the table and is too small to be read, or not all of it on the table.
SPECKS = r"""async ([least]) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const wrong = [];
  const felt = document.querySelector('.board .middle').getBoundingClientRect();
  for (const one of document.querySelectorAll('.middle :is([data-card], .trick .card)')) {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const name = one.dataset.card ?? 'a place';
    if (!width || one.closest('table')) continue;
    if (width < least) wrong.push(`${name} is ${width.toFixed(1)} wide`);
    if (one.closest('.over')) continue; // below is the result, and the page of it is scrolled
    if (left < felt.left - 1 || top < felt.top - 1 || right > felt.right + 1 || bottom > felt.bottom + 1)
      wrong.push(`${name} is not on the felt: ${[left, top, right, bottom].map(Math.round)}`);
  }
  return wrong;
}"""

# What is wrong with the page as it stands, in words.
WRONG = r"""async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  scrollTo(0, 0);
  const wrong = [];
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const said = (one) => one.outerHTML.replace(/ svelte-\w+/g, '').slice(0, 90);
  const box = (one) => one.getBoundingClientRect();
  const lies = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const unseen = (one) => !one.checkVisibility({ visibilityProperty: true }) ||
    one.closest('details:not([open])') && !one.closest('summary') ||
    [one, one.parentElement].some((each) => getComputedStyle(each).clipPath !== 'none');
  const touch = matchMedia('(pointer: coarse)').matches;
  const board = document.querySelector('.board');
  const broad = document.documentElement.scrollWidth;
  if (broad > wide) wrong.push(`the page is ${broad} wide`);

  // What has been said stands over a seat for a moment; the sheet that ends a match over the table, until it goes.
  const ended = document.querySelector('#over-title');
  const regions = ended ? '.board .bar' : '.board :is(.bar, .seats, .middle, .mine)';
  const found = document.querySelectorAll(`:is(${regions}) :is(button, select, a, summary)`);
  const actions = [...found].filter((one) => !unseen(one));
  for (const one of actions) {
    const { left, top, right, bottom, width, height } = box(one);
    const slides = one.closest('.hand.wide') && touch;
    if (top < -1 || bottom > high + 1 || !slides && (left < -1 || right > wide + 1))
      wrong.push(`outside (${[left, top, right, bottom].map(Math.round)}): ${said(one)}`);
    else if (!slides) {
      const x = left + (one.closest('.hand') ? Math.min(14, width / 2) : width / 2);
      const hit = document.elementFromPoint(x, top + height / 2);
      if (!one.contains(hit)) wrong.push(`covered: ${said(one)} by ${said(hit ?? board)}`);
    }
    if (one.matches('button:not(.bare)') && one.scrollWidth > one.clientWidth + 1) wrong.push(`cut: ${said(one)}`);
    if (touch && one.matches('button:not(.bare), select') && Math.min(width, height) < 43.5)
      wrong.push(`${width} x ${height}: ${said(one)}`);
  }

  const guide = document.querySelector('.guide.due .bubble');
  if (guide && !unseen(guide)) { // over the sheet of a low window it is heard alone
    const own = document.querySelector('.seats .own');
    for (const one of [...actions, ...(own ? [own] : [])])
      if (!guide.contains(one) && lies(box(guide), box(one), 2)) wrong.push(`the guide lies on ${said(one)}`);
    const { left, top, right, bottom } = box(guide);
    const sheet = ended?.closest('.sheet');
    if (sheet && lies(box(guide), box(sheet), 2)) wrong.push('the guide lies on the sheet');
    const over = document.elementFromPoint(left + 30, (top + bottom) / 2);
    if (!guide.contains(over)) wrong.push(`the guide lies under ${said(over)}`);
    if (left < 0 || top < 0 || right > wide || bottom > high) wrong.push('the guide is outside');
  }

  const card = document.querySelector('.mine :is(.hand, .grid) button');
  const desk = matchMedia('(min-width: 56.25em) and (min-height: 38.75em)').matches;
  if (card && desk && box(card).width < Math.min(160, 0.09 * high)) wrong.push(`own cards of ${box(card).width}`);

  const texts = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!node.data.trim() || !around.closest(regions) || unseen(around) || around.matches('.disc .bubble')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const seen = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      for (let each = around; each && each !== board; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') {
          const clip = box(each);
          [seen.left, seen.right] = [Math.max(seen.left, clip.left), Math.min(seen.right, clip.right)];
          [seen.top, seen.bottom] = [Math.max(seen.top, clip.top), Math.min(seen.bottom, clip.bottom)];
        }
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) texts.push([around, seen, node.data.trim()]);
    }
  }
  texts.forEach(([one, here, text], at) => {
    for (const [other, there, more] of texts.slice(at + 1))
      if (other !== one && lies(here, there, 4)) wrong.push(`"${text}" lies on "${more}"`);
  });
  return wrong;
}"""


site = brisk_site(fixed=True)


Look = tuple[tuple[int, int], str, bool, bool]  # window, language, whether the game was explained, letters of 200 %


def looks(at: int) -> Iterator[Look]:
    """How a moment is looked at: over a few of them each window has each language, with the guide and without."""
    languages = list(LANGUAGES)
    for guided in (False, True):
        for turn, language in enumerate(languages):
            shift = (turn - at - guided) % len(languages)
            if WHOLE or shift == 0:
                windows = [one for k, one in enumerate(WINDOWS) if WHOLE or (k + at + guided) % 2]
                yield from ((window, language, guided, False) for window in windows)
                zoomed = ZOOMED if WHOLE else [ZOOMED[(at + guided) % len(ZOOMED)]]
                yield from ((window, language, guided, True) for window in zoomed)


@pytest.mark.parametrize("name", TABLES)
def test_every_window(site: Running, visit: Visit, name: str) -> None:
    game, options = TABLES[name]
    token = site.guest(NAME)
    code = site.open(token, game, **options)
    puppet = Puppet(site, token, code)
    puppet.begin()
    page = visit("/rules", token=token, reduced_motion="reduce")
    page.add_init_script(RENAME)
    page.goto(f"{site.url}/table/{code}")
    page.get_by_role("heading", level=1).wait_for()
    looker = Looker(page, game)
    puppet.dealt()
    seen, found = set[tuple[str, bool]](), dict[str, list[str]]()
    for step in range(MOST):
        puppet.settle()
        moment = (puppet.phase, step >= LATE)
        if moment not in seen:
            for look in looks(len(seen)):
                for wrong in looker.wrong(look):
                    (width, height), language, guided, large = look
                    guide = "" if guided else " guide"
                    where = f"{moment[0]} {step}: {width}x{height} {language}{guide}{' 200 %' * large}"
                    found.setdefault(wrong, []).append(where)
            seen.add(moment)
        if not puppet.act():
            break
    assert len(seen) > 2
    assert not found, "\n".join(f"{wrong}\n    {', '.join(where)}" for wrong, where in found.items())


def test_a_replay(site: Running, visit: Visit) -> None:
    """What lies on its table is as large; the page may be longer than the window."""
    token = site.guest(NAME)
    code = site.open(token, "durak", seats=6, deals=1)
    puppet = Puppet(site, token, code)
    puppet.begin()
    while puppet.act():
        pass
    page = visit(f"/match/{code}-1", token=token, reduced_motion="reduce")
    page.get_by_role("heading", level=1).wait_for()
    pairs = 0
    for step in range(12):
        page.keyboard.press("ArrowRight")
        if step % 3 == 2:
            for width, height in TOUCH:
                page.set_viewport_size({"width": width, "height": height})
                pairs += page.locator(".pair:not(.free)").count()
                assert page.evaluate(SPECKS, [30]) + page.evaluate(WIDE) == [], (step, width)
    assert pairs


class Looker:
    """Looks at a page in one window after the other."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.debugger = page.context.new_cdp_session(page)
        self.now: list[Any] = [None] * 4  # touched, language and guided, letters, window

    def wrong(self, look: Look) -> list[str]:
        """What is wrong in a window, in words."""
        window, language, guided, large = look
        touch = window in TOUCH
        known = [self.game] if guided else []
        now = [touch, [language, known], large, window]
        if now[0] != self.now[0]:
            points = {"maxTouchPoints": 1} if touch else {}
            self.debugger.send("Emulation.setTouchEmulationEnabled", {"enabled": touch, **points})
        if now[2] != self.now[2]:
            self.debugger.send("Page.setFontSizes", {"fontSizes": {"standard": LETTERS * (2 if large else 1)}})
        if now[3] != self.now[3]:
            self.page.set_viewport_size({"width": window[0], "height": window[1]})
        if now[1] != self.now[1]:
            self.page.evaluate(SET, now[1])
            self.page.get_by_role("region", name=Words(language).say("web-mine")).wait_for()
        self.now = now
        if large or (window == TOUCH[0] and not guided):
            self.page.evaluate(FRAMES)
            wrong: list[str] = self.page.evaluate(WIDE)
            if not self.page.locator("#over-title").count():
                wrong += self.page.evaluate(COVERED)
        else:
            wrong = self.page.evaluate(WRONG)
        if not large:
            wrong += self.page.evaluate(SPECKS, [LEAST.get(self.game, 30)])
        return wrong
