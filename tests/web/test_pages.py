"""The client as it is served: headers, caching, paths that are none; then in the browser, under its policy, offline."""

import gzip
import json
import os
import re
import socket
import struct
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from stolik.server import pages
from stolik.server.calls import PLAIN_COOKIE
from stolik.words import Words
from tests.patience import PATIENCE
from tests.server.raw import NotUpgraded
from tests.server.running import Running
from tests.web.browser import ALERT, AWAY, axe, overflow
from tests.web.conftest import WEB, Visit
from tests.web.puppet import Puppet

PATHS = ["/", "/table/NOWHERE", "/match/NOWHERE-1", "/rules/durak", "/settings", "/me", "/gallery"]
EN = Words("en")
LOCALES = {"pl": "pl-PL", "de": "de-DE", "en": "en-GB"}


def asset(site: Running, ending: str = "js") -> str:
    """A file that the page names."""
    found = re.search(f'"(/assets/[^"]+[.]{ending})"', site.get("/")[1])
    assert found
    return found[1]


# --- as files --------------------------------------------------------------------------------------------------------


def untagged(page: str) -> str:
    """A page without what a link to it shows in a chat (tests/server/test_previews.py)."""
    return re.sub(r'(?m)^ *<meta (property|name="(description|twitter:card)").*\n', "", page)


@pytest.mark.parametrize("path", PATHS)
def test_one_page_serves_all_addresses(site: Running, path: str) -> None:
    status, text, headers = site.get(path)
    assert status == 200 and untagged(text) == untagged(site.get("/")[1])
    assert headers["content-type"] == "text/html; charset=utf-8" and headers["cache-control"] == "no-cache"


def test_an_address_that_is_none_is_a_page_with_404(site: Running) -> None:
    for path in (
        "/nowhere",
        "/tables",
        "/index.htm",
        "/.vite/manifest.json",
        "/assets",
        "/%00",
        "/away.html/",
        "/away.html.gz",
        "/a" * 2000,
    ):
        status, text, _ = site.get(path)
        assert status == 404 and (untagged(text) == untagged(site.get("/")[1]) or path == "/assets"), path[:40]


def test_nobody_leaves_the_folder(site: Running) -> None:
    """Paths as a browser would never send them."""
    for path in (
        "/../pages.py",
        "/assets/../../pages.py",
        "/..%2fpages.py",
        "/assets/..%5c..%5cpages.py",
        "//etc/passwd",
    ):
        with socket.create_connection(("127.0.0.1", site.port), 20) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: raw.recv(65536), b""))
        assert answer.startswith(b"HTTP/1.1 404") and b"FOLDER" not in answer and b"root:" not in answer, path


def test_the_policy_allows_our_own_files_and_nothing_else(site: Running) -> None:
    for path in ("/", "/nowhere", "/sw.js", "/away.html", asset(site)):
        rules = dict(rule.split(" ", 1) for rule in site.get(path)[2]["content-security-policy"].split("; "))
        assert rules.pop("img-src") == "'self' data:"
        assert {name for name, allowed in rules.items() if allowed == "'none'"} == {
            "default-src",
            "base-uri",
            "frame-ancestors",
        }
        assert set(rules.values()) == {"'none'", "'self'"}
        assert {"script-src", "style-src", "connect-src"} <= set(rules)
    assert site.get("/")[2]["x-frame-options"] == "DENY", "what every answer has stays"


def test_hashed_files_are_kept_for_ever_and_others_asked_for_anew(site: Running) -> None:
    for ending in ("js", "css"):
        headers = site.get(asset(site, ending))[2]
        assert "immutable" in headers["cache-control"] and "max-age=31536000" in headers["cache-control"]
    for path in ("/sw.js", "/away.html", "/manifest.webmanifest", "/icon.svg"):
        status, _, headers = site.get(path)
        assert (status, headers["cache-control"]) == (200, "no-cache"), path
    status, _, headers = site.get("/assets/of-an-older-client.js")
    assert status == 404 and headers["content-type"].startswith("text/plain") and "cache-control" not in headers


