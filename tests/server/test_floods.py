"""What a stranger can cause has a bound: entries of a log, stories, tables and matches of one address."""

from pathlib import Path
from typing import Any

import pytest

from stolik.server.limits import Limits
from stolik.server.rates import MATCH_BYTES, MatchRation
from tests.server.hasty import play_on
from tests.server.raw import Raw
from tests.server.running import GENEROUS, Running
from tests.server.site import Site
from tests.server.test_story import story
from tests.server.test_tables import begun, seated, whole

EVERY = 20  # steps after which the whole table is kept here


@pytest.fixture
def often_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.table.journal.KEPT_EVERY", EVERY)


def rows(server: Running) -> list[tuple[Any, ...]]:
    """Table and number of all rows of the log that are stored."""
    server.do(server.state.store.flush())
    database = server.state.store.tables._database

    async def read() -> list[tuple[Any, ...]]:
        from stolik.store.schema import log

        return [tuple(row) for row in await database.all(log.select().with_only_columns(log.c.table_id, log.c.seq))]

    return server.do(read())


def to_and_fro(code: str, client: Raw, times: int, first: int = 0) -> None:
    """Ready, and no longer, again and again."""
    for number in range(first, first + times):
        assert client.ask(code, f"r{number}", "ready", ready=number % 2 == 0)["t"] == "told"


# --- the log of a table (review S1) ----------------------------------------------------------------------------------


def test_the_log_of_a_waiting_table_stays_short(tmp_path: Path, often_kept: None) -> None:
    with Running(tmp_path) as server:
        code, tokens, (anna, _) = seated(server)
        to_and_fro(code, anna, 10 * EVERY)
        assert len(rows(server)) <= 2 * EVERY + 4
        assert len(story(server, code, tokens[1])["steps"]) >= EVERY, "the latest are told"
        before = [whole(server, token, code) for token in tokens]
        anna.do(code, "same", "ready", ready=False)
        assert anna.hear("done", table=code)["v"] == before[0]["v"], "what is so already is no entry"
    with Running(tmp_path) as server:
        after = [whole(server, token, code) for token in tokens]
        assert [shown["standing"]["phase"] for shown in after] == ["waiting"] * 2
        assert len(rows(server)) <= 2 * EVERY + 10


def test_the_log_of_a_deal_that_does_not_go_on_stays_short(tmp_path: Path, often_kept: None) -> None:
    with Running(tmp_path) as server:
        code, tokens, (anna, _) = begun(server, "golf")
        for number in range(5 * EVERY):
            assert anna.ask(code, f"v{number}", "vote", about="abort", yes=number % 2 == 0)["t"] == "told"
        assert len(rows(server)) <= 2 * EVERY + 4
        views = [whole(server, token, code)["view"] for token in tokens]
    with Running(tmp_path) as server:
        assert [whole(server, token, code)["view"] for token in tokens] == views
        shown = [server.client(token).join(code) for token in tokens]
        assert any(each["asked"] for each in shown), "it goes on where it was"


# --- rations ---------------------------------------------------------------------------------------------------------


def test_all_connections_of_a_person_share_a_ration(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(person_rate=0.001, person_burst=40)) as server:
        token, other = server.guest("Anna"), server.person("Jan")
        one, two = server.client(token), server.client(token)
        for _ in range(20):
            for client in (one, two):
                client.say("ping", at=1.0)
                assert client.receive()["t"] == "pong"
        two.say("ping", at=1.0)
        assert two.receive()["event"] == ["server-too-fast", {}]
        other.say("ping", at=1.0)
        assert other.receive()["t"] == "pong"


def test_a_table_takes_so_many_commands(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(table_rate=0.001, table_burst=30)) as server:
        code, _, (anna, jan) = seated(server)  # two commands
        to_and_fro(code, anna, 28)
        for number in range(20):  # it is refused, and no fault: the connection stays
            refused = jan.ask(code, f"j{number}", "ready")
            assert (refused["t"], refused["reason"]) == ("refused", ["server-busy-table", {}])
        other = server.open(server.guest(), "golf")
        jan.join(other)
        assert jan.ask(other, "sit", "sit", seat=0)["t"] == "done"


def test_an_address_begins_so_many_matches(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(match_rate=0.001, match_burst=2)) as server:
        clients = []
        for number in range(3):
            client = server.person(f"Person {number}")
            clients.append((client, server.open(server.guest(), "golf", seats=2)))
            client.join(clients[-1][1])
            client.ask(clients[-1][1], "sit", "sit", seat=0)
            client.ask(clients[-1][1], "ready", "ready")
        hosts = []
        for _, code in clients:
            second = server.person()
            second.join(code)
            hosts.append(second)
            second.ask(code, "sit", "sit", seat=1)
        answers = [host.ask(code, "go", "ready") for host, (_, code) in zip(hosts, clients, strict=True)]
        assert [answer["t"] for answer in answers] == ["told", "told", "refused"]
        assert answers[2]["reason"] == ["server-matches", {}]
        client, code = clients[0]
        assert client.ask(code, "v", "vote", about="abort")["t"] == "told", "what goes on goes on"


