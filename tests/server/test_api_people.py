"""People over HTTP: guests, accounts, signing in, bots, mutes, reports, export, deletion; and who may do what."""

import asyncio
import string
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.server import sessions, times
from stolik.server.devices import Device
from stolik.server.limits import Limits
from stolik.server.people import MOST_BOTS
from stolik.server.tokens import hash_of
from tests.server.site import BROWSER, HOST, PASSWORD, Site, connected, cookie_in, finish, refused


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


# --- guests ----------------------------------------------------------------------------------------------------------


def test_a_guest_comes_in_with_a_name(site: Site) -> None:
    answer = site.ask("POST", "/api/guest", json={"name": "  Żółta   Kaczka "})
    assert answer.status_code == 201
    session = answer.json()
    assert session["person"]["name"] == "Żółta Kaczka" and session["person"]["kind"] == "guest"
    assert site.ask("GET", "/api/me", session["token"]).json() == session["person"]
    assert site.ask("GET", "/api/me", cookie=session["token"]).json() == session["person"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    """Review S3. What browsers take as `__Host-` has these attributes, and no others see or set it."""
    own, there = site.ask("POST", "/api/guest", json={"name": "Anna"}, headers=BROWSER).headers.get_list("set-cookie")
    assert own.startswith("__Host-stolik=stolik-session-") and "domain" not in own.lower()
    assert {"httponly", "samesite=strict", "secure", "path=/"} <= set(own.lower().split("; "))
    assert there.startswith("stolik-here=1;") and "httponly" not in there.lower(), "scripts may know that it is there"


def test_where_nothing_is_encrypted_the_cookie_has_a_plain_name(site: Site) -> None:
    """Browsers refuse `__Host-` there. The other one does not count where it should not be."""
    headers = {"origin": f"http://{HOST}"}
    answer = site.ask("POST", "/api/guest", json={"name": "Anna"}, headers=headers, scheme="http")
    told = answer.headers["set-cookie"]
    assert told.startswith("stolik=stolik-session-") and "secure" not in told.lower()
    token = told.partition("=")[2].partition(";")[0]
    for name, scheme, status in (
        ("stolik", "http", 200),
        ("__Host-stolik", "http", 401),
        ("stolik", "https", 401),
        ("__Host-stolik", "https", 200),
    ):
        answer = site.ask("GET", "/api/me", headers={"cookie": f"{name}={token}"}, scheme=scheme)
        assert answer.status_code == status, (name, scheme)


def test_a_browser_is_told_no_token(site: Site) -> None:
    """Review S3: no script of the page gets at it, whatever the page asks for."""
    wish = {"name": "Anna", "password": PASSWORD}
    guest = site.ask("POST", "/api/guest", json={"name": "Anna"}, headers=BROWSER)
    cookie = cookie_in(guest)
    answers = [guest, site.ask("GET", "/api/me", cookie=cookie), site.ask("PATCH", "/api/me", json={}, cookie=cookie)]
    answers.append(site.ask("POST", "/api/account", json=wish, cookie=cookie))
    answers.append(site.ask("POST", "/api/login", json=wish, headers={"sec-fetch-site": "same-origin"}))
    answers.append(site.ask("GET", "/api/me/sessions", cookie=cookie_in(answers[-1])))
    change = {"password": "another one", "current": PASSWORD, "name": "Ola"}
    answers.append(site.ask("PATCH", "/api/me", json=change, cookie=cookie_in(answers[-2])))
    assert [answer.status_code for answer in answers] == [201, 200, 200, 201, 200, 200, 200]
    assert not [answer.text for answer in answers if "stolik-session" in answer.text or "token" in answer.text]
    assert site.ask("GET", "/api/me", cookie=cookie_in(answers[-1])).json()["name"] == "Ola"
    other = site.ask("POST", "/api/login", json={"name": "Ola", "password": "another one"})
    assert other.json()["token"].startswith("stolik-session-") and "set-cookie" not in other.headers, "no browser"


def test_who_comes_back_keeps_the_cookie_for_as_long_again(site: Site) -> None:
    cookie = cookie_in(site.ask("POST", "/api/guest", json={"name": "Anna"}, headers=BROWSER))
    answer = site.ask("GET", "/api/me", cookie=cookie)
    assert cookie_in(answer) == cookie and f"max-age={400 * 24 * 3600}" in answer.headers["set-cookie"].lower()
    bot = site.ask("POST", "/api/me/tokens", site.account("Jan"), json={"name": "Robot"}).json()["token"]
    assert "set-cookie" not in site.ask("GET", "/api/me", bot, headers=BROWSER).headers


def test_two_guests_may_have_one_name_but_not_an_account_s(site: Site) -> None:
    assert site.id(site.guest("Jan")) != site.id(site.guest("Jan"))
    site.account("Maria")
    for name in ("Maria", "MARIA", " maria ", "Ｍaria", "MarIa", "Marla"):
        assert refused(site.ask("POST", "/api/guest", json={"name": name})) == (409, "people-name-taken")
    assert refused(site.ask("POST", "/api/guest", json={"name": "Mаria"})) == (422, "people-name-scripts")


@pytest.mark.parametrize(
    "name", ["Robert'); DROP TABLE people;--", "<script>alert(1)</script>", "{{7*7}} %s %n", 'O\'Neil & "Sons"', "null"]
)
def test_a_name_is_only_text(site: Site, name: str) -> None:
    token = site.guest(name[:30])
    assert site.ask("GET", "/api/me", token).json()["name"] == name[:30]
    assert site.ask("GET", "/api/me", token).headers["content-type"] == "application/json"


# --- accounts --------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_their_history(site: Site) -> None:
    guest = site.guest("Anna")
    id = site.id(guest)
    finish(site, "AAAA-1", (id, "Anna"), (site.id(site.guest("Jan")), "Jan"))
    account = site.account("Anna", guest)
    assert site.id(account) == id
    assert site.ask("GET", "/api/me", account).json()["kind"] == "account"
    assert [match["code"] for match in site.ask("GET", "/api/matches", account).json()["matches"]] == ["AAAA-1"]
    assert refused(site.ask("GET", "/api/me", guest)) == (401, "people-token"), "who stole it has not got the account"
    answer = site.ask("POST", "/api/login", json={"name": "ANNA", "password": PASSWORD})
    assert answer.json()["person"] == {"id": id, "name": "Anna", "kind": "account"}
    assert answer.json()["token"] != account and site.id(answer.json()["token"]) == id, "a session of its own"
    again = site.ask("POST", "/api/account", account, json={"name": "Other", "password": PASSWORD})
    assert refused(again) == (409, "people-is-account")


def test_of_many_who_want_a_name_one_gets_it(site: Site) -> None:
    async def all_at_once() -> list[Any]:
        wish = {"name": "Piotr", "password": PASSWORD}
        return await asyncio.gather(*(site.send("POST", "/api/account", json=wish) for _ in range(8)))

    answers = site.run(all_at_once())
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    assert site.ask("POST", "/api/login", json={"name": "Piotr", "password": PASSWORD}).status_code == 200


def test_a_wrong_password_and_an_unknown_name_sound_the_same(site: Site) -> None:
    site.account("Anna")
    wrong = site.ask("POST", "/api/login", json={"name": "Anna", "password": "not this one"})
    unknown = site.ask("POST", "/api/login", json={"name": "Nobody", "password": "not this one"})
    assert refused(wrong) == (401, "people-login") and wrong.json() == unknown.json()
    assert wrong.headers["www-authenticate"] == "Bearer" and "set-cookie" not in wrong.headers
    for password in ("x" * 7, "x" * 201):
        answer = site.ask("POST", "/api/account", json={"name": "Jan", "password": password})
        assert refused(answer) == (422, "people-password-length")


def test_another_password_ends_older_sessions(site: Site) -> None:
    old = site.account("Anna")
    other = site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}).json()["token"]
    change = {"password": "another one", "current": "guessed"}
    assert refused(site.ask("PATCH", "/api/me", old, json=change)) == (403, "people-password-wrong")
    new = site.ask("PATCH", "/api/me", old, json=change | {"current": PASSWORD}).json()["token"]
    for void in (old, other):
        assert refused(site.ask("GET", "/api/me", void)) == (401, "people-token")
    assert site.ask("GET", "/api/me", new).status_code == 200
    assert site.ask("POST", "/api/login", json={"name": "Anna", "password": "another one"}).status_code == 200
    assert refused(site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD})) == (401, "people-login")
    guest = site.guest("Jan")
    assert refused(site.ask("PATCH", "/api/me", guest, json=change)) == (403, "people-no-guests")


