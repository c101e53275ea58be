"""Matches between bots: the same seed gives the same bytes, however many processes play."""

import pytest

from stolik.arena import Fixture, play_match, play_matches
from stolik.games import GAMES
from stolik.match import check_record, from_line


def fixture(game: str, bots: tuple[str, ...] = (), keep_legal: bool = False, **options: object) -> Fixture:
    settled = GAMES[game].settle(options)
    names = bots or ("random",) * settled.seats
    return Fixture(game, GAMES[game].option_values(settled), names, "7", keep_legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_its_record_holds(game: str) -> None:
    record = play_match(fixture(game), 0)
    assert record["players"] == ["random"] * record["options"]["seats"]
    assert check_record(record, GAMES).over


def test_seed_and_number_decide_everything() -> None:
    same, other = fixture("durak"), fixture("durak")._replace(seed="8")
    assert play_match(same, 3) == play_match(same, 3)
    assert play_match(same, 3) != play_match(same, 4)
    assert play_match(same, 3)["deals"][0]["deck"] != play_match(other, 3)["deals"][0]["deck"]


def test_first_dealers_are_drawn_by_lot() -> None:
    dealers = {play_match(fixture("goliath", deals=1), number)["deals"][0]["dealer"] for number in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_many_processes_write_the_same_lines_as_one() -> None:
    durak = fixture("durak", ("random", "simple", "random"), seats=3)
    alone = list(play_matches(durak, 20, 1))
    assert alone == list(play_matches(durak, 20, 2))
    assert len(alone) == 20


def test_matches_that_nobody_waits_for_are_given_up() -> None:
    lines = play_matches(fixture("durak"), 10_000, 2)
    assert next(lines)
    lines.close()


def test_legal_actions_are_kept_on_request() -> None:
    record = play_match(fixture("planowanie", keep_legal=True), 0)
    assert all(len(deal["legal"]) == len(deal["actions"]) for deal in record["deals"])
    assert check_record(from_line(next(play_matches(fixture("planowanie", keep_legal=True), 1))), GAMES).over
