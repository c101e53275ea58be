"""A process of the server's own that thinks, one request after the other: for bots, about hints and what is reviewed;
and it makes machine code.

    server: Child.ask -> pickles through a pipe -> (child) answer_to -> a pickle back

A process and not a thread, for what Python does around the compiled search would hold up everybody at the server. It
keeps nothing but caches. It ends as soon as the pipe to it does: when it is ended, or the server is killed.
"""

import os
import pickle
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, BinaryIO, NamedTuple

from stolik.bots.advice import HintWanted, advise
from stolik.bots.decision import Decision, decide
from stolik.bots.review import Chosen, judge
from stolik.bots.warming import NEED_MACHINE_CODE, warm
from stolik.server.logs import places

NICE = 5  # how much a child gives way to the server, as `nice` counts
START = "import sys; sys.path[:] = {path!r}; from stolik.server.child import main; main()"


class Warm(NamedTuple):
    """A request: machine code for a game."""

    game: str


Request = Decision | HintWanted | Chosen | Warm


class Reply(NamedTuple):
    """What became of a request, and how many seconds that took; or what was raised.

    chosen  of a decision: an action with its delay
    found   of any other request: what its function gives
    """

    chosen: tuple[str, float] | None
    seconds: float
    error: BaseException | None = None
    found: Any = None


class BotFailed(Exception):
    """A bot raised something in a child: `error` is its type, and `places` are where, as the log has them."""

    def __init__(self, error: str, places: list[str]) -> None:
        super().__init__(error, places)
        self.error, self.places = error, places


class ChildDied(Exception):
    """A child ended, and so did the one that was started in its place."""


def answer_to(request: Request) -> Reply:
    """Does what is asked for. What a bot raises, whatever it is, becomes an answer.

    What it takes to load machine code, the first time, is not counted to a bot's thought.
    """
    began = time.perf_counter()
    try:
        if isinstance(request, Warm):
            _load(request.game)
            return Reply(None, time.perf_counter() - began)
        if not isinstance(request, Decision) or request.level in NEED_MACHINE_CODE:
            _load(request.game)
            began = time.perf_counter()
        if isinstance(request, Decision):
            return Reply(decide(request), time.perf_counter() - began)
        found = advise(request) if isinstance(request, HintWanted) else judge(request)
        return Reply(None, time.perf_counter() - began, found=found)
    except BaseException as error:
        return Reply(None, time.perf_counter() - began, error)


@cache
def _load(game: str) -> None:
    """All of a game's, from the disk; what does not lie there is made."""
    for _ in warm([game]):
        pass


# --- the child -------------------------------------------------------------------------------------------------------


def main() -> None:
    """The life of a child."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    requests: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    while True:
        pickle.dump(_picklable(answer_to(requests.get())), out)
        out.flush()


def _read(stream: BinaryIO, requests: "SimpleQueue[Request]") -> None:
    """Requests as they come, until nobody asks any more: a child that is thinking then thinks for nobody."""
    with suppress(Exception):
        while True:
            requests.put(pickle.load(stream))
    os._exit(0)


def _picklable(answer: Reply) -> Reply:
    """An exception as what the log has of it: not every one can be sent, nor read."""
    error = answer.error
    return answer if error is None else answer._replace(error=BotFailed(type(error).__name__, places(error)))


# --- who asks it -----------------------------------------------------------------------------------------------------


class Child:
    """The child of one thread of the server, started when it is asked for the first time, and anew when it has died."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self.died = 0

    def ask(self, request: Request) -> Reply:
        """The answer, when it is there. If the child dies another one is asked, once. Raises ChildDied."""
        for _ in range(2):
            try:
                process = self._living()
                assert process.stdin is not None and process.stdout is not None
                pickle.dump(request, process.stdin)
                process.stdin.flush()
                answer: Reply = pickle.load(process.stdout)
            except (OSError, EOFError, ValueError, pickle.UnpicklingError):  # it has ended, or was killed
                self.kill()
                self.died += not self._ended
            else:
                return answer
        raise ChildDied

    def kill(self) -> None:
        """The process is killed, whatever it does; the next request starts another one."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            _bury(process)

    def end(self) -> None:
        """As `kill`, and none is started again."""
        with self._lock:
            self._ended = True
        self.kill()

    def _living(self) -> "subprocess.Popen[bytes]":
        """Raises ChildDied after `end`."""
        with self._lock:
            if self._ended:
                raise ChildDied
            if self._process is None:
                self._process = _started()
            return self._process


def _started() -> "subprocess.Popen[bytes]":
    """A new child. It is in no group of the terminal's: Ctrl-C is for the server."""
    return subprocess.Popen(
        [sys.executable, "-P", "-c", START.format(path=sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("STOLIK_DEBUG") else subprocess.DEVNULL,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )


def _bury(process: "subprocess.Popen[bytes]") -> None:
    """Nothing of it is left, its pipes least of all."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError, ValueError):
                pipe.close()
