"""Memory in large pages: with thousands of tables a processor is busy finding out where their memory lies.

Linux keeps memory in pages of 4 KB, and a processor remembers where some thousands of them are. Each action touches
some hundred, most of them of a table that nobody has touched for seconds. Pages of 2 MB are a five-hundredth of as
many. Since 6.1 Linux makes one of 512 small ones when it is asked to (MADV_COLLAPSE), also where it would not do so by
itself. A thread asks every twenty seconds, page by page with rests between; whoever touches just that page waits for
some milliseconds. What is mostly empty, such as the stacks of threads, stays as it is, so hardly more memory is used.

Elsewhere than on Linux nothing happens, and on an older one nothing more than a first try.
"""

import ctypes
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from errno import EINVAL
from pathlib import Path
from threading import Event, Thread

PAGE = 2 << 20  # bytes of a large page
LEAST = 256 << 20  # bytes in use from which on it is worth it
LOOKS_EVERY = 20.0  # seconds; a look that finds nothing to do takes some milliseconds of this thread alone
REST = 0.05  # seconds after a page that was made
FULL = 0.9  # of a stretch of memory that is in use: less is left alone
_COLLAPSE = 25  # MADV_COLLAPSE of <linux/mman.h>


class LargePages:
    """Makes large pages of this process's memory, from `start` to `stop`."""

    def __init__(self) -> None:
        self._able = False  # whether the system has ever made one
        self._stopped = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """From now on, where the system can."""
        if sys.platform == "linux":
            self._thread = Thread(target=self._run, name="stolik-large-pages", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """No more of them; those that there are stay."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        collapse, able = asked_of_linux(), True
        with suppress(OSError):  # without a /proc to read there are none
            while able and not self._stopped.wait(LOOKS_EVERY):
                used = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
                able = used < LEAST or self.look(collapse)

    def look(self, collapse: Callable[[int], int]) -> bool:
        """Makes large pages of all that is full; whether the system knows how.

        `collapse` makes one of the 2 MB from an address on, and returns 0 or an error number.
        """
        for address in full_pages(Path("/proc/self/smaps").read_text().splitlines()):
            if self._stopped.is_set():
                return True
            began = time.perf_counter()
            error = collapse(address)
            self._able = self._able or error == 0
            if error == EINVAL and not self._able:
                return False
            if time.perf_counter() - began > REST / 50:  # or else it was a large one before
                self._stopped.wait(REST)
        return True


def asked_of_linux() -> Callable[[int], int]:
    """Makes a large page of the 2 MB from an address on; returns 0, or why not (<errno.h>)."""
    madvise = ctypes.CDLL(None, use_errno=True).madvise
    madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)

    def collapse(address: int) -> int:
        return ctypes.get_errno() if madvise(address, PAGE, _COLLAPSE) else 0

    return collapse


def full_pages(smaps: Iterable[str]) -> Iterator[int]:
    """The addresses of the large pages that fit into what is the process's own and mostly in use.

    `smaps`: the lines of /proc/PID/smaps.
    """
    start = end = 0
    for line in smaps:
        name, *values = line.split()
        if not name.endswith(":"):  # "7f0a1a800000-7f0a1ac00000 rw-p 00000000 00:00 0    [heap]"
            own = values[0] == "rw-p" and values[3] == "0" and values[4:] in ([], ["[heap]"])
            start, end = (int(each, 16) for each in name.split("-")) if own else (0, 0)
        elif name == "Rss:" and int(values[0]) * 1024 >= FULL * (end - start):
            yield from range(-(-start // PAGE) * PAGE, end - PAGE + 1, PAGE)
