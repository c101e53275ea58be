"""Names and lines of chat are worlds of their own: from right to left they leave their neighbours where they are.

What a browser makes of them is measured: each word of a text stands right of the word before it, but inside a name.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import WEB, Visit
from tests.web.players import WORDS, say
from tests.web.puppet import Puppet

SHALOM, DAVID = "שלום", "דוד"

# The words of all texts with Hebrew in them: [text, how many words, those that stand left of the word before].
MEASURED = r"""() => {
    const told = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!/[\u0590-\u05ff]/.test(node.data)) continue;
        const words = [...node.data.matchAll(/[^\s\u2068\u2069]+/g)].map((found) => {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            return [found[0], range.getBoundingClientRect()];
        });
        const wrong = words.filter(([, { left, top, height }], at) => {
            const before = at && words[at - 1][1];
            return before && height && before.top === top && left < before.left;
        });
        told.push([node.data, words.length, wrong.map(([word]) => word)]);
    }
    return told;
}"""

# What shows a name of its own: inline elements that are isolated (style.css, Trick.svelte), and blocks.
ALONE = r'<(?:(?:bdi|b|strong|th|h3|figcaption|option)\b[^<>]*|span class="who")>\s*$'
NAME = re.compile(r"(?<![=\w\"`$/#-])\{(sitting\.names\[\w+\]|[\w.]+(?:\(\))?\??\.(?:name|text)|called\(\w+\)|name)\}")
OTHERS = {("Home.svelte", "name"), ("SettingsForm.svelte", "name")}  # of languages, and of choices


@pytest.fixture
def table(site: Running) -> tuple[str, Puppet]:
    """Two people with Hebrew names, of whom one has said something, at a table with room for others."""
    tokens = [site.guest(name) for name in (SHALOM, DAVID)]
    code = site.open(tokens[0], "golf", seats=4, name=SHALOM, listed=True)
    host, other = (Puppet(site, token, code) for token in tokens)
    for seat, puppet in enumerate((host, other)):
        puppet.do("sit", seat=seat)
    other.raw.close()
    host.do("say", text="5, 7 and 9")
    return code, host


def measured(page: Page) -> list[tuple[str, int, list[str]]]:
    """Texts of several words with Hebrew in them, which all stand in order."""
    found = [(text, count, wrong) for text, count, wrong in page.evaluate(MEASURED) if count > 1]
    assert [(text, wrong) for text, _, wrong in found if wrong] == []
    return found


def places(page: Page, *texts: str) -> list[float]:
    """How far right each of these stands in the chat."""
    chat = page.locator("details.chat li")
    boxes = [chat.get_by_text(text, exact=True).bounding_box() for text in texts]
    return [box["x"] for box in boxes if box]


def test_right_to_left_names_leave_their_neighbours_in_order(visit: Visit, table: tuple[str, Puppet]) -> None:
    code, host = table
    page = visit(f"/table/{code}", locale="en-GB")
    expect(page.locator("details.chat li")).to_contain_text("5, 7 and 9")
    name, text = places(page, SHALOM, "5, 7 and 9")
    assert name < text
    measured(page)
    page.get_by_role("button", name=say("web-person", name=f"\u2068{SHALOM}\u2069")).first.wait_for()
    host.do("fill")
    host.do("start")
    log = page.get_by_role("log")
    expect(log).to_contain_text("5, 7 and 9")
    expect(log).to_contain_text(WORDS.say("table-starts", number=1))
    assert any(text == f"\u2068{SHALOM}\u2069: 5, 7 and 9" for text, _, _ in measured(page))
    page.evaluate(f"document.querySelector('main').append(document.createTextNode('{SHALOM}: 5, {DAVID} 7'))")
    bare = [wrong for text, _, wrong in page.evaluate(MEASURED) if text == f"{SHALOM}: 5, {DAVID} 7"]
    assert bare and bare[0], "without isolation they would not be in order"


def test_the_lobby_keeps_names_in_order(visit: Visit, table: tuple[str, Puppet]) -> None:
    code, _ = table
    page = visit("/", locale="en-GB")
    link = page.locator(f'a[href="/table/{code}"]')
    link.wait_for()
    boxes = [link.locator("small bdi").get_by_text(name, exact=True).bounding_box() for name in (SHALOM, DAVID)]
    first, second = [box["x"] for box in boxes if box]
    assert first < second


def test_who_has_an_account_is_marked(site: Running, visit: Visit) -> None:
    async def account() -> str:
        return (await site.state.people.account("Dora of the marks", "correct horse battery")).token

    code = site.open(site.guest("Host"), "golf", seats=2, listed=True)
    dora = Puppet(site, site.do(account()), code)
    dora.do("sit", seat=1)
    dora.do("say", text="hello")
    word = say("web-account")
    lobby = visit("/").get_by_role("region", name=say("web-waiting")).get_by_role("link").filter(has_text="Dora of the")
    expect(lobby.get_by_role("img", name=word)).to_have_attribute("title", word)
    page = visit(f"/table/{code}")
    chair = page.get_by_role("region", name=say("room-chairs")).get_by_role("listitem").filter(has_text="Dora of the")
    expect(chair).to_contain_text(word)
    expect(page.locator("details.chat li")).to_contain_text(word)
    page.get_by_role("button", name=say("room-sit")).first.click()
    dora.do("ready")
    page.get_by_role("button", name=say("room-ready")).click()
    seats = page.get_by_role("region", name=say("web-seats")).get_by_role("listitem")
    expect(seats.filter(has_text="Dora of the").get_by_role("img", name=word)).to_have_attribute("title", word)
    expect(seats.filter(has_text="Anna").get_by_role("img", name=word)).to_have_count(0)


def shown() -> Iterator[tuple[str, str, str]]:
    """File, expression and what stands before it, of all texts of components that are a name or somebody's words."""
    for path in sorted((WEB / "src").rglob("*.svelte")):
        markup = re.sub(
            r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL
        )
        for found in NAME.finditer(markup):
            if (path.name, found[1]) not in OTHERS:
                yield path.name, found[1], markup[: found.start()]


def test_no_name_is_shown_bare() -> None:
    names = list(shown())
    assert [(file, name) for file, name, before in names if not re.search(ALONE, before)] == []
    assert {"said.text", "sitting.names[at]", "listed.name", "me()?.name"} <= {name for _, name, _ in names}
