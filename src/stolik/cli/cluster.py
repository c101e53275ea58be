"""`--ray HOST:PORT`: the work goes to a Ray cluster in place of processes of this computer.

Ray itself runs in a process beside this one (`stolik.arena.over_ray`), which may hang, write and die as it likes.
"""

import pickle
import re
import socket
from collections.abc import Callable, Generator
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing import Pipe, get_context
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import click

from stolik.arena.over_ray import Trouble, drive
from stolik.arena.pool import no_interrupts
from stolik.arena.stamp import stamp
from stolik.cli.errors import BadInput, GivenUp

ADDRESS = re.compile(r"(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>[0-9]{1,5})")
KNOCK_SECONDS = 5.0  # seconds that a host may take to say whether anybody listens there
CONNECT_SECONDS = 60.0  # seconds until one is in the cluster; Ray alone would wait for two minutes
END_SECONDS = 10.0  # seconds for a polite end

T = TypeVar("T")

# What there is to say when there is nothing more to come; anything else is a mistake of ours.
MESSAGES = {
    "nobody": "cli-ray-nobody",
    "refused": "cli-ray-refused",
    "no-cores": "cli-ray-no-cores",
    "other-stolik": "cli-ray-other-stolik",
    "no-stolik": "cli-ray-no-stolik",
    "no-cores-left": "cli-ray-no-cores-left",
    "killed": "cli-ray-killed",
    "lost": "cli-ray-lost",
}
AMID = {"no-cores-left", "killed", "lost"}  # what nobody could know before


def ray(told: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--ray` with the message that says what is done there."""
    return click.option("--ray", metavar="HOST:PORT", help=told)


class Address(NamedTuple):
    """Where the head of a Ray cluster listens."""

    host: str
    port: int


def address(given: str) -> Address:
    """What `--ray` says. Raises BadInput."""
    found = ADDRESS.fullmatch(given)
    if found is None or not 0 < int(found["port"]) < 65_536:
        raise BadInput("cli-ray-address", given=given)
    return Address(found["host"].strip("[]"), int(found["port"]))


class RayCluster:
    """A Ray cluster, from `with` to its end: how many cores it has, which Ray it runs, and work done on all of them.

    To come in raises BadInput, within CONNECT_SECONDS, if that is not possible. However it ends, with an interrupt
    or a kill too, no process and no task of ours is left.
    """

    def __init__(self, given: str) -> None:
        self.address, self._host = given, address(given)
        self.cores, self.ray = 0, ""

    def __enter__(self) -> Self:
        if find_spec("ray") is None:
            raise BadInput("cli-ray-missing")
        try:
            socket.create_connection(self._host, KNOCK_SECONDS).close()
        except OSError:
            raise BadInput("cli-ray-nobody", address=self.address) from None
        context = get_context("spawn")
        self._pipe, theirs = Pipe()
        ended, self._end = Pipe(duplex=False)
        self._driver = context.Process(target=drive, args=(theirs, ended, self.address), daemon=True)
        with no_interrupts():
            self._driver.start()
        theirs.close()
        ended.close()
        try:
            answer = self._hear() if self._pipe.poll(CONNECT_SECONDS) else Trouble("nobody")
            if isinstance(answer, Trouble):
                raise self._told(answer)
            self.cores, self.ray = answer
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            with suppress(OSError):  # all is done: nobody minds that the driver has gone
                self._pipe.send(None)
            self._driver.join(END_SECONDS)
        self._stop()

    def in_order(self, task: Callable[[int], T], count: int) -> Generator[T, None, None]:
        """`task(0)`, `task(1)`, ... up to `count` results, as `stolik.arena.pool.in_order` has them done.

        The task is a function of this package that workers find there too. One whose worker dies is done again, five
        times. Raises BadInput if a worker has another Stolik, GivenUp if the cluster is lost. To be read to its end
        before the next one begins.
        """
        try:
            self._pipe.send((pickle.dumps(task), count))
        except OSError:
            raise self._told(Trouble("lost")) from None
        for _ in range(count):
            answer = self._hear()
            if isinstance(answer, Trouble):
                raise self._told(answer)
            yield answer.result

    def _hear(self) -> Any:
        """What the driver says next; that it has gone, if it has."""
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            return Trouble("lost")

    def _stop(self) -> None:
        self._driver.kill()
        self._driver.join()
        self._driver.close()
        self._pipe.close()
        self._end.close()

    def _told(self, trouble: Trouble) -> Exception:
        """The error for whoever gave the command."""
        if trouble.kind not in MESSAGES:
            return RuntimeError(trouble.told)
        values = {"address": self.address, "told": trouble.told, "here": stamp()}
        return (GivenUp if trouble.kind in AMID else BadInput)(MESSAGES[trouble.kind], **values)
