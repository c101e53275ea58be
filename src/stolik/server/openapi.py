"""Operations of the HTTP API, described once: routes and the OpenAPI document are both made from them.

    @operation("POST", "/api/tables", who="person", status=201, refuses=("people-no-game",))
    async def create_table(call: Call, body: NewTable) -> Created:
        '''Opens a table.  (the first sentence is the summary, the rest the description)'''

What the function's parameters are called says where they come from: `body` is the JSON of the request, `query` its
query, both structs derived from Given. It returns a struct, None for no content, or a finished Response (then `gives`
says which struct is in it, or `media` what else). Whatever is refused is a RequestRefusal, whose id is in `refuses`;
what holds for all operations of a kind is added here. Nothing is known here of what the operations do.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Literal, get_type_hints

from msgspec import Struct
from msgspec.json import schema_components
from starlette.responses import Response

from stolik.core.game import Event
from stolik.server.refusals import STATUSES

Who = Literal["anyone", "person", "human", "account"]
SAFE = ("GET", "HEAD")
JSON = "application/json"
ALWAYS = ("people-banned", "people-too-often")
OF_WHO: dict[Who, tuple[str, ...]] = {
    "anyone": (),
    "person": ("people-who", "people-token"),
    "human": ("people-who", "people-token", "people-no-bots"),
    "account": ("people-who", "people-token", "people-no-bots", "people-no-guests"),
}
OF_BODY = ("people-bad-json", "people-too-big", "people-not-json", "people-bad-field", "people-too-slow")
REFERENCE = "#/components/schemas/{name}"


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what clients send: a field that is not known is a mistake."""


class Error(Struct, frozen=True):
    """Why a request was refused.

    error  the id of the reason and its arguments
    text   the same as a sentence, in the language that Accept-Language asks for (pl, de or en)
    rule   the rule of the game behind it, if there is one
    """

    error: Event
    text: str
    rule: str = ""


@dataclass(frozen=True)
class Operation:
    """One method of one path. `who` may call it: anyone, every person, no bots, or accounts alone."""

    method: str
    path: str
    run: Callable[..., Awaitable[Any]]
    who: Who
    status: int
    takes: type | None
    query: type | None
    gives: type | None
    media: str
    refuses: tuple[str, ...]

    @property
    def safe(self) -> bool:
        """Whether it changes nothing."""
        return self.method in SAFE


def operation(
    method: str,
    path: str,
    who: Who = "anyone",
    status: int = 200,
    gives: type | None = None,
    media: str = JSON,
    refuses: Iterable[str] = (),
) -> Callable[[Callable[..., Awaitable[Any]]], Operation]:
    """Makes an operation of an async function, as the top of this file says."""

    def made(run: Callable[..., Awaitable[Any]]) -> Operation:
        hints = get_type_hints(run)
        takes, query = hints.get("body"), hints.get("query")
        ids = [*ALWAYS, *OF_WHO[who], *(OF_BODY if takes else ()), *refuses]
        ids += ["people-bad-field"] if query else []
        ids += [] if method in SAFE else ["people-foreign"]
        returned = None if hints["return"] in (type(None), Response) else hints["return"]
        once = tuple(dict.fromkeys(ids))
        return Operation(method, path, run, who, status, takes, query, gives or returned, media, once)

    return made


# --- the document ----------------------------------------------------------------------------------------------------


def document(operations: Iterable[Operation], title: str, version: str, about: str, cookie: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document of all operations; `cookie` is the name of the one that says who somebody is."""
    operations = list(operations)
    structs = {struct for each in operations for struct in (each.takes, each.query, each.gives) if struct is not None}
    _, schemas = schema_components(sorted(structs | {Error}, key=str), ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _described(each, schemas)
    queries = {each.query.__name__ for each in operations if each.query is not None}
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": about},
        "paths": paths,
        "components": {
            "schemas": {name: schema for name, schema in schemas.items() if name not in queries},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
            },
        },
    }


def _described(each: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    summary, _, rest = (inspect.getdoc(each.run) or "").partition("\n")
    known: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]
    told: dict[str, Any] = {
        "operationId": each.run.__name__,
        "summary": summary.removesuffix("."),
        "security": [{}, *known] if each.who == "anyone" else known,
        "parameters": [*_path_parameters(each.path), *_query_parameters(each.query, schemas)],
        "responses": {str(each.status): _answer(each)} | _refusals(each),
    }
    if rest.strip():
        told["description"] = " ".join(rest.split())
    if each.takes is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": _reference(each.takes)}}}
    return told


def _reference(struct: type) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=struct.__name__)}


def _answer(each: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {"description": HTTPStatus(each.status).phrase}
    if each.gives is not None:
        told["content"] = {JSON: {"schema": _reference(each.gives)}}
    elif each.status != HTTPStatus.NO_CONTENT:
        told["content"] = {each.media: {"schema": {"type": "object"} if each.media == JSON else {"type": "string"}}}
    return told


def _refusals(each: Operation) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for reason in each.refuses:
        by_status.setdefault(STATUSES[reason], []).append(reason)
    content = {JSON: {"schema": _reference(Error)}}
    told = {}
    for status, reasons in sorted(by_status.items()):
        told[str(status)] = {"description": ", ".join(reasons), "content": content}
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            told[str(status)]["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "seconds"}}
    return told


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    schema = {"type": "string", "minLength": 1, "maxLength": 64}
    return [{"name": name, "in": "path", "required": True, "schema": schema} for name in names]


def _query_parameters(query: type | None, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    if query is None:
        return []
    properties = schemas[query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in properties.items()]
