"""Packs: numbers, texts and order of the cards of all games."""

import pytest

from stolik.core.packs import FRENCH, Pack
from stolik.games.goliath import PACK as GOLIATH
from stolik.games.trojki.state import PACK as TROJKI

PACKS = [(FRENCH, 52), (GOLIATH, 90), (TROJKI, 64)]


@pytest.mark.parametrize("pack, size", PACKS)
def test_numbers_and_texts_are_inverse(pack: Pack, size: int) -> None:
    assert len(pack.numbers) == len(set(pack.numbers)) == len(set(pack.texts.values())) == size
    for number in pack.numbers:
        assert pack.number(pack.text(number)) == number and pack.text(number) in pack
    for text in ("", "7c", "1C", "R0", "R19", "RC4", "7CC", " 7C"):
        assert text not in pack
        with pytest.raises(KeyError):
            pack.number(text)


def test_numbers_are_places_in_masks() -> None:
    assert [FRENCH.number(card) for card in ("2C", "AC", "2D", "7H", "AS")] == [0, 12, 16, 37, 60]
    assert [GOLIATH.number(card) for card in ("R1", "R18", "Y1", "G18", "B1", "V18")] == [0, 17, 18, 53, 64, 99]
    assert [TROJKI.number(card) for card in ("RC0", "RC3", "RS0", "BC0", "YT3")] == [0, 3, 4, 16, 63]


def test_cards_are_told_in_the_order_of_the_pack() -> None:
    assert [list(pack.texts.values())[:3] for pack, _ in PACKS] == [
        ["2C", "3C", "4C"],
        ["R1", "R2", "R3"],
        ["RC0", "RC1", "RC2"],
    ]


@pytest.mark.parametrize(
    "pack, words, texts",
    [
        (FRENCH, 0, []),
        (FRENCH, 1 << 60 | 1 << 0 | 1 << 37, ["2C", "7H", "AS"]),
        (FRENCH, [1 << 0 | 1 << 5 | 1 << 60, 1 << 0 | 1 << 60], ["2C", "2C", "7C", "AS", "AS"]),
        (FRENCH, [0, 0], []),
        (GOLIATH, [1 << 53 | 1, 1 << 35], ["R1", "G18", "V18"]),
        (GOLIATH, [0, 1], ["B1"]),
        (TROJKI, 1 << 63 | 1, ["RC0", "YT3"]),
    ],
)
def test_the_texts_of_a_mask(pack: Pack, words: int | list[int], texts: list[str]) -> None:
    assert pack.mask_texts(words) == texts


@pytest.mark.parametrize("pack, size", PACKS)
def test_each_card_of_a_mask_is_told(pack: Pack, size: int) -> None:
    for number, text in pack.texts.items():
        word = 1 << number % 64
        assert pack.mask_texts([0, word] if number >= 64 else [word, 0]) == [text]
    if pack is not GOLIATH:
        assert len(pack.mask_texts(sum(1 << number for number in pack.numbers))) == size


def test_a_pack_says_what_the_second_word_of_a_set_means() -> None:
    assert Pack([1, 2], ["a", "b"]).mask_texts([0b110, 0b100]) == ["a", "b", "b"]
    assert Pack([1, 2, 65], ["a", "b", "c"], wide=True).mask_texts([0b110, 0b10]) == ["a", "b", "c"]
    assert Pack([1, 2], ["a", "b"], wide=True).mask_texts([0b110, 0]) == ["a", "b"]
    for number, wide in ((64, False), (128, True)):
        with pytest.raises(ValueError, match=f"{number} is no place in a set"):
            Pack([1, number], ["a", "b"], wide)


def test_as_many_texts_as_numbers() -> None:
    with pytest.raises(ValueError, match="zip"):
        Pack([1, 2], ["a"])
