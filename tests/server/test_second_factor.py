"""The second factor: a code beside the password, each of them once, and a way back for who has lost the device."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from pyotp import TOTP

from stolik.server import second_factor
from stolik.server.limits import Limits
from stolik.server.refusals import RequestRefusal
from stolik.server.second_factor import RECOVERY_CODES, picture_of, step_of
from stolik.server.tokens import hash_of
from tests.server.site import GENEROUS, PASSWORD, Site, refused

# RFC 6238, appendix B, in six digits: the secret "12345678901234567890" in base 32, seconds and code.
RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
RFC_CODES = [(1111111109, "081804"), (1234567890, "005924"), (2000000000, "279037")]
NOON = 1_900_000_020.0  # the beginning of a step


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    at(monkeypatch, NOON)
    with Site(tmp_path, GENEROUS._replace(code_rate=0)) as site:
        yield site


def at(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """It is so late, for codes."""
    monkeypatch.setattr(second_factor, "time", SimpleNamespace(time=lambda: seconds))


def turned_on(site: Site, token: str) -> tuple[str, list[str]]:
    """The secret, and the codes for who loses the device; what the device made first was of one step before."""
    begun = site.ask("POST", "/api/me/second-factor", token, json={"password": PASSWORD})
    assert begun.status_code == 200, begun.text
    secret = begun.json()["secret"]
    answer = site.ask("POST", "/api/me/second-factor/on", token, json={"code": TOTP(secret).at(int(NOON) - 30)})
    assert answer.status_code == 200, answer.text
    return secret, answer.json()["codes"]


def login(site: Site, code: str = "", password: str = PASSWORD, **request: Any) -> tuple[int, str]:
    answer = site.ask("POST", "/api/login", json={"name": "Anna", "password": password, "code": code}, **request)
    return (200, "") if answer.status_code == 200 else refused(answer)


ASKED, WRONG, IN = (401, "people-code"), (403, "people-code-wrong"), (200, "")


@pytest.mark.parametrize("seconds, code", RFC_CODES)
def test_codes_are_those_of_the_rfc(seconds: int, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for late, known in ((-31, False), (-30, True), (0, True), (59, True), (60, False)):
        at(monkeypatch, seconds // 30 * 30 + late)
        assert (step_of(RFC_SECRET, code) == seconds // 30) is known, late
    at(monkeypatch, seconds)
    assert step_of(RFC_SECRET, f" {code[:3]} {code[3:]} ") == seconds // 30, "as devices show it"
    for wrong in ("", code[:5], code + "0", "٢٨٧٠٨٢", code[::-1] + "x"):
        assert step_of(RFC_SECRET, wrong) is None


def test_signing_in_wants_a_code_once_it_is_on(site: Site) -> None:
    token = site.account("Anna")
    assert site.ask("GET", "/api/me/second-factor", token).json() == {"on": False, "recovery": 0}
    begun = site.ask("POST", "/api/me/second-factor", token, json={"password": PASSWORD}).json()
    assert login(site) == IN, "not before a right code"
    assert refused(site.ask("POST", "/api/me/second-factor/on", token, json={"code": "000000"})) == WRONG
    assert login(site) == IN
    secret, codes = turned_on(site, token)
    assert secret != begun["secret"], "each try begins anew"
    assert site.ask("GET", "/api/me/second-factor", token).json() == {"on": True, "recovery": RECOVERY_CODES}
    right = TOTP(secret).at(int(NOON))
    assert login(site, right, "not this one") == login(site, "", "not this one") == (401, "people-login")
    assert login(site) == ASKED and login(site, "123") == WRONG
    assert login(site, right) == IN
    assert len(codes) == len(set(codes)) == RECOVERY_CODES
    assert refused(site.ask("POST", "/api/me/second-factor", token, json={"password": PASSWORD})) == (
        409,
        "people-code-on",
    )
    assert refused(site.ask("POST", "/api/me/second-factor/on", token, json={"code": right})) == WRONG
    assert site.ask("GET", "/api/me", token).status_code == 200, "where one is signed in nothing changes"


def test_the_secret_that_was_confirmed_is_the_one_that_is_on(site: Site) -> None:
    """Whoever asks for another one meanwhile has none, or it is that one."""
    token = site.account("Anna")
    people = site.state.people
    person = site.run(people.find(token))
    assert person is not None
    factors = people.second_factors
    first = site.run(factors.begin(person.id, "Anna")).secret
    keys = people._passwords.keys

    async def slowly(*given: Any) -> list[str]:
        await factors.begin(person.id, "Anna")
        return await keys(*given)

    people._passwords.keys = slowly  # type: ignore[method-assign]
    with pytest.raises(RequestRefusal):
        site.run(factors.turn_on(person.id, TOTP(first).at(int(NOON) - 30)))
    people._passwords.keys = keys  # type: ignore[method-assign]
    assert site.run(factors.state(person.id)) is None


def test_each_code_counts_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, _ = turned_on(site, site.account("Anna"))
    totp = TOTP(secret)
    assert login(site, totp.at(int(NOON) - 30)) == WRONG, "with it it was turned on"
    now, later = totp.at(int(NOON)), totp.at(int(NOON) + 30)
    assert login(site, later) == IN, "the device's clock may be fast"
    assert login(site, later) == login(site, now) == WRONG
    at(monkeypatch, NOON + 60)
    assert login(site, totp.at(int(NOON) + 60)) == IN


def test_of_two_who_use_a_code_at_once_one_gets_in(site: Site) -> None:
    secret, codes = turned_on(site, site.account("Anna"))

    async def all_at_once(code: str) -> list[int]:
        wish = {"name": "Anna", "password": PASSWORD, "code": code}
        sent = (site.send("POST", "/api/login", json=wish) for _ in range(4))
        return sorted([answer.status_code for answer in await asyncio.gather(*sent)])

    for code in (TOTP(secret).at(int(NOON)), codes[0]):
        assert site.run(all_at_once(code)) == [200, 403, 403, 403]


def test_who_lost_the_device_has_ten_codes(site: Site) -> None:
    token = site.account("Anna")
    _, codes = turned_on(site, token)
    assert login(site, codes[3]) == IN and login(site, codes[3]) == WRONG
    assert login(site, codes[4].upper().replace("-", " ")) == IN, "however it is typed"
    assert site.ask("GET", "/api/me/second-factor", token).json()["recovery"] == RECOVERY_CODES - 2
    for code in codes:
        assert login(site, code) == (WRONG if code in codes[3:5] else IN)
    stored = b"".join(path.read_bytes() for path in site.folder.glob("stolik.db*"))
    plain = [code.replace("-", "") for code in codes]
    assert not [code for code in plain if code.encode() in stored], "only their hashes are kept"
    assert not [code for code in plain if hash_of(code).encode() in stored], "which cost as much as a password's"
    row = site.run(site.state.store.factors.get(site.id(token)))
    salt = row.recovery.split()[0]
    assert salt.encode() in stored and len(bytes.fromhex(salt)) == 16


def test_it_goes_off_with_the_password(site: Site) -> None:
    token = site.account("Anna")
    for path in ("", "/off"):
        answer = site.ask("POST", f"/api/me/second-factor{path}", token, json={"password": "not this one"})
        assert refused(answer) == (403, "people-password-wrong")
    turned_on(site, token)
    assert site.ask("POST", "/api/me/second-factor/off", token, json={"password": PASSWORD}).status_code == 204
    assert login(site) == IN
    turned_on(site, token)
    person = site.run(site.state.people.account_named("Anna"))
    assert person is not None
    site.run(site.state.people.reset_password(person, "given by the operator"))
    assert login(site, password="given by the operator") == IN, "the operator helps who has lost both"
    assert refused(site.ask("GET", "/api/me/second-factor", site.guest("Gast"))) == (403, "people-no-guests")


def test_guesses_are_rationed_and_lock_nobody_out_who_knows_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch, NOON)
    with Site(tmp_path, GENEROUS._replace(code_rate=0.001, code_burst=4)) as site:
        secret, _ = turned_on(site, site.account("Anna"))
        for number in range(20):
            assert login(site, "000000", "not this one", address=f"192.0.2.{number}") == (401, "people-login")
        assert login(site, TOTP(secret).at(int(NOON))) == IN
        tries = [login(site, "000000", address=f"203.0.113.{number}") for number in range(4)]
        assert tries == [WRONG, WRONG, (429, "people-too-often"), (429, "people-too-often")]


def test_the_picture_is_of_the_link_and_the_link_of_the_secret(site: Site) -> None:
    begun = site.ask(
        "POST", "/api/me/second-factor", site.account("Żółta & Kaczka"), json={"password": PASSWORD}
    ).json()
    link = urlsplit(begun["link"])
    assert (link.scheme, link.netloc, unquote(link.path)) == ("otpauth", "totp", "/Stolik:Żółta & Kaczka")
    assert parse_qs(link.query) == {"secret": [begun["secret"]], "issuer": ["Stolik"]}
    picture = picture_of(begun["link"])
    assert begun["picture"] == {"size": picture.size, "path": picture.path}
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", picture.path)}
    corner = {(4 + at, 4) for at in range(7)} | {(4, 4 + at) for at in range(7)}
    assert corner <= dark and all(4 <= x < picture.size - 4 > y >= 4 for x, y in dark), "with a border that is light"


def test_the_export_says_that_there_is_one_and_not_which(site: Site) -> None:
    token = site.account("Anna")
    secret, _ = turned_on(site, token)
    told = site.ask("GET", "/api/me/export", token)
    assert told.json()["person"]["second_factor"] is True and secret not in told.text


def test_tries_of_codes_are_a_limit_of_its_own() -> None:
    assert Limits().code_rate * 86_400 * 3 / 1_000_000 < 0.005, "a day of guessing finds less than one code in 200"
