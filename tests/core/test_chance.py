"""Chance outside the state: from a written deck and at random."""

from collections import Counter

import pytest

from stolik.core.bits import u64
from stolik.core.chance import (
    PLACES,
    RESHUFFLED,
    Chance,
    random_chance,
    reveal,
    reveal2,
    reveal_hand,
    write,
    written_chance,
)
from stolik.core.engine import record

FIRST, SECOND = 1 << 3 | 1 << 40, 1 << 0 | 1 << 5 | 1 << 63


def test_a_written_deck_answers_by_place() -> None:
    source = record(written_chance([5, 3, 9, 60, 127]))
    unseen = u64(0)
    assert [int(reveal(source, place, unseen)) for place in range(5)] == [5, 3, 9, 60, 127]
    assert int(reveal2(source, 4, unseen, unseen)) == 127


def test_a_reshuffled_stock_has_places_of_its_own() -> None:
    sources = written_chance(list(range(104)))
    write(sources, RESHUFFLED, [9, 8])
    source = record(sources)
    assert [int(reveal(source, place, u64(0))) for place in (0, 103, RESHUFFLED, RESHUFFLED + 1)] == [0, 103, 9, 8]
    assert RESHUFFLED == 104 and PLACES >= RESHUFFLED + 104 - 8 * 6 - 1
    assert Chance.itemsize % 64 == 0 and Chance.itemsize >= 16 + PLACES


def test_a_random_source_picks_any_unseen_card() -> None:
    source = record(random_chance([1]))
    found = Counter(int(reveal(source, 0, u64(SECOND))) for _ in range(600))
    assert set(found) == {0, 5, 63} and min(found.values()) > 150


def test_a_random_source_picks_from_two_words_alike() -> None:
    source = record(random_chance([2]))
    found = Counter(int(reveal2(source, 0, u64(FIRST), u64(SECOND))) for _ in range(1000))
    assert set(found) == {3, 40, 64, 69, 127} and min(found.values()) > 150
    assert {int(reveal2(source, 0, u64(FIRST), u64(0))) for _ in range(40)} == {3, 40}
    assert {int(reveal2(source, 0, u64(0), u64(SECOND))) for _ in range(40)} == {64, 69, 127}


def test_a_hand_is_dealt_card_by_card_around_the_table() -> None:
    source = record(written_chance([0, 10, 20, 1, 11, 21, 2, 12, 22]))
    unseen = u64(2**64 - 1)
    assert int(reveal_hand(source, unseen, 1, 3, 3)) == 1 << 10 | 1 << 11 | 1 << 12
    assert int(reveal_hand(source, unseen, 2, 3, 2)) == 1 << 20 | 1 << 21
    assert int(reveal_hand(source, unseen, 0, 3, 0)) == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_random_hand_has_no_card_twice_and_none_that_was_seen(seed: int) -> None:
    source = record(random_chance([seed]))
    unseen = 0x00FF_00FF
    hand = int(reveal_hand(source, u64(unseen), 0, 1, 13))
    assert hand.bit_count() == 13 and hand & ~unseen == 0
    assert int(reveal_hand(source, u64(unseen), 0, 1, 16)) == unseen


def test_each_source_has_its_own_seed() -> None:
    sources = random_chance([1, 2, 2**64 - 1])
    assert [int(x) for x in sources["x"]] == [1, 2, 2**64 - 1] and not sources["written"].any()
