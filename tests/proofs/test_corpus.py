"""The golden files of tests/corpus say today what they said when they were made (how: tests/proofs/corpus.py)."""

import json
import re
from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.match import check_record, from_line, to_line, to_record
from tests.proofs.corpus import PLAYTHROUGHS, RECORDS, playthrough, story_in
from tests.proofs.games import known

FILES = sorted(PLAYTHROUGHS.glob("*.txt"))
LINES = RECORDS.read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_told_as_before(path: Path) -> None:
    text = path.read_bytes().decode()
    assert playthrough(story_in(text)) == text


def test_every_playthrough_is_there() -> None:
    wanted = [title for name in GAMES for title in known(name).DEALS]
    assert [path.stem for path in FILES] == sorted(wanted)
    assert all(known(name).DEALS for name in GAMES)


@pytest.mark.parametrize("line", LINES, ids=[json.loads(line)["game"] for line in LINES])
def test_a_record_is_right_and_is_written_as_before(line: str) -> None:
    record = from_line(line)
    match = check_record(record, GAMES, fast=True)
    assert to_line(to_record(match, record["players"])) == line


def test_the_records_hold_what_records_can() -> None:
    text = RECORDS.read_text("utf-8")
    assert {json.loads(line)["game"] for line in LINES} == set(GAMES)
    assert '"before": [' in text and '"- reshuffle ' in text and '"legal": [' in text and " exchange" in text
    assert re.search('"[0-9] back [6-9TJQKA][CDHS]"', text)
    assert any("winners" not in json.loads(line) for line in LINES)
