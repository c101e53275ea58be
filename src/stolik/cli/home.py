"""`stolik` alone: a server on this computer, and the browser opened at it.

Where no browser can be opened, a line says where to go. With `--lan` the others in the same network can come, and the
terminal shows the address for their phones' cameras.
"""

import errno
import io
import json
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

import click
import segno
from platformdirs import user_data_path

from stolik.cli.errors import BadInput
from stolik.server import logs
from stolik.server.config import SHORTEST_SECRET, Config, ShortSecret, default_database, secret_of
from stolik.server.pages import built
from stolik.server.run import Stopped, serve
from stolik.store import StoreError
from stolik.words import Words

THIS_COMPUTER, EVERYWHERE = "127.0.0.1", "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # nobody's address (RFC 5737); nothing is sent to it
PROBE_SECONDS = 2.0  # seconds for a server that may be running to say so
DESKTOPS = ("win32", "darwin", "cygwin")  # systems with a desktop that no variable tells of


def home(words: Words, lan: bool, port: int) -> None:
    """Serve until stopped by Ctrl-C or SIGTERM. Raises BadInput, StoreError, OSError."""
    if not built():
        raise BadInput("cli-no-client")
    given = os.environ.get("STOLIK_DATA")
    folder = Path(given) if given else user_data_path("stolik", appauthor=False)
    try:
        secret = secret_of(folder, os.environ)
    except ShortSecret as error:
        raise BadInput("cli-serve-secret", path=str(error), count=SHORTEST_SECRET) from None
    own = own_address() if lan else THIS_COMPUTER
    config = Config(default_database(folder), folder, secret, EVERYWHERE if lan else THIS_COMPUTER, port)
    logs.set_up()
    logging.getLogger("stolik").setLevel(logging.WARNING)  # who plays at home reads no logs

    def ready(url: str) -> None:
        welcome(words, f"http://{own}:{urlsplit(url).port}", lan)

    try:
        serve(config, ready)
    except Stopped:
        raise SystemExit(1) from None
    except (OSError, StoreError) as error:
        if isinstance(error, OSError) and error.errno != errno.EADDRINUSE:
            raise
        url = f"http://{own}:{port}"
        if answers(url):  # started twice: the first one does
            welcome(words, url, lan, "cli-home-running")
            return
        if isinstance(error, StoreError):
            raise
        told = error.strerror or str(error)
        raise BadInput("cli-serve-address", host=config.host, port=str(port), told=told) from None


def welcome(words: Words, url: str, lan: bool, message: str = "cli-home") -> None:
    """Say where it is, and go there."""
    click.echo(words.say(message, url=url))
    if lan:
        click.echo(words.say("cli-home-lan"))
        click.echo(picture(url), nl=False)
    if has_browser():
        # Some browsers keep whoever opens them waiting, and the server must not.
        Thread(target=webbrowser.open, args=(url,), daemon=True, name="browser").start()
    else:
        click.echo(words.say("cli-home-open"))


def own_address() -> str:
    """This computer's address in its network. Raises BadInput if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            address = ""
    if not address or address.startswith(("127.", "0.")):
        raise BadInput("cli-home-no-network")
    return address


def picture(url: str) -> str:
    """The address as a QR code of characters; "" where nobody has a camera for it, or the terminal lacks them."""
    if not sys.stdout.isatty():
        return ""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()


def has_browser() -> bool:
    """Whether a browser can be opened for somebody to see: not in automatic runs, nor without a desktop."""
    if os.environ.get("CI"):
        return False
    if sys.platform not in DESKTOPS and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def answers(url: str) -> bool:
    """Whether a Stolik serves there."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/api/openapi.json", timeout=PROBE_SECONDS) as answer:
            return bool(json.load(answer)["info"]["title"] == "Stolik")
    except (OSError, ValueError, LookupError, TypeError):
        return False
