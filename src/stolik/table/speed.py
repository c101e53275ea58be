"""How much processor time one action at a table takes: all that a step does, without sockets, store and bots.

Chance and the clock are handed in. Only what `stolik.table` has had for long is used: `bench/step.py` measures other
trees by this file.
"""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple, Protocol

from stolik.core.engine import engine
from stolik.core.game import Game
from stolik.table.commands import Act, Go, Ready, Sit
from stolik.table.log import Setup
from stolik.table.play import GO_ON
from stolik.table.table import Table

SEATS = 3  # or as many as the game has at least
MOST = 60  # actions of one deal that are counted
PACE = 1.0  # seconds from one to the next
FEWEST = 3  # deals


class TableSpeed(NamedTuple):
    """`cost`: the seconds of processor time that an action of a person takes."""

    game: str
    seats: int
    cost: float


class Luck(Protocol):
    """As `random.Random`."""

    def shuffle(self, x: list[Any], /) -> None: ...
    def choice(self, seq: Any, /) -> Any: ...


class OwnAnswers:
    """Answers of a table at which only people sit."""

    levels: Sequence[str] = ()
    hints = False

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """Shuffled, with a seal."""
        self.luck.shuffle(cards)
        return cards, "0" * 64

    def instead(self, table: str, wanted: Any) -> dict[int, str]:
        """No bot sits here."""
        return {}

    def lot(self, count: int) -> int:
        """Who deals first."""
        return 0

    def wall(self) -> str:
        """Always the same."""
        return "2026-01-01T00:00:00Z"


def dealt(game: Game, luck: Luck) -> Table:
    """A table of people at which the first cards have been dealt."""
    engine(game, wait=True)
    seats = max(SEATS, game.seats[0])
    table = Table(Setup("K7QX", game.name, {"seats": seats}, clock="normal"), OwnAnswers(luck), {game.name: game})
    table.open("0", "0", 0.0)
    for seat in range(seats):
        table.handle(f"{seat}", f"{seat}", "", Sit(seat), 0.0)
    for seat in range(seats):
        table.handle(f"{seat}", f"{seat}", "", Ready(), 0.0)
    table.tick(0.0)
    return table


def coming(table: Table, luck: Luck) -> Iterator[tuple[str, Act, float]]:
    """Who does what, at which time, until the deal is over; to be carried out before the next is asked for.

    Any legal action, by the seat that is asked or, in a race, by any. What else people have to say they say here.
    """
    now = 0.0
    while (play := table.on) is not None and play.match.playing:
        turn = play.match.turn
        legal = {seat: play.legal(seat) for seat in (range(len(play.seats)) if turn is None else [turn])}
        able = [seat for seat, actions in legal.items() if actions]
        if not able:  # others might act, for a while
            due = table.due()
            if due is None:
                return
            now = max(now, due)
            table.tick(now)
            continue
        seat = luck.choice(able)
        action = luck.choice(legal[seat])
        now += PACE
        if action == GO_ON:
            table.handle(f"{seat}", f"{seat}", "", Go(), now)
        else:
            yield f"{seat}", Act([action]), now


def measure_table(game: Game, seconds: float, luck: Callable[[int], Luck], clock: Callable[[], float]) -> TableSpeed:
    """The speed of a table, measured for so many seconds: the median of deals, each with the luck of another number."""
    until, costs = clock() + seconds, list[float]()
    while len(costs) < FEWEST or clock() < until:
        costs.append(cost(game, luck(len(costs)), clock))
    return TableSpeed(game.name, max(SEATS, game.seats[0]), median(costs))


def cost(game: Game, luck: Luck, clock: Callable[[], float]) -> float:
    """The seconds that an action takes, on average of the first ones of a deal.

    `clock`: the seconds of processor time so far.
    """
    table = dealt(game, luck)
    spent, done = 0.0, 0
    for who, act, now in coming(table, luck):
        began = clock()
        table.handle(who, who, f"c{done}", act, now)
        spent += clock() - began
        done += 1
        if done == MOST:
            break
    return spent / done
