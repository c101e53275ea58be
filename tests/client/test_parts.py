"""Addresses, waits, what the API answers, and errors in words."""

import errno
import http.client
import http.server
import re
import socket
import ssl
import threading
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, ClassVar
from urllib.error import URLError

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidMessage

from stolik.client import BadToken, Client, ClientError, NoServer, NoTable, RequestRefused, backoff
from stolik.client.address import address, process_of, socket_of
from stolik.client.api import Api
from stolik.client.errors import printable, refusal, said
from stolik.client.processes import MOST_REDIRECTS
from stolik.client.unreached import unreached
from stolik.core.game import Event, event
from stolik.words import LANGUAGES, Words
from tests.client.conftest import run


@pytest.mark.parametrize(
    "typed, found",
    [
        ("cards.example", "https://cards.example"),
        (" https://cards.example/ ", "https://cards.example"),
        ("cards.example:8470/table/", "https://cards.example:8470/table"),
        ("localhost:8470", "http://localhost:8470"),
        ("127.0.0.1", "http://127.0.0.1"),
        ("[::1]:8470", "http://[::1]:8470"),
        ("ws://cards.example", "http://cards.example"),
        ("wss://cards.example", "https://cards.example"),
        ("http://cards.example", "http://cards.example"),
    ],
)
def test_addresses(typed: str, found: str) -> None:
    assert address(typed) == found
    assert socket_of(found) == found.replace("http", "ws", 1) + "/ws"


@pytest.mark.parametrize(
    "typed", ["", " ", "a b", "ftp://x", "http://", "x:port", "http://me:pw@x", "x?y", "x#y", "http://[::", "x\x1b[2J"]
)
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(NoServer) as error:
        address(typed)
    assert "\x1b" not in error.value.told(Words("pl"))


@pytest.mark.parametrize(
    "at, found",
    [
        ("/w/3", "http://127.0.0.1:8470/w/3"),
        ("http://10.0.0.2:8471", "http://10.0.0.2:8471"),
        ("", "http://127.0.0.1:8470"),
    ],
)
def test_addresses_of_processes(at: str, found: str) -> None:
    assert process_of("http://127.0.0.1:8470", at) == found


@pytest.mark.parametrize("at", ["http://127.0.0.1:99999", "//[", "file:///etc/passwd", "//me:pw@x", "/w/1\x1b[2J"])
def test_what_a_server_may_not_call_a_process(at: str) -> None:
    with pytest.raises(NoServer) as error:
        process_of("http://127.0.0.1:8470", at)
    assert error.value.event.id == "client-no-address"


def test_waits_grow_to_eight_seconds_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "FIRST_WAIT", 0.5)
    monkeypatch.setattr(backoff, "LONGEST_WAIT", 8.0)
    for seed in range(50):
        for number, wait in enumerate(islice(backoff.backoff(Random(seed)), 12)):
            middle = min(0.5 * 2**number, 8.0)
            assert 0.5 * middle <= wait <= 1.5 * middle
    assert len({next(backoff.backoff(Random(seed))) for seed in range(50)}) == 50


# --- no way there ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error, message",
    [
        (ConnectionRefusedError(errno.ECONNREFUSED, "no"), "client-refused"),
        (OSError("Multiple exceptions: [Errno 111] Connect call failed, [Errno 101] unreachable"), "client-refused"),
        (OSError(errno.ENETUNREACH, "Network is unreachable"), "client-no-network"),
        (socket.gaierror(-2, "Name or service not known"), "client-no-host"),
        (ssl.SSLError(1, "WRONG_VERSION_NUMBER"), "client-no-tls"),
        (ssl.SSLCertVerificationError(1, "self-signed"), "client-bad-certificate"),
        (TimeoutError(), "client-silent"),
        (http.client.RemoteDisconnected("closed"), "client-silent"),
        (http.client.BadStatusLine("SSH-2.0"), "client-no-stolik"),
        (ConnectionClosedError(None, None), "client-silent"),
        (InvalidMessage("no HTTP"), "client-no-stolik"),
        (msgspec.DecodeError("no message"), "client-no-stolik"),
        (OSError(errno.EPROTO, "Protocol error"), "client-no-server"),
        (OSError(), "client-no-server"),
    ],
)
def test_what_is_in_the_way_is_said(error: Exception, message: str) -> None:
    for raised in (error, URLError(error)):
        found = unreached("http://x", raised)
        assert found.event.id == message and found.event.args["address"] == "http://x"
        for language in LANGUAGES:
            told = found.told(Words(language))
            assert told.endswith((".", "?")) and not told.endswith("..") and "Errno" not in told


@pytest.mark.parametrize("code", ["", " ", "x" * 17])
def test_a_code_that_cannot_be_one_is_not_asked_for(code: str) -> None:
    with pytest.raises(NoTable, match="no table"):
        run(Client("http://127.0.0.1:9", "token").join(code))


# --- errors ----------------------------------------------------------------------------------------------------------


