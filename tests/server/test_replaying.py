"""Finished matches step by step: every seat sees again what it saw, and no more; all open is all of it together."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.games import GAMES
from stolik.match import Match, replay, to_line, to_record
from stolik.server import replaying, worker
from stolik.server.api_matches import Replay
from tests.proofs.games import short
from tests.server.site import Site, refused

SEATS = 3
TIMES = "2026-11-20T10:00:00+00:00", "2026-11-20T11:00:00+00:00"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as site:
        for game in GAMES:
            keep(site, f"{game.upper()}-1", game, to_line(a_record(game)))
        yield site


def keep(site: Site, code: str, game: str, record: str) -> None:
    people = [(0, None, None, None), (1, None, "Jan", None), (2, None, "", "casual")]
    site.state.store.matches.add(code, 1, game, *TIMES, record, people)
    site.run(site.state.store.flush())


def a_record(game: str) -> dict[str, Any]:
    """A match of random actions."""
    chance = random.Random(5)
    rules = GAMES[game]
    match = Match(rules, rules.settle(short(game, seats=SEATS)), shuffle=chance.shuffle)
    while not match.over:
        if match.between:
            match.begin_deal()
        elif match.deal is not None and match.playing and match.deal.chance_acts:
            match.reshuffle()
        else:
            able = [seat for seat in range(SEATS) if match.legal(seat)]
            seat = chance.choice(able)
            match.play(seat, chance.choice(match.legal(seat)))
    return to_record(match, ["human"] * SEATS)


def views(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The whole view after each step."""
    found: list[dict[str, Any]] = []
    for step in steps:
        found.append(step["view"] if step.get("anew") else {**found[-1], **step["view"]})
    return found


def seen(record: dict[str, Any], number: int, seat: int | None) -> list[dict[str, Any]]:
    """What a listener saw of a deal, by the rules alone."""
    found: list[dict[str, Any]] = []

    def watch(match: Match) -> None:
        if len(match.deals) == number and (match.playing or not (match.predeal and match.predeal.actions)):
            found.append(match.deal.view(seat))  # type: ignore[union-attr]

    replay({**record, "deals": record["deals"][:number]}, GAMES, watch=watch)
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_to_whoever_is_not_asked_is_there(site: Site, game: str) -> None:
    """As at a live table: how a deal of trojki ended. Nobody is asked anything in a replay."""
    for seat, eyes in ((None, "open"), (1, "1")):
        steps = ask(site, game, 1, eyes)["steps"]
        told = [[event.id for event in GAMES[game].meanwhile(view, False)] for view in seen(a_record(game), 1, seat)]
        assert [[id for id, _ in step.get("asks", [])] for step in steps][-len(told) :] == told
        assert bool(told[-1]) == (game == "trojki")


def ask(site: Site, game: str, number: int, eyes: str) -> dict[str, Any]:
    answer = site.ask("GET", f"/api/matches/{game.upper()}-1/replay?deal={number}&seat={eyes}")
    assert answer.status_code == 200, answer.text
    msgspec.convert(answer.json(), Replay)
    return answer.json()  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_seat_sees_what_it_saw(site: Site, game: str) -> None:
    record = a_record(game)
    for number in (1, len(record["deals"])):
        for seat in range(SEATS):
            told = ask(site, game, number, str(seat))
            found = [view for view in views(told["steps"]) if view["phase"] != "before"]
            assert found == seen(record, number, seat)
            actions = told["steps"][-len(found) + 1 :]
            assert [f"{step['seat']} {step['action']}" if "seat" in step else "-" for step in actions] == [
                "-" if action.startswith("- ") else action for action in record["deals"][number - 1]["actions"]
            ]
            assert (told["seat"], told["deal"], told["game"]) == (seat, number, game)


@pytest.mark.parametrize("game", list(GAMES))
def test_all_open_is_what_all_seats_saw(site: Site, game: str) -> None:
    record = a_record(game)
    told = ask(site, game, 1, "open")
    last = [seen(record, 1, seat)[-2] for seat in range(SEATS)]
    open_view = views(told["steps"])[-2]
    assert told["seat"] is None and open_view["seat"] is None
    own = open_view["open"]
    uncovered = GAMES[game].uncovered(open_view, record["deals"][0]["deck"])
    assert own and own == {name: [view[name] for view in last] for name in own} | uncovered
    assert [each["name"] for each in told["people"]] == [None, "Jan", ""] and told["options"] == record["options"]
    assert told["points"] == [deal["points"] for deal in record["deals"]]


def test_all_open_shows_what_lies_face_down_though_nobody_has_looked(site: Site) -> None:
    *steps, last = views(ask(site, "golf", 1, "open")["steps"])
    for view in steps:
        for up, lies in zip(view["up"], view["open"]["peeked"], strict=True):
            assert all((face_up is None) != (face_down is None) for face_up, face_down in zip(up, lies, strict=True))
    ends = zip(steps[-1]["up"], steps[-1]["open"]["peeked"], last["up"], strict=True)
    turned = [
        (lies[cell], end[cell]) for up, lies, end in ends for cell in range(6) if up[cell] is None
    ]  # all are turned up at the end, but for one that may have been swapped with the last play
    assert len(turned) > 1 and sum(lay != came for lay, came in turned) <= 1


def test_a_match_from_before_an_option_was_there_has_its_default(site: Site) -> None:
    record = a_record("golf")
    older = {**record, "options": {name: value for name, value in record["options"].items() if name != "final_turns"}}
    keep(site, "OLDER-1", "golf", to_line(older))
    told = ask(site, "older", 1, "open")
    assert told["options"] == record["options"] and told["steps"]


