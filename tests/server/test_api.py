"""The HTTP API as such: requests that are wrong or come from other sites, languages, the document."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.server.api import openapi_document, operations
from stolik.server.calls import COOKIE, language_of
from stolik.server.limits import Limits
from stolik.server.openapi import operation
from stolik.server.refusals import STATUSES, RequestRefusal
from stolik.words import LANGUAGES
from tests.server.site import HOST, Site, refused

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


# --- asked in a wrong way --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, status, reason, told",
    [
        (b"", 400, "people-bad-json", ""),
        (b"{", 400, "people-bad-json", ""),
        (b"\xff\xfe", 400, "people-bad-json", ""),
        (b'{"name": "\\ud800"}', 400, "people-bad-json", ""),
        (b"[" * 50_000, 422, "people-bad-field", "object"),
        (b'{"name": {"a": ' + b"[" * 50_000, 422, "people-bad-field", "name"),
        pytest.param(b'{"' + b"z" * 2600 + b'": 1}', 422, "people-bad-field", "z" * 80, id="long"),  # review S7
        (b"[]", 422, "people-bad-field", "array"),
        (b'{"name": 1}', 422, "people-bad-field", "name"),
        (b"{}", 422, "people-bad-field", "name"),
        (b'{"name": "Anna", "admin": true}', 422, "people-bad-field", "admin"),
        (b'{"name": ""}', 422, "people-name-length", "30"),
        (b'{"name": "' + b"x" * 31 + b'"}', 422, "people-name-length", "30"),
        (b'{"name": "a\\u0000b"}', 422, "people-name-signs", ""),
        (b'{"name": "' + b" " * 70_000 + b'"}', 413, "people-too-big", "65,536"),
    ],
)
def test_bodies_that_are_refused(site: Site, body: bytes, status: int, reason: str, told: str) -> None:
    answer = site.ask("POST", "/api/guest", content=body, headers=JSON)
    assert refused(answer) == (status, reason)
    assert told in answer.json()["text"] and answer.json()["text"].endswith((".", "…"))
    assert answer.headers["content-type"] == "application/json" and answer.headers["cache-control"] == "no-store"


def test_the_depth_of_what_may_be_anything_is_bounded(site: Site) -> None:
    body = b'{"game": "golf", "options": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}"
    assert refused(site.ask("POST", "/api/quick", site.guest(), content=body, headers=JSON))[0] in (400, 422)


def test_only_json(site: Site) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = site.ask("POST", "/api/guest", content=b'{"name": "Anna"}', headers={"content-type": kind})
        assert refused(answer) == (415, "people-not-json"), kind
    charset = {"content-type": "Application/JSON; charset=utf-8"}
    assert site.ask("POST", "/api/guest", content=b'{"name": "Anna"}', headers=charset).status_code == 201


def test_paths_and_methods_that_there_are_not(site: Site) -> None:
    for path in ("/api/", "/api/nothing", "/api/me/nothing", "/api/matches/%00", "/api/tables/" + "A" * 65):
        assert refused(site.ask("GET", path)) == (404, "people-nothing-here"), path
    answer = site.ask("PUT", "/api/me", json={})
    assert refused(answer) == (405, "people-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}
    assert site.ask("HEAD", "/api/games").status_code == 200


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=-1", "before=1.5", "offset=1", "limit="])
def test_queries_that_are_refused(site: Site, query: str) -> None:
    answer = site.ask("GET", f"/api/matches?{query}", site.guest())
    assert refused(answer) == (422, "people-bad-field")


def test_a_request_that_never_ends_is_given_up(tmp_path: Path) -> None:
    async def slowly() -> Any:
        yield b'{"name":'
        while True:
            await asyncio.sleep(0.001)
            yield b" "

    with Site(tmp_path, limits=Limits(request_seconds=0.05, request_bytes=1 << 30)) as site:
        assert refused(site.ask("POST", "/api/guest", content=slowly(), headers=JSON)) == (408, "people-too-slow")


def test_a_mistake_of_ours_is_an_answer_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("secret")

    token = site.guest()
    monkeypatch.setattr(site.state.people, "muted", breaks)
    answer = site.ask("GET", "/api/me/mutes", token)
    assert refused(answer) == (500, "people-broken") and "secret" not in answer.text


# --- other sites -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": f"https://{HOST}.evil.example"},
        {"origin": f"https://{HOST}:444"},
        {"origin": "https://["},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
    ],
)
def test_other_sites_change_nothing(site: Site, headers: dict[str, str]) -> None:
    token = site.guest("Anna")
    for cookie in ({"cookie": f"{COOKIE}={token}"}, {"authorization": f"Bearer {token}"}, {}):
        answer = site.ask("PATCH", "/api/me", json={"name": "Eve"}, headers=headers | cookie)
        assert refused(answer) == (403, "people-foreign")
        answer = site.ask("POST", "/api/guest", json={"name": "Eve"}, headers=headers | cookie)
        assert refused(answer) == (403, "people-foreign") and "set-cookie" not in answer.headers
    assert site.ask("GET", "/api/me", token).json()["name"] == "Anna"


def test_a_cookie_alone_changes_nothing(site: Site) -> None:
    token = site.guest("Anna")
    cookie = {"cookie": f"{COOKIE}={token}"}
    assert refused(site.ask("PATCH", "/api/me", json={"name": "Eve"}, headers=cookie)) == (403, "people-foreign")
    assert site.ask("GET", "/api/me", headers=cookie).status_code == 200


@pytest.mark.parametrize(
    "headers", [{"origin": f"https://{HOST}"}, {"sec-fetch-site": "same-origin"}, {"origin": "https://other.example"}]
)
def test_our_own_pages_do(tmp_path: Path, headers: dict[str, str]) -> None:
    with Site(tmp_path, origins=("https://other.example",)) as site:
        cookie = {"cookie": f"{COOKIE}={site.guest('Anna')}"}
        assert site.ask("PATCH", "/api/me", json={"name": "Ola"}, headers=headers | cookie).status_code == 200


def test_a_token_counts_before_a_cookie(site: Site) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    assert site.ask("GET", "/api/me", anna, cookie=jan).json()["name"] == "Anna"
    assert refused(site.ask("GET", "/api/me", "nonsense", cookie=jan)) == (401, "people-token")


# --- languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header, language",
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr,de;q=0.5,en;q=0.4", "de"),
        ("en;q=0.1,de;q=0.9", "de"),
        ("pl;q=0", "en"),
        ("de;q=x, pl;q=0.2", "pl"),
        ("*", "en"),
        ("," * 1000, "en"),
    ],
)
def test_the_language(header: str, language: str) -> None:
    assert language_of(header) == language


def test_a_refusal_speaks_the_language_that_is_asked_for(site: Site) -> None:
    texts = set()
    for language in LANGUAGES:
        answer = site.ask("GET", "/api/me", headers={"accept-language": language})
        assert answer.headers["content-language"] == language and answer.headers["vary"] == "Accept-Language"
        texts.add(answer.json()["text"])
    assert len(texts) == len(LANGUAGES)


# --- the document ----------------------------------------------------------------------------------------------------


def test_the_document_is_served(site: Site) -> None:
    answer = site.ask("GET", "/api/openapi.json")
    assert answer.json() == json.loads(json.dumps(openapi_document()))
    assert answer.json()["openapi"] == "3.1.0"


def test_every_operation_is_described() -> None:
    paths = openapi_document()["paths"]
    assert {(each.path, each.method.lower()) for each in operations()} == {
        (path, method) for path, methods in paths.items() for method in methods
    }
    described = [told for methods in paths.values() for told in methods.values()]
    assert all(told["summary"] for told in described)
    assert len({told["operationId"] for told in described}) == len(described)


def test_every_reference_of_the_document_leads_somewhere() -> None:
    text = json.dumps(openapi_document())
    schemas = openapi_document()["components"]["schemas"]
    named = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert named == set(schemas)


def test_reasons_are_declared() -> None:
    assert {reason for each in operations() for reason in each.refuses} <= set(STATUSES)
    with pytest.raises(KeyError):
        RequestRefusal("people-nonsense")


def test_who_may_call_is_in_the_document() -> None:
    paths = openapi_document()["paths"]
    assert {} in paths["/api/guest"]["post"]["security"] and {} not in paths["/api/me"]["get"]["security"]
    assert "people-no-bots" in paths["/api/me/delete"]["post"]["responses"]["403"]["description"]
    assert paths["/api/matches/{code}/record"]["get"]["responses"]["200"]["content"].keys() == {"application/x-ndjson"}


def test_an_operation_says_what_it_takes_by_its_signature() -> None:
    async def tell(call: Any) -> None:
        """Tells.

        Nothing.
        """

    made = operation("GET", "/api/tell", who="account", status=204)(tell)
    assert (made.takes, made.query, made.gives) == (None, None, None)
    assert {"people-no-guests", "people-no-bots", "people-token"} <= set(made.refuses)
    assert "people-foreign" not in made.refuses and "people-bad-json" not in made.refuses
