"""What the tests of deploy/ and docs/hosting.md share: the page's commands, programs they need, a server to run.

A program that is missing on a developer's machine skips its tests and says so; with CI=true its absence is a failure.
"""

import asyncio
import os
import random
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")

# Stand-ins for programs that the page's commands call and that cannot run in a test. Services are started by the test;
# what the page would have done to them is in a file.
STANDINS = {
    "systemctl": 'for each in "$@"; do printf "%s " "$each"; done >> "$0.log"; echo >> "$0.log"',
    "runuser": 'shift 3; exec "$@"',  # runuser -u postgres -- COMMAND
    "docker": '[ "$2" = exec ] || exit 0; shift 4; exec "$@"',  # docker compose exec -T SERVICE COMMAND
}


def need(program: str) -> str:
    """The path of a program, wherever Debian keeps it for root."""
    if found := shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"):
        return found
    why = f"{program.upper()} IS MISSING: what deploy/ and docs/hosting.md do with it was not tested"
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def block(name: str) -> str:
    """The commands of the page under this name."""
    found = re.search(f"<!-- {name} -->\n```sh\n(.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/hosting.md has no commands called {name}"
    return found[1]


def follow(name: str, folder: Path, environ: Mapping[str, str] | None = None) -> str:
    """Does what the page says, with the folders of the system moved into `folder`; what that prints."""
    bin = folder / "bin"
    bin.mkdir(exist_ok=True)
    for program, does in STANDINS.items():
        (bin / program).write_text(f"#!/bin/sh\n{does}\n")
        (bin / program).chmod(0o755)
    script = block(name).replace("/var/", f"{folder}/var/").replace("/etc/", f"{folder}/etc/")
    done = subprocess.run(
        ["sh"],
        input=script,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **(environ or {}), "PATH": f"{bin}:{os.environ['PATH']}"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Server:
    """`stolik serve` as a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process, self.url = process, url
        self.port = int(url.rpartition(":")[2])
        self.killed = False

    def kill(self) -> None:
        """As if it had died."""
        self.killed = True
        self.process.kill()
        self.process.wait()

    def get(self, path: str) -> tuple[int, str]:
        """Status and body of a GET request."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer: HTTPResponse = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()


@contextmanager
def served(data: Path, *options: str, port: int = 0, **environ: str) -> Iterator[Server]:
    """A server on a free port, or this one, with this data folder, stopped by SIGTERM in the end."""
    data.mkdir(parents=True, exist_ok=True)
    log = data.with_name(f"{data.name}.log")
    command = [sys.executable, "-m", "stolik", "serve", "--lang", "en", "--port", str(port), *options]
    known = {key: value for key, value in os.environ.items() if not key.startswith(("STOLIK_", "PG"))}
    kept = {key: value for key, value in os.environ.items() if key == "STOLIK_CACHE_DIR"}
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**known, **kept, "STOLIK_DATA": str(data), **environ},
        ) as process,
    ):
        assert process.stdout is not None
        try:
            told = process.stdout.readline()  # the line that says that it is ready
            found = re.search(r"http://\S+:[0-9]+", told)
            assert found, f"the server did not start: {told}{log.read_text()}"
            server = Server(process, found[0].replace("0.0.0.0", "127.0.0.1"))
            yield server
        finally:
            process.terminate()
            try:
                status = process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        assert status == 0 or server.killed, log.read_text()


def free_port() -> int:
    """A port that nobody has now, nor gets for a connection of their own while a server is killed and started again."""
    for port in random.SystemRandom().sample(range(10_000, 32_000), 1_000):
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no such port")


async def until_open(port: int) -> None:
    """Waits until somebody listens there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
