"""A real PostgreSQL for the tests: a throw-away cluster for each worker, or the server that STOLIK_TEST_POSTGRES names.

`postgres_url` is a fresh database for one test. Where there is neither a server nor the programs to start one, these
tests are skipped, and the summary says so in capitals; with CI=true their absence is a failure.

The cluster is run by this file as a process of its own, which stops it and takes its folder away as soon as its
standard input ends, so nothing is left behind however the tests end. Nothing is switched off in it: fsync stays on.
"""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
VARIABLE = "STOLIK_TEST_POSTGRES"
MISSING = "POSTGRESQL WAS NOT TESTED"
WHY = f"{MISSING}: install its server (Debian, Ubuntu: apt install postgresql) or name one in {VARIABLE}"
_numbers = itertools.count()


def programs() -> Path | None:
    """The folder of initdb and pg_ctl: on the PATH, or the newest where Debian keeps them."""
    if (found := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


@contextmanager
def cluster() -> Iterator[str]:
    """A cluster of its own: the URL of its database `postgres`."""
    folder = programs()
    assert folder is not None
    command = [sys.executable, __file__, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as keeper:
        assert keeper.stdin is not None and keeper.stdout is not None
        told = keeper.stdout.readline().strip()
        assert told.startswith("postgresql://"), f"PostgreSQL did not start:\n{told}\n{keeper.stdout.read()}"
        try:
            yield told
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
        with cluster() as url:
            yield url
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


# --- the keeper -------------------------------------------------------------------------------------------------------


def keep(programs: Path) -> None:
    """Runs a cluster until standard input ends. Its URL is the first line of standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    folder = Path(tempfile.mkdtemp(prefix="stolik-pg-", dir="/tmp"))  # a socket's path has 107 bytes at most
    try:
        user = _unprivileged()
        if user is not None:
            os.chown(folder, user, -1)
        data = str(folder / "data")
        _run([programs / "initdb", "-D", data, "-U", "stolik", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"], user)
        options = f"-k {folder} -c listen_addresses=''"
        _run([programs / "pg_ctl", "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start"], user)
        try:
            _tell(f"postgresql://stolik@/postgres?host={folder}")
            sys.stdin.read()
        finally:
            _run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


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
    keep(Path(sys.argv[1]))
