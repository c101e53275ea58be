"""The sixth game goes through every layer, by its own files and a few lines in three that know all games."""

import json
import re
from pathlib import Path

import pytest

from stolik.words import LANGUAGES
from tests.sixth.moving import ROOT, own_files, run, shared

# What a trick is called in each language, as the game's own texts have it.
TRICK = {"pl": "Lewę bierze", "de": "Der Stich geht", "en": "takes the trick"}
TYPED = "\n".join(str(k % 17 + 1) for k in range(1200))  # a card that does not fit is refused, and the next one tried


def passed(house: Path, named: str, *files: str) -> int:
    """How many of the house's tests pass in the copy; it fails if one does not."""
    said = run(house, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", named, *files)
    found = re.search(r"(\d+) passed", said)
    return int(found[1]) if found else 0


def test_the_houses_own_tests_take_it(house: Path) -> None:
    """Conformance, leak proof, machine code, golden files, views, records, reasons, two people at a server."""
    files = ("tests/proofs", "tests/games/test_kierki.py", "tests/test_records_page.py", "tests/protocol")
    more = ("tests/core/test_game.py", "tests/words/test_errors.py", "tests/cli/test_commands.py", "tests/client")
    assert passed(house, "kierki", *files, *more) > 80


def test_its_words_and_rules_are_whole(house: Path) -> None:
    """None missing, unused or broken in three languages; every number of its rules cited by a test and told."""
    files = (f"tests/words/test_{name}.py" for name in ("words", "web_texts", "short"))
    assert passed(house, "not can_be_said", *files, "tests/proofs/test_rules_cited.py") > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_at_the_terminal(house: Path, tmp_path: Path, language: str) -> None:
    """Through a pipe, card by card, whole: with all that somebody who hears everything is told."""
    record = tmp_path / "kierki.jsonl"
    chosen = ("--seats", "3", "--option", "deals=2", "--seed", "3", "--pause", "0", "--lang", language)
    said = run(house, "stolik", "play", "kierki", *chosen, "--verbosity", "full", "--save", str(record), typed=TYPED)
    assert said.count(TRICK[language]) > 10
    match = json.loads(record.read_text("utf-8"))
    assert match["winners"] and sum(match["score"]) == 2 * 26
    told = run(house, "stolik", "replay", str(record), "--lang", language)
    assert told.count(TRICK[language]) > 10
    assert "KI-6" in run(house, "stolik", "rules", "kierki", "--lang", language)


def test_matches_in_the_browser(house: Path) -> None:
    """At the table of games without drawings, as its own tests play it, and as the house's play every game."""
    files = ("tests/web/test_kierki.py", *(f"tests/web/test_{name}.py" for name in ("mouse", "tree", "forms")))
    said = run(house, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", "kierki", *files)
    if "BROWSER WAS NOT TESTED" in said:
        pytest.skip("no browser")
    assert "6 passed" in said


def test_bots_play_matches_that_are_right(house: Path, tmp_path: Path) -> None:
    records = tmp_path / "kierki.jsonl"
    chosen = ("--matches", "6", "--seats", "4", "--bots", "simple,random,simple,random", "--seed", "7", "--jobs", "1")
    run(house, "stolik", "simulate", "kierki", *chosen, "--out", str(records))
    matches = [json.loads(line) for line in records.read_text("utf-8").splitlines()]
    assert len(matches) == 6 and {match["game"] for match in matches} == {"kierki"}
    simple = sum(match["score"][0] + match["score"][2] for match in matches)
    assert simple < sum(match["score"][1] + match["score"][3] for match in matches), "the simple bot plays better"
    run(house, "stolik", "check", str(records))
    broken = records.read_text("utf-8").replace("0 play", "1 play", 1)
    records.write_text(broken, "utf-8")
    run(house, "stolik", "check", str(records), status=2)


def test_contributing_names_the_files_of_a_game() -> None:
    """Those that are its own, which are all that kierki has, and those that know all games, to which it adds lines."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    own, others = (
        re.findall(r"^\| `([^`]+)` \|", page.partition(f"<!-- {name} -->")[2].partition("\n\n")[0], re.MULTILINE)
        for name in ("own files", "shared files")
    )
    languages = [name.replace("LANGUAGE", language) for name in own for language in LANGUAGES]
    assert sorted({name.replace("GAME", "kierki") for name in languages}) == own_files()
    assert sorted(others) == sorted(shared())
