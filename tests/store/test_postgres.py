"""The tests' own PostgreSQL (tests/postgres.py): its absence is loud, its cluster goes with whoever started it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.postgres import MISSING, VARIABLE

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
import pytest
from tests import postgres

postgres.programs = lambda: None
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "tests/store/test_conduct.py", "-k", "bans"]))
"""
WITH = """
import os, signal
from tests import postgres

with postgres.cluster() as own:
    own.pause()
    print(own.url, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("ci, status", [("", 0), ("true", 1)])
def test_without_postgresql_the_summary_shouts_and_ci_fails(ci: str, status: int) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in (VARIABLE, "CI")}
    command = [sys.executable, "-c", WITHOUT]
    done = subprocess.run(
        command, cwd=ROOT, env=environment | {"CI": ci}, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == status, done.stdout
    assert done.stdout.count(MISSING) >= 2
    assert ("!! " + MISSING + " !!" in done.stdout) == (not ci)


def test_a_cluster_does_not_outlive_who_started_it(postgres_server: str) -> None:
    command = [sys.executable, "-c", WITH]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    folder = Path(done.stdout.strip().rpartition("=")[2])
    assert done.returncode == -9 and folder.name.startswith("stolik-pg-")
    for _ in range(3000):
        if not folder.exists():
            break
        time.sleep(0.01)
    assert not folder.exists()
