"""The websocket against clients of every kind: none, wrong, hasty, hostile, dead."""

import contextlib
import json
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.server.admin import Order, carry_out
from stolik.server.limits import Limits
from tests.patience import PATIENCE
from tests.server.raw import BINARY, CLOSE, PING, TEXT, Gone, NotUpgraded, Raw
from tests.server.running import GENEROUS, Running

HELLO_SECONDS = 0.3
PONG_SECONDS = 3.0  # enough for one who answers, on a busy machine too


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as server:
        yield server


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    folder = tmp_path / "impatient"
    folder.mkdir()
    limits = GENEROUS._replace(hello_seconds=HELLO_SECONDS, request_seconds=HELLO_SECONDS)
    with Running(folder, limits) as server:
        yield server


def settle_down(server: Running) -> None:
    """Waits until no client is left; fails by waiting too long."""
    until = time.monotonic() + PATIENCE
    while server.call(lambda: len(server.state.connections)):
        assert time.monotonic() < until
        time.sleep(0.01)


def rest_of(client: Raw) -> tuple[list[dict[str, Any]], int]:
    """All that a client hears until the server closes, and the close code."""
    heard: list[dict[str, Any]] = []
    while True:
        try:
            heard.append(client.receive())
        except Gone as gone:
            return heard, gone.code


# --- who may come in -------------------------------------------------------------------------------------------------


def test_without_a_valid_token_nobody_comes_in(server: Running) -> None:
    token = server.guest()
    for wrong in ("", "x", token[:-1], token + "x", "0" * 512):
        raw = server.raw()
        raw.say("hello", version=1, token=wrong)
        assert raw.receive() == {"t": "bad", "event": ["server-who", {}], "id": "", "last": True}
        assert raw.end() == 1008


def test_a_client_of_another_version_is_told_so(server: Running) -> None:
    raw = server.raw()
    raw.say("hello", version=2, token=server.guest())
    assert raw.receive()["event"] == ["server-version", {"client": 2, "server": 1}]
    assert raw.end() == 1002


def test_hello_comes_first_once_and_soon(server: Running, impatient: Running) -> None:
    raw = impatient.raw()
    raw.say("ping")
    assert raw.receive()["event"][0] == "server-hello"
    assert raw.end() == 1008
    silent = impatient.raw()
    assert silent.receive()["event"][0] == "server-hello"
    assert silent.end() == 1008
    anna = server.person()
    anna.say("hello", version=1, token="")
    assert anna.receive()["event"][0] == "server-hello-again"
    anna.say("ping", at=7.0)
    assert anna.receive()["at"] == 7.0


def test_pages_of_other_sites_do_not_get_a_websocket(tmp_path: Path) -> None:
    with Running(tmp_path, origins=("https://cards.example",)) as server:
        token = server.guest()
        cookie = {"Cookie": f"stolik={token}"}
        for foreign in ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "::", ""):
            with pytest.raises(NotUpgraded) as refused:
                server.raw(Origin=foreign, **cookie)
            assert refused.value.status == 403
        for own in (server.url, "https://cards.example"):
            raw = server.raw(Origin=own, **cookie)
            raw.say("hello", version=1)
            assert raw.receive()["t"] == "welcome"
        raw = server.raw(**cookie)  # no browser: the cookie does not count
        raw.say("hello", version=1)
        assert raw.receive()["event"][0] == "server-who"


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(address_connections=2)) as server:
        token = server.guest()
        first, _ = server.client(token), server.client(token)
        third = server.raw()
        assert third.receive()["event"] == ["server-connections", {"count": 2}]
        assert third.end() == 1013
        first.close()
        settled = False
        while not settled:
            again = server.raw()
            again.say("hello", version=1, token=token)
            settled = again.receive()["t"] == "welcome"


def test_who_is_banned_does_not_come_in(server: Running) -> None:
    token = server.guest()
    person = server.client(token).welcome["person"]
    server.do(server.state.people.bans.ban(person, None, "rude"))
    raw = server.raw()
    raw.say("hello", version=1, token=token)
    assert raw.receive()["event"][0] == "server-who"
    server.do(server.state.people.bans.ban("127.0.0.1", None, "rude"))
    with pytest.raises(NotUpgraded):
        server.raw()


