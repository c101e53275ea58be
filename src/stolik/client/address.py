"""Where a server is: what people type as its address, made into the addresses of its API and its websocket."""

from urllib.parse import urljoin, urlsplit, urlunsplit

from stolik.client.errors import NoServer

LOCAL = ("localhost", "127.0.0.1", "::1")
SECURE = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


def address(text: str) -> str:
    """The server's address without a slash at its end: "cards.example" is "https://cards.example".

    Without a scheme it is https, on this machine http. Raises NoServer for what is no address.
    """
    typed = text.strip()
    given = typed if "://" in typed else f"//{typed}"
    try:
        parts = urlsplit(given)
        host, _ = parts.hostname, parts.port  # a port that is no number is found when it is asked for
    except ValueError:
        host = None
    if not host or any(sign.isspace() or not sign.isprintable() for sign in typed):
        raise NoServer("client-no-address", given=typed)
    scheme = SECURE.get(parts.scheme or ("http" if host in LOCAL else "https"))
    if scheme is None or parts.username is not None or parts.query or parts.fragment:
        raise NoServer("client-no-address", given=typed)
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/"), "", ""))


def socket_of(base: str) -> str:
    """The address of the websocket of a server at this address."""
    return f"ws{base.removeprefix('http')}/ws"


def process_of(base: str, at: str) -> str:
    """The address of one process of the server at this address, as that calls it: a path of its own, or elsewhere.

    Raises NoServer where that is no address.
    """
    try:
        joined = urljoin(base, at)
    except ValueError:  # as of "//["
        joined = at
    return address(joined)
