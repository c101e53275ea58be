"""One process owns a database file: a lock of the operating system on a file beside it.

The kernel frees it when the process ends, however it ends, so nothing is left to clear up. The lock file stays; it says
who holds or held the lock, for the message alone.
"""

import contextlib
import json
import os
import socket
import sys
from pathlib import Path
from typing import Any

# Far behind what the file says: on Windows a locked byte cannot be read by others.
_FAR = 1 << 30
_held: set[int] = set()


def take(path: Path, owner: str) -> int | dict[str, Any]:
    """Locks the database at `path`; returns the descriptor for `release`, or what its owner says: owner, pid, host.

    Raises OSError when the lock file cannot be opened.
    """
    file = os.open(path.with_name(path.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(file)
    except OSError:
        told = os.pread(file, 1000, 0) if hasattr(os, "pread") else os.read(file, 1000)
        os.close(file)
        return _owner(told)
    _held.add(file)
    os.ftruncate(file, 0)
    os.write(file, json.dumps({"owner": owner, "pid": os.getpid(), "host": socket.gethostname()}).encode())
    return file


def release(file: int) -> None:
    """Gives the lock back, also where a child that was forked a moment ago still has the file open."""
    _held.discard(file)
    _unlock(file)
    os.close(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

    def _unlock(file: int) -> None:
        """No child has it: nothing is forked here."""

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

    def _forget() -> None:
        """A child that was forked must not keep the database locked after its parent has been killed."""
        for file in _held:
            with contextlib.suppress(OSError):
                os.close(file)
        _held.clear()

    os.register_at_fork(after_in_child=_forget)


def _owner(told: bytes) -> dict[str, Any]:
    with contextlib.suppress(ValueError):
        found = json.loads(told)
        if isinstance(found, dict):
            return found
    return {}