@pytest.mark.parametrize("banned, cut", [("127.0.0.1", True), ("127.0.0.0/8", True), ("192.0.2.0/24", False)])
def test_who_is_here_from_a_banned_address_is_sent_away(server: Running, banned: str, cut: bool) -> None:
    client = server.person()
    state = server.state
    assert server.do(carry_out(Order("ban", banned), state.people, state.connections, state.store)).who == banned
    client.say("ping")
    assert client.receive()["t"] == ("bad" if cut else "pong")


# --- too much --------------------------------------------------------------------------------------------------------


def test_ten_thousand_messages_at_once_are_not_carried_out(tmp_path: Path) -> None:
    limits = GENEROUS._replace(message_burst=60, message_rate=0.001)
    with Running(tmp_path, limits) as server:
        anna, jan = server.person("Anna"), server.person("Jan")
        code = server.open(server.guest(), "golf")
        jan.join(code)
        flood = b"".join(anna.frame(TEXT, json.dumps({"t": "ping", "at": at}).encode()) for at in range(10_000))
        with contextlib.suppress(OSError):  # closed in the middle of it
            anna.socket.sendall(flood)
        heard, code_of_end = rest_of(anna)
        assert code_of_end in (1008, -1)
        bads = [message for message in heard if message["t"] == "bad"]
        assert len(heard) - len(bads) <= 59
        assert all(bad["event"][0] == "server-too-fast" for bad in bads) and len(bads) <= limits.faults + 1
        assert jan.ask(code, "still", "say", text="here")["t"] in ("told", "done")
        assert server.metric("stolik_messages_total") < 200


def test_one_address_has_one_allowance_however_many_its_connections(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(address_rate=0.001, address_burst=10)) as server:
        token = server.guest()
        clients = [server.client(token) for _ in range(4)]
        pongs = 0
        for at in range(8):
            clients[at % 4].say("ping")
            pongs += clients[at % 4].receive()["t"] == "pong"
        assert pongs == 6  # ten, less the four hellos


def test_a_frame_of_a_megabyte_ends_the_connection(server: Running) -> None:
    anna, jan = server.person("Anna"), server.person("Jan")
    with contextlib.suppress(OSError):  # closed in the middle of it
        anna.send("x" * (1 << 20))
    assert anna.end() in (1009, -1)
    jan.say("ping")
    assert jan.receive()["t"] == "pong"


def test_many_small_parts_make_no_large_message(server: Running) -> None:
    anna = server.person()
    with contextlib.suppress(OSError):
        anna.socket.sendall(anna.frame(TEXT, b"x" * 1000, final=False))
        for _ in range(30):
            anna.socket.sendall(anna.frame(0, b"x" * 1000, final=False))
    assert anna.end() in (1009, -1)


# --- nonsense --------------------------------------------------------------------------------------------------------


def test_what_is_not_understood_is_told_and_five_times_forgiven(server: Running) -> None:
    anna = server.person()
    for text in ("", "{", "[]", '{"t": "fly"}', '{"t": "ping", "at": "soon"}'):
        anna.send(text)
        bad = anna.receive()
        assert (bad["t"], bad["event"][0], bad["last"]) == ("bad", "server-message", False)
    anna.send('{"t": "do", "table": "A", "id": "", "command": {"do": "fly"}}')
    assert anna.receive()["last"]
    assert anna.end() == 1008


def test_binary_messages_are_not_understood(server: Running) -> None:
    anna = server.person()
    anna.send(b'{"t": "ping"}', BINARY)
    assert anna.receive()["event"][0] == "server-binary"
    anna.say("ping")
    assert anna.receive()["t"] == "pong"


def test_text_that_is_no_text_ends_the_connection(server: Running) -> None:
    anna = server.person()
    anna.send(b"\xff\xfe", TEXT)
    assert anna.end() == 1007


@pytest.mark.parametrize(
    "junk",
    [
        b"\x00" * 64,
        b"\xff" * 64,
        bytes(range(256)),
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x83\x80\x00\x00\x00\x00",  # no such opcode
        b"\x89\xff" + b"\x00" * 7 + b"\xff" + b"\x00" * 259,  # a long ping
    ],
)
def test_what_is_no_websocket_ends_the_connection(server: Running, junk: bytes) -> None:
    anna = server.person()
    anna.socket.sendall(junk)
    assert anna.end() in (1002, -1)
    settle_down(server)


def test_deep_json_is_not_understood(server: Running) -> None:
    anna = server.person()
    deep = '{"t":"do","table":"A","id":"1","command":{"do":"settle","options":{"a":' + "[" * 8000 + "]" * 8000 + "}}}"
    anna.send(deep[:16_000])
    assert anna.receive()["event"][0] == "server-message"
    anna.send(deep)
    assert anna.receive()["event"][0] in ("server-message", "server-not-here")


