"""The page of the account: where one is signed in, and the second factor, by keyboard and as it is read out."""

import json
import re
import secrets
import urllib.request

import pytest
from playwright.sync_api import Page, Route, expect
from pyotp import TOTP

from stolik.words import LANGUAGES, Words
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.web.browser import ALERT, axe, button
from tests.web.conftest import Visit
from tests.web.players import say

EN = Words("en")
PASSWORD = "correct horse"


def account(site: Running) -> tuple[str, str]:
    """The name and the token of a new account, made elsewhere."""
    name = f"Eva {secrets.token_hex(4)}"
    return name, ask(site, "account", name)


def ask(site: Running, path: str, name: str) -> str:
    body = json.dumps({"name": name, "password": PASSWORD}).encode()
    headers = {"content-type": "application/json", "user-agent": "stolik-terminal/0.1.0 (Linux)"}
    request = urllib.request.Request(f"{site.url}/api/{path}", body, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return str(json.load(answer)["token"])


def devices(page: Page, language: str = "en") -> list[str]:
    region = page.get_by_role("region", name=Words(language).say("me-devices"))
    region.get_by_role("listitem").first.wait_for()
    return region.get_by_role("listitem").all_inner_texts()


def sign_in(page: Page, name: str, enter: bool = False) -> None:
    page.get_by_role("textbox", name=say("web-name")).last.fill(name)
    page.get_by_label(say("me-password"), exact=True).fill(PASSWORD)
    if enter:
        page.keyboard.press("Enter")
    else:
        button(page, "me-login").click()


def test_where_one_is_signed_in_and_how_that_ends(site: Running, visit: Visit) -> None:
    """Everything by keyboard; what was done is a status, and the focus is not lost."""
    name, elsewhere = account(site)
    page = visit("/me", expected=["403"])
    sign_in(page, name)
    region = page.get_by_role("region", name=say("me-devices"))
    here = region.get_by_role("listitem").filter(has_text=say("me-device-here"))
    expect(here).to_have_count(1)
    expect(here.get_by_role("button")).to_have_count(0)
    assert re.search(r"(Chrome|Firefox) on \w+", here.inner_text())
    there = region.get_by_role("button", name=say("me-device-end"))
    expect(there).to_have_accessible_description(re.compile(r"^stolik-terminal on Linux last used .*20\d\d"))
    assert axe(page) == []
    field = region.get_by_label(say("me-device-password"))
    field.fill("not this one")
    there.focus()
    page.keyboard.press("Enter")
    expect(region.get_by_role("alert")).not_to_be_empty()
    expect(field).to_be_focused()
    assert site.do(site.state.people.find(elsewhere)) is not None
    field.fill(PASSWORD)
    there.focus()
    page.keyboard.press("Enter")
    expect(region.get_by_role("status")).to_have_text(EN.say("me-device-ended", device="stolik-terminal on Linux"))
    expect(region.get_by_role("heading")).to_be_focused()
    assert len(devices(page)) == 1 and site.do(site.state.people.find(elsewhere)) is None

    others = [ask(site, "login", name) for _ in range(2)]
    page.reload()
    all_others = region.get_by_role("button", name=say("me-devices-end"))
    field.fill(PASSWORD)
    all_others.focus()
    page.keyboard.press("Enter")
    expect(region.get_by_role("status")).to_have_text(say("me-devices-ended"))
    expect(all_others).to_have_count(0)
    assert [site.do(site.state.people.find(each)) for each in others] == [None, None]
    assert site.do(site.state.people.sessions.of(person_of(site, name), account=True)), "this one goes on"
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text(name)


def person_of(site: Running, name: str) -> str:
    person = site.do(site.state.people.account_named(name))
    assert person is not None
    return person.id


def test_who_signs_in_with_an_operators_password_is_told_how_long_it_counts(site: Running, visit: Visit) -> None:
    name, token = account(site)
    people = site.state.people
    person = site.do(people.find(token))
    assert person is not None
    site.do(people.reset_password(person, PASSWORD))
    page = visit("/me")
    sign_in(page, name)
    told = page.locator(ALERT).first
    expect(told).to_contain_text(re.compile(r"counts until \w+day, .*20\d\d"))
    assert axe(page) == []
    page.get_by_label(say("me-current"), exact=True).first.fill(PASSWORD)
    page.get_by_label(say("me-new-password"), exact=True).fill("a password of their own")
    button(page, "me-change-password").click()
    expect(told).to_have_text(say("me-changed"))


def test_a_new_password_is_no_news_to_who_gives_it(site: Running, visit: Visit) -> None:
    """All sessions are over by it, also the line's: the page does not say so, however long the answer takes."""
    name, _ = account(site)
    page = visit("/me")
    sign_in(page, name)
    page.get_by_label(say("me-current"), exact=True).first.fill(PASSWORD)
    page.get_by_label(say("me-new-password"), exact=True).fill("a password of their own")

    def hold(route: Route) -> None:
        answer = route.fetch()
        page.wait_for_timeout(2_000)
        route.fulfill(response=answer)

    page.route("**/api/me", lambda route: hold(route) if route.request.method == "PATCH" else route.continue_())
    page.evaluate(
        """() => new MutationObserver(() => { window.asked ||= document.querySelector("dialog[open]") !== null })
            .observe(document, { subtree: true, childList: true, attributes: true })"""
    )
    button(page, "me-change-password").click()
    expect(page.locator(ALERT).first).to_have_text(say("me-changed"))
    assert page.evaluate("() => window.asked ?? false") is False


def test_what_is_typed_while_the_page_still_signs_in_stays_there(site: Running, visit: Visit) -> None:
    """The form for another password is there before all of the account is read, and says how it went."""
    name, _ = account(site)
    page = visit("/me")
    expect(page.get_by_text(say("me-nobody-muted"))).to_be_visible()
    held: list[Route] = []
    page.route("**/api/me/mutes", lambda route: held.append(route))
    sign_in(page, name)
    current, new = page.get_by_label(say("me-current"), exact=True).first, page.get_by_label(say("me-new-password"))
    expect(new).to_have_value("")
    current.fill(PASSWORD)
    new.fill("a password of their own")
    page.wait_for_timeout(100)
    with page.expect_response("**/api/me/mutes"):
        for route in held:
            route.continue_()
    page.wait_for_timeout(300)
    expect(current).to_have_value(PASSWORD)
    button(page, "me-change-password").click()
    expect(page.locator(ALERT).first).to_have_text(say("me-changed"))
    expect(current).to_have_value("")


def test_enter_signs_in(site: Running, visit: Visit) -> None:
    """With the code of a second factor too; no account is made by it."""
    name, token = account(site)
    page = visit("/me", expected=["401"])
    sign_in(page, name, enter=True)
    expect(page.get_by_role("status").first).to_contain_text(name)
    people = site.state.people
    person = site.do(people.find(token))
    assert person is not None
    new = site.do(people.second_factors.begin(person.id, name))
    site.do(people.second_factors.turn_on(person.id, TOTP(new.secret).now()))
    page = visit("/me", expected=["401"])
    sign_in(page, name, enter=True)
    expect(page.get_by_label(say("me-code"))).to_be_focused()
    expect(button(page, "me-become")).to_have_count(0)


def test_a_double_click_deletes_nobody(site: Running, visit: Visit) -> None:
    """Nor does a key that is held: the question is asked, where the button is, and waits for an answer."""
    name, _ = account(site)
    page = visit("/me", expected=["403"])
    sign_in(page, name)
    expect(page.get_by_role("status").first).to_contain_text(name)
    delete, sure = button(page, "me-delete"), button(page, "me-delete-sure")
    page.wait_for_load_state("networkidle")  # what comes above it later would push the question out of sight
    delete.dblclick()
    expect(sure).to_be_visible()
    asked = page.get_by_role("alert").filter(has_text=say("me-delete-ask", kind="account"))
    expect(asked).to_be_in_viewport()
    page.reload()
    delete.focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(sure).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text(name)
    data = page.get_by_role("region", name=say("me-data"))
    password = data.get_by_label(say("me-password"), exact=True)
    expect(password).to_be_focused()
    assert axe(page) == []
    password.fill("not this one")
    sure.click()
    expect(data.get_by_text(say("people-password-wrong"))).to_be_visible()
    expect(password).to_be_focused()
    password.fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator(ALERT).first).to_have_text(say("me-deleted"))
    expect(page.get_by_role("status").first).not_to_contain_text(name)
    expect(button(page, "me-delete")).to_be_visible()