def test_renaming(site: Site) -> None:
    anna, jan = site.account("Anna"), site.account("Jan")
    assert refused(site.ask("PATCH", "/api/me", jan, json={"name": "anna"})) == (409, "people-name-taken")
    assert site.ask("PATCH", "/api/me", anna, json={"name": "ANNA"}).json()["person"]["name"] == "ANNA"
    assert "token" not in site.ask("PATCH", "/api/me", anna, json={"name": "Ola"}).json(), "the session is the same"
    assert site.ask("PATCH", "/api/me", jan, json={"name": "Anna"}).json()["person"]["name"] == "Anna"
    assert site.ask("GET", "/api/me", anna).json()["name"] == "Ola"


# --- sessions --------------------------------------------------------------------------------------------------------


def login(site: Site, name: str = "Anna", **request: Any) -> str:
    """The token of another session."""
    answer = site.ask("POST", "/api/login", json={"name": name, "password": PASSWORD}, **request)
    return str(answer.json()["token"])


def test_signing_out_ends_the_session_and_no_other(site: Site) -> None:
    """Review S3: the token was valid afterwards."""
    token = site.account("Anna")
    other = login(site)
    own, others = connected(site, token), connected(site, other)
    answer = site.ask("POST", "/api/logout", token, json={})
    assert answer.status_code == 204 and '__Host-stolik=""' in answer.headers["set-cookie"]
    assert refused(site.ask("GET", "/api/me", token)) == (401, "people-token")
    assert (own.closed, others.closed) == ([1008], []), "its websockets are closed"
    third = login(site)
    assert site.ask("POST", "/api/logout", other, json={"all": True}).status_code == 204
    for void in (token, other, third):
        assert refused(site.ask("GET", "/api/me", void)) == (401, "people-token")
    assert others.closed == [1008]
    assert site.ask("POST", "/api/logout", json={}).status_code == 204


