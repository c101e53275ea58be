"""Contests on duplicate deals: who sits where, the same cards for all, the same chance at the same place."""

import json

import pytest

from stolik.arena import BadContest, contest
from stolik.arena.contest import Contest, more_is_better, play_set, rotations
from stolik.games import GAMES
from stolik.match import check_record, from_line


def held(game: str, *bots: str, form: str | None = None, **options: object) -> Contest:
    return contest(GAMES[game], GAMES[game].settle(options), bots or ("simple", "random"), "7", form)


# --- who sits where --------------------------------------------------------------------------------------------------


def test_the_usual_formats() -> None:
    assert held("planowanie").lineups == ((0, 1, 1, 1),) and held("planowanie").format == "one"
    pairs = held("durak", seats=4, form="half")
    assert (pairs.format, pairs.lineups) == ("half", ((0, 1, 0, 1),))
    assert held("golf", "simple", "random", "simple", seats=2).lineups == ((0, 1), (0, 2), (1, 2))
    assert held("golf", "simple", "random", "simple", seats=3).lineups[:2] == ((0, 1, 1), (1, 0, 0)), "both ways"


@pytest.mark.parametrize("form, seats", [("pairs", 4), ("teams", 6)])
def test_partners_are_of_one_kind(form: str, seats: int) -> None:
    game = GAMES["durak"]
    options = game.settle({"seats": seats, "form": form, "traditions": True})
    sides = contest(game, options, ("simple", "random"), "7")
    assert (sides.format, sides.lineups) == ("half", ((0, 1) * (seats // 2),))


def test_every_way_to_sit_comes_once() -> None:
    assert rotations((0, 1, 1, 1)) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(
    "bots, form, reason",
    [
        (("simple",), None, "arena-few"),
        (("simple", "random", "simple"), "one", "arena-two"),
        (("simple", "random"), "half", "arena-odd"),
    ],
)
def test_contests_that_cannot_be(bots: tuple[str, ...], form: str | None, reason: str) -> None:
    with pytest.raises(BadContest) as refused:
        held("durak", *bots, form=form, seats=3)
    assert refused.value.reason == reason and str(refused.value)


# --- the same for all ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_one_deal_from_every_seat(game: str) -> None:
    played = play_set(held(game, deals=2) if "deals" in GAMES[game].options._fields else held(game), True, 3)
    records = [from_line(match.record) for match in played]
    assert all(check_record(record, GAMES).over for record in records)
    seats = len(records[0]["players"])
    assert [record["players"].index("simple") for record in records] == list(range(seats))
    for record in records[1:]:
        assert record["deals"][0]["dealer"] == records[0]["deals"][0]["dealer"]
        for one, other in zip(record["deals"], records[0]["deals"], strict=False):
            assert one["deck"] == other["deck"], "however the deal before went"
    assert all(sum(match.shares) == pytest.approx(1) for match in played)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_against_itself_is_even_in_every_set(game: str) -> None:
    """Common random numbers: the same seat does the same, whoever sits there."""
    records = [json.loads(match.record) for match in play_set(held(game, "random", "random"), True, 1)]
    assert all(record == records[0] for record in records)


def test_the_next_deal_does_not_hang_on_how_often_cards_were_shuffled_again() -> None:
    """At golf a long hole needs the discards again."""
    played = play_set(held("golf", seats=4, deals=2, stall_turns=None), True, 2)
    first, second = ([json.loads(match.record)["deals"][deal] for match in played] for deal in (0, 1))
    assert len({"- reshuffle" in " ".join(deal["actions"]) for deal in first}) == 2, "not in every match"
    assert len({json.dumps(deal["deck"]) for deal in second}) == 1


def test_points_are_counted_so_that_more_is_better() -> None:
    better = {name: more_is_better(game, game.settle({})) for name, game in GAMES.items()}
    assert better == dict.fromkeys(GAMES, True) | {"golf": False}
    match = play_set(held("golf", seats=2, deals=1), True, 0)[0]
    record = from_line(match.record)
    assert [-points for points in match.points] == record["score"]
    assert match.shares[record["winners"][0]] > 0 and match.ranks[record["winners"][0]] == 1


def test_where_there_are_only_losers_the_others_share_the_win() -> None:
    for match in play_set(held("durak", seats=3), True, 0):
        losers = from_line(match.record)["losers"]
        assert match.shares == tuple(0 if seat in losers else 0.5 for seat in range(3))
        assert match.ranks == tuple(2 if seat in losers else 1 for seat in range(3))


def test_bids_that_are_kept_are_counted() -> None:
    match = play_set(held("planowanie", seats=2), True, 0)[0]
    deals = from_line(match.record)["deals"]
    assert match.kept == tuple((sum(deal["points"][seat] > 0 for deal in deals), len(deals)) for seat in (0, 1))
    assert play_set(held("golf", seats=2, deals=1), False, 0)[0].kept == ((0, 0), (0, 0))
