"""Reviews of finished matches: for who sat there, decision by decision, once, and no more than their share."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.review import Chosen, Judged
from stolik.match import to_line
from stolik.server import child, reviewing
from tests.server.running import GENEROUS, Running
from tests.server.test_replaying import TIMES, a_record


class Judge:
    """Says that each choice cost as many points as the deal had actions, and that the last legal one was the best."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    def __call__(self, choice: Chosen) -> Judged:
        self.asked += 1
        if self.fails:
            raise ZeroDivisionError
        best = choice.legal[-1]
        return Judged(choice.deal, choice.step, choice.action, best, float(choice.step), 0.1, 2.0, choice.view)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    judge = Judge()
    monkeypatch.setattr(child, "judge", judge)
    monkeypatch.setattr(child, "warm", lambda games: ())
    child._load.cache_clear()
    yield judge
    child._load.cache_clear()


def keep(site: Running, code: str, game: str, person: str | None, **changed: Any) -> None:
    """A finished match in which this person (public id) had the second seat."""
    people = [(0, None, None, None), (1, person, "Jan", None), (2, None, "", "casual")]

    async def add() -> None:
        site.state.store.matches.add(code, 1, game, *TIMES, to_line(a_record(game) | changed), people)
        await site.state.store.flush()

    site.do(add())


def get(site: Running, path: str, token: str = "") -> tuple[int, dict[str, Any]]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    status, text, _ = site.get(f"/api/matches/{path}", **headers)
    return status, json.loads(text)


def refused(answer: tuple[int, dict[str, Any]]) -> tuple[int, str]:
    return answer[0], answer[1]["error"][0]


def who(site: Running, token: str) -> str:
    """The public id of a person."""

    async def found() -> str:
        person = await site.state.people.find(token)
        assert person is not None
        return person.id

    return site.do(found())


def ask(site: Running, code: str, token: str) -> dict[str, Any]:
    """The whole review, asked for until it is there."""
    while True:
        status, told = get(site, f"{code}/review", token)
        assert status == 200, told
        assert told["judged"] <= told["total"] and len(told["decisions"]) == told["judged"]
        if told["judged"] == told["total"]:
            return told


@pytest.mark.parametrize("game", ["durak", "golf"])
def test_every_own_decision_is_judged_and_leads_into_the_replay(tmp_path: Path, judge: Judge, game: str) -> None:
    with Running(tmp_path) as site:
        jan = site.guest("Jan")
        keep(site, "K7QX-1", game, who(site, jan))
        told = ask(site, "K7QX-1", jan)
        assert told["seat"] == 1 and told["game"] == game and told["decisions"]
        record = a_record(game)
        for one in told["decisions"]:
            actions = record["deals"][one["deal"] - 1]["actions"]
            assert actions[one["step"]] == f"1 {one['action']}"
            path = f"K7QX-1/replay?deal={one['deal']}&seat=1"
            steps = get(site, path, jan)[1]["steps"]
            assert steps[one["at"] + 1]["action"] == one["action"] and steps[one["at"] + 1]["seat"] == 1
            assert one["mistake"] == (one["cost"] > 0.2)
            told_of = [id for id, _ in one["told"]]
            assert told_of[-1] == "advice-best" if one["action"] != one["best"] else told_of == ["advice-done-best"]
        assert len(told["deals"]) == len(record["deals"])
        for deal in told["deals"]:
            assert deal["result"] == pytest.approx(deal["cards"] + deal["play"] + deal["rest"])
        assert judge.asked == told["total"]
        assert ask(site, "K7QX-1", jan) == told and judge.asked == told["total"], "it is made once"


def test_only_who_sat_there_gets_it(tmp_path: Path, judge: Judge) -> None:
    with Running(tmp_path) as site:
        jan, ola = site.guest("Jan"), site.guest("Ola")
        keep(site, "K7QX-1", "golf", who(site, jan))
        assert refused(get(site, "K7QX-1/review", ola)) == (403, "people-not-played")
        assert refused(get(site, "K7QX-1/review")) == (401, "people-who")
        assert refused(get(site, "NONE-1/review", jan)) == (404, "people-no-match")
        assert judge.asked == 0


def test_a_game_without_a_mind_has_nothing_to_review(tmp_path: Path, judge: Judge) -> None:
    with Running(tmp_path) as site:
        jan = site.guest("Jan")
        keep(site, "K7QX-1", "trojki", who(site, jan))
        told = ask(site, "K7QX-1", jan)
        assert (told["total"], told["decisions"], told["deals"]) == (0, [], [])


def test_nobody_gets_more_than_their_share(tmp_path: Path, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path, GENEROUS._replace(review_burst=1, review_rate=0.001)) as site:
        jan = site.guest("Jan")
        for number in (1, 2):
            keep(site, f"K7QX-{number}", "golf", who(site, jan))
        ask(site, "K7QX-1", jan)
        assert refused(get(site, "K7QX-2/review", jan)) == (429, "people-too-often")
        ask(site, "K7QX-1", jan)  # what is there costs nothing
    with Running(tmp_path / "other") as site:
        monkeypatch.setattr(reviewing, "MOST_AT_ONCE", 0)
        jan = site.guest("Jan")
        keep(site, "K7QX-1", "golf", who(site, jan))
        assert refused(get(site, "K7QX-1/review", jan)) == (429, "people-too-often")


def test_who_asks_hears_how_far_it_is(tmp_path: Path, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WAIT", 0.0)
    with Running(tmp_path) as site:
        jan = site.guest("Jan")
        keep(site, "K7QX-1", "golf", who(site, jan))
        first = get(site, "K7QX-1/review", jan)[1]
        assert first["judged"] < first["total"]
        assert ask(site, "K7QX-1", jan)["decisions"]


def test_what_fails_is_said_and_tried_again(tmp_path: Path, judge: Judge) -> None:
    with Running(tmp_path) as site:
        jan = site.guest("Jan")
        keep(site, "K7QX-1", "golf", who(site, jan))
        judge.fails = True
        assert refused(get(site, "K7QX-1/review", jan)) == (500, "people-broken")
        judge.fails = False
        assert ask(site, "K7QX-1", jan)["decisions"]
        keep(site, "K7QX-2", "golf", who(site, jan), rules=99)
        assert refused(get(site, "K7QX-2/review", jan)) == (409, "people-other-rules")
