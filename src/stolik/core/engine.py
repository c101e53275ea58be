"""The rule functions of a game on a live deal: interpreted from the first moment, machine code when it is ready.

Both are asked in the same way: arrays of one record, which machine code takes ten times faster than a record. `play`
carries out what is legal, and all that chance does, and says whether it did.
"""

from threading import Lock, Thread
from typing import Any

import numpy as np
from numba.core import config

from stolik.core.chance import random_chance
from stolik.core.errors import StolikError, check_seat, is_whole
from stolik.core.game import Game
from stolik.core.machine import compiled, one_at_a_time
from stolik.core.offer import Offer, actions, clear, includes
from stolik.core.options import to_numbers
from stolik.core.state import CHANCE, WIDE

LAST_NUMBER = int(np.iinfo(WIDE).max)
ENTRY_POINTS = ("deal", "legal", "play", "points")  # of a game, as machine code


class Interpreted:
    """The rules run by the Python interpreter: slow, at once, and the same."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def deal(self, states: Any, chance: Any) -> None:
        self.game.deal(record(states), record(chance))

    def legal(self, states: Any, seat: int, offers: Any) -> None:
        offer = record(offers)
        clear(offer)
        self.game.legal(record(states), seat, offer)

    def play(self, states: Any, seat: int, action: int, chance: Any, offers: Any) -> bool:
        self.legal(states, seat, offers)
        allowed = seat == CHANCE or bool(includes(record(offers), action))
        if allowed:
            self.game.play(record(states), seat, action, record(chance))
        return allowed

    def points(self, states: Any, seat: int) -> int:
        return int(self.game.points(record(states), seat))


class Compiled:
    """The rules as machine code. Making one takes a second or two the first time, then a fraction of one."""

    def __init__(self, game: Game) -> None:
        deal_, legal_, play_, points_ = game.deal, game.legal, game.play, game.points

        def deal(states: Any, chance: Any) -> None:
            deal_(states[0], chance[0])

        def legal(states: Any, seat: int, offers: Any) -> None:
            clear(offers[0])
            legal_(states[0], seat, offers[0])

        def play(states: Any, seat: int, action: int, chance: Any, offers: Any) -> bool:
            clear(offers[0])
            legal_(states[0], seat, offers[0])
            allowed = seat == CHANCE or includes(offers[0], action)
            if allowed:
                play_(states[0], seat, action, chance[0])
            return allowed

        def points(states: Any, seat: int) -> int:
            return points_(states[0], seat)

        self.deal = compiled(f"{game.name}-deal", deal)
        self.legal = compiled(f"{game.name}-legal", legal)
        self.play = compiled(f"{game.name}-play", play)
        self.points = compiled(f"{game.name}-points", points)
        self._warm(game)

    def _warm(self, game: Game) -> None:
        """Have every entry point compiled or loaded now; the rules are run on one deal of their own."""
        states, offers, chance = game.table.new(), np.zeros(1, Offer), random_chance([1])
        prepare(game, states, game.settle({}), 0, 0)
        self.deal(states, chance)
        self.legal(states, 0, offers)
        for seat in range(game.seats[0]):
            self.legal(states, seat, offers)
            for action in actions(offers)[:1]:
                self.play(states.copy(), seat, action, chance, offers)
        self.points(states, 0)


def record(array: Any) -> Any:
    """The one record of an array, with its fields as attributes, sharing the array's memory."""
    return array.view(np.recarray)[0]


def prepare(game: Game, states: Any, options: Any, dealer: int, number: int) -> None:
    """Write what a deal starts from: seats, options, dealer, number of the deal in the match.

    Raises BadSeat for a dealer whom the table does not have, and StolikError for a number that no deal has.
    """
    check_seat(dealer, options.seats)
    if not is_whole(number) or not 0 <= number <= LAST_NUMBER:
        raise StolikError(f"number {number}: deals are numbered 0 to {LAST_NUMBER}")
    state = states[0]
    state["seats"], state["dealer"], state["number"] = options.seats, dealer, number
    for name, value in to_numbers(options).items():
        if isinstance(value, tuple):
            state[name][: len(value)] = value
        elif value is None:
            state[name] = 0
        else:
            state[name] = value


_ready: dict[str, Compiled] = {}
_lock = Lock()
_started: set[str] = set()


def engine(game: Game, wait: bool = False) -> Interpreted | Compiled:
    """The fastest way to run a game's rules that is ready; with `wait`, machine code.

    Under NUMBA_DISABLE_JIT=1 it is always the interpreter.
    """
    if config.DISABLE_JIT:
        return Interpreted(game)
    if wait and game.name not in _ready:
        with _lock:
            if game.name not in _ready:
                with one_at_a_time(f"{game.name}-rules"):
                    _ready[game.name] = Compiled(game)
    return _ready.get(game.name) or Interpreted(game)


def start_compiling(game: Game) -> None:
    """Let machine code be made in the background; deals that run take it up with their next action."""
    if not config.DISABLE_JIT and game.name not in _started:
        _started.add(game.name)
        Thread(target=engine, args=(game, True), daemon=True, name=f"compile {game.name}").start()