def test_kinds_of_files(site: Running) -> None:
    kinds = {path: site.get(path)[2]["content-type"] for path in ("/sw.js", "/manifest.webmanifest", "/icon.svg")}
    assert list(kinds.values()) == ["text/javascript; charset=utf-8", "application/manifest+json", "image/svg+xml"]
    ended = {path.suffix for path in pages.FOLDER.rglob("[!.]*.*") if ".vite" not in path.parts}
    assert ended <= {*pages.KINDS, pages.PACKED}, "a kind of file that would be sent as bytes of no kind"


def test_the_typeface_is_small_and_our_own(site: Running, visit: Visit) -> None:
    """One for all pages, in two parts of at most 30 kB; its figures are as wide as each other."""
    files = sorted((pages.FOLDER / pages.ASSETS).glob("*.woff2"))
    assert len(files) == 2 and all(file.stat().st_size <= 30_000 for file in files)
    with urllib.request.urlopen(f"{site.url}/{pages.ASSETS}/{files[0].name}") as answer:
        assert answer.headers["content-type"] == "font/woff2" and "immutable" in answer.headers["cache-control"]
    page = visit("/rules/durak")
    page.get_by_role("heading", level=1).wait_for()
    wide = page.evaluate(
        """async () => {
          await document.fonts.ready;
          const own = getComputedStyle(document.querySelector('h1')).fontFamily.split(',')[0];
          const box = Object.assign(document.createElement('span'), { textContent: '11111' });
          document.querySelector('h1').append(box);
          const widths = ['11111', '00000'].map((text) => {
            box.textContent = text;
            return box.getBoundingClientRect().width;
          });
          return [document.fonts.check(`700 16px ${own}`), own, ...widths];
        }"""
    )
    assert wide[:2] == [True, '"Figtree Variable"'] and wide[2] == pytest.approx(wide[3])


@pytest.mark.parametrize("path", ["/nowhere", "/table/NOWHERE", "/match/NOWHERE-1", "/rules/nothing"])
def test_where_nothing_is_one_finds_the_way_on(site: Running, visit: Visit, path: str) -> None:
    page = visit(path, expected=["404"])
    page.get_by_role("textbox", name=EN.say("web-code")).fill(f"{site.url}/table/other")
    assert page.get_by_role("list", name=EN.say("web-games")).get_by_role("link").count() == 5
    assert page.get_by_role("banner").get_by_role("link").first.get_attribute("href") == "/"
    page.get_by_role("button", name=EN.say("web-join"), exact=True).click()
    page.wait_for_url("**/table/OTHER")


@pytest.mark.parametrize("path", ["/", "/rules/golf", "/settings", "/me"])
def test_every_page_has_the_way_home_in_its_bar(visit: Visit, path: str) -> None:
    brand = visit(path).get_by_role("banner").get_by_role("link").first
    expect(brand).to_have_accessible_name(f"{EN.say('web-title')}, {EN.say('web-home')}")


def test_the_tab_says_what_is_played_and_whose_turn_it_is(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "planowanie", seats=2)
    page = visit(f"/table/{code}", token=token)
    expect(page).to_have_title(f"{EN.say('planowanie-title')} – {EN.say('web-title')}")
    puppet = Puppet(site, token, code)
    puppet.begin()
    puppet.settle()
    expect(page).to_have_title(f"● {EN.say('web-turn-mine')} – {EN.say('planowanie-title')} – {EN.say('web-title')}")


def test_a_file_that_has_not_changed_is_not_sent_again(site: Running) -> None:
    etag = site.get("/")[2]["etag"]
    assert site.get("/", **{"If-None-Match": etag})[:2] == (304, "")
    assert site.get("/", **{"If-None-Match": f'"x", {etag.removeprefix("W/")}'})[0] == 304
    assert site.get("/", **{"If-None-Match": '"another"'})[0] == 200
    headers = site.get("/", **{"If-None-Match": etag})[2]
    assert headers["content-security-policy"] == pages.POLICY, "what comes with a 304 replaces what the browser keeps"
    assert (headers["cache-control"], headers["etag"]) == ("no-cache", etag)
    assert site.get("/nowhere", **{"If-None-Match": etag})[0] == 404


