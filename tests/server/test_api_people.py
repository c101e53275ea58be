"""People over HTTP: guests, accounts, signing in, bots, mutes, reports, export, deletion; and who may do what."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.server.limits import Limits
from stolik.server.people import MOST_BOTS
from tests.server.site import PASSWORD, Site, connected, finish, refused


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
    told = site.ask("POST", "/api/guest", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert told.startswith("stolik=")
    assert {"httponly", "samesite=lax", "secure", "path=/"} <= set(told.split("; "))


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
    assert answer.json() == {"token": account, "person": {"id": id, "name": "Anna", "kind": "account"}}
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
    change = {"password": "another one", "current": "guessed"}
    assert refused(site.ask("PATCH", "/api/me", old, json=change)) == (403, "people-password-wrong")
    new = site.ask("PATCH", "/api/me", old, json=change | {"current": PASSWORD}).json()["token"]
    assert refused(site.ask("GET", "/api/me", old)) == (401, "people-token")
    assert site.ask("GET", "/api/me", new).status_code == 200
    assert site.ask("POST", "/api/login", json={"name": "Anna", "password": "another one"}).json()["token"] == new
    guest = site.guest("Jan")
    assert refused(site.ask("PATCH", "/api/me", guest, json=change)) == (403, "people-no-guests")


def test_renaming(site: Site) -> None:
    anna, jan = site.account("Anna"), site.account("Jan")
    assert refused(site.ask("PATCH", "/api/me", jan, json={"name": "anna"})) == (409, "people-name-taken")
    assert site.ask("PATCH", "/api/me", anna, json={"name": "ANNA"}).json()["person"]["name"] == "ANNA"
    assert site.ask("PATCH", "/api/me", anna, json={"name": "Ola"}).json()["token"] == anna
    assert site.ask("PATCH", "/api/me", jan, json={"name": "Anna"}).json()["person"]["name"] == "Anna"
    assert site.ask("GET", "/api/me", anna).json()["name"] == "Ola"


def test_signing_out(site: Site) -> None:
    token = site.account("Anna")
    answer = site.ask("POST", "/api/logout", token, json={})
    assert answer.status_code == 204 and 'stolik=""' in answer.headers["set-cookie"]
    assert site.ask("GET", "/api/me", token).status_code == 200, "only the cookie goes"
    assert site.ask("POST", "/api/logout", token, json={"all": True}).status_code == 204
    assert refused(site.ask("GET", "/api/me", token)) == (401, "people-token")
    assert site.ask("POST", "/api/logout", json={}).status_code == 204


def test_generations_outlive_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        void = site.account("Anna")
        site.ask("POST", "/api/logout", void, json={"all": True})
        kept = site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}).json()["token"]
    with Site(tmp_path) as site:
        assert refused(site.ask("GET", "/api/me", void)) == (401, "people-token")
        assert site.ask("GET", "/api/me", kept).json()["name"] == "Anna"


# --- tokens that are none --------------------------------------------------------------------------------------------


def test_forged_tokens(site: Site, tmp_path: Path) -> None:
    token, other = site.guest("Anna"), site.guest("Jan")
    id, generation, signature = token.split(".")
    forged = [
        f"{id}.{int(generation) + 1}.{signature}",
        f"{site.id(other)}.{generation}.{signature}",
        f"{id}.{generation}.{signature[:-1]}",
        f"{id}.{generation}.",
        f"{id}.{generation}",
        token.swapcase(),
        "stolik-bot-" + "A" * 43,
        "x" * 5000,
        "żółw",
    ]
    for each in forged:
        answer = site.ask("GET", "/api/me", headers={"authorization": b"Bearer " + each.encode()})
        assert refused(answer) == (401, "people-token"), each
    with Site(tmp_path / "other") as elsewhere:
        assert refused(elsewhere.ask("GET", "/api/me", token)) == (401, "people-token")
    assert refused(site.ask("GET", "/api/me")) == (401, "people-who")
    assert refused(site.ask("GET", "/api/me", headers={"authorization": "Basic YTpi"})) == (401, "people-who")


# --- bots ------------------------------------------------------------------------------------------------------------


def test_a_bot_has_a_token_of_its_own(site: Site) -> None:
    anna = site.account("Anna")
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
    assert site.ask("GET", "/api/me", bot["token"]).json() == {"id": bot["id"], "name": "Robot", "kind": "bot"}
    listed = site.ask("GET", "/api/me/tokens", anna).json()["bots"]
    assert listed == [{key: bot[key] for key in ("id", "name", "created")}], "the token is shown once"
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "x"}),
        ("DELETE", "/api/me", None),
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
        assert site.run(site.state.people.who("", anna)).muted == {muted}  # type: ignore[union-attr]


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
    answer = site.ask("DELETE", "/api/me", anna)
    assert answer.status_code == 204 and 'stolik=""' in answer.headers["set-cookie"]
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
        site.ask("DELETE", "/api/me", token)
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


@pytest.mark.parametrize("password", ["password", "PassWord", "iloveyou", "aaaaaaaaaa", "Zuzanna Ż"])
def test_passwords_that_everybody_knows_are_refused(site: Site, password: str) -> None:
    """Review S13; also the own name, in whatever letters."""
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