def test_a_long_record_counts_as_several_matches() -> None:
    matches = MatchRation(Limits(match_rate=1e-9, match_burst=3))
    matches.kept("198.51.100.7", MATCH_BYTES)
    assert matches.may_begin("198.51.100.7")
    matches.kept("198.51.100.7", 3 * MATCH_BYTES)
    assert not matches.may_begin("198.51.100.7") and matches.may_begin("198.51.100.8") and matches.may_begin("")
    matches.begins("198.51.100.8")
    assert matches.may_begin("198.51.100.8")


def test_what_is_kept_of_a_match_is_charged_where_its_table_was_opened(
    hasty: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[tuple[str, int]] = []
    monkeypatch.setattr(MatchRation, "kept", lambda _, address, size: charged.append((address, size)))
    token = hasty.guest()

    async def opened() -> str:
        person = await hasty.state.people.find(token)
        assert person is not None
        setup = {"game": "goliath", "options": {"seats": 3, "deals": 1}}
        return await hasty.state.rooms.matchmaking.create(setup, person, "198.51.100.7")

    code, player = hasty.do(opened()), hasty.client(token)
    player.join(code)
    player.ask(code, "s", "sit", seat=0)
    player.ask(code, "f", "fill", level="casual")
    player.do(code, "r", "ready")  # its answer may be what asks for the first action
    play_on(player, code, 1, race=False)
    hasty.do(hasty.state.store.flush())
    match = hasty.do(hasty.state.store.matches.get(f"{code}-1"))
    assert match is not None and charged == [("198.51.100.7", len(match.record))]


def test_a_mute_and_a_report_are_rationed(tmp_path: Path) -> None:
    limits = Limits(report_rate=0.001, report_burst=2, guest_rate=0.001, guest_burst=6)
    with Site(tmp_path, limits=limits) as site:
        anna, jan = site.guest("Anna"), site.guest("Jan")
        told = {"person": site.id(jan), "text": "rude", "table": ""}
        answers = [site.ask("POST", "/api/reports", anna, json=told).status_code for _ in range(3)]
        assert answers == [204, 204, 429]
        answers = [site.ask("PUT", f"/api/me/mutes/{site.id(jan)}", anna).status_code for _ in range(7)]
        assert answers[0] == 204 and answers[-1] == 429


def test_quick_play_counts_as_a_match(tmp_path: Path) -> None:
    with Site(tmp_path, limits=Limits(match_rate=0.001, match_burst=2)) as site:
        wish = {"game": "golf", "options": {"seats": 2}}
        answers = [site.ask("POST", "/api/quick", site.guest(name), json=wish) for name in "ABC"]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["error"][0] == "server-matches"


def test_an_address_opens_so_many_tables_one_after_the_other(tmp_path: Path) -> None:
    with Site(tmp_path, limits=Limits(open_rate=0.001, open_burst=2)) as site:
        token = site.guest()
        answers = [site.ask("POST", "/api/tables", token, json={"game": "golf"}).status_code for _ in range(3)]
        assert answers == [201, 201, 429]


def test_an_address_has_so_many_tables(tmp_path: Path) -> None:
    with Site(tmp_path, limits=Limits(address_tables=2)) as site:
        tokens = [site.guest(name) for name in "ABC"]
        answers = [site.ask("POST", "/api/tables", token, json={"game": "golf"}) for token in tokens]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[2].json()["error"] == ["server-address-tables", {"count": 2}]


def test_stories_have_a_ration_of_their_own(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(story_rate=0.001, story_burst=2)) as server:
        code, _, _ = seated(server)
        paths = [f"/api/tables/{code}/story", f"/api/tables/{code}"]
        assert [server.get(paths[0])[0] for _ in range(3)] == [200, 200, 429]
        assert server.get(paths[1])[0] == 200


def test_codes_are_not_tried_one_after_the_other(tmp_path: Path) -> None:
    """Review S11: by whichever door, new connections included; who has a code is told of no table either, then."""
    with Running(tmp_path, GENEROUS._replace(guess_rate=0.001, guess_burst=12)) as server:
        code, _, (anna, _) = seated(server)
        client = server.person()
        for number in range(3):
            client.say("join", table=f"NONE9{number}")
            assert client.hear("bad")["event"][0] == "server-no-table"
        for number in range(3):
            assert (
                server.get(f"/api/tables/NONE9{number}")[0] == server.get(f"/api/tables/NONE9{number}/story")[0] == 404
            )
            assert server.get(f"/api/matches/NONE9{number}-1")[0] == 404
        for path in (f"/api/tables/{code}", "/api/tables/NONE99", "/api/matches/NONE99-1"):
            assert server.get(path)[0] == 429
        new = server.person()
        new.say("join", table=code)
        assert new.hear("bad")["event"][0] == "server-too-fast"
        assert anna.ask(code, "r", "ready")["t"] == "told", "who is there plays on"