def test_a_file_is_known_by_what_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Running) -> None:
    """Two builds whose page is as long and, by a system that fixes times, as old: the second one is sent."""
    etags = set()
    for build in ("first", "other"):
        folder = tmp_path / build
        folder.mkdir()
        (folder / pages.START).write_text(build)
        os.utime(folder / pages.START, (1, 1))
        monkeypatch.setattr(pages.FILES, "all_directories", [folder])
        status, text, headers = site.get("/", **{"If-None-Match": ", ".join(etags)})
        assert (status, text) == (200, build)
        etags.add(headers["etag"])


def test_texts_are_packed_for_whoever_takes_it(site: Running) -> None:
    path = asset(site)
    plain = site.get(path)[1].encode()
    etags = set()
    for accepted, packed in (
        ("gzip, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip; q=0.001", True),
        ("gzip;q=0", False),
        ("gzip ; q=0.000, br", False),
        ("", False),
    ):
        request = urllib.request.Request(site.url + path, headers={"Accept-Encoding": accepted})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            body, headers = answer.read(), answer.headers
        assert (headers.get("content-encoding") == "gzip") == packed and headers["vary"] == "accept-encoding"
        assert (gzip.decompress(body) if packed else body) == plain
        assert len(body) == int(headers["content-length"])
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        etags.add((packed, headers["etag"]))
    assert len(etags) == len(dict(etags)) == len(set(dict(etags).values())) == 2, "each form is known by its own bytes"


def test_nothing_is_packed_while_it_is_asked_for(site: Running) -> None:
    """What is sent is what lies there since the build; a file without a packed form is sent as it is."""
    for path, packed in ((asset(site)[1:], True), ("index.html", True), ("icon-180.png", False)):
        file = pages.FOLDER / path
        lies = file.with_name(file.name + pages.PACKED) if packed else file
        request = urllib.request.Request(f"{site.url}/{path}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert answer.read() == lies.read_bytes(), path
            assert answer.headers.get("content-encoding") == ("gzip" if packed else None)


def test_head_tells_the_same_without_the_file(site: Running) -> None:
    request = urllib.request.Request(site.url + "/", method="HEAD")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.read() == b"" and int(answer.headers["content-length"]) == len(site.get("/")[1].encode())


def test_the_api_keeps_its_own_answers(site: Running) -> None:
    status, text, headers = site.get("/api/nothing")
    assert status == 404 and json.loads(text)["error"][0] == "people-nothing-here"
    assert "script-src" not in headers["content-security-policy"]


def test_without_a_client_a_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Running
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "static")
    monkeypatch.setattr(pages.FILES, "all_directories", [pages.FOLDER])
    assert not pages.built()
    for language in LOCALES:
        status, text, headers = site.get("/table/ABC", **{"Accept-Language": language})
        assert (status, text) == (503, Words(language).say("cli-no-client") + "\n")
        assert headers["content-type"].startswith("text/plain") and headers["cache-control"] == "no-store"


def test_the_manifest_can_be_installed(site: Running) -> None:
    manifest = json.loads(site.get("/manifest.webmanifest")[1])
    assert manifest["name"] and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert all(site.get(icon["src"])[0] == 200 for icon in manifest["icons"] if icon["src"].endswith(".svg"))


def test_icons_for_systems_without_svg(site: Running) -> None:
    """They are as large as it says, and small files; iOS's has no corners cut off."""
    told = json.loads(site.get("/manifest.webmanifest")[1])["icons"]
    sizes = {icon["src"]: icon["sizes"] for icon in told if icon["src"].endswith(".png")}
    assert {"192x192", "512x512"} == set(sizes.values())
    for src, size in {**sizes, "/icon-180.png": "180x180"}.items():
        picture = (WEB / "public" / src[1:]).read_bytes()
        assert "x".join(map(str, struct.unpack(">II", picture[16:24]))) == size
        assert len(picture) < 6_000
        with urllib.request.urlopen(site.url + src) as answer:
            assert (answer.headers["content-type"], answer.read()) == ("image/png", picture)
    assert b"tRNS" not in (WEB / "public" / "icon-180.png").read_bytes()
    assert 'rel="apple-touch-icon" href="/icon-180.png"' in site.get("/")[1]


