"""Numbers that are typed: read in one way everywhere, however they are written and however long they are."""

import random

import pytest

import stolik
from stolik.core.game import Typed, Unclear, View
from stolik.core.speech import DIGITS, card_of, whole

LONG = "9" * 5000  # more digits than Python turns into a number
NUMBERS = ("0", "00", "1", "01", "15", "0000000015", "100000000000000000003", "\u0663", LONG, "0" * 5000)


def test_a_whole_number_is_read_within_its_bounds_or_not_at_all() -> None:
    assert [whole(token, 1, 15) for token in NUMBERS] == [None, None, 1, 1, 15, 15, None, 3, None, None]
    assert whole("0", 0, 3) == whole("0" * DIGITS, 0, 3) == 0
    assert [whole(token, 0, 9) for token in ("", "-1", "1.0", "1e0", "\u00b2", "one", " 1")] == 7 * [None]


def test_a_card_by_its_number() -> None:
    hand = [str(card) for card in range(15)]
    assert card_of(hand, "0000000015") == "14" and card_of(hand, "7C") == "7C" and card_of(hand, "play") is None
    for token in ("0", "16", LONG):
        with pytest.raises(Unclear) as unclear:
            card_of(hand, token)
        assert (unclear.value.message, unclear.value.values) == ("typed-no-number", {"number": token, "count": 15})


def readings(typed: Typed, view: View, legal: list[str]) -> int:
    """Reads each number alone, twice, and after each verb; how many of them meant something."""
    found = 0
    hand = view.get("hand") or []
    for number in NUMBERS:
        after = ([first, number] for first in (*typed.words, *hand[:1]))
        for tokens in ([number], [number, number], *after):
            try:
                meant = typed.read(view, legal, list(tokens))
            except Unclear:
                continue
            assert all(meant), f"{tokens}: a reading in which nothing is done"
            found += len(meant)
    return found


@pytest.mark.parametrize("game", stolik.GAMES)
def test_no_number_breaks_a_game(game: str) -> None:
    deal, choice = stolik.new_deal(game, seed=4), random.Random(4)
    found = 0
    for _ in range(30):
        if deal.over:
            break
        if deal.chance_acts:
            deal.reshuffle()
            continue
        seat = next(seat for seat in range(deal.options.seats) if deal.legal(seat))
        found += readings(deal.game.typed, deal.view(seat), deal.legal(seat))
        deal.play(seat, choice.choice(deal.legal(seat)))
    assert found


def test_no_number_breaks_what_is_done_before_a_deal() -> None:
    match = stolik.new_match("durak", seats=3, traditions=True)
    typed = match.game.typed_predeal
    assert typed is not None and readings(typed, match.view(0), match.legal(0))
    match.play(0, "offer 1")
    assert readings(typed, match.view(1), match.legal(1))


def test_a_reading_of_drawing_is_never_empty() -> None:
    deal = stolik.new_deal("trojki", seed=1)
    read, view = deal.game.typed.read, deal.view(0)
    assert read(view, deal.legal(0), ["draw", "0"]) == read(view, deal.legal(0), ["draw", "00"]) == []
    assert read(view, deal.legal(0), ["draw", "02"]) == [["draw", "draw"]]
    assert read(view, deal.legal(0), ["draw", LONG]) == [["draw"] * view["stack"][0]]
