"""Benches of the server in small: the tables come back, people play, and what is fenced is written."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def told(*command: str) -> Any:
    """What a bench prints."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_all_tables_are_back() -> None:
    found = told("bench/restart.py", "--tables", "10")
    assert found["back"] == found["tables"] == 10 and found["rows"] > 100


def test_people_play() -> None:
    found = told("bench/server.py", "--players", "8", "--seconds", "2", "--think", "0.2")
    assert found["connected"] == found["connected_at_the_end"] == 8
    assert sum(window["actions"] for window in found["windows"]) > 0


def test_two_servers_play_in_turn() -> None:
    small = ("--players", "8", "--seconds", "2", "--think", "0.2")
    found = told("bench/server.py", *small, "--against", f"env STOLIK_GATHER=5 {sys.executable}")
    (pair,) = found["pairs"]
    assert pair["this"]["actions"] > 0 and pair["other"]["actions"] > 0
    assert found["cpu"] == [found["cpu_median"]] and found["p99"] == [found["p99_median"]]


def test_tables_of_a_process_that_ends_come_back(postgres_url: str) -> None:
    found = told("bench/takeover.py", "--database", postgres_url, "--processes", "2", "--tables", "3")
    assert [(each["how"], each["tables"]) for each in found] == [("SIGKILL", 3), ("SIGTERM", 3)]
    assert all(0 < each["p50_s"] <= each["last_s"] for each in found)


def test_commits_are_written_with_and_without_a_fence(postgres_url: str) -> None:
    found = told("bench/fence.py", "--database", postgres_url, "--rounds", "1", "--seconds", "0.2")
    (kinds,) = found["rounds"]
    assert len(kinds) == 6 and all(each["commits"] > 0 for each in kinds.values())
    assert found["ratios"][0].keys() == kinds.keys() and found["ratios"][0]["transaction, 10"] == 1
