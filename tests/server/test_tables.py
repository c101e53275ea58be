"""Room tables through real sockets: who is told what, what is done once, who comes back, what survives a restart."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from stolik.server.limits import Limits
from stolik.server.refusals import RequestRefusal
from stolik.store import StoreError
from stolik.table import Table
from tests.server.raw import Gone, Raw
from tests.server.running import GENEROUS, Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as server:
        yield server


def seated(server: Running, game: str = "golf", people: int = 2, **fields: Any) -> tuple[str, list[str], list[Raw]]:
    """A table full of people: its code, their tokens, their clients."""
    tokens = [server.guest(f"Person {at}") for at in range(people)]
    code = server.open(tokens[0], game, seats=people, **fields)
    clients = [server.client(token) for token in tokens]
    for seat, client in enumerate(clients):
        client.join(code)
        assert client.ask(code, "sit", "sit", seat=seat)["t"] == "done"
    return code, tokens, clients


def begun(server: Running, game: str = "golf", people: int = 2, **fields: Any) -> tuple[str, list[str], list[Raw]]:
    """The same with a match begun and dealt."""
    code, tokens, clients = seated(server, game, people, **fields)
    for client in clients:
        assert client.ask(code, "ready", "ready")["t"] == "told"
    for client in clients:
        while client.hear("told").get("standing", {}).get("deals") != 1:
            client.do(code, "deal", "ready")
    return code, tokens, clients


def whole(server: Running, token: str, code: str) -> dict[str, Any]:
    """The table as somebody new sees it who has this token, without what differs between two looks."""
    shown = server.client(token).join(code)
    return {key: value for key, value in shown.items() if key != "now"}


@pytest.mark.parametrize("text", ["'); DROP TABLE log; --", "<script>alert(1)</script>", "{ $count } %s {0} \\u0041"])
def test_what_people_say_comes_through_as_text(server: Running, text: str) -> None:
    code, _, (anna, jan) = seated(server)
    anna.do(code, "1", "say", text=text)
    assert jan.hear("said")["text"] == text
    assert server.person("Ola").join(code)["chat"][-1]["text"] == text


# --- who is told what ------------------------------------------------------------------------------------------------


def test_each_hears_of_every_step_with_their_own_view(server: Running) -> None:
    code, _, (anna, jan) = begun(server)
    ola = server.person("Ola")
    shown = ola.join(code)
    assert shown["seat"] is None and shown["legal"] == []
    seen = [anna.join(code)["view"], jan.join(code)["view"]]
    assert seen[0]["seat"] == 0 and seen[1]["seat"] == 1
    asked, other = (anna, jan) if seen[0]["turn"] == 0 else (jan, anna)
    legal = asked.join(code)["legal"]
    answer = asked.ask(code, "a1", "act", actions=[legal[0]])
    assert answer["t"] == "told" and answer["v"] == shown["v"] + 1
    for listener in (other, ola):
        told = listener.hear("told", table=code)
        assert told["v"] == answer["v"] and "id" not in told


def test_nobody_acts_for_another_seat(server: Running) -> None:
    code, _, (anna, jan) = begun(server)
    turn = anna.join(code)["view"]["turn"]
    asked, other = (anna, jan) if turn == 0 else (jan, anna)
    legal = asked.join(code)["legal"]
    assert other.ask(code, "x", "act", actions=[legal[0]])["t"] == "refused"
    ola = server.person("Ola")
    ola.join(code)
    assert ola.ask(code, "x", "act", actions=[legal[0]])["reason"][0] == "table-why-not-seated"
    assert asked.ask(code, "y", "act", actions=[legal[0]])["t"] == "told"


def test_a_command_is_done_once_however_often_it_comes(server: Running) -> None:
    code, tokens, (anna, jan) = begun(server)
    first = anna.ask(code, "hello", "say", text="Hello")
    again = anna.ask(code, "hello", "say", text="Hello")
    assert first["t"] in ("told", "done") and again == {"t": "done", "table": code, "id": "hello", "v": first["v"]}
    other_socket = server.client(tokens[0])
    other_socket.join(code)
    assert other_socket.ask(code, "hello", "say", text="Hello") == again
    assert [line["text"] for line in jan.join(code)["chat"]] == ["Hello"]
    refused = anna.ask(code, "no", "sit", seat=99)
    assert refused["t"] == "refused" and anna.ask(code, "no", "ready") == refused


def test_a_refusal_does_not_overtake_what_happened_before_it(server: Running) -> None:
    code, _, (anna, _) = seated(server)
    for number in range(20):
        anna.do(code, f"ready{number}", "ready", ready=number % 2 == 0)
        anna.do(code, f"no{number}", "sit", seat=99)
    ids: list[str] = []
    while len(ids) < 40:
        ids += [id] if (id := anna.hear("told", "refused", "done").get("id")) else []
    assert ids == [f"{word}{number}" for number in range(20) for word in ("ready", "no")]


def test_commands_need_a_table_that_one_has_joined(server: Running) -> None:
    code, _, _ = seated(server)
    ola = server.person("Ola")
    ola.do(code, "x", "say", text="hello")
    assert ola.hear("bad") == {"t": "bad", "event": ["server-not-here", {"code": code}], "id": "x", "last": False}
    ola.say("join", table="NONE99")
    assert ola.hear("bad")["event"][0] == "server-no-table"
    ola.join(code)
    for _ in range(20):  # the table may have been closed meanwhile: that is no fault (review S17)
        ola.say("part", table=code)
    ola.do(code, "x", "say", text="hello")
    assert ola.hear("bad")["event"][0] == "server-not-here"


def test_codes_may_be_typed_in_small_letters(server: Running) -> None:
    code, _, _ = seated(server)
    ola = server.person("Ola")
    ola.say("join", table=f" {code.lower()} ")
    assert ola.hear("shown")["table"] == code
    assert ola.ask(code.lower(), "x", "ready")["t"] == "refused"


def test_who_is_removed_hears_no_more(server: Running) -> None:
    code, _, (anna, jan) = seated(server)
    assert anna.ask(code, "out", "remove", seat=1)["t"] == "told"
    assert jan.hear("ended")["reason"][0] == "table-you-removed"
    anna.ask(code, "say", "say", text="Now we can talk")
    jan.say("ping", at=1.0)
    assert jan.receive()["t"] == "pong"


def test_who_has_muted_somebody_does_not_hear_them(server: Running) -> None:
    code, tokens, (anna, jan) = seated(server)
    other = anna.welcome["person"]

    async def mute() -> None:
        person = await server.state.people.find(tokens[1])
        assert person is not None
        await server.state.people.mute(person, other)

    server.do(mute())
    since = jan.join(code)["v"]
    anna.ask(code, "1", "say", text="Rude")
    jan.do(code, "2", "say", text="Nice")
    versions, texts = [], []
    while not texts:
        message = jan.receive()
        if message["t"] == "said":
            texts.append(message["text"])
        versions.append(message["v"])
    assert texts == ["Nice"] and set(versions) == {since + 1, since + 2}
    assert [line["text"] for line in jan.join(code)["chat"]] == ["Nice"]
    assert [line["text"] for line in anna.join(code)["chat"]] == ["Rude", "Nice"]
    jan.say("join", table=code, since=since)
    texts = []
    while not texts:
        message = jan.receive()
        texts += [message["text"]] if message["t"] == "said" else []
    assert texts == ["Nice"]
    anna.ask(code, "3", "react", phrase="well-played")
    jan.do(code, "4", "react", phrase="thanks")
    phrases = []
    while not phrases:
        message = jan.receive()
        phrases += [message["phrase"]] if message["t"] == "said" else []
    assert phrases == ["phrase-thanks"], "nor their quick reactions"


# --- who comes back --------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_what_they_missed_and_sees_the_same(server: Running) -> None:
    code, tokens, (anna, jan) = begun(server)
    known = jan.join(code)["v"]
    jan.close()
    told = anna.hear("told")
    while ["table-gone", {"seat": 1}] not in told["events"]:
        told = anna.hear("told")
    for number in range(3):
        anna.ask(code, f"say{number}", "say", text=str(number))
    back = server.client(tokens[1])
    assert back.welcome["tables"] == [code]
    back.say("join", table=code, since=known)
    missed = [back.receive()]
    while ["table-back", {"seat": 1}] not in missed[-1].get("events", []):
        missed.append(back.receive())
    assert {message["t"] for message in missed} == {"told", "said"}
    assert sorted({message["v"] for message in missed}) == list(range(known + 1, missed[-1]["v"] + 1))


def test_who_was_away_for_long_or_sat_elsewhere_gets_the_whole_table(server: Running) -> None:
    code, tokens, (anna, jan) = seated(server)
    known = jan.join(code)["v"]
    jan.ask(code, "up", "stand")
    jan.say("join", table=code, since=known)
    assert jan.hear("shown")["seat"] is None
    known = jan.join(code)["v"]
    for number in range(20):
        anna.ask(code, f"ready{number}", "ready", ready=number % 2 == 0)
    ola = server.client(tokens[1])
    ola.say("join", table=code, since=known)
    assert ola.receive()["t"] == "shown"
    ola.say("join", table=code, since=10_000)
    assert ola.receive()["t"] == "shown"
    for strange in (0, -5):
        ola.say("join", table=code, since=strange)
        assert ola.receive()["t"] == "shown"


def test_who_knows_all_gets_nothing(server: Running) -> None:
    code, _, (anna, _) = seated(server)
    known = anna.join(code)["v"]
    anna.say("join", table=code, since=known)
    anna.say("ping", at=2.0)
    assert anna.receive()["t"] == "pong"


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_hears_of_listed_tables(server: Running) -> None:
    ola = server.person("Ola")
    ola.say("lobby")
    assert ola.hear("lobby")["tables"] == []
    code, _, (anna, _) = seated(server, listed=True, name="Evening")
    seated(server)  # not listed
    seen = ola.hear("listed")
    while seen["chairs"] != ["Person 0", "Person 1"]:
        seen = ola.hear("listed")
    assert (seen["code"], seen["name"], seen["game"], seen["phase"]) == (code, "Evening", "golf", "waiting")
    jan = server.person("Jan")
    jan.say("lobby")
    assert [each["code"] for each in jan.hear("lobby")["tables"]] == [code]
    assert [each.code for each in server.call(server.state.rooms.lobby.all)] == [code]
    ola.say("lobby", on=False)
    for at, client in enumerate((anna, None)):
        if client is not None:
            client.ask(code, f"leave{at}", "leave")
    while (seen := jan.hear("listed"))["chairs"] != ["", "Person 1"]:
        pass
    ola.say("ping")
    assert ola.receive()["t"] == "pong"


def test_a_table_that_all_have_left_is_closed_and_taken_off_the_list(server: Running) -> None:
    ola = server.person("Ola")
    ola.say("lobby")
    code, _, clients = seated(server, listed=True)
    assert ola.hear("listed")["code"] == code
    watcher = server.person("Jan")
    watcher.join(code)
    for client in clients:
        client.do(code, "leave", "leave")
        assert client.hear("ended")["reason"][0] == "table-you-left"
    assert watcher.hear("ended")["table"] == code
    while ola.hear("listed")["phase"] != "closed":
        pass
    watcher.say("join", table=code)
    assert watcher.hear("bad")["event"][0] == "server-no-table"
    server.do(server.state.store.flush())
    assert server.do(_rows(server)) == []


async def _rows(server: Running) -> list[str]:
    return [code async for _, code, _ in server.state.store.tables.live()]


# --- quick play, limits, sweeping ------------------------------------------------------------------------------------


def test_quick_play_seats_people_at_one_table(server: Running) -> None:
    async def quick(token: str, game: str, **options: Any) -> tuple[str, int]:
        person = await server.state.people.find(token)
        assert person is not None
        return await server.state.rooms.matchmaking.quick(game, options, person)

    anna, jan, ola = (server.guest(name) for name in ("Anna", "Jan", "Ola"))
    code, seat = server.do(quick(anna, "golf", seats=2))
    assert seat == 0
    assert server.do(quick(anna, "golf", seats=2)) == (code, 0)
    assert server.do(quick(ola, "golf", seats=3))[0] != code
    client = server.client(anna)
    assert client.join(code)["seat"] == 0
    assert server.do(quick(jan, "golf", seats=2)) == (code, 1)  # full: it begins
    while client.hear("told").get("standing", {}).get("phase") != "playing":
        pass
    assert server.do(quick(ola, "golf", seats=2))[0] != code


def test_a_quick_table_with_other_options_is_another_quick_table(server: Running) -> None:
    async def quick(token: str, **options: Any) -> str:
        person = await server.state.people.find(token)
        assert person is not None
        return (await server.state.rooms.matchmaking.quick("golf", options, person))[0]

    anna, jan, ola = (server.guest(name) for name in ("Anna", "Jan", "Ola"))
    code = server.do(quick(anna, seats=2))
    host = server.client(anna)
    host.join(code)
    assert host.ask(code, "more", "settle", options={"seats": 5})["t"] == "told"
    assert server.do(quick(jan, seats=2)) != code, "that is not what they wanted"
    assert server.do(quick(ola, seats=5)) == code
    for token in (ola, anna):
        client = server.client(token)
        client.join(code)
        client.do(code, "go", "leave")
        client.hear("ended")
    assert code not in server.call(lambda: dict(server.state.rooms.directory.open))
    for seats in (2, 5):
        assert server.do(quick(ola, seats=seats)) != code, "who left it leaves nothing that others stumble over"


def test_limits_of_tables(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(hosted=2, tables=3, tables_joined=2)) as server:
        anna, jan, ola = (server.guest(name) for name in ("Anna", "Jan", "Ola"))
        codes = [server.open(anna, "golf"), server.open(anna, "golf")]
        with pytest.raises(RequestRefusal) as refused:
            server.open(anna, "golf")
        assert (refused.value.reason, refused.value.values) == ("server-hosted", {"count": 2})
        codes.append(server.open(jan, "golf"))
        with pytest.raises(RequestRefusal) as refused:
            server.open(ola, "golf")
        assert refused.value.reason == "server-full"
        client = server.client(anna)
        for code in codes[:2]:
            client.join(code)
        client.say("join", table=codes[2])
        assert client.hear("bad")["event"] == ["server-joined", {"count": 2}]
        client.ask(codes[0], "bye", "leave")  # the host leaves an empty table: it is closed, and another one possible
        assert server.open(anna, "golf")


def test_abandoned_tables_are_closed(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(empty_seconds=0.0, left_seconds=3600.0)) as server:
        code, _, clients = begun(server)
        empty = server.open(server.guest(), "golf")
        kept, _, _ = seated(server)
        for client in clients:
            client.close()
        while code in server.call(lambda: [each for each in server.state.rooms.directory.open if _heard(server, each)]):
            pass
        server.call(server.state.rooms.sweeper.sweep)
        server.do(server.state.store.flush())
        assert set(server.call(lambda: list(server.state.rooms.directory.open))) == {code, kept}
        assert empty not in server.do(_rows(server))


def _heard(server: Running, code: str) -> bool:
    return bool(server.state.rooms.directory.open[code].subscriptions)


# --- restart, and our own mistakes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["golf", "durak", "trojki"])
def test_everything_is_back_after_a_restart(tmp_path: Path, game: str) -> None:
    with Running(tmp_path) as server:
        code, tokens, (anna, _) = begun(server, game)
        ready = seated(server)
        anna.ask(code, "hello", "say", text="Hello")
        before = [whole(server, token, code) for token in tokens]
        clock = server.call(server.state.rooms.clock.now)
        anna.say("ping")
        anna.hear("pong")
        server.stop()
        assert anna.end() == 1012
    with Running(tmp_path) as server:
        assert clock - 1 < server.call(server.state.rooms.clock.now) < clock + 20
        assert set(server.state.rooms.directory.open) == {code, ready[0]}
        clients = [server.client(token) for token in tokens]
        assert [client.welcome["tables"] for client in clients] == [[code], [code]]
        for client, old in zip(clients, before, strict=True):
            shown = client.join(code)
            assert {key: shown[key] for key in ("view", "legal", "asked", "seat", "chat")} == {
                key: old[key] for key in ("view", "legal", "asked", "seat", "chat")
            }
        assert clients[0].ask(code, "hello", "say", text="Hello")["t"] == "done"
        assert len(clients[0].join(code)["chat"]) == 1
        playing = clients[0].join(code)
        if playing["legal"] == ["ok"]:  # a race that has not been started
            assert clients[0].ask(code, "go", "ok")["t"] == "told"
        elif playing["legal"]:
            assert clients[0].ask(code, "go", "act", actions=[playing["legal"][0]])["t"] == "told"


def test_a_table_that_breaks_comes_back_and_others_do_not_notice(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tokens, (anna, jan) = begun(server)
    other, _, (ola, _) = seated(server)
    before = whole(server, tokens[0], code)
    handle = Table.handle

    def broken(self: Table, who: str, name: str, id: str, command: Any, now: float, account: bool) -> Any:
        if id == "break":
            self.chairs.clear()
            raise ZeroDivisionError
        return handle(self, who, name, id, command, now, account)

    monkeypatch.setattr(Table, "handle", broken)
    anna.do(code, "break", "ready")
    assert anna.answer("break")["event"][0] == "server-broken"
    assert jan.hear("shown")["standing"]["chairs"] == before["standing"]["chairs"]
    assert {key: value for key, value in whole(server, tokens[0], code).items() if key != "v"} == {
        key: value for key, value in before.items() if key != "v"
    }
    assert anna.ask(code, "on", "say", text="On we go")["t"] in ("told", "done")
    assert ola.ask(other, "on", "ready")["t"] == "told"
    assert server.metric("stolik_tables_recovered_total") == 1


def test_a_broken_table_is_shown_to_nobody_before_it_is_back(server: Running) -> None:
    code, tokens, _ = begun(server)
    rooms = server.state.rooms
    room = server.call(lambda: rooms.directory.open[code])

    def breaks() -> None:
        room.broken, room.table.parts.seating.host = True, "nobody"

    server.call(breaks)
    anna, ola = server.client(tokens[0]), server.person("Ola")
    for client in (anna, ola):
        client.say("join", table=code)
        client.say("ping", at=1.0)
        while (message := client.receive())["t"] != "pong":
            assert message["t"] != "shown", "a step that is in no log"
    server.call(lambda: rooms.steps.broken.put_nowait(room))
    for client in (anna, ola):
        assert client.hear("shown")["standing"]["host"] == anna.welcome["person"]


def test_a_table_that_breaks_again_and_again_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, (anna, _) = seated(server)

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "handle", broken)
    rooms, ended = server.state.rooms.directory.open, False
    for number in range(20):
        anna.do(code, str(number), "ready")
        while (message := anna.hear("bad", "shown", "ended"))["t"] == "shown":
            pass
        ended = ended or message["t"] == "ended"
        if ended:
            break
        while server.call(lambda: code in rooms and rooms[code].broken):
            pass
    assert code not in server.call(lambda: dict(rooms))
    assert server.do(_rows(server)) == [code]  # its log stays to be looked at


def test_who_is_signed_out_is_disconnected(server: Running) -> None:
    anna = server.person("Anna")
    server.call(lambda: server.state.connections.disconnect_person(anna.welcome["person"]))
    assert anna.receive() == {"t": "bad", "event": ["server-who", {}], "id": "", "last": True}
    with pytest.raises(Gone) as gone:
        anna.receive()
    assert gone.value.code == 1008


def test_a_guest_who_becomes_an_account_comes_back_as_it(server: Running) -> None:
    token, other = server.guest("Anna"), server.person("Ben")
    tabs = [server.client(token) for _ in range(2)]
    code = server.open(token, "golf", seats=2)
    tabs[0].join(code)
    tabs[0].ask(code, "sit", "sit", seat=0)
    body = json.dumps({"name": "Anna K", "password": "correct horse"}).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server.url}/api/account", body, headers)) as answer:
        account = json.load(answer)["token"]
    assert [tab.end() for tab in tabs] == [1012, 1012]
    back = server.client(account)
    assert (back.welcome["kind"], back.welcome["name"], back.welcome["tables"]) == ("account", "Anna K", [code])
    chair = back.join(code)["standing"]["chairs"][0]
    assert (chair["name"], chair.get("account", False)) == ("Anna", False), "a table keeps the name until one is back"
    while not chair.get("account", False):
        chair = back.hear("told", table=code).get("standing", {}).get("chairs", [chair])[0]
    stale = server.raw()
    stale.say("hello", version=1, token=token)
    assert stale.receive()["event"][0] == "server-who", "whoever has the guest's token has not got the account"
    other.say("ping", at=1.0)
    assert other.hear("pong"), "the others notice nothing"


def test_strange_values_are_refused_and_do_not_break_anything(server: Running) -> None:
    code, _, (anna, _) = seated(server)
    for number, value in enumerate([10**30, -1, 1e300, "x" * 200, None, [1] * 500, {"a": {"b": 1}}, True]):
        answer = anna.ask(code, f"a{number}", "settle", options={"deals": value})
        assert answer["t"] in ("refused", "bad", "told", "done")
    assert anna.ask(code, "think", "settle", think=1e308)["t"] == "refused"
    assert anna.ask(code, "say", "say", text="\u0000")["t"] == "refused"
    assert anna.ask(code, "minus", "sit", seat=-1)["t"] == "refused"
    assert anna.ask(code, "act", "act", actions=["\ud83d\ude00"])["t"] == "refused"
    assert server.metric("stolik_tables_recovered_total") == 0


def test_limits_have_the_names_that_the_command_line_takes() -> None:
    assert all(value >= 0 for value in Limits())


def test_a_disk_that_fails_at_the_start_is_told_as_such(tmp_path: Path) -> None:
    """Review S10: tables that come back note that everybody is gone, which writes. A trigger stands in for the disk."""
    with Running(tmp_path) as server:
        seated(server)
    with closing(sqlite3.connect(tmp_path / "stolik.db")) as connection:
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END")
    with pytest.raises(StoreError) as refused, Running(tmp_path):
        pass
    assert refused.value.reason == "store-no-access" and refused.value.values["told"] == "disk I/O error"


def test_who_was_removed_does_not_come_back_to_watch(server: Running) -> None:
    code, _, (anna, jan) = seated(server)
    watcher = server.guest("Eve")
    eve = server.client(watcher)
    eve.join(code)
    for command in ("remove", "hush"):
        assert anna.ask(code, f"no-{command}", command, person="nobody")["reason"] == ["server-nobody", {}]
    assert anna.ask(code, "sh", "hush", person=eve.welcome["person"])["t"] == "told"
    read = [server.get(f"/api/tables/{code}{of}", authorization=f"Bearer {watcher}")[0] for of in ("", "/story")]
    assert read == [200, 200]
    assert anna.ask(code, "go", "remove", person=eve.welcome["person"])["t"] == "told"
    assert eve.hear("ended")["reason"][0] == "table-you-removed"
    for client in (eve, server.client(watcher)):
        client.say("join", table=code)
        assert client.hear("bad")["event"][0] == "server-removed"
    for of in ("", "/story"):
        status, text, _ = server.get(f"/api/tables/{code}{of}", authorization=f"Bearer {watcher}")
        assert status == 403 and "server-removed" in text
    assert jan.ask(code, "r", "ready")["t"] == "told"
