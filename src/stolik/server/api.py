"""The HTTP API: its operations put together, its routes, and the OpenAPI document that describes them."""

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from stolik.server import api_matches, api_people, api_tables
from stolik.server.calls import COOKIE, Call, Resource, routes_of
from stolik.server.openapi import JSON, Operation, document, operation

ABOUT = """\
Everything that is not live play: who one is, tables to join, matches to look back on. Play goes over the websocket
`/ws`, with the same token or cookie. What is refused is answered with an Error. Requests with a cookie that change
something must come from the server's own pages."""


@operation("GET", "/api/openapi.json")
async def openapi(call: Call) -> Response:
    """This document."""
    return Response(_document(), 200, {"cache-control": "no-cache"}, JSON)


def operations() -> list[Operation]:
    """All operations, in the order of the modules."""
    modules = (api_people, api_tables, api_matches)
    found = [each for module in modules for each in vars(module).values() if isinstance(each, Operation)]
    return [*found, openapi]


def openapi_document() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    return document(operations(), "Stolik", version("stolik"), " ".join(ABOUT.split()), COOKIE)


@cache
def _document() -> bytes:
    return msgspec.json.encode(openapi_document())


routes: list[Route] = [*routes_of(operations()), Route("/api/{rest:path}", Resource(()))]
