"""`--ray`: a real cluster writes the bytes of one process, whatever is killed; what cannot be is said in one line."""

import inspect
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import stolik
from stolik.arena import Fixture, chunk_size, play_chunks, play_matches
from stolik.arena.over_ray import perform
from stolik.arena.pool import in_order
from stolik.arena.stamp import stamp
from stolik.cli import bench
from stolik.cli import cluster as cli_cluster
from stolik.fast.bench import Speed
from stolik.games import GAMES
from stolik.words import LANGUAGES
from tests.cli.conftest import Run
from tests.patience import PATIENCE
from tests.ray_cluster import SETTINGS, Node, another_node, cluster, kill, of_session

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

COMMAND = [sys.executable, "-m", "stolik", "simulate"]
MATCHES = 1200
DURAK = ["durak", "--bots", "simple", "--seed", "7", "--lang", "en", "--matches"]
ENDLESS = [*DURAK, "1000000"]


@pytest.fixture(scope="module", autouse=True)
def settings() -> Iterator[None]:
    """What lets the commands of this module into its clusters."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in SETTINGS.items():
            patched.setenv(name, value)
        yield


@pytest.fixture(scope="module")
def head() -> Iterator[Node]:
    """A cluster with two cores, which is whole again after each test."""
    with cluster(2) as node:
        yield node


@pytest.fixture(scope="module")
def alone() -> str:
    """What one process writes."""
    rules = GAMES["durak"]
    options = rules.settle({})
    fixture = Fixture("durak", rules.option_values(options), ("simple",) * options.seats, "7")
    return "".join(f"{line}\n" for line in play_matches(fixture, MATCHES))


def patiently(happened: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "that takes too long"
        time.sleep(0.05)


class Playing:
    """`stolik simulate --ray` amid its work: some records are there, more are to come."""

    def __init__(self, file: Path, address: str, given: list[str], **environment: str) -> None:
        self.file = file
        self.process = subprocess.Popen(
            [*COMMAND, *given, "--ray", address, "--out", str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment},
            text=True,
            start_new_session=True,
        )

    def begun(self) -> bool:
        """Whether something has been written; not yet all of it."""
        assert self.process.poll() is None, self.process.communicate()
        return self.file.exists() and self.file.stat().st_size > 0

    def ends(self) -> tuple[int, str]:
        """Its status and all that it has said, once it has ended; each line that it has written is whole."""
        said, _ = self.process.communicate(timeout=PATIENCE)
        written = self.file.read_bytes() if self.file.exists() else b""
        assert all(json.loads(line)["format"] for line in written.splitlines()) and written[-1:] in (b"", b"\n")
        return self.process.returncode, said


# --- the same bytes --------------------------------------------------------------------------------------------------


def test_the_same_bytes_as_one_process(run: Run, head: Node, alone: str) -> None:
    assert run("simulate", *DURAK, str(MATCHES), "--ray", head.address) == (0, alone, "")
    few = "".join(alone.splitlines(keepends=True)[:3])
    assert run("simulate", *DURAK, "3", "--ray", head.address) == (0, few, "")
    assert run("simulate", *DURAK, "0", "--ray", head.address) == (0, "", "")


def test_the_same_bytes_whatever_the_chunks() -> None:
    rules = GAMES["golf"]
    fixture = Fixture("golf", rules.option_values(rules.settle({})), ("random",) * rules.settle({}).seats, "7")
    alone = list(play_matches(fixture, 21))
    for size in (1, 8, 20, 64):
        assert list(play_chunks(fixture, 21, size, partial(in_order, jobs=1))) == alone
    sizes = {(1, 2): 8, (256, 2): 8, (640, 2): 20, (10_000, 2): 64, (10_000, 500): 8}
    assert {given: chunk_size(*given) for given in sizes} == sizes


def test_workers_are_killed(head: Node, alone: str, tmp_path: Path) -> None:
    playing = Playing(tmp_path / "a", head.address, [*DURAK, str(MATCHES)])
    patiently(lambda: playing.begun() and len(head.processes("ray::perform")) == 2)
    kill(head.processes("ray::perform"))
    assert playing.begun()
    assert playing.ends() == (0, "") and playing.file.read_text("utf-8") == alone


def test_a_node_is_killed(head: Node, alone: str, tmp_path: Path) -> None:
    with another_node(head, 1) as other:
        playing = Playing(tmp_path / "a", head.address, [*DURAK, str(MATCHES)])
        patiently(lambda: playing.begun() and other.processes("ray::perform"))
        other.kill()
        assert playing.begun()
        assert playing.ends() == (0, "") and playing.file.read_text("utf-8") == alone


# --- what cannot go on -----------------------------------------------------------------------------------------------


def test_matches_that_are_lost_over_and_over(head: Node, tmp_path: Path) -> None:
    playing = Playing(tmp_path / "a", head.address, ENDLESS)
    until = time.monotonic() + PATIENCE
    while playing.process.poll() is None and time.monotonic() < until:
        kill(head.processes("ray::perform"))
        time.sleep(0.02)
    status, said = playing.ends()
    assert (status, said.count("\n")) == (1, 1) and f"{head.address}: this Ray cluster has lost the same" in said


@pytest.mark.parametrize("what", ["all of it", "its head server"])
def test_the_head_is_killed(tmp_path: Path, what: str) -> None:
    with cluster(1) as head:
        playing = Playing(tmp_path / "a", head.address, ENDLESS)
        patiently(playing.begun)
        if what == "all of it":
            head.kill()
        else:
            kill([pid for pid, line in of_session(head.keeper.pid).items() if "gcs_server" in line.split(" ")[0]])
        assert playing.ends() == (1, f"{head.address}: this Ray cluster has ended amid the work.\n")


def test_a_cluster_without_cores(run: Run, tmp_path: Path) -> None:
    with cluster(0) as head:
        ran = run("simulate", *DURAK, "1", "--ray", head.address)
        assert ran == (2, "", f"{head.address}: this Ray cluster has no cores to play on.\n")
        with another_node(head, 1) as node:
            playing = Playing(tmp_path / "a", head.address, ENDLESS)
            patiently(playing.begun)
            node.kill()
            assert playing.ends() == (1, f"{head.address}: this Ray cluster has no cores left to play on.\n")


@pytest.mark.parametrize("number", ["INT", "TERM", "KILL"])
def test_a_signal_leaves_whole_lines_and_no_process(head: Node, tmp_path: Path, number: str) -> None:
    sent = signal.Signals[f"SIG{number}"]
    playing = Playing(tmp_path / "a", head.address, ENDLESS)
    patiently(playing.begun)
    pid = playing.process.pid
    assert len(of_session(pid)) > 1, "the driver is a process of its own"
    if number == "KILL":
        playing.process.send_signal(sent)
    else:
        os.killpg(pid, sent)  # as a terminal does, and systemd
    status, said = playing.ends()
    assert (status, said.strip()) == (-sent if number == "KILL" else 128 + sent, "")
    patiently(lambda: not of_session(pid))
    patiently(lambda: not head.processes("ray::perform"))


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["simulate", "golf", "--matches", "1"], ["bench", "golf"]])
def test_without_ray_one_line_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str], language: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # nobody finds it then
    ran = run(*command, "--ray", "127.0.0.1:6379", "--lang", language)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "--ray" in ran.err and "stolik[ray]" in ran.err


def test_without_ray_nothing_else_changes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run("simulate", "golf", "--matches", "9", "--bots", "random", "--jobs", "2").status == 0


@pytest.mark.parametrize("given", ["", "here", "here:", ":6379", "here:0", "here:65536", "ray://here:6379", "a b:6379"])
def test_an_address_that_is_none(run: Run, given: str) -> None:
    ran = run("simulate", "golf", "--matches", "1", "--ray", given, "--lang", "en")
    assert ran == (2, "", f"--ray: “{given}” is not an address like 127.0.0.1:6379.\n")


def test_jobs_of_a_cluster(run: Run) -> None:
    ran = run("simulate", "golf", "--matches", "1", "--ray", "127.0.0.1:6379", "--jobs", "2", "--lang", "en")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1) and "--jobs and --ray" in ran.err


def test_nobody_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{port.getsockname()[1]}"
        nobody = (2, "", f"{address}: no Ray cluster answers there. “ray start --head --port=6379” starts one.\n")
        assert run("simulate", "golf", "--matches", "1", "--ray", address, "--lang", "en") == nobody
        port.listen()  # somebody who never says anything
        monkeypatch.setattr(cli_cluster, "CONNECT_SECONDS", 2.0)
        assert run("simulate", "golf", "--matches", "1", "--ray", address, "--lang", "en") == nobody


def test_another_stolik_is_refused(head: Node, tmp_path: Path) -> None:
    """The same version, and one more line in a source."""
    here = Path(stolik.__file__).parent
    shutil.copytree(here, tmp_path / "stolik", ignore=shutil.ignore_patterns("static", "__pycache__"))
    with (tmp_path / "stolik" / "games" / "golf.py").open("a", encoding="utf-8") as file:
        file.write("# one more line\n")
    playing = Playing(tmp_path / "a", head.address, ENDLESS, PYTHONPATH=str(tmp_path))
    status, said = playing.ends()
    assert (status, said.count("\n"), playing.file.read_bytes()) == (2, 1, b"")
    other = subprocess.run(
        [sys.executable, "-c", "from stolik.arena.stamp import stamp; print(stamp())"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert other != stamp() and f"has Stolik {stamp()}, and here is Stolik {other}" in said


def test_an_older_stolik_and_none_are_refused(head: Node, tmp_path: Path) -> None:
    (tmp_path / "stolik").mkdir()
    (tmp_path / "stolik" / "__init__.py").touch()
    with another_node(head, 1, {"PYTHONPATH": str(tmp_path)}):
        playing = Playing(tmp_path / "a", head.address, ENDLESS)
        status, said = playing.ends()
    assert (status, said.count("\n")) == (2, 1)
    assert f"has Stolik {stamp().partition(' ')[0]}, and here is Stolik {stamp()}" in said
    source = f"from typing import Any\n{inspect.getsource(perform)}\nprint(perform('x', b'', 0))"
    bare = subprocess.run([sys.executable, "-I", "-S", "-c", source], capture_output=True, text=True)
    assert (bare.stdout, bare.stderr) == ("('', None)\n", "")


def test_a_cluster_that_lets_nobody_in(head: Node, tmp_path: Path) -> None:
    """It has another Ray; it has another token."""
    (tmp_path / "sitecustomize.py").write_text("import ray\nray.__version__ = '0.0.1'\n", "utf-8")
    for environment, reason in (
        ({"PYTHONPATH": str(tmp_path)}, "0.0.1"),
        ({"RAY_AUTH_TOKEN": "f" * 64}, "connect"),
    ):
        status, said = Playing(tmp_path / "a", head.address, ENDLESS, **environment).ends()
        assert (status, said.count("\n")) == (2, 1), said
        assert f"{head.address}: this Ray cluster does not let us in" in said and reason in said.lower()


def test_a_task_that_fails(head: Node) -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"), cli_cluster.RayCluster(head.address) as found:
        list(found.in_order(partial(divmod, 1), 2))  # 1 / 0, 1 / 1


# --- bench -----------------------------------------------------------------------------------------------------------


def test_bench_measures_the_cores_of_the_cluster(run: Run, head: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("bench", "golf", "--seconds", "0", "--ray", head.address, "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    of, _, golf = ran.out.splitlines()
    assert of.startswith("Ray ") and of.endswith(f" at {head.address}, 2 cores") and golf.startswith("golf ")
    assert all(float(figure.replace(",", "")) > 0 for figure in golf.split()[1:])
    monkeypatch.setattr(bench, "measure_cluster", lambda game, *_: Speed(game.name, 4, 1.5, 3.0))
    ran = run("bench", "golf", "--ray", head.address, "--json")
    assert json.loads(ran.out) == [{"game": "golf", "seats": 4, "one_core": 1.5, "all_cores": 3.0}]
