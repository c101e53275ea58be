"""A real PostgreSQL for the tests: a throw-away cluster for each worker, or the server that STOLIK_TEST_POSTGRES names.

`postgres_url` is a fresh database for one test. Where there is neither a server nor the programs to start one, these
tests are skipped, and the summary says so in capitals; with CI=true their absence is a failure.

A cluster is run by this file as a process of its own, which stops it and takes its folder away as soon as its
standard input ends, so nothing is left behind however the tests end. Nothing is switched off in it: fsync stays on.
`own_postgres` is one that a test may stop, kill, halt and copy.
"""

import asyncio
import contextlib
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
VARIABLE = "STOLIK_TEST_POSTGRES"
MISSING = "POSTGRESQL WAS NOT TESTED"
PR_SET_CHILD_SUBREAPER = 36  # <linux/prctl.h>
DONE = "done"  # what the keeper says of an order
WHY = f"{MISSING}: install its server (Debian, Ubuntu: apt install postgresql) or name one in {VARIABLE}"
_numbers = itertools.count()


def programs() -> Path | None:
    """The folder of initdb and pg_ctl: on the PATH, or the newest where Debian keeps them."""
    if (found := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


class Cluster:
    """A server of a test's own, which is run by a keeper; `url`: its database `postgres`, `folder`: of its socket."""

    def __init__(self, keeper: "subprocess.Popen[str]") -> None:
        self._keeper = keeper
        self.url = self._answer()
        assert self.url.startswith("postgresql://"), f"PostgreSQL did not start: {self.url}"
        self.folder = Path(self.url.rpartition("=")[2])

    def start(self) -> None:
        """It runs again, and has read its log."""
        self._order("start")

    def stop(self, mode: str = "fast") -> None:
        """`fast`, as systemd does, or `immediate`."""
        self._order("stop", mode)

    def kill(self) -> None:
        """All its processes die, and nothing comes after them."""
        for process in self.processes():
            os.kill(process, signal.SIGKILL)
        while self.processes():
            time.sleep(0.01)

    def pause(self) -> None:
        """None of its processes does anything, until `go_on`."""
        self.send(signal.SIGSTOP)

    def go_on(self) -> None:
        """They do again."""
        self.send(signal.SIGCONT)

    def send(self, number: int) -> None:
        """A signal to each of its processes."""
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def processes(self) -> list[int]:
        """Their numbers, that of the first one before those of its children; after its death those that are left."""
        return _processes(str(self.folder / "data"))

    def _order(self, *words: str) -> None:
        assert self._keeper.stdin is not None
        self._keeper.stdin.write(" ".join(words) + "\n")
        self._keeper.stdin.flush()
        told = self._answer()
        assert told == DONE, told

    def _answer(self) -> str:
        assert self._keeper.stdout is not None
        told = self._keeper.stdout.readline().strip()
        if told == DONE or told.startswith("postgresql://"):
            return told
        return f"{told}\n{self._keeper.stdout.read()}"


def _processes(data: str) -> list[int]:
    """Those that have their data there, the first one before its children."""
    found = {int(path.name): _status(path) for path in Path("/proc").glob("[0-9]*")}
    those = [each for each, (_, folder) in found.items() if folder == data]
    return sorted(those, key=lambda each: found[each][0] in those)


def _status(path: Path) -> tuple[int, str]:
    """Of the process of this folder in /proc: its parent, and where it works."""
    try:
        parent = (path / "stat").read_text().rpartition(")")[2].split()[1]
        return int(parent), str((path / "cwd").readlink())
    except OSError:  # it has ended, or is not ours
        return 0, ""


@contextmanager
def cluster(*settings: str, within: str = "/tmp", copied: str = "") -> Iterator[Cluster]:
    """A server of its own with these settings ("wal_keep_size=64MB").

    within   the folder for its own; a socket's path has 107 bytes at most
    copied   a command of the shell that makes its data in $PGDATA; else it is new and empty
    """
    folder = programs()
    assert folder is not None
    command = [sys.executable, __file__, str(folder), within, copied, *settings]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as keeper:
        assert keeper.stdin is not None
        try:
            yield Cluster(keeper)
        finally:
            keeper.stdin.close()
            try:
                keeper.wait(60)
            except subprocess.TimeoutExpired:  # a process that a test left behind has the pipe as well
                keeper.terminate()


@contextmanager
def database(server: str, how: str = "") -> Iterator[str]:
    """A new database of this server (`how`: more of CREATE DATABASE), dropped afterwards with all its sessions."""
    name = f"stolik_{os.getpid()}_{next(_numbers)}"
    run(execute(server, f"CREATE DATABASE {name} {how}"))
    try:
        before, _, query = server.partition("?")
        yield f"{before.rpartition('/')[0]}/{name}{'?' if query else ''}{query}"
    finally:
        run(execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


def run(work: Coroutine[Any, Any, T]) -> T:
    """Its result, also where an event loop turns in this thread already, as it does for tests in the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def execute(url: str, statement: str) -> None:
    """One statement on a connection of its own."""
    import asyncpg  # the keeper below runs without it

    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


# --- fixtures and the summary: tests/conftest.py has them for all tests ----------------------------------------------


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a database of a server on which databases can be made."""
    if url := os.environ.get(VARIABLE):
        yield url
    elif programs() is not None:
        with cluster() as own:
            yield own.url
    elif os.environ.get("CI") == "true":
        pytest.fail(WHY)
    else:
        pytest.skip(WHY)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A fresh database on it."""
    with database(postgres_server) as url:
        yield url


def tell_what_was_skipped(terminalreporter: pytest.TerminalReporter) -> None:
    """That tests were not run, and how they would be."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if MISSING in str(report.longrepr)]
    if skipped:
        terminalreporter.section(MISSING, sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(skipped)} tests need it. {WHY}", red=True)


@pytest.fixture
def own_postgres() -> Iterator[Cluster]:
    """A server for one test, which does with it what it likes."""
    need_programs()
    with cluster() as own:
        yield own


def need_programs() -> None:
    """Fails or skips where no server can be started."""
    if programs() is None:
        pytest.fail(WHY) if os.environ.get("CI") == "true" else pytest.skip(WHY)


# --- the keeper -------------------------------------------------------------------------------------------------------


def keep(programs: Path, within: str, copied: str, settings: Sequence[str]) -> None:
    """Runs a cluster until standard input ends, and does what its lines say ("stop fast", "start").

    Its URL is the first line of standard output, and DONE the answer to each order.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)  # whose father dies becomes ours
    folder = Path(tempfile.mkdtemp(prefix="stolik-pg-", dir=within))
    try:
        user = _unprivileged()
        if user is not None:
            os.chown(folder, user, -1)
        data = str(folder / "data")
        if copied:
            _run(["sh", "-c", f"PGDATA={data}; {copied}"], user)
        else:
            new = [programs / "initdb", "-D", data, "-U", "stolik", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
            _run(new, user)
        options = " ".join(f"-c {each}" for each in (f"unix_socket_directories={folder}", *settings))
        control: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w", "-t", "120"]
        start = [*control, "-o", f"{options} -c listen_addresses=''", "-l", str(folder / "log"), "start"]
        _run(start, user)
        try:
            _tell(f"postgresql://stolik@/postgres?host={folder}")
            for line in sys.stdin:
                order, *how = line.split()
                _bury()
                _run(start if order == "start" else [*control, "-m", *how, order], user)
                _tell(DONE)
        finally:
            for process in _processes(data):  # a test may have halted them
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)
            with contextlib.suppress(SystemExit):  # or stopped it
                _run([*control, "-m", "immediate", "stop"], user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _bury() -> None:
    """Who has been killed is gone; as long as nobody has asked for its status, it seems to have its lock still."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _unprivileged() -> int | None:
    """PostgreSQL does not run as root: then it is the user postgres, or nobody."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return known.get("postgres", known.get("nobody"))


def _run(command: Sequence[str | Path], user: int | None) -> None:
    """The command as that user. If it fails, what it said goes to standard output, and the keeper ends."""
    with tempfile.TemporaryFile() as told:  # not a pipe: the server would keep it open
        group = None if user is None else pwd.getpwuid(user).pw_gid
        groups = None if user is None else []
        done = subprocess.run(
            command, stdout=told, stderr=told, cwd="/", user=user, group=group, extra_groups=groups, check=False
        )
        if done.returncode:
            told.seek(0)
            _tell(told.read().decode(errors="replace"))
            sys.exit(1)


if __name__ == "__main__":
    keep(Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:])
