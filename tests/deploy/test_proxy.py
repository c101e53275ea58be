"""deploy/nginx.conf in front of a server: TLS, websockets, whose address counts, what stays private."""

import asyncio
import json
import ssl
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.client import Client, JoinedTable
from tests.deploy.front import certified, nginx, several, site, until_shared
from tests.deploy.hosting import Server, free_port, need, served
from tests.patience import PATIENCE


class Front(NamedTuple):
    """nginx, and the server behind it. `plain` is its port without TLS."""

    url: str
    port: int
    plain: int
    certificate: Path
    server: Server

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers (in small letters) and body."""
        trusted = ssl.create_default_context(cafile=str(self.certificate))
        connection = HTTPSConnection("localhost", self.port, context=trusted)
        try:
            given = {"content-type": "application/json", **{key.replace("_", "-"): headers[key] for key in headers}}
            connection.request(method, path, None if body is None else json.dumps(body), given)
            answer = connection.getresponse()
            return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    need("nginx")
    folder = tmp_path_factory.mktemp("nginx")
    certificate = certified(folder)
    limits = ["--limit", "guest_rate=0.001", "--limit", "guest_burst=3"]
    with served(folder / "data", "--trusted-proxy", "127.0.0.1", *limits) as server:
        plain, port = free_port(), free_port()
        text = site(folder, plain, port, {"127.0.0.1:8470": f"127.0.0.1:{server.port}"})
        with nginx(folder, port, text):
            yield Front(f"https://localhost:{port}", port, plain, certificate, server)


async def play(url: str) -> int | None:
    """A few actions over the websocket; the version of the table after them."""
    async with Client(url, name="Anna") as client, asyncio.timeout(PATIENCE):
        seat = await client.join(await client.create("golf", seats=2))
        await seat.sit()
        await seat.fill()
        await seat.ready()
        for _ in range(3):
            while not (seat.place.legal and seat.place.phase == "playing"):
                await anext(seat)
            await seat.act(seat.place.legal[0])
        return seat.place.v


def test_play_through_the_proxy(front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(front.certificate))
    v = asyncio.run(play(front.url))
    assert v is not None and v > 3


def test_the_proxy_says_that_the_connection_is_encrypted(front: Front) -> None:
    _, headers, _ = front.ask("GET", "/api/games")
    assert "strict-transport-security" in headers


def test_without_tls_only_pages_lead_to_it(front: Front) -> None:
    def asked(path: str) -> tuple[int, str]:
        connection = HTTPConnection("localhost", front.plain)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.getheader("location", "")
        finally:
            connection.close()

    assert asked("/table/ABC?x=1") == (301, "https://localhost/table/ABC?x=1")
    assert asked("/api/me") == asked("/ws") == (403, "")


def test_a_browser_on_our_page_may_and_on_another_may_not(front: Front) -> None:
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
    upgrade |= {"sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    assert front.ask("GET", "/ws", origin=front.url, **upgrade)[0] == 101
    assert front.ask("GET", "/ws", origin="https://elsewhere.example", **upgrade)[0] == 403


def test_nobody_gets_another_address_by_claiming_it(front: Front) -> None:
    """Only so many guests may come from one address; the client has been one of them."""
    answers = [
        front.ask("POST", "/api/guest", {"name": "Ben"}, x_forwarded_for=f"198.51.100.{number}")[0]
        for number in range(4)
    ]
    assert answers[-1] == 429


def test_metrics_are_not_for_the_world(front: Front) -> None:
    assert front.server.get("/metrics")[0] == 200
    assert front.ask("GET", "/metrics")[0] == 404


# --- several processes -----------------------------------------------------------------------------------------------


async def play_on(url: str, kill: Callable[[], None]) -> int:
    """Several tables go on while a process of the server is killed; how many processes they were at."""
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        tables, processes = list[JoinedTable](), set[str]()
        for number in range(6):
            client = await stack.enter_async_context(Client(url, name=f"Anna {number}"))
            opened = await client.api.call("POST", "/api/tables", {"game": "golf", "options": {"seats": 2}})
            processes.add(opened["at"])
            table = await client.join(opened["code"])
            await table.sit()
            await table.fill()
            await table.ready()
            tables.append(table)
        for times in range(4):
            for table in tables:
                while not (table.place.legal and table.place.phase == "playing"):
                    await anext(table)
                await table.act(table.place.legal[0])
            if times == 1:
                await asyncio.to_thread(kill)
        return len(processes)


def test_play_goes_on_through_the_proxy_when_a_process_dies(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("nginx")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    with several(tmp_path, postgres_url) as there:
        asyncio.run(until_shared(there.url))
        assert asyncio.run(play_on(there.url, there.processes[1].kill)) == 2
