"""Lines written to a file or to standard output, whole ones however the command ends."""

import select
import sys
from io import FileIO

from stolik.cli.signals import put_off


def open_out(out: str) -> FileIO:
    """The file, or standard output ("-"), without a buffer. Raises OSError before anything is done."""
    return FileIO(sys.stdout.fileno(), "wb", closefd=False) if out == "-" else FileIO(out, "wb")


def write_line(stream: FileIO, out: str, line: str) -> None:
    """Write a line; a signal waits until it is there. Raises OSError, which names the file."""
    try:
        with put_off():
            write(stream, line.encode() + b"\n")
    except OSError as error:
        error.filename = out
        raise


def write(stream: FileIO, line: bytes) -> None:
    """Hand over a whole line at once, so that a kill loses at most what is in progress. Waits where it has to."""
    while line:
        taken = stream.write(line)
        if taken is None:  # a pipe that does not block, and is full
            select.select([], [stream], [])
        line = line[taken or 0 :]
