"""A client that does not read is cut, its socket freed, and its table does not notice."""

import time
from pathlib import Path

import pytest

from stolik.server.metrics import Metrics
from stolik.server.send_buffer import SendBuffer
from stolik.table import chat
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import GENEROUS, Running


class FakeTransport:
    """Takes what it is told to; nothing is read at the other end."""

    def __init__(self) -> None:
        self.held, self.resets, self.open = 0, 0, True

    def write(self, text: bytes) -> int:
        self.held += len(text) if self.open else 0
        return self.held if self.open else -1

    def finish(self, code: int) -> None:
        self.open = False

    def reset(self) -> None:
        self.resets += 1


def test_who_is_too_far_behind_is_cut_once() -> None:
    transport, metrics = FakeTransport(), Metrics()
    buffer = SendBuffer(transport, metrics, limit=100)
    buffer.send(b"x" * 100)
    assert not buffer.cut and transport.resets == 0
    buffer.send(b"x")
    assert buffer.cut and transport.resets == 1
    buffer.send(b"x")
    assert transport.held == 101 and transport.resets == 1
    assert metrics.registry.get_sample_value("stolik_send_buffer_cuts_total") == 1
    assert metrics.registry.get_sample_value("stolik_sent_total") == 2


def test_who_is_gone_is_sent_nothing() -> None:
    transport, metrics = FakeTransport(), Metrics()
    buffer = SendBuffer(transport, metrics, limit=100)
    buffer.close(1000)
    buffer.send(b"x" * 1000)
    assert not buffer.cut and metrics.registry.get_sample_value("stolik_sent_total") == 0


def connections_of(port: int) -> set[int]:
    """The ports of the clients whose connection to this port the kernel still holds at the server's end."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    ends = [(line.split()[1], line.split()[2], line.split()[3]) for line in lines]
    listening, time_wait = "0A", "06"
    return {
        int(remote.partition(":")[2], 16)
        for local, remote, state in ends
        if int(local.partition(":")[2], 16) == port and state not in (listening, time_wait)
    }


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="looks into the tables of Linux")
def test_a_client_that_never_reads_is_cut_and_its_socket_freed_while_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "TALK", 10_000)
    with Running(tmp_path, GENEROUS._replace(behind_bytes=32_768)) as server:
        tokens = [server.guest("Anna"), server.guest("Jan"), server.guest("Ola")]
        code = server.open(tokens[0], "golf", seats=2)
        anna, jan = server.client(tokens[0]), server.client(tokens[1])
        lazy = Raw(server.port, receive_buffer=4096)
        port = lazy.socket.getsockname()[1]
        lazy.say("hello", version=1, token=tokens[2])
        lazy.say("join", table=code)
        for seat, client in enumerate((anna, jan)):
            client.join(code)
            client.ask(code, "sit", "sit", seat=seat)
        assert port in connections_of(server.port)
        number = 0
        while server.metric("stolik_send_buffer_cuts_total") == 0:
            for _ in range(50):
                number += 1
                assert anna.ask(code, f"say{number}", "say", text="x" * 400)["t"] in ("told", "done")
        until = time.monotonic() + PATIENCE
        while port in connections_of(server.port):
            assert time.monotonic() < until, "the kernel still holds the connection"
            time.sleep(0.02)
        while server.call(server.state.connections.people) > 2:
            assert time.monotonic() < until
        assert jan.ask(code, "ready", "ready")["t"] == "told"
        assert lazy.end() in (0, -1)
        lazy.close()
        back = server.client(tokens[2])
        assert back.join(code)["v"] >= number
