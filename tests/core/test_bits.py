"""Sets of cards as bits: what the operations mean, and that machine code means the same (bits.py, machine.py)."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from llvmlite import binding
from numba.core import config

from stolik.core import machine
from stolik.core.bits import NONE, ONE, below, bit, has, highest, lowest, nth, pick, popcount, random_bits, u64
from stolik.core.chance import random_chance
from stolik.core.engine import record
from stolik.core.machine import advance, scramble
from tests.core.machine_code import NUMBER, WORD, machine_code

WORDS = st.one_of(
    st.integers(0, 2**64 - 1),
    st.sets(st.integers(0, 63), max_size=6).map(lambda places: sum(1 << place for place in places)),
)
SETS = WORDS.filter(bool)
EDGES = [0, 1, 2, 3, 1 << 31, 1 << 32, 1 << 63, 0xFFFFFFFF, 0xFFFFFFFF00000000, 2**64 - 2, 2**64 - 1]


def places(mask: int) -> list[int]:
    return [place for place in range(64) if mask >> place & 1]


# --- what they mean -------------------------------------------------------------------------------------------------


@given(WORDS)
def test_popcount_is_the_size_of_the_set(mask: int) -> None:
    assert popcount(u64(mask)) == len(places(mask))


@given(SETS)
def test_lowest_highest_and_nth_are_members_by_their_place(mask: int) -> None:
    members = places(mask)
    assert lowest(u64(mask)) == members[0] and highest(u64(mask)) == members[-1]
    assert [nth(u64(mask), k) for k in range(len(members))] == members


@given(WORDS, st.integers(0, 63))
def test_has_and_bit(mask: int, card: int) -> None:
    assert bool(has(u64(mask), card)) == (card in places(mask))
    assert int(bit(card)) == 1 << card and bit(card).dtype == np.uint64
    assert (int(NONE), int(ONE)) == (0, 1)


# splitmix64 from the state 1234567: the numbers of the authors' reference implementation.
SPLITMIX = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]


def test_random_bits_are_splitmix64() -> None:
    source = record(random_chance([1234567]))
    assert [int(random_bits(source)) for _ in range(5)] == SPLITMIX


def test_below_takes_the_high_bits_and_reaches_every_number() -> None:
    source, same = record(random_chance([7])), record(random_chance([7]))
    for n in (1, 2, 3, 52, 1000, 2**32 - 1):
        for _ in range(50):
            number = below(n, source)
            assert 0 <= number < n and isinstance(number, np.int64)
            assert number == (int(random_bits(same)) >> 32) * n >> 32
    assert {int(below(6, source)) for _ in range(200)} == set(range(6))


@given(SETS, st.integers(0, 2**64 - 1))
def test_pick_picks_a_member(mask: int, seed: int) -> None:
    source, same = record(random_chance([seed])), record(random_chance([seed]))
    assert pick(u64(mask), source) == places(mask)[int(below(popcount(u64(mask)), same))]


def test_pick_picks_every_member() -> None:
    source = record(random_chance([1]))
    mask = 1 << 0 | 1 << 17 | 1 << 63
    assert {int(pick(u64(mask), source)) for _ in range(100)} == {0, 17, 63}


# --- machine code means the same ------------------------------------------------------------------------------------


def popcount_(mask: Any) -> Any:
    return popcount(mask)


def lowest_(mask: Any) -> Any:
    return lowest(mask)


def highest_(mask: Any) -> Any:
    return highest(mask)


def nth_(mask: Any, k: Any) -> Any:
    return nth(mask, k)


def scramble_(x: Any) -> Any:
    return scramble(x)


def advance_(x: Any) -> Any:
    return advance(x)


def has_(mask: Any, card: Any) -> Any:
    return has(mask, card)


def bit_(card: Any) -> Any:
    return bit(card)


def check(mask: int) -> None:
    word = u64(mask)
    for function in (popcount_, scramble_, advance_, *((lowest_, highest_) if mask else ())):
        assert int(machine_code(function, WORD)(word)) == int(function(word)), function.__name__
    for card in (0, 31, 32, 63):
        assert machine_code(has_, WORD, NUMBER)(word, card) == has(word, card)
    for k, place in enumerate(places(mask)):
        assert machine_code(nth_, WORD, NUMBER)(word, k) == place
        assert machine_code(machine._nth_by_halves, WORD, NUMBER)(word, k) == place
        if machine._has_pdep():
            assert machine_code(machine._nth_by_pdep, WORD, NUMBER)(word, k) == place


@given(WORDS)
def test_machine_code_means_what_python_means(mask: int) -> None:
    check(mask)


@pytest.mark.parametrize("mask", EDGES)
def test_machine_code_at_the_edges(mask: int) -> None:
    check(mask)


def test_a_bit_in_machine_code() -> None:
    assert [int(machine_code(bit_, NUMBER)(card)) for card in range(64)] == [1 << card for card in range(64)]


# --- nth without and with the instruction pdep, step by step --------------------------------------------------------


def pdep(source: Any, mask: Any) -> Any:
    """The bits of the source, put where the mask has bits: the instruction as its manual describes it."""
    found = 0
    for k, place in enumerate(places(int(mask))):
        found |= (int(source) >> k & 1) << place
    return u64(found)


WAYS: list[Callable[..., int]] = [machine._nth_by_halves, machine._nth_by_pdep]


@given(SETS)
def test_nth_both_ways(mask: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(machine, "_ctpop", popcount)
        patched.setattr(machine, "_cttz", lowest)
        patched.setattr(machine, "_pdep", pdep)
        for k, place in enumerate(places(mask)):
            for way in WAYS:
                assert way(u64(mask), k) == place


def test_pdep_is_used_only_on_the_machine_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    features = binding.get_host_cpu_features()
    assert machine._has_pdep() == (config.CPU_NAME is None and bool(features.get("bmi2")))
    monkeypatch.setattr(config, "CPU_NAME", "generic")
    assert not machine._has_pdep()
    monkeypatch.setattr(config, "CPU_NAME", None)
    monkeypatch.setattr(binding, "get_host_cpu_features", lambda: {"bmi2": True})
    assert machine._has_pdep()
    monkeypatch.setattr(binding, "get_host_cpu_features", dict)
    assert not machine._has_pdep()