def test_where_one_has_come_in(site: Site) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    token = site.account("Anna")
    browser = cookie_in(
        site.ask(
            "POST", "/api/login", json={"name": "Anna", "password": PASSWORD}, headers=BROWSER | {"user-agent": firefox}
        )
    )
    site.ask("POST", "/api/me/tokens", token, json={"name": "Robot"})
    site.account("Jan")
    found = site.ask("GET", "/api/me/sessions", cookie=browser).json()["sessions"]
    assert {(each["program"], each["system"], each["current"]) for each in found} == {
        ("Firefox", "Linux", True),
        ("python-httpx", "", False),
    }
    mine = next(each for each in found if each["current"])
    other = next(each for each in found if not each["current"])
    assert mine["made"] == mine["used"] and mine["made"].endswith("+00:00")
    own, others = connected(site, browser), connected(site, token)
    ola, over = site.guest("Ola"), {"session": other["id"], "password": PASSWORD}
    end = "/api/me/sessions/end"
    assert refused(site.ask("POST", end, ola, json=over)) == (404, "people-no-session")
    for wish in (over | {"password": "not this one"}, {"session": other["id"]}, {}):
        assert refused(site.ask("POST", end, cookie=browser, json=wish)) == (403, "people-password-wrong")
    assert site.ask("POST", end, cookie=browser, json=over).status_code == 204
    assert refused(site.ask("GET", "/api/me", token)) == (401, "people-token")
    assert (own.closed, others.closed) == ([], [1008])
    again = site.ask("POST", end, cookie=browser, json=over)
    assert refused(again) == (404, "people-no-session")
    assert [each["id"] for each in site.ask("GET", "/api/me/sessions", cookie=browser).json()["sessions"]] == [
        mine["id"]
    ]


