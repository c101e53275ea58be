"""Trojki: the length of a match, and the options with what is refused."""

from typing import Any

import pytest

from stolik.core.options import BadOption, from_text
from stolik.games.trojki import TROJKI
from tests.position import dealt
from tests.rules import rules


@rules("TR-23", "TR-A11", "TR-A12", "TR-G10")
def test_the_length_of_a_match() -> None:
    over = TROJKI.match_over
    four = TROJKI.settle({})
    assert (four.seats, four.target, four.deals) == (4, 4, None)
    assert not over(four, 0, [0, 0, 0, 0]) and not over(four, 12, [3, 3, 3, 3])
    assert over(four, 13, [3, 3, 4, 3]) and over(four, 13, [4, 4, 3, 3]) and over(four, 20, [5, 0, 0, 0])
    one = TROJKI.settle({"target": 1, "seats": 2})
    assert not over(one, 1, [0, 0]) and over(one, 2, [0, 1])
    plain = TROJKI.settle({"deals": 1})
    assert plain.target is None
    assert not over(plain, 0, [0, 0, 0, 0]) and over(plain, 1, [0, 0, 0, 1])
    five = TROJKI.settle({"deals": 5})
    assert not over(five, 4, [4, 0, 0, 0]) and over(five, 5, [0, 0, 0, 0])


def test_the_deal_passes_to_the_left() -> None:
    for seats in (2, 3, 4):
        for dealer in range(seats):
            deal = dealt(TROJKI, dealer=dealer, seats=seats)
            assert TROJKI.next_dealer(deal.state) == (dealer + 1) % seats


def refusal(**given: Any) -> tuple[str, str, str, dict[str, Any]]:
    with pytest.raises(BadOption) as refused:
        TROJKI.settle(given)
    return refused.value.name, refused.value.reason, refused.value.rule, refused.value.values


@rules("TR-A3")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    values = {"game": "trojki", "low": 2, "high": 4}
    assert refusal(seats=seats) == ("seats", "option-seats", "TR-A3", values)


@rules("TR-A12")
def test_refused_lengths() -> None:
    for target in (4, 5):  # the usual target named is as contradictory as any
        assert refusal(target=target, deals=3) == ("target", "trojki-why-option-both", "TR-A12", {})
    values = {"low": 1, "high": 9999}
    assert refusal(target=0) == ("target", "trojki-why-option-length", "TR-A12", values)
    assert refusal(target=10000) == ("target", "trojki-why-option-length", "TR-A12", values)
    assert refusal(deals=0) == ("deals", "trojki-why-option-length", "TR-A12", values)
    assert refusal(deals=10000, target=None) == ("deals", "trojki-why-option-length", "TR-A12", values)
    for given in ({"target": 9999}, {"deals": 9999}, {"deals": 1, "target": None}, {"target": 1}):
        settled = TROJKI.settle(given)
        assert TROJKI.settle(TROJKI.option_values(settled)) == settled
        dealt(TROJKI, **given)


@rules("TR-A12")
def test_a_target_of_four_tokens_unless_another_length_is_named() -> None:
    for given in ({}, {"target": None}, {"deals": None}, {"target": None, "deals": None}, {"target": 4, "deals": None}):
        settled = TROJKI.settle(given)
        assert (settled.target, settled.deals) == (4, None)
    for target, deals in ((None, 3), (7, None)):
        settled = TROJKI.settle({"target": target, "deals": deals})
        assert (settled.target, settled.deals) == (target, deals)
    assert TROJKI.settle(from_text(TROJKI.options, {"target": "none"})).target == 4


@pytest.mark.parametrize("number", [32767, 32768, 2**31 - 1])
def test_a_match_may_be_longer_than_sixteen_bits_count(number: int) -> None:
    """A target of 9999 and four seats make up to 39993 deals, and ties without tokens any number."""
    deal = dealt(TROJKI, number=number)
    assert deal.view(None)["number"] == number
    assert TROJKI.opening(deal.view(None))[0].args["number"] == number + 1


@pytest.mark.parametrize("given", [{"number": 2**31}, {"number": -1}, {"dealer": 4}, {"dealer": -1}])
def test_a_deal_that_cannot_be(given: dict[str, Any]) -> None:
    name, value = next(iter(given.items()))
    with pytest.raises(ValueError, match=f"^{'seat' if name == 'dealer' else name} {value}: "):
        dealt(TROJKI, **given)


@rules("TR-A13")
def test_refused_handicaps() -> None:
    assert refusal(handicap=[1, 0]) == ("handicap", "trojki-why-option-handicap-seats", "TR-A13", {"count": 4})
    assert refusal(seats=2, handicap=[0, 0, 0]) == (
        *("handicap", "trojki-why-option-handicap-seats", "TR-A13"),
        {"count": 2},
    )
    assert refusal(seats=2, handicap=[-1, 0])[1:] == ("trojki-why-option-handicap-negative", "TR-A13", {})
    large = ("trojki-why-option-handicap-large", "TR-A13", {"count": 53})
    assert refusal(seats=2, handicap=[54, 0])[1:] == refusal(seats=2, handicap=[30, 24])[1:] == large
    assert refusal(handicap=[0, 0, 0, 52])[3] == {"count": 51}
    assert TROJKI.settle({"handicap": [0, 0, 0, 51]}).handicap == (0, 0, 0, 51)


def test_options_and_their_defaults() -> None:
    assert TROJKI.option_values(TROJKI.settle({})) == {
        "seats": 4,
        "leftover": "centre",
        "require_call": True,
        "mode": "referee",
        "target": 4,
        "deals": None,
        "tie_token": "each",
        "handicap": None,
    }
    typed = {"tie_token": "none", "require_call": "off", "handicap": "1,0", "seats": "2", "deals": "3"}
    settled = TROJKI.settle(from_text(TROJKI.options, typed))
    assert settled == (2, "centre", False, "referee", None, 3, "none", (1, 0))
