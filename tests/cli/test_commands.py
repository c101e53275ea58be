"""The commands that do not play: help, rules, games, replay, check; and which language they speak."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.cli import names
from stolik.cli.language import language
from stolik.cli.replay import EventCollector
from stolik.cli.rules import rule_lines, section_told
from stolik.match import check_record, to_line, to_record
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.patience import PATIENCE

PREDEAL = ["durak-offers", "durak-accepts", "durak-traditions-deal"]


def line(game: str = "durak", seed: int = 1, actions: int | None = None, **extra: Any) -> str:
    """The record of a match, or of the first actions of one."""
    match = stolik.new_match(game, seed=seed, **({"deals": 2} if game in ("durak", "golf") else {}))
    while not match.over and (actions is None or len(match.deals) < 1 or len(match.deals[0].actions) < actions):
        if match.between:
            match.begin_deal()
        elif match.deal is not None and match.deal.chance_acts:
            match.reshuffle()
        else:
            seat = match.turn if match.turn is not None else next(s for s in range(4) if match.legal(s))
            match.play(seat, match.legal(seat)[-1])
    return to_line(to_record(match, [f"bot{seat}" for seat in range(match.options.seats)], extra))


# --- help and language -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("command", ["", *names.COMMANDS])
def test_help_has_an_example(run: Run, spoken: str, command: str) -> None:
    words = Words(spoken)
    for flag in ("--help", "-h"):
        ran = run(*[command][: bool(command)], "--lang", spoken, flag)
        assert ran.status == 0 and ran.err == ""
        assert f"{words.say('cli-example')}:\n  stolik {command or 'play'}" in ran.out
        assert "cli-" not in ran.out and words.say("cli-help-help") in ran.out


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_who_the_bots_are(run: Run, spoken: str) -> None:
    words = Words(spoken)
    for command, message in (("play", "cli-help-bots"), ("simulate", "cli-help-bots-all")):
        out = " ".join(run(command, "--lang", spoken, "--help").out.split())
        assert words.say(message) in out


@pytest.mark.parametrize("raised", [KeyboardInterrupt, KeyboardInterrupt(signal.SIGTERM)])
def test_a_signal_ends_a_command_with_its_status(run: Run, monkeypatch: pytest.MonkeyPatch, raised: Any) -> None:
    def interrupted(*_: object) -> None:
        raise raised

    monkeypatch.setattr("stolik.cli.rules.rule_lines", interrupted)
    assert run("rules", "golf").status == (130 if raised is KeyboardInterrupt else 143)
    monkeypatch.setattr("stolik.cli.play.ask_game", interrupted)
    assert run("play").status == 0, "whoever leaves a table has done nothing wrong"


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("stolik ")


def test_the_language() -> None:
    assert language([], {}) == "en"
    assert language([], {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language([], {"LC_ALL": "C", "LANG": "pl_PL"}) == "en", "the first that is set decides"
    assert language([], {"LC_MESSAGES": "de_AT", "LANG": "pl_PL"}) == "de"
    assert language([], {"STOLIK_LANG": "pl", "LC_ALL": "de_DE"}) == "pl"
    assert language([], {"STOLIK_LANG": "fr", "LANG": "de_DE"}) == "de"
    assert language(["--lang", "de"], {"STOLIK_LANG": "pl"}) == "de"
    assert language(["play", "--lang=pl", "--lang=en"], {}) == "en"
    assert language(["--lang"], {}) == language(["--lang", "fr"], {}) == "en"


@pytest.mark.skipif(sys.platform == "win32", reason="encodings of a POSIX terminal")
def test_a_terminal_that_lacks_letters_gets_others() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from stolik.cli import main; main()", "rules", "golf", "--lang", "pl"],
        env={**os.environ, "PYTHONIOENCODING": "iso8859-1"},
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"") and b"?" in done.stdout


# --- rules and games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", stolik.GAMES)
def test_rules(run: Run, game: str, spoken: str) -> None:
    ran = run("rules", game.upper(), "--lang", spoken)
    assert ran.status == 0 and all(len(text) <= 80 for text in ran.out.splitlines())
    words = Words(spoken)
    told = [part for section in words.rulebook(game) for part in section_told(words, section)]
    assert "".join(ran.out.split()) == "".join("".join(told).split()), "all of it"
    numbers = {number for section in words.rulebook(game) for number in section.numbers}
    assert numbers and numbers <= set(re.findall(r"[A-Z]{2}-\w+", ran.out))


def test_rules_fit_the_terminal() -> None:
    narrow = rule_lines(Words("de"), "golf", 30)
    assert max(map(len, narrow)) <= 30 and len(narrow) > len(rule_lines(Words("de"), "golf", 80))


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_games_lists_options_as_they_may_be_typed(run: Run, spoken: str) -> None:
    out = run("games", "--lang", spoken).out
    for game in stolik.GAMES.values():
        assert f"\n{game.name} (" in f"\n{out}"
        start = out.index(f"{game.name} (")
        lines = out[start:].split("\n")[1 : len(game.options._fields) + 1]
        listed = [text.strip().partition(": ")[0] for text in lines]
        assert [text.partition("=")[0] for text in listed] == list(game.options._fields)
        if game.name in ("goliath", "trojki"):
            assert Words(spoken).say(f"{game.name}-option-deals-null") in next(
                text for text in lines if "deals=none" in text
            )
        typed = [word for text in listed for word in ("--option", text)]
        assert run("play", game.name, *typed, "--pause", "0").status == 0, "each default may be typed as it is listed"


# --- replay ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", stolik.GAMES)
def test_replay_tells_all(run: Run, tmp_path: Path, game: str, spoken: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(f"{line(game)}\n")
    ran = run("replay", str(file), "--lang", spoken)
    assert (ran.status, ran.err) == (0, "")
    record = json.loads(line(game))
    told = ran.out.splitlines()
    assert told[0] == Words(spoken).say("cli-match", number=1, title=Words(spoken).say(f"{game}-title"))
    assert len(told) > sum(len(deal["actions"]) for deal in record["deals"])
    assert "bot0 1" in ran.out or "bot1 2" in ran.out, "players without names are called by what plays there"
    end = check_record(record, stolik.GAMES).told_score()[-1]
    assert told[-1].startswith(Words(spoken, game=game).say(end.id, **end.args).partition(":")[0].partition(".")[0])
    assert (game == "durak") == end.id.startswith("match-lost")


def test_replay_opens_hands_and_tells_what_was_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(line("durak", names=["Ada", "Ben"]))
    told = run("replay", str(file)).out
    assert "Ada holds the " in told or "Ada holds " in told
    assert "Ben draws " in told and "You" not in told
    record = json.loads(line("golf", names=["Ada", "Ben", 3, None]))
    match = stolik.new_match("golf", seed=1, deals=1)
    match.begin_deal()
    for action in ("peek 4 5", "peek 4 5", "peek 4 5", "peek 4 5", "stock", "discard"):
        match.play(match.turn or 0, action)
    file.write_text(to_line(to_record(match, record["players"], {"names": record["names"]})))
    told = run("replay", str(file)).out
    assert "bot1 2 draws the " in told and told.count("The card on cell 4 is the ") == 4
    held = [text for text in told.splitlines() if " holds " in text]
    assert [text.count(",") for text in held] == [4] * 4, "six cards in the order of the cells, whoever has seen them"


def test_replay_one_deal_one_step_and_unfinished(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(f"{line('golf')}\n\n{line('durak', 2)}\n{line('planowanie', 1, actions=3)}\n")
    everything = run("replay", str(file)).out
    second = run("replay", str(file), "--deal", "2").out
    assert second.count("Match in line") == 2 and "Hole 1" not in second and "Hole 2" in second
    assert everything.splitlines()[-1].split()[2] == "bids", "told as far as it goes"
    stepped = run("replay", str(file), "--step", typed="\n" * 10000)
    assert stepped.out == everything
    assert len(run("replay", str(file), "--step", typed="\n\n").out.splitlines()) == 3, "the end of input ends it"
    ran = run("replay", str(file), "--deal", "17")
    assert ran.status == 2 and ran.err == f"{file}: no match in this file has a deal 17.\n"
    assert run("replay", "-", typed=file.read_text()).out == everything


def test_replay_tells_the_predeal(run: Run) -> None:
    told: list[tuple[int, int, Any]] = []
    choice = random.Random(1)
    watch = EventCollector(told)
    match = stolik.new_match("durak", seed=1, seats=3, traditions=True, deals=2)
    for _ in range(2):
        for seat, action in ((match.dealer, f"offer {(match.dealer + 1) % 3}"), ((match.dealer + 1) % 3, "accept")):
            match.play(seat, action)
            watch(match)
        match.play(match.turn or 0, "deal")
        watch(match)
        match.begin_deal()
        watch(match)
        while match.playing:
            assert match.turn is not None
            match.play(match.turn, choice.choice(match.legal(match.turn)))
            watch(match)
    predeal = [(deal, one.id) for deal, _, one in told if one.id in PREDEAL]
    assert predeal == [(deal, one) for deal in (1, 2) for one in PREDEAL]
    first = [one.id for deal, _, one in told if deal == 2]
    assert first[:3] == PREDEAL, "before the cards are dealt"


@pytest.mark.parametrize("bad", ["", " ", "\x1b[2J", "a\nb", "\u202eada", "x" * 41])
def test_names_of_a_record_reach_no_terminal_unseen(run: Run, tmp_path: Path, bad: str) -> None:
    file = tmp_path / "match.jsonl"
    record = json.loads(line("durak", names=[bad, "Ben"]))
    file.write_text(to_line(record), "utf-8")
    told = run("replay", str(file)).out
    assert "bot0 1" in told and "Ben" not in told and "\x1b" not in told and "\u202e" not in told
    file.write_text(to_line({**record, "players": [bad, "b"]}), "utf-8")
    told = run("replay", str(file)).out
    assert "\n1 " in told and "b 2 " in told and "\x1b" not in told and "\u202e" not in told


def test_an_error_that_quotes_a_record_reaches_no_terminal_unseen(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    record = json.loads(line("durak"))
    record["deals"][0]["actions"][0] = "0 \x1b[2Jattack"
    file.write_text(to_line(record), "utf-8")
    for command in ("replay", "check"):
        ran = run(command, str(file))
        assert ran.status == 2 and "\x1b" not in ran.err and "attack" in ran.err


# --- check -----------------------------------------------------------------------------------------------------------


def test_check_counts(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    file.write_text("".join(f"{line('durak', seed)}\n" for seed in range(5)) + line("planowanie", 1, actions=3))
    other.write_text(line("golf"))
    ran = run("check", str(file), str(other))
    assert ran.status == 0 and ran.err == ""
    records = [json.loads(text) for text in file.read_text().splitlines()]
    actions = sum(len(deal["actions"]) for record in records for deal in record["deals"])
    first, second = ran.out.splitlines()
    assert first == f"{file}: all right. 6 records, 11 deals, {actions} actions, 1 unfinished."
    assert second.startswith(f"{other}: all right. 1 record, 2 deals, ") and "unfinished" not in second
    assert "sealed" not in ran.out
    assert run("check", "-", typed=other.read_text()).out == second.replace(str(other), "-") + "\n"


def test_check_names_every_bad_file_and_its_first_error(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(line())
    record = json.loads(line())
    record["deals"][1]["actions"][0] = "0 attack 6C +"
    bad.write_text(f"{line()}\n{json.dumps(record)}\nnot even read\n")
    ran = run("check", str(bad), str(good), str(tmp_path / "none"), "--lang", "en")
    assert ran.status == 2 and ran.out.startswith(f"{good}: all right.")
    first, second = ran.err.splitlines()
    assert first.startswith(f"{bad}, line 2, deal 2, action 1 (“0 attack 6C +”)") and ": DU-" in first
    assert second == f"{tmp_path / 'none'}: there is no such file or folder."


@pytest.mark.parametrize("typed", ["quit\n", "golf\nquit\n"])
def test_one_may_leave_before_the_match(typed: str, run: Run) -> None:
    ran = run("play", "--lang", "en", typed=typed)
    assert ran.status == 0 and "There is no" not in ran.out and not ran.err