def test_all_others_end(site: Site) -> None:
    token = site.account("Anna")
    others = [login(site) for _ in range(3)]
    sockets = [connected(site, each) for each in (token, *others)]
    assert site.ask("POST", "/api/me/sessions/end", token, json={"password": PASSWORD}).status_code == 204
    assert [socket.closed for socket in sockets] == [[], [1008], [1008], [1008]]
    assert [site.ask("GET", "/api/me", each).status_code for each in (token, *others)] == [200, 401, 401, 401]


def test_sessions_outlive_a_restart_and_so_does_their_end(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        void, kept = site.account("Anna"), login(site)
        site.ask("POST", "/api/logout", void, json={})
    with Site(tmp_path) as site:
        assert refused(site.ask("GET", "/api/me", void)) == (401, "people-token")
        assert site.ask("GET", "/api/me", kept).json()["name"] == "Anna"


def at_day(monkeypatch: pytest.MonkeyPatch, day: float) -> None:
    """It is so many days later."""
    later = SimpleNamespace(time=lambda: time.time() + day * 86_400)
    monkeypatch.setattr(sessions, "time", later)
    monkeypatch.setattr(times, "datetime", Later(day))


class Later:
    """The clock of `times`, some days on."""

    def __init__(self, days: float) -> None:
        self._days = days

    def now(self, zone: Any) -> datetime:
        return datetime.now(zone) + timedelta(days=self._days)


@pytest.mark.parametrize("remembered", [True, False])
def test_a_session_that_nobody_uses_ends(site: Site, monkeypatch: pytest.MonkeyPatch, remembered: bool) -> None:
    """Review S3: none ended by itself. Each use counts anew, and so it does for those who are in the database alone."""
    token, other = site.account("Anna"), site.account("Jan")

    def on_day(day: float, *tokens: str) -> list[int]:
        at_day(monkeypatch, day)
        if not remembered:
            site.state.people.sessions._known.clear()
            site.run(site.state.store.flush())
        return [site.ask("GET", "/api/me", each).status_code for each in tokens]

    assert on_day(89, token) == [200]
    assert on_day(91, token, other) == [200, 401]
    assert on_day(180, token) == [200] and on_day(271, token) == [401]
    assert site.ask("GET", "/api/me/sessions", token).status_code == 401
    site.run(site.state.people.sessions.sweep())
    assert site.run(site.state.store.sessions.find(hash_of(token))) is None


@pytest.mark.parametrize("remembered", [True, False])
def test_a_session_of_an_account_ends_after_a_year(
    site: Site, monkeypatch: pytest.MonkeyPatch, remembered: bool
) -> None:
    """However often it is used; a guest, who cannot sign in again, stays."""
    account, guest = site.account("Anna"), site.guest("Jan")
    for day in range(80, 366, 80):
        at_day(monkeypatch, day)
        assert [site.ask("GET", "/api/me", token).status_code for token in (account, guest)] == [200, 200]
    if not remembered:
        site.state.people.sessions._known.clear()
        site.run(site.state.store.flush())
    at_day(monkeypatch, 364)
    assert site.ask("GET", "/api/me", account).status_code == 200
    at_day(monkeypatch, 366)
    assert [site.ask("GET", "/api/me", token).status_code for token in (account, guest)] == [401, 200]
    shown = site.ask("GET", "/api/me/sessions", login(site)).json()["sessions"]
    assert [each["current"] for each in shown] == [True]
    for day in (440, 466):  # what nobody can use goes as what nobody does
        at_day(monkeypatch, day)
        assert site.ask("GET", "/api/me", guest).status_code == 200
    site.run(site.state.people.sessions.sweep())
    assert site.run(site.state.store.sessions.find(hash_of(account))) is None
    assert site.run(site.state.store.sessions.find(hash_of(guest))) is not None


def test_of_very_many_sessions_the_oldest_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for their connections; others' stay."""
    ended = list[str]()
    monkeypatch.setattr(site.state.people, "_disconnect", lambda person, session="", but="": ended.append(session))
    monkeypatch.setattr("stolik.server.people.MOST_SESSIONS", 3)
    other, tokens = site.account("Jan"), [site.account("Anna")]
    for hour in range(1, 5):
        at_day(monkeypatch, hour / 24)
        came = site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD})
        tokens.append(came.json()["token"])
    codes = [site.ask("GET", "/api/me", token).status_code for token in (other, *tokens)]
    assert codes == [200, 401, 401, 200, 200, 200]
    assert ended == [hash_of(token) for token in tokens[:2]]


