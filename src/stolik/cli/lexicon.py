"""Which card somebody means who types its name: the words of the names themselves, in any order, declined or cut short.

"dama pik", "pik dama", "damą pik", "d pik", "dp"; "zielona 9", "9 zielona", "z9"; "Pik-Dame", "Kreuz 7", "grüne 9".
The words are read off the names that the program says (words/*/cards.ftl), so whatever it says is understood.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from stolik.core.packs import Pack
from stolik.words import Words
from stolik.words.words import FRENCH, RANKS, parted_cells, two_cells

Cards = frozenset[str]
Index = Mapping[str, Cards]
LONGEST = 8  # words of a name, with those that somebody adds
NONE: Cards = frozenset()
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


def fold(text: str) -> str:
    """Small letters without accents: not everybody types them."""
    folded = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(sign for sign in folded if not unicodedata.combining(sign))


def small(text: str) -> str:
    """Small letters with their accents, which tell "ż" from "z"."""
    return unicodedata.normalize("NFC", text.casefold())


class Lexicon:
    """The words of one language that name cards of one pack, each with the cards that it may name."""

    def __init__(self, language: str, pack: Pack) -> None:
        words, found = Words(language), dict[str, set[str]]()
        texts = list(pack.texts.values())
        names = [(" ".join(_words(name)), card) for card in texts for name in _names(words, card)]
        for name, card in names:
            for word in name.split():
                found.setdefault(word, set()).add(card)
        self._names: Index = _merged((fold(name), frozenset([card])) for name, card in names)
        self._all = frozenset(texts)
        self.aside = {small(word) for word in words.say("typed-aside").split(", ")}
        self._exact: Index = {word: frozenset(cards) for word, cards in found.items()} | dict.fromkeys(
            self.aside, self._all
        )
        self._folded: Index = _merged((fold(word), cards) for word, cards in self._exact.items())
        self._letters: Index = _letters(words, texts)
        self._cells = in_cells(pack)

    def spelled(self, word: str) -> Cards:
        """The cards that a word names which is spelled out, accents or not."""
        return self._exact.get(word) or self._folded.get(fold(word), NONE)

    def cards(self, typed: Sequence[str], whole: bool = False) -> Cards:
        """The cards that all these words name together; none if one of them names no card.

        Words that are spelled out come before letters, and both before beginnings of words; `whole`: nothing but them.
        A number is no part of a name that says as much without it: then it is a cell, or whatever else follows a card.
        """
        if all(word.isdecimal() for word in typed):
            return NONE
        if len(name := self._names.get(fold(" ".join(typed)), NONE)) == 1:
            return name
        senses = (self.spelled,) if whole else (self.spelled, self._lettered, self._begun)
        found = [self._together(typed, each) for each in senses]
        sure = [cards for cards in found if len(cards) == 1]
        return next(iter(sure or [cards for cards in found if cards]), NONE)

    def _together(self, typed: Sequence[str], senses: Callable[[str], Cards]) -> Cards:
        left = self._all
        for word in typed:
            narrowed = left & senses(word)
            if word.isdecimal() and narrowed == left:
                return NONE
            left = narrowed
        return left if left != self._all else NONE

    def _lettered(self, word: str) -> Cards:
        return self._letters.get(word) or self.spelled(word) or self._begun(word)

    def _begun(self, word: str) -> Cards:
        if word.isdecimal():
            return self.spelled(word)
        for index, begin in ((self._exact, word), (self._folded, fold(word))):
            cards = [cards for name, cards in index.items() if name.startswith(begin) and cards != self._all]
            if cards:
                return NONE.union(*cards)
        return self._letters.get(word, NONE)

    def parts(self, word: str) -> list[str]:
        """A word cut into those that it is made of: "herzdame", "pik-dama", "z9", "♠d"; itself if it is one."""
        pieces = re.findall(r"[♣♦♥♠]|\d+|[^\W\d_]+", word)
        if len(pieces) != 1 or word in self._cells or self.spelled(word) or self._begun(word):
            return pieces or [word]
        for at in range(1, len(word)):
            first, last = word[:at], word[at:]
            spelled = bool(self.spelled(first) and self.spelled(last) and min(at, len(word) - at) > 1)
            if spelled or len(word) == 2:
                return [first, last]
        return [word]


@cache
def lexicon(language: str, pack: Pack) -> Lexicon:
    """The words of a language for a pack: made once."""
    return Lexicon(language, pack)


@cache
def in_cells(pack: Pack) -> Mapping[str, str]:
    """The cards of a pack as Braille shows them, one by one."""
    return {two_cells(card): card for card in pack.texts.values()}


@cache
def groups(pack: Pack) -> Mapping[str, Mapping[str, str]]:
    """By suit the cards of a pack as a hand in Braille has them in one line, "c begh", without the suit."""
    found: dict[str, dict[str, str]] = {}
    for card in pack.texts.values():
        suit, rest = parted_cells(card)
        found.setdefault(suit, {})[rest] = card
    return found


def grouped(parts: Sequence[str], pack: Pack) -> list[str]:
    """The cards that these two parts name as a hand in Braille names them: a suit, and the values of its cards."""
    if len(parts) != 2 or parts[0] not in groups(pack):
        return []
    of_suit = groups(pack)[parts[0]]
    length = max(map(len, of_suit))
    rests = [parts[1][at : at + length] for at in range(0, len(parts[1]), length)]
    return [of_suit[rest] for rest in rests] if all(rest in of_suit for rest in rests) else []


def _names(words: Words, card: str) -> Iterable[str]:
    """All that the program calls a card, its rank and its suit."""
    for case in words.say("cards-cases", function="CARD").split():
        yield words.card(card, case)
    if FRENCH.fullmatch(card):
        rank, suit = RANKS.index(card[0]) + 2, card[1]
        for case in words.say("cards-cases", function="RANK").split():
            yield words.say("cards-rank", rank=rank, case=case)
        for case in words.say("cards-cases", function="SUIT").split():
            yield words.say("cards-suit", suit=suit, case=case)
        yield from (sign for sign, letter in SIGNS.items() if letter == suit)


def _words(name: str) -> list[str]:
    return [word for word in re.split(r"[\s-]+", small(name)) if word]


def _letters(words: Words, cards: Sequence[str]) -> Index:
    """The letters on the cards with faces: of the language, and those of the texts in records."""
    if not all(FRENCH.fullmatch(card) for card in cards):
        return {}
    pairs = [*zip("JQKA", small(words.say("typed-letters")).split(), strict=True), *zip("TJQKA", "tjqka", strict=True)]
    return _merged((letter, frozenset(card for card in cards if card[0] == rank)) for rank, letter in pairs)


def _merged(pairs: Iterable[tuple[str, Cards]]) -> Index:
    found: dict[str, Cards] = {}
    for word, cards in pairs:
        found[word] = found.get(word, NONE) | cards
    return found