def test_each_step_is_told_to_whom_it_may_be(site: Site) -> None:
    record = a_record("golf")
    mine, others, opened = (ask(site, "golf", 1, eyes)["steps"] for eyes in ("0", "1", "open"))
    [at, *_] = [at for at, step in enumerate(mine) if step.get("seat") == 0 and step["action"].startswith("peek")]
    cells = mine[at]["action"].split()[1:]
    # The k-th card that a seat gets lies on its cell k (docs/records.md).
    cards = [record["deals"][0]["deck"][(int(cell) - 1) * SEATS + SEATS - 1] for cell in cells]
    assert all(card in json.dumps(mine[at]["events"]) for card in cards)
    assert all(card in json.dumps(opened[at]["events"]) for card in cards)
    assert others[at]["events"] and not any(card in json.dumps(others[at]["events"]) for card in cards)


def test_the_end_of_a_deal_and_of_a_match_is_told(site: Site) -> None:
    count = len(a_record("goliath")["deals"])
    first, last = (ask(site, "goliath", number, "0")["steps"][-1]["events"] for number in (1, count))
    ids = [[id for id, _ in events if id.startswith("match-")] for events in (first, last)]
    assert ids[0] == ["match-score"] * SEATS and ids[1][:-1] == ids[0]
    assert ids[1][-1] in ("match-won", "match-shared")


def test_the_predeal_comes_before_the_deal(site: Site) -> None:
    steps = ask(site, "durak", 1, "open")["steps"]
    predeal = a_record("durak")["deals"][0]["before"]
    assert len(predeal) > 1, "another seed"
    found = [f"{step['seat']} {step['action']}" for step in steps[: len(predeal)]]
    assert found == predeal and steps[0]["view"]["phase"] == "before" and steps[0]["events"]
    assert "open" in steps[len(predeal)]["view"] and steps[len(predeal)]["anew"]


@pytest.mark.parametrize(
    "asked, status, reason",
    [
        ("GOLF-1/replay?deal=3", 404, "people-nothing-here"),
        ("GOLF-1/replay?deal=20000", 404, "people-nothing-here"),
        ("GOLF-1/replay?deal=0", 422, "people-bad-field"),
        ("GOLF-1/replay?seat=3", 404, "people-nothing-here"),
        ("GOLF-1/replay?seat=12", 404, "people-nothing-here"),
        ("GOLF-1/replay?seat=-1", 422, "people-bad-field"),
        ("GOLF-1/replay?seat=01", 422, "people-bad-field"),
        ("GOLF-1/replay?seat=all", 422, "people-bad-field"),
        ("GOLF-2/replay", 404, "people-no-match"),
    ],
)
def test_what_there_is_not(site: Site, asked: str, status: int, reason: str) -> None:
    assert refused(site.ask("GET", f"/api/matches/{asked}")) == (status, reason)


def test_a_record_that_the_rules_refuse_is_not_shown(site: Site) -> None:
    record = a_record("planowanie")
    record["deals"][0]["actions"][0] = "0 bid 99"
    keep(site, "WRONG-1", "planowanie", to_line(record))
    assert refused(site.ask("GET", "/api/matches/WRONG-1/replay")) == (404, "people-nothing-here")


def test_a_match_by_other_rules_is_not_shown_but_kept(site: Site) -> None:
    line = to_line(a_record("planowanie") | {"rules": 99})
    keep(site, "OTHER-1", "planowanie", line)
    answer = site.ask("GET", "/api/matches/OTHER-1/replay")
    assert refused(answer) == (409, "people-other-rules")
    assert answer.json()["error"][1] == {"found": "99", "wanted": GAMES["planowanie"].rules}
    assert site.ask("GET", "/api/matches/OTHER-1/record").text == line + "\n"
    assert site.ask("GET", "/api/matches/OTHER-1").status_code == 200


def test_no_more_than_so_many_steps(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_STEPS", 7)
    replaying._steps.cache_clear()
    assert len(ask(site, "trojki", 1, "1")["steps"]) == 7
    replaying._steps.cache_clear()


def test_no_more_than_so_many_wait(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_WAITING", 0)
    answer = site.ask("GET", "/api/matches/GOLF-1/replay")
    assert refused(answer) == (429, "people-too-often") and answer.headers["retry-after"] == "1"
    monkeypatch.undo()
    assert ask(site, "golf", 1, "open")["steps"], "nobody waits any more"


def test_a_replay_is_made_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    replaying._steps.cache_clear()
    first = ask(site, "golf", 2, "1")
    monkeypatch.setattr(replaying, "replay", lambda *_, **__: pytest.fail("made again"))
    assert ask(site, "golf", 2, "1") == first


def test_paths_are_the_document_s(site: Site, tmp_path: Path) -> None:
    told = site.ask("GET", "/api/openapi.json").json()["paths"]["/api/matches/{code}/replay"]["get"]
    assert {each["name"] for each in told["parameters"]} == {"code", "deal", "seat", "describe"}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_how_things_stand_when_that_is_wanted(site: Site, game: str) -> None:
    path = f"/api/matches/{game.upper()}-1/replay?deal=1&seat=1"
    plain = json.loads(site.ask("GET", path).text)
    described = json.loads(site.ask("GET", f"{path}&describe=true").text)
    assert not any("spoken" in step for step in plain["steps"])
    said = [step.pop("spoken") for step in described["steps"]]
    assert described == plain
    assert all(each.get("seats") or each.get("table") for each in said) and any("hand" in each for each in said)