def test_a_session_in_use_is_written_once_an_hour(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    token, written = site.guest("Anna"), list[str]()
    monkeypatch.setattr(site.state.store.sessions, "use", lambda hashed, now: written.append(now))
    for minutes, writes in ((0, 0), (59, 0), (61, 1), (62, 1), (120, 1), (122, 2)):
        at_day(monkeypatch, minutes / 1440)
        for _ in range(3):
            assert site.ask("GET", "/api/me", token).status_code == 200
        assert len(written) == writes, minutes


def test_who_knows_the_old_password_does_not_slip_in_while_it_changes(site: Site) -> None:
    """The password is right when it is looked at, and another one when the session would be made."""
    site.account("Anna")
    people = site.state.people
    make = people.sessions.make

    async def late(person: str, device: Device, password: str | None = None) -> str:
        found = await people.person(person)
        assert found is not None
        people.sessions.make = make  # type: ignore[method-assign]
        await people.reset_password(found, "another one")
        return await make(person, device, password)

    people.sessions.make = late  # type: ignore[method-assign]
    answer = site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD})
    assert refused(answer) == (401, "people-login")
    assert site.run(site.state.store.sessions.of(site.run(people.account_named("Anna")).id)) == []  # type: ignore[union-attr]


# --- tokens that are none --------------------------------------------------------------------------------------------


def test_forged_tokens(site: Site, tmp_path: Path) -> None:
    token = site.guest("Anna")
    forged = [token[:-1], token + "A", token.swapcase(), "stolik-bot-" + "A" * 43, "stolik-session-" + "A" * 43]
    forged += [token.removeprefix("stolik-session-"), "stolik-session-", hash_of(token), "x" * 5000, "żółw"]
    for each in forged:
        answer = site.ask("GET", "/api/me", headers={"authorization": b"Bearer " + each.encode()})
        assert refused(answer) == (401, "people-token"), each
    with Site(tmp_path / "other") as elsewhere:
        assert refused(elsewhere.ask("GET", "/api/me", token)) == (401, "people-token")
    assert refused(site.ask("GET", "/api/me")) == (401, "people-who")
    assert refused(site.ask("GET", "/api/me", headers={"authorization": "Basic YTpi"})) == (401, "people-who")


def test_a_token_has_one_spelling(site: Site) -> None:
    """The last sign of a signature could be another one, as some of its bits were not looked at."""
    token = site.guest("Anna")
    signs = string.ascii_letters + string.digits + "-_.=+/~"
    for at in range(len(token)):
        for sign in signs if at in (len(token) - 1, len(token) - 2) else "aA0":
            changed = token[:at] + sign + token[at + 1 :]
            assert changed == token or site.run(site.state.people.find(changed)) is None, changed


# --- bots ------------------------------------------------------------------------------------------------------------


