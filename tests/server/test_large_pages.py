"""Large pages are made of memory that is full, as long as the system knows how, and only while a server runs."""

import ctypes
import mmap
import sys
import threading
from collections.abc import Callable
from errno import EAGAIN, EINVAL
from pathlib import Path

import pytest

from stolik.server import large_pages
from stolik.server.large_pages import FULL, PAGE, LargePages, asked_of_linux, full_pages
from tests.server.running import Running

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such pages")


def stretch(start: int, size: int, in_use: float = 1.0, kind: str = "rw-p 00000000 00:00 0") -> list[str]:
    """A stretch of memory as /proc/PID/smaps tells of it; sizes in bytes."""
    return [
        f"{start:x}-{start + size:x} {kind}",
        f"Size:           {size // 1024} kB",
        f"Rss:            {int(size * in_use) // 1024} kB",
        "AnonHugePages:         0 kB",
        "VmFlags: rd wr mr mw me ac",
    ]


def test_only_what_is_the_processs_own_and_full_becomes_large() -> None:
    smaps = [
        *stretch(3 * PAGE - 4096, 2 * PAGE + 8192, kind="rw-p 00000000 00:00 0    [heap]"),
        *stretch(10 * PAGE, PAGE - 4096),
        *stretch(20 * PAGE, 4 * PAGE, in_use=FULL - 0.1),
        *stretch(30 * PAGE, PAGE, kind="rw-p 00000000 00:00 0    [stack]"),
        *stretch(40 * PAGE, PAGE, kind="r-xp 00002000 fe:00 1234    /usr/lib/libpython3.11.so"),
        *stretch(50 * PAGE, PAGE, kind="rw-s 00000000 00:01 77    /dev/shm/shared"),
        *stretch(60 * PAGE + 4096, 3 * PAGE, in_use=FULL + 0.01),
    ]
    assert [address / PAGE for address in full_pages(smaps)] == [3, 4, 61, 62]


def answering(*errors: int) -> tuple[list[int], Callable[[int], int]]:
    """The addresses that it is asked for, and what gives these answers and then 0."""
    asked: list[int] = []
    answers = iter(errors)

    def collapse(address: int) -> int:
        asked.append(address)
        return next(answers, 0)

    return asked, collapse


@LINUX
def test_a_system_that_does_not_know_how_is_asked_once() -> None:
    full = bytearray(b"x") * (8 * PAGE)  # so that there is something
    asked, collapse = answering(*[EINVAL] * 100)
    assert LargePages().look(collapse) is False
    assert len(asked) == 1 and full[0] == ord("x")


@LINUX
def test_what_cannot_be_just_now_is_left_for_the_next_look() -> None:
    full = bytearray(b"x") * (8 * PAGE)
    pages = LargePages()
    for errors in ((EAGAIN, 0, EINVAL), (EINVAL,)):
        asked, collapse = answering(*errors)
        assert pages.look(collapse) is True
        assert len(asked) > 3 and len({*asked}) == len(asked)
    pages.stop()
    asked, collapse = answering()
    assert pages.look(collapse) is True and asked == []
    assert full[0] == ord("x")


@LINUX
def test_linux_makes_them() -> None:
    """And what lies there stays as it is."""
    with mmap.mmap(-1, 4 * PAGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as memory:
        memory.write(bytes(range(256)) * (len(memory) // 256))
        here = ctypes.c_char.from_buffer(memory)
        first = ctypes.addressof(here)
        del here
        collapse, errors = asked_of_linux(), list[int]()

        def collapse_here(address: int) -> int:
            if first <= address < first + len(memory):
                errors.append(collapse(address))
            return 0

        LargePages().look(collapse_here)
        if errors[0] == EINVAL:
            pytest.skip("older than Linux 6.1, or without large pages")
        rollup = Path("/proc/self/smaps_rollup").read_text()
        assert 0 in errors and int(rollup.split("AnonHugePages:")[1].split()[0]) > 0
        assert memory[:] == bytes(range(256)) * (len(memory) // 256)


@LINUX
def test_where_proc_cannot_be_read_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path) -> str:
        raise PermissionError(13, "not for you", str(self))

    monkeypatch.setattr(large_pages, "LOOKS_EVERY", 0.0)
    monkeypatch.setattr(Path, "read_text", refuse)
    pages = LargePages()
    pages.start()
    assert pages._thread is not None
    pages._thread.join()
    pages.stop()


@LINUX
def test_a_server_makes_them_while_it_runs(tmp_path: Path) -> None:
    def at_work() -> bool:
        return any(each.name == "stolik-large-pages" for each in threading.enumerate())

    with Running(tmp_path):
        assert at_work()
    assert not at_work()
