"""What users of the library see first: names that load when they are wanted, deals and matches, refusals in words."""

import subprocess
import sys

import pytest

import stolik
from stolik.core.game import IllegalAction
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
    with pytest.raises(KeyError):
        stolik.new_deal("poker")
    with pytest.raises(stolik.BadOption):
        stolik.new_match("durak", seats=9)


@rules("PL-7")
def test_a_refusal_tells_the_action_the_reason_in_words_and_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = stolik.new_deal("planowanie", seed=1)
    with pytest.raises(stolik.IllegalAction) as refused:
        deal.play(1, "play 7C")
    assert str(refused.value) == "seat 1, play 7C: First everybody bids, and only then are cards played: PL-7"
    monkeypatch.setattr(IllegalAction, "in_words", None)
    assert str(refused.value) == "seat 1, play 7C: planowanie-why-bid-first: PL-7"
