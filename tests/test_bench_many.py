"""bench/many.py in small: people play at several processes, one is killed, nobody is lost, and nothing stays behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.test_bench_server import ROOT, compiles, told

SMALL = ("--players", "16", "--think", "0.2", "--windows", "1", "--seconds", "2")
NOTHING_LOST = {"lost": 0, "refused": 0, "there": 16}


def in_session(session: int) -> list[str]:
    """The commands of processes that belong to a session and have not ended."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, own = path.read_text().rpartition(")")[2].split()[:4]
            if int(own) == session and state != "Z":
                found.append((path.parent / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


@compiles
def test_one_of_two_with_files_of_their_own_is_killed() -> None:
    found = told("bench/many.py", "--sqlite", "--processes", "2", *SMALL, "--kill")
    (window,) = found["windows"]
    assert window["actions"] > 0 and window["cut"] == 0
    assert found["ended"]["back_s"] >= found["ended"]["half_back_s"] > 0
    assert found["ended"]["lost"] == found["ended"]["refused"] == found["ended"]["others_cut"] == 0
    assert found["afterwards"]["actions"] > 0 and found["afterwards"].items() >= NOTHING_LOST.items()


@compiles
@pytest.mark.parametrize("how", ["--kill", "--stop"])
def test_one_of_two_over_one_database_ends(postgres_url: str, how: str) -> None:
    found = told("bench/many.py", "--database", postgres_url, "--processes", "2", *SMALL, how)
    (window,) = found["windows"]
    assert window["actions"] > 0 and window["postgres_us"] > 0
    assert found["ended"]["served_s"] > 0 and found["ended"]["back_s"] > 0
    assert found["ended"]["lost"] == 0
    assert found["afterwards"]["actions"] > 0 and found["afterwards"]["lost"] == 0


@compiles
def test_two_processes_beside_one() -> None:
    found = told("bench/many.py", "--sqlite", "--processes", "2", "--beside", "1", *SMALL)
    (pair,) = found["pairs"]
    assert pair["this"]["actions"] > 0 and pair["other"]["actions"] > 0
    assert found["people"] == found["beside"]["people"] == 16


@compiles
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_of_one_that_is_stopped_or_killed(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "bench/many.py", "--sqlite", "--processes", "1", *SMALL[:-2], "--seconds", "600"]
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        try:
            for line in process.stderr:
                if '"seated_s"' in line:  # all play
                    break
            assert len(in_session(process.pid)) >= 3  # itself, a server, a crowd
            os.kill(process.pid, number)
            _, said = process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    if number != signal.SIGKILL:
        assert process.returncode == 1 and said.strip().endswith("stopped")
    end = time.monotonic() + PATIENCE
    while (left := in_session(process.pid)) and time.monotonic() < end:
        time.sleep(0.1)
    assert left == [] and (number == signal.SIGKILL or list(tmp_path.iterdir()) == [])


def test_more_people_than_descriptors() -> None:
    command = [sys.executable, "bench/many.py", "--sqlite", "--processes", "1", "--players", "2000000000"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "people need" in done.stderr and "Traceback" not in done.stderr
