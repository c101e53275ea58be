"""A real Ray cluster for the tests: a head and, where wanted, more nodes, all on this computer and on free ports.

Each node is run by this file as a process of its own, which kills it with all that it started as soon as its standard
input ends: nothing is left behind however the tests end. Where Ray is not installed these tests are skipped; with
CI=true its absence is a failure.
"""

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

WHY = "Ray is not installed: pip install 'stolik[ray]'"
STORE_BYTES = 80_000_000  # of the objects that a node keeps; Ray wants no less
TOLD = re.compile(r"--address='([^']+)'")  # what a head says of itself
HERE = "127.0.0.2"  # for 127.0.0.1 Ray takes another address of this computer
# Ray listens on all addresses, so it is told to do as it is bid only by who knows the token. 0: any free port.
SETTINGS = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "AUTOSCALER_METRIC_PORT": "0"}


class Node(NamedTuple):
    """A node that runs, and the address of its cluster's head."""

    keeper: subprocess.Popen[str]
    address: str

    def kill(self) -> None:
        """As if its machine lost power: kill -9 of all its processes."""
        kill_session(self.keeper.pid)
        self.keeper.wait()

    def processes(self, name: str) -> list[int]:
        """The processes of this node whose command line begins like this."""
        return [pid for pid, line in of_session(self.keeper.pid).items() if line.startswith(name)]


def of_session(session: int) -> dict[int, str]:
    """The processes of a session with their command lines; Ray gives each worker a group of its own."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
            if line and os.getsid(int(folder.name)) == session:
                found[int(folder.name)] = line
        except OSError:  # it has gone meanwhile
            continue
    return found


def kill_session(session: int) -> None:
    """kill -9 of all processes of a session, the one that began it last."""
    _kill_others(session)
    kill([session])


def _kill_others(session: int) -> None:
    while others := [pid for pid in of_session(session) if pid != session]:
        kill(others)


def kill(pids: Iterable[int]) -> None:
    """kill -9, of processes that may have gone meanwhile."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@contextmanager
def cluster(cores: int) -> Iterator[Node]:
    """The head of a cluster; it has so many cores itself."""
    if find_spec("ray") is None:
        if os.environ.get("CI") == "true":
            pytest.fail(WHY)
        pytest.skip(WHY)
    with tempfile.TemporaryDirectory(prefix="stolik-ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        given = ["--head", "--port=0", f"--temp-dir={folder}", "--include-dashboard=false"]
        with _node(given, cores, {}) as node:
            yield node


@contextmanager
def another_node(head: Node, cores: int, environment: Mapping[str, str] | None = None) -> Iterator[Node]:
    """One more node of the cluster, whose workers see these variables."""
    with _node([f"--address={head.address}"], cores, environment or {}) as node:
        yield node


@contextmanager
def _node(given: Sequence[str], cores: int, environment: Mapping[str, str]) -> Iterator[Node]:
    command = [sys.executable, __file__, *given, f"--num-cpus={cores}", f"--object-store-memory={STORE_BYTES}"]
    command += [f"--node-ip-address={HERE}", "--min-worker-port=0", "--max-worker-port=0", "--disable-usage-stats"]
    with ExitStack() as stack:
        log = stack.enter_context(tempfile.NamedTemporaryFile("w+"))
        keeper = stack.enter_context(
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **SETTINGS, **environment},
                start_new_session=True,
            )
        )
        assert keeper.stdin is not None and keeper.stdout is not None
        try:
            said = ""
            while "Ray runtime started" not in said:
                line = keeper.stdout.readline()
                said += line
                assert line, f"Ray did not start:\n{said}{Path(log.name).read_text('utf-8')}"
            while (told := TOLD.search(said)) is None and given[0] == "--head":
                said += keeper.stdout.readline()
            yield Node(keeper, told[1] if told else given[0].partition("=")[2])
        finally:
            keeper.stdin.close()


# --- the keeper -------------------------------------------------------------------------------------------------------


def keep(given: Sequence[str]) -> None:
    """Runs a node until standard input ends; then kills all that it started. A head takes its folder along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = "from ray.scripts.scripts import main; main()"
    subprocess.Popen([sys.executable, "-c", code, "start", "--block", *given], stdin=subprocess.DEVNULL)
    sys.stdin.read()
    _kill_others(os.getpid())
    for option in given:
        if option.startswith("--temp-dir="):
            shutil.rmtree(option.partition("=")[2], ignore_errors=True)


if __name__ == "__main__":
    keep(sys.argv[1:])
