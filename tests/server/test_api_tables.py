"""Tables and matches over HTTP: what can be played, the lobby, new tables, quick play, records."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.bots import LEVELS
from stolik.core.options import BadOption
from stolik.games import GAMES
from stolik.match import check_record, from_line, to_line, to_record
from stolik.match.seal import seal
from stolik.server.limits import Limits
from stolik.table import LONGEST_THINK
from stolik.table.clock import CLOCKS
from tests.server.site import Site, refused


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


# --- what can be played ----------------------------------------------------------------------------------------------


def test_all_games_with_all_options(site: Site) -> None:
    told = site.ask("GET", "/api/games").json()
    assert [game["name"] for game in told["games"]] == list(GAMES)
    assert told["bots"] == list(LEVELS) and [clock["name"] for clock in told["clocks"]] == list(CLOCKS)
    for game in told["games"]:
        rules = GAMES[game["name"]]
        assert tuple(game["seats"]) == rules.seats
        defaults = {option["name"]: option["default"] for option in game["options"]}
        assert defaults == json.loads(json.dumps(rules.option_values(rules.options())))
        for option in game["options"]:
            assert (option["kind"] == "choice") == bool(option["choices"])
            for value in option["choices"]:
                assert value in rules.options.__annotations__[option["name"]].__args__
    kinds = {(game["name"], option["name"]): option for game in told["games"] for option in game["options"]}
    assert kinds["durak", "traditions"]["kind"] == "switch" and not kinds["durak", "traditions"]["nullable"]
    assert kinds["durak", "max_pickups"]["kind"] == "number" and kinds["durak", "max_pickups"]["nullable"]
    assert kinds["trojki", "handicap"]["kind"] == "numbers" and kinds["durak", "form"]["kind"] == "choice"
    assert told["think"] == LONGEST_THINK


def test_of_a_number_the_least_and_the_most_are_told(site: Site) -> None:
    for game in site.ask("GET", "/api/games").json()["games"]:
        rules = GAMES[game["name"]]
        for option in game["options"]:
            name, low, high = option["name"], option["low"], option["high"]
            if option["kind"] == "numbers":
                assert (game["name"], name, low) == ("trojki", "handicap", 0) and high > 0
            elif option["kind"] == "number":
                assert all(getattr(rules.settle({name: number}), name) == number for number in (low, high))
                for number in (low - 1, high + 1):
                    with pytest.raises(BadOption):
                        rules.settle({name: number})
            else:
                assert (low, high) == (None, None)


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_table_is_made_listed_and_found(site: Site) -> None:
    anna = site.guest("Anna")
    body = {"game": "durak", "options": {"seats": 3}, "clock": "normal", "name": "  Bei <i>uns</i> "}
    answer = site.ask("POST", "/api/tables", anna, json=body)
    assert answer.status_code == 201
    code = answer.json()["code"]
    [table] = site.ask("GET", "/api/tables").json()["tables"]
    assert (table["code"], table["name"], table["host"]) == (code, "Bei <i>uns</i>", "Anna")
    assert table["chairs"] == ["", "", ""] and table["clock"] == "normal" and table["phase"] == "waiting"
    assert table["options"]["seats"] == 3 and table["options"]["traditions"] is False, "all options"
    assert site.ask("GET", f"/api/tables/{code.lower()}").json() == table
    assert refused(site.ask("GET", "/api/tables/NOWHERE")) == (404, "people-no-table")


def test_a_private_table_is_found_by_its_code_alone(site: Site) -> None:
    code = site.ask("POST", "/api/tables", site.guest(), json={"game": "golf", "listed": False}).json()["code"]
    assert site.ask("GET", "/api/tables").json() == {"tables": []}
    assert site.ask("GET", f"/api/tables/{code}").json()["code"] == code


def test_a_table_outlives_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        code = site.ask("POST", "/api/tables", site.guest(), json={"game": "golf"}).json()["code"]
    with Site(tmp_path) as site:
        assert site.ask("GET", f"/api/tables/{code}").json()["game"] == "golf"


@pytest.mark.parametrize(
    "body, status, reason, rule",
    [
        ({"game": "chess"}, 422, "people-no-game", ""),
        ({"game": "golf", "clock": "slow"}, 422, "people-no-clock", ""),
        ({"game": "durak", "options": {"seats": 9}}, 422, "option-seats", "DU-1"),
        ({"game": "durak", "options": {"form": "pairs", "seats": 3}}, 422, "durak-why-option-form", "DU-1"),
        ({"game": "durak", "options": {"chairs": 3}}, 422, "option-unknown", ""),
        ({"game": "durak", "options": {"traditions": 1}}, 422, "option-not-on-off", ""),
        ({"game": "durak", "options": {"deals": 10**40}}, 422, "option-too-large", ""),
        ({"game": "durak", "options": {"deals": 1e300}}, 422, "option-not-a-number", ""),
        ({"game": "durak", "options": {"deals": [[]]}}, 422, "option-not-a-number", ""),
        ({"game": "golf", "think": 5}, 422, "table-why-no-think", ""),
        ({"game": "trojki", "think": -1}, 422, "people-bad-field", ""),
        ({"game": "trojki", "think": LONGEST_THINK + 1}, 422, "people-bad-field", ""),
        ({"game": "golf", "name": "a\u202eb"}, 422, "people-name-signs", ""),
        ({"game": "golf", "name": "x" * 41}, 422, "people-name-length", ""),
        ({"game": "golf", "code": "MINE"}, 422, "people-bad-field", ""),
    ],
)
def test_tables_that_are_not_made(site: Site, body: dict[str, Any], status: int, reason: str, rule: str) -> None:
    answer = site.ask("POST", "/api/tables", site.guest(), json=body)
    assert refused(answer) == (status, reason) and answer.json()["rule"] == rule
    assert answer.json()["text"][0].isupper() or answer.json()["text"].startswith("“")
    assert site.ask("GET", "/api/tables").json() == {"tables": []}


def test_a_table_needs_a_host(site: Site) -> None:
    assert refused(site.ask("POST", "/api/tables", json={"game": "golf"})) == (401, "people-who")
    assert refused(site.ask("POST", "/api/quick", json={"game": "golf"})) == (401, "people-who")


def test_a_person_hosts_so_many_tables(tmp_path: Path) -> None:
    with Site(tmp_path, limits=Limits(hosted=2)) as site:
        anna, jan = site.guest("Anna"), site.guest("Jan")
        answers = [site.ask("POST", "/api/tables", anna, json={"game": "golf"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert refused(answers[2]) == (409, "server-hosted")
        assert site.ask("POST", "/api/tables", jan, json={"game": "golf"}).status_code == 201


def test_a_bot_hosts_a_table(site: Site) -> None:
    bot = site.ask("POST", "/api/me/tokens", site.account("Anna"), json={"name": "Robot"}).json()["token"]
    assert site.ask("POST", "/api/tables", bot, json={"game": "golf"}).status_code == 201
    assert site.ask("GET", "/api/tables").json()["tables"][0]["host"] == "Robot"


# --- quick play ------------------------------------------------------------------------------------------------------


def test_who_wants_the_same_sits_together(site: Site) -> None:
    wish = {"game": "durak", "options": {"seats": 3}}
    first, second, other = (site.ask("POST", "/api/quick", site.guest(name), json=wish).json() for name in "ABC")
    assert first["code"] == second["code"] == other["code"]
    assert {first["seat"], second["seat"], other["seat"]} == {0, 1, 2}
    more = site.ask("POST", "/api/quick", site.guest("D"), json=wish).json()
    assert more["code"] != first["code"], "the first is full"
    two = site.ask("POST", "/api/quick", site.guest("E"), json={"game": "durak", "options": {"seats": 2}}).json()
    assert two["code"] not in (first["code"], more["code"])
    same = site.ask("POST", "/api/quick", site.guest("F"), json={"game": "durak"}).json()
    assert same["code"] == two["code"], "two seats are the default"


def test_who_asks_twice_sits_once(site: Site) -> None:
    anna = site.guest("Anna")
    answers = [site.ask("POST", "/api/quick", anna, json={"game": "golf"}).json() for _ in range(2)]
    assert answers[0] == answers[1]


def test_many_at_once_find_each_other(site: Site) -> None:
    guests = [site.guest(f"G{at}") for at in range(8)]

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(site.send("POST", "/api/quick", who, json={"game": "golf"}) for who in guests))

    seats = [(each["code"], each["seat"]) for each in (answer.json() for answer in site.run(all_at_once()))]
    assert len(set(seats)) == 8 and len({code for code, _ in seats}) == 2, "golf is for four"


# --- matches ---------------------------------------------------------------------------------------------------------


def a_record(code: str, names: list[str]) -> str:
    """A match of durak that bots would not be proud of."""
    match = stolik.new_match("durak", seed=code)
    while not match.over:
        if match.between:
            match.begin_deal()
        else:
            assert match.turn is not None
            match.play(match.turn, match.legal(match.turn)[-1])
    record = to_record(match, ["human", "human"], {"code": code, "names": names})
    for deal in record["deals"]:
        deal["seal"] = seal(GAMES["durak"], deal["deck"], "0" * 64)
    return to_line(record)


def played(site: Site, code: str, *people: tuple[str | None, str, str | None]) -> str:
    """A match between these (id, name, bot) is kept; its record."""
    record = a_record(code, [name for _, name, _ in people])
    times = "2026-11-20T10:00:00+00:00", "2026-11-20T11:00:00+00:00"
    seats = [(seat, *person) for seat, person in enumerate(people)]
    site.state.store.matches.add(code, 1, "durak", *times, record, seats)
    site.run(site.state.store.flush())
    return record


def test_a_match_is_listed_for_those_who_played_it(site: Site) -> None:
    anna, jan = site.guest("Anna"), site.guest("Jan")
    record = json.loads(played(site, "AAAA-1", (site.id(anna), "Anna", None), (None, "", "casual")))
    told = site.ask("GET", "/api/matches", anna).json()
    assert told["before"] is None
    [match] = told["matches"]
    assert (match["code"], match["game"]) == ("AAAA-1", "durak")
    assert all(match[key] == record[key] for key in ("score", "winners", "losers")) and match["winners"] == []
    assert match["people"] == [
        {"seat": 0, "person": site.id(anna), "name": "Anna", "bot": None, "character": 0},
        {"seat": 1, "person": None, "name": "", "bot": "casual", "character": 0},
    ]
    assert site.ask("GET", "/api/matches", jan).json() == {"matches": [], "before": None}
    assert refused(site.ask("GET", "/api/matches")) == (401, "people-who")
    assert site.ask("GET", "/api/matches/AAAA-1", jan).json() == match, "who knows the code may look"
    assert refused(site.ask("GET", "/api/matches/AAAA-2")) == (404, "people-no-match")


def test_matches_come_page_by_page(site: Site) -> None:
    anna = site.guest("Anna")
    for at in range(5):
        played(site, f"AAAA-{at}", (site.id(anna), "Anna", None), (None, "", "casual"))
    codes, before = [], ""
    for _ in range(3):
        told = site.ask("GET", f"/api/matches?limit=2{before}", anna).json()
        codes.append([match["code"] for match in told["matches"]])
        before = f"&before={told['before']}"
    assert codes == [["AAAA-4", "AAAA-3"], ["AAAA-2", "AAAA-1"], ["AAAA-0"]] and told["before"] is None


def test_a_record_is_downloaded_and_checked(site: Site) -> None:
    anna = site.guest("Anna")
    record = played(site, "AAAA-1", (site.id(anna), "Anna", None), (None, "", "casual"))
    answer = site.ask("GET", "/api/matches/AAAA-1/record")
    assert answer.text == record + "\n" and answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-disposition"] == 'attachment; filename="AAAA-1.jsonl"'
    assert check_record(from_line(answer.content), GAMES).over
    assert refused(site.ask("GET", "/api/matches/AAAA-2/record")) == (404, "people-no-match")
