"""Packs: which number and which text a card has (docs/records.md, "Cards"). A pack of one game alone stands with it.

Numbers are places in a mask. French: 16 * suit + rank, so that a suit is one quarter of a word and a shift by 16 keeps
the rank.
"""

from collections.abc import Iterable, Mapping, Sequence

SUITS = "CDHS"
RANKS = "23456789TJQKA"


class Pack:
    """A set of cards with a text for each number, in the order in which they are told.

    wide    whether the numbers go on beyond 63, so that a set of its cards takes two words, one after the other; in a
            pack that is not wide the second of two words has the cards of which there are two
    """

    def __init__(self, numbers: Sequence[int], texts: Sequence[str], wide: bool = False) -> None:
        if max(numbers) >= (128 if wide else 64):
            raise ValueError(f"{max(numbers)} is no place in a set: it goes to {127 if wide else 63}")
        self.numbers, self.wide = tuple(numbers), wide
        self.texts = dict(zip(numbers, texts, strict=True))
        self._numbers = {text: number for number, text in self.texts.items()}
        self._eights = [_eight(self.texts, first) for first in range(0, max(numbers) + 1, 8)]

    def text(self, card: int) -> str:
        """The text of a card number."""
        return self.texts[int(card)]

    def number(self, text: str) -> int:
        """The number of a card text; KeyError if no card of this pack has it."""
        return self._numbers[text]

    def __contains__(self, text: str) -> bool:
        return text in self._numbers

    def mask(self, texts: Iterable[str], words: int = 1) -> list[int]:
        """The words of a set, the inverse of `mask_texts`; KeyError for a text that is no card."""
        found = [0] * words
        for text in texts:
            number = self._numbers[text]
            first = number >> 6 if self.wide else 0
            second = words == 2 and not self.wide and found[0] >> number & 1  # the other one of two cards
            found[1 if second else first] |= 1 << (number & 63)
        return found

    def mask_texts(self, words: int | Sequence[int]) -> list[str]:
        """The texts of a set that is given as a word, or as two: low card first; one of which there are two, twice."""
        if not isinstance(words, int):
            low, high = map(int, words)
            if self.wide:
                return self.mask_texts(low | high << 64)
            return [text for text in self.mask_texts(low) for _ in range(1 + (high >> self._numbers[text] & 1))]
        texts: list[str] = []
        for eight, byte in zip(self._eights, words.to_bytes(len(self._eights), "little")):
            if byte:
                texts += eight[byte]
        return texts


def _eight(texts: Mapping[int, str], first: int) -> dict[int, list[str]]:
    """The texts of every set of eight cards that have numbers next to each other: views tell the sets byte by byte."""
    told: dict[int, list[str]] = {0: []}
    for place in reversed(range(8)):
        if first + place in texts:
            told |= {byte | 1 << place: [texts[first + place], *rest] for byte, rest in told.items()}
    return told


FRENCH = Pack(
    [16 * suit + rank for suit in range(4) for rank in range(13)],
    [RANKS[rank] + SUITS[suit] for suit in range(4) for rank in range(13)],
)
