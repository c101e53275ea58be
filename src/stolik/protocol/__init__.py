"""The messages of the websocket, one file per direction: JSON objects whose `t` names them, one a frame.

`to_server.py` is what clients send, `to_client.py` what they get; docs/protocol.md is generated from both
by page.py (`python -m stolik.protocol`). Nobody else may say what a message looks like.
"""

from stolik.protocol.to_client import ToClient, encode_to_client, read_to_client
from stolik.protocol.to_server import ToServer, encode_to_server, read_to_server

VERSION = 1  # of the protocol; a server refuses clients of another one in words

__all__ = [
    "VERSION",
    "ToClient",
    "ToServer",
    "encode_to_client",
    "encode_to_server",
    "read_to_client",
    "read_to_server",
]
