"""Photographs every table in every phase, and the pages around it, at six sizes, light, dark and in contrast.

`make screenshots` puts all of it into .cache/screenshots, which is for the eye: look through it after each change of
the look. `make screenshots ARGS="durak golf --size 360x740 --theme dark"` takes some only. `ARGS=--docs` takes the
dozen that docs/screenshots keeps, as small WebP.

Servers of its own deal the same cards to the same people every time, so that a picture changes only when the look
does. A second connection (tests/web/puppet.py) plays a match on to each phase, so that a page only has to show it; a
page is opened once for a finger and once for a mouse, and takes on the sizes and themes by itself.
"""

import argparse
import base64
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Running
from tests.web.conftest import program
from tests.web.match import SEED, Fixed, brisk
from tests.web.players import say
from tests.web.puppet import Puppet
from tests.web.test_forms import Greedy

from stolik.games import GAMES
from stolik.server.calls import COOKIE, HERE

ROOT = Path(__file__).parents[1]
FOLDER, DOCS = ROOT / ".cache" / "screenshots", ROOT / "docs" / "screenshots"
SIZES = ((360, 740), (740, 360), (768, 1024), (1366, 650), (1440, 900), (2560, 1440))
THEMES = ("light", "dark", "contrast")
SEATED = 620  # pixels of height from which a wide window has the round table; below, fingers are used
DOCUMENTED = (1440, 900)  # the size of window that parts are cut out of
FINE, QUALITY, WIDEST = 92, 45, 1080  # of pictures for the eye, of those of the documents; pixels
STILL, SETTLED = 1200, 150  # milliseconds after which nothing glides any more: on a new page, in another size or theme
MOST = 6000  # actions after which a walk has gone astray
HELD = 60.0  # seconds for what is done out of turn, where that is photographed
Size = tuple[int, int]


# The edges of what is seen of a part, a little further out, but inside the window.
AROUND = """(part) => {
  const ground = getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)" || part.matches(".log");
  const seen = ground ? [part] : [...part.querySelectorAll("*")].filter((one) => !one.childElementCount);
  const boxes = seen.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
  const of = (side) => boxes.map((box) => box[side]);
  return [
    Math.max(0, Math.min(...of("left")) - 8), Math.max(0, Math.min(...of("top")) - 8),
    Math.min(innerWidth, Math.max(...of("right")) + 8), Math.min(innerHeight, Math.max(...of("bottom")) + 8),
  ];
}"""


class Shown(Fixed):
    """The same every time, also what golf shuffles anew."""

    __slots__ = ()

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        return super().deck(cards)[0], "0" * 64


class Generous(Shown):
    """Bots at durak that add all that they can."""

    __slots__ = ()
    decide = staticmethod(Greedy.decide)


class Walk(NamedTuple):
    """A match that is played for its phases: in which one photographs after how many actions, its own phases first."""

    game: str
    options: dict[str, Any]
    phases: dict[str, int]
    server: dict[str, Any] = {}  # noqa: RUF012 (nobody writes it)
    waits: bool = False  # for what others do: photographed is what is asked of this player then


PLAYED = "planowanie"  # whose statistics are shown
ROOM, END = "waiting", "end"  # before a match, and after it; all other phases are those of the games
WALKS = (
    Walk("durak", {"seats": 4, "deals": 2}, {ROOM: 0, "open": 0, "throw": 0, "defend": 6, "over": 0, END: 0}),
    Walk(
        "durak",
        {"seats": 3, "deals": 20, "allow_excess": True},
        {"gift": 0, "choose": 0},
        {"answers": Generous},
    ),
    Walk("planowanie", {"seats": 4}, {"bid": 0, "play": 9, "over": 0, END: 0}, {"whole": True}),
    Walk("goliath", {"seats": 4, "deals": 2}, {"play": 11, "over": 0, END: 0}),
    Walk("golf", {"seats": 4, "deals": 2}, {"peek": 0, "turn": 9, "drawn": 9, "taken": 0, "over": 0, END: 0}),
    Walk("trojki", {"seats": 3, "deals": 2, "clock": "relaxed"}, {"race": 24, "over": 0, END: 0}),
    Walk("trojki", {"seats": 3, "deals": 2, "clock": "none", "mode": "open"}, {"open": 6}),
    Walk("trojki", {"seats": 3, "deals": 2, "clock": "none", "mode": "open"}, {"pause": 0}, {"hold": HELD}, True),
)
UNSEEN = {"golf": {"reshuffle"}}  # it is over before anybody sees it

