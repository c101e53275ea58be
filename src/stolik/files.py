"""A file written as a whole: whoever reads it, even after a crash, finds the old one or the new one, never a half."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp

OWNER_ONLY = 0o600  # the mode of a file that holds a secret


def replace_file(path: Path, content: bytes, mode: int | None = None) -> None:
    """Put a file in the place of the one that is there, if there is one.

    mode: its permissions; None: those of the file that is there, or what a new file gets. Raises OSError.
    """
    if mode is None:
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
    with _draft(path, content, mode) as draft:
        draft.replace(path)


def create_file(path: Path, content: bytes, mode: int) -> None:
    """Make a file where there is none; one that is there stays: who comes second takes it. Raises OSError."""
    with _draft(path, content, mode) as draft:
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            draft.replace(path)


@contextmanager
def _draft(path: Path, content: bytes, mode: int) -> Iterator[Path]:
    """The content on the disk, in the same folder, under a name of its own that nobody keeps."""
    try:
        number, name = mkstemp(dir=path.parent, prefix=".stolik-")  # 0600 from the start
    except OSError as error:
        error.filename = str(path)  # nobody knows the name of the draft
        raise
    draft = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(number)
        draft.chmod(mode)
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
