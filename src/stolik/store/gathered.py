"""Many who ask at once for one row each share a query, as after a start, when everybody comes back."""

from asyncio import Future, Task, create_task, get_running_loop
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

V = TypeVar("V")
FOUND_AT_ONCE = 500  # with one query


class Gathered(Generic[V]):
    """Asks `find` for what is wanted by its keys, as soon as it has answered the last time."""

    def __init__(self, find: Callable[[Collection[str]], Awaitable[Mapping[str, V]]]) -> None:
        self._find = find
        self._wanted: list[tuple[str, Future[V | None]]] = []
        self._finding: Task[None] | None = None

    async def get(self, key: str) -> V | None:
        """What there is by this key. Raises what `find` raises."""
        answer: Future[V | None] = get_running_loop().create_future()
        self._wanted.append((key, answer))
        if self._finding is None:
            self._finding = create_task(self._find_wanted(), name="stolik-gathered")
        return await answer

    async def _find_wanted(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted[:FOUND_AT_ONCE], self._wanted[FOUND_AT_ONCE:]
            found: Mapping[str, V] = {}
            failure: Exception | None = None
            try:
                found = await self._find({key for key, _ in wanted})
            except Exception as error:  # each of those who wait hears of it
                failure = error
            for key, answer in wanted:
                if answer.done():  # nobody waits any more
                    continue
                if failure is not None:
                    answer.set_exception(failure)
                else:
                    answer.set_result(found.get(key))
        self._finding = None
