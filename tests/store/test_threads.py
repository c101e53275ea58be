"""Calls in threads: one visit for what is asked for at once, and nobody waits for others longer than need be."""

import asyncio
import threading
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from stolik.store import threads
from stolik.store.threads import Threads
from tests.patience import PATIENCE


class Connected:
    """A connection that knows its number, and whether it was closed."""

    def __init__(self, number: int) -> None:
        self.number, self.closed = number, False

    def close(self) -> None:
        self.closed = True
        raise OSError("the database is what is wrong")


class Made:
    """What connects, and all that it made; at first it fails so often."""

    def __init__(self, fails: int = 0) -> None:
        self.fails, self.all, self._numbers = fails, list[Connected](), count()

    def __call__(self) -> Any:
        if self.fails:
            self.fails -= 1
            raise OSError("no more files")
        self.all.append(Connected(next(self._numbers)))
        return self.all[-1]


def name_of(_: Any) -> str:
    return threading.current_thread().name


def number_of(connection: Any) -> int:
    return int(connection.number)


def fail(_: Any) -> None:
    raise LookupError("not there")


async def test_what_is_asked_in_one_turn_is_one_visit_and_one_call_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "LONG_SECONDS", PATIENCE)
    own = Threads("reading", 3, Made())
    backs = list[int]()
    loop = asyncio.get_running_loop()
    said = loop.call_soon_threadsafe

    def counted(call: Callable[..., Any], settled: Any, **more: Any) -> Any:
        backs.append(len(settled))
        return said(call, settled, **more)

    monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
    first = [own.do(name_of) for _ in range(5)]
    assert len(set(await asyncio.gather(*first))) == 1
    await own.do(name_of)
    assert backs == [5, 1]
    monkeypatch.undo()
    await own.close()


async def test_a_long_call_keeps_nobody_waiting_who_was_before_it_nor_at_another_visit() -> None:
    made = Made()
    own, go = Threads("reading", 2, made), threading.Event()
    first = own.do(number_of)
    slept = own.do(lambda _: threads.time.sleep(threads.LONG_SECONDS * 2))
    long = own.do(lambda _: go.wait(PATIENCE))
    async with asyncio.timeout(PATIENCE):
        assert await first == 0 and await slept is None
        assert await own.do(number_of) == 1, "by the other thread"
    assert not long.done()
    go.set()
    assert await long
    await own.close()
    assert [each.closed for each in made.all] == [True, True], "whatever closing says"


async def test_after_a_failure_there_is_another_connection_and_the_others_have_their_answers() -> None:
    made = Made(fails=1)
    own = Threads("store", 1, made)
    answers = [own.do(call) for call in (number_of, number_of, fail, number_of)]
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert [type(each) for each in found] == [OSError, int, LookupError, int]
    assert found[1::2] == [0, 1] and [each.closed for each in made.all] == [True, False]
    await own.close()


async def test_who_is_cancelled_leaves_the_call_to_its_end() -> None:
    own, go, ended = Threads("store", 1, Made()), threading.Event(), threading.Event()

    def call(_: Any) -> None:
        go.wait(PATIENCE)
        ended.set()

    waiting = own.do(call)
    await asyncio.sleep(0)
    waiting.cancel()
    go.set()
    assert await own.do(number_of) == 0 and ended.is_set()
    await own.close()


async def test_a_call_that_never_ends_is_not_waited_for_when_they_are_closed() -> None:
    own, go = Threads("reading", 2, Made()), threading.Event()
    hanging = own.do(lambda _: go.wait(PATIENCE))
    await own.close(0.05)
    assert not hanging.done()
    with pytest.raises(RuntimeError):
        own.do(number_of)  # nobody would answer
    go.set()
    await hanging
