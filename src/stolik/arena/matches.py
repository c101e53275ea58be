"""Matches between bots, played at a table whose time jumps from event to event."""

import os
import signal
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from stolik.bots import make
from stolik.games import GAMES
from stolik.match import Match, to_line, to_record
from stolik.table import AT_ONCE, PlayAtOnce, Seat

CHUNK_MATCHES = 8  # matches that a process plays at a time
CHUNKS_AHEAD = 4  # chunks under way for each process


class Fixture(NamedTuple):
    """Who plays what: the game's name, its settled options as a record has them, a bot's name for each seat."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    keep_legal: bool = False


def play_match(fixture: Fixture, number: int) -> dict[str, Any]:
    """The record of match `number` of a fixture. Decks, first dealer and bots depend on seed and number alone."""
    game = GAMES[fixture.game]
    options = game.settle(fixture.options)
    chance = Random(f"{fixture.seed}/{number}")
    match = Match(game, options, chance.randrange(options.seats), chance.shuffle, fixture.keep_legal, fast=True)
    seats = [
        Seat(name, make(name, fixture.game, Random(f"{fixture.seed}/{number}/{seat}")))
        for seat, name in enumerate(fixture.bots)
    ]
    play = PlayAtOnce(match, seats, AT_ONCE)
    play.begin(0.0)
    while (due := play.due()) is not None:
        play.tick(due)
    return to_record(match, fixture.bots)


def play_matches(fixture: Fixture, matches: int, jobs: int = 1) -> Generator[str, None, None]:
    """The records of matches 0, 1, 2, ... as lines of JSON, in order; the same lines for any number of processes."""
    if jobs == 1 or matches <= CHUNK_MATCHES:
        for number in range(matches):
            yield to_line(play_match(fixture, number))
        return
    starts = iter(range(0, matches, CHUNK_MATCHES))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_parent) as pool:
        try:
            under_way: list[Future[list[str]]] = []
            while True:
                while len(under_way) < CHUNKS_AHEAD * jobs and (start := next(starts, None)) is not None:
                    with _no_interrupts():
                        under_way.append(pool.submit(_chunk, fixture, start, min(start + CHUNK_MATCHES, matches)))
                if not under_way:
                    return
                yield from under_way.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _no_interrupts() -> Generator[None, None, None]:
    """Ctrl-C comes later: processes that begin meanwhile never get it, and do not complain with tracebacks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """In a worker: wait for the end of the process that started it, and end too. A kill leaves nobody behind."""

    def wait() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True, name="parent").start()


def _chunk(fixture: Fixture, start: int, stop: int) -> list[str]:
    return [to_line(play_match(fixture, number)) for number in range(start, stop)]
