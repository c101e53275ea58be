"""`stolik serve` and what can be wrong with how it is called; how it runs and stops is tests/server/test_stop.py's."""

import resource
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from stolik.cli import serve as command
from stolik.cli.app import app
from stolik.server.config import Config
from stolik.server.limits import Limits
from stolik.store import StoreError
from stolik.words import Words


def serve(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["serve", "--lang", "en", "--data", str(folder), "--port", "0", *arguments])


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["--port", "70000"], "--port: 70000 is out of range"),
        (["--gather", "-1"], "--gather: -1 is out of range"),
        (["--limit", "hosted"], "hosted"),
        (["--limit", "host=3"], Words("en").join(Limits._fields)),
        (["--limit", "hosted=many"], "hosted: “many” is not a whole number"),
        (["--limit", "hosted=-1"], "hosted: “-1”"),
        (["--limit", "message_rate=nan"], "message_rate: “nan”"),
        (["--trusted-proxy", "10.0.0.0/99"], "10.0.0.0/99"),
        (["--origin", "cards.example.org"], "--origin: “cards.example.org”"),
        (["--origin", "https://cards.example.org/stolik"], "https://cards.example.org/stolik"),
        (["--database", "mysql://x"], "mysql://x"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
        (["--name", "1"], "--name and --at belong together"),
        (["--at", "/w/1"], "--name and --at belong together"),
        (["--name", "1", "--at", "/w/1"], "cannot share sqlite://"),
        (["--read-database", "postgresql:///b"], "can have or be no standby"),
        (["--name", "a b", "--at", "/w/1"], "“a b” is no name of a process"),
        (["--name", "", "--at", "/w/1"], "“” is no name of a process"),
        (["--name", "1", "--at", "w/1"], "“w/1” is no address of a process"),
        (["--name", "1", "--at", "ftp://x"], "“ftp://x” is no address of a process"),
        (["--name", "1", "--at", ""], "“” is no address of a process"),
        (["--name", "1", "--at", "/"], "“/” is no address of a process"),
        (["--name", "1", "--at", "///"], "“///” is no address of a process"),
        (["--name", "1", "--at", "//host"], "“//host” is no address of a process"),
        (["--name", "1", "--at", "/w//1"], "“/w//1” is no address of a process"),
        (["--name", "1", "--at", "http://h:99999"], "“http://h:99999” is no address of a process"),
        (["--name", "1", "--at", "http://h:0"], "“http://h:0” is no address of a process"),
        (["--name", "1", "--at", "http://h:x"], "“http://h:x” is no address of a process"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, arguments: list[str], told: str) -> None:
    result = serve(tmp_path, *arguments)
    assert result.exit_code == 2 and told in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments, seconds", [([], 0.020), (["--gather", "7"], 0.007), (["--gather", "0"], 0.0)])
def test_how_long_is_gathered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], seconds: float
) -> None:
    configs: list[Config] = []
    monkeypatch.setattr(command, "serve_until_stopped", lambda config, ready: configs.append(config))
    assert serve(tmp_path, *arguments).exit_code == 0
    assert [config.gather for config in configs] == [seconds]


@pytest.mark.parametrize("at, found", [("/w/1/", "/w/1"), ("http://10.0.0.2:8471", "http://10.0.0.2:8471")])
def test_one_of_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str, found: str) -> None:
    configs: list[Config] = []
    monkeypatch.setattr(command, "serve_until_stopped", lambda config, ready: configs.append(config))
    assert serve(tmp_path, "--name", "west-1", "--at", at).exit_code == 0
    assert [config.process for config in configs] == [("west-1", found)]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = serve(tmp_path, "--port", str(port))
    assert result.exit_code == 2 and f"port {port}" in result.stderr


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = serve(tmp_path / "file" / "folder")
    assert result.exit_code == 2 and str(tmp_path / "file" / "folder") in result.stderr


def test_a_secret_that_is_too_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_SECRET", "short")
    result = serve(tmp_path)
    assert result.exit_code == 2 and result.stderr.startswith("STOLIK_SECRET: ")


def test_where_else_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    configs: list[Config] = []
    monkeypatch.setattr(command, "serve_until_stopped", lambda config, ready: configs.append(config))
    assert serve(tmp_path, "--read-database", "postgresql://db2/stolik").exit_code == 0
    monkeypatch.setenv("STOLIK_READ_DATABASE", "postgresql://db3/stolik")
    assert serve(tmp_path).exit_code == 0
    assert [config.read_database for config in configs] == ["postgresql://db2/stolik", "postgresql://db3/stolik"]


@pytest.mark.parametrize(
    "limit, told",
    [
        (20_000, "carries 19,900 people at once"),
        (101, "carries 1 person at once"),
        (50, "carries 0 people"),
        (-1, None),
    ],
)
def test_how_many_may_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int, told: str | None) -> None:
    """As the limit of descriptors has it when the server starts; -1: none."""
    monkeypatch.setattr(command, "serve_until_stopped", lambda config, ready: ready("http://127.0.0.1:8470"))
    monkeypatch.setattr(resource, "getrlimit", lambda which: (limit, limit))
    lines = serve(tmp_path).output.splitlines()
    assert lines[0] == "The server listens on http://127.0.0.1:8470"
    assert len(lines) == (1 if told is None else 2) and (told is None or told in lines[1])


@pytest.mark.parametrize(
    "database, name, told",
    [("postgresql:///stolik", None, True), ("postgresql:///stolik", "2", False), ("sqlite:////stolik.db", None, False)],
)
def test_whoever_is_not_named_is_told_that_it_could_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, name: str | None, told: bool
) -> None:
    """One of several processes, where those that are there already may have names."""

    def taken(*args: object) -> None:
        raise StoreError("store-taken", path="there", known=True, owner="stolik serve", pid="7", host="box")

    monkeypatch.setattr(command, "serve_until_stopped", taken)
    named = ["--name", name, "--at", "/w/2"] if name is not None else []
    result = serve(tmp_path, "--database", database, *named)
    assert result.exit_code == 2 and result.stderr.count("\n") == 1
    end = "there belongs to another process (stolik serve, process 7 on box): end it first, or name another database."
    assert result.stderr.startswith(end) and ("--name" in result.stderr) == told
