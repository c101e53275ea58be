"""What the logs say, and what they must not."""

import io
import json
import logging
import resource
from pathlib import Path
from typing import Any

import pytest

from stolik.server import logs
from tests.server.running import Running


def logged(debug: bool = False) -> tuple[io.StringIO, list[dict[str, Any]]]:
    stream = io.StringIO()
    logs.set_up(stream, debug)
    logs.log.info("started", extra={"tables": 3})
    try:
        raise ValueError("Anna said hello from 192.0.2.1")
    except ValueError:
        logs.log.exception("table broken", extra={"table": 7})
    logging.getLogger("uvicorn.error").warning("%s - refused %s", "192.0.2.1", "/ws?token=secret")
    logging.getLogger("uvicorn.error").info("192.0.2.1 came")
    return stream, [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.fixture(autouse=True)
def _as_before() -> Any:
    loggers = [logging.getLogger(name) for name in ("stolik", "uvicorn", "asyncio")]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_the_start_says_how_many_people_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda which: (20_000, 20_000))
    stream = io.StringIO()
    logs.set_up(stream)
    with Running(tmp_path):
        pass
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["most_people"] for line in lines if line["event"] == "started"] == [19_900]


def test_a_line_is_json_with_what_happened() -> None:
    _, lines = logged()
    assert [(line["level"], line["event"]) for line in lines[:2]] == [("info", "started"), ("error", "table broken")]
    assert lines[0]["tables"] == 3 and lines[1]["table"] == 7
    assert lines[1]["error"] == "ValueError" and lines[1]["places"][-1].startswith("test_logs.py:")
    assert len(lines) == 3


def test_texts_of_exceptions_and_addresses_stay_out() -> None:
    stream, _ = logged()
    for private in ("Anna", "192.0.2.1", "secret", "hello"):
        assert private not in stream.getvalue()


def test_who_looks_for_a_mistake_sees_more() -> None:
    _, lines = logged(debug=True)
    assert lines[1]["told"] == "Anna said hello from 192.0.2.1" and "192.0.2.1" in lines[2]["event"]
