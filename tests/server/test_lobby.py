"""The lobby of one of several processes: tables of others, and what becomes of them when they are ours."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from stolik.protocol.to_client import Listed
from stolik.server.lobby import LobbyList
from stolik.server.room import Connection
from stolik.store.shards import shard_of
from stolik.table.messages import CLOSED, WAITING

CODE = "BC2345"
HERE = Listed(CODE, "here", "golf", {}, "none", WAITING, "Ada", ["Ada", ""], 0, [], [])


class Listener:
    """Of a connection what the lobby uses: all that it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.buffer = self

    def send(self, what: Any) -> None:
        self.told.append(what)


def watching(lobby: LobbyList) -> list[Any]:
    listener = Listener()
    lobby.watch(cast(Connection, listener))
    return listener.told


class Lobby(LobbyList):
    """One in which nothing else happens."""

    def __init__(self) -> None:
        self.quiet = asyncio.Event()
        super().__init__({}, self._done, 10)

    def _done(self, call: Callable[[], None]) -> None:
        call()
        self.quiet.set()


async def test_a_table_that_was_closed_before_we_had_it_is_gone() -> None:
    lobby = Lobby()
    listener = watching(lobby)
    lobby.show_elsewhere([shard_of(CODE)], {CODE: HERE})
    assert lobby.all() == [HERE] and len(listener) == 2
    assert lobby.take([shard_of(CODE) + 1]) == [] and lobby.all() == [HERE]
    assert lobby.take([shard_of(CODE)]) == [CODE] and lobby.all() == []
    assert [each.code for each in watching(lobby)[0].tables] == [CODE], "it may be about to come back"
    lobby.brought([CODE])
    await lobby.quiet.wait()
    assert f'"phase":"{CLOSED}"'.encode() in listener[-1] and len(listener) == 3
    assert watching(lobby)[0].tables == []


async def test_a_table_that_we_gave_away_is_shown_as_the_other_shows_it() -> None:
    """What was ours is looked at a moment later, when the other may have it already."""
    lobby = Lobby()
    listener = watching(lobby)
    lobby.show_elsewhere([shard_of(CODE)], {CODE: HERE})
    lobby.change(CODE)
    await lobby.quiet.wait()
    assert len(listener) == 2 and lobby.all() == [HERE]
    assert [each.code for each in watching(lobby)[0].tables] == [CODE]
