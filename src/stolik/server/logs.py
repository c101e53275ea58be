"""Structured logs: one line of JSON an entry, on standard error. No names, no chat, no tokens.

Addresses are in the lines of incidents.py alone, of those who tried what they may not.

    log.info("started", extra={"tables": 12})

What is logged is an event in a few fixed words, and numbers or codes beside it. Of an exception its type and the
places in the code are kept and its text is not, for nobody knows what a text quotes; STOLIK_DEBUG=1 keeps that, too.
"""

import json
import logging
import os
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

KNOWN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
log = logging.getLogger("stolik.server")
STRANGERS = "Invalid UTF-8 sequence received from client."  # uvicorn logs it with a stack, whoever sends it


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def __init__(self, debug: bool = False) -> None:
        super().__init__()
        self._debug = debug

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            # What libraries say may hold addresses and paths of requests among its arguments: the bare form is kept.
            # asyncio puts what a task holds into its lines after the first.
            "event": record.getMessage() if self._debug or record.name.startswith("stolik") else _bare(record),
        }
        entry |= {key: value for key, value in record.__dict__.items() if key not in KNOWN}
        if record.exc_info and record.exc_info[1] is not None:
            entry |= self._error(record.exc_info[1])
        return json.dumps(entry, default=lambda value: type(value).__name__)

    def _error(self, error: BaseException) -> dict[str, Any]:
        told: dict[str, Any] = {"error": type(error).__name__, "places": places(error)}
        if self._debug:
            told["told"] = str(error)
        return told


def places(error: BaseException) -> list[str]:
    """Where an exception was raised, the innermost place last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[-12:]]


def _bare(record: logging.LogRecord) -> str:
    return str(record.msg).partition("\n")[0]


def set_up(stream: TextIO | None = None, debug: bool | None = None) -> None:
    """Sends the server's logs, and the warnings of its libraries, to a stream as lines of JSON."""
    shown = bool(os.environ.get("STOLIK_DEBUG")) if debug is None else debug
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonLines(shown))
    handler.addFilter(lambda record: record.msg != STRANGERS)
    for name, level in (("stolik", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
