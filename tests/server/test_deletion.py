"""Deleted people: gone from open tables, the lobby, the log and reports at once; and who goes without saying so."""

import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from stolik.server import housekeeping
from stolik.server.people import Person
from stolik.store import PersonRow
from stolik.table.commands import Sit
from tests.patience import PATIENCE
from tests.server.raw import Raw
from tests.server.running import Running
from tests.server.site import PASSWORD, Site, finish, refused


def call(server: Running, method: str, path: str, token: str = "", **body: Any) -> Any:
    """The answer to a request."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"} if token else {}
    request = Request(server.url + path, json.dumps(body).encode() if body else None, headers, method=method)
    with urlopen(request, timeout=PATIENCE) as answer:
        text = answer.read()
        return json.loads(text) if text else None


def say(client: Raw, code: str, text: str) -> None:
    client.ask(code, text, "say", text=text)


def listed(server: Running, code: str) -> Any:
    return call(server, "GET", f"/api/tables/{code}")


def stored(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("stolik.db*"))


def test_a_deleted_person_is_gone_from_open_tables_at_once(tmp_path: Path) -> None:
    """Review S14: the name stayed on the chair, in the lobby and in the log, and the chat with it."""
    with Running(tmp_path) as server:
        anna, jan = server.guest("Zuzanna Q"), server.guest("Jan")
        playing = server.open(anna, "golf", seats=3, listed=True)
        waiting = server.open(anna, "durak", seats=2, listed=True)
        clients = [server.client(anna), server.client(jan)]
        for seat, client in enumerate(clients):
            client.join(playing)
            client.ask(playing, f"sit{seat}", "sit", seat=seat)
        clients[0].ask(playing, "fill", "fill")
        say(clients[0], playing, "Anna was here")
        say(clients[1], playing, "a line that stays")
        for seat, client in enumerate(clients):
            client.ask(playing, f"ready{seat}", "ready")
        clients[0].join(waiting)
        clients[0].ask(waiting, "sit", "sit", seat=0)
        assert listed(server, playing)["chairs"][:2] == ["Zuzanna Q", "Jan"]
        assert listed(server, playing)["phase"] == "playing"
        shown = clients[1].join(playing)
        assert [line["text"] for line in shown["chat"]] == ["Anna was here", "a line that stays"]

        call(server, "POST", "/api/reports", jan, person=server_id(server, anna), text="rude", table=playing)
        other = server.guest("Ola")
        call(server, "POST", "/api/reports", jan, person=server_id(server, other), text="rude", table=playing)
        exported = call(server, "GET", "/api/me/export", anna)
        assert exported["chat"] == [{"table": playing, "text": "Anna was here"}], "what is kept is in the export"
        assert exported["chat_elsewhere"] == []
        assert exported["quoted"] == ["Anna was here"] * 2

        call(server, "POST", "/api/me/delete", anna, password=PASSWORD)
        assert clients[0].end() == 1008
        now = listed(server, playing)
        assert "Zuzanna Q" not in json.dumps(now) and now["chairs"][1] == "Jan" and now["host"] == "Jan"
        assert clients[1].hear("shown", table=playing)["chat"][0]["text"] == "a line that stays", (
            "on the screens of others too"
        )
        [report] = server.do(server.state.store.conduct.reports())
        assert report.chat.endswith("a line that stays") and "was here" not in report.chat
        watcher = server.person("Eva")
        assert [line["text"] for line in watcher.join(playing)["chat"]] == ["a line that stays"]
        assert "Zuzanna" not in server.get(f"/api/tables/{playing}/story")[1]
        assert [text for text in server.do(bodies(server)) if "Zuzanna" in text or "was here" in text] == []
        assert waiting not in server.state.rooms.directory.open, "nobody else was there"
    found = stored(tmp_path)
    assert b"Jan" in found and b"a line that stays" in found, "this is where it would be"
    assert b"Zuzanna" not in found and b"Anna was here" not in found, "what is deleted is overwritten"
    with Running(tmp_path) as server:
        back = server.client(jan)
        assert back.welcome["tables"] == [playing]
        assert back.join(playing)["standing"]["chairs"][0].get("person", "") == ""


def server_id(server: Running, token: str) -> str:
    return str(call(server, "GET", "/api/me", token)["id"])


async def bodies(server: Running) -> list[str]:
    """All of the log."""
    await server.state.store.flush()
    tables = [room.key for room in server.state.rooms.directory.open.values()]
    return [row.body for key in tables for row in await server.state.store.tables.rows(key, 0)]


def test_a_person_whom_a_table_knows_is_forgotten_when_it_comes_back(tmp_path: Path) -> None:
    """Deleted while the server was down, by another program say: the name does not come back with the table."""
    with Running(tmp_path) as server:
        anna, jan = server.guest("Anna"), server.guest("Jan")
        code = server.open(anna, "golf", seats=2, listed=True)
        for seat, token in enumerate((anna, jan)):
            client = server.client(token)
            client.join(code)
            client.ask(code, "sit", "sit", seat=seat)
        server.state.store.people.delete(server_id(server, anna))
        server.do(server.state.store.flush())
    with Running(tmp_path) as server:
        assert listed(server, code)["chairs"] == ["", "Jan"]
        assert [text for text in server.do(bodies(server)) if "Anna" in text] == []


def test_of_two_deleted_people_in_one_match_neither_name_stays(tmp_path: Path) -> None:
    """Each record was read before what was taken from it for the other was written."""
    with Site(tmp_path) as site:
        anna = site.account("Anna")
        bot = site.ask("POST", "/api/me/tokens", anna, json={"name": "Robot"}).json()
        finish(site, "AAAA-1", (site.id(anna), "Anna"), (bot["id"], "Robot"))
        site.delete(anna)
        assert site.ask("GET", "/api/matches/AAAA-1/record").json()["names"] == ["", ""]


def test_an_account_says_its_password_before_it_is_deleted(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna, guest = site.account("Anna"), site.guest("Jan")
        for wrong in ("", "not this one"):
            assert refused(site.delete(anna, wrong)) == (403, "people-password-wrong")
        assert site.id(anna)
        assert site.delete(guest, "").status_code == 204, "a guest has none"
        assert site.delete(anna).status_code == 204


def long_ago(site: Site, *tokens: str) -> list[str]:
    """These came in a hundred days ago, and never again."""
    ids = [site.id(token) for token in tokens]

    async def moved() -> None:
        store = site.state.store
        for id in ids:
            row: PersonRow | None = await store.people.get(id)
            sessions = await store.sessions.of(id)
            assert row is not None
            store.people.delete(id)
            await store.flush()
            store.people.add(id, row.name, row.kind, "2020-01-01T00:00:00+00:00")
            for session in sessions:
                store.sessions.add(session._replace(made="2020-01-01T00:00:00+00:00"))
        await store.flush()

    site.run(moved())
    site.state.people.sessions._known.clear()
    return ids


def test_guests_who_never_come_back_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Review S14. So many at once; not those at open tables, nor accounts, nor who was here lately."""
    monkeypatch.setattr(housekeeping, "GUESTS_AT_ONCE", 2)
    with Site(tmp_path) as site:
        site.state.housekeeping.stop()  # looks when it is told to
        tokens = [site.guest(f"Guest {number}") for number in range(5)]
        seated, account, fresh = site.guest("Jan"), site.account("Ola"), site.guest("Eva")
        old = long_ago(site, *tokens, seated)
        code = site.ask("POST", "/api/tables", fresh, json={"game": "golf"}).json()["code"]
        room, store, keeper = site.state.rooms.directory.open[code], site.state.store, site.state.housekeeping

        async def sits() -> None:
            site.state.rooms.presence.seat(room, Person(old[5], "Jan", "guest"), Sit(0))
            await store.flush()

        site.run(sits())
        left = old
        for _ in range(8):
            site.run(keeper.look())
            before, left = left, [id for id in left if site.run(store.people.get(id)) is not None]
            assert len(before) - len(left) <= 2
        assert left == [old[5]], "who sits at an open table"
        assert site.ask("GET", "/api/me", account).status_code == site.ask("GET", "/api/me", fresh).status_code == 200

        async def closed() -> None:
            site.state.rooms.steps.attempt(room, lambda now: room.table.close(now, "server-abandoned"))
            await store.flush()

        site.run(closed())
        for _ in range(3):
            site.run(keeper.look())
        assert site.run(store.people.get(old[5])) is None
