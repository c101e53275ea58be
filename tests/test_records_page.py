"""docs/records.md tells the truth: its examples are good, its tables name each option and each action of each game."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from stolik.cli.check import check_file
from stolik.core.game import Game
from stolik.core.options import BadOption, choices, kinds
from stolik.games import GAMES
from stolik.games.durak.predeal import DurakPredeal
from stolik.match import check_record, from_line, to_line, to_record

PAGE = (Path(__file__).parents[1] / "docs" / "records.md").read_text("utf-8")
FEWEST = {"pairs": 4, "teams": 6}  # forms of durak that need other seats
WORDS = {"true": True, "false": False, "null": None}


def block(name: str) -> str:
    found = re.search(f"<!-- {name} -->\n```\\w+\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def part(title: str) -> str:
    return next(text for text in re.split("^#+ ", PAGE, flags=re.MULTILINE) if text.startswith(f"{title}\n"))


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose first column has this title."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            next(lines)
            return [[cell.strip() for cell in row.strip("|").split("|")] for row in iter(lambda: next(lines, ""), "")]
    raise AssertionError(first)


def shape(game: Game, text: str) -> str:
    """An action as the page's tables write it: its cards, cells and calls by what they are."""
    verb, *words = text.split(" ")
    shapes = []
    for at, word in enumerate(words):
        if word in game.pack:
            shapes.append("ATTACK" if verb == "beat" and at == 0 else "CARD")
        elif word == "+":
            shapes.append("+")
        elif verb == "bid":
            shapes.append("K")
        else:
            shapes.append("CALL" if verb == "place" and at == 2 else "CELL")
    return " ".join([verb, *shapes])


def actions(game: Game) -> list[str]:
    """The texts of all actions of a game."""
    found = []
    for number in range(64 * game.rows):
        try:
            found.append(game.action_text(number))
        except LookupError:
            continue
    return found


def test_the_record_is_good() -> None:
    record = json.loads(block("record"))
    match = check_record(record, GAMES)
    assert match.over and record["deals"][0]["seal"]
    extra = {key: record[key] for key in ("code", "names", "characters", "started", "ended")}
    assert to_record(match, record["players"], extra) | {"deals": record["deals"]} == record
    assert from_line(to_line(record)) == record


def test_every_key_of_the_record_has_its_row() -> None:
    record = json.loads(block("record"))
    keys = {key.strip("`") for row in table(PAGE, "key") for key in row[0].split(", ")}
    more = {key.strip("`") for row in table(PAGE, "key of the match") for key in row[0].split(", ")}
    assert set(record) <= keys | more
    of_a_deal = table(PAGE.split("Each deal is an object:")[1], "key")
    assert set(record["deals"][0]) <= {row[0].strip("`") for row in of_a_deal}
    of_a_seal = {row[0].strip("`") for row in table(PAGE, "key of `seal`")}
    assert set(record["deals"][0]["seal"]) == of_a_seal


def test_the_revision_of_each_game_is_the_one_that_is_played() -> None:
    told = {name.strip("`"): int(rules) for name, rules in table(part("Other rules"), "game")}
    assert told == {name: game.rules for name, game in GAMES.items()}


def test_the_seal_is_checked_by_hand(tmp_path: Path) -> None:
    if shutil.which("jq") is None or shutil.which("sha256sum") is None:
        pytest.skip("jq and sha256sum are not there")
    record = json.loads(block("record"))
    (tmp_path / "match.jsonl").write_text(to_line(record) + "\n")
    assert check_file(str(tmp_path / "match.jsonl")).records == 1
    told = subprocess.run(["sh", "-c", block("seal")], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told.split()[0] == record["deals"][0]["seal"]["hash"]


def test_the_predeal_is_good() -> None:
    predeal = DurakPredeal(3, 0)
    for text in json.loads(block("before")):
        seat, _, action = text.partition(" ")
        assert action in predeal.legal(int(seat))
        predeal.play(int(seat), action)
    assert predeal.done and predeal.dealer == 1


def test_every_action_of_the_predeal_is_told_and_can_be_written() -> None:
    open_, offered = DurakPredeal(3, 0), DurakPredeal(3, 0)
    offered.play(0, "offer 2")
    legal = {text for predeal in (open_, offered) for seat in range(3) for text in predeal.legal(seat)}
    rows = table(part("durak"), "predeal")
    assert {form.strip("`").split(" ")[0] for form, *_ in rows} == {text.split(" ")[0] for text in legal}
    assert {example.strip("`") for *_, example in rows} <= legal


def test_the_cards_are_cards() -> None:
    rows = {name: examples for names, _, examples in table(PAGE, "game") for name in names.split(", ")}
    assert set(rows) == set(GAMES)
    for name, examples in rows.items():
        for text in re.findall("`(.*?)`", examples):
            assert text in GAMES[name].pack


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_options_are_those_of_the_game(game: Game) -> None:
    rows = dict(table(part(game.name), "option"))
    names = [name.strip("`") for name in rows]
    assert names == list(game.options._fields)
    for (name, hint), told in zip(kinds(game.options).items(), rows.values(), strict=True):
        named = {
            WORDS.get(word, word) for word in re.findall("[a-z_0-9]+", told) if word in WORDS or f"`{word}`" in told
        }
        if choices(hint):
            assert named == set(choices(hint))
        for value in named:
            game.settle({name: value} | ({"seats": FEWEST[str(value)]} if value in FEWEST else {}))
        for low, high in re.findall(r"(\d+) to (\d+)", told):
            for value in (int(low), int(high)):
                game.settle({name: value})
            for value in (int(low) - 1, int(high) + 1):
                with pytest.raises(BadOption):
                    game.settle({name: value})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_actions_are_those_of_the_game(game: Game) -> None:
    rows = table(part(game.name), "action")
    assert {form.strip("`") for form, *_ in rows} == {shape(game, action) for action in actions(game)}
    for form, *_, example in rows:
        action = example.strip("`")
        assert game.action_text(game.action_number(action)) == action
        assert shape(game, action) == form.strip("`")
