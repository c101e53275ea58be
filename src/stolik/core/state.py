"""The state table: one fixed-size record per deal, in which every field says who sees it.

Views are made from that column and from nothing else, so a field that nobody may see cannot get out by accident, and a
field without the column does not import. A field's visibility never changes; what becomes known in the course of a deal
is written into another field.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

import numpy as np

from stolik.core.packs import Pack

NOBODY = -1  # as a seat: the game waits for nobody in particular, or has nobody to name
CHANCE = -2  # as a seat to act: chance acts, not a player
OVER = 0  # the phase of every game in which nothing more happens
NO_CARD = -1


class Sees(Enum):
    """Who may know a field: everyone, the seat that it belongs to (the first index), or nobody."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NO_ONE = "no one"


class Shows(Enum):
    """How a view writes a field."""

    NUMBER = "a number"
    MAYBE = "a number, or null for -1"
    SEAT = "a seat or null"
    FLAG = "true or false"
    CARD = "a card text or null"
    CARDS = "a sorted list of card texts, from a mask"
    COUNTED = "a sorted list of card texts, whose count everyone sees, whoever sees the cards"
    SUIT = "the letter of a French suit, from its mask, or null"
    NOTHING = "not written: other fields say it"


EVERYONE, OWNER, NO_ONE = Sees.EVERYONE, Sees.OWNER, Sees.NO_ONE
NUMBER, MAYBE, SEAT, FLAG, CARD, CARDS, COUNTED, SUIT, NOTHING = Shows

_MASKS = {CARDS, COUNTED, SUIT}
SMALL = np.int16


class Field(NamedTuple):
    """One row of a state table.

    `shape`: the numbers of elements along each index; the first is the number of seats if `by_seat`, and the last the
    number of words for a mask of more than one. `what`: the meaning, in words.
    """

    name: str
    shape: tuple[int, ...]
    sees: Sees
    shows: Shows
    what: str
    by_seat: bool = False
    words: int = 1
    mask: bool = False


class Table:
    """The state table of a game: its fields, the NumPy type of its records, and views of them."""

    def __init__(self, pack: Pack, seats: int, options: Sequence[tuple[str, int]], fields: Sequence[Field]) -> None:
        self.pack = pack
        head = [
            one("seats", EVERYONE, NUMBER, "how many seats"),
            one("dealer", EVERYONE, SEAT, "who dealt"),
            one("number", EVERYONE, NUMBER, "which deal of the match, from 0"),
            one("turn", EVERYONE, SEAT, "the seat to act"),
            one("phase", EVERYONE, NOTHING, "what is being asked"),
        ]
        choices = [Field(name, (length,) if length else (), EVERYONE, NOTHING, "an option") for name, length in options]
        self.fields = (*head, *choices, *fields)
        _check_names([field.name for field in self.fields])
        self.dtype = np.dtype([_column(field) for field in self.fields], align=True)
        self.seats = seats

    def new(self) -> Any:
        """An array of one empty record."""
        return np.zeros(1, self.dtype)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see of a record, as JSON values; None is a spectator.

        Fields that belong to a seat are given for that seat alone (null for a spectator); a COUNTED field adds
        `NAME_count`, which all may see.
        """
        view: dict[str, Any] = {"seat": seat}
        seats = int(state["seats"])
        for field in self.fields:
            if field.shows is NOTHING:
                continue
            value = state[field.name]
            if field.shows is COUNTED:
                view[f"{field.name}_count"] = self._counts(field, value, seats)
            if field.sees is EVERYONE:
                view[field.name] = self._whole(field, value, seats)
            elif field.sees is OWNER:
                view[field.name] = None if seat is None else self._shown(field, value[seat])
        return view

    def _counts(self, field: Field, value: Any, seats: int) -> Any:
        if field.by_seat:
            return [_count(value[seat]) for seat in range(seats)]
        return _count(value)

    def _whole(self, field: Field, value: Any, seats: int) -> Any:
        if field.by_seat:
            return [self._shown(field, value[seat]) for seat in range(seats)]
        return self._shown(field, value)

    def _shown(self, field: Field, value: Any) -> Any:
        """One element of a field, or a list along an index that is not the seat."""
        if field.shows in _MASKS:
            words = [int(word) for word in np.atleast_1d(value)]
            if field.shows is SUIT:
                return next((letter for k, letter in enumerate("CDHS") if words[0] >> (16 * k) & 1), None)
            return self.pack.mask_texts(words)
        if np.ndim(value):
            return [self._shown(field, part) for part in value]
        number = int(value)
        if field.shows is FLAG:
            return bool(number)
        if field.shows in (SEAT, MAYBE):
            return None if number < 0 else number
        if field.shows is CARD:
            return None if number == NO_CARD else self.pack.text(number)
        return number


def one(name: str, sees: Sees, shows: Shows, what: str, mask: bool = False) -> Field:
    """A field with one value; `mask` makes a field that a view does not write (NOTHING) a word of 64 bits."""
    return Field(name, (), sees, shows, what, mask=mask or shows in _MASKS)


def some(name: str, length: int, sees: Sees, shows: Shows, what: str, mask: bool = False) -> Field:
    """A field with a row of values that belong to no seat; for a mask: one set of `length` words."""
    return Field(name, (length,), sees, shows, what, words=length, mask=mask or shows in _MASKS)


def each(name: str, seats: int, sees: Sees, shows: Shows, what: str, length: int = 0, mask: bool = False) -> Field:
    """A field with a value, a row of `length` values or a set of `length` words for each seat."""
    shape = (seats, length) if length else (seats,)
    return Field(name, shape, sees, shows, what, by_seat=True, words=length or 1, mask=mask or shows in _MASKS)


def _column(field: Field) -> Any:
    kind = np.uint64 if field.mask else SMALL
    return (field.name, kind, field.shape) if field.shape else (field.name, kind)


def _count(words: Any) -> int:
    return sum(int(word).bit_count() for word in np.atleast_1d(words))


def _check_names(names: Sequence[str]) -> None:
    """Numpy's own attributes hide fields of the same name when a rule is interpreted, and no error says so."""
    hidden = [name for name in names if hasattr(np.record, name) or hasattr(np.recarray, name)]
    if hidden or len(set(names)) != len(names):
        raise TypeError(f"a state table cannot have these fields: {hidden or sorted(names)}")
