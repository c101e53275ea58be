"""The lobby: the tables that are listed, and those clients that hear when they change.

Changes are gathered for a moment, so that ten persons who sit down cost the listeners one message, and each message is
made once however many listen.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable

from msgspec import structs

from stolik.protocol.to_client import Listed, Lobby
from stolik.server.room import Connection, Room, encoded
from stolik.store.shards import shard_of
from stolik.table.messages import CLOSED, WAITING

GATHER_CHANGES = 0.2  # seconds


def listed_of(room: Room) -> Listed:
    """A table as the lobby shows it."""
    table = room.table
    return Listed(
        code=room.code,
        name=table.setup.name,
        game=table.game.name,
        options=table.game.option_values(table.options),
        clock=table.parts.pacing.clock,
        phase=table.phase,
        host=table.parts.seating.names.get(table.host, ""),
        chairs=[chair.name or (f"bot {chair.bot}" if chair.bot else "") for chair in table.chairs],
        spectators=len(room.spectators()),
        bots=[seat for seat, chair in enumerate(table.chairs) if chair.bot and not chair.person],
        accounts=[seat for seat, chair in enumerate(table.chairs) if chair.account],
    )


class LobbyList:
    """What the listeners know. `after` calls something when all that is queued now is durable; `most`: tables shown."""

    def __init__(self, rooms: dict[str, Room], after: Callable[[Callable[[], None]], None], most: int) -> None:
        self._rooms, self._after, self._most = rooms, after, most
        self._listeners: dict[Connection, None] = {}
        self._shown: dict[str, Listed] = {}  # as the listeners know them
        self._changed: dict[str, None] = {}
        self._elsewhere: dict[str, Listed] = {}  # of other processes

    def all(self) -> list[Listed]:
        """The listed tables: those that wait for players first, the newest first among them."""
        listed = [room for room in reversed(self._rooms.values()) if room.table.setup.listed]
        listed.sort(key=lambda room: room.table.phase != WAITING)
        own = [listed_of(room) for room in listed[: self._most]]
        return sorted([*own, *self._elsewhere.values()], key=lambda each: each.phase != WAITING)[: self._most]

    def watch(self, connection: Connection) -> None:
        """From now on this client hears of changes; it gets all tables first."""
        connection.send(Lobby(list(self._shown.values())))
        self._listeners[connection] = None

    def leave(self, connection: Connection) -> None:
        """It hears no more."""
        self._listeners.pop(connection, None)

    def change(self, code: str) -> None:
        """A listed table is new, has changed or is gone."""
        if not self._changed:
            asyncio.get_running_loop().call_later(GATHER_CHANGES, self._after, self._tell)
        self._changed[code] = None

    def show_elsewhere(self, shards: Collection[int], listed: dict[str, Listed]) -> None:
        """These are all listed tables of these shards, which other processes have."""
        gone = [code for code in self._elsewhere if shard_of(code) in shards and code not in listed]
        told = [encoded(structs.replace(self._elsewhere.pop(code), phase=CLOSED)) for code in gone]
        for code in gone:
            self._shown.pop(code, None)
        for code, now in listed.items():
            if self._elsewhere.get(code) == now or code in self._rooms:
                continue
            self._elsewhere[code] = now
            if code in self._shown or len(self._shown) < self._most:
                self._shown[code] = now
                told.append(encoded(now))
        self._send(told)

    def take(self, shards: Collection[int]) -> list[str]:
        """These shards are ours now; what was known of their tables (codes) is shown until they are `brought`."""
        taken = [code for code in self._elsewhere if shard_of(code) in shards]
        for code in taken:
            del self._elsewhere[code]
        return taken

    def brought(self, codes: Iterable[str]) -> None:
        """These tables are back here, or are no more."""
        for code in codes:
            if code in self._shown and code not in self._rooms:
                self.change(code)

    def _tell(self) -> None:
        changed, self._changed = self._changed, {}
        told: list[bytes] = []
        for code in changed:
            before, room = self._shown.get(code), self._rooms.get(code)
            if room is None:
                if before is not None and code not in self._elsewhere:
                    del self._shown[code]
                    told.append(encoded(structs.replace(before, phase=CLOSED)))
            elif before is not None or len(self._shown) < self._most:
                now = listed_of(room)
                if now != before:
                    self._shown[code] = now
                    told.append(encoded(now))
        self._send(told)

    def _send(self, told: list[bytes]) -> None:
        for connection in self._listeners:
            for data in told:
                connection.buffer.send(data)