# Pages, and what lies over a table: where, and how it is come to.
PAGES = {"home": "/", "settings": "/settings", "me": "/me", "lost": "/nowhere", "no-table": "/table/ZZZZZZ"}
PAGES |= {"gallery": "/gallery", **{f"rules-{game}": f"/rules/{game}" for game in GAMES}}


def menu(page: Page, entry: str = "") -> None:
    """Opens the menu of a table, and what it offers."""
    page.get_by_role("button", name=say("web-menu")).click()
    if entry:
        page.get_by_role("button", name=say(entry), exact=True).click()


def chosen(page: Page) -> None:
    """A card of the hand is chosen, which a finger does with its first tap."""
    page.locator(".mine [role=toolbar] button:not([aria-disabled])").last.tap()


POSES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "menu": ("durak-defend", menu),
    "keys": ("golf-turn", lambda page: menu(page, "web-keys")),
    "sheet": ("planowanie-play", lambda page: menu(page, "web-settings")),
    "log": ("goliath-play", lambda page: page.get_by_role("button", name=say("web-log-more")).click(timeout=500)),
    "chosen": ("planowanie-play", chosen),
}
FIRST = {"durak-defend", "planowanie-bid", "goliath-play", "golf-peek", "trojki-race"}  # what a first visit is told

ASIDE = {*POSES, "first", "replay", "played", "rules", "room", "talk"}  # in one theme, if no themes are asked for

# What docs/screenshots keeps: the best of each game, wide and on a phone.
DOZEN = (
    *((name, (1440, 900), "light") for name in ("home", "durak-defend", "planowanie-play", "golf-drawn")),
    *((name, (1440, 900), "dark") for name in ("goliath-play", "trojki-race", "planowanie-bid")),
    *((name, (360, 740), "light") for name in ("durak-defend", "goliath-play", "golf-drawn")),
    *((name, (360, 740), "dark") for name in ("planowanie-play", "trojki-race")),
)


# And the parts that docs/design.md shows, cut out of tables: the phase, and what of it.
PARTS = {
    "face": ("planowanie-play", ".trick"),
    "hand": ("planowanie-play", ".mine .hand"),
    "seat": ("durak-defend", "#seat-1"),
    "pile": ("durak-defend", ".bout"),
    "grid": ("golf-drawn", ".own .grid"),
    "log": ("goliath-play", ".log"),
    "sheet": ("golf-over", ".result > *"),
    "bids": ("planowanie-bid", ".float"),
}


class Wanted(NamedTuple):
    """What is photographed: names (games, phases, pages; none: all), sizes, themes; where to; whether small."""

    names: list[str]
    sizes: list[Size]
    themes: list[str]
    folder: Path
    docs: bool = False
    aside: bool = True  # whether also what lies over tables is wanted in all these themes, and not in the first alone

    def shots(self, name: str) -> list[tuple[Size, str]]:
        """The sizes and themes in which something of this name is wanted."""
        if self.docs:
            return [(size, theme) for one, size, theme in DOZEN if one == name]
        if self.names and not any(name == part or name.startswith(f"{part}-") for part in self.names):
            return []
        beside = name.split("-")[-1] in ASIDE or name.split("-")[0] in ASIDE
        return [
            (size, theme) for size in self.sizes for theme in self.themes[: 1 if beside and not self.aside else None]
        ]

    def walks(self, name: str) -> bool:
        """Whether a phase is wanted, or something that lies over it."""
        over = [f"{name}-first", *(f"{name}-{pose}" for pose, (where, _) in POSES.items() if where == name)]
        return any(self.shots(one) for one in (name, *over)) or bool(self.parts(name))

    def parts(self, name: str) -> list[tuple[str, str]]:
        """The parts that are cut out of a phase: what they are called, and what they are."""
        return [(part, at) for part, (where, at) in PARTS.items() if self.docs and where == name]

    def part(self, name: str) -> Path:
        """Where the picture of a part goes."""
        return self.folder / f"part-{name}.webp"

    def file(self, name: str, size: Size, theme: str) -> Path:
        """Where a picture goes."""
        return self.folder / f"{name}-{size[0]}x{size[1]}-{theme}.{'webp' if self.docs else 'jpg'}"