def test_errors_speak_the_language_they_are_asked_in() -> None:
    error = refusal(RequestRefused, event("why-over"), "DU-1")
    assert isinstance(error, RequestRefused) and str(error) == "This deal is over: DU-1."
    assert error.told(Words("de")) == "Dieses Spiel ist vorbei: DU-1." or error.told(Words("de")).endswith(": DU-1.")
    assert refusal(RequestRefused, event("why-over"), "RECORDS").told(Words("en")) == "This deal is over."
    assert str(NoServer("client-closed")) == "The connection has been closed."


@pytest.mark.parametrize(
    "strange", [event("future-thing", seat=1), event("client-no-server"), event("table-sits", seat="x"), event("", a=1)]
)
def test_what_a_newer_server_says_is_said_somehow(strange: Event) -> None:
    for language in ("pl", "de", "en"):
        assert said(Words(language), strange)


def test_nothing_that_others_wrote_moves_a_cursor() -> None:
    told = said(Words("en"), event("table-stands", seat=1, name="\x1b[2Jx\u202ey"))
    assert told.isprintable() and "\ufffd" in told
    assert printable("a\nb\tc") == "a b\ufffdc"


def test_blanks_of_all_kinds_are_blanks() -> None:
    """Polish groups the figures of a number by one that does not break, which Python calls not printable."""
    assert printable("a\u00a0b\u202fc\u3000d") == "a b c d"
    told = Words("pl").say("advice-worlds", count=15000)
    assert "\u00a0" in told and printable(told) == told.replace("\u00a0", " ")


# --- the API ---------------------------------------------------------------------------------------------------------


class Web(http.server.BaseHTTPRequestHandler):
    """Answers as the test says."""

    answer: ClassVar[tuple[int, bytes]] = (200, b"{}")
    asked: ClassVar[list[Any]] = []
    location: ClassVar[str] = "/other"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        Web.asked.append((self.path, body, dict(self.headers)))
        self.send_response(Web.answer[0])
        self.send_header("Location", Web.location)
        self.send_header("Content-Length", str(len(Web.answer[1])))
        self.end_headers()
        self.wfile.write(Web.answer[1])

    do_GET = do_POST

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def web() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Web) as served:
        thread = threading.Thread(target=served.serve_forever, args=(0.01,))
        thread.start()
        Web.asked = []
        yield f"http://127.0.0.1:{served.server_address[1]}"
        served.shutdown()
        thread.join()


def call(url: str, status: int, body: bytes) -> Any:
    Web.answer = (status, body)
    return run(Api(url, "secret", "pl").call("POST", "/api/tables/a b", {"ż": 1}))


def test_what_is_asked(web: str) -> None:
    assert call(web, 201, b'{"code": "T"}') == {"code": "T"} and call(web, 204, b"") is None
    path, body, headers = Web.asked[0]
    assert path == "/api/tables/a%20b" and body == b'{"\\u017c": 1}'
    assert headers["Authorization"] == "Bearer secret" and headers["Accept-Language"] == "pl"


def test_a_server_that_sends_elsewhere_says_where(web: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for location, told in (
        ("https://cards.example/api/me", "sends everybody to another address: https://cards.example."),
        (f"{web}/elsewhere", "not a Stolik server"),
        ("/elsewhere", "not a Stolik server"),
    ):
        monkeypatch.setattr(Web, "location", location)
        with pytest.raises(NoServer, match=re.escape(told)):
            call(web, 301, b"<html>")


def test_a_request_that_is_always_sent_on_goes_three_times(web: str) -> None:
    with pytest.raises(RequestRefused, match="another process"):
        call(web, 421, b'{"error": ["server-elsewhere", {"code": "T", "at": "/w/1"}]}')
    assert [path for path, _, _ in Web.asked] == ["/api/tables/a%20b", *["/w/1/api/tables/a%20b"] * MOST_REDIRECTS]
    assert MOST_REDIRECTS == 3


@pytest.mark.parametrize(
    "status, body, kind",
    [
        (401, b'{"error": ["people-token", {}]}', BadToken),
        (404, b'{"error": ["people-no-table", {}], "rule": ""}', NoTable),
        (404, b'{"error": ["people-no-game", {"known": "a"}]}', RequestRefused),
        (422, b'{"error": ["option-seats", {"game": "golf", "low": 2, "high": 8}], "rule": "GO-1"}', RequestRefused),
        (429, b'{"error": ["people-too-often", {"seconds": 3}]}', RequestRefused),
        (404, b"<html>", NoServer),
        (500, b'{"error": "broken"}', NoServer),
        (502, b"[]", NoServer),
        (403, b'{"error": []}', NoServer),
        (307, b"", NoServer),
        (308, b"", NoServer),
        (200, b"<html>", NoServer),
    ],
)
def test_what_is_answered(status: int, body: bytes, kind: type[ClientError], web: str) -> None:
    with pytest.raises(kind) as error:
        call(web, status, body)
    assert type(error.value) is kind and str(error.value)
    assert len(Web.asked) == 1, "a token is not carried elsewhere"
