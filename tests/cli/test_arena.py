"""`stolik arena`: the same result however it runs, tables in three languages, early ends, bots that are files."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from numba.core import config

from stolik.arena import Hypotheses
from stolik.cli import arena
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.patience import PATIENCE

GOLF = ["golf", "--seats", "2", "--option", "deals=1", "--bot", "simple", "--bot", "random", "--seed", "7"]
COMMAND = [sys.executable, "-m", "stolik", "arena"]
posix = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")


def found(text: str) -> dict[str, Any]:
    """What was printed as JSON, but for the times."""
    told: dict[str, Any] = json.loads(text)
    assert all(line.pop("milliseconds") >= 0 for line in told["bots"])
    return told


# --- what comes of it ------------------------------------------------------------------------------------------------


def test_the_same_result_and_records_for_any_number_of_jobs(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    one, two = (
        run("arena", *GOLF, "--sets", "5", "--json", "--jobs", str(jobs), "--records", str(file))
        for jobs, file in enumerate(files, 1)
    )
    assert (one.status, one.err) == (two.status, two.err) == (0, "")
    assert found(one.out) == found(two.out) and found(one.out)["ended"] == "sets"
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    records = [json.loads(line) for line in files[0].read_text("utf-8").splitlines()]
    assert [record["players"] for record in records[:2]] == [["simple", "random"], ["random", "simple"]]
    assert len(records) == found(one.out)["matches"] == 10
    assert all(
        one["deals"][0]["deck"] == two["deals"][0]["deck"] for one, two in zip(records[::2], records[1::2], strict=True)
    )
    assert run("check", str(files[0])).status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(run: Run, language: str) -> None:
    words = Words(language)
    ran = run("arena", *GOLF, "--sets", "3", "--jobs", "1", "--lang", language)
    assert (ran.status, ran.err) == (0, "") and words.say("arena-legend", kept=False) in ran.out
    head, titles, simple, random, *_ = ran.out.splitlines()
    assert words.say("golf-title") in head and head.endswith(" 7")
    assert titles.split()[0] == words.say("arena-column-bot") and simple.startswith("simple  +")
    assert random.startswith("random  -") and len(simple) == len(random) == len(titles)
    assert simple.split()[1].replace(",", ".") == random.split()[1].replace(",", ".").replace("-", "+")
    three = run("arena", *GOLF, "--bot", "simple", "--sets", "2", "--jobs", "1", "--lang", language).out
    assert words.say("arena-column-rating") in three and words.say("arena-column-against") in three
    assert "simple 1  random " in three and "simple 1  simple 2 " in three
    bids = run("arena", "planowanie", *GOLF[5:], "--seats", "2", "--sets", "1", "--jobs", "1", "--lang", language).out
    assert words.say("arena-column-kept") in bids and " - " in bids, "of one set nobody knows how sure it is"
    kept = words.say("arena-column-kept").split()[-1]
    assert words.say("arena-legend", kept=True) in bids and re.search(kept, bids.splitlines()[-1], re.IGNORECASE)
    assert not re.search(kept, ran.out, re.IGNORECASE), "nobody bids at golf"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_ends_it(run: Run, language: str) -> None:
    ran = run("arena", *GOLF, "--sprt", "50%:80%", "--jobs", "1", "--lang", language)
    percent = "80,0" if language != "en" else "80.0"
    assert ran.status == 0 and percent in ran.out.splitlines()[-1]
    told = found(run("arena", *GOLF, "--sprt", "-1:-5", "--jobs", "1", "--json").out)
    assert (told["ended"], told["test"]["verdict"], told["sets"]) == ("decided", "h0", 30)
    short = run("arena", *GOLF, "--sprt", "0:1", "--sets", "4", "--jobs", "1", "--lang", language).out
    assert Words(language).say("arena-undecided", bot="simple", unit="points", taken="", left="", found="")[:9] in short


def test_hypotheses() -> None:
    assert arena.hypotheses("0:0.5") == Hypotheses("points", 0, 0.5)
    assert arena.hypotheses("50%: 55.5%") == Hypotheses("share", 0.5, 0.555)
    assert arena.hypotheses("+2:-1.5") == Hypotheses("points", 2, -1.5)


def test_records_in_a_pipe(run: Run) -> None:
    ran = run("arena", *GOLF, "--sets", "2", "--jobs", "1", "--records", "-")
    assert len([json.loads(line) for line in ran.out.splitlines()]) == 4 and "simple  +" in ran.err


@pytest.mark.skipif(config.DISABLE_JIT, reason="search is machine code")
def test_rungs_of_the_ladder_and_their_budgets(run: Run) -> None:
    given = ["arena", "planowanie", "--seats", "2", "--sets", "1", "--jobs", "1", "--json"]
    one, two = (run(*given, "--bot", rung, "--bot", "R0", "--seed", "1").out for rung in ("R3@3", "r3@4"))
    assert [line["bot"] for line in found(two)["bots"]] == ["R3@4", "R0"] and found(one) != found(two)
    one, two = (run(*given, "--bot", level, "--bot", "R0", "--seed", "1").out for level in ("master@3", "Master@40"))
    assert [line["bot"] for line in found(two)["bots"]] == ["master@40", "R0"] and found(one) != found(two)
    for unknown in ("R1@5", "R5", "R3@0", "casual@5"):
        ran = run(*given, "--bot", unknown, "--bot", "R0")
        assert ran.status == 2 and f"no bot “{unknown}”" in ran.err and "master" in ran.err and "R4" in ran.err


# --- bots that are files ---------------------------------------------------------------------------------------------


def test_a_bot_of_ones_own(run: Run, tmp_path: Path) -> None:
    robot = tmp_path / "robot.py"
    robot.write_text("print('hello')\ndef choose(view, legal):\n    return legal[0]\n", "utf-8")
    given = ["arena", "durak", "--bot", f"{robot}:choose", "--bot", "random", "--sets", "3", "--seed", "7", "--json"]
    one, two = (run(*given, "--jobs", jobs) for jobs in "12")
    assert one.status == two.status == 0 and found(one.out) == found(two.out)
    assert [line["bot"] for line in found(one.out)["bots"]] == ["robot.py", "random"]
    robot.with_name("bad.py").write_text("def choose(view, legal):\n    return legal[99]\n", "utf-8")
    for jobs in "12":
        ran = run("arena", "durak", "--bot", f"{tmp_path / 'bad.py'}", "--bot", "random", "--jobs", jobs)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err == f"{tmp_path / 'bad.py'}, line 2: IndexError: list index out of range.\n"


def test_a_bot_that_ends_its_process(run: Run, tmp_path: Path) -> None:
    for name, ends in {"exit": "import sys; sys.exit(3)", "end it": "import os; os._exit(3)"}.items():
        (tmp_path / f"{name}.py").write_text(f"def choose(view, legal):\n    {ends}\n", "utf-8")
    for jobs in "12":
        ran = run("arena", "durak", "--bot", f"{tmp_path / 'exit.py'}", "--bot", "random", "--jobs", jobs)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err == f"{tmp_path / 'exit.py'}, line 2: SystemExit: 3.\n"
    name = f"{tmp_path / 'end it.py'}:choose"
    ran = run("arena", "durak", "--bot", name, "--bot", "random", "--jobs", "2")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "One of the processes that play has ended without a word; what ended it may stand in "
        f"{tmp_path / 'end it.py'}.\n"
    )


# --- what cannot be --------------------------------------------------------------------------------------------------

REFUSED = {
    "chess --bot simple --bot random": "chess",
    "durak": "--bot",
    "durak --bot simple": "--bot",
    "durak --bot simple --bot clever": "clever",
    "durak --bot simple --bot none.py": "none.py: ",
    "durak --bot simple --bot random --format half --seats 3": "half",
    "durak --bot simple --bot random --bot simple --format one": "one",
    "durak --bot simple --bot random --bot simple --sprt 0:1": "--sprt",
    "durak --bot simple --bot random --format some": "--format",
    "durak --bot simple --bot random --sprt 1": "--sprt",
    "durak --bot simple --bot random --sprt 1:1.0": "--sprt",
    "durak --bot simple --bot random --sprt 1%:2": "--sprt",
    "durak --bot simple --bot random --sets 0": "--sets",
    "durak --bot simple --bot random --records .": ".: ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_line(run: Run, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for command, named in REFUSED.items():
        ran = run("arena", *command.split(" "), "--lang", language)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), command
        assert named in ran.err, command


# --- signals and the progress bar ------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_gives_what_has_been_found(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "records.jsonl"
    given = [*GOLF, "--sets", "1000000", "--jobs", str(jobs), "--records", str(file), "--json"]
    with subprocess.Popen([*COMMAND, *given], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        until = time.monotonic() + PATIENCE
        while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130 and err.strip() == b""
    told = found(out.decode())
    assert told["ended"] == "interrupted" and 0 < told["sets"] < 1000000
    assert len(file.read_bytes().splitlines()) in (2 * told["sets"], 2 * told["sets"] - 2)


def test_what_was_interrupted_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Any:
        yield from play(*_[:1], 1)
        raise KeyboardInterrupt

    play = arena.play_contest
    monkeypatch.setattr(arena, "play_contest", interrupted)
    ran = run("arena", *GOLF)
    assert ran.status == 130 and ran.out.splitlines()[-1] == Words("en").say("arena-interrupted")
    monkeypatch.setattr(arena, "play_contest", lambda *_: iter([]))
    assert run("arena", *GOLF).out == ""


def test_a_bot_that_never_answers_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As far as can be told, where Ctrl-C comes before one set is over."""
    slow = tmp_path / "slow.py"
    slow.write_text("def choose(view, legal):\n    raise KeyboardInterrupt  # as if it were pressed here\n")
    for language in LANGUAGES:
        ran = run("arena", "golf", "--bot", f"{slow}:choose", "--bot", "random", "--jobs", "1", "--lang", language)
        assert (ran.status, ran.out) == (130, "")
        file = Words(language).say("bot-file", file=str(slow))
        assert len(ran.err.splitlines()[0]) == len(ran.err.strip()) and ran.err.strip().endswith(f": {file}."), ran.err
    monkeypatch.setattr(arena, "_play", refuse)
    assert run("arena", *GOLF).err.strip() == "", "no bot is a file"


def refuse(*_: object) -> None:
    raise KeyboardInterrupt


@posix
def test_a_progress_bar_at_a_terminal_only() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    given = [*GOLF, "--sets", "30", "--jobs", "1", "--json", "--lang", "en"]
    done = subprocess.run([*COMMAND, *given], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown = os.read(ours, 65536)
    os.close(ours)
    assert done.returncode == 0 and found(done.stdout.decode())["sets"] == 30
    assert b"30 sets" in shown and b"simple: +" in shown and "±".encode() in shown
