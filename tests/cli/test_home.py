"""`stolik` alone: where it says it is, when it opens a browser, what it does when it runs already."""

import os
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.cli import home
from stolik.words import Words
from tests.cli.conftest import Run
from tests.server.running import Running


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No desktop, a data folder of its own, a built client."""
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "own"))
    monkeypatch.setattr(home, "built", lambda: True)
    monkeypatch.setattr(home.sys, "platform", "linux")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would be served; it ends at once."""
    configs: list[Any] = []

    def serve(config: Any, ready: Any) -> None:
        configs.append(config)
        ready(f"http://{config.host}:{config.port or 4711}")

    monkeypatch.setattr(home, "serve", serve)
    return configs


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at."""
    found: list[str] = []
    monkeypatch.setattr(home.webbrowser, "get", lambda: SimpleNamespace())
    monkeypatch.setattr(home.webbrowser, "open", found.append)
    monkeypatch.setattr(home, "Thread", lambda target, args, **_: SimpleNamespace(start=lambda: target(*args)))
    return found


def test_it_serves_this_computer_and_opens_the_browser(
    run: Run, served: list[Any], opened: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    ran = run("--port", "0")
    assert (ran.status, ran.out) == (0, "Stolik is at http://127.0.0.1:4711. Ctrl-C ends it.\n")
    assert opened == ["http://127.0.0.1:4711"]
    (config,) = served
    assert (config.host, config.port, config.data) == ("127.0.0.1", 0, tmp_path / "own")
    assert config.database.endswith(f"{tmp_path}/own/stolik.db") and len(config.secret) > 16
    assert run().status == 0 and served[1].port == 8470


@pytest.mark.parametrize("variable, value", [("CI", "true"), ("DISPLAY", "")])
def test_without_a_browser_it_says_where_to_go(
    run: Run, served: list[Any], opened: list[str], monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv(variable, value)
    ran = run("--port", "9000", "--lang", "pl")
    assert ran.out.splitlines() == [
        "Stolik jest pod adresem http://127.0.0.1:9000. Kończy go Ctrl-C.",
        Words("pl").say("cli-home-open"),
    ]
    assert opened == []


def test_a_desktop_without_any_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def get() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(home.sys, "platform", "darwin")
    monkeypatch.setattr(home.webbrowser, "get", SimpleNamespace)
    assert home.has_browser(), "which needs no variable there"
    monkeypatch.setattr(home.webbrowser, "get", get)
    assert not home.has_browser()


def test_the_others_in_the_network_can_come(
    run: Run, served: list[Any], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "own_address", lambda: "192.168.1.7")
    monkeypatch.setenv("DISPLAY", ":0")
    ran = run("--lan", "--port", "9000")
    assert ran.out.splitlines()[0] == "Stolik is at http://192.168.1.7:9000. Ctrl-C ends it."
    assert "█" not in ran.out, "nobody can scan a pipe"
    assert served[0].host == "0.0.0.0" and opened == ["http://192.168.1.7:9000"], "so that its links work for phones"


def test_the_picture_is_for_terminals_that_can_draw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, drawn in (("utf-8", True), ("ascii", False)):
        monkeypatch.setattr(home.sys, "stdout", SimpleNamespace(isatty=lambda: True, encoding=encoding))
        lines = home.picture("http://192.168.1.7:8470").splitlines()
        assert bool(lines) == drawn
        assert len({len(line) for line in lines}) == (1 if drawn else 0), "a rectangle"


def test_the_own_address_is_one_that_others_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError

    monkeypatch.setattr(home.socket, "socket", Alone)
    with pytest.raises(home.BadInput, match="cli-home-no-network"):
        home.own_address()


def test_a_client_that_was_not_built(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "built", lambda: False)
    ran = run()
    assert ran.status == 2 and "stolik play" in ran.err and ran.err.count("\n") == 1


def test_its_options_are_for_itself(run: Run) -> None:
    for arguments in (["--lan", "games"], ["--port", "1", "games"]):
        ran = run(*arguments)
        assert ran.status == 2 and ran.err.startswith(arguments[0])


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Running]:
    """A Stolik that runs already."""
    with Running(tmp_path) as running:
        yield running


def test_started_twice_it_opens_what_runs(run: Run, other: Running, opened: list[str]) -> None:
    ran = run("--port", str(other.port))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Stolik is running already, at {other.url}.\n")


def test_a_data_folder_that_another_server_has(
    run: Run, other: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.setenv("STOLIK_SECRET", "a secret that is long enough")
    ran = run("--port", "0")
    assert ran.status == 2 and str(os.getpid()) in ran.err and ran.err.count("\n") == 1


def test_a_port_that_something_else_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        taken.settimeout(0)
        port = taken.getsockname()[1]
        assert not home.answers("http://127.0.0.1:1")
        monkeypatch.setattr(home, "PROBE_SECONDS", 0.2)
        ran = run("--port", str(port))
    assert ran.status == 2 and f"port {port}" in ran.err and ran.err.count("\n") == 1
