"""Whole games at the terminal, through a pipe, interrupted and taken up again."""

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

import stolik
from stolik.cli.people import names_in
from stolik.cli.play import program
from stolik.match import to_line, to_record
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.player import Lines, Player, play
from tests.patience import PATIENCE
from tests.proofs.games import short

FORMS: dict[str, dict[str, Any]] = {  # what a short match of a game has otherwise
    "durak": {"seats": 4},
    "goliath": {"seats": 3},
    "planowanie": {"seats": 2, "first_deal_trump": "if_card_left"},
    "trojki": {"seats": 3, "deals": 1},
}
COMMAND = [sys.executable, "-c", "from stolik.cli import main; main()"]


def arguments(game: str, language: str) -> list[str]:
    options = short(game, **FORMS.get(game, {}))
    seats = ["--seats", str(options.pop("seats"))] if "seats" in options else []
    values = {name: value if isinstance(value, str) else json.dumps(value) for name, value in options.items()}
    typed = [part for name, value in values.items() for part in ("--option", f"{name}={value}")]
    return [game, *seats, *typed, "--seed", "5", "--pause", "0", "--lang", language]


def record(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8").splitlines()[-1])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_whole_match(game: str, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    player, file = Player(language), tmp_path / "game.jsonl"
    match = play(player, monkeypatch, *arguments(game, language), "--save", str(file))
    assert match.over
    if game != "trojki":
        assert player.refused == [], f"whatever a question offers by number is possible; {player.latest()}"
    assert record(file)["players"][0] == "human" and record(file)["winners"] == list(match.outcome.winners)
    assert run("check", str(file)).status == 0
    told = run("replay", str(file), "--lang", language)
    assert told.status == 0 and told.out.count("\n") > len(match.deals)


def test_who_does_not_deal_may_act_before_a_deal_through_a_pipe(tmp_path: Path) -> None:
    """A line is theirs for that before the bot deals; an empty one lets it deal."""
    given = ["--seats", "3", "--option", "traditions=on", "--seed", "2", "--lang", "en", "--pause", "0"]
    command = [*COMMAND, "play", "durak", *given]

    def told(lines: str) -> list[str]:
        place = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
        ran = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=PATIENCE, env=place)
        return ran.stdout.splitlines()[1:]

    may = "Alder is to deal. Press Enter to let them, or type touch: then you are the durak and deal."
    touched = told("touch\ndeal\n")
    assert touched[:2] == [may, "You touch the cards: now you are the durak and have to deal."]
    assert touched[3:5] == ["You begin to deal.", "You deal, six cards each."]
    assert told("\n")[:3] == [may, "Alder begins to deal.", "Alder deals, six cards each."]
    assert told("deal\n\n")[1].startswith("Only the dealer, Alder, may do that."), "and is asked no more"


