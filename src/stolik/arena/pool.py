"""Many tasks, on one core or several: the results come in order, and nobody is left behind."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TypeVar

TASKS_AHEAD = 4  # tasks under way for each process

T = TypeVar("T")
Spread = Callable[[Callable[[int], T], int], Iterable[T]]  # a way to have a task done for 0, 1, ... up to a count


def in_order(task: Callable[[int], T], count: int, jobs: int = 1) -> Generator[T, None, None]:
    """`task(0)`, `task(1)`, ... up to `count` results, by so many processes; the task must go into other processes.

    Whoever wants no more closes the generator: what is under way then is given up at once. Raises what a task raises.
    """
    if jobs == 1 or count <= 1:
        yield from map(task, range(count))
        return
    numbers = iter(range(count))
    ended, end = Pipe(duplex=False)
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent, (ended,)) as pool:
        try:
            under_way: list[Future[T]] = []
            while True:
                while len(under_way) < TASKS_AHEAD * jobs and (number := next(numbers, None)) is not None:
                    with no_interrupts():
                        under_way.append(pool.submit(task, number))
                if not under_way:
                    return
                yield under_way.pop(0).result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end.close()
            raise
        finally:
            pool.shutdown()
            end.close()
            ended.close()


@contextmanager
def no_interrupts() -> Generator[None, None, None]:
    """Ctrl-C comes later: processes that begin meanwhile never get it, and do not complain with tracebacks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent(ended: Connection) -> None:
    """In a process that another one started: wait for the end of that one, or of its wish for results, and end too.

    A kill leaves nobody behind.
    """
    parent = parent_process()

    def end() -> None:
        if parent is not None:
            wait([parent.sentinel, ended])
            os._exit(1)

    Thread(target=end, daemon=True, name="parent").start()
