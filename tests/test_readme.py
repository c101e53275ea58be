"""The README tells the truth: its game is what the program prints, its code runs."""

import json
import re
import subprocess
import sys
from pathlib import Path

from stolik.cli.names import COMMANDS
from stolik.games import GAMES
from stolik.match import check_record, to_record
from tests import test_records_page as records_page

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def block(name: str) -> str:
    found = re.search(f"<!-- {name} -->\n```\\w*\n(.*?)```", README, re.DOTALL)
    assert found
    return found[1]


def test_the_game_is_what_the_program_prints(tmp_path: Path) -> None:
    shown = block("game")
    command, *lines = shown.splitlines()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    arguments = [*command.removeprefix("$ stolik ").split(), "--pause", "0", "--save", str(tmp_path / "match.jsonl")]
    told = subprocess.run(
        [sys.executable, "-m", "stolik", *arguments],
        input="\n".join([*typed, ""]),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    said = " ".join(line for line in lines if not line.startswith("> "))
    assert " ".join(told.split()).startswith(" ".join(said.split()))


def test_the_record_is_good() -> None:
    """Replayed with the rest of its deck, which docs/records.md has."""
    shown, whole = json.loads(block("record")), json.loads(records_page.block("record"))
    deck = shown["deals"][0]["deck"]
    assert deck.pop() == "..." and deck == whole["deals"][0]["deck"][: len(deck)]
    deck[:] = whole["deals"][0]["deck"]
    match = check_record(shown, GAMES)
    assert to_record(match, shown["players"]) == shown


def test_its_table_has_every_command() -> None:
    rows = [line for line in README.splitlines() if line.startswith("| `stolik")]
    assert set(COMMANDS) <= {name for row in rows for name in re.findall(r"`stolik ([a-z]+)", row)}


def test_the_code_runs() -> None:
    subprocess.run([sys.executable, "-c", block("library")], check=True, capture_output=True)
