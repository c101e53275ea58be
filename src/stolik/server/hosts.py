"""By which names a server answers: a web page elsewhere may have its own name lead here, and would then be one of ours.

Addresses are always right, for no page comes from a name that way, and so are names of this computer. Others must be
given. Behind a proxy any name that it lets through is right, unless some are given: the proxy knows its own.
"""

import socket
from functools import cache
from ipaddress import ip_address

from stolik.server.config import Config


def known_host(config: Config, host: str) -> bool:
    """Whether `host` (the header, "" if there is none) means this server."""
    name = name_in(host)
    if not name or is_address(name) or name == "localhost" or name.endswith(".localhost"):
        return True
    if config.names:
        return name in config.names
    return bool(config.proxies) or name in own_names()


def name_in(host: str) -> str:
    """The name or the address, without a port, brackets and a dot at its end."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower().rstrip(".") if ":" in host else host.lower().rstrip(".")


def is_address(name: str) -> bool:
    """Whether it is an IP address."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What this computer is called, also in a network at home."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local", f"{short}.lan", f"{short}.home", f"{short}.fritz.box"} - {""})
