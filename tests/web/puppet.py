"""A second connection of somebody whose page is open: moves the table on in any language; the page just shows."""

from collections.abc import Callable
from random import Random
from typing import Any

from stolik.bots import make
from tests.server.running import Running


class Puppet:
    """Acts at a table as the simple bot would, one step at a time."""

    def __init__(self, site: Running, token: str, code: str) -> None:
        self.raw, self.code, self.number = site.client(token), code, 0
        self.view: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.asked = False
        self.settled: Any = None  # what makes the rest one to be claimed
        self.standing: dict[str, Any] = {}
        self._take(self.raw.join(code))
        self.bot = make("casual", self.standing["game"], Random(1))

    def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """A command; the answer to it."""
        self.number += 1
        id = f"puppet-{self.number}"
        self.raw.do(self.code, id, command, **fields)
        while True:
            message = self.raw.receive()
            self._take(message)
            if message.get("id") == id:
                return message

    def begin(self) -> None:
        """Sits down, fills the table with bots, begins."""
        self.do("sit", seat=0)
        self.do("fill")
        self.do("start")

    def dealt(self) -> dict[str, Any]:
        """Waits until there are cards; the view then."""
        while self.view is None:
            self._take(self.raw.receive())
        return self.view

    @property
    def phase(self) -> str:
        """Of the match, or of the deal that is on."""
        on = self.standing["phase"] == "playing"
        return str(self.view["phase"]) if on and self.view else str(self.standing["phase"])

    def settle(self) -> None:
        """Waits until there is something to do: for this player, for everybody, or for who reads the result."""
        while self.standing["phase"] == "playing" and not self.asked:
            if self.view and (self.view["phase"] == "over" or self.view["turn"] is None):
                break
            self._take(self.raw.receive())

    def wait(self) -> None:
        """Until something has happened; to a start of which everybody is asked, they say yes."""
        if "ok" in self.legal:
            self.do("ok")
        else:
            self._take(self.raw.receive())

    def act(self, on: bool = True, press: Callable[[str], bool] = lambda action: False) -> str:
        """Waits until something can be done, and does it. What was done; "" when the match is over.

        Not `on`: does not go on after a deal either. `press`: does it otherwise, if it can, and says whether it could.
        """
        while self.standing["phase"] == "playing":
            if self.view and self.view["phase"] == "over":
                if not on:
                    return ""
                self.do("ready")
            elif (self.asked or (self.view and self.view["turn"] is None)) and self.legal and "ok" not in self.legal:
                before = self.view
                action = self.bot.choose(self.view, self.legal, [])[0]
                if action and (press(action) or self.do("act", actions=[action])["t"] == "told"):
                    while self.view is before:
                        self._take(self.raw.receive())
                    return action
                if self.view is before:  # else somebody was quicker, and perhaps waits for this one now
                    self._take(self.raw.receive())
            elif "ok" in self.legal:
                self.do("ok")
            else:
                self._take(self.raw.receive())
        return ""

    def _take(self, message: dict[str, Any]) -> None:
        assert message["t"] != "ended", f"the table has ended: {message['reason']}"
        if message["t"] not in ("shown", "told"):
            return
        self.standing |= message.get("standing", {})
        self.legal = message.get("legal", self.legal)
        self.asked = message.get("asked", self.asked)
        self.settled = message.get("settled", None if message["t"] == "shown" else self.settled)
        if "view" in message:
            whole = message["t"] == "shown" or message.get("anew") or self.view is None or message["view"] is None
            self.view = message["view"] if whole else {**(self.view or {}), **message["view"]}
