"""How many ways a late position can go on: the engine counts what an oracle counts and tests/corpus/perft.json has."""

import json
from typing import Any

import pytest

from stolik.games import GAMES
from tests.proofs.corpus import MANY, PERFT, counts
from tests.proofs.games import known

ROWS = json.loads(PERFT.read_text("utf-8"))
EVERY_ROW = pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row['game']}-{row['options']['seats']}-{k}" for k, row in enumerate(ROWS)]
)


@EVERY_ROW
def test_the_engine_counts_as_before(row: dict[str, Any]) -> None:
    assert counts(row) == row["counts"]


@EVERY_ROW
def test_the_oracle_counts_the_same(row: dict[str, Any]) -> None:
    make, perft = known(row["game"]).ORACLE
    game = make(row["options"], row["deck"], row["dealer"], row["number"])
    for line in row["actions"]:
        seat, _, action = line.partition(" ")
        game.act(-1 if seat == "-" else int(seat), action)
    assert [perft(game, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


def test_every_game_is_counted() -> None:
    assert {row["game"] for row in ROWS} == set(GAMES)
    assert all(max(row["counts"]) >= MANY for row in ROWS)
