"""`stolik review`, and the way from each of its findings into `stolik replay`."""

import json
import shlex
from pathlib import Path

import pytest
from numba.core import config

from stolik.bots.review import DealReview, MatchReview
from stolik.cli.review import tell
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.player import Player, play

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="decisions are judged by machine code")


@pytest.fixture
def two_matches(run: Run, tmp_path: Path) -> Path:
    """A file with two deals of goliath between bots that play by chance."""
    file = tmp_path / "two matches.jsonl"
    options = ("--option", "deals=1", "--seats", "3", "--bots", "random", "--seed", "3")
    assert run("simulate", "goliath", *options, "--matches", "2", "--out", str(file)).status == 0
    return file


def test_the_dearest_decisions_each_with_the_way_there(run: Run, two_matches: Path) -> None:
    """Of the last match, at its first seat; the replay goes as far as the action that is meant, and no farther."""
    told = run("review", str(two_matches), "--lang", "en")
    assert (told.status, told.err) == (0, "")
    title, deal, *rest = told.out.splitlines()
    assert title.startswith("David & Goliath, the decisions of 1") and deal.startswith("Deal 1: ")
    data = json.loads(run("review", str(two_matches), "--json").out)
    wrong = sorted((one for one in data["decisions"] if one["mistake"]), key=lambda one: -one["cost"])
    assert len(wrong) >= 3 and len(rest) == 4 * 3, "by chance one plays badly"
    record = json.loads(two_matches.read_text().splitlines()[1])
    for at, one in enumerate(wrong[:3]):
        heading, _, best, way = rest[4 * at : 4 * at + 4]
        assert heading == f"Deal 1, action {one['step'] + 1}:" and best.startswith("Best: ")
        assert record["deals"][0]["actions"][one["step"]] == f"0 {one['action']}"
        command, *arguments = shlex.split(way)
        assert arguments[:4] == ["replay", str(two_matches), "--match", "2"], command
        lines = run(*arguments, "--lang", "en").out.splitlines()
        whole = run("replay", str(two_matches), "--match", "2", "--lang", "en").out.splitlines()
        assert lines == whole[: len(lines)] and len(lines) < len(whole)
        assert "random 1 leads the " in "".join(lines[-3:]) or "random 1 plays " in "".join(lines[-3:])


def test_another_match_and_another_seat(run: Run, two_matches: Path) -> None:
    first = json.loads(run("review", str(two_matches), "--match", "1", "--seat", "2", "--json").out)
    assert first["seat"] == 2 and len(first["deals"]) == 1
    ran = run("review", str(two_matches), "--seat", "3", "--lang", "en")
    assert ran.status == 2 and "0 to 2" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["golf", "goliath"])
def test_a_deal_is_called_what_the_game_calls_it(game: str, language: str) -> None:
    """A hole at golf, as at the table."""
    words = Words(language, ["Ada", "Jan"], game=game)
    deal = words.say("web-deal", number=1)
    told = tell(MatchReview(0, [], [DealReview(1, 1.0, 2.0, -1.0, 0.0)]), words, {"game": game}, "")
    assert told[1].startswith(f"{deal}: ")
    assert words.say("advice-mistake", number="1", count="2").startswith(f"{deal}, ")


def test_what_comes_by_a_pipe_has_no_name_to_be_replayed_by(run: Run, two_matches: Path) -> None:
    told = run("review", "-", "--lang", "en", typed=two_matches.read_text())
    assert told.status == 0 and "Best: " in told.out and "stolik replay" not in told.out


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["--deal", "1", "--action", "99"], "no match in this file has an action 99 in deal 1"),
        (["--deal", "2", "--action", "1"], "no match in this file has an action 1 in deal 2"),
        (["--action", "9999"], "no match in this file has an action 9999 in deal 1"),
        (["--deal", "9999"], "no match in this file has a deal 9999."),
    ],
)
def test_an_action_that_is_not_there(run: Run, two_matches: Path, arguments: list[str], told: str) -> None:
    ran = run("replay", str(two_matches), *arguments, "--lang", "en")
    assert (ran.status, ran.out) == (2, "") and told in ran.err


def test_an_action_needs_a_deal_where_there_are_several(run: Run, two_matches: Path, tmp_path: Path) -> None:
    one = run("replay", str(two_matches), "--action", "3")
    assert one.status == 0 and one.out == run("replay", str(two_matches), "--deal", "1", "--action", "3").out
    assert one.out.count("Match in line") == 2
    file = tmp_path / "two deals.jsonl"
    options = ("--option", "deals=2", "--seats", "3", "--bots", "random", "--seed", "3")
    assert run("simulate", "goliath", *options, "--matches", "1", "--out", str(file)).status == 0
    ran = run("replay", str(file), "--action", "9999", "--lang", "de")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "--action 9999: Sag mit --deal, welches Spiel gemeint ist.\n", "as it was typed"


@pytest.mark.parametrize("command", [("review",), ("replay",), ("replay", "--deal", "1")])
def test_a_match_that_is_not_there(run: Run, two_matches: Path, command: tuple[str, ...]) -> None:
    """It is said how many there are: the file is not empty."""
    ran = run(*command, str(two_matches), "--match", "9999", "--lang", "de")
    told = f"{two_matches}: In Zeile 9999 steht keine Aufzeichnung; in der ganzen Datei stehen 2.\n"
    assert (ran.status, ran.out, ran.err) == (2, "", told)
    two_matches.write_text("\n")
    ran = run(*command, str(two_matches), "--match", "1", "--lang", "en")
    assert (ran.status, ran.err) == (2, f"{two_matches}: there is no record in this file.\n")


def test_a_match_that_ends_can_be_reviewed_by_the_line_that_is_printed(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It is kept beside the unfinished ones, not among them: the last of those can still be gone on with."""
    play(Player("en"), monkeypatch, "goliath", "--option", "deals=1", "--seats", "3", "--seed", "2", "--pause", "0")
    file = tmp_path / "data" / "stolik" / "stolik-goliath-played.jsonl"
    shown = capfd.readouterr().out.splitlines()
    assert shown == [f"To look at your decisions: stolik review {file}", "Goodbye."]
    assert not (file.parent / "stolik-goliath.jsonl").exists()
    theirs = {"pl": "twoje decyzje. ", "de": "deine Entscheidungen:\n", "en": "your decisions:\n"}
    for language, title in theirs.items():
        told = run("review", str(file), "--lang", language)
        assert told.status == 0 and told.out.partition(", ")[2].startswith(title), told.out
    other = run("review", str(file), "--seat", "1", "--lang", "en")
    assert other.status == 0 and other.out.startswith("David & Goliath, the decisions of ")