def test_whoever_is_signed_out_elsewhere_is_told_and_can_sign_in(site: Running, visit: Visit) -> None:
    name, _ = account(site)
    page = visit("/me", expected=["401"])
    sign_in(page, name)
    expect(page.get_by_role("status").first).to_contain_text(name)

    people = site.state.people
    somebody = site.do(people.account_named(name))
    assert somebody is not None

    def signed_out() -> None:
        site.do(people.end_sessions(somebody))

    asked = page.get_by_role("dialog", name=say("server-who-title"))
    signed_out()
    expect(asked.get_by_role("heading")).to_be_focused()
    expect(asked.get_by_role("status")).to_have_text(say("server-who-how"))
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(asked).to_be_visible()
    page.reload()  # no guest is made of them unasked
    expect(asked.get_by_role("heading")).to_be_focused()
    asked.get_by_role("button", name=say("server-who-sign-in")).click()
    expect(page.get_by_role("status").first).to_contain_text(
        say("me-kind", kind="guest", name="Guest #").partition("#")[0]
    )
    sign_in(page, name)
    expect(page.get_by_role("status").first).to_contain_text(name)

    host = site.guest("Anna")
    page.goto(f"{site.url}/table/{site.open(host, 'golf', seats=2)}")
    expect(page.get_by_role("button", name=say("room-sit")).first).to_be_visible()
    signed_out()
    asked.get_by_role("button", name=say("server-who-guest")).click()
    expect(asked).to_have_count(0)
    expect(page.get_by_role("button", name=say("room-sit")).first).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text(name)


