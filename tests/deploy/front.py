"""nginx in front of servers, with the files of deploy/ on ports of this machine."""

import asyncio
import random
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from stolik.client import Client
from tests.deploy.hosting import DEPLOY, Server, free_port, need, served, until_open
from tests.patience import PATIENCE
from tests.postgres import run

SITE = (DEPLOY / "nginx.conf").read_text("utf-8")
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
NAMES = "subjectAltName=DNS:localhost"


def site(folder: Path, plain: int, port: int, servers: dict[str, str], text: str = SITE) -> str:
    """nginx.conf on these ports of this machine, with a certificate of its own; nothing else is changed.

    `servers`: the addresses of the servers in it, and those that there are.
    """
    changes = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/letsencrypt/live/cards.example.org": str(folder),
        **servers,
        "server_name cards.example.org;": "server_name localhost;",
    }
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def certified(folder: Path) -> Path:
    """A certificate for this machine, and its key beside it."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", NAMES]
    command = [need("openssl"), *made, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate


@contextmanager
def nginx(folder: Path, port: int, text: str) -> Iterator[None]:
    """nginx with this site, which listens on this port."""
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    arguments = [need("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with subprocess.Popen(arguments) as process:
        try:
            run(until_open(port))
            assert process.poll() is None, (folder / "error.log").read_text()
            yield
        finally:
            process.terminate()
            process.wait(60)


def free_ports(count: int) -> int:
    """What comes before the last digit of free ports that end in 1, 2, ..."""
    for first in random.sample(range(2100, 3200), 1100):  # tests beside this one look for some, too
        with ExitStack() as stack:
            try:
                for number in range(1, count + 1):
                    one = stack.enter_context(socket.socket())
                    one.bind(("127.0.0.1", 10 * first + number))
            except OSError:
                continue
            return first
    raise AssertionError("no such ports")


class Several(NamedTuple):
    """Processes that are one server, and nginx in front of them at this address."""

    url: str
    processes: list[Server]


@contextmanager
def several(folder: Path, database: str, encrypted: bool = True) -> Iterator[Several]:
    """Two processes over a PostgreSQL, both with tables, behind nginx-several.conf; with TLS, or for a test without."""
    certified(folder)
    first, plain, port = free_ports(2), free_port(), free_port()
    options = ["--trusted-proxy", "127.0.0.1", "--database", database, "--bot-cores", "0"]
    options += [part for limit in ("hosted=1000", "open_rate=0", "address_tables=0") for part in ("--limit", limit)]
    with ExitStack() as stack:
        processes = [
            stack.enter_context(
                served(folder / name, "--name", name, "--at", f"/w/{name}", *options, port=10 * first + int(name))
            )
            for name in "12"
        ]
        servers = {f"127.0.0.1:847{number}": f"127.0.0.1:{first}{number}" for number in (1, 2, "$1")}
        text = site(folder, plain, port, servers, (DEPLOY / "nginx-several.conf").read_text("utf-8"))
        if not encrypted:
            text = "\n".join(line for line in text.splitlines() if not line.strip().startswith("ssl_"))
            text = text.replace(" ssl;", ";")
        with nginx(folder, port, text):
            if encrypted:
                yield Several(f"https://localhost:{port}", processes)
            else:
                run(until_shared(url := f"http://localhost:{port}"))
                yield Several(url, processes)


async def until_shared(url: str) -> None:
    """Waits until tables are opened at both processes."""
    async with asyncio.timeout(PATIENCE), Client(url, name="Bo") as client:
        processes = set[str]()
        while len(processes) < 2:
            processes.add((await client.api.call("POST", "/api/tables", {"game": "golf"}))["at"])
            await asyncio.sleep(0.1)