def test_a_bot_has_a_token_of_its_own(site: Site) -> None:
    anna = site.account("Anna")
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
    assert site.ask("GET", "/api/me", bot["token"]).json() == {"id": bot["id"], "name": "Robot", "kind": "bot"}
    listed = site.ask("GET", "/api/me/tokens", anna).json()["bots"]
    assert listed == [{key: bot[key] for key in ("id", "name", "created")}], "the token is shown once"
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "x"}),
        ("POST", "/api/me/delete", {}),
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/account", {"name": "x", "password": PASSWORD}),
    ):
        assert refused(site.ask(method, path, bot["token"], json=body)) == (403, "people-no-bots"), path
    jan = site.account("Jan")
    assert refused(site.ask("DELETE", f"/api/me/tokens/{bot['id']}", jan)) == (404, "people-no-token")
    assert site.ask("DELETE", f"/api/me/tokens/{bot['id']}", anna).status_code == 204
    assert refused(site.ask("GET", "/api/me", bot["token"])) == (401, "people-token")
    assert refused(site.ask("GET", "/api/me/tokens", site.guest("Gast"))) == (403, "people-no-guests")


def test_an_account_has_so_many_bots(site: Site) -> None:
    anna = site.account("Anna")
    for number in range(MOST_BOTS):
        assert site.ask("POST", "/api/me/tokens", anna, json={"name": f"Robot {number}"}).status_code == 201
    assert refused(site.ask("POST", "/api/me/tokens", anna, json={"name": "More"})) == (409, "people-tokens-full")


def test_only_the_hash_of_a_bot_s_token_is_stored(site: Site) -> None:
    anna = site.account("Anna")
    token = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()["token"]
    stored = b"".join(path.read_bytes() for path in site.folder.glob("stolik.db*"))
    assert b"Robot" in stored, "this is where it would be"
    assert token.removeprefix("stolik-bot-").encode() not in stored and PASSWORD.encode() not in stored


# --- mutes and reports -----------------------------------------------------------------------------------------------


def test_muting(site: Site) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    path = f"/api/me/mutes/{site.id(jan)}"
    assert site.ask("PUT", path, anna).status_code == site.ask("PUT", path, anna).status_code == 204
    assert site.ask("GET", "/api/me/mutes", anna).json() == {"people": [{"id": site.id(jan), "name": "Jan"}]}
    people = site.state.people
    assert people.muted(site.id(anna)) == {site.id(jan)} and not people.muted(site.id(jan))
    assert site.run(people.who(anna)).muted == {site.id(jan)}  # type: ignore[union-attr]
    assert site.ask("DELETE", path, anna).status_code == 204
    assert site.ask("GET", "/api/me/mutes", anna).json() == {"people": []}
    assert not people.muted(site.id(anna))
    assert refused(site.ask("PUT", "/api/me/mutes/nobody", anna)) == (404, "people-no-person")
    assert refused(site.ask("PUT", f"/api/me/mutes/{site.id(anna)}", anna)) == (422, "people-yourself")


def test_mutes_outlive_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna, jan = site.guest("Anna"), site.guest("Jan")
        muted = site.id(jan)
        site.ask("PUT", f"/api/me/mutes/{muted}", anna)
    with Site(tmp_path) as site:
        assert site.run(site.state.people.who(anna)).muted == {muted}  # type: ignore[union-attr]


def test_reporting(site: Site) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    body = {"person": site.id(jan), "table": "KLON", "text": "rude\u202e\n<b>words</b>\0"}
    assert site.ask("POST", "/api/reports", anna, json=body).status_code == 204
    [report] = site.run(site.state.store.conduct.reports())
    assert (report.by, report.about, report.table_code) == (site.id(anna), site.id(jan), "KLON")
    assert report.text == "rude\n<b>words</b>"
    assert refused(site.ask("POST", "/api/reports", anna, json=body | {"text": " \n"})) == (422, "people-no-text")
    assert refused(site.ask("POST", "/api/reports", jan, json=body)) == (422, "people-yourself")
    assert refused(site.ask("POST", "/api/reports", anna, json=body | {"person": "x"})) == (404, "people-no-person")