def take(page: Page, path: Path, part: str = "") -> None:
    """What the window shows: as it is, or as a small WebP; a `part` of it has a little of the felt around it."""
    if path.suffix == ".jpg":  # in a tenth of the time and of the bytes that a felt takes without loss
        page.screenshot(path=path, type="jpeg", quality=FINE)
        return
    line = page.context.new_cdp_session(page)
    size = page.viewport_size or {"width": WIDEST, "height": WIDEST}
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
    if part:
        left, top, right, bottom = page.locator(part).first.evaluate(AROUND)
        clip = {"x": left, "y": top, "width": right - left, "height": bottom - top, "scale": 1}
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    line.detach()
    path.write_bytes(base64.b64decode(taken["data"]))


@contextmanager
def opened(browser: Browser, site: Running, path: str, token: str, size: Size, told: bool) -> Iterator[Page]:
    """A page of somebody whose cards lie at once; if they were `told`, they need no explanations any more."""
    kept = {"guided": list(GAMES) if told else []}
    local = [{"name": "stolik-settings", "value": json.dumps(kept)}]
    storage: Any = {"cookies": [], "origins": [{"origin": site.url, "localStorage": local}]}
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=by_finger(size),
        locale="en-GB",
        reduced_motion="reduce",
        storage_state=storage,
    )
    context.add_cookies(
        [{"name": name, "value": value, "url": site.url} for name, value in ((COOKIE, token), (HERE, "1"))]
    )
    page = context.new_page()
    page.goto(site.url + path)
    page.get_by_role("main").wait_for()
    page.wait_for_timeout(STILL)
    yield page
    context.close()


def by_finger(size: Size) -> bool:
    """Whether windows of this size belong to phones and tablets."""
    return size[0] < 900 or size[1] < SEATED


def dress(page: Page, theme: str) -> None:
    """As if another tab had chosen the theme."""
    page.evaluate(
        """theme => {
            const kept = JSON.parse(localStorage.getItem("stolik-settings"));
            localStorage.setItem("stolik-settings", JSON.stringify({ ...kept, theme }));
            dispatchEvent(new StorageEvent("storage", { key: "stolik-settings" }));
        }""",
        theme,
    )


def photograph(
    browser: Browser,
    site: Running,
    name: str,
    path: str,
    token: str,
    wanted: Wanted,
    pose: Callable[[Page], None] = lambda page: None,
    told: bool = True,
) -> None:
    """One page in all wanted sizes and themes, after what is done there first."""
    shots = wanted.shots(name)
    for finger in (True, False):
        sizes = [size for size in dict.fromkeys(size for size, _ in shots) if by_finger(size) == finger]
        if not sizes:
            continue
        with opened(browser, site, path, token, sizes[0], told) as page:
            try:
                pose(page)
            except Exception as wrong:  # a chosen card is for fingers, the log of a desk is open already
                print(
                    f"{'':8} no {name} by {'finger' if finger else 'mouse'}: {str(wrong).splitlines()[0]}", flush=True
                )
                continue
            for size in sizes:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                for theme in (theme for each, theme in shots if each == size):
                    dress(page, theme)
                    page.wait_for_timeout(SETTLED)
                    file = wanted.file(name, size, theme)
                    take(page, file)
                    print(f"{file.stat().st_size:8} {file}", flush=True)


def over(browser: Browser, site: Running, name: str, path: str, token: str, wanted: Wanted) -> None:
    """A table in a phase, then what can lie over it there."""
    photograph(browser, site, name, path, token, wanted)
    for part, at in wanted.parts(name):
        with opened(browser, site, path, token, DOCUMENTED, True) as page:
            dress(page, THEMES[0])
            page.wait_for_timeout(SETTLED)
            take(page, wanted.part(part), at)
    for key, (where, pose) in POSES.items():
        if where == name:
            photograph(browser, site, f"{name}-{key}", path, token, wanted, pose)
    if name in FIRST:
        photograph(browser, site, f"{name}-first", path, token, wanted, told=False)