MESSAGES: list[dict[str, Any]] = [
    {"t": "join", "table": "CODE", "since": 3},
    {"t": "part", "table": "CODE"},
    {"t": "ping", "at": 1.5},
    {"t": "lobby", "on": True},
    {"t": "do", "table": "CODE", "id": "1", "command": {"do": "sit", "seat": 0}},
    {"t": "do", "table": "CODE", "id": "2", "command": {"do": "act", "actions": ["flip 1"]}},
    {"t": "do", "table": "CODE", "id": "3", "command": {"do": "settle", "options": {"deals": 3}, "clock": "fast"}},
    {"t": "do", "table": "CODE", "id": "4", "command": {"do": "say", "text": "hello"}},
    {"t": "do", "table": "CODE", "id": "5", "command": {"do": "vote", "about": "abort", "yes": True}},
    {"t": "do", "table": "CODE", "id": "6", "command": {"do": "think", "seconds": 3.0}},
    {"t": "do", "table": "CODE", "id": "7", "command": {"do": "fill", "level": "casual", "seat": None}},
    {"t": "do", "table": "CODE", "id": "8", "command": {"do": "remove", "seat": 1}},
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message with some of its values replaced, or some of its letters."""
    message = json.loads(json.dumps(draw(st.sampled_from(MESSAGES))))
    places = [message, *[value for value in message.values() if isinstance(value, dict)]]
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.sampled_from(places))
        place[draw(st.sampled_from([*place, "new"]))] = draw(VALUES)
    text = json.dumps(message)
    if draw(st.booleans()):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]
    return text


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = GENEROUS._replace(faults=1_000_000)
    with Running(tmp_path_factory.mktemp("patient"), limits) as server:
        yield server


@given(st.lists(mutated(), min_size=1, max_size=8))
@settings(max_examples=60, deadline=None)
def test_mutated_messages_are_answered_and_break_nothing(patient: Running, texts: list[str]) -> None:
    token = patient.guest()
    code = patient.open(token, "golf", seats=2)
    with Raw(patient.port) as anna:
        anna.say("hello", version=1, token=token)
        anna.join(code)
        anna.ask(code, "sit0", "sit", seat=0)
        for at, text in enumerate(texts):
            try:
                anna.send(text.replace("CODE", code))
            except UnicodeEncodeError:
                continue
            anna.say("ping", at=float(at))
        anna.say("ping", at=1e6)
        while anna.hear("pong")["at"] != 1e6:
            pass
        anna.do(code, "bye", "leave")
    assert patient.metric("stolik_tables_recovered_total") == 0


# --- the dead --------------------------------------------------------------------------------------------------------


def test_a_peer_that_answers_no_pings_is_let_go(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(ping_seconds=0.2, pong_seconds=PONG_SECONDS)) as server:
        anna, jan = server.person("Anna"), server.person("Jan")
        code = server.open(server.guest(), "golf", seats=2)
        anna.join(code)
        jan.join(code)
        anna.ask(code, "sit", "sit", seat=1)
        anna.auto_pong = False
        told = jan.hear("told")
        while ["table-gone", {"seat": 1}] not in told["events"]:
            told = jan.hear("told")
        assert anna.end() in (1011, -1)


def test_a_request_that_does_not_come_whole_is_let_go(impatient: Running) -> None:
    for begin in (
        b"",
        b"GET /ws HTT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", impatient.port), timeout=PATIENCE) as peer:
            peer.sendall(begin)
            rest = b""
            try:
                while chunk := peer.recv(1000):
                    rest += chunk
            except ConnectionError:
                pass
            assert b" 200 " not in rest


def test_goodbyes_of_clients_are_answered(server: Running) -> None:
    anna = server.person()
    anna.send(struct.pack("!H", 1000), CLOSE)
    assert anna.end() == 1000
    settle_down(server)
    jan = server.person()
    jan.send(b"abc", PING)
    jan.say("ping")
    assert jan.receive()["t"] == "pong"
    jan.close()
    settle_down(server)


def test_the_limits_that_are_usual() -> None:
    limits = Limits()
    assert (limits.message_rate, limits.message_burst, limits.message_bytes) == (20, 60, 16_384)
    assert (limits.tables_joined, limits.faults, limits.ping_seconds, limits.pong_seconds) == (8, 5, 45, 20)