# --- one's data ------------------------------------------------------------------------------------------------------


def test_export_has_everything_but_secrets(site: Site) -> None:
    anna, jan = site.account("Anna"), site.guest("Jan")
    finish(site, "AAAA-1", (site.id(anna), "Anna"), (site.id(jan), "Jan"))
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
    finish(site, "BBBB-1", (bot["id"], "Robot"), (site.id(jan), "Jan"))
    site.ask("PUT", f"/api/me/mutes/{site.id(jan)}", anna)
    site.ask("POST", "/api/reports", anna, json={"person": site.id(jan), "text": "rude"})
    answer = site.ask("GET", "/api/me/export", anna)
    assert f'filename="stolik-{site.id(anna)}.json"' in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["name"] == "Anna" and found["person"]["id"] == site.id(anna)
    assert [match["code"] for match in found["matches"]] == ["AAAA-1"]
    assert found["mutes"] == [site.id(jan)] and [report["text"] for report in found["reports"]] == ["rude"]
    assert [bot["matches"][0]["code"] for bot in found["bots"]] == ["BBBB-1"]
    assert "argon2" not in answer.text and bot["token"] not in answer.text


def test_deletion_leaves_the_match_to_the_others(site: Site) -> None:
    anna, jan = site.account("Anna"), site.guest("Jan")
    mine, theirs = site.id(anna), site.id(jan)
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
    finish(site, "AAAA-1", (mine, "Anna"), (theirs, "Jan"))
    finish(site, "BBBB-1", (theirs, "Jan"), (bot["id"], "Robot"))
    site.ask("PUT", f"/api/me/mutes/{mine}", jan)
    own = [connected(site, token) for token in (anna, bot["token"])]
    answer = site.delete(anna)
    assert answer.status_code == 204 and '__Host-stolik=""' in answer.headers["set-cookie"]
    assert [each.closed for each in own] == [[1008], [1008]], "their connections are cut"
    for token in (anna, bot["token"]):
        assert refused(site.ask("GET", "/api/me", token)) == (401, "people-token")
    assert refused(site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}))[0] == 401
    assert site.ask("GET", "/api/me/mutes", jan).json() == {"people": []}
    matches = site.ask("GET", "/api/matches", jan).json()["matches"]
    assert [[each["name"] for each in match["people"]] for match in matches] == [["Jan", None], [None, "Jan"]]
    record = site.ask("GET", "/api/matches/AAAA-1/record")
    assert record.json()["names"] == ["", "Jan"] and "Anna" not in record.text
    assert site.ask("GET", "/api/matches/BBBB-1/record").json()["names"] == ["Jan", ""]
    assert site.account("Anna"), "the name is free again"


def test_a_token_of_somebody_deleted_stays_void_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        token = site.guest("Anna")
        site.delete(token)
    with Site(tmp_path) as site:
        assert refused(site.ask("GET", "/api/me", token)) == (401, "people-token")


# --- bans and rates --------------------------------------------------------------------------------------------------


def test_bans(site: Site) -> None:
    anna = site.account("Anna")
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()["token"]
    bans = site.state.people.bans
    site.run(bans.ban(site.id(anna), "2999-01-01T00:00:00+00:00", "rude"))
    for token in (anna, bot):
        answer = site.ask("GET", "/api/me", token)
        assert refused(answer) == (403, "people-banned") and "2999-01-01 00:00 UTC" in answer.json()["text"]
        assert site.run(site.state.people.who(token)) is None
    answer = site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD})
    assert refused(answer) == (403, "people-banned") and "set-cookie" not in answer.headers


