"""The state table: one fixed-size record per deal, in which every field says who sees it.

Views are made from that column and from nothing else, so a field that nobody may see cannot get out by accident, and a
field without the column does not import. A field's visibility never changes; what becomes known in the course of a deal
is written into another field. A fact is what the rules say of fields that everyone sees: views tell it too, so that
whoever shows them needs no rules.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import compress
from math import prod
from operator import itemgetter, ne
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from stolik.core.packs import SUITS, Pack

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
WIDE = np.int32  # for the number of a deal: no option bounds how many a match of trojki has (`tie_token` none)
_CODES = {SMALL: "h", WIDE: "i", np.uint64: "Q"}  # as `struct` calls them


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


class Views(dict[int | None, dict[str, Any]]):
    """What several listeners see at one moment. Later views are made of them: nobody writes to these.

    `cells`: the bytes of the record that they show; none if they show no record.
    """

    cells = b""


# How a value is made of a record's numbers: where they are among them, and how one is written; or (if not None) what
# writes one for each seat in play.
_Value = tuple[Any, Callable[[Any], Any], Callable[[Sequence[Any], int], Any] | None]


class _Following(NamedTuple):
    """A fact, made of these values."""

    key: str
    make: Callable[..., Any]
    of: list[_Value]


class _Part(NamedTuple):
    """A field that everyone sees, or the count of one; a `key` of views, or "" if they do not write it."""

    key: str
    value: _Value
    facts: list[_Following]


class _Own(NamedTuple):
    """A field of which each seat sees its own value: where each stands in a record, and how it is written."""

    key: str
    at: list[int | slice]
    show: Callable[[Any], Any]


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
        for fact in self.facts:
            _check_seen(fact, public)
        self.dtype = np.dtype([_column(field) for field in self.fields], align=True)
        self.seats = seats
        self.own = frozenset(field.name for field in self.fields if field.sees is OWNER)
        self._row = Struct(_layout(self.fields, self.dtype))
        self._parts, self._owned = _parts_of(self.fields, self.facts, pack)
        self._split = itemgetter(*(part.value[0] for part in self._parts))
        self._blank: dict[str, Any] = dict.fromkeys(_keys(self.fields, self.facts))

    def new(self) -> Any:
        """An array of one empty record."""
        return np.zeros(1, self.dtype)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see of a record, as JSON values; None is a spectator.

        Fields that belong to a seat are given for that seat alone (null for a spectator); a COUNTED field adds
        `NAME_count`, which all may see. Facts come last.
        """
        return self.views(state, (seat,))[seat]

    def views(
        self,
        state: Any,
        seats: Iterable[int | None],
        head: Mapping[str, Any] | None = None,
        before: Views | None = None,
    ) -> Views:
        """The views of several listeners, each begun with the keys of `head`; what all may see is the same object.

        `before`: views of an earlier record with the same seats and options. What has not changed since is the same
        object there and here, and need not be written anew.
        """
        views = Views()
        views.cells = state.tobytes()
        row = self._row.unpack(views.cells)
        if before and before.cells:
            old, earlier = self._row.unpack(before.cells), before
            public = {**next(iter(before.values())), **(head or {})}
            changed = [*compress(self._parts, map(ne, self._split(row), self._split(old)))]
        else:
            old, earlier = row, Views()
            public = {**(head or {}), "seat": None, **self._blank}
            changed = self._parts
        seated, facts = row[0], dict[str, _Following]()
        for key, (at, show, read), follow in changed:
            if key:
                public[key] = show(row[at]) if read is None else read(row, seated)
            for fact in follow:
                facts[fact.key] = fact
        for key, make, of in facts.values():
            public[key] = make(*[show(row[at]) if read is None else read(row, seated) for at, show, read in of])
        for seat in seats:
            views[seat] = view = {**public, "seat": seat}
            known = earlier.get(seat)
            for key, at, show in self._owned:
                if seat is None:
                    view[key] = None
                elif known is not None and row[at[seat]] == old[at[seat]]:
                    view[key] = known[key]
                else:
                    view[key] = show(row[at[seat]])
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


def _layout(fields: Sequence[Field], kind: np.dtype[Any]) -> str:
    """The bytes of a record, as `struct` writes them."""
    told, end = ["="], 0
    for field in fields:
        column, start = kind.fields[field.name][:2]  # type: ignore[index]  # a record has fields
        told.append(f"{start - end}x{prod(field.shape)}{_CODES[column.base.type]}")
        end = start + column.itemsize
    return "".join([*told, f"{kind.itemsize - end}x"])


