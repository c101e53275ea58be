"""Suits, seats and following suit, on masks of French cards."""

import pytest

from stolik.core.bits import u64
from stolik.core.packs import FRENCH
from stolik.core.tricks import follow, higher_in_suit, left_of, same_ranks, suit_of


def mask(cards: str) -> int:
    return sum(1 << FRENCH.number(card) for card in cards.split())


def told(word: object) -> str:
    return " ".join(FRENCH.mask_texts(int(word)))  # type: ignore[call-overload]


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_left_goes_round(seats: int) -> None:
    assert [left_of(seat, seats) for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.parametrize("suit", "CDHS")
def test_a_suit_is_a_quarter_of_a_word(suit: str) -> None:
    whole = sum(1 << FRENCH.number(rank + suit) for rank in "23456789TJQKA")
    for rank in "2A":
        assert int(suit_of(FRENCH.number(rank + suit))) & mask(" ".join(FRENCH.texts.values())) == whole


@pytest.mark.parametrize("card, higher", [("QH", "KH AH"), ("AC", ""), ("KS", "AS"), ("JD", "QD KD AD")])
def test_higher_cards_of_a_suit(card: str, higher: str) -> None:
    found = int(higher_in_suit(FRENCH.number(card))) & mask(" ".join(FRENCH.texts.values()))
    assert " ".join(FRENCH.mask_texts(found)) == higher


def test_the_same_ranks() -> None:
    assert told(same_ranks(u64(mask("7C")))) == told(same_ranks(u64(mask("7S")))) == "7C 7D 7H 7S"
    assert told(same_ranks(u64(mask("2D AH")))) == "2C AC 2D AD 2H AH 2S AS"
    assert told(same_ranks(u64(0))) == ""


def test_following() -> None:
    clubs = suit_of(FRENCH.number("2C"))
    assert told(follow(u64(mask("7C AS QC")), clubs)) == "7C QC"
    assert told(follow(u64(mask("7H AS")), clubs)) == "7H AS"
    assert told(follow(u64(0), clubs)) == ""
