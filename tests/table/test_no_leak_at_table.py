"""No leak on the wire: whatever a person cannot know may be otherwise, and they are sent the same bytes.

The method is that of tests/proofs/test_no_leak.py; here a whole table is between the game and the listener, with its
clocks, holds, refusals and people who are late. Tables that leak show that it would be found out.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core.deal import Deal
from stolik.core.state import NOBODY
from stolik.games import GAMES
from stolik.table import Play, Table
from stolik.table.projection import Projection
from tests.proofs.forms import Form, forms_of
from tests.proofs.playing import new_deal, steps
from tests.proofs.test_no_leak import plain, story_of
from tests.proofs.worlds import other_world
from tests.table.stories import at_table

SHORT = 60  # actions of most stories; those of golf would go on for long


def anywhere(deal: Deal, chance: random.Random, openings: list[int]) -> int:
    """Where to stop: somewhere, now and then at the end or where durak's opening is held back."""
    whole = len(deal.actions)
    if openings and chance.random() < 0.3:
        return chance.choice(openings)
    return whole if whole <= SHORT and chance.random() < 0.3 else chance.randint(0, min(whole, SHORT))


def at_the_opening(deal: Deal, chance: random.Random, openings: list[int]) -> int:
    """Where to stop: where durak's opening is held back, if it ever was."""
    return openings[0] if openings else 0


def late(deal: Deal, chance: random.Random, openings: list[int]) -> int:
    """Where to stop: in the last third."""
    return chance.randint(len(deal.actions) * 2 // 3, len(deal.actions) - 1)


def compare(
    form: Form,
    seed: int,
    games: dict[str, Any] | None = None,
    cut: Callable[[Deal, random.Random, list[int]], int] | None = None,
) -> int:
    """One random first deal in two worlds, for one seat or the spectators; how many cards lie elsewhere."""
    chance = random.Random(seed)
    deal = new_deal(form, chance, first=True)
    openings = [len(deal.actions) for _ in steps(deal, chance) if form.game.manners.held(deal.state)]
    listener = chance.choice([None, *range(form.options.seats)])
    story = story_of(deal, (cut or anywhere)(deal, chance, openings))
    other = other_world(story, listener, chance, chance.choice([3, 20, 200]))
    truth, otherwise = (at_table(world, listener, seed, games) for world in (story, other))
    for step, (one, another) in enumerate(zip(truth, otherwise, strict=False)):
        assert one == another, f"seat {listener} can tell at step {step}: {story} {other.deck}"
    assert len(truth) == len(otherwise), f"seat {listener} can tell at step {len(truth)}: {story} {other.deck}"
    return sum(one != another for one, another in zip(story.deck, other.deck, strict=True))


def plain_forms(name: str) -> list[Form]:
    return [form for form in forms_of(name) if plain(form)]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=30)
@given(data=st.data())
def test_a_person_cannot_tell_worlds_apart(name: str, data: st.DataObject) -> None:
    compare(data.draw(st.sampled_from(plain_forms(name))), data.draw(st.integers(0, 2**32)))


# --- does it bite? ---------------------------------------------------------------------------------------------------


def found_out(
    name: str, games: dict[str, Any] | None = None, cut: Callable[..., int] | None = None, first: int = 0
) -> bool:
    """Whether one of a hundred deals, from the seed `first` on, tells worlds apart."""
    forms = plain_forms(name)
    for seed in range(first, first + 100):
        try:
            compare(forms[seed % len(forms)], seed, games, cut)
        except AssertionError as difference:
            if "can tell at step" in str(difference):
                return True
            raise
    return False


def neighbours_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what their neighbour may do."""
    honest = Projection._see

    def see(shower: Projection, parts: Any, on: Play | None, listeners: Sequence[int | None]) -> Any:
        seen = honest(shower, parts, on, listeners)
        for seat, (view, _, *asked) in seen.items():
            if on is not None and seat is not None and on.match.playing:
                seen[seat] = view, on.legal((seat + 1) % len(on.seats)), *asked
        return seen

    monkeypatch.setattr(Projection, "_see", see)


def views_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators see what the first seat sees."""
    honest = Play.views
    monkeypatch.setattr(Play, "views", lambda play: {**honest(play), None: play.match.view(0)})


def pauses_by_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot takes longer when it has more to choose from."""
    honest = Play._go_on

    def go_on(play: Play, now: float) -> Any:
        told = honest(play, now)
        if play.match.playing and play.match.turn is not None:
            play._pause_until += 0.125 * len(play.match.legal(play.match.turn))
        return told

    monkeypatch.setattr(Play, "_go_on", go_on)


def asleep_who_could_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a race only those are told to be asleep who could have done something."""
    honest = Table._time_out

    def time_out(table: Table, play: Play, now: float) -> None:
        able = [seat for seat in play.people if play.legal(seat)]
        with pytest.MonkeyPatch.context() as patched:
            if table.parts.timeouts.seat is None:
                patched.setattr(Play, "people", able)
            honest(table, play, now)

    monkeypatch.setattr(Table, "_time_out", time_out)


LEAKS: list[tuple[str, Callable[[pytest.MonkeyPatch], None]]] = [
    ("goliath", neighbours_actions),
    ("durak", neighbours_actions),
    ("planowanie", views_of_another),
    ("goliath", pauses_by_the_hand),
]


@pytest.mark.parametrize("name, leak", LEAKS)
def test_a_table_that_leaks_is_found_out(
    name: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert found_out(name)


def test_to_tell_who_could_have_acted_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep_who_could_act(monkeypatch)
    assert found_out("trojki", cut=late)


def test_a_hold_for_the_holder_of_the_six_alone_is_found_out() -> None:
    """An opening that is held back only if somebody may exchange tells everybody that somebody may."""
    durak = GAMES["durak"]
    held = durak.manners.held
    manners = durak.manners._replace(held=lambda s: bool(held(s) and s["six_holder"] not in (NOBODY, s["drew_trump"])))
    # Such an opening is rare in random play: one deal in some hundred has it, and the six elsewhere.
    assert found_out("durak", {"durak": replace(durak, manners=manners)}, at_the_opening, first=500)


@pytest.mark.parametrize("name", GAMES)
def test_the_worlds_differ(name: str) -> None:
    forms = plain_forms(name)
    counts = [compare(forms[seed % len(forms)], seed) for seed in range(6)]
    assert sum(count > 0 for count in counts) >= 3
