"""A line of one's own to the browser's debugger, for answers that are long.

Playwright has one too (`page.context.new_cdp_session`). What comes by that passes through another process and is copied
value by value, which takes as long as all else when the whole accessibility tree is read after every change.
"""

from contextlib import ExitStack
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.deploy.hosting import free_port
from tests.patience import PATIENCE

Answer = TypeVar("Answer")


class _Reply(msgspec.Struct):
    id: int = 0  # 0: something that nobody has asked for
    result: msgspec.Raw = msgspec.Raw()
    error: dict[str, Any] = {}


class Debugger:
    """Asks about a page for as long as it is there. `port`: where this process's browser listens."""

    port = 0

    @classmethod
    def door(cls) -> str:
        """The option with which a browser listens, at a port that nobody has now."""
        cls.port = free_port()
        return f"--remote-debugging-port={cls.port}"

    def __init__(self, page: Page) -> None:
        theirs = page.context.new_cdp_session(page)
        target = theirs.send("Target.getTargetInfo")["targetInfo"]["targetId"]
        theirs.detach()
        self._number = 0
        self._open = ExitStack()
        self._line = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{self.port}/devtools/page/{target}",
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                proxy=None,
            )
        )
        page.once("close", lambda _: self._open.close())

    def send(self, kind: type[Answer], method: str, **parameters: object) -> Answer:
        """What the browser answers, of this kind. LookupError: it refuses."""
        self._number += 1
        self._line.send(msgspec.json.encode({"id": self._number, "method": method, "params": parameters}).decode())
        while True:
            reply = msgspec.json.decode(self._line.recv(PATIENCE), type=_Reply)
            if reply.id == self._number:
                if reply.error:
                    raise LookupError(f"{method}: {reply.error['message']}")
                return msgspec.json.decode(reply.result, type=kind)
