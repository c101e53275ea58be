"""One request to the HTTP API, from its headers to its answer: who calls, may they, what do they want, what was wrong.

Cross-site requests: a browser may send the cookie along with what other sites make it send. So whatever changes
something must come from our own pages (Origin, or Sec-Fetch-Site), unless it brings a token, which no other site has;
and what a browser says comes from elsewhere changes nothing at all. A browser has its token as a cookie alone: no
answer tells it.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from http import HTTPStatus
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from babel import negotiate_locale
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from stolik.core.game import Event
from stolik.core.options import BadOption
from stolik.server.bans import refuse_banned
from stolik.server.devices import Device, device_of
from stolik.server.limits import client_of, group_of, secure
from stolik.server.logs import log
from stolik.server.openapi import JSON, Error, Operation
from stolik.server.people import Person
from stolik.server.refusals import RequestRefusal
from stolik.server.state import State
from stolik.server.tokens import hash_of
from stolik.words import LANGUAGES, Words
from stolik.words.errors import explain, short

COOKIE = "__Host-stolik"  # which browsers take from nobody but the host itself, encrypted
PLAIN_COOKIE = "stolik"  # where nothing is encrypted, as browsers refuse the other one there
HERE = "stolik-here"
LONGEST_PART = 64  # characters of a code or an id in a path
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one at most
T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


class Call(NamedTuple):
    """A request that may be carried out.

    person   who calls, if known, with the `token` that says so
    address  what it shares limits with
    browser  whether a browser calls, which has its token as a cookie and is told none
    """

    request: Request
    state: State
    person: Person | None
    token: str
    address: str
    browser: bool

    @property
    def me(self) -> Person:
        """Who calls an operation that not everybody may call."""
        if self.person is None:
            raise RequestRefusal("people-who")
        return self.person

    @property
    def session(self) -> str:
        """The hash of the session with which they call."""
        return hash_of(self.token)

    @property
    def device(self) -> Device:
        """With what they call."""
        return device_of(self.request.headers.get("user-agent", ""))

    def part(self, name: str) -> str:
        """A part of the path. Raises RequestRefusal people-nothing-here for what nothing here can be called."""
        part = str(self.request.path_params[name])
        if len(part) > LONGEST_PART or not part.isprintable():
            raise RequestRefusal("people-nothing-here")
        return part


class Resource:
    """A path with its operations, as an ASGI application."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._operations = {each.method: each for each in operations}
        if "GET" in self._operations:
            self._operations["HEAD"] = self._operations["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except (RequestRefusal, BadOption) as error:
            if isinstance(error, RequestRefusal):
                state: State = request.app.state.stolik
                state.incidents.refused(error.reason, group_of(client_of(scope)))
            response = refused(error, request.headers.get("accept-language", ""))
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request failed", extra={"path": scope["route"].path if "route" in scope else ""})
            response = refused(RequestRefusal("people-broken"), request.headers.get("accept-language", ""))
        if response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            response.headers["allow"] = ", ".join(self._operations)
        response.headers.setdefault("cache-control", "no-store")
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        operation = self._operations.get(request.method)
        if operation is None:
            raise RequestRefusal("people-method" if self._operations else "people-nothing-here")
        call = await admitted(request, operation)
        given: dict[str, Any] = {}
        if operation.query is not None:
            given["query"] = read_query(request, operation.query)
        if operation.takes is not None:
            given["body"] = await read_body(call, operation.takes)
            call = await by_whom(call, operation)  # who takes their time with it may be gone, or an account by now
        result = await operation.run(call, **given)
        if isinstance(result, Response):
            return result
        content = b"" if result is None else _encode(result)
        return Response(content, operation.status, media_type=None if result is None else JSON)


def routes_of(operations: Sequence[Operation]) -> list[Route]:
    """One route for each path."""
    paths: dict[str, list[Operation]] = defaultdict(list)
    for each in operations:
        paths[each.path].append(each)
    return [Route(path, Resource(found)) for path, found in paths.items()]


# --- may they? ------------------------------------------------------------------------------------------------------


async def admitted(request: Request, operation: Operation) -> Call:
    """The call, if whoever makes it may make it. Raises RequestRefusal."""
    state: State = request.app.state.stolik
    address = client_of(request.scope)
    group = group_of(address)
    refuse_banned(state.people.bans.until_address(address))
    state.rates.requests.take(group)
    bearer, cookie = bearer_of(request), request.cookies.get(cookie_of(request.scope), "")
    own, token = own_page(request, state.config.origins), bearer or cookie
    if not operation.safe and (own is False or (own is None and cookie and not bearer)):
        raise RequestRefusal("people-foreign")
    return await by_whom(Call(request, state, None, token, group, own is not None or bool(cookie)), operation)


async def by_whom(call: Call, operation: Operation) -> Call:
    """The call with the person of its token, who may make it as things are now. Raises RequestRefusal."""
    person = await call.state.people.find(call.token) if call.token else None
    if person is not None:
        refuse_banned(call.state.people.banned(person))
    call = call._replace(person=person)
    if operation.who != "anyone":
        _check_kind(call, operation)
    return call


def _check_kind(call: Call, operation: Operation) -> None:
    if call.person is None:
        raise RequestRefusal("people-token" if call.token else "people-who")
    if operation.who != "person" and call.person.kind == "bot":
        raise RequestRefusal("people-no-bots")
    if operation.who == "account" and call.person.kind != "account":
        raise RequestRefusal("people-no-guests")


def bearer_of(request: Request) -> str:
    """The token of the header Authorization, "" if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def own_page(request: HTTPConnection, origins: Sequence[str]) -> bool | None:
    """Whether a browser says that one of our own pages asks; None if nobody says where the request comes from.

    Our own are pages of this host, and the configured origins.
    """
    origin = request.headers.get("origin")
    if origin is not None:
        host = request.headers.get("host", "").lower()
        return origin in origins or (origin != "null" and bool(host) and _host(origin) == host)
    site = request.headers.get("sec-fetch-site")
    return None if site is None else site == "same-origin"


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


# --- what do they want? -------------------------------------------------------------------------------------------


async def read_body(call: Call, wanted: type[T]) -> T:
    """The struct that the request's JSON is. Raises RequestRefusal."""
    request, limits = call.request, call.state.config.limits
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RequestRefusal("people-not-json")
    body = bytearray()
    try:
        async with asyncio.timeout(limits.request_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.request_bytes:
                    raise RequestRefusal("people-too-big", high=limits.request_bytes)
    except TimeoutError:
        raise RequestRefusal("people-too-slow") from None
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        raise bad_field(error) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise RequestRefusal("people-bad-json") from None


def read_query(request: Request, wanted: type[T]) -> T:
    """The struct that the query is. Raises RequestRefusal."""
    try:
        return msgspec.convert(dict(request.query_params), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise bad_field(error) from None


def bad_field(error: msgspec.ValidationError) -> RequestRefusal:
    """What msgspec found wrong; where stands at the end of its text: "Expected `str`, got `int` - at `$.name`"."""
    told, _, at = str(error).partition(" - at ")
    return RequestRefusal("people-bad-field", at=at.strip("`").removeprefix("$").removeprefix(".") or None, told=told)


# --- what was wrong? -------------------------------------------------------------------------------------------------


def refused(error: RequestRefusal | BadOption, languages: str) -> Response:
    """The answer to a request that is not carried out, in the best of the `languages` (header Accept-Language)."""
    language = language_of(languages)
    headers = {"content-language": language, "vary": "Accept-Language"}
    if isinstance(error, BadOption):
        event, rule, status = Event(error.reason, {"name": error.name, **error.values}), error.rule, 422
        told = explain(words_of(language), error)
        text = f"{told[:1].upper()}{told[1:]}."
    else:
        event, rule, status = Event(error.reason, short(error.values)), "", error.status
        text = words_of(language).tell(event)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers["retry-after"] = str(error.values.get("seconds", 1))
    return Response(_encode(Error(event, text, rule)), status, headers, JSON)


@cache
def words_of(language: str) -> Words:
    """The texts of a language; people are not named in them by their seats."""
    return Words(language)


def language_of(accepted: str) -> str:
    """The language of ours that a header Accept-Language likes best; English if it likes none."""
    liked: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";")
        try:
            quality = float(weight.partition("=")[2]) if weight.strip() else 1.0
        except ValueError:
            continue
        if quality > 0:
            liked.append((-quality, name.strip()))
    liked.sort(key=lambda each: each[0])
    return negotiate_locale([name for _, name in liked], LANGUAGES, sep="-") or "en"


# --- the cookie ------------------------------------------------------------------------------------------------------


def cookie_of(scope: Mapping[str, Any]) -> str:
    """The name of the cookie with the token, for a request (ASGI scope) that came encrypted or not."""
    return COOKIE if secure(scope) else PLAIN_COOKIE


def set_cookie(call: Call, response: Response, token: str) -> None:
    """Lets the browser keep the token, out of reach of scripts and other sites; an empty one is taken away.

    A second one tells scripts no more than that it is there, so that a page asks who it is only if it is somebody.
    """
    for name, value, hidden in ((cookie_of(call.request.scope), token, True), (HERE, "1", False)):
        response.set_cookie(
            name,
            value if token else "",
            max_age=COOKIE_SECONDS if token else 0,
            path="/",
            httponly=hidden,
            samesite="strict",
            secure=secure(call.request.scope),
        )