@pytest.mark.parametrize(
    "game, language",
    [("durak", "pl"), ("goliath", "de"), ("golf", "en"), ("planowanie", "pl"), ("trojki", "de")],
)
def test_the_same_through_a_real_pipe(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(language)
    play(player, monkeypatch, *arguments(game, language))
    done = subprocess.run(
        [*COMMAND, "play", *arguments(game, language)],
        input="".join(f"{line}\n" for line in player.typed),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    after = 1 if game == "trojki" else 2  # where the decisions can be looked at, and goodbye
    assert done.stdout.splitlines()[:-after] == player.lines(), "and nothing but text: no colour, no cursor"
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("game", ["durak", "golf", "goliath", "planowanie"])
def test_a_match_taken_up_again_goes_on_as_it_would_have(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = Player("en")
    whole = play(player, monkeypatch, *arguments(game, "en"))
    file, half = tmp_path / "half.jsonl", len(player.typed) // 2
    play(Lines(*player.typed[:half]), monkeypatch, *arguments(game, "en"), "--save", str(file), "--name", "Zoe")
    assert "score" not in record(file) and record(file)["names"][0] == "Zoe"
    again = Lines(*player.typed[half:])
    match = play(again, monkeypatch, "--resume", str(file), "--seed", "5", "--pause", "0", "--lang", "pl")
    assert [deal.actions for deal in match.deals] == [deal.actions for deal in whole.deals]
    assert match.over and record(file)["score"] == match.score and record(file)["names"][0] == "Zoe"
    assert len(file.read_text().splitlines()) == 1, "the finished record is in the place of the unfinished one"


def test_trojki_is_taken_up_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    play(Lines("draw 3", "", ""), monkeypatch, *arguments("trojki", "en"), "--save", str(file))
    lines = Lines("hand")
    match = play(lines, monkeypatch, "--resume", str(file), "--pause", "0")
    assert len(match.view(0)["hand"]) == 3
    assert sum("Your hand: 1 " in line for line in lines.lines()) == 2, "told, and told again"
    assert any(line.startswith("Cells 1 to 3") for line in lines.lines())


def test_records_of_other_matches_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("first\nsecond")
    play(Lines(), monkeypatch, *arguments("golf", "en"), "--save", str(file))
    lines = file.read_text().splitlines()
    assert lines[:2] == ["first", "second"] and len(lines) == 3
    other = tmp_path / "other.jsonl"
    play(Lines("4 5"), monkeypatch, "--resume", str(file), "--save", str(other), "--pause", "0")
    assert len(file.read_text().splitlines()) == 3 and len(other.read_text().splitlines()) == 1


def test_whoever_leaves_finds_the_match_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data" / "stolik" / "stolik-durak.jsonl"
    for ended in (Lines(), Lines(end=KeyboardInterrupt), Lines("quit")):
        play(ended, monkeypatch, "durak", "--seed", "2", "--pause", "0")
        assert capsys.readouterr().out == (
            f"\nSaved in {file}.\nTo go on later: stolik play --resume {file}\nGoodbye.\n"
        )
    assert len(file.read_text().splitlines()) == 3
    play(Player("en"), monkeypatch, "--resume", str(file), "--pause", "0")
    assert len(file.read_text().splitlines()) == 3 and "score" in record(file)


@pytest.mark.parametrize("typed", [[], ["offer Lily"], ["deal"]])
def test_a_predeal_is_saved_and_taken_up_again(
    typed: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run
) -> None:
    """Whoever leaves before the first deal finds it as they left it, even if nothing has been done yet."""
    file = tmp_path / "predeal.jsonl"
    options = ["durak", "--seats", "3", "--option", "traditions=on", "--seed", "7", "--seat", "1", "--pause", "0"]
    match = play(Lines(*typed, "quit"), monkeypatch, *options, "--save", str(file))
    assert match.dealer == 1, "the person deals first"
    again = play(lines := Lines("quit"), monkeypatch, "--resume", str(file), "--seed", "7", "--pause", "0")
    assert again.dealer == 1 and to_line(to_record(again, [])) == to_line(to_record(match, []))
    assert not lines.refused and run("check", str(file)).status == 0
    told = run("replay", str(file))
    assert told.status == 0 and told.out.startswith("Match in line 1: Durak.")


def test_a_match_that_ends_is_kept_if_it_can_be_reviewed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(Player("en"), monkeypatch, "trojki", "--option", "deals=1", "--seats", "2", "--seed", "2", "--pause", "0")
    assert not (tmp_path / "data").exists(), "of a race no decision is judged"
    for matches in (1, 2):
        play(Player("en"), monkeypatch, "durak", "--seed", "2", "--pause", "0")
        assert len((tmp_path / "data" / "stolik" / "stolik-durak-played.jsonl").read_text().splitlines()) == matches
    monkeypatch.setattr("stolik.cli.play.default_path", lambda game, over: Path("/nowhere/there"))
    capsys.readouterr()
    play(Player("en"), monkeypatch, "durak", "--seed", "2", "--pause", "0")
    assert capsys.readouterr().out.splitlines()[-1] == "Goodbye.", "nobody asked for it"


@pytest.mark.usefixtures("same_bots")
def test_bots_seats_and_names_of_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ["golf", "--seats", "3", "--seat", "1", "--bots", "random,casual", "--pause", "0", "--save", str(file)]
    play(Lines(), monkeypatch, *options, "--lang", "pl")
    kept = record(file)
    assert kept["players"] == ["random", "human", "casual"] and kept["seat"] == 1
    assert kept["names"] == ["Rudek", "Ty", "Burek"]
    lines = Lines()
    play(lines, monkeypatch, "--resume", str(file), "--pause", "0")
    assert lines.session is not None
    assert lines.session.words.names == ("Rudek", "You", "Burek"), "the names stay, but you are you"
    assert [chair.bot for chair in lines.session.place.chairs] == ["random", "", "casual"]
    play(lines := Lines(), monkeypatch, "--resume", str(file), "--pause", "0", "--seat", "2", "--bots", "random")
    assert lines.session is not None and lines.session.me == 2
    bare = {key: value for key, value in kept.items() if key not in ("names", "seat")}
    file.write_text(json.dumps({**bare, "players": ["somebody", "strange", "here"]}))
    play(lines := Lines(), monkeypatch, "--resume", str(file), "--pause", "0", "--name", "Zoe")
    assert lines.session is not None and lines.session.words.names == ("Zoe", "Lily", "Rufus")
    file.write_text(json.dumps({**bare, "names": ["a\nb", "", 3], "seat": True}))
    play(lines := Lines(), monkeypatch, "--resume", str(file), "--pause", "0")
    assert lines.session is not None and lines.session.words.names == ("You", "Lily", "Rufus")


def test_the_resumed_seat_must_exist(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(Lines(), monkeypatch, "golf", "--pause", "0", "--save", str(file))
    assert run("play", "--resume", str(file), "--seat", "4").status == 2


def test_chance_without_a_seed_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [play(Lines(), monkeypatch, "golf", "--pause", "0") for _ in range(2)]
    assert matches[0].deals[0].deck != matches[1].deals[0].deck


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_save_and_leave(number: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [*COMMAND, "play", "golf", "--seed", "1", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Golf")
        process.stdout.readline()
        time.sleep(0.3)
        process.send_signal(number)
        assert process.wait(30) == 0
        assert b"Saved in" in process.stdout.read()
    assert len(record(file)["deals"]) == 1


def test_nobody_reads(tmp_path: Path) -> None:
    """`stolik play ... | head`: no complaint."""
    with subprocess.Popen([*COMMAND, "rules", "golf"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b"" and process.wait(30) == 1


def test_a_crash_keeps_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "game.jsonl"
    lines = Lines(end=RuntimeError)
    with pytest.raises(AssertionError):
        play(lines, monkeypatch, "golf", "--pause", "0", "--save", str(file))
    assert len(record(file)["deals"]) == 1


# --- the questions before a match ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("same_bots")
def test_without_arguments_it_asks(run: Run) -> None:
    ran = run("play", "--lang", "en", typed="chess\n3\n9\n2\n")
    assert ran.status == 0 and "1 Durak: " in ran.out and "5 Trojki: " in ran.out
    assert "There is no chess to choose" in ran.out and "It takes 2 to 8 players." in ran.out
    assert "Golf. With you at the table: Lily." in ran.out
    ran = run("play", "--lang", "pl", typed="dawid i goliat\n\n")
    assert "Dawid i Goliat. Przy stole z tobą: Kumek, Burek i Kicia." in ran.out


@pytest.mark.parametrize("long", ["100000000000000000003", "9" * 5000])
@pytest.mark.usefixtures("same_bots")
def test_a_number_of_many_digits_is_no_number(run: Run, long: str) -> None:
    ran = run("play", typed=f"{long}\n3\n{long}\n0000000002\n{long}\n")
    assert (ran.status, ran.err) == (0, "")
    assert f"There is no {long[:1999]}" in ran.out and "It takes 2 to 8 players." in ran.out
    assert "Golf. With you at the table: Lily." in ran.out and f"There is no cell {long[:1999]}" in ran.out


def test_trojki_asks_for_time_to_think(run: Run) -> None:
    ran = run("play", "--pause", "0", "--seats", "2", typed=f"trojki\nlong\n{'9' * 5000}\n0000000030\n")
    assert "It takes" not in ran.out and ran.out.count("How many seconds") == 3
    assert "How many players" not in ran.out and "Time to think: 30 seconds." in ran.out
    assert "Time to think" not in run("play", "--pause", "0", typed="5\n\n\n").out
    assert "How many seconds" not in run("play", "--pause", "0", "--option", "seats=2", "--think", "4", typed="5\n").out


def test_the_end_of_input_before_a_match(run: Run) -> None:
    for typed in ("", "1\n"):
        ran = run("play", typed=typed)
        assert (ran.status, ran.err) == (0, "") and "Saved" not in ran.out
    assert "Durak. With you" in run("play", "--pause", "0", typed="\n\n").out


def test_a_match_that_cannot_be_saved_where_it_should_be_is_saved_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(game: str, over: bool) -> Path:
        raise OSError(30, "Read-only file system", "/home")

    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("stolik.cli.play.default_path", refuse)
    play(Lines("quit"), monkeypatch, "golf", "--seats", "2", "--seed", "2", "--pause", "0")
    assert record(here / "stolik-golf.jsonl")["game"] == "golf"


@pytest.mark.parametrize(
    "argv, told",
    [
        ("/nowhere/stolik", "/nowhere/stolik"),
        ("/a b/stolik", "'/a b/stolik'"),
        ("x/__main__.py", "python -m stolik"),
        ("pytest", "stolik"),
    ],
)
def test_how_to_start_again(argv: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [argv])
    assert program() == told


def test_a_nameless_person_is_told_their_own_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "game.jsonl"
    play(Player("en"), monkeypatch, *arguments("planowanie", "en"), "--save", str(file))
    told = run("replay", str(file), "--deal", "1").out
    assert "You bid" in told and "You bids" not in told


@pytest.mark.parametrize(
    "language, holds, of_both",
    [("pl", "\nMasz ", "Ty: "), ("de", "\nDu hast ", "Du: "), ("en", "\nYou hold ", "You: ")],
)
def test_a_nameless_person_is_told_in_the_language_of_who_reads(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run, language: str, holds: str, of_both: str
) -> None:
    """Not in that of the table, by whose word for "you" the record calls them."""
    file = tmp_path / "game.jsonl"
    play(Player("de"), monkeypatch, *arguments("planowanie", "de"), "--save", str(file))
    names = record(file)["names"]
    assert names[0] == "Du"
    told = run("replay", str(file), "--deal", "1", "--lang", language).out
    assert holds in told and f"\n{of_both}" in told, told
    foreign = {"Ty", "Du", "You"} - {of_both[:-2]}
    assert not any(re.search(rf"\b{word}\b", told) for word in foreign)
    assert names_in(record(file), Words(language)) == [of_both[:-2], *names[1:]]
