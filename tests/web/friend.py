"""Somebody else at the table of whose page is looked at: a second person, who plays by themselves in a thread."""

from collections.abc import Callable
from threading import Thread
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE
from tests.server.running import Running
from tests.web.puppet import Puppet

Choose = Callable[[dict[str, Any], list[str]], str]


class Friend(Puppet):
    """Sits down and is ready; `with` them, all that they can do is done as `choose` says: "" waits.

    They are asked whenever something is legal for them, also out of turn. What goes wrong in the thread is raised at
    the end.
    """

    def __init__(self, site: Running, code: str, choose: Choose, seat: int = 1) -> None:
        super().__init__(site, site.guest("Jan"), code)
        self.choose, self.seat = choose, seat
        self.raw.socket.settimeout(PATIENCE)
        self.do("sit", seat=seat)
        self.do("ready")
        self._wrong: BaseException | None = None
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive(), "they still play"
        if self._wrong is not None:
            raise self._wrong

    def _run(self) -> None:
        try:
            while self.standing["phase"] != "over":
                before = self.view
                if not self._acts() and self.view is before:  # else somebody was quicker, and perhaps waits for them
                    self._take(self.raw.receive())
        except BaseException as wrong:
            self._wrong = wrong

    def _acts(self) -> bool:
        """Does what there is to do; whether there was something."""
        view = self.view
        if self.standing["phase"] != "playing" or view is None:
            return False
        if view["phase"] == "over":
            return not self._is_ready() and self.do("ready")["t"] != "refused"
        if "ok" in self.legal:
            return self.do("ok")["t"] != "refused"
        action = self.choose(view, self.legal) if self.legal else ""
        if not action:
            return False
        return self.do("act", actions=[action])["t"] == "told"

    def _is_ready(self) -> bool:
        return bool(self.standing["chairs"][self.seat].get("ready"))
