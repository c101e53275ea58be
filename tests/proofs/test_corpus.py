"""The golden files of tests/corpus say today what they said when they were made (how: tests/proofs/corpus.py)."""

import json
import re
from pathlib import Path
from shutil import copytree

import pytest

from stolik.games import GAMES
from stolik.match import check_record, from_line, to_line, to_record
from tests.proofs import corpus
from tests.proofs.corpus import CORPUS, PLAYTHROUGHS, RECORDS, playthrough, story_in
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


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the golden files, which the command writes."""
    copy = copytree(CORPUS, tmp_path / "corpus")
    for name in ("PERFT", "RECORDS", "PLAYTHROUGHS"):
        monkeypatch.setattr(corpus, name, copy / getattr(corpus, name).name)
    return copy


def texts(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*.*")}


def test_files_from_before_an_option_was_there_get_its_default(copied: Path) -> None:
    """One command after an option was added, and the matches are what they were."""
    for path in (path for path in copied.rglob("*.*") if "golf" in path.read_text("utf-8")):
        older = re.sub(r'"pair_by": "rank", ', "", path.read_text("utf-8"))
        path.write_text(re.sub(r', "final_turns": false(?=\})', "", older), "utf-8")
    assert sum(text != texts(CORPUS)[name] for name, text in texts(copied).items()) > 2
    corpus.main(["golf"])
    assert texts(copied) == texts(CORPUS)


def test_all_files_are_written_or_none(copied: Path) -> None:
    """A match that is against the rules stands in the last of them."""
    text = (copied / "records.jsonl").read_text("utf-8")
    (copied / "records.jsonl").write_text(text.replace('"0 peek 4 5"', '"0 peek 1 2"'), "utf-8")
    (copied / "perft.json").write_text((copied / "perft.json").read_text("utf-8") + "\n", "utf-8")
    before = texts(copied)
    for names, said in ((["golf"], "nothing is written"), (["bridge"], "no such game: bridge")):
        with pytest.raises(SystemExit) as ended:
            corpus.main(names)
        assert str(ended.value.code).startswith(said) and "\n" not in str(ended.value.code)
    assert texts(copied) == before