def walk(browser: Browser, site: Running, one: Walk, left: dict[str, int], wanted: Wanted) -> None:
    """Plays a match to its phases, one after the other as they come, and photographs each that is wanted."""
    token = site.guest("Aleksandra")
    code = site.open(token, one.game, **one.options)
    puppet = Puppet(site, token, code)
    for step in range(MOST):
        puppet.settle()
        phase = END if puppet.standing["phase"] == "over" else puppet.phase
        if phase in left and step >= left[phase] and not (one.waits and "ok" in puppet.legal):
            over(browser, site, f"{one.game}-{phase}", f"/table/{code}", token, wanted)
            del left[phase]
            if phase == END and not wanted.docs:
                photograph(browser, site, f"{one.game}-replay", f"/match/{code}-1?deal=1&step=9", token, wanted)
                if one.game == PLAYED:
                    photograph(browser, site, "me-played", "/me", token, wanted)
        if not left:
            return
        if phase == ROOM:
            puppet.begin()
        elif one.waits and puppet.view:
            puppet.wait()
        elif (not puppet.act() and puppet.standing["phase"] != "over") or phase == END:
            break
    print(f"{one.game} came to no {', '.join(left)}", flush=True)


def company(browser: Browser, site: Running, wanted: Wanted) -> None:
    """A room with people, players who are looked for, what is said at a table."""
    tokens = [site.guest(name) for name in ("Aleksandra", "Jan", "Małgorzata")]
    code = site.open(tokens[0], "durak", seats=4)
    people = [Puppet(site, token, code) for token in tokens]
    people[0].do("sit", seat=0)
    photograph(browser, site, "room-friend", f"/table/{code}", tokens[0], wanted)
    for seat in (1, 2):
        people[seat].do("sit", seat=seat)
        people[seat].do("ready")
    people[1].do("say", text="Good evening, all of you! One more, and we begin?")
    photograph(browser, site, "room-people", f"/table/{code}", tokens[0], wanted)
    people[0].do("fill")
    people[0].do("start")

    def talk(page: Page) -> None:
        for seat, text in ((1, "That six again!"), (2, "Well, it is the last one.")):
            people[seat].do("say", text=text)
        page.locator("#seat-2 .bubble").wait_for()

    photograph(browser, site, "talk-said", f"/table/{code}", tokens[0], wanted, talk)
    react = say("web-react")
    photograph(
        browser,
        site,
        "talk-reactions",
        f"/table/{code}",
        tokens[0],
        wanted,
        lambda page: page.get_by_role("button", name=react).click(),
    )
    found = site.open(tokens[1], "golf", seats=4, fill_after=45.0)
    Puppet(site, tokens[1], found).do("sit", seat=0)
    photograph(browser, site, "room-find", f"/table/{found}", tokens[1], wanted)


@contextmanager
def house(**settings: Any) -> Iterator[Running]:
    """A server on which all who come are the same every time: who they are, the codes of tables, the bots there."""
    with tempfile.TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patched:
        for module in ("tokens", "matchmaking"):
            patched.setattr(f"stolik.server.{module}.secrets", Random(SEED))
        with brisk(Path(data), fixed=True, **{"answers": Shown, **settings}) as site:
            yield site


def main(wanted: Wanted) -> None:
    """All that is wanted."""
    began = monotonic()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        with house() as site:
            token = site.guest("Aleksandra")  # the same in whatever is photographed
            for name, path in PAGES.items():
                photograph(browser, site, name, path, token, wanted)
            if any(wanted.shots(f"{name}-") for name in ("room", "talk")):
                company(browser, site, wanted)
        for one in WALKS:
            left = {phase: after for phase, after in one.phases.items() if wanted.walks(f"{one.game}-{phase}")}
            if left:
                with house(**one.server) as site:
                    walk(browser, site, one, left, wanted)
        browser.close()
    print(f"{monotonic() - began:.0f} s", flush=True)


def parsed() -> Wanted:
    """What the command line wants."""
    parser = argparse.ArgumentParser(prog="make screenshots", description="Photographs tables and pages.")
    parser.add_argument("names", nargs="*", help="games (durak), their phases (durak-defend) or pages (home)")
    parser.add_argument("--size", action="append", choices=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--docs", action="store_true", help="the dozen of docs/screenshots")
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    sizes = [size for size in SIZES if not given.size or f"{size[0]}x{size[1]}" in given.size]
    folder = given.folder or (DOCS if given.docs else FOLDER)
    return Wanted(given.names, sizes, given.theme or list(THEMES), folder, given.docs, bool(given.theme))


if __name__ == "__main__":
    main(parsed())
