"""The packs of the five games: which number and which text a card has (RECORDS.md, "Cards").

Numbers are places in a mask. French: 16 * suit + rank, so that a suit is one quarter of a word and a shift by 16 keeps
the rank. Goliath: three colours in the first word, two in the second, 18 bits each. Trojki: 16 * colour + 4 * shape +
stripes.
"""

from collections.abc import Iterable, Sequence

SUITS = "CDHS"
RANKS = "23456789TJQKA"
COLOURS = "RYGBV"
TROJKI_COLOURS = "RBVY"
TROJKI_SHAPES = "CSXT"


class Pack:
    """A set of cards with a text for each number, in the order in which they are told."""

    def __init__(self, numbers: Sequence[int], texts: Sequence[str]) -> None:
        self.numbers = tuple(numbers)
        self.texts = dict(zip(numbers, texts, strict=True))
        self._numbers = {text: number for number, text in self.texts.items()}

    def text(self, card: int) -> str:
        """The text of a card number."""
        return self.texts[int(card)]

    def number(self, text: str) -> int:
        """The number of a card text; KeyError if no card of this pack has it."""
        return self._numbers[text]

    def __contains__(self, text: str) -> bool:
        return text in self._numbers

    def mask_texts(self, words: Iterable[int]) -> list[str]:
        """The texts of a set that is given as one or more words, low card first.

        A card that stands in several words (golf's two packs) is told as often.
        """
        held = [int(word) for word in words]
        if len(held) > 1 and max(self.numbers) >= 64:  # the words follow each other: goliath
            return [self.texts[n] for n in self.numbers if held[n >> 6] >> (n & 63) & 1]
        return [self.texts[n] for n in self.numbers for word in held if word >> n & 1]


FRENCH = Pack(
    [16 * suit + rank for suit in range(4) for rank in range(13)],
    [RANKS[rank] + SUITS[suit] for suit in range(4) for rank in range(13)],
)

GOLIATH = Pack(
    [64 * (colour // 3) + 18 * (colour % 3) + value - 1 for colour in range(5) for value in range(1, 19)],
    [f"{COLOURS[colour]}{value}" for colour in range(5) for value in range(1, 19)],
)

TROJKI = Pack(
    [16 * colour + 4 * shape + stripes for colour in range(4) for shape in range(4) for stripes in range(4)],
    [f"{colour}{shape}{stripes}" for colour in TROJKI_COLOURS for shape in TROJKI_SHAPES for stripes in range(4)],
)
