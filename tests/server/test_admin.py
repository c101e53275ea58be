"""What the operator does, and the way into a running server that is open to nobody else."""

import asyncio
import json
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from stolik.server.admin import Answer, Order, carry_out
from stolik.server.admin_channel import FILE, AdminChannel, send
from tests.server.site import PASSWORD, Site, connected, refused
from tests.server.test_api_people import at_day


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def order(site: Site, do: Any, on: str = "", **more: Any) -> Answer:
    """The answer of the running server."""
    answer = site.run(send(site.folder, Order(do, on, **more)))
    assert answer is not None
    return answer


# --- orders ----------------------------------------------------------------------------------------------------------


def test_reports_are_read_and_closed(site: Site) -> None:
    anna, jan = site.guest("Anna"), site.account("Jan")
    body = {"person": site.id(jan), "table": "KLON", "text": "rude"}
    site.ask("POST", "/api/reports", anna, json=body)
    [report] = order(site, "reports").reports
    assert report.by == (site.id(anna), "Anna") and report.about == (site.id(jan), "Jan")
    assert (report.table, report.text, report.closed) == ("KLON", "rude", False)
    number = str(report.id)
    assert order(site, "close-report", number).reason == ""
    assert order(site, "reports").reports == [] and order(site, "reports", all=True).reports[0].closed
    for nothing in (number, "77", "x", ""):
        assert order(site, "close-report", nothing).reason == "people-no-report"
    site.delete(anna)
    assert order(site, "reports", all=True).reports[0].by == ("", "")


def test_a_ban_is_in_force_at_once(site: Site) -> None:
    anna = site.account("Anna")
    bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
    id = site.id(anna)
    own = [connected(site, token) for token in (anna, bot["token"])]
    answer = order(site, "ban", "anna", days=7, why="rude")
    assert (answer.who, answer.name) == (id, "Anna") and [each.closed for each in own] == [[1008], [1008]]
    assert refused(site.ask("GET", "/api/me", anna)) == (403, "people-banned")
    [ban] = order(site, "bans").bans
    assert (ban.who, ban.name, ban.why) == (id, "Anna", "rude") and ban.until is not None
    assert order(site, "unban", "Anna").who == id and order(site, "bans").bans == []
    assert site.ask("GET", "/api/me", anna).status_code == 200
    assert order(site, "unban", id).reason == "people-not-banned"


def test_guests_addresses_and_networks_are_banned(site: Site) -> None:
    guest = site.id(site.guest("Gast"))
    assert order(site, "ban", guest).who == guest
    assert order(site, "ban", "198.51.100.9").who == "198.51.100.9"
    assert order(site, "ban", "198.51.100.9/24").who == "198.51.100.0/24"
    assert order(site, "ban", "Gast").reason == "people-no-person", "guests may share a name"
    assert [(ban.who, ban.until) for ban in order(site, "bans").bans] == [
        ("198.51.100.0/24", None),
        ("198.51.100.9", None),
        (guest, None),
    ]
    assert order(site, "unban", "198.51.100.9").who == "198.51.100.9"


