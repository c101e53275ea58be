"""What a caller of the library can get wrong: one family of errors. Each leaves everything as it was.

The others of the family have reasons that clients say in any language: `BadOption` (core/options.py), `BadDeck`
(core/deal.py), `IllegalAction` (core/game.py) and `BadRecord` (match/records.py). Nothing here loads the rules.
"""

from collections.abc import Callable, Iterable
from numbers import Integral
from typing import Any

# What is wrong, in English. Words lie above the core: stolik/__init__.py, which is always imported first, sets this.
in_words: Callable[[Any], str] = repr


class StolikError(ValueError):
    """A call that does not fit the game or the moment; its text says why."""


class ReasonedError(StolikError):
    """One whose reason is the id of a message, with its arguments: its text is the sentence, and the rule behind it."""

    def __str__(self) -> str:
        return in_words(self)


class UnknownGame(StolikError):
    """No game has this `name`; `known` are the names there are."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"there is no game {name!r}: the games are {', '.join(self.known)}")


class BadSeat(StolikError):
    """No such `seat` at this table: seats are 0 to `seats` - 1."""

    def __init__(self, seat: object, seats: int) -> None:
        self.seat, self.seats = seat, seats
        super().__init__(f"seat {seat!r}: the seats are 0 to {seats - 1}")


def is_whole(number: Any) -> bool:
    """Whether it is a whole number, as Python or NumPy has them; `True` and `1.0` are none, though they equal one."""
    return type(number) is int or (isinstance(number, Integral) and not isinstance(number, bool))


def is_seat(seat: Any, seats: int) -> bool:
    """Whether it is the number of a seat."""
    return (type(seat) is int or is_whole(seat)) and 0 <= seat < seats


def check_seat(seat: Any, seats: int) -> None:
    """Raise BadSeat unless it is the number of a seat."""
    if not is_seat(seat, seats):
        raise BadSeat(seat, seats)
