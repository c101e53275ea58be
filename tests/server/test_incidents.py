"""What the log says of strangers (review S15): one line a kind and minute, with addresses and without names."""

import asyncio
import logging
from io import StringIO
from pathlib import Path

import pytest

from stolik.server import incidents, logs
from stolik.server.incidents import BANNED, FOREIGN, LOGIN, MESSAGE, RATION, SIGNED_IN, TOKEN, Incidents
from stolik.server.limits import Limits
from tests.server.raw import NotUpgraded, Raw
from tests.server.running import Running
from tests.server.site import PASSWORD, Site

SECRET = "not this one"


def told(caplog: pytest.LogCaptureFixture) -> dict[str, tuple[int, int]]:
    """The lines: how often each kind, from how many addresses."""
    records = [record for record in caplog.records if hasattr(record, "most")]
    found = {record.getMessage(): (record.count, record.addresses) for record in records}  # type: ignore[attr-defined]
    assert len(found) == len(records), "a kind has one line"
    return found


def test_what_strangers_try_over_http_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(request_burst=1000, login_burst=4, login_rate=0.001)
    with caplog.at_level(logging.INFO, "stolik.server"), Site(tmp_path, limits=limits) as site:
        token = site.account("Anna")
        for address in ("198.51.100.1", "198.51.100.2"):
            for _ in range(6):
                site.ask("POST", "/api/login", json={"name": "Anna", "password": SECRET}, address=address)
        site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}, address="203.0.113.5")
        for number in range(3):
            site.ask("GET", "/api/me", f"forged{number}")
        site.ask("POST", "/api/logout", json={}, cookie=token, headers={"origin": "https://evil.example"})
        site.ask("GET", "/api/games", headers={"host": "evil.example"})
        site.run(site.state.people.bans.ban("192.0.2.99", None, ""))
        site.ask("GET", "/api/games", address="192.0.2.99")
        site.run(tell(site))
        lines = told(caplog)
        assert lines == {
            SIGNED_IN: (1, 1),
            LOGIN: (8, 2),
            RATION: (4, 2),
            TOKEN: (3, 1),
            FOREIGN: (2, 1),
            BANNED: (1, 1),
        }
        caplog.clear()
        site.run(tell(site))
        assert told(caplog) == {}
    for private in ("Anna", SECRET, "forged", PASSWORD, "evil"):
        assert private not in caplog.text


async def tell(site: Site) -> None:
    site.state.incidents.tell()


def test_what_strangers_try_by_websocket_is_told_when_the_server_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "stolik.server"), Running(tmp_path) as server:
        with pytest.raises(NotUpgraded):
            Raw(server.port, {"Origin": "http://evil.example"})
        nobody = server.raw()
        nobody.say("hello", version=1, token="forged")
        assert nobody.receive()["last"]
        anna = server.person()
        for text in ("{", "[]", '{"t": "dance"}'):
            anna.send(text)
            anna.hear("bad")
    assert told(caplog) == {FOREIGN: (1, 1), TOKEN: (1, 1), MESSAGE: (3, 1)}


def test_the_three_addresses_with_most_are_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(incidents, "MOST_ADDRESSES", 4)

    async def happen() -> None:
        found = Incidents()
        for at in range(1, 9):
            for _ in range(at):
                found.note(LOGIN, f"192.0.2.{at}")
        found.tell()

    with caplog.at_level(logging.INFO, "stolik.server"):
        asyncio.run(happen())
    assert caplog.records[0].most == {"others": 26, "192.0.2.4": 4, "192.0.2.3": 3}  # type: ignore[attr-defined]
    assert told(caplog) == {LOGIN: (36, 5)}


def test_no_stack_for_what_a_stranger_sends(tmp_path: Path) -> None:
    stream = StringIO()
    loggers = [logging.getLogger(name) for name in ("stolik", "uvicorn", "asyncio")]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    logs.set_up(stream)
    try:
        with Running(tmp_path) as server:
            for data in (b"\xff\xfe", b'{"t": "hello\xc3"}'):
                raw = server.raw()
                raw.send(data)
                with pytest.raises(Exception, match="1007"):
                    raw.receive()
        assert "UTF-8" not in stream.getvalue() and '"error"' not in stream.getvalue()
    finally:
        for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)