# --- in the browser --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_stands_under_its_policy_in_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit("/", locale=LOCALES[language])
    assert page.locator("html").get_attribute("lang") == language
    expect(page).to_have_title(Words(language).say("web-title"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_link_of_ours_takes_the_focus_along_and_names_the_page(visit: Visit) -> None:
    page, words = visit("/"), Words("en")
    heading = page.get_by_role("heading", level=1)
    expect(page.get_by_role("heading", level=3)).not_to_have_count(0)
    page.get_by_role("banner").get_by_role("link", name=words.say("web-settings")).press("Enter")
    expect(heading).to_have_text(words.say("settings-title"))
    expect(heading).to_be_focused()
    expect(page).to_have_title(f"{words.say('web-settings')} – {words.say('web-title')}")
    page.go_back()
    expect(heading).to_have_text(words.say("web-tagline"))
    expect(heading).to_be_focused()


@pytest.mark.parametrize("path", ["/", "/rules/golf", "/settings", "/me"])
def test_the_heading_of_a_page_that_is_read_takes_no_focus(visit: Visit, path: str) -> None:
    """Where a page hears clicks, Chromium tells a screen reader of all that takes the focus that it can be clicked."""
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).not_to_have_attribute("tabindex", "-1")


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_has_a_title_of_its_own(visit: Visit, site: Running, language: str) -> None:
    words = Words(language)
    page = visit("/", locale=LOCALES[language], expected=("404",))
    stolik = words.say("web-title")
    expect(page).to_have_title(stolik)
    titles = {stolik}
    for name in sorted(pages.PAGES):
        page.goto(f"{site.url}/{name}/NOWHERE")
        expect(page).to_have_title(f"{words.say(f'web-{name}')} – NOWHERE – {stolik}")
        titles.add(page.title())
    assert len(titles) == len(pages.PAGES) + 1
    for path in ("/nowhere/at/all", "/table"):
        page.goto(site.url + path)
        expect(page).to_have_title(f"{words.say('web-no-page')} – {stolik}")


@pytest.mark.parametrize("language", LOCALES)
def test_home_is_no_wider_than_the_smallest_phone(visit: Visit, language: str) -> None:
    words = Words(language)
    page = visit("/", width=320, height=568, locale=LOCALES[language])
    page.get_by_role("combobox", name=words.say("web-level")).wait_for()
    assert overflow(page) == 0
    box = page.get_by_role("button", name=words.say("web-join"), exact=True).bounding_box()
    assert box is not None and box["x"] + box["width"] <= 320


def test_who_joins_without_a_code_is_told_and_brought_to_the_field(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=EN.say("web-join"), exact=True).click()
    field = page.get_by_role("textbox", name=EN.say("web-code"))
    expect(field).to_be_focused()
    expect(page.locator(ALERT).filter(has_text=EN.say("web-code-first"))).to_be_visible()


def test_a_refused_option_is_called_as_the_form_calls_it(visit: Visit) -> None:
    page = visit("/", expected=["422"])  # the browser's own word about the refused request
    page.get_by_role("button", name=EN.say("web-make")).first.click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name=EN.say("room-game"), exact=True).select_option("durak")
    form.get_by_role("combobox", name=EN.say("durak-option-form")).select_option("pairs")
    form.get_by_role("combobox", name=EN.say("room-seats")).select_option("3")
    form.get_by_role("button", name=EN.say("room-open"), exact=True).click()
    told = form.locator(ALERT)
    expect(told).to_contain_text(EN.say("durak-option-form"))
    expect(told).to_contain_text(EN.say("durak-why-option-form", form="pairs", count=4))


def test_the_policy_stops_a_strange_script(visit: Visit) -> None:
    page = visit("/", expected=("Content Security Policy",))
    page.evaluate(
        "() => { const s = document.createElement('script'); s.text = 'strange = 1'; document.body.append(s) }"
    )
    assert page.evaluate("() => typeof strange") == "undefined"


