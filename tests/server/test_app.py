"""Answers of every kind carry the headers that protect people; what operators ask; metrics for this machine alone."""

from collections.abc import Iterator

import pytest

from stolik.server.app import HEADERS
from stolik.server.limits import networks
from tests.server.running import GENEROUS, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = {"proxies": networks(["127.0.0.1"])}
    with Running(tmp_path_factory.mktemp("app"), GENEROUS, **settings) as server:
        yield server


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/nothing", "/api/nothing", "/api/me", "/ws"])
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    _, _, headers = server.get(path)
    own = {"content-security-policy"} if path in ("/nothing", "/ws") else set()  # the client's page (tests/web)
    assert {name: headers.get(name) for name in HEADERS if name not in own} == {
        name: value for name, value in HEADERS.items() if name not in own
    }
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "server" not in headers and "strict-transport-security" not in headers


def test_behind_a_proxy_with_https_browsers_are_told_to_stay_with_it(server: Running) -> None:
    _, _, headers = server.get("/healthz", **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
    assert headers["strict-transport-security"].startswith("max-age=")


def test_the_metrics_are_for_this_machine_alone(server: Running) -> None:
    status, page, headers = server.get("/metrics")
    assert status == 200 and headers["content-type"].startswith("text/plain")
    for name in ("connections", "tables", "commit_seconds_bucket", "command_seconds_count", "send_buffer_cuts_total"):
        assert f"stolik_{name}" in page
    assert server.get("/metrics", **{"X-Forwarded-For": "192.0.2.1"})[0] == 404
    assert server.get("/metrics", Forwarded="for=192.0.2.1")[0] == 404


def test_the_numbers_move(server: Running) -> None:
    before = {name: server.metric(name) for name in NAMES}
    anna = server.person("Anna")
    code = server.open(server.guest(), "golf", seats=2)
    anna.join(code)
    assert anna.ask(code, "1", "sit", seat=0)["t"] == "done"
    assert anna.ask(code, "2", "sit", seat=0)["t"] == "refused"
    anna.send("nonsense")
    assert anna.receive()["t"] == "bad"
    after = {name: server.metric(name) for name in NAMES}
    assert [after[name] - before[name] for name in NAMES] == [1, 1, 1, 1, 5, 1, 1, 1, 2]
    assert server.metric("stolik_commit_seconds_count") > 0 and server.metric("stolik_commit_rows_sum") > 0


NAMES = [
    "stolik_connections",
    "stolik_people",
    "stolik_tables",
    "stolik_connected_total",
    "stolik_messages_total",
    "stolik_commands_total",
    "stolik_refused_total",
    "stolik_faults_total",
    "stolik_command_seconds_count",
]
