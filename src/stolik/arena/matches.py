"""Matches between bots, played at a table whose time jumps from event to event.

All that happens by chance depends on the seed, the number of the match and the place in it alone, never on what was
drawn before: the same number gives the same cards whoever plays, and the same bot at the same place the same thoughts.
"""

from collections.abc import Callable, Generator
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

from stolik.arena.pool import Spread, in_order
from stolik.bots import make
from stolik.bots.own import is_own, label, own_bot
from stolik.bots.repeatable import Chooser, SeatBot
from stolik.core.game import View
from stolik.games import GAMES
from stolik.match import Match, to_line, to_record
from stolik.table import AT_ONCE, PlayAtOnce, Seat

CHUNK_MATCHES, MOST_MATCHES = 8, 64  # matches that a process plays at a time; at most, where there are many
CORE_CHUNKS = 16  # of them at least for each core of a cluster, so that all are done at about the same time


class Fixture(NamedTuple):
    """Who plays what: the game's name, its settled options as a record has them, a bot's name for each seat."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    keep_legal: bool = False


class Spent(NamedTuple):
    """How much a seat has thought in a match: how often it was asked, and the processor's seconds."""

    decisions: int
    seconds: float


_warm = set[tuple[str, str]]()  # games and bots that this process has asked


class TimedBot(SeatBot):
    """A bot that can be repeated, and whose time is taken: after it was asked once, for its machine code must be there.

    `kind` says what it shares that with.
    """

    def __init__(self, bot: Chooser, reseed: Callable[[], None], kind: tuple[str, str]) -> None:
        super().__init__(bot, reseed)
        self.decisions, self.seconds, self._kind = 0, 0.0, kind

    def choose(self, view: View, legal: Any, history: Any) -> tuple[str, float]:
        """As `GameBot.choose`."""
        if self._kind not in _warm:
            super().choose(view, legal, history)
            _warm.add(self._kind)
        began = process_time()
        chosen = super().choose(view, legal, history)
        self.seconds += process_time() - began
        self.decisions += 1
        return chosen


def play(fixture: Fixture, number: int) -> tuple[Match, list[Spent]]:
    """Match `number` of a fixture, played to its end, and what each seat has spent on it. Raises BadBot."""
    game = GAMES[fixture.game]
    options = game.settle(fixture.options)
    source = f"{fixture.seed}/{number}"

    def place() -> str:
        """Where the match stands; before a deal all that counts is which one it is, not how the last one went."""
        if match.deal is None or not match.playing:
            return f"{len(match.deals)}"
        return f"{len(match.deals)}/{len(match.deal.actions)}"

    def shuffle(cards: list[Any]) -> None:
        what = "deck"
        if match.deal is not None and match.playing:
            what = f"again {sum(action.startswith('- ') for action in match.deal.actions)}"
        Random(f"{source}/{len(match.deals)}/{what}").shuffle(cards)

    def sit(seat: int, name: str) -> TimedBot:
        random, called = Random(), label(name)
        bot = own_bot(name, fixture.game, random) if is_own(name) else make(name, fixture.game, random, options)
        return TimedBot(bot, lambda: random.seed(f"{source}/{place()}/{seat}/{called}"), (fixture.game, name))

    match = Match(game, options, Random(source).randrange(options.seats), shuffle, fixture.keep_legal, fast=True)
    bots = [sit(seat, name) for seat, name in enumerate(fixture.bots)]
    table = PlayAtOnce(match, [Seat(bot.name, bot) for bot in bots], AT_ONCE)
    table.begin(0.0)
    while (due := table.due()) is not None:
        table.tick(due)
    return match, [Spent(bot.decisions, bot.seconds) for bot in bots]


def play_match(fixture: Fixture, number: int) -> dict[str, Any]:
    """The record of match `number` of a fixture."""
    return to_record(play(fixture, number)[0], [label(name) for name in fixture.bots])


def play_matches(fixture: Fixture, matches: int, jobs: int = 1) -> Generator[str, None, None]:
    """The records of matches 0, 1, 2, ... as lines of JSON, in order; the same lines for any number of processes."""
    if jobs == 1:
        for number in range(matches):
            yield to_line(play_match(fixture, number))
        return
    yield from play_chunks(fixture, matches, CHUNK_MATCHES, partial(in_order, jobs=jobs))


def chunk_size(matches: int, cores: int) -> int:
    """How many matches to play at a time so that a cluster has little to hand out, and each of its cores enough."""
    return min(max(matches // (CORE_CHUNKS * cores), CHUNK_MATCHES), MOST_MATCHES)


def play_chunks(fixture: Fixture, matches: int, size: int, spread: Spread[list[str]]) -> Generator[str, None, None]:
    """As `play_matches`, the same lines: in tasks of so many matches, which `spread` has done and returns in order."""
    for lines in spread(partial(_chunk, fixture, matches, size), -(-matches // size)):
        yield from lines


def _chunk(fixture: Fixture, matches: int, size: int, chunk: int) -> list[str]:
    start = size * chunk
    return [to_line(play_match(fixture, number)) for number in range(start, min(start + size, matches))]
