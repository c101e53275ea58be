"""The bot of docs/bots.md plays, as it is printed there, and is as short as it says."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.client import Client, play
from tests.client.conftest import run
from tests.patience import PATIENCE
from tests.server.running import Running

DOC = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
FOUND = re.search(r"<!-- bot -->\n```python\n(.*?)```\n<!-- /bot -->", DOC, re.DOTALL)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    assert FOUND is not None
    file = tmp_path / "robot.py"
    file.write_text(FOUND[1], "utf-8")
    return file


def test_a_wrong_code_ends_the_bot_with_a_sentence(server: Running, file: Path) -> None:
    ended = subprocess.run([sys.executable, str(file), server.url, "NOPE"], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (1, "There is no table with the code “NOPE”.\n")


def test_the_bot_plays_a_match(server: Running, file: Path) -> None:
    async def main() -> None:
        async with Client(server.url, name="Host") as client:
            seat = await client.join(await client.create("durak", seats=2, deals=1))
            await seat.sit(1)
            robot = await asyncio.create_subprocess_exec(
                sys.executable, str(file), server.url, seat.code, stdout=asyncio.subprocess.PIPE
            )
            await play(seat, lambda view, legal: legal[0])
            assert seat.place.chairs[0].name == "Robot"
            async with asyncio.timeout(PATIENCE):
                told, _ = await robot.communicate()
            assert robot.returncode == 0 and f"score: {seat.place.score}" in told.decode()

    run(main())


def test_it_is_as_short_as_it_says() -> None:
    assert FOUND is not None
    assert len([line for line in FOUND[1].splitlines() if line.strip()]) <= 20
