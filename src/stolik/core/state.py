"""The state table: one fixed-size record per deal, in which every field says who sees it.

Views are made from that column and from nothing else, so a field that nobody may see cannot get out by accident, and a
field without the column does not import. A field's visibility never changes; what becomes known in the course of a deal
is written into another field. A fact is what the rules say of fields that everyone sees: views tell it too, so that
whoever shows them needs no rules.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

import numpy as np

from stolik.core.packs import SUITS, Pack

NOBODY = -1  # as a seat: the game waits for nobody in particular, or has nobody to name
CHANCE = -2  # as a seat to act: chance acts, not a player
OVER = 0  # the phase of every game in which nothing more happens
NO_CARD = -1
PHASE = 4  # where the phase stands in every record


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
WIDE = np.int32  # for the number of a deal: no option bounds how many a match of trojki has (`tie_token` none)


class Field(NamedTuple):
    """One row of a state table.

    `shape`: the numbers of elements along each index; the first is the number of seats if `by_seat`, and the last the
    number of words for a mask of more than one. `what`: the meaning, in words. `wide`: a number of 32 bits,
    where 16 would not do.
    """

    name: str
    shape: tuple[int, ...]
    sees: Sees
    shows: Shows
    what: str
    by_seat: bool = False
    words: int = 1
    mask: bool = False
    wide: bool = False


class Fact(NamedTuple):
    """A key of every view that follows from fields: `make` gets the values of those in `of` and returns JSON values.

    What it returns is annotated: the browser client's types are made of that (tools/typescript.py).

    Values are numbers, masks too, or lists of them, by seat for the seats in play. Only what everyone sees can be
    named, a field or the count of a COUNTED one (`NAME_count`), so that a fact gives nothing away. `what`: the meaning,
    in words.
    """

    name: str
    of: tuple[str, ...]
    make: Callable[..., Any]
    what: str


class _Shown(NamedTuple):
    """A field that is more than one number which everyone sees: how it is shown, and the name of its count or "".

    `show` writes one value: a seat's, if it is `by_seat`, else all of it.
    """

    name: str
    by_seat: bool
    sees: Sees
    counts: str
    show: Callable[[Any], Any] | None


class StateTable:
    """The state table of a game: its fields, the NumPy type of its records, and views of them.

    `own`: the keys of a view that only the seat itself sees (null for all others); "seat" says whose view it is.
    """

    def __init__(
        self,
        pack: Pack,
        seats: int,
        options: Sequence[tuple[str, int]],
        fields: Sequence[Field],
        facts: Sequence[Fact] = (),
    ) -> None:
        self.pack = pack
        head = [
            one("seats", EVERYONE, NUMBER, "how many seats"),
            one("dealer", EVERYONE, SEAT, "who dealt"),
            one("number", EVERYONE, NUMBER, "which deal of the match, from 0")._replace(wide=True),
            one("turn", EVERYONE, SEAT, "the seat to act"),
            one("phase", EVERYONE, NOTHING, "what is being asked"),
        ]
        choices = [Field(name, (length,) if length else (), EVERYONE, NOTHING, "an option") for name, length in options]
        self.fields = (*head, *choices, *fields)
        self.facts = tuple(facts)
        _check_names([*(field.name for field in self.fields), *(fact.name for fact in self.facts)])
        public = {field.name for field in self.fields if field.sees is EVERYONE}
        public |= {f"{field.name}_count" for field in self.fields if field.shows is COUNTED}
        used = {name for fact in self.facts for name in _all_seen(fact, public)}
        self.dtype = np.dtype([_column(field) for field in self.fields], align=True)
        self.seats = seats
        self.own = frozenset(field.name for field in self.fields if field.sees is OWNER)
        self._names = [field.name for field in self.fields]
        plain = [field for field in self.fields if not field.shape and field.sees is EVERYONE]
        self._numbers = [field.name for field in plain if field.shows is NUMBER]
        self._maybe = [field.name for field in plain if field.shows in (MAYBE, SEAT)]
        shown = [field for field in self.fields if field.name in used or _is_told(field)]
        self._shown = [_shown(field, pack) for field in shown if field.name not in {*self._numbers, *self._maybe}]
        self._blank: dict[str, Any] = dict.fromkeys(_keys(self.fields, self.facts))

    def new(self) -> Any:
        """An array of one empty record."""
        return np.zeros(1, self.dtype)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see of a record, as JSON values; None is a spectator.

        Fields that belong to a seat are given for that seat alone (null for a spectator); a COUNTED field adds
        `NAME_count`, which all may see. Facts come last.
        """
        return self.views(state.item(), (seat,))[seat]

    def views(
        self, row: Sequence[Any], seats: Iterable[int | None], head: Mapping[str, Any] | None = None
    ) -> dict[int | None, dict[str, Any]]:
        """The views of several listeners, each begun with the keys of `head`; what all may see is the same object.

        `row`: the record as a tuple (`item()`).
        """
        public: dict[str, Any] = {**(head or {}), "seat": None, **self._blank}
        owned: list[tuple[str, Callable[[Any], Any], list[Any]]] = []
        values = dict(zip(self._names, row))
        seated = values["seats"]
        for name in self._numbers:
            public[name] = values[name]
        for name in self._maybe:
            number = values[name]
            public[name] = number if number >= 0 else None
        for name, by_seat, sees, counts, show in self._shown:
            value = values[name]
            if not isinstance(value, int):
                value = values[name] = value.tolist()[:seated] if by_seat else value.tolist()
            if counts:
                public[counts] = values[counts] = [*map(_count, value)] if by_seat else _count(value)
            if show is None:
                continue
            if sees is EVERYONE:
                public[name] = [*map(show, value)] if by_seat else show(value)
            elif sees is OWNER:
                owned.append((name, show, value))
        for fact in self.facts:
            public[fact.name] = fact.make(*[values[name] for name in fact.of])
        views: dict[int | None, dict[str, Any]] = {}
        for seat in seats:
            views[seat] = view = public if seat is None else {**public, "seat": seat}
            if seat is not None:
                for name, show, value in owned:
                    view[name] = show(value[seat])
        return views

    def read(self, view: Mapping[str, Any], state: Any) -> None:
        """Write into an array of one record all that a view tells, the inverse of `view`; the rest stays as it is."""
        for field in self.fields:
            if field.shows is NOTHING or field.sees is NO_ONE:
                continue
            if field.sees is OWNER:
                if field.shows is CARD:
                    state[field.name][0] = NO_CARD
                if view["seat"] is not None:
                    state[field.name][0, view["seat"]] = self._written(field, view[field.name])
            elif field.by_seat:
                for seat, shown in enumerate(view[field.name]):
                    state[field.name][0, seat] = self._written(field, shown)
            else:
                state[field.name][0] = self._written(field, view[field.name])

    def _written(self, field: Field, shown: Any) -> Any:
        """One value of a field, which belongs to one seat or to the table, as a record has it."""
        if field.shows in (CARDS, COUNTED):
            words = self.pack.mask(shown, field.words)
            return words if field.words > 1 else words[0]
        if field.shows is SUIT:
            return 0xFFFF << 16 * SUITS.index(shown) if shown else 0
        if len(field.shape) > field.by_seat:
            single = field._replace(shape=field.shape[: field.by_seat])
            return [self._written(single, one) for one in shown]
        if shown is None:
            return NO_CARD if field.shows is CARD else NOBODY
        return self.pack.number(shown) if field.shows is CARD else int(shown)


