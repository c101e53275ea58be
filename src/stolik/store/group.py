"""Group commit: what is queued within a few milliseconds becomes durable in one transaction, and is then called back.

How long they gather follows the load: a row waits a moment for others, and until the last commit is some time ago. So
while few play each is answered soon, and a full house makes no more than fifty commits a second, each of them larger.

One task writes through one connection, so nothing here needs a lock. A batch has two halves that do not touch each
other. The ranked half holds the busy statements (ranks.py): all rows of one statement go at once, in the order
in which the statements were given, which keeps foreign keys right. The other half keeps the order of its queue.

A commit that fails because somebody holds the database for a moment is tried again, and so is one that met what another
process wrote meanwhile: the next try sees that, and the statement that asks first then does nothing. Both have so many
tries, for what fails each time is wrong for good. Any other failure is so at once.
Then `failed` has the exception, and nothing that was queued after the last good commit is ever called back: whether it
was written nobody knows, so whoever shows things only after they are stored has to stop. A lost connection is such a
failure, since the answer to a COMMIT may have been lost with it.
"""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError

from stolik.store.writing import CommitError, Rows, T, Values, Work, Writer

_Asked = tuple[Executable, Values, "asyncio.Future[bool] | None"]
_Works = list[tuple[Work[Any], "asyncio.Future[Any]"]]
_Answers = list[tuple["asyncio.Future[Any]", Any]]

GATHER_SECONDS = 0.020  # between the beginnings of two commits, at least
MOMENT_SECONDS = 0.005  # for which a row waits for others, at least
FULL_BATCH = 500  # rows that are not kept waiting
RETRY_PAUSES = (0.05, 0.2, 1.0)  # seconds before each further try
MOST_MET = 20  # tries that meet what others wrote: each meets something else, so they follow at once
PASSING_STATES = {"40001", "40P01", "55P03"}  # PostgreSQL: serialization failure, deadlock, lock not available
MET_STATES = {"23503", "23505"}  # and a row that is gone, one that is there: of two processes both had looked before


@dataclass(slots=True)
class Batch:
    """What one transaction will hold: lists for the ranked statements, the rest in order, and what follows it."""

    ranked: tuple[list[Values], ...]
    rest: list[_Asked] = field(default_factory=list)
    works: _Works = field(default_factory=list)
    calls: list[Callable[[], None]] = field(default_factory=list)
    size: int = 0


