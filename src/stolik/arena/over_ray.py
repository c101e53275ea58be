"""What runs of many tasks on a Ray cluster (docs.ray.io): the driver, which hands them out and takes their results in
order, and the one function that Ray calls in its workers.

The driver is a process of its own, for Ray writes where it likes and ends its process as it likes. `stolik.cli.cluster`
starts it and hears of it through a pipe; what goes through that, first to last, is listed at `drive`.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from stolik.arena.pool import TASKS_AHEAD, end_with_parent
from stolik.arena.stamp import stamp

RETRIES = 5  # times that a task which lost its worker is done again
LOOK_SECONDS = 5.0  # seconds without a result after which the driver looks whether any cores are left
GONE_SECONDS = 10  # seconds for which a head may be silent


class Joined(NamedTuple):
    """The driver is in the cluster, which has so many cores; which Ray that is."""

    cores: int
    ray: str


class Returned(NamedTuple):
    """What one task has returned."""

    result: Any


class Trouble(NamedTuple):
    """Why there are no more results; `kind` is `failed` or one that `stolik.cli.cluster` has a message for."""

    kind: str
    told: str = ""


class _NoCores(Exception):
    """Nothing is left that a task could run on."""


class _OtherStolik(Exception):
    """A worker has another Stolik, or none: its stamp."""


def perform(ours: str, task: bytes, number: int) -> tuple[str, Any]:
    """In a worker: the stamp of its Stolik ("" for none) and, if that is ours, what the pickled task returns for it.

    Ray sends this function as a value, since the Stolik there may lack it: so it uses nothing of this module.
    """
    import importlib.metadata
    import pickle

    try:
        from stolik.arena.stamp import stamp

        theirs = stamp()
    except ImportError:
        try:
            theirs = importlib.metadata.version("stolik")
        except importlib.metadata.PackageNotFoundError:
            theirs = ""
    return theirs, pickle.loads(task)(number) if theirs == ours else None


def drive(pipe: Connection, ended: Connection, address: str) -> None:
    """The driver's whole life. Into the pipe go Joined, then for each pickled task and count that come out of it so
    many Returned; or Trouble, with which it is over. It ends as soon as the pipe or its parent does, and without a word
    if Ray cannot go on.
    """
    _leave_signals_to_the_parent()
    end_with_parent(ended)
    _keep_quiet()
    os.chdir("/")  # Ray lets workers import from the driver's folder
    os.environ.update({"RAY_gcs_rpc_server_reconnect_timeout_s": str(GONE_SECONDS)})
    try:
        import ray

        ray.init(address, log_to_driver=False, logging_level="ERROR")
        _leave_signals_to_the_parent()  # once more: Ray has taken one
        cores = int(ray.cluster_resources().get("CPU", 0))
    except Exception as error:
        pipe.send(Trouble("refused", str(error) or type(error).__name__))
        return
    if not cores:
        pipe.send(Trouble("no-cores"))
        return
    pipe.send(Joined(cores, ray.__version__))
    try:
        while (wanted := pipe.recv()) is not None:
            task, count = wanted
            for result in _results(ray, task, count, TASKS_AHEAD * cores):
                pipe.send(Returned(result))
    except EOFError:
        return
    except _OtherStolik as error:
        pipe.send(Trouble("other-stolik" if str(error) else "no-stolik", str(error)))
    except _NoCores:
        pipe.send(Trouble("no-cores-left"))
    except ray.exceptions.RayTaskError as error:
        pipe.send(Trouble("failed", f"{type(error.cause).__name__}: {error.cause}"))
    except (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.OutOfMemoryError,
        ray.exceptions.ObjectLostError,
    ):
        pipe.send(Trouble("killed"))
    ray.shutdown()


def _leave_signals_to_the_parent() -> None:
    """Ctrl-C goes to all processes of a terminal; the parent, which hears it too, ends this one."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)


def _keep_quiet() -> None:
    """What Ray writes goes nowhere; with STOLIK_DEBUG to standard error."""
    target = sys.stderr.fileno() if os.environ.get("STOLIK_DEBUG") else os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(target, stream)


def _results(ray: Any, task: bytes, count: int, ahead: int) -> Iterator[Any]:
    """What the pickled task returns for 0, 1, ... in order, with so many tasks under way."""
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    remote, ours = ray.remote(num_cpus=1, max_retries=RETRIES)(perform), stamp()
    numbers, under_way = iter(range(count)), deque[Any]()
    while True:
        while len(under_way) < ahead and (number := next(numbers, None)) is not None:
            under_way.append(remote.remote(ours, task, number))
        if not under_way:
            return
        while not ray.wait([under_way[0]], timeout=LOOK_SECONDS)[0]:
            if not ray.cluster_resources().get("CPU"):
                raise _NoCores
        theirs, result = ray.get(under_way.popleft())
        if theirs != ours:
            raise _OtherStolik(theirs)
        yield result
