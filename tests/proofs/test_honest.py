"""No bot knows what its seat cannot see: a sample of tests/proofs/honest.py, and that it would find out who does.

The whole, a hundred thousand checks, is `python -m tests.proofs.honest`.
"""

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest
from numba.core import config

from stolik.bots import BOTS
from stolik.bots.decision import Decision
from stolik.bots.minds import MINDS
from stolik.bots.search import Thought
from stolik.core.deal import Deal
from stolik.games import GAMES
from tests.proofs import honest
from tests.proofs.forms import all_forms, forms_of

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
FORMS = all_forms()
USUAL = [FORMS.index(forms_of(name)[0]) for name in GAMES]
TRIES = 20


@pytest.mark.parametrize("level", BOTS)
def test_another_world_changes_nothing(level: str) -> None:
    """Each level in every form; the one that thinks for long in the usual forms alone."""
    for form in USUAL if level == "master" else range(len(FORMS)):
        assert honest.check(honest.Cell(form, level, 1), first=0) == 1


def test_the_whole_is_as_many_checks_as_it_says() -> None:
    cells = list(honest.shares(100_000))
    assert {(cell.form, cell.level) for cell in cells} == {
        (form, level) for form in range(len(FORMS)) for level in BOTS
    }
    assert 100_000 <= sum(cell.checks for cell in cells) < 101_000


# --- does the proof bite? --------------------------------------------------------------------------------------------


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A back door: a number made of the whole deck of the deal that was looked at last."""
    decks, view = [0], Deal.view

    def watched(deal: Deal, seat: int | None) -> Any:
        decks[:] = [crc32(" ".join(deal.deck).encode())]
        return view(deal, seat)

    monkeypatch.setattr(Deal, "view", watched)
    return decks


def found_out(level: str = "random") -> bool:
    """Whether some check of many fails, in a form with hidden cards."""
    form = forms_of("goliath")[0]
    try:
        for seed in range(TRIES):
            for _ in honest.checked(form, level, Random(seed)):
                pass
    except AssertionError:
        return True
    return False


def test_whoever_plays_as_told_is_not_found_out() -> None:
    assert not found_out()


def test_a_view_that_tells_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch, seen: list[int]) -> None:
    view = Deal.view
    monkeypatch.setattr(Deal, "view", lambda deal, seat: {**view(deal, seat), "next": deal.deck[-1]})
    assert found_out()


Bot = Callable[[Decision, int], tuple[str, float]]
CHEATS: dict[str, Bot] = {
    "acts": lambda asked, deck: (asked.legal[deck % len(asked.legal)], 0.0),
    "waits": lambda asked, deck: (asked.legal[0], deck / 2**32),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_bot_that_knows_the_deck_is_found_out(cheat: str, monkeypatch: pytest.MonkeyPatch, seen: list[int]) -> None:
    monkeypatch.setattr(honest, "decide", lambda asked: CHEATS[cheat](asked, seen[0]))
    assert found_out()


def test_a_thought_that_knows_the_deck_is_found_out(monkeypatch: pytest.MonkeyPatch, seen: list[int]) -> None:
    """Although the action is the same."""

    def analyse(*question: Any) -> list[Thought]:
        return [Thought(action, seen[0] / 2**32, 0.0, 1) for action in question[3]]

    monkeypatch.setattr("stolik.bots.search.analyse", analyse)
    assert "goliath" in MINDS and found_out("club")
