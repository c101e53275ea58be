"""New tables, and seats where players are looked for: what the HTTP API opens.

Who opens one ends what they have left behind: of their games against bots only the latest few wait for them.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from stolik.games import GAMES
from stolik.server.directory import Directory, kind_of
from stolik.server.left import left_by
from stolik.server.limits import Limits
from stolik.server.logs import log
from stolik.server.people import Person
from stolik.server.presence import Presence
from stolik.server.rates import MatchRation
from stolik.server.refusals import RequestRefusal
from stolik.server.room import Room
from stolik.server.steps import Steps
from stolik.server.timer import TableClock
from stolik.store import Store
from stolik.store.shards import SIGNS
from stolik.table import CLOCKS, Answers, Setup, Table
from stolik.table import log as entries
from stolik.table.commands import Sit
from stolik.table.messages import OVER, PLAYING

CODE_LENGTH = 6
QUICK_FILL = 45.0  # seconds that players are looked for; then bots take the free seats
ARRIVAL = 20.0  # seconds that somebody who sat down by HTTP has to come in


class Matchmaking:
    """Opens tables; `answers` makes for a game what its tables ask for.

    Of several processes each opens tables of its own shards: `first_signs` of a code, and `others_waiting`, the codes
    of quick tables of a kind at all of them.
    """

    def __init__(
        self,
        store: Store,
        limits: Limits,
        directory: Directory,
        steps: Steps,
        presence: Presence,
        clock: TableClock,
        answers: Callable[[str], Answers],
        matches: MatchRation,
    ) -> None:
        self._store, self._limits, self._directory = store, limits, directory
        self._steps, self._presence, self._clock, self._answers = steps, presence, clock, answers
        self._matches = matches
        self._seating = asyncio.Lock()
        self.others_waiting: Callable[[bytes], Awaitable[list[str]]] = _nobody
        self.first_signs: Callable[[], str] = lambda: secrets.choice(SIGNS) + secrets.choice(SIGNS)

    async def create(self, setup: dict[str, Any], person: Person, address: str = "") -> str:
        """Opens a table (fields of Setup without `code`), hosted by a person; returns its code when it is durable.

        `address` is what shares limits with theirs (`group_of`); "" has none. Raises BadOption, RequestRefusal for a
        limit, KeyError for a game or a clock that there is not.
        """
        room = await self._open(setup, person, address)
        await self._store.flush()
        return room.code

    async def quick(
        self, game: str, options: dict[str, Any], person: Person, address: str = "", here: bool = True
    ) -> tuple[str, int]:
        """Seats a person where players are looked for, for the same game and options, or at a new table: (code, seat).

        `here`: at a table of this process. Raises as `create` does; else also server-elsewhere where others wait.
        """
        settled = GAMES[game].option_values(GAMES[game].settle(options))
        if not self._matches.may_begin(address):
            raise RequestRefusal("server-matches")
        kind = kind_of(game, settled)
        if not here and not self._directory.waiting(kind):
            for code in await self.others_waiting(kind):
                if (other := self._directory.elsewhere(code)) is not None and other.id == "server-elsewhere":
                    raise RequestRefusal(other.id, **other.args)
        async with self._seating:  # or else all who ask at once would get a table each
            for room in self._directory.waiting(kind):
                seat = room.table.seat_of(person.id)
                if seat is None:
                    seat = self._sit(room, person)
                if seat is not None:
                    break
            else:
                fields = {"game": game, "options": settled, "clock": "normal", "fill_after": QUICK_FILL}
                room = await self._open(fields, person, address)
                seat = self._sit(room, person)
        await self._store.flush()
        if seat is None:
            raise RequestRefusal("server-broken")
        self._matches.begins(address)
        return room.code, seat

    async def _open(self, fields: dict[str, Any], person: Person, address: str) -> Room:
        self._make_way(person.id)
        self._refuse_too_many(person.id, address)
        code = await self._new_code()
        self._refuse_too_many(person.id, address)  # others may have opened some while the code was looked for
        setup = Setup(code=code, **fields)
        CLOCKS[setup.clock]
        table = Table(setup, self._answers(setup.game), GAMES)
        now = self._clock.now()
        table.open(person.id, person.name, now, person.is_account)
        first, *more = table.take()
        room = Room(table, self._store.tables.open(code, now, entries.encode(first)), 0, now)
        for entry in more:
            self._steps.append(room, entry)
        self._directory.add(room, person.id, address)
        self._steps.timer.schedule(room)
        return room

    def _make_way(self, person: str) -> None:
        """Ends games against bots that this person has left: those that are over, and all but the latest few."""
        left = left_by(self._directory, person)
        over = [room for room in left if room.table.phase == OVER]
        on = [room for room in left if room.table.phase == PLAYING]
        for room in [*over, *on[: max(0, len(on) - self._limits.left)]]:
            log.info("game against bots ended for another one", extra={"table": room.key})
            self._steps.attempt(room, partial(room.table.close, reason="server-made-way"))

    def _refuse_too_many(self, person: str, address: str) -> None:
        if self._steps.stopped:
            raise RequestRefusal("server-stopping")
        if self._directory.hosted(person) >= self._limits.hosted:
            raise RequestRefusal("server-hosted", count=self._limits.hosted)
        if address and 0 < self._limits.address_tables <= self._directory.opened_from(address):
            raise RequestRefusal("server-address-tables", count=self._limits.address_tables)
        if len(self._directory.open) >= self._limits.tables:
            raise RequestRefusal("server-full")

    async def _new_code(self) -> str:
        """A code that no table has; and no match, for the codes of matches begin with it."""
        while True:
            code = self.first_signs() + "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH - 2))
            if await self._store.matches.get(f"{code}-1") is None and not self._directory.taken(code):
                return code

    def _sit(self, room: Room, person: Person) -> int | None:
        """The person takes the first free seat, if there is one, and is expected to come in soon."""
        free = [seat for seat, chair in enumerate(room.table.chairs) if not (chair.person or chair.bot)]
        if not free:
            return None
        seat = self._presence.seat(room, person, Sit(free[0]))
        asyncio.get_running_loop().call_later(ARRIVAL, partial(self._presence.expect, room, person.id))
        return seat


async def _nobody(kind: bytes) -> list[str]:
    """A process that is alone has no others."""
    return []
