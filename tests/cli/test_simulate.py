"""`stolik simulate`: the same bytes however it runs, whole lines however it ends, and no word too many in a pipe."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from stolik.cli import lines_out
from stolik.cli.signals import put_off, status
from stolik.words import LANGUAGES
from tests.cli.conftest import Run
from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "stolik", "simulate"]
DURAK = ["durak", "--bots", "random", "--seed", "7", "--matches", "20"]
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and signals as POSIX has them")


def whole(lines: bytes) -> int:
    """How many records there are; all of them are whole, and the last one ends its line."""
    assert lines.endswith(b"\n")
    return len([json.loads(line) for line in lines.splitlines()])


# --- what is written -------------------------------------------------------------------------------------------------


def test_the_same_bytes_for_a_file_a_pipe_and_any_number_of_jobs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "durak.jsonl"
    one = run("simulate", *DURAK, "--jobs", "1")
    assert (one.status, one.err) == (0, ""), "nothing but records in a pipe"
    assert whole(one.out.encode()) == 20
    two = run("simulate", *DURAK, "--jobs", "2", "--out", str(file))
    assert two == (0, "", "") and file.read_text("utf-8") == one.out
    assert run("simulate", *DURAK[:-2], "--matches", "3").out == "".join(one.out.splitlines(keepends=True)[:3])
    assert run("check", str(file)).status == 0


def test_without_a_seed_every_time_is_another(run: Run) -> None:
    records = {run("simulate", "golf", "--bots", "random", "--matches", "1", "--option", "deals=1").out for _ in "12"}
    assert len(records) == 2


def test_legal_seats_options_and_bots(run: Run) -> None:
    given = ["--seats", "3", "--option", "deals=2", "--bots", "simple,random,random"]
    ran = run("simulate", "durak", "--matches", "1", "--legal", *given)
    record: dict[str, Any] = json.loads(ran.out)
    assert record["players"] == ["simple", "random", "random"] and len(record["deals"]) == 2
    for deal in record["deals"]:
        assert all(text.partition(" ")[2] in may for text, may in zip(deal["actions"], deal["legal"], strict=True))
    assert "legal" not in run("simulate", "durak", "--matches", "1").out
    assert run("simulate", "durak", "--matches", "0") == (0, "", "")


# --- bad input -------------------------------------------------------------------------------------------------------

REFUSED = {
    "golf": "--matches",
    "golf --matches": "--matches",
    "golf --matches x": "--matches",
    "golf --matches -1": "--matches",
    "golf --matches 1 --jobs 0": "--jobs",
    "golf --matches 1 --seed seven": "--seed",
    "golf --matches 1 --seed -1": "--seed",
    "golf --matches 1 --legal=1": "--legal",
    "golf --matches 1 --option deals=1_0": "1_0",
    "golf --matches 1 --bots random,random": "--bots",
    "golf --matches 1 --out no/such/folder": "no/such/folder: ",
    "golf --matches 1 --out .": ".: ",
    "golf --matches 1 --out ": '"": ',
    "chess --matches 1": "chess",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_line(run: Run, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for command, named in REFUSED.items():
        ran = run("simulate", *command.split(" "), "--lang", language)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), command
        assert named in ran.err, command
    value = run("simulate", "golf", "--matches", "--lang", language).err
    assert value != run("simulate", "golf", "--matches", "1", "--legal=1", "--lang", language).err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that is always full")
def test_a_full_disk(run: Run) -> None:
    ran = run("simulate", *DURAK, "--jobs", "1", "--out", "/dev/full")
    assert ran == (2, "", "/dev/full: the disk is full.\n")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, *DURAK, "--lang", "en", "--jobs", "1"], stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (2, b"-: the disk is full.\n")


# --- pipes that are slow, and signals --------------------------------------------------------------------------------


@posix
def test_a_pipe_that_is_full_and_does_not_block() -> None:
    there, here = os.pipe()
    os.set_blocking(here, False)
    with subprocess.Popen(
        [*COMMAND, *DURAK[:-1], "100", "--jobs", "1"], stdout=here, stderr=subprocess.PIPE
    ) as process:
        os.close(here)
        time.sleep(3)  # until the pipe is full
        with os.fdopen(there, "rb") as pipe:
            assert whole(pipe.read()) == 100
        assert process.wait(30) == 0


class Stream:
    """Takes seven bytes at a time; `meanwhile` happens each time."""

    def __init__(self, meanwhile: Any) -> None:
        self.taken, self.meanwhile = b"", meanwhile

    def write(self, line: bytes) -> int:
        self.taken += line[:7]
        self.meanwhile()
        return len(line[:7])


@posix
def test_a_signal_waits_until_the_line_is_whole_and_the_second_does_not() -> None:
    line = b"x" * 30 + b"\n"

    def once() -> None:
        if len(stream.taken) == 7:
            signal.raise_signal(signal.SIGINT)

    stream: Any = Stream(once)
    with pytest.raises(KeyboardInterrupt) as stopped, put_off():
        lines_out.write(stream, line)
    assert stream.taken == line and status(stopped.value) == 130
    stream = Stream(lambda: signal.raise_signal(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt), put_off():
        lines_out.write(stream, line)
    assert len(stream.taken) == 14
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@posix
@pytest.mark.parametrize("number, jobs", [("INT", 1), ("INT", 2), ("TERM", 1), ("TERM", 2), ("KILL", 1), ("KILL", 2)])
def test_a_signal_leaves_whole_lines_and_no_process(tmp_path: Path, number: str, jobs: int) -> None:
    sent = signal.Signals[f"SIG{number}"]
    file = tmp_path / "durak.jsonl"
    given = [*DURAK[:-1], "1000000", "--jobs", str(jobs), "--out", str(file)]
    with subprocess.Popen([*COMMAND, *given], stderr=subprocess.PIPE) as process:
        until = time.monotonic() + PATIENCE
        while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.2)
        process.send_signal(sent)
        assert process.stderr is not None
        # whoever else holds this pipe has not ended: so there is no end of it before all processes have
        said = process.stderr.read().strip()
        assert said == b"" or number == "KILL", "only Python itself complains, of what nobody could clear away"
        assert process.wait(30) == (-sent if number == "KILL" else 128 + sent)
    assert whole(file.read_bytes()) > 0


@posix
def test_an_ignored_signal_stays_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with put_off():
            signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


# --- the progress bar ------------------------------------------------------------------------------------------------


@posix
def test_a_progress_bar_at_a_terminal_only(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    file = tmp_path / "durak.jsonl"
    given = [*DURAK, "--jobs", "1", "--out", str(file), "--lang", "en"]
    done = subprocess.run([*COMMAND, *given], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown = os.read(ours, 65536)
    os.close(ours)
    assert (done.returncode, done.stdout) == (0, b"") and b"20 matches" in shown
    assert whole(file.read_bytes()) == 20
