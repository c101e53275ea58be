"""Why a connection to a server did not come about: the operating system's many reasons as a few that help.

Whoever typed the address is to learn what to change: the network, the name, the port, http or https.
"""

import errno
import re
import ssl
from http.client import HTTPException
from socket import gaierror
from urllib.error import URLError

from msgspec import DecodeError
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from stolik.client.errors import NoServer

AWAY = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EHOSTDOWN}


def unreached(base: str, error: BaseException) -> NoServer:
    """The error for a server at this address that could not be reached, or that broke off."""
    if isinstance(error, URLError) and isinstance(error.reason, BaseException):
        return unreached(base, error.reason)
    message = _message(error)
    if message in ("client-no-server", "client-bad-certificate"):
        return NoServer(message, address=base, told=_told(error))
    return NoServer(message, address=base)


def _message(error: BaseException) -> str:
    match error:
        case ssl.SSLCertVerificationError():
            return "client-bad-certificate"
        case ssl.SSLError():
            return "client-no-tls"
        case gaierror():
            return "client-no-host"
        case TimeoutError() | ConnectionResetError() | ConnectionClosed():  # http.client's RemoteDisconnected too
            return "client-silent"
        case InvalidStatus():  # a proxy whose server is away
            return "client-no-server"
        case HTTPException() | InvalidHandshake() | DecodeError():
            return "client-no-stolik"
        case _:
            return _message_of(_numbers(error))


def _message_of(numbers: set[int]) -> str:
    if numbers and numbers <= {errno.ECONNREFUSED, *AWAY}:
        return "client-refused" if errno.ECONNREFUSED in numbers else "client-no-network"
    return "client-no-server"


def _numbers(error: BaseException) -> set[int]:
    """The system's numbers for what went wrong; asyncio puts those of several addresses into one text."""
    number = getattr(error, "errno", None)
    return {number} if number else {int(found) for found in re.findall(r"\[Errno (\d+)\]", str(error))}


def _told(error: BaseException) -> str:
    """The reason in the words of whoever found it, without a full stop."""
    told = getattr(error, "verify_message", None) or getattr(error, "strerror", None) or str(error)
    return " ".join(str(told or type(error).__name__).split()).removesuffix(".")