@pytest.mark.parametrize("banned", ["192.0.2.7", "192.0.2.0/24"])
def test_an_address_is_banned(site: Site, banned: str) -> None:
    site.run(site.state.people.bans.ban(banned, None, ""))
    assert refused(site.ask("GET", "/api/games")) == (403, "people-banned")
    assert site.ask("GET", "/api/games", address="192.0.3.7").status_code == 200
    site.run(site.state.people.bans.unban(banned))
    assert site.ask("GET", "/api/games").status_code == 200


def test_a_ban_that_has_run_out_is_none(site: Site) -> None:
    anna = site.guest("Anna")
    site.run(site.state.people.bans.ban(site.id(anna), "2020-01-01T00:00:00+00:00", ""))
    assert site.ask("GET", "/api/me", anna).status_code == 200


@pytest.mark.parametrize(
    "password",
    ["password", "PassWord", "iloveyou", "aaaaaaaaaa", "Zuzanna Ż", "1 zuzanna-ż 2026", "Stolik2026", "(planowanie)"],
)
def test_passwords_that_everybody_knows_are_refused(site: Site, password: str) -> None:
    """Review S13; also the own name, that of the house and of games, in whatever letters and with whatever digits."""
    wish = {"name": "zuzanna ż", "password": password}
    assert refused(site.ask("POST", "/api/account", json=wish)) == (422, "people-password-common")
    token = site.account("Zuzanna Ż")
    change = {"password": password, "current": PASSWORD}
    assert refused(site.ask("PATCH", "/api/me", token, json=change)) == (422, "people-password-common")
    assert site.ask("POST", "/api/login", json={"name": "Zuzanna Ż", "password": PASSWORD}).status_code == 200


def test_nobody_locks_an_account_from_elsewhere(tmp_path: Path) -> None:
    """Review S2: who guesses from some addresses holds up neither a new one nor one that has been right before."""
    limits = Limits(login_burst=3, login_rate=0.001, name_burst=20, name_rate=0.001, request_burst=1000)
    right, wrong = {"name": "Anna", "password": PASSWORD}, {"name": "ANNA", "password": "not this one"}
    with Site(tmp_path, limits=limits) as site:
        site.account("Anna")

        def login(body: dict[str, str], address: str) -> int:
            return site.ask("POST", "/api/login", json=body, address=address).status_code

        assert login(right, "203.0.113.1") == 200
        for attacker in ("198.51.100.1", "198.51.100.2"):
            assert [login(wrong, attacker) for _ in range(6)] == [401] * 3 + [429] * 3
        assert login(right, "203.0.113.2") == 200, "from a new address"
        for at in range(20):  # from everywhere, until the name has had its share
            login(wrong, f"192.0.2.{at}")
        assert login(wrong, "192.0.2.99") == login(right, "203.0.113.3") == 429
        assert login(right, "203.0.113.1") == login(right, "203.0.113.2") == 200, "known addresses always get through"


def test_rates_for_each_address_and_each_name(tmp_path: Path) -> None:
    limits = Limits(login_burst=3, guest_burst=2, request_burst=50, login_rate=0.001, guest_rate=0.001)
    with Site(tmp_path, limits=limits) as site:
        site.account("Anna")
        wrong = {"name": "Anna", "password": "not this one"}
        tries = [site.ask("POST", "/api/login", json=wrong, address="198.51.100.7") for at in range(4)]
        assert [answer.status_code for answer in tries] == [401, 401, 401, 429]
        assert tries[3].headers["retry-after"] == "1000"
        others = [site.ask("POST", "/api/login", json=wrong | {"name": f"N{at}"}) for at in range(4)]
        assert [answer.status_code for answer in others] == [401, 401, 401, 429], "one address, many names"
        assert site.ask("POST", "/api/guest", json={"name": "Jan"}).status_code == 201
        assert refused(site.ask("POST", "/api/guest", json={"name": "Ola"})) == (429, "people-too-often")
        assert site.ask("POST", "/api/guest", json={"name": "Ola"}, address="203.0.113.1").status_code == 201
        statuses = {site.ask("GET", "/api/games", address="203.0.113.2").status_code for _ in range(80)}
        assert statuses == {200, 429}
