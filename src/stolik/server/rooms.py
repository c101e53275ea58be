"""The live tables of a server: their parts put together, started and stopped in order.

    connection -> presence -> steps -> table -> store -> (commit) -> delivery -> listeners

One clock for all tables: it goes on after a restart where the log ended, so that the time in between is not charged to
anybody.
"""

import asyncio
from functools import partial

from stolik.core.engine import engine
from stolik.games import GAMES
from stolik.server.answers import LiveAnswers
from stolik.server.config import Config
from stolik.server.connections import Connections
from stolik.server.delivery import Delivery
from stolik.server.directory import Directory
from stolik.server.hints import Hinting
from stolik.server.levels import Levels
from stolik.server.lobby import LobbyList
from stolik.server.matchmaking import Matchmaking
from stolik.server.metrics import Metrics
from stolik.server.neighbours import Neighbours
from stolik.server.people import People
from stolik.server.presence import Presence
from stolik.server.rates import MatchRation, Ration
from stolik.server.recovery import Recovery
from stolik.server.retelling import Retelling
from stolik.server.reviewing import Reviewing
from stolik.server.room import Room
from stolik.server.shares import Shares
from stolik.server.steps import Steps
from stolik.server.sweeper import Sweeper
from stolik.server.thinking import Thinking
from stolik.server.timer import TableClock
from stolik.server.worker import Worker
from stolik.store import Store


class Rooms:
    """What the tables of a server are made of.

    levels       of bots
    directory    which rooms there are
    lobby        those that are listed, and who looks on
    clock        the time of all tables
    steps        what happens at a table
    thinking     what their bots think
    presence     who is where
    guesses      codes that there are not: how many each address has tried lately
    matchmaking  new tables, and seats at them
    retelling    what happened some time ago
    reviewing    what was decided in finished matches
    neighbours   the other processes that are the same server; None: it is alone
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        people: People,
        connections: Connections,
        worker: Worker,
        config: Config,
    ) -> None:
        self._store = store
        limits, rooms = config.limits, dict[str, Room]()
        self.levels = levels = Levels(config.bot_cores, config.highest_level, config.level_when_full)
        answers = partial(LiveAnswers, levels=levels)
        self.thinking = thinking = Thinking(config.bot_cores, config.secret, levels, metrics)
        self.clock = clock = TableClock()
        self.lobby = lobby = LobbyList(rooms, store.once_durable, limits.listed)
        self.directory = directory = Directory(rooms, lobby)
        delivery = Delivery(store, metrics)
        matches = MatchRation(limits)
        self.steps = steps = Steps(store, people, metrics, directory, delivery, clock, thinking, matches)
        hints = Hinting(limits, steps, thinking)
        self.guesses = guesses = Ration(limits.guess_rate, limits.guess_burst)
        self.presence = presence = Presence(
            connections, people, limits, lobby, directory, delivery, steps, clock, hints, guesses, matches
        )
        self.matchmaking = matchmaking = Matchmaking(store, limits, directory, steps, presence, clock, answers, matches)
        self.retelling = Retelling(store, worker, answers)
        self.reviewing = Reviewing(limits, thinking, worker)
        self._recovery = Recovery(store, metrics, directory, delivery, steps, presence, clock, answers)
        self.neighbours: Neighbours | None = None
        if (cluster := store.cluster) is not None:
            shares = Shares(store, cluster, directory, self._recovery)
            shares.brought, shares.left, shares.looked = self._brought, presence.early.join, presence.early.look
            self.neighbours = Neighbours(store, cluster, shares, directory, lobby, people, connections)
            matchmaking.first_signs, matchmaking.others_waiting = shares.first_signs, self.neighbours.waiting
        self.sweeper = Sweeper(limits, directory, steps, clock)
        people.when_deleted = self._forget_deleted

    async def start(self) -> None:
        """Brings back all tables of the log, as they were; one of several processes those of its shards, by and by."""
        if (cluster := self._store.cluster) is not None and self.neighbours is not None:
            for game in GAMES.values():  # before others see us: tables come back amid play, when nothing may wait
                await asyncio.to_thread(engine, game, wait=True)
            self.clock.go_on_from(await cluster.enter())
            self._recovery.watch()
            await self.neighbours.start()
        else:
            self.clock.go_on_from(await self._store.tables.latest())
            await self._recovery.start()
        await self.steps.look_for_deleted(self.directory.open)
        self.sweeper.start()
        self.thinking.start()

    async def _brought(self, codes: list[str]) -> None:
        await self.steps.look_for_deleted(codes)
        self.lobby.brought(codes)
        self.presence.early.look(codes)

    def _forget_deleted(self) -> None:
        for room in list(self.directory.open.values()):
            self.steps.forget_deleted(room)

    def said_by(self, person: str) -> list[dict[str, str]]:
        """The lines of chat of a person (public id) that open tables of this process keep."""
        rooms = self.directory.open.values()
        said = [(room.code, line) for room in rooms for line in room.table.parts.chat.lines if line.person == person]
        return [{"table": code, "text": line.text} for code, line in said]

    def said_elsewhere(self) -> list[str]:
        """The addresses of the other processes, whose tables keep lines of chat of their own."""
        return self.neighbours.shares.others() if self.neighbours is not None else []

    async def leave(self) -> None:
        """All that has happened is durable: another process may have the tables."""
        if self.neighbours is not None:
            await self.neighbours.leave()

    def stop(self) -> None:
        """Nothing more happens at any table."""
        if self.neighbours is not None:
            self.neighbours.shares.stop()
        self.steps.stop()
        self.reviewing.stop()
        self.sweeper.stop()
        self._recovery.stop()
