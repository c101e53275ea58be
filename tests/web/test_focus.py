"""Who presses a button that goes with what it changed is still somewhere: in the room, in a replay, as an account."""

from collections.abc import Callable
from secrets import token_hex

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browser import ALERT, focused
from tests.web.conftest import Visit
from tests.web.match import SHORT, brisk_site
from tests.web.players import say
from tests.web.puppet import Puppet

LOST = "() => document.activeElement === document.body"

site = brisk_site()


def press(page: Page, name: str) -> None:
    """By keyboard; what it did is seen when there are other buttons of this name than before."""
    buttons = page.get_by_role("button", name=name, exact=True)
    count = buttons.count()
    buttons.first.focus()
    page.keyboard.press("Enter")
    expect(buttons).not_to_have_count(count)


def test_in_the_room(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    page = visit(f"/table/{site.open(token, 'golf', seats=3)}", token=token)
    expect(page.get_by_role("button", name=say("room-sit"))).to_have_count(3)
    for name in ("room-sit", "room-stand", "room-sit", "room-add-bot", "room-remove-bot", "room-fill"):
        press(page, say(name))
        assert not page.evaluate(LOST), name


def test_at_both_ends_of_a_replay(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "golf", **SHORT["golf"])
    puppet = Puppet(site, token, code)
    puppet.begin()
    while puppet.act():
        pass
    page = visit(f"/match/{code}-1", token=token)
    for name in ("replay-last", "replay-first", "replay-next", "replay-back"):
        page.get_by_role("button", name=say(name)).focus()
        page.keyboard.press("Enter")
        assert focused(page) == say(name)


def test_as_an_account(visit: Visit) -> None:
    page = visit("/me")
    form = page.get_by_role("region", name=say("me-become"))
    name, password = form.get_by_role("textbox", name=say("web-name")), form.get_by_label(say("me-password"))
    heading = page.get_by_role("heading", level=1)

    def come_in(called: str, enter: Callable[[], None]) -> None:
        expect(name).not_to_have_value("")
        name.fill(called)
        password.fill("a long password 1")
        enter()
        expect(page.get_by_role("status").first).to_have_text(say("me-kind", kind="account", name=called))
        expect(heading).to_be_focused()
        assert page.locator(ALERT).first.inner_text() == ""
        press(page, say("me-logout"))
        expect(heading).to_be_focused()

    called = f"Focus {token_hex(2)}"  # a second try needs another name
    come_in(called, lambda: press(page, say("me-become")))
    come_in(called, lambda: password.press("Enter"))
    come_in(called, lambda: press(page, say("me-login")))
