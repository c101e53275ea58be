"""The file that a match is saved in: one record a line, the last one may be unfinished.

Records that were there before stay. A file is replaced as a whole, so that a crash leaves the old one or the new one.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import click
from platformdirs import user_data_path

from stolik.cli.errors import BadInput
from stolik.files import replace_file
from stolik.match import from_line, to_line


def default_path(game: str, over: bool) -> Path:
    """Where a match goes if nobody says where."""
    folder = user_data_path("stolik", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / default_name(game, over)


def default_name(game: str, over: bool) -> str:
    """What the file for matches of a game is called: those that are over have one of their own, so that the last
    match of the other one can be gone on with."""
    return f"stolik-{game}-played.jsonl" if over else f"stolik-{game}.jsonl"


class RecordFile:
    """A file for the record of one match, behind the records that it holds already."""

    def __init__(self, path: Path, before: list[bytes] | None = None) -> None:
        """`before`: the lines before the match's own record; None: it has none there yet. Raises OSError, BadInput."""
        self.path = path.expanduser().resolve()
        _check(self.path)
        here = _lines(self.path) if before is not None else []
        self._own = here[len(before)] if before is not None and len(here) > len(before) else None

    def write(self, record: dict[str, Any]) -> None:
        """Put the record in its place at the end of the file, whole or not at all. Raises OSError.

        Records that came there meanwhile, from another match that is kept in the same file, stay.
        """
        lines = _lines(self.path)
        if self._own in lines:
            lines.remove(self._own)
        own = to_line(record).encode() + b"\n"
        replace_file(self.path, b"".join([*lines, own]))
        self._own = own


def last_record(path: Path) -> tuple[dict[str, Any], int, list[bytes]]:
    """The last record of a file, its line, and the lines before it. Raises OSError, BadRecord, BadInput."""
    endless(str(path))
    lines = _lines(path.expanduser().resolve(strict=True))
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise BadInput("cli-file-empty", path=str(path))
    return from_line(lines[-1], len(lines)), len(lines), lines[:-1]


def no_record(file: str, line: int | None, count: int) -> BadInput:
    """The error where none of a file's `count` records is the one that is wanted: on this line, or on any."""
    if line is None or count == 0:
        return BadInput("cli-file-empty", path=file)
    return BadInput("cli-file-no-match", path=file, line=str(line), count=count)


def endless(file: str) -> None:
    """Raise BadInput for a device (/dev/zero): whoever reads it to the end reads for ever."""
    path = Path(file).expanduser()
    if path.is_char_device() or path.is_block_device():
        raise BadInput("cli-file-device", path=file)


def lines_of(file: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input (`-`), one by one. Raises OSError, BadInput."""
    endless(file)
    with click.open_file("-", "rb") if file == "-" else Path(file).open("rb") as lines:
        yield from lines


def _lines(path: Path) -> list[bytes]:
    """The lines of a file, each with its end; none where there is no file to be written to yet."""
    if not path.exists() and path.parent.is_dir():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return [line if line.endswith(b"\n") else line + b"\n" for line in lines]


def _check(path: Path) -> None:
    """Raise OSError or BadInput if the file could not be written later."""
    if path.exists() and not path.is_dir() and not path.is_file():
        raise BadInput("cli-file-special", path=str(path))
    existed = path.exists()
    with path.open("ab"):
        pass
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=".stolik-"):
            pass
    except OSError as error:
        error.filename = str(path)
        raise
    if not existed:
        path.unlink()
