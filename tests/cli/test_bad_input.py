"""Bad input of every kind: exit status 2, exactly one line on stderr, in all three languages, nothing played."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import stolik
import stolik.cli.play as playing
from stolik.match import to_line, to_record
from stolik.words import LANGUAGES
from tests.cli.conftest import Run

REFUSED = [
    "chess",
    "play chess",
    "play durak --seats 9",
    "play durak --seats 1",
    "play durak --seats three",
    "play durak --seats -2",
    "play durak --seats 99999999999999999999999",
    "play durak --seats 4 --option seats=3",
    "play durak --option deals=1 --option deals=2",
    "play durak --option form=pairs",
    "play durak --option form=teams --seats 4",
    "play durak --option deals=none",
    "play durak --option deals=99999999999999999999",
    "play durak --option stop_allowed=maybe",
    "play durak --option foo=1",
    "play durak --option foo",
    "play durak --option =1",
    "play golf --option deals=19",
    "play golf --option traditions=on",
    "play golf --think 3",
    "play goliath --option all_equal=first",
    "play planowanie --option first_deal_trump=1",
    "play trojki --option target=3 --option deals=4",
    "play trojki --option handicap=1,2",
    "play trojki --option handicap=a",
    "play trojki --think fast",
    "play trojki --think nan",
    "play durak --pause -1",
    "play durak --pause inf",
    "play durak --between x",
    "play durak --bots clever",
    "play durak --bots simple,random",
    "play durak --bots ,",
    "play durak --seat 2",
    "play durak --seat -1",
    "play durak --seed seven",
    "play durak --cards tiny",
    "play durak --name ",
    "play durak golf",
    "play --resume missing.jsonl",
    "play --resume .",
    "play durak --resume missing.jsonl",
    "play --resume missing.jsonl --seats 2",
    "play durak --save no/such/folder",
    "play durak --save .",
    "play durak --save /dev/null",
    "play --sead 1",
    "play --seats",
    "play --nothing-like-it",
    "rules",
    "rules chess",
    "rules golf durak",
    "games golf",
    "replay",
    "replay missing.jsonl",
    "replay . ",
    "replay missing.jsonl --deal 0",
    "replay missing.jsonl --deal x",
    "check",
    "check missing.jsonl",
    "check .",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_and_status_2(run: Run, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STOLIK_LANG", language)
    lines = {}
    for command in REFUSED:
        ran = run(*command.rstrip("\n").split(" "))
        assert (ran.status, ran.out) == (2, ""), command
        assert ran.err.count("\n") == 1 and "Traceback" not in ran.err, command
        lines[command] = ran.err
    assert "chess" in lines["play chess"] and "goliath" in lines["play chess"]
    assert "DU-1" in lines["play durak --seats 9"]
    assert "--seats" in lines["play durak --seats three"]
    assert "TR-A12" in lines["play trojki --option target=3 --option deals=4"]


def test_the_language_is_not_known(run: Run) -> None:
    for arguments in (["--lang", "fr"], ["--lang=fr"], ["play", "durak", "--lang", "fr"]):
        ran = run(*arguments)
        assert ran.status == 2 and ran.err == "--lang: “fr” is not possible here. There are: pl, de and en.\n"


VALUES = {
    "play golf --seats three": "--seats: “three” is not a whole number.",
    "play golf --seats 1.5": "--seats: “1.5” is not a whole number.",
    "play golf --seats=": "--seats: “” is not a whole number.",
    "play golf --seats 100": "--seats: 100 is out of range, it can be 0 to 99.",
    "play golf --seats 2 --seats 1000": "--seats: 1000 is out of range, it can be 0 to 99.",
    "play golf --seats -1": "--seats: -1 is out of range, it can be 0 to 99.",
    "play golf --pause nan": "--pause: “nan” is not a number of seconds from 0 to 86400.",
    "play golf --pause inf": "--pause: “inf” is not a number of seconds from 0 to 86400.",
    "play golf --pause -0.1": "--pause: “-0.1” is not a number of seconds from 0 to 86400.",
    "play trojki --think 1e9": "--think: “1e9” is not a number of seconds from 0 to 600.",
    "play golf --cards tiny": "--cards: “tiny” is not possible here. There are: full, short and braille.",
    "bot --server x --table y --bot best": "There is no bot “best”. There are: "
    "random, beginner, simple, casual, club, strong, master, R0, R1, R2, R3 and R4.",
    "--port 70000 games": "--port: 70000 is out of range, it can be 0 to 65,535.",
}


@pytest.mark.parametrize("command", VALUES)
def test_a_value_is_refused_with_what_was_typed_and_what_may_be(run: Run, command: str) -> None:
    ran = run(*command.split(" "))
    assert (ran.status, ran.out, ran.err) == (2, "", f"{VALUES[command]}\n")


# --- records ---------------------------------------------------------------------------------------------------------


def a_record() -> dict[str, Any]:
    """A finished match of durak."""
    match = stolik.new_match("durak", seed=1)
    match.begin_deal()
    while not match.over:
        assert match.turn is not None
        match.play(match.turn, match.legal(match.turn)[-1])
    record: dict[str, Any] = json.loads(to_line(to_record(match, ["a", "b"])))
    return record


def damaged() -> dict[str, str]:
    """Lines that are no record, by what is wrong with them."""
    whole = to_line(a_record())
    short, twice, wrong = a_record(), a_record(), a_record()
    short["deals"][0]["deck"].pop()
    twice["deals"][0]["deck"][0] = twice["deals"][0]["deck"][1]
    wrong["deals"][0]["actions"][2] = "0 attack AS"
    return {
        "cut off": whole[: len(whole) // 2],
        "no JSON": "hello",
        "not an object": "[]",
        "another format": '{"format": "chess/1"}',
        "no game": '{"format": "stolik/1"}',
        "other rules": to_line(a_record() | {"rules": 99}),
        "no rules": to_line({key: value for key, value in a_record().items() if key != "rules"}),
        "a short deck": to_line(short),
        "a card twice": to_line(twice),
        "an illegal action": to_line(wrong),
        "a NUL": "\0",
        "deep": "[" * 100_000,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", damaged())
def test_a_damaged_record(run: Run, tmp_path: Path, language: str, what: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{to_line(a_record())}\n\n{damaged()[what]}\n", "utf-8")
    for command in (["check", str(file)], ["play", "--resume", str(file)], ["replay", str(file)]):
        ran = run(*command, "--lang", language)
        assert ran.status == 2 and ran.err.count("\n") == 1
        assert ran.err.startswith(f"{file}, ") and " 3" in ran.err, "the file and the line"
    if what == "an illegal action":
        assert ("DU-" in ran.err) and "0 attack AS" in ran.err


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b'{"format": "stolik/1", "game": "\xff\xfe"}\n')
    for command in ("check", "replay"):
        assert run(command, str(file)).err.count("\n") == 1
    assert run("play", "--resume", str(file)).status == 2


def test_an_empty_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("\n \n")
    assert run("play", "--resume", str(file)).err == f"{file}: there is no record in this file.\n"
    assert run("replay", str(file)).status == 2
    assert run("check", str(file)).status == 0, "nothing in it is wrong"


def test_a_finished_match_is_not_taken_up_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "done.jsonl"
    file.write_text(to_line(a_record()))
    ran = run("play", "--resume", str(file))
    assert ran.status == 2 and ran.err == (
        f"{file}: the last match of this file is finished; there is nothing to go on with.\n"
    )


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="whoever runs this may do everything")
def test_a_file_that_may_not_be_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.touch(0o400)
    assert run("play", "durak", "--save", str(file)).err == f"{file}: you are not allowed to do this here.\n"


# --- mistakes of ours ------------------------------------------------------------------------------------------------


def test_a_mistake_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(playing, "_play", breaks)
    ran = run("play", "durak")
    assert ran.status == 1 and ran.err.count("\n") == 1 and "RuntimeError: two lines" in ran.err
    monkeypatch.setenv("STOLIK_DEBUG", "1")
    with pytest.raises(RuntimeError, match="two"):
        run("play", "durak")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
@pytest.mark.parametrize("arguments", [["replay"], ["check"], ["play", "--resume"]])
def test_what_never_ends_is_not_read(arguments: list[str], run: Run) -> None:
    ran = run(*arguments, "/dev/zero")
    told = ran.out + ran.err
    assert (ran.status, told) == (2, "/dev/zero: this is a device, not a file with records.\n")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no such file here")
def test_a_device_is_not_written_to(run: Run) -> None:
    told = "/dev/null: this is not an ordinary file, so nothing is written to it.\n"
    assert run("play", "golf", "--save", "/dev/null").err == told
