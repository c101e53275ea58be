"""Games against bots that somebody has left: the latest few are kept for them, with others they may go on or leave."""

import json
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Running
from tests.server.site import GENEROUS
from tests.server.test_tables import begun


def against_bots(server: Running, token: str, game: str = "golf") -> str:
    """They play a game against bots until there are cards, and go away without a word; its code."""
    code = server.open(token, game, seats=2)
    client = server.client(token)
    client.join(code)
    client.ask(code, "sit", "sit", seat=0)
    client.ask(code, "fill", "fill")
    client.do(code, "start", "start")
    while client.hear("told").get("standing", {}).get("deals") != 1:
        pass
    client.close()
    while server.call(lambda: bool(server.state.rooms.directory.open[code].subscriptions)):
        time.sleep(0.01)
    return code


def tables(server: Running, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(server.get("/api/me/tables", authorization=f"Bearer {token}")[1])["tables"]
    return found


def test_a_new_game_ends_the_one_left_longest_ago(tmp_path: Path) -> None:
    """However many somebody begins and leaves, the next one can be begun; it failed at the ninth."""
    with Running(tmp_path, GENEROUS._replace(hosted=8)) as server:
        token = server.guest("Anna")
        codes = [against_bots(server, token) for _ in range(10)]
        assert sorted(each["code"] for each in tables(server, token)) == sorted(codes[-4:])
        rows = server.call(lambda: [room.table.phase for room in server.state.rooms.directory.open.values()])
        assert rows == ["playing"] * 4


def test_what_is_left_is_known_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        codes = [against_bots(server, token) for _ in range(4)]
    with Running(tmp_path) as server:
        assert [each["code"] for each in tables(server, token)] == codes[::-1], "the latest first"
        newest = against_bots(server, token)
        assert sorted(each["code"] for each in tables(server, token)) == sorted([*codes[1:], newest])
    with Running(tmp_path) as server:
        assert sorted(server.state.rooms.directory.open) == sorted([*codes[1:], newest]), "its log has ended too"


def test_what_somebody_looks_at_or_shares_is_not_ended(tmp_path: Path) -> None:
    with Running(tmp_path, GENEROUS._replace(left=0)) as server:
        shared, (token, _), clients = begun(server)
        for client in clients:
            client.close()
        while server.call(lambda: bool(server.state.rooms.directory.open[shared].subscriptions)):
            time.sleep(0.01)
        watched = against_bots(server, token)
        page = server.client(token)
        page.join(watched)
        alone = against_bots(server, token)
        last = against_bots(server, token)
        assert set(server.state.rooms.directory.open) == {shared, watched, last}
        assert alone not in server.state.rooms.directory.open


def test_one_can_go_back_to_them_or_leave_them(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = against_bots(server, token, "durak")
        (told,) = tables(server, token)
        assert (told["code"], told["game"], told["phase"], told["deals"], told["people"]) == (
            code, "durak", "playing", 1, [],
        )  # fmt: skip
        assert told["gone"] is not None and 0 <= told["gone"] < 600 and isinstance(told["asked"], bool)
        client = server.client(token)
        client.join(code)
        assert tables(server, token)[0]["gone"] is None
        stranger = server.guest("Jan")
        assert delete(server, stranger, code) == 404
        assert delete(server, token, code) == 204
        assert tables(server, token) == [] and code not in server.state.rooms.directory.open
        assert delete(server, token, code) == 404


def test_a_table_with_others_goes_on_without_who_leaves(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        code, (token, _), _ = begun(server)
        assert [each["people"] for each in tables(server, token)] == [["Person 1"]]
        assert delete(server, token, code) == 204
        table = server.state.rooms.directory.open[code].table
        assert [chair.name or chair.bot for chair in table.chairs] == ["casual", "Person 1"]


def delete(server: Running, token: str, code: str) -> int:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.delete(f"{server.url}/api/me/tables/{code}", headers=headers).status_code