def test_the_cookie_opens_the_websocket_for_our_own_pages_only(site: Running) -> None:
    cookie = f"{PLAIN_COOKIE}={site.guest('Anna')}"
    own = site.raw(Cookie=cookie, Origin=site.url)
    own.say("hello", version=1)
    assert own.hear("welcome")["name"] == "Anna"
    with pytest.raises(NotUpgraded, match="403"):
        site.raw(Cookie=cookie, Origin="https://elsewhere.example")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LOCALES)
def test_while_the_server_is_away_a_page_says_so(
    visit: Visit, client: Path, tmp_path: Path, language: str, scheme: str
) -> None:
    words = Words(language)
    with Running(tmp_path) as server:
        page = visit("/", at=server, locale=LOCALES[language], color_scheme=scheme, expected=AWAY)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("away-title"))
    expect(page).to_have_title(words.say("away-title"))
    assert page.locator("html").get_attribute("lang") == language
    assert axe(page) == []
    with Running(tmp_path, port=server.port):
        page.get_by_role("link", name=words.say("away-again")).click()
        expect(page).to_have_title(words.say("web-title"))


def test_the_page_comes_back_by_itself_when_the_server_does(visit: Visit, client: Path, tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        page = visit("/settings", at=server, expected=AWAY)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    expect(page).to_have_title(Words("en").say("away-title"))
    with Running(tmp_path, port=server.port):
        expect(page).to_have_title(f"{Words('en').say('web-settings')} – {Words('en').say('web-title')}")
        assert page.url.endswith("/settings")


def test_a_part_that_is_wanted_while_the_server_is_away_says_so_and_comes_with_it(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2, deals=1)
        page = visit(f"/table/{code}", at=server, token=token, expected=(*AWAY, "dynamically imported"))
        page.get_by_role("button", name=EN.say("room-sit")).first.click()
        page.get_by_role("button", name=EN.say("room-fill")).click()
        page.get_by_role("button", name=EN.say("room-start")).click()
        page.get_by_role("region", name=EN.say("web-mine")).wait_for()
    menu = page.get_by_role("button", name=EN.say("web-menu"))
    menu.click()
    expect(page.get_by_text(EN.say("web-no-server"))).to_be_visible()
    with Running(tmp_path, port=server.port):
        page.get_by_role("button", name=EN.say("web-settings")).wait_for()
    expect(page.get_by_text(EN.say("web-no-server"))).to_have_count(0)


def test_a_client_that_was_replaced_begins_anew(site: Running, visit: Visit) -> None:
    """Its parts that were not fetched yet are gone from the server; the one that is there now has others."""
    page = visit("/", service_workers="block", expected=("Service Worker", "404", "dynamically imported"))
    page.get_by_role("link", name=Words("en").say("web-rules")).first.wait_for()
    page.wait_for_load_state("networkidle")  # home fetches the next pages by itself, and would begin anew with those
    anew = []

    def part(route: Route) -> None:
        if anew:
            route.continue_()
        else:
            route.fulfill(status=404)

    def load(route: Route) -> None:
        anew.append(route.request.url)
        route.continue_()

    page.route("**/assets/**", part)
    page.route(site.url + "/", lambda route: route.fulfill(body='<script src="/assets/another.js"></script>'))
    page.route("**/rules/**", load)
    page.get_by_role("link", name=Words("en").say("web-rules")).first.click()
    expect(page.get_by_role("navigation", name=Words("en").say("guide-contents"))).to_be_visible()
    assert anew == [page.url]


@pytest.mark.parametrize(
    "path, told", [("/table/%", "web-table-gone"), ("/table/", "web-no-page"), ("/rules/%E0%A4", "web-no-page")]
)
def test_an_address_that_was_cut_short_leads_home(visit: Visit, path: str, told: str) -> None:
    page = visit(path, expected=("404",))
    expect(page.get_by_role("heading", level=1)).to_have_text(Words("en").say(told))
    page.get_by_role("link", name=Words("en").say("web-home")).click()
    expect(page.get_by_role("list", name=Words("en").say("web-games"))).to_be_visible()
