"""The API against its own OpenAPI document: whatever a client makes of the document is answered as the document says.

Schemathesis makes the requests, good and bad; they go to the application itself, on the loop of a Site.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup

from stolik.server.api import openapi_document
from tests.server.site import HOST, Site, finish

load_all_checks()
NAMES = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
FATAL = ("POST /api/me/delete", "POST /api/logout", "PATCH /api/me", "POST /api/account")  # the token may be void then
schema = schemathesis.openapi.from_dict(openapi_document())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="module")
def who(site: Site) -> dict[str, str]:
    """One token of each kind, and one that is none."""
    account = site.account("Konto")
    bot = site.ask("POST", "/api/me/tokens", account, json={"name": "Robot"}).json()["token"]
    return {"account": account, "guest": site.guest("Gast"), "bot": bot, "nobody": ""}


def answered(site: Site, case: Any, token: str, names: Sequence[str] = NAMES) -> int:
    """Sends what schemathesis made up, as it is, and checks the answer."""
    made = requests.Request(**case.as_transport_kwargs(base_url=f"https://{HOST}")).prepare()
    headers = {name: value for name, value in made.headers.items() if name.lower() not in ("cookie", "authorization")}
    url = str(made.url).removeprefix(f"https://{HOST}")
    answer = site.ask(made.method or "", url, token, content=made.body or b"", headers=headers)
    case.validate_response(answer, checks=CHECKS.get_by_names(list(names)))
    return answer.status_code


@pytest.mark.parametrize("kind", ["account", "guest", "bot", "nobody"])
@schema.parametrize()
@settings(
    max_examples=6,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: Any, kind: str, site: Site, who: dict[str, str]) -> None:
    if case.operation.label in FATAL:
        answered(site, case, site.guest() if kind == "guest" else "")
    else:
        answered(site, case, who[kind])


@pytest.mark.parametrize(
    "method, path",
    [
        ("get", "/api/tables/{code}"),
        ("get", "/api/matches/{code}"),
        ("get", "/api/matches/{code}/record"),
        ("put", "/api/me/mutes/{person}"),
        ("delete", "/api/me/mutes/{person}"),
        ("delete", "/api/me/tokens/{id}"),
    ],
)
def test_answers_about_what_there_is(site: Site, who: dict[str, str], method: str, path: str) -> None:
    """What nobody finds by guessing."""
    account = who["account"]
    finish(site, "REAL-1", (site.id(account), "Konto"), (site.id(who["guest"]), "Gast"))
    made = {
        "tables/{code}": lambda: site.ask("POST", "/api/tables", site.guest(), json={"game": "golf"}).json()["code"],
        "matches/{code}": lambda: "REAL-1",
        "mutes/{person}": lambda: site.id(who["guest"]),
        "tokens/{id}": lambda: site.ask("POST", "/api/me/tokens", account, json={"name": "Kurz"}).json()["id"],
    }
    [real] = [make() for part, make in made.items() if part in path]
    case = schema[path][method].Case(path_parameters={path.partition("{")[2].partition("}")[0]: real})
    assert answered(site, case, account) in (200, 204)


def test_the_tokens_were_good_to_the_end(site: Site, who: dict[str, str]) -> None:
    kinds = [site.ask("GET", "/api/me", token).json().get("kind") for token in who.values()]
    assert kinds == ["account", "guest", "bot", None]


def test_a_wrong_answer_would_be_noticed(site: Site) -> None:
    """The checks look at what is answered: a document that promises something else fails."""
    told = openapi_document()
    told["components"]["schemas"]["Games"]["properties"]["bots"] = {"type": "integer"}
    operation = schemathesis.openapi.from_dict(told)["/api/games"]["get"]
    with pytest.raises(FailureGroup) as raised:
        answered(site, operation.Case(), "")
    assert "integer" in str(raised.value.exceptions[0])