def test_who_signs_out_is_not_told_so(site: Running, visit: Visit) -> None:
    name, _ = account(site)
    page = visit("/me")
    sign_in(page, name)
    expect(page.get_by_role("status").first).to_contain_text(name)
    page.evaluate(
        "() => new MutationObserver(() => (window.asked ||= Boolean(document.querySelector('dialog'))))"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    button(page, "me-logout").click()
    expect(page.get_by_role("status").first).not_to_contain_text(name)
    assert not page.evaluate("() => window.asked")


def test_signing_out_clears_the_browser(site: Running, visit: Visit) -> None:
    """Nothing of whoever was here stays; what the device is set to does."""
    name, _ = account(site)
    page = visit("/me")
    sign_in(page, name)
    kept = {"stolik-matches": "[]", "stolik-seals": "{}"}
    page.evaluate("(kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))", kept)
    page.evaluate("sessionStorage.setItem('stolik-scores-ABC234-1', '{}')")
    page.get_by_role("button", name=say("me-logout"), exact=True).click()
    expect(page.get_by_role("status").first).not_to_contain_text(name)
    stays = page.evaluate("[Object.keys(localStorage), Object.keys(sessionStorage)]")
    assert stays == [["stolik-settings"], []]


def test_no_script_sees_the_token(site: Running, visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("textbox", name=say("web-name")).first.wait_for()
    told = page.evaluate(
        "async () => [document.cookie, await (await fetch('/api/me', {method: 'PATCH', body: '{}',"
        " headers: {'content-type': 'application/json'}})).text(), JSON.stringify(localStorage)]"
    )
    assert "stolik-here=1" in told[0] and '"person"' in told[1]
    assert not [each for each in told if "stolik-session" in each]


def test_the_second_factor(site: Running, visit: Visit) -> None:
    name, _ = account(site)
    page = visit("/me", expected=["403"])
    sign_in(page, name)
    region = page.get_by_role("region", name=say("me-factor"))
    expect(region).to_contain_text(say("me-factor-off"))
    password = region.get_by_label(say("me-current"))
    password.fill("not this one")
    page.keyboard.press("Enter")
    expect(region.locator(ALERT)).not_to_be_empty()
    password.fill(PASSWORD)
    page.keyboard.press("Enter")
    code = region.get_by_role("textbox", name=say("me-code"))
    expect(code).to_be_focused()
    expect(region.get_by_role("img", name=say("me-factor-picture"))).to_be_visible()
    secret = region.get_by_role("code").inner_text().replace(" ", "")
    link = region.get_by_role("link", name=say("me-factor-link")).get_attribute("href")
    assert link is not None and link.startswith("otpauth://totp/Stolik:Eva%20") and secret in link
    assert axe(page) == []
    code.fill(TOTP(secret).now())
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # before the answer is there: it is asked once, and nothing went wrong
    expect(region.get_by_role("status")).to_have_text(say("me-factor-codes"))
    expect(region.locator(ALERT)).to_be_empty()
    expect(region.get_by_role("heading")).to_be_focused()
    codes = region.get_by_role("listitem").all_inner_texts()
    assert len(codes) == 10
    assert axe(page) == []

    other = visit("/me", expected=["401"])
    sign_in(other, name)
    asked = other.get_by_role("textbox", name=say("me-code"))
    expect(asked).to_be_focused()
    expect(other.locator(ALERT).first).to_contain_text(re.compile(EN.say("people-code"), re.IGNORECASE))
    asked.fill(codes[0])
    button(other, "me-login").click()
    theirs = other.get_by_role("region", name=say("me-factor"))
    expect(theirs).to_contain_text(EN.say("me-factor-on", count=9))
    theirs.get_by_label(say("me-current")).fill(PASSWORD)
    other.keyboard.press("Enter")
    expect(theirs).to_contain_text(say("me-factor-off"))
    assert site.do(site.state.people.second_factors.state(person_of(site, name))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_devices_are_told_in_every_language(site: Running, visit: Visit, language: str) -> None:
    words = Words(language)
    page = visit("/me", token=account(site)[1], locale=language)
    [told] = devices(page, language)
    assert words.say("me-device", program="stolik-terminal", system="Linux") in told
    assert words.say("me-device-here") in told
    assert (
        words.say("me-device", program=None, system=None) == words.say("me-device", program=None, system=None).strip()
    )