def test_a_password_is_reset(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """And counts until the people it is for have chosen their own, for three days."""
    anna = site.account("Anna")
    assert order(site, "password", "ANNA", password="a new password").name == "Anna"
    assert refused(site.ask("GET", "/api/me", anna)) == (401, "people-token")
    assert refused(site.ask("POST", "/api/login", json={"name": "Anna", "password": PASSWORD}))[0] == 401
    came_in = site.ask("POST", "/api/login", json={"name": "Anna", "password": "a new password"})
    left = datetime.fromisoformat(came_in.json()["until"]) - datetime.now(UTC)
    assert came_in.status_code == 200 and timedelta(days=2) < left <= timedelta(days=3)
    at_day(monkeypatch, 4)
    over = site.ask("POST", "/api/login", json={"name": "Anna", "password": "a new password"})
    assert refused(over) == (403, "people-password-over")
    wrong = site.ask("POST", "/api/login", json={"name": "Anna", "password": "not this one"})
    assert refused(wrong) == (401, "people-login"), "only who knows it hears that it is over"
    assert order(site, "password", "Anna", password="the next password").name == "Anna"
    came = site.ask("POST", "/api/login", json={"name": "Anna", "password": "the next password"}).json()["token"]
    own = {"password": "a password of their own", "current": "the next password"}
    assert site.ask("PATCH", "/api/me", came, json=own).status_code == 200
    chosen = site.ask("POST", "/api/login", json={"name": "Anna", "password": "a password of their own"})
    assert "until" not in chosen.json()
    at_day(monkeypatch, 9)
    own = {"name": "Anna", "password": "a password of their own"}
    assert site.ask("POST", "/api/login", json=own).status_code == 200, "their own lasts"
    assert order(site, "password", "Anna", password="short").reason == "people-password-length"
    guest = site.id(site.guest("Gast"))
    for nobody in ("Nobody", guest):
        assert order(site, "password", nobody, password="a new password").reason == "people-no-account"


def test_bans_outlive_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.guest("Anna")
        site.run(carry_out(Order("ban", site.id(anna)), site.state.people, site.state.connections, site.state.store))
    with Site(tmp_path) as site:
        assert refused(site.ask("GET", "/api/me", anna)) == (403, "people-banned")


# --- the channel -----------------------------------------------------------------------------------------------------


async def nothing(order: Order) -> Answer:
    """Carries nothing out."""
    return Answer(who=order.on)


def test_the_key_is_for_its_user_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    with Site(tmp_path):
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert not (tmp_path / FILE).exists()
    assert asyncio.run(send(tmp_path, Order("bans"))) is None


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b'{"key": "guessed", "order": {"do": "bans"}}\n',
        b'{"key": "", "order": {"do": "bans"}}\n',
        b'{"order": {"do": "bans"}}\n',
        b'{"key": 1}\n',
        b"\xff" * 100 + b"\n",
        "{'żółw'}\n".encode(),
    ],
)
def test_without_the_key_there_is_no_answer(tmp_path: Path, line: bytes) -> None:
    async def try_it() -> bytes:
        channel = await AdminChannel.open(tmp_path, nothing)
        try:
            port = json.loads((tmp_path / FILE).read_text())["port"]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(line)
            writer.write_eof()
            try:
                return await reader.read()
            finally:
                writer.close()
        finally:
            await channel.close()

    assert asyncio.run(try_it()) == b""


def test_a_server_that_was_killed_leaves_a_file_that_nobody_answers(tmp_path: Path) -> None:
    async def killed() -> Answer | None:
        channel = await AdminChannel.open(tmp_path, nothing)
        left = (tmp_path / FILE).read_text()
        await channel.close()
        (tmp_path / FILE).write_text(left)
        return await send(tmp_path, Order("bans"))

    assert asyncio.run(killed()) is None
    for rubbish in ("", "[]", "{}", '{"port": "x", "key": 1}', '{"port": 99999999, "key": ""}'):
        (tmp_path / FILE).write_text(rubbish)
        assert asyncio.run(send(tmp_path, Order("bans"))) is None, rubbish


def test_somebody_else_at_the_port_is_not_believed(tmp_path: Path) -> None:
    async def other() -> Answer | None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            writer.write(b"220 mail.example\r\n")
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        (tmp_path / FILE).write_text(json.dumps({"port": port, "key": "old"}))
        try:
            return await send(tmp_path, Order("bans"))
        finally:
            server.close()

    assert asyncio.run(other()) is None


def test_a_server_without_a_folder_to_write_to_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with Site(tmp_path) as site:
        config = site.config._replace(data=tmp_path / "file")
    again = Site(tmp_path)
    again.config = config
    with again:
        assert again.ask("GET", "/api/games").status_code == 200
