"""The browser client in a real browser, at a real server. How to write a test with it:

    def test_something(site, visit):
        page = visit("/rules/durak", width=360, height=740, locale="pl-PL", has_touch=True)
        page.get_by_role("heading", level=1).wait_for()
        assert axe(page) == []                       # from tests.web.browser

site    a server on a free port with the built client (tests.server.running.Running): `site.url`, `site.guest(name)`
        is the token of a new guest, `site.open(token, "golf", seats=2)` the code of a new table of theirs,
        `site.client(token)` a websocket of theirs, `site.state` what the server knows.
visit   opens an address in a browser of its own (a fresh context: no cookies, no storage) and returns Playwright's
        page as soon as the client stands. Keywords: width, height; `token`, who it is (None: whoever the client makes
        of a stranger; by default a new guest called Anna); `at`, another server; `expected`, parts of console messages
        that belong to the test; all others go to `browser.new_context` (locale, color_scheme, has_touch ...).
        The test fails when the console says anything else, or a script breaks, on any of its pages.
browser Debian's chromium, or the one that STOLIK_TEST_BROWSER names. Without one these tests are skipped, loudly; with
        CI=true that is a failure.
client  the folder of the built client; it is built first if its sources are newer.

Find things as people do: by role and name (`page.get_by_role("button", name="...")`), and texts through class Words,
so that a test says what it means in each language. Never sleep: wait for what is to come (`locator.wait_for()`,
`expect(...)`). The policy of the page forbids strange scripts, so `add_script_tag` cannot work.

The browser lives for this package only (scope "package"): while Playwright runs, asyncio.run() fails in the same
process, and other tests want it.
"""

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from stolik.server import pages
from stolik.server.calls import HERE, PLAIN_COOKIE
from tests.patience import MILLISECONDS
from tests.server.running import Running
from tests.web.debugger import Debugger

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
VARIABLE = "STOLIK_TEST_BROWSER"
# First the one without windows of its own: it does the same in two thirds of the processor's time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
WHY = f"THE BROWSER WAS NOT TESTED: install one (Debian, Ubuntu: apt install chromium) or name one in {VARIABLE}"
STRANGER: Any = object()  # a guest whom the fixture makes
Visit = Callable[..., Page]

expect.set_options(timeout=MILLISECONDS)


def sources() -> Iterator[Path]:
    """What the client is built of."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    yield from (
        path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.name != "protocol.ts"
    )
    yield from (ROOT / "src" / "stolik" / "words").glob("*/*.ftl")


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client, newer than its sources; one process builds, others wait for it."""
    (ROOT / ".cache").mkdir(exist_ok=True)
    with (ROOT / ".cache" / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        newest = max(path.stat().st_mtime for path in sources() if path.is_file())
        if not pages.built() or (pages.FOLDER / pages.START).stat().st_mtime < newest:
            hatch_build.build(ROOT)
    return pages.FOLDER


@pytest.fixture(scope="package")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server."""
    with Running(tmp_path_factory.mktemp("site")) as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What looks at frames and sizes in a browser gets a second try (docs/decisions/0004-test-tools.md)."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def program() -> str:
    """The browser. Skips the test without one."""
    found = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(WHY) if os.environ.get("CI") == "true" else pytest.skip(WHY)
    return found


@pytest.fixture(scope="package", autouse=True)
def company() -> Iterator[None]:
    """Every table has the same bots, whatever its code: those of players.NAMES."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("stolik.table.characters.first", lambda code: 0)
        yield


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser; root may use it without its sandbox only."""
    arguments = [Debugger.door(), *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    path = program()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, site: Running) -> Iterator[Visit]:
    """Opens pages; see above."""
    contexts, complaints = [], []

    def opened(
        path: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        at: Running = site,
        token: str | None = STRANGER,
        expected: Sequence[str] = (),
        **options: Any,
    ) -> Page:
        options = {"locale": "en-GB", **options}
        context = browser.new_context(viewport=ViewportSize(width=width, height=height), **options)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        if token is not None:
            own = at.guest("Anna") if token is STRANGER else token
            context.add_cookies(
                [{"name": name, "value": value, "url": at.url} for name, value in ((PLAIN_COOKIE, own), (HERE, "1"))]
            )
        page = context.new_page()

        def complain(text: str) -> None:
            if not any(part in text for part in expected):
                complaints.append(f"{path}: {text}")

        page.on("console", lambda message: complain(message.text))
        page.on("pageerror", lambda error: complain(str(error)))
        page.goto(at.url + path)
        page.locator("main").wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
