"""Class Words: one listener's language, names and way of reading cards.

The sentences are in the .ftl files beside this one; here is only what Fluent cannot say: which card a text
means, who sits where, and how a list becomes one text. The functions are few and plain, because the browser
has them once more in TypeScript.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES = ("pl", "de", "en")
STYLES = ("full", "short", "braille")
Value = str | int | None | Sequence[Any]
LONGEST_PART = 2000  # characters of a text in a message: Fluent refuses one of more than 2500
ITEM_END = "\x1f"  # after each item of a list of messages, on its way into a function that joins them

FOLDER = Path(__file__).parent
RANKS = "23456789TJQKA"
BRAILLE_RANKS = "bcdefghixjqka"
FACE_DOWN = "?"
# The three families of cards (docs/records.md); no text fits two of them.
FRENCH = re.compile("([2-9TJQKA])([CDHS])")
GOLIATH = re.compile("([RYGBV])([1-9]|1[0-8])")
TROJKI = re.compile("([RBVY])([CSXT])([0-3])")
FAMILIES = (FRENCH, GOLIATH, TROJKI)


class MissingWords(LookupError):
    """No such message, or a message that cannot be said with the values given."""


class Tellable(Protocol):
    """What `tell` says: a message's id and its values."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


class Section(NamedTuple):
    """A section of the rules of a game, and the numbers of the rules (docs/rules) that it tells."""

    name: str
    title: str
    text: str
    numbers: tuple[str, ...]


@cache
def resource(language: str, topic: str) -> Resource | None:
    """The parsed file of a topic, None where there is none."""
    text = _texts().get((language, topic))
    return FluentResource(text) if text is not None else None


@cache
def _texts() -> dict[tuple[str, str], str]:
    """All files, read when the first message is wanted: what is installed in their place later goes with other code."""
    return {(file.parent.name, file.stem): file.read_text("utf-8") for file in FOLDER.glob("*/*.ftl")}


def topic_of(message: str) -> str:
    """The file that a message stands in: its id up to the first dash, `rules-GAME-...` up to the second."""
    first, _, rest = message.partition("-")
    return f"{first}-{rest.partition('-')[0]}" if first == "rules" else first


def is_message(value: object) -> bool:
    """Whether a value is a message by itself: an id and its values, as events are and as JSON carries them."""
    return isinstance(value, (list, tuple)) and len(value) == 2 and isinstance(value[1], dict)


def plain(value: object) -> str | int:
    """A value as Fluent takes it, text or number: a list travels as one text, and its function parts it.

    A text can be anything that somebody has typed: one that is too long is told in part.
    """
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case str():
            return value if len(value) <= LONGEST_PART else value[: LONGEST_PART - 1] + "…"
        case int():
            return value
        case list() | tuple():
            return " ".join(str(item) for item in cast(Sequence[object], value))
        case _:
            raise TypeError(f"a message takes texts, whole numbers and lists of them, not {value!r}")


def parts(items: object) -> list[str]:
    """The items of a list on its way into a function: messages that were said, or texts without spaces."""
    text = str(items)
    return text.split(ITEM_END)[:-1] if ITEM_END in text else text.split()


def two_cells(card: str) -> str:
    """A card as embossed packs mark it: the value as a letter (b to i are 2 to 9, x is ten), then the suit.

    No number sign and no capitals: each costs a cell. Goliath counts on to r, 18; trojki needs a third cell, for its
    stripes: j, a, b, c, which are the digits 0 to 3 without their sign.
    """
    if goliath := GOLIATH.fullmatch(card):
        return "abcdefghijklmnopqr"[int(goliath[2]) - 1] + goliath[1].lower()
    if french := FRENCH.fullmatch(card):
        return BRAILLE_RANKS[RANKS.index(french[1])] + french[2].lower()
    if trojki := TROJKI.fullmatch(card):
        return (trojki[1] + trojki[2]).lower() + "jabc"[int(trojki[3])]
    return card.lower()


def parted_cells(card: str) -> tuple[str, str]:
    """A card's cells as a hand in one line has them: the suit, or at trojki the colour, and the rest."""
    cells = two_cells(card)
    return (cells[0], cells[1:]) if TROJKI.fullmatch(card) else (cells[-1], cells[:-1])


def in_one_line(cards: Iterable[str]) -> str:
    """A hand in Braille: each suit once and then its values, "c begh d gi": thirteen cards take less than 30 cells.

    At trojki a colour, and then its cards of two cells each.
    """
    suits: dict[str, list[str]] = {}
    for suit, rest in map(parted_cells, cards):
        suits.setdefault(suit, []).append(rest)
    return " ".join(f"{suit} {(' ' if len(rest[0]) > 1 else '').join(rest)}" for suit, rest in suits.items())


