"""A real server for tests, on a free port of this machine, in a thread of this process."""

import asyncio
import threading
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

from stolik.server import run
from stolik.server.config import Config, default_database
from stolik.server.limits import Limits
from stolik.server.state import State
from tests.patience import PATIENCE
from tests.server.raw import Raw

T = TypeVar("T")
GENEROUS = Limits(
    hello_seconds=PATIENCE,
    request_seconds=PATIENCE,
    pong_seconds=PATIENCE,
    message_burst=5000,
    address_rate=0,
    address_tables=0,
    open_rate=0,
    match_rate=0,
    report_rate=0,
    story_rate=0,
    person_rate=0,
    table_rate=0,
    request_rate=0,
    guess_rate=0,
    guest_rate=0,
    login_rate=0,
    code_rate=0,
)


class Running:
    """`state` is the server's: look at it, and change it with `call` (a function) or `do` (a coroutine)."""

    state: State

    def __init__(self, folder: Path, limits: Limits = GENEROUS, **settings: Any) -> None:
        database = settings.pop("database", default_database(folder))
        secret = settings.pop("secret", "a secret for tests")
        port = settings.pop("port", 0)
        settings = {"bot_cores": 0} | settings  # processes of their own take long to start
        self.config = Config(database, folder, secret, port=port, limits=limits, **settings)
        self._ready = threading.Event()
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._raws: list[Raw] = []

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *raised: Any) -> None:
        for raw in self._raws:
            raw.close()
        self.stop()

    def stop(self) -> None:
        """As SIGTERM does."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._server.give_up)
        self.join()

    def join(self) -> None:
        """Waits until the server has stopped by itself; raises what it ended with."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure

    def _run(self) -> None:
        try:
            with (
                run.listen("127.0.0.1", self.config.port) as listener,
                asyncio.Runner(loop_factory=run.loop_factory()) as runner,
            ):
                self.port = int(listener.getsockname()[1])
                self._loop = runner.get_loop()
                runner.run(run.serve_on(self.config, listener, self._came))
        except BaseException as error:
            self._failure = error
            self._ready.set()

    def _came(self, url: str, server: run.Server) -> None:
        self.url, self._server, self.state = url, server, server.state
        self._ready.set()

    # --- on the server's loop -----------------------------------------------------------------------------------------

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def call(self, ask: Callable[[], T]) -> T:
        """Calls a function there."""

        async def asked() -> T:
            return ask()

        return self.do(asked())

    # --- clients ------------------------------------------------------------------------------------------------------

    def guest(self, name: str = "Anna") -> str:
        """The token of a new guest."""

        async def come() -> str:
            return (await self.state.people.guest(name)).token

        return self.do(come())

    def open(self, token: str, game: str, **fields: Any) -> str:
        """The code of a new table; options as keywords, `clock`, `listed` and the like too."""
        own = {
            name: fields.pop(name)
            for name in ("clock", "listed", "name", "fill_after", "think", "hints")
            if name in fields
        }

        async def found() -> str:
            person = await self.state.people.find(token)
            assert person is not None
            return await self.state.rooms.matchmaking.create({"game": game, "options": fields, **own}, person)

        return self.do(found())

    def raw(self, **headers: str) -> Raw:
        """A websocket that has said nothing yet."""
        raw = Raw(self.port, headers)
        self._raws.append(raw)
        return raw

    def client(self, token: str) -> Raw:
        """A websocket that has said who it is."""
        raw = self.raw()
        raw.say("hello", version=1, token=token)
        raw.welcome = raw.hear("welcome")
        return raw

    def person(self, name: str = "Anna") -> Raw:
        """The websocket of a new guest."""
        return self.client(self.guest(name))

    def get(self, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
        """Status, text and headers of a GET."""
        request = urllib.request.Request(self.url + path, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode(), dict(answer.headers)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode(), dict(error.headers)

    def metric(self, name: str) -> float:
        """The value of a metric, as /metrics says it."""
        lines = self.get("/metrics")[1].splitlines()
        return next(float(line.split()[-1]) for line in lines if line.split()[0] == name)
