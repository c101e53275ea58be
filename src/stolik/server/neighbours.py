"""What a process among several tells the others, and does when it is told something.

What others know of a table is a row (`faces`): it is written a moment after it has changed, and then they are told to
look at the shard. What is kept in memory of people and bans is read anew when another process has changed it.
"""

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress

import msgspec

from stolik.protocol.to_client import Listed
from stolik.server.connections import Connections
from stolik.server.directory import Directory
from stolik.server.lobby import LobbyList, listed_of
from stolik.server.logs import log
from stolik.server.people import People
from stolik.server.room import Room
from stolik.server.shares import Shares
from stolik.store import Cluster, Face, Store
from stolik.store.notices import EVERYTHING
from stolik.store.shards import SHARDS, shard_in, shard_of

GATHER_SECONDS = 0.2  # for which changes of tables wait for others
CHECKED_AT_ONCE = 500  # sessions
TRY_AGAIN_SECONDS = 1.0  # after a look at the database that failed

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Listed)


class Neighbours:
    """The other processes, from one of them. `shares`: what this one has."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        shares: Shares,
        directory: Directory,
        lobby: LobbyList,
        people: People,
        connections: Connections,
    ) -> None:
        self._store, self._cluster, self.shares = store, cluster, shares
        self._directory, self._lobby, self._people, self._connections = directory, lobby, people, connections
        self._notices = store.notices(cluster.process.name, self._hear)
        self._changed: dict[int, str] = {}  # tables of which others are to know something else: codes by key
        self._told: dict[str, None] = {}  # what we were told and have not yet done
        self._go = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        directory.changed, directory.elsewhere = self._change, shares.elsewhere
        people.changed = lambda id: self._notices.tell(f"people {id}")
        people.bans.changed = lambda: self._notices.tell("bans")
        shares.taken = self._take

    async def start(self) -> None:
        """Listens, tells, and takes what is free."""
        self._notices.start()
        self._tasks = [asyncio.get_running_loop().create_task(self._run(), name="stolik-neighbours")]
        await self.shares.start()

    async def leave(self) -> None:
        """All that has happened is durable: the others may have the tables."""
        for task in self._tasks:
            task.cancel()
        await self._notices.stop()
        await self.shares.leave()

    async def seats_of(self, person: str) -> list[Listed]:
        """The tables of other processes where a person (public id) sits."""
        seats = await self._cluster.seats_of(person)
        return [_decoder.decode(listed) for code, listed in seats if code not in self._directory.open]

    async def seated(self, people: Collection[str]) -> set[str]:
        """Who of these people sits at a table of any process."""
        return await self._cluster.seated(people)

    async def waiting(self, kind: bytes) -> list[str]:
        """Codes of quick tables of this kind that wait for others."""
        return await self._cluster.waiting(kind.decode())

    # --- telling ---------------------------------------------------------------------------------------------------

    def _change(self, room: Room) -> None:
        if not self._changed:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._store.once_durable, self._show)
        self._changed[room.key] = room.code

    def _show(self) -> None:
        """What has changed is durable by now."""
        changed, self._changed = self._changed, {}
        faces, gone = list[Face](), list[int]()
        for key, code in changed.items():
            room = self._directory.open.get(code)
            if room is None or room.key != key:
                gone.append(key)
                continue
            kind, listed = self._directory.kind(code).decode(), _encode(listed_of(room)).decode()
            seated = [chair.person for chair in room.table.chairs if chair.person]
            faces.append(Face(key, code, kind, listed, room.table.setup.listed, seated))
        task = asyncio.get_running_loop().create_task(self._write(faces, gone), name="stolik-faces")
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _write(self, faces: list[Face], gone: list[int]) -> None:
        own = {*self.shares.own}  # a shard that was given up meanwhile is another's to tell of
        faces = [face for face in faces if shard_in(face.key) in own]
        gone = [key for key in gone if shard_in(key) in own]
        try:
            await self._cluster.show(faces, gone)
        except Exception:  # the store that writes says what is wrong with the database
            log.exception("tables not shown to other processes")
        self._tell_shards({*(shard_in(face.key) for face in faces), *map(shard_in, gone)})

    def _take(self, shards: list[int]) -> None:
        self._lobby.brought(code for code in self._lobby.take(shards) if not self.shares.comes(code))
        self._tell_shards(shards)

    def _tell_shards(self, shards: Iterable[int]) -> None:
        for shard in shards:
            self._notices.tell(f"shard {shard}")

    # --- being told ------------------------------------------------------------------------------------------------

    def _hear(self, line: str) -> None:
        self._told[line] = None
        self._go.set()

    async def _run(self) -> None:
        while True:
            await self._go.wait()
            self._go.clear()
            told, self._told = self._told, {}
            try:
                await self._do(told)
            except Exception:
                log.exception("not done what another process told")
                self._told = {**told, **self._told}
                await asyncio.sleep(TRY_AGAIN_SECONDS)
                self._go.set()

    async def _do(self, told: Iterable[str]) -> None:
        people, shards = dict[str, None](), set[int]()
        for line in told:
            what, _, which = line.partition(" ")
            if what == EVERYTHING:
                people.update(dict.fromkeys(self._connections.people_ids()))
                self._people.forget_all()
                shards |= {*range(SHARDS)}
            elif what == "people" and which:
                people[which] = None
            elif what == "shard":
                with suppress(ValueError):
                    shards.add(int(which))
            if what in (EVERYTHING, "bans"):
                await self._people.bans.load()
                self._dismiss_banned()
        if people:
            await self._people.look_again(list(people), {*self._connections.people_ids()})
            await self._check_sessions(people)
        if others := shards & {*range(SHARDS)} - {*self.shares.own}:
            listed = await self._cluster.listed(others)
            others -= {*self.shares.own}  # those that we took meanwhile
            found = {code: _decoder.decode(each) for code, each in listed.items() if shard_of(code) in others}
            self._lobby.show_elsewhere(others, found)

    async def _check_sessions(self, people: Iterable[str]) -> None:
        """Whoever is connected with a session that is over goes, and who is called otherwise now comes anew."""
        connections = [each for id in people for each in self._connections.of(id) if each.person.kind != "bot"]
        for at in range(0, len(connections), CHECKED_AT_ONCE):
            some = connections[at : at + CHECKED_AT_ONCE]
            found = await asyncio.gather(*(self._store.sessions.find(each.session) for each in some))
            for connection, session in zip(some, found, strict=True):
                person = connection.person
                if session is None:
                    self._connections.disconnect_person(person.id, session=connection.session)
                elif (session.person.name, session.person.kind) != (person.name, person.kind):
                    self._connections.call_back(person.id)

    def _dismiss_banned(self) -> None:
        people = self._people
        for connection in self._connections:
            banned = people.banned(connection.person), people.bans.until_address(connection.address)
            if banned != (None, None):
                self._connections.disconnect_person(connection.person.id)
