"""What a server is told when it starts: one immutable Config, and the secret from which its bots have their chance."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from stolik.files import OWNER_ONLY, create_file
from stolik.server.levels import LEVELS, WHEN_FULL
from stolik.server.limits import Limits, Network
from stolik.store import GATHER_SECONDS, Process

PORT = 8470
SECRET_FILE = "secret"
DATABASE_FILE = "stolik.db"  # in the data folder, unless another database is named
SHORTEST_SECRET = 16  # characters


class ShortSecret(ValueError):
    """The secret that was given is too short."""


class Config(NamedTuple):
    """Where the server listens, what it keeps where, whom it trusts.

    host, port  port 0: any free one
    database    sqlite:////PATH or postgresql://...; see stolik.store
    data        the folder for the secret (and, unless told otherwise, the database)
    secret      where the chance of bots comes from: nobody else can tell it, and it is the same after a restart
    origins     origins of web pages on other hosts that may use the server ("https://example.org")
    names       the names of the server ("cards.example.org"); without one those of hosts.py
    proxies     networks of proxies whose X-Forwarded-* headers count
    limits      how much anybody may take
    gather      seconds between the beginnings of two commits, at least (store/group.py)
    bot_cores   processes in which bots think; 0: in a thread of the server
    highest_level    the strongest level of bots that is offered
    read_database    a standby of `database`, from which is read what may be some seconds old; None: none
    process     which of several processes it is that share a database; None: the only one
    level_when_full  the level at which stronger ones sit down for a match when the cores for bots have too much to do
    """

    database: str
    data: Path
    secret: str
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    limits: Limits = Limits()
    gather: float = GATHER_SECONDS
    bot_cores: int = 1
    highest_level: str = LEVELS[-1]
    level_when_full: str = WHEN_FULL
    process: Process | None = None
    read_database: str | None = None


def default_database(data: Path) -> str:
    """The URL of the database in the data folder."""
    return f"sqlite:///{data.absolute() / DATABASE_FILE}"


def secret_of(data: Path, environ: Mapping[str, str]) -> str:
    """STOLIK_SECRET, or the secret kept in the data folder, which is made the first time.

    Raises ShortSecret, and OSError for a folder that cannot be used.
    """
    given = environ.get("STOLIK_SECRET", "")
    if not given:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = data / SECRET_FILE
        if not path.exists():
            create_file(path, secrets.token_urlsafe(48).encode(), OWNER_ONLY)
        given = path.read_text("ascii", errors="replace").strip()
    if len(given) < SHORTEST_SECRET:
        raise ShortSecret("STOLIK_SECRET" if environ.get("STOLIK_SECRET") else str(data / SECRET_FILE))
    return given