def _keys(fields: Sequence[Field], facts: Sequence[Fact]) -> Iterator[str]:
    """The keys of a view, in their order: a COUNTED field after its count, facts last."""
    for field in fields:
        if field.shows is COUNTED:
            yield f"{field.name}_count"
        if field.shows is not NOTHING and field.sees is not NO_ONE:
            yield field.name
    yield from (fact.name for fact in facts)


def _is_told(field: Field) -> bool:
    return field.shows is COUNTED or (field.shows is not NOTHING and field.sees is not NO_ONE)


def _shown(field: Field, pack: Pack) -> _Shown:
    show = _shower(field, pack) if field.shows is not NOTHING else None
    counts = f"{field.name}_count" if field.shows is COUNTED else ""
    return _Shown(field.name, field.by_seat, field.sees, counts, show)


def _shower(field: Field, pack: Pack) -> Callable[[Any], Any]:
    """How one value of a field, which belongs to one seat or to the table, is written in a view."""
    if field.shows in (CARDS, COUNTED):
        return pack.mask_texts
    if field.shows is SUIT:
        return _suit
    cards = {NO_CARD: None, **pack.texts}
    shows: dict[Shows, Callable[[Any], Any]] = {
        NUMBER: int,
        MAYBE: _number_or_none,
        SEAT: _number_or_none,
        FLAG: bool,
        CARD: cards.__getitem__,
    }
    show = shows[field.shows]
    return _each_of(show) if len(field.shape) > field.by_seat else show


def _suit(mask: int) -> str | None:
    return SUITS[(mask & -mask).bit_length() - 1 >> 4] if mask else None


def _number_or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _each_of(show: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """The same for a list of values."""
    return lambda values: [*map(show, values)]


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
    kind = np.uint64 if field.mask else WIDE if field.wide else SMALL
    return (field.name, kind, field.shape) if field.shape else (field.name, kind)


def _count(words: int | list[int]) -> int:
    return words.bit_count() if isinstance(words, int) else sum(word.bit_count() for word in words)


def _all_seen(fact: Fact, seen: Collection[str]) -> tuple[str, ...]:
    """What a fact follows from; TypeError for one that is not there, or not for everyone."""
    hidden = [name for name in fact.of if name not in seen]
    if hidden:
        raise TypeError(f"{fact.name} cannot follow from what not everyone sees: {hidden}")
    return fact.of


def _check_names(names: Sequence[str]) -> None:
    """Numpy's own attributes hide fields of the same name when a rule is interpreted, and no error says so."""
    hidden = [name for name in names if hasattr(np.record, name) or hasattr(np.recarray, name)]
    if hidden or len(set(names)) != len(names):
        raise TypeError(f"a state table cannot have these fields: {hidden or sorted(names)}")
