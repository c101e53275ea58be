"""The server's HTTP API, as far as a client at a table needs it: JSON there and back, in a thread.

Live play goes over the websocket; this is for who one is and for making tables.
"""

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from stolik.client.errors import BadToken, ClientError, NoServer, NoTable, RequestRefused, refusal
from stolik.client.unreached import unreached
from stolik.core.game import Event
from stolik.words import printable

ANSWER_SECONDS = 20.0  # seconds for one answer
LARGEST_ANSWER = 8_000_000  # bytes of an answer
UNKNOWN_TOKEN = 401  # the status code for a token that is none, or no longer one


class _NoRedirect(HTTPRedirectHandler):
    """A token is not carried to another server."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Api:
    """The API of one server. `token` says who asks, "" nobody yet; `language` is that of its answers."""

    def __init__(self, base: str, token: str = "", language: str = "en") -> None:
        self.base, self.token, self.language = base, token, language
        self._opener = build_opener(_NoRedirect)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer from JSON, None for nothing. Raises NoServer, BadToken, NoTable, RequestRefused."""
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.base + quote(path, safe="/?=&"), data, method=method)
        request.add_header("Accept", "application/json")
        request.add_header("Accept-Language", self.language)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with self._opener.open(request, timeout=ANSWER_SECONDS) as answer:
                return self._read(answer.read(LARGEST_ANSWER + 1))
        except HTTPError as error:
            with error:
                if moved := _moved(self.base, error.headers.get("Location", "")):
                    raise NoServer("client-moved", address=self.base, wanted=moved) from None
                raise _refused(error.code, error.read(LARGEST_ANSWER), self.base) from None
        except (URLError, OSError, HTTPException) as error:
            raise unreached(self.base, error) from None

    def _read(self, data: bytes) -> Any:
        try:
            return json.loads(data) if data else None
        except ValueError:
            raise NoServer("client-no-stolik", address=self.base) from None


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
    kind = BadToken if status == UNKNOWN_TOKEN else NoTable if reason.id == "people-no-table" else RequestRefused
    return refusal(kind, reason, rule)
