"""The server's HTTP API, as far as a client at a table needs it: JSON there and back, in a thread.

Live play goes over the websocket; this is for who one is and for making tables.
"""

import asyncio
import itertools
import json
import platform
from http.client import HTTPException
from importlib.metadata import version
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from stolik.client.address import address, process_of
from stolik.client.errors import BadToken, ClientError, NoServer, NoTable, RequestRefused, refusal
from stolik.client.processes import MOST_REDIRECTS
from stolik.client.unreached import unreached
from stolik.core.game import Event
from stolik.words import printable

ANSWER_SECONDS = 20.0  # seconds for one answer
LARGEST_ANSWER = 8_000_000  # bytes of an answer
UNKNOWN = 401  # the status code for who is not known, by a token or by a password
LOGIN = ("people-login", "people-code")  # those that are of a password
PROGRAM = "stolik-client"
ELSEWHERE, COMES = "server-elsewhere", "server-comes"  # of a server that is several processes
COMING_WAITS = (0.5, 1.0, 2.0, 4.0)  # seconds before a table is asked for again that is just coming back


class _NoRedirect(HTTPRedirectHandler):
    """A token is not carried to another server."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Api:
    """The API of one server.

    token     says who asks, "" nobody yet
    language  that of its answers
    program   what the server calls this device where it lists those of a person
    """

    def __init__(self, base: str, token: str = "", language: str = "en", program: str = PROGRAM) -> None:
        self.base, self.token, self.language = base, token, language
        self._agent = f"{program}/{version('stolik')} ({platform.system()})"
        self._opener = build_opener(_NoRedirect)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer from JSON, None for nothing. Raises NoServer, BadToken, NoTable, RequestRefused.

        Of several processes that are one server the one is asked that the others name, and a table that is just coming
        back is waited for.
        """
        base, waits = self.base, iter(COMING_WAITS)
        for redirects in itertools.count():
            try:
                return await asyncio.to_thread(self._call, base, method, path, body)
            except RequestRefused as refused:
                if refused.event.id == ELSEWHERE and redirects < MOST_REDIRECTS:
                    base = process_of(self.base, str(refused.event.args.get("at", "")))
                elif refused.event.id == COMES and (wait := next(waits, None)) is not None:
                    await asyncio.sleep(wait)
                else:
                    raise
        return None

    def _call(self, base: str, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(base + quote(path, safe="/?=&"), data, method=method)
        request.add_header("User-Agent", self._agent)
        request.add_header("Accept", "application/json")
        request.add_header("Accept-Language", self.language)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with self._opener.open(request, timeout=ANSWER_SECONDS) as answer:
                return _read(base, answer.read(LARGEST_ANSWER + 1))
        except HTTPError as error:
            with error:
                if moved := _moved(base, error.headers.get("Location", "")):
                    raise NoServer("client-moved", address=base, wanted=moved) from None
                raise _refused(error.code, error.read(LARGEST_ANSWER), base) from None
        except (URLError, OSError, HTTPException) as error:
            raise unreached(base, error) from None


async def login_token(
    url: str, name: str, password: str, code: str = "", language: str = "en", program: str = PROGRAM
) -> str:
    """The token of a new session of an account: keep it, and show it to nobody.

    `code`: one of its second factor. Raises RequestRefused (whose `event` is `people-code` where one is wanted), and
    NoServer.
    """
    base = address(url)
    answer = await Api(base, "", language, program).call(
        "POST", "/api/login", {"name": name, "password": password, "code": code}
    )
    return token_in(answer, base)


def _read(base: str, data: bytes) -> Any:
    try:
        return json.loads(data) if data else None
    except ValueError:
        raise NoServer("client-no-stolik", address=base) from None


def token_in(answer: Any, base: str) -> str:
    """The token that a server has given. Raises NoServer if it gave none."""
    try:
        return str(answer["token"])
    except (TypeError, KeyError):
        raise NoServer("client-no-stolik", address=base) from None


def _moved(base: str, location: str) -> str:
    """The other address that a server sends everybody to, "" if it does not."""
    parts = urlsplit(location)
    wanted = urlunsplit((parts.scheme, parts.netloc, "", "", ""))
    return printable(wanted) if parts.netloc and parts.scheme in ("http", "https") and wanted != base else ""


def _refused(status: int, data: bytes, base: str) -> ClientError:
    """The error for an answer that is none of success."""
    try:
        told = json.loads(data)
        id, args = told["error"]
        reason, rule = Event(str(id), dict(args)), str(told.get("rule", ""))
    except (ValueError, TypeError, KeyError, AttributeError):
        return NoServer("client-no-stolik", address=base)
    bad = status == UNKNOWN and reason.id not in LOGIN
    kind = BadToken if bad else NoTable if reason.id == "people-no-table" else RequestRefused
    return refusal(kind, reason, rule)
