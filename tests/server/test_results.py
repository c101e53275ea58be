"""What a match was for each of its seats, and what matches add up to."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from stolik.games import GAMES
from stolik.server.results import Result, Statistics, add_up, results_of
from stolik.server.room import Room
from stolik.store import ResultRow
from stolik.table.lifecycle import FinishedMatch
from tests.server.site import Site
from tests.server.statistics_cases import FILE, match, text


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def record(game: str, *points: list[int], **options: Any) -> dict[str, Any]:
    rules = GAMES[game]
    seats = len(points[0])
    settled = rules.option_values(rules.settle({"seats": seats, **options}))
    score = [sum(each) for each in zip(*points, strict=True)]
    deals = [{"points": each} for each in points]
    return {"options": settled, "players": ["human"] * seats, "deals": deals, "score": score}


def end(site: Site, code: str, score: list[int], *people: tuple[str, str], times: int = 1) -> None:
    """A match ends at a table, with a record of its score alone; more than once after a crash or a restart."""
    told = record("golf", score) | {"format": "stolik/1", "game": "golf", "names": [name for _, name in people]}
    sitters = [(seat, id, name, "") for seat, (id, name) in enumerate(people)]
    match = FinishedMatch(code, told, sitters, "2026-11-20T10:00:00+00:00", "2026-11-20T11:00:00+00:00")
    for _ in range(times):
        table = SimpleNamespace(finished=[match], game=GAMES["golf"])
        site.state.rooms.steps.keep_matches(cast(Room, SimpleNamespace(key=1, code="", table=table)))
    site.run(site.state.store.flush())


def test_places_are_those_of_the_score() -> None:
    assert results_of("goliath", record("goliath", [5, 9, 7], [5, 9, 4])) == [
        Result(3, False, 0, 0),
        Result(1, True, 0, 0),
        Result(2, False, 0, 0),
    ]


def test_a_bid_is_kept_in_the_deals_that_count() -> None:
    assert results_of("planowanie", record("planowanie", [10, 0], [12, 0], [0, 11])) == [
        Result(1, True, 3, 2),
        Result(2, False, 3, 1),
    ]


def test_in_durak_it_is_good_not_to_lose() -> None:
    lost = results_of("durak", record("durak", [0, -1, 0]))
    assert [result.good for result in lost] == [True, False, True] and {result.place for result in lost} == {0}
    assert {result.good for result in results_of("durak", record("durak", [0, 0, 0]))} == {True}, "a draw is not lost"
    several = results_of("durak", record("durak", [-1, 0, 0], [0, -1, 0], deals=2))
    assert [result.good for result in several] == [False, False, True]


def test_a_shared_win_is_won_and_where_nobody_won_none_is() -> None:
    shared = results_of("goliath", record("goliath", [5, 9, 9]))
    assert [(result.place, result.good) for result in shared] == [(3, False), (1, True), (1, True)]
    draw = results_of("trojki", record("trojki", [0, 0, 0]))
    assert [(result.place, result.good) for result in draw] == [(1, False)] * 3


def test_ties_neither_break_a_row_nor_make_it_longer_than_it_is() -> None:
    ends = [[0, 0], [0, -1], [-1, 0], [0, 0], [0, 0]]
    rows = [ResultRow("durak", *astuple(results_of("durak", record("durak", points))[0])) for points in ends]
    (durak,) = add_up(rows)
    assert (durak.played, durak.good, durak.streak, durak.longest) == (5, 4, 2, 2)


def test_a_record_without_a_score_says_nothing() -> None:
    assert results_of("golf", {"deals": [], "players": ["human"] * 2}) == []


def test_nor_does_one_whose_game_or_options_there_are_no_more() -> None:
    old = record("golf", [1, 2])
    assert len(results_of("golf", old)) == 2
    assert results_of("whist", old) == []
    assert results_of("golf", old | {"options": {"seats": 2, "jokers_wild": True}}) == []


def test_matches_add_up_game_by_game() -> None:
    good = [True, True, False, True]
    golf = [ResultRow("golf", 1 if each else 3, each, 0, 0) for each in good]
    planned = ResultRow("planowanie", 2, False, 16, 9)
    assert add_up([planned, *golf, ResultRow("durak", 0, True, 0, 0)]) == [
        Statistics("golf", 4, 3, [3, 0, 1], 0, 0, 1, 2),
        Statistics("planowanie", 1, 0, [0, 1], 16, 9, 0, 0),
        Statistics("durak", 1, 1, [], 0, 0, 1, 1),
    ]
    assert add_up([]) == []


def test_an_account_reads_its_own_and_a_guest_who_becomes_one_brings_theirs(site: Site) -> None:
    guest = site.guest("Anna")
    id = site.id(guest)
    other = site.id(site.guest("Jan"))
    end(site, "AAAA-1", [3, 5], (other, "Jan"), (id, "Anna"))
    end(site, "AAAA-2", [3, 5], (id, "Anna"), (other, "Jan"))
    assert site.ask("GET", "/api/me/statistics", guest).status_code == 403
    found = site.ask("GET", "/api/matches", guest).json()["matches"]
    assert found[0]["results"] == [
        {"place": 1, "good": True, "bids": 0, "kept": 0},
        {"place": 2, "good": False, "bids": 0, "kept": 0},
    ]
    account = site.account("Anna", guest)
    golf = {"game": "golf", "played": 2, "good": 1, "places": [1, 1], "bids": 0, "kept": 0, "streak": 1, "longest": 1}
    assert site.ask("GET", "/api/me/statistics", account).json() == {"games": [golf]}
    assert len(site.run(site.state.store.statistics.of(id))) == 2
    end(site, "AAAA-3", [3, 5], (id, "Anna"), (other, "Jan"))
    golf |= {"played": 3, "good": 2, "places": [2, 1], "streak": 2, "longest": 2}
    assert site.ask("GET", "/api/me/statistics", account).json() == {"games": [golf]}
    assert site.delete(account).status_code == 204
    assert site.run(site.state.store.statistics.of(id)) == []


def test_a_match_counts_once_however_often_its_end_is_kept(site: Site) -> None:
    """After a crash the last match of a log ends again; a rematch is a match of its own; bots and the deleted count for
    nobody."""
    anna, jan = site.account("Anna"), site.account("Jan")
    id, other = site.id(anna), site.id(jan)
    end(site, "AAAA-1", [3, 5], (id, "Anna"), (other, "Jan"), times=2)
    end(site, "AAAA-2", [5, 3], (id, "Anna"), ("", "Bot"))
    end(site, "AAAA-1", [3, 5], (id, "Anna"), (other, "Jan"))
    golf = {"game": "golf", "played": 2, "good": 1, "places": [1, 1], "bids": 0, "kept": 0, "streak": 0, "longest": 1}
    assert site.ask("GET", "/api/me/statistics", anna).json() == {"games": [golf]}
    assert site.delete(jan).status_code == 204
    end(site, "AAAA-3", [5, 3], (id, "Anna"), (other, "Jan"))
    assert site.run(site.state.store.statistics.of(other)) == []
    assert len(site.run(site.state.store.statistics.of(id))) == 3


def test_whoever_becomes_an_account_is_asked_for_no_record(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much a guest has played: it is counted already."""
    guest = site.guest("Anna")
    end(site, "AAAA-1", [3, 5], (site.id(guest), "Anna"), ("", "Bot"))
    read = list[str]()
    database = site.state.store.matches._database
    everything = database.all

    async def watched(query: Any, **values: Any) -> Any:
        read.append(str(query))
        return await everything(query, **values)

    monkeypatch.setattr(database, "all", watched)
    account = site.account("Anna", guest)
    assert not [query for query in read if "record" in query]
    assert site.ask("GET", "/api/me/statistics", account).json()["games"][0]["played"] == 1


# --- the browser adds up alike ---------------------------------------------------------------------------------------


def test_the_cases_that_the_browser_adds_up_are_the_servers() -> None:
    """web/tests/statistics.test.ts adds up the same file."""
    assert FILE.read_text("utf-8") == text(), "as python -m tests.server.statistics_cases writes it anew"


@given(st.integers(0, 2**32), st.integers(0, 30))
def test_sums_are_what_a_slow_count_finds(seed: int, count: int) -> None:
    random = Random(seed)
    rows = [match(random) for _ in range(count)]
    sums = add_up(rows)
    assert sum(each.played for each in sums) == count and [each.played for each in sums] == sorted(
        (each.played for each in sums), reverse=True
    )
    for each in sums:
        own = [row for row in rows if row.game == each.game]
        told = "".join("+" if row.good else "-" for row in own).split("-")
        assert (each.streak, each.longest) == (len(told[-1]), max(map(len, told)))
        assert (each.good, each.played) == (len("".join(told)), len(own))
        assert {at: n for at, n in enumerate(each.places, 1) if n} == Counter(row.place for row in own if row.place)
        assert (each.bids, each.kept) == (sum(row.bids for row in own), sum(row.kept for row in own))
