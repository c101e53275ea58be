"""docs/bots.md tells the truth: its bot is as short as it says, its commands run, its table is what comes out."""

import re
from pathlib import Path

import pytest
from numba.core import config

from tests.cli.conftest import Run
from tests.cli.conftest import quiet_home as quiet_home
from tests.cli.conftest import run as run

PAGE = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")
TIME = re.compile(r"\s+[0-9.]+$", re.MULTILINE)  # the last column: never the same again


def blocks(name: str) -> list[str]:
    return re.findall(rf"<!-- {name} -->\n```\w*\n(.*?)```\n<!-- /{name} -->", PAGE, re.DOTALL)


COMMANDS = [line for block in blocks("commands") for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the page's bot lies."""
    made = tmp_path_factory.mktemp("bots")
    (made / "robot.py").write_text(blocks("robot")[0], "utf-8")
    return made


def test_the_bot_is_as_short_as_it_says() -> None:
    lines = [line for line in blocks("robot")[0].splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 10


SEARCH = re.compile(r"--bot (R[2-4]|club)")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_runs(command: str, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if config.DISABLE_JIT and SEARCH.search(command):
        pytest.skip("search is machine code")
    monkeypatch.chdir(folder)
    monkeypatch.setattr("stolik.cli.arena.cores", lambda: 1)
    program, *arguments = command.split()
    ran = run(*arguments)
    assert (program, ran.status, ran.err) == ("stolik", 0, "") and ran.out
    if command == COMMANDS[0]:
        shown = TIME.sub("", blocks("table")[0]).splitlines()
        assert TIME.sub("", ran.out).splitlines()[:4] == shown and len(shown) == 4


def test_all_commands_of_the_arena_are_run() -> None:
    shown = re.findall(r"^ *(stolik .*)$", PAGE, re.MULTILINE)
    assert [line for line in shown if line not in COMMANDS] == [
        "stolik bot --server URL --table CODE --bot robot.py:choose"
    ]
    assert len(COMMANDS) > 4