class GroupCommit:
    """The queue and the task that empties it.

    ranked  the busy statements, in the order in which a transaction runs them
    writer  used by nobody else
    gather  seconds between the beginnings of two commits, at least, unless a full batch or `flush` asks for one
    """

    def __init__(self, writer: Writer, ranked: Sequence[Executable], gather: float = GATHER_SECONDS) -> None:
        self._writer, self._ranked, self._gather = writer, ranked, gather
        self._loop = asyncio.get_running_loop()
        self._go = asyncio.Event()
        self._began = self._loop.time()  # when the last commit began
        self._closing = self._closed = False
        self._promises: set[asyncio.Future[Any]] = set()
        self.batch = self._empty()
        self.retries = 0  # tries that had to be repeated
        self.observe: Callable[[float, int], None] | None = None
        self.failed: asyncio.Future[None] = self._loop.create_future()
        self._task = self._loop.create_task(self._run(), name="stolik-store")

    # --- queueing ---------------------------------------------------------------------------------------------------

    def rank(self, rank: int, values: Values, once_durable: Callable[[], None] | None = None) -> None:
        """Queues one row for the ranked statement of this number."""
        batch = self.batch
        batch.ranked[rank].append(values)
        if once_durable is not None:
            batch.calls.append(once_durable)
        self._grew(batch)

    def put(self, statement: Executable, values: Values) -> None:
        """Queues one execution of a statement after those put before."""
        self.batch.rest.append((statement, values, None))
        self._grew(self.batch)

    def ask(self, statement: Executable, values: Values) -> asyncio.Future[bool]:
        """The same; the future says whether the statement found a row to change, once that is durable."""
        answer = self._promise()
        self.batch.rest.append((statement, values, answer))
        self._grew(self.batch)
        return answer

    def run(self, work: Work[T]) -> asyncio.Future[T]:
        """Queues work on the connection that writes, in the transaction of what is queued with it, after all that.

        The future has what it returned, once that is durable.
        """
        answer: asyncio.Future[T] = self._promise()
        self.batch.works.append((work, answer))
        self._grew(self.batch)
        return answer

    def once_durable(self, call: Callable[[], None]) -> None:
        """Calls when all that is queued now is durable."""
        self.batch.calls.append(call)
        if not self.batch.size:  # nothing to wait for but a commit that runs
            self._go.set()

    def durable(self) -> asyncio.Future[None]:
        """Done when all that is queued now is durable; it has what `failed` has when that cannot become so."""
        done = self._promise()
        self.once_durable(lambda: None if done.done() else done.set_result(None))
        return done

    async def flush(self) -> None:
        """Returns when all that is queued now is durable, which is seen to at once; raises what `durable` has."""
        done = self.durable()
        self._go.set()
        await done

    def _grew(self, batch: Batch) -> None:
        batch.size += 1
        if batch.size == 1:
            self._loop.call_at(due(self._loop.time(), self._began, self._gather), self._go.set)
        elif batch.size == FULL_BATCH:
            self._go.set()

    def _promise(self) -> asyncio.Future[Any]:
        promise: asyncio.Future[Any] = self._loop.create_future()
        if self.failed.done():
            _break(promise, self.failed.exception())
        elif self._closed:
            _break(promise, RuntimeError("the store is closed"))
        else:
            self._promises.add(promise)
            promise.add_done_callback(self._promises.discard)
        return promise

    def _empty(self) -> Batch:
        return Batch(tuple([] for _ in self._ranked))

    # --- writing ----------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Writes what is queued, and ends. It raises nothing: `failed` says whether that went well."""
        self._closing = True
        self._go.set()
        await asyncio.wait([self._task])
        if not self.failed.done():  # the task was cancelled while it waited, as when the whole program is interrupted
            await self._drain()
        self._closed = True

    async def _run(self) -> None:
        while not (self._closing or self.failed.done()):
            await self._go.wait()
            self._go.clear()
            await self._next()
        await self._drain()

    async def _drain(self) -> None:
        while (self.batch.size or self.batch.calls) and not self.failed.done():
            await self._next()

    async def _next(self) -> None:
        batch, self.batch = self.batch, self._empty()
        try:
            await self._commit(batch)
        except BaseException as error:
            self._fail(error)
            if not isinstance(error, Exception):
                raise
            return
        for call in batch.calls:
            self._call(call)

    async def _commit(self, batch: Batch) -> None:
        """Makes the batch durable, and answers those who asked."""
        if not batch.size:
            return
        self._began, start = self._loop.time(), time.perf_counter()
        pauses, met = iter(RETRY_PAUSES), iter((0.0,) * MOST_MET)
        while True:
            try:
                answers = await self._write(batch)
                break
            except CommitError as error:  # its outcome is not known, so there is no second try
                raise (error.__cause__ or error) from None
            except DBAPIError as error:
                pause = next(met if _met(error) else pauses if _passing(error) else iter(()), None)
                if pause is None:
                    raise
                self.retries += 1
                await asyncio.sleep(pause)
        rows = batch.size
        if (observe := self.observe) is not None:
            seconds = time.perf_counter() - start
            self._call(lambda: observe(seconds, rows))
        for answer, found in answers:
            if not answer.done():
                answer.set_result(found)

    async def _write(self, batch: Batch) -> _Answers:
        """One try. Rare statements have their rows' company: one transaction for both halves."""
        rows: Rows = [each for each in zip(self._ranked, batch.ranked, strict=True) if each[1]]
        if batch.rest or batch.works:
            return await self._writer.transact(partial(_execute, batch.rest, batch.works), rows)
        await self._writer.write(rows)
        return []

    def _call(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # one listener's mistake must not keep the others from what is stored
            self._loop.call_exception_handler({"message": "after a commit", "exception": error})

    def _fail(self, error: BaseException) -> None:
        cause = error if isinstance(error, Exception) else RuntimeError("the store was interrupted within a commit")
        if not self.failed.done():
            self.failed.set_exception(cause)
            self.failed.exception()  # asyncio need not complain if nobody looks
        for promise in list(self._promises):
            _break(promise, cause)


def due(now: float, began: float, gather: float) -> float:
    """When a row that comes now, and finds none waiting, is to be committed; the last commit began at `began`."""
    return max(now + min(MOMENT_SECONDS, gather), began + gather)


def _execute(rest: list[_Asked], works: _Works, connection: Connection) -> _Answers:
    """The rare statements of a batch; SQLite's run in another thread, so nothing but they is touched here."""
    answers: _Answers = []
    for (_, answer), run in itertools.groupby(rest, key=lambda each: (id(each[0]), each[2])):
        same = list(run)
        statement, rows = same[0][0], [values for _, values, _ in same]
        if answer is None:
            connection.execute(statement, rows if len(rows) > 1 else rows[0])
        else:
            result = connection.execute(statement, rows[0])
            answers.append((answer, result.rowcount > 0))
    answers += [(answer, work(connection)) for work, answer in works]
    return answers


def _break(promise: asyncio.Future[Any], cause: BaseException | None) -> None:
    if not promise.done() and cause is not None:
        promise.set_exception(cause)
        promise.exception()  # asyncio need not complain if nobody awaits it


def _met(error: DBAPIError) -> bool:
    """Whether a row that was there is gone, or one that was not is there."""
    return getattr(error.orig, "sqlstate", None) in MET_STATES


def _passing(error: DBAPIError) -> bool:
    """Whether somebody else only holds the database for a while."""
    if error.connection_invalidated:
        return False
    name = getattr(error.orig, "sqlite_errorname", None) or ""
    return name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or getattr(error.orig, "sqlstate", None) in PASSING_STATES
