"""`make play` in a checkout: what happens where npm's registry cannot be reached, and what nobody wants to read."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]
CLIENT = Path("src/stolik/server/static/index.html")
SAID = "The browser client was not built: npm's registry cannot be reached (ECONNREFUSED)."

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh clone as make needs, with an environment in which Stolik says what it is asked for."""
    folder = tmp_path / "stolik"
    binaries = folder / ".venv" / "bin"
    for made in (binaries, folder / "web" / "src", folder / "web" / "public", folder / "src" / "stolik" / "words"):
        made.mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "hatch_build.py", "web/package.json", "web/package-lock.json"):
        shutil.copy(ROOT / name, folder / name)
    for name, script in (("python", f'exec "{sys.executable}" "$@"'), ("stolik", 'echo "stolik $*"')):
        (binaries / name).write_text(f"#!/bin/sh\n{script}\n")
        (binaries / name).chmod(0o755)
    (folder / ".venv" / ".play").write_text(f"{folder}\n")
    return folder


def make(checkout: Path, *targets: str) -> tuple[int, list[str]]:
    """Exit status and all lines of make, with a registry that refuses and nothing kept from before."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "ARGS"))}
    environment |= {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_cache": str(checkout / "cache")}
    command = ["make", *targets]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, [*done.stdout.splitlines(), *done.stderr.splitlines()]


def test_without_the_registry_one_line_says_so_and_the_terminal_works(checkout: Path) -> None:
    assert make(checkout, "play") == (
        0,
        ["Building the browser client ...", f"{SAID} The terminal needs none: make terminal."],
    )
    assert make(checkout, "terminal", "ARGS=golf") == (0, ["stolik play golf"])


def test_the_gate_fails_where_the_client_cannot_be_built(checkout: Path) -> None:
    status, lines = make(checkout, str(CLIENT))
    assert status != 0 and lines[1].startswith(SAID)


def test_what_is_built_is_played(checkout: Path) -> None:
    (checkout / CLIENT).parent.mkdir(parents=True)
    (checkout / CLIENT).touch()
    assert make(checkout, "play") == (0, ["stolik "])


@pytest.mark.parametrize(
    "said, reason",
    [
        ("npm error code ENOTFOUND\nnpm error syscall getaddrinfo", "npm's registry cannot be reached (ENOTFOUND)"),
        ("npm error code E404\nnpm error 404 Not Found", "npm cannot install what it takes (E404, 404 Not Found)"),
        (
            "npm ERR! code EACCES\nnpm ERR! syscall open\nnpm ERR! denied",
            "npm cannot install what it takes (EACCES, denied)",
        ),
        ("killed", "npm cannot install what it takes (no reason given)"),
    ],
)
def test_why_npm_failed_is_one_line(said: str, reason: str) -> None:
    assert hatch_build.reason(said) == reason