def _parts_of(fields: Sequence[Field], facts: Sequence[Fact], pack: Pack) -> tuple[list[_Part], list[_Own]]:
    """What views are made of: what everyone sees, field by field, and what each seat sees of its own."""
    parts, owned, end = list[_Part](), list[_Own](), 0
    known = dict[str, _Value]()  # as facts get them
    follow = {name: list[_Following]() for fact in facts for name in fact.of}
    for field in fields:
        start, end = end, end + prod(field.shape)
        several = len(field.shape) > field.by_seat
        show = _shower(field, pack) if field.shows is not NOTHING else None
        if field.shows is COUNTED:
            key = f"{field.name}_count"
            known[key] = _value(field, start, _count_all if several else int.bit_count)
            parts.append(_Part(key, known[key], follow.get(key, [])))
        if field.sees is OWNER and show is not None:
            owned.append(_Own(field.name, _places(field, start), show))
        elif field.sees is EVERYONE:
            known[field.name] = raw = _value(field, start, list if several else int)
            if show is not None:
                parts.append(_Part(field.name, _value(field, start, show), follow.get(field.name, [])))
            elif field.name in follow:
                parts.append(_Part("", raw, follow[field.name]))
    for fact in facts:
        for name in fact.of:
            follow[name].append(_Following(fact.name, fact.make, [known[each] for each in fact.of]))
    return parts, owned


def _places(field: Field, start: int) -> list[int | slice]:
    """Where the value of each seat stands in a record in which those of the field begin at `start`."""
    size = prod(field.shape[1:])
    places = range(start, start + prod(field.shape), size)
    return [slice(place, place + size) for place in places] if field.shape[1:] else [*places]


def _value(field: Field, start: int, show: Callable[[Any], Any]) -> _Value:
    """What makes the value of a field whose numbers begin at `start`; `show` writes one, a seat's if it is by seat."""
    at = slice(start, start + prod(field.shape)) if field.shape else start
    if not field.by_seat:
        return at, show, None
    if not field.shape[1:]:
        return at, show, lambda row, seats: [*map(show, row[start : start + seats])]
    places = _places(field, start)
    return at, show, lambda row, seats: [show(row[each]) for each in places[:seats]]


def _shower(field: Field, pack: Pack) -> Callable[[Any], Any]:
    """How one value of a field, which belongs to one seat or to the table, is written in a view."""
    if field.shows in (CARDS, COUNTED):
        return pack.mask_texts
    if field.shows is SUIT:
        return _suit
    cards = {NO_CARD: None, **pack.texts}
    shows: dict[Shows, Callable[[Any], Any]] = {
        NUMBER: int,
        MAYBE: _NumberOrNone().__getitem__,
        SEAT: _NumberOrNone().__getitem__,
        FLAG: bool,
        CARD: cards.__getitem__,
    }
    show = shows[field.shows]
    return _each_of(show) if len(field.shape) > field.by_seat else show


def _suit(mask: int) -> str | None:
    return SUITS[(mask & -mask).bit_length() - 1 >> 4] if mask else None


class _NumberOrNone(dict[int, int | None]):
    """Each number as itself, null for a negative one. Looked up, and not worked out: that is quicker."""

    def __missing__(self, number: int) -> int | None:
        self[number] = shown = number if number >= 0 else None
        return shown


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


def _count_all(words: Sequence[int]) -> int:
    return sum(map(int.bit_count, words))


def _check_seen(fact: Fact, seen: Collection[str]) -> None:
    """Raise TypeError for a fact that follows from what is not there, or not for everyone."""
    hidden = [name for name in fact.of if name not in seen]
    if hidden:
        raise TypeError(f"{fact.name} cannot follow from what not everyone sees: {hidden}")


def _check_names(names: Sequence[str]) -> None:
    """Numpy's own attributes hide fields of the same name when a rule is interpreted, and no error says so."""
    hidden = [name for name in names if hasattr(np.record, name) or hasattr(np.recarray, name)]
    if hidden or len(set(names)) != len(names):
        raise TypeError(f"a state table cannot have these fields: {hidden or sorted(names)}")
