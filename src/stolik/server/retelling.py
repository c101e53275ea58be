"""What happened at an open table some time ago, told again from its log, to one listener."""

from collections.abc import Callable

from stolik.games import GAMES
from stolik.server.room import Room
from stolik.server.worker import Worker
from stolik.store import Store
from stolik.table import Answers
from stolik.table import log as entries
from stolik.table.story import Happened, story


class Retelling:
    """Reads the logs of a server; `answers` makes for a game what its tables ask for."""

    def __init__(self, store: Store, worker: Worker, answers: Callable[[str], Answers]) -> None:
        self._store, self._worker, self._answers = store, worker, answers

    async def story(self, room: Room, person: str, since: int | None) -> tuple[int, list[Happened]]:
        """What happened since a version, as this person was told it: the version that was known before, and the steps.

        Raises RequestRefusal while too many others ask.
        """
        with self._worker.turn():
            await self._store.flush()
            mark = room.mark_for(since)
            rows = await self._store.tables.rows(room.key, mark.seq)
            game = room.table.game.name
            known = mark.v if since is None else max(since, mark.v)
            return known, await self._worker.do(
                lambda: story(entries.decode_all(row.body for row in rows), self._answers(game), GAMES, person, known)
            )
