"""What users of the library see first: names that load when they are wanted, deals and matches, refusals in words."""

import random
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from tests.rules import rules


def test_all_names_are_there_and_no_others() -> None:
    for name in stolik.__all__:
        assert getattr(stolik, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'deal_cards'"):
        _ = stolik.deal_cards


def test_the_package_of_matches_is_not_hidden() -> None:
    import stolik.match

    assert stolik.match.Match is stolik.Match


def test_a_bare_import_loads_no_rules() -> None:
    code = "import sys, stolik; print('numba' in sys.modules, 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False False\n"


def test_the_same_seed_gives_the_same_deal_and_none_gives_another() -> None:
    one, same, other = (stolik.new_deal("golf", seed=seed, seats=2) for seed in (5, 5, None))
    assert one.deck == same.deck != other.deck
    assert stolik.new_match("durak", seed=1, dealer=1).dealer == 1


def test_bad_games_and_options_are_refused() -> None:
    for make in (stolik.new_deal, stolik.new_match):
        with pytest.raises(
            stolik.UnknownGame, match="there is no game 'poker': the games are durak, goliath"
        ) as unknown:
            make("poker")
        assert unknown.value.known == tuple(stolik.GAMES) and not isinstance(unknown.value, KeyError)
        with pytest.raises(stolik.BadOption):
            make("durak", seats=9)
        with pytest.raises(stolik.BadOption):
            make("durak", colour="red")
        for dealer in (2, -1):
            with pytest.raises(stolik.BadSeat, match=f"seat {dealer}: the seats are 0 to 1"):
                make("durak", dealer=dealer)


def test_all_that_a_caller_can_get_wrong_is_of_one_family() -> None:
    deal = stolik.new_deal("golf", seed=1, seats=2)
    match = stolik.new_match("golf", seats=2)
    wrong: list[Callable[[], object]] = [
        lambda: stolik.new_deal("poker"),
        lambda: stolik.new_deal("golf", seats=1),
        lambda: stolik.new_deal("golf", deck=["7C"]),
        lambda: stolik.new_deal("golf", dealer=7),
        lambda: stolik.new_deal("golf", number=-1),
        lambda: deal.legal(2),
        lambda: deal.legal_numbers(-1),
        lambda: deal.view(2),
        lambda: deal.play(0, "stock"),
        lambda: deal.play(5, "stock"),
        lambda: deal.play(0, -1),
        lambda: deal.reshuffle(),
        lambda: deal.points(),
        lambda: match.reshuffle(),
        lambda: match.play(0, "stock"),
        lambda: match.play(0, 7),
        lambda: stolik.match.from_line("{}"),
    ]
    for call in wrong:
        with pytest.raises(stolik.StolikError) as raised:
            call()
        assert isinstance(raised.value, ValueError) and str(raised.value)
    assert deal.actions == [] and match.deals == []


NO_WHOLE_NUMBERS = (None, "0", 1.0, True, np.True_, np.float64(1))


@pytest.mark.parametrize("wrong", NO_WHOLE_NUMBERS)
def test_seats_and_numbers_are_whole_numbers(wrong: Any) -> None:
    deal = stolik.new_deal("planowanie", seed=1)
    before = stolik.new_match("durak", traditions=True)
    calls: list[Callable[[], object]] = [
        lambda: deal.legal(wrong),
        lambda: deal.play(wrong, deal.legal(1)[0]),
        lambda: deal.play(wrong, deal.legal_numbers(1)[0]),
        lambda: before.play(wrong, "deal"),
        lambda: before.play(wrong, "offer 9"),
        lambda: stolik.new_deal("golf", dealer=wrong),
        lambda: stolik.new_match("golf", dealer=wrong),
        lambda: stolik.new_deal("golf", number=wrong),
    ]
    if not isinstance(wrong, str):
        calls.append(lambda: deal.play(1, wrong))
    if wrong is not None:
        calls.append(lambda: deal.view(wrong))
    for call in calls:
        with pytest.raises(stolik.StolikError):
            call()
    assert deal.actions == [] and before.predeal is not None and before.predeal.actions == []


@pytest.mark.parametrize("game", stolik.GAMES)
@pytest.mark.parametrize("text", ["", "play", "place 1", "attack", "offer x", "bid x", f"bid {9:05000}"])
def test_any_text_can_be_asked_about(game: str, text: str) -> None:
    deal = stolik.new_deal(game, seed=1)
    for seat in range(deal.options.seats):
        assert deal.why(seat, text).id == "why-no-action"


@pytest.mark.parametrize("game", stolik.GAMES)
def test_actions_are_played_as_numbers_and_as_texts(game: str) -> None:
    texts, numbers = (stolik.new_deal(game, seed=2) for _ in range(2))
    choice = random.Random(2)
    for _ in range(30):
        seat = choice.choice([seat for seat in range(texts.options.seats) if texts.legal(seat)])
        number = choice.choice(numbers.legal_numbers(seat))
        texts.play(seat, texts.game.action_text(number))
        numbers.play(seat, np.int64(number))  # as a program that learns has them
    assert texts.actions == numbers.actions and repr(texts) == repr(numbers)
    seat = next(seat for seat in range(texts.options.seats) if texts.legal(seat))
    for wrong in (10**6, -1, 4095):
        assert wrong not in numbers.legal_numbers(seat)
        with pytest.raises(stolik.IllegalAction):
            numbers.play(seat, wrong)
    assert texts.actions == numbers.actions


def test_a_number_that_another_seat_could_play_is_refused_with_its_reason() -> None:
    deal = stolik.new_deal("planowanie", seats=3, seed=7)
    with pytest.raises(stolik.IllegalAction) as refused:
        deal.play(0, 0)
    assert (refused.value.action, refused.value.reason.id) == ("bid 0", "why-not-turn")


def test_what_a_deal_waits_for() -> None:
    deal = stolik.new_deal("golf", seed=1, seats=2, stall_turns=1)
    assert (deal.turn, deal.race, deal.chance_acts, deal.over) == (1, False, False, False)
    race = stolik.new_deal("trojki", seed=1)
    assert (race.turn, race.race, race.chance_acts, race.over) == (None, True, False, False)
    while not deal.over:
        deal.play(deal.turn or 0, deal.legal(deal.turn or 0)[0])
    assert (deal.turn, deal.race, deal.chance_acts, deal.over) == (None, False, False, True)
    while not race.over:
        seat = next(seat for seat in (0, 1) if race.legal(seat))
        race.play(seat, race.legal(seat)[-1])
    assert (race.turn, race.race) == (None, False)


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_deal_shows_what_has_been_seen_and_nothing_else(game: str) -> None:
    deal = stolik.new_deal(game, seed=3)
    choice = random.Random(3)
    for _ in range(40):
        shown = repr(deal)
        views = [str(view) for view in deal.views([None, *range(deal.options.seats)]).values()]
        hidden = [card for card in set(deal.deck) if not any(f"'{card}'" in v for v in views)]
        assert not set(hidden) & set(re.split("[ ;|>]+", shown)) and len(shown) < 1000 and "\n" not in shown
        assert all(set(deal.legal(seat)) == set() or "over" not in shown for seat in range(deal.options.seats))
        if deal.over:
            break
        if deal.chance_acts:
            assert "chance acts" in shown
            deal.reshuffle()
            continue
        seat = choice.choice([seat for seat in range(deal.options.seats) if deal.legal(seat)])
        assert ("everybody may act" if deal.race else f"seat {deal.turn} to act") in shown
        deal.play(seat, choice.choice(deal.legal(seat)))


def test_a_refusal_reads_the_same_whatever_was_loaded_first() -> None:
    touch = "deal = Deal(PLANOWANIE, PLANOWANIE.settle({}), None, 0, 0, Random(1).shuffle)"
    core = f"""
from random import Random
from stolik.core.deal import Deal
from stolik.games.planowanie import PLANOWANIE
{touch}
try:
    deal.play(0, "bid 0")
except ValueError as error:
    print(error)
"""
    alone, after = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for code in (core, "import stolik\nstolik.GAMES\n" + core)
    )
    assert alone == after and alone.startswith("seat 0, bid 0: It is ") and "why-" not in alone


@rules("PL-7")
def test_a_refusal_tells_the_action_the_reason_in_words_and_the_rule() -> None:
    deal = stolik.new_deal("planowanie", seed=1)
    with pytest.raises(stolik.IllegalAction) as refused:
        deal.play(1, "play 7C")
    assert str(refused.value) == "seat 1, play 7C: First everybody bids, and only then are cards played: PL-7"
