"""Whole matches over real sockets: two people and a bot at every game, and the record that is left of it."""

import json
import random
import threading
from pathlib import Path

import pytest

from stolik.bots import make
from stolik.games import GAMES
from stolik.match.records import check_record
from stolik.table import answer_at_once
from stolik.table.commands import Act
from stolik.table.messages import PLAYING
from tests.proofs.games import short
from tests.server.hasty import play_on
from tests.server.running import Running


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_and_a_bot_play_a_match(hasty: Running, game: str) -> None:
    tokens = [hasty.guest("Anna"), hasty.guest("Jan")]
    code = hasty.open(tokens[0], game, **short(game, seats=3))
    players = [hasty.client(token) for token in tokens]
    for seat, player in enumerate(players):
        player.join(code)
        assert player.ask(code, "sit", "sit", seat=seat)["t"] == "done"
    assert players[0].ask(code, "fill", "fill", level="casual")["t"] == "told"
    heard: dict[int, list[int]] = {}

    def play(seat: int) -> None:
        heard[seat] = play_on(players[seat], code, seat, race=game == "trojki")

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(2)]
    for thread in threads:
        thread.start()
    watcher = hasty.person("Ola")
    assert watcher.join(code)["seat"] is None
    watcher.do(code, "no", "start")
    assert watcher.answer("no")["reason"][0] == "table-why-not-host"
    starter = hasty.client(tokens[0])
    starter.join(code)
    starter.do(code, "go", "start")
    for thread in threads:
        thread.join(60)
    for versions in (heard[0], heard[1]):  # each step once, none left out
        assert versions == list(range(versions[0], versions[-1] + 1))
    hasty.do(hasty.state.store.flush())
    match = hasty.do(hasty.state.store.matches.get(f"{code}-1"))
    assert match is not None
    check_record(json.loads(match.record), GAMES)
    assert [(each.seat, each.name, each.bot) for each in match.people] == [
        (0, "Anna", None),
        (1, "Jan", None),
        (2, "", "casual"),
    ]
    assert json.loads(match.record)["names"][:2] == ["Anna", "Jan"]
    assert hasty.metric("stolik_matches_total") == 1


def test_whoever_is_deleted_leaves_no_name_in_a_match_that_ends_after_a_restart(tmp_path: Path) -> None:
    async def delete(server: Running, token: str) -> None:
        person = await server.state.people.find(token)
        assert person is not None
        await server.state.people.delete(person)

    def play_on(server: Running, code: str) -> None:
        """To the end, as if much time passed: a bot plays for who is deleted, and jan does what they may."""
        rooms = server.state.rooms
        room = rooms.directory.open[code]
        ahead = rooms.clock.now()
        for _ in range(5000):  # some holes are long
            table = room.table
            if table.phase != PLAYING:
                return
            if table.on is not None and table.on.match.turn == 1:
                outs = table.handle(table.chairs[1].person, "Jan", "", Act([table.on.legal(1)[0]]), ahead)
            else:
                ahead += 40.0
                outs = table.tick(ahead)
            outs += answer_at_once(table, lambda seat, level: make(level, "golf", random.Random(seat)), ahead)
            rooms.steps.commit(room, outs, ahead)

    with Running(tmp_path) as server:
        anna, jan = server.guest("Anna"), server.guest("Jan")
        code = server.open(anna, "golf", seats=2, deals=1)
        for seat, token in enumerate((anna, jan)):
            client = server.client(token)
            client.join(code)
            client.ask(code, "sit", "sit", seat=seat)
            client.ask(code, "ready", "ready")
        server.do(delete(server, anna))
    with Running(tmp_path) as server:
        client = server.client(jan)
        client.join(code)
        server.call(lambda: play_on(server, code))
        server.do(server.state.store.flush())
        record = json.loads(server.get(f"/api/matches/{code}-1/record")[1])
        assert record["names"] == ["", "Jan"]
        assert server.metric("stolik_matches_total") == 1
    with Running(tmp_path) as server:
        assert code in server.state.rooms.directory.open
        assert server.metric("stolik_matches_total") == 0, "a log that tells of a match again counts none"
