"""Benches of the server in small: the tables come back, people play, and what is fenced is written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SMALL = ("--players", "8", "--seconds", "2", "--think", "0.2")
compiles = pytest.mark.skipif(not (os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")), reason="no cc")


def told(*command: str) -> Any:
    """What a bench prints."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_all_tables_are_back() -> None:
    found = told("bench/restart.py", "--tables", "10")
    assert found["back"] == found["tables"] == 10 and found["rows"] > 100


def test_people_play() -> None:
    found = told("bench/server.py", *SMALL)
    assert found["connected"] == found["connected_at_the_end"] == 8
    assert sum(window["actions"] for window in found["windows"]) > 0


def test_two_servers_play_in_turn() -> None:
    found = told("bench/server.py", *SMALL, "--against", f"env STOLIK_GATHER=5 {sys.executable}")
    (pair,) = found["pairs"]
    assert pair["this"]["actions"] > 0 and pair["other"]["actions"] > 0
    assert found["cpu"] == [found["cpu_median"]] and found["p99"] == [found["p99_median"]]


@compiles
@pytest.mark.parametrize("game", ["planowanie", "durak"])
def test_the_crowd_in_c_does_what_the_other_one_does(game: str) -> None:
    found = told("bench/server.py", *SMALL, "--game", game, "--crowd", "c", "--other-crowd", "python")
    (pair,) = found["pairs"]
    for crowd in ("this", "other"):
        assert pair[crowd]["actions"] > 0
        assert [pair[crowd][name] for name in ("lost", "cut", "moved", "back")] == [0, 0, 0, 0]
        assert pair[crowd]["refused"] == 0 or game == "durak"  # where all may throw in, one is too late now and then


@compiles
def test_a_server_beside_the_floor() -> None:
    found = told("bench/server.py", *SMALL, "--floor")
    (pair,) = found["pairs"]
    assert pair["other"]["actions"] > 0 and pair["other"]["lost"] == pair["other"]["refused"] == 0
    assert Path(found["against"]).name == "floor"


def test_commits_are_written_with_and_without_a_fence(postgres_url: str) -> None:
    found = told("bench/fence.py", "--database", postgres_url, "--rounds", "1", "--seconds", "0.2")
    (kinds,) = found["rounds"]
    assert len(kinds) == 6 and all(each["commits"] > 0 for each in kinds.values())
    assert found["ratios"][0].keys() == kinds.keys() and found["ratios"][0]["transaction, 10"] == 1
