"""systemd is told when the server is ready, and that it lives."""

import socket
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.running import Running


@pytest.mark.parametrize("watched", [True, False])
def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool) -> None:
    monkeypatch.setattr("stolik.server.watchdog.SECONDS", 0.01)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.bind(str(tmp_path / "notify"))
        way.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        if watched:
            monkeypatch.setenv("WATCHDOG_USEC", "10000000")
        with Running(tmp_path / "site"):
            told = [way.recv(100) for _ in range(4 if watched else 1)]
        assert told == [b"READY=1", *[b"WATCHDOG=1"] * (len(told) - 1)]


def test_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    with Running(tmp_path / "site") as server:
        assert server.guest()