class Words:
    """All texts in one language, for one listener.

    names: one per seat. me: the listener's seat, None for a spectator. cards: how cards are written.
    brief: whether messages are said in their short form, if they have one. game: what is played, if that is known;
    whatever it says in words of its own is said so.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        me: int | None = None,
        cards: str = "full",
        brief: bool = False,
        game: str = "",
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        if cards not in STYLES:
            raise ValueError(f"no way to write cards {cards!r}; there are {', '.join(STYLES)}")
        self.language = language
        self.names = tuple(names)
        self.me = me
        self.cards = cards
        self.brief = brief
        self.game = game
        functions: dict[str, Callable[..., str]] = {
            "CARD": self.card,
            "CARDS": self._cards,
            "RANK": self._rank,
            "RANKS": self._ranks,
            "SUIT": self._suit,
            "FEATURE": self._feature,
            "NAME": self._name,
            "NAMES": self._names,
            "LIST": self._list,
            "COMMAS": lambda items: ", ".join(parts(items)),
            "SEMICOLONS": lambda items: "; ".join(parts(items)),
            "NUMBERED": self._numbered,
            "CHOICES": self._choices,
            "SIGNED": self._signed,
            "YOU": self._you,
        }
        # Isolating marks would be stray characters in a terminal and on a Braille display.
        self._bundle = FluentBundle([language], functions=cast(Any, functions), use_isolating=False)
        self._topics: set[str] = set()
        self._cases: dict[str, list[str]] = {}
        self._known_cards: dict[tuple[str, str], str] = {}
        self._load("cards")

    def say(self, message: str, /, **values: Value) -> str:
        """The message with these values, in its short form for whoever is brief.

        Raises MissingWords if there is no such message, or a value is missing or wrong.
        """
        message = self._own(message)
        if message not in self:
            raise MissingWords(f"no message {message!r} in {self.language}")
        found = self._bundle.get_message(message)
        pattern = self._form(found)
        if pattern is None:
            raise MissingWords(f"message {message!r} has no text in {self.language}")
        given = {name: self._plain(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingWords(f"message {message!r} in {self.language}: {'; '.join(map(repr, errors))}")
        return str(text)

    def _form(self, found: Any) -> Any:
        """The form in which it is said to this listener. (`pressed`, for answers not typed, is for the browser.)"""
        return found.attributes.get("short", found.value) if self.brief else found.value

    def _own(self, message: str) -> str:
        """The message, or what the game says in its place: `golf-own-match-next` for `match-next`."""
        own = f"{self.game}-own-{message}"
        return own if self.game and own in self else message

    def _plain(self, value: object) -> str | int:
        """A value as Fluent takes it; a list of messages as what they say."""
        if isinstance(value, (list, tuple)) and value and is_message(value[0]):
            told = cast(Sequence[tuple[str, dict[str, Any]]], value)
            return "".join(self.say(id, **args) + ITEM_END for id, args in told)
        return plain(value)

    def tell(self, event: Tellable) -> str:
        """The event as one sentence, with the capital letter and the full stop that the message may lack.

        Reasons are told in the same way: `tell(event("why-over"))` is "This deal is over."
        """
        text = self.say(event.id, **event.args).strip()
        if not self._starts_as_written(text, event.args):
            text = text[:1].upper() + text[1:]
        return text if text.rstrip(')"”“»').endswith((".", "!", "?", "…")) else text + "."

    def _starts_as_written(self, text: str, values: Mapping[str, Any]) -> bool:
        """Whether it begins with a player's name or where a file or a database is, which stay as their owners write
        them, or with a card in Braille.
        """
        written = (str(values.get(name) or "") for name in ("file", "path", "url"))
        starts = [name for name in (*self.names, *written) if name]
        if self.cards == "braille":
            told = (item for value in values.values() for item in str(self._plain(value)).split())
            starts += [two_cells(item) for item in told if any(family.fullmatch(item) for family in FAMILIES)]
        return any(re.match(rf"{re.escape(start)}(?!\w)", text) for start in starts)

    def card(self, card: str, case: str = "nom") -> str:
        """A card in words (or in the listener's style): `card("7C", "acc")` is "siódemkę trefl"."""
        if self.cards == "short":
            return card
        if self.cards == "braille":
            return two_cells(card)
        known = self._known_cards.get((card, case))
        if known is None:
            known = self._known_cards[card, case] = self._card(card, case)
        return known

    def join(self, items: Sequence[str]) -> str:
        """A list as it is spoken: "a, b and c"."""
        if not items:
            return self.say("cards-none")
        if len(items) == 1:
            return items[0]
        first = items[0]
        for item in items[1:-1]:
            first = self.say("cards-comma", first=first, last=item)
        return self.say("cards-and", first=first, last=items[-1])

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message."""
        self._load(topic_of(message))
        return self._bundle.has_message(message)

    def rulebook(self, game: str) -> list[Section]:
        """The rules of a game in reading order; empty if it has none."""
        found = resource(self.language, f"rules-{game}")
        ids = [entry.id.name for entry in found.body if isinstance(entry, Message)] if found else []
        return [
            Section(id_.removeprefix(f"rules-{game}-"), self.say(f"{id_}-title"), self.say(id_), self._numbers(id_))
            for id_ in ids
            if f"{id_}-title" in ids
        ]

    def _numbers(self, section: str) -> tuple[str, ...]:
        pattern = self._bundle.get_message(section).attributes.get("numbers")
        return tuple(str(self._bundle.format_pattern(pattern)[0]).split()) if pattern else ()

    def _load(self, topic: str) -> None:
        # Parsing takes 5 to 20 ms a file, so a file is read when one of its messages is wanted.
        if topic not in self._topics:
            self._topics.add(topic)
            found = resource(self.language, topic)
            if found is not None:
                self._bundle.add_resource(found)

    def _card(self, card: str, case: str) -> str:
        if card == FACE_DOWN:
            return self._noun("CARD", "cards-hidden", case)
        if found := FRENCH.fullmatch(card):
            return self._noun("CARD", "cards-french", case, rank=RANKS.index(found[1]) + 2, suit=found[2])
        if found := GOLIATH.fullmatch(card):
            return self._noun("CARD", "cards-goliath", case, colour=found[1], value=int(found[2]))
        if found := TROJKI.fullmatch(card):
            colour, shape, stripes = found.groups()
            return self._noun("CARD", "cards-trojki", case, colour=colour, shape=shape, stripes=int(stripes))
        raise ValueError(f"{card!r} is no card")

    def _noun(self, function: str, message: str, case: str, **values: Value) -> str:
        # A select takes its default for a case that it does not know: a slip of the pen would never be seen.
        if function not in self._cases:
            self._cases[function] = self.say("cards-cases", function=function).split()
        if case not in self._cases[function]:
            raise ValueError(f"{function} has no case {case!r} in {self.language}")
        return self.say(message, case=case, **values)

    def _cards(self, cards: object, case: str = "nom") -> str:
        return self._series([self.card(card, case) for card in str(cards).split()])

    def _series(self, items: Sequence[str]) -> str:
        """Cards or ranks in a row: as they are spoken, or as the listener reads their texts."""
        if self.cards == "full" or not items:
            return self.join(items)
        return (", " if self.cards == "short" else " ").join(items)

    def _rank(self, rank: object, case: str = "nom") -> str:
        at = RANKS.index(str(rank)[0])
        if self.cards == "short":
            return RANKS[at]
        return BRAILLE_RANKS[at] if self.cards == "braille" else self._noun("RANK", "cards-rank", case, rank=at + 2)

    def _ranks(self, ranks: object, case: str = "nom") -> str:
        return self._series([self._rank(rank, case) for rank in str(ranks).split()])

    def _suit(self, suit: str, case: str = "nom") -> str:
        if suit in ("C", "D", "H", "S"):
            return self._noun("SUIT", "cards-suit", case, suit=suit)
        if suit in ("R", "Y", "G", "B", "V"):
            return self._noun("SUIT", "cards-colour", case, colour=suit)
        raise ValueError(f"{suit!r} is no suit")

    def _feature(self, call: object, case: str = "nom") -> str:
        feature = str(call)
        if feature in ("R", "B", "V", "Y"):
            return self._noun("FEATURE", "cards-feature-colour", case, colour=feature)
        if feature in ("C", "S", "X", "T"):
            return self._noun("FEATURE", "cards-feature-shape", case, shape=feature)
        if feature in ("0", "1", "2", "3"):
            return self._noun("FEATURE", "cards-feature-stripes", case, stripes=int(feature))
        raise ValueError(f"{feature!r} is no feature")

    def _name(self, seat: object) -> str:
        number = int(str(seat))
        if 0 <= number < len(self.names):
            return self.names[number]
        # A record need not name its players; then the seat's number serves, counted from 1 as people do.
        return self.say("cards-player", number=number + 1)

    def _names(self, seats: object) -> str:
        names = [self._name(seat) for seat in str(seats).split()]
        return self.join(names) if names else self.say("cards-nobody")

    def _list(self, items: object) -> str:
        return self.join(parts(items))

    def _numbered(self, cards: object, hand: object) -> str:
        """Cards with their numbers in the hand, by which they may be called; in Braille a whole hand without them."""
        held = str(hand).split()
        if self.cards == "braille" and str(cards).split() == held and FACE_DOWN not in held:
            return in_one_line(held)
        return ", ".join(f"{held.index(card) + 1} {self.card(card)}" for card in str(cards).split())

    def _choices(self, cards: object, hand: object) -> str:
        """The cards to choose from, where they are not seen otherwise: the end of a question."""
        numbered = self._numbered(cards, hand)
        return f": {numbered}" if numbered else ""

    def _signed(self, count: object) -> str:
        """A number as it is spoken: "minus 2", for speech leaves the sign of -2 out."""
        number = int(str(count))
        return self.say("cards-signed", count=abs(number), minus=number < 0)

    def _you(self, seats: object) -> str:
        return "yes" if str(self.me) in str(seats).split() else "no"
