"""No leak: whatever a seat cannot know may be otherwise, and what it is shown and asked is the same, byte for byte.

A random deal is stopped at any step; the truth is replaced by another world that agrees with all that one seat (or a
spectator) has seen so far (tests/proofs/worlds.py); both are played, and compared at every step. The mutants below,
games that leak, show that this would be found out.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from stolik.core.deal import Deal
from stolik.core.game import Event, Game, IllegalAction
from stolik.core.state import CHANCE
from stolik.games import GAMES
from stolik.server.speaking import spoken_of
from stolik.table import Play
from tests.proofs.forms import Form, forms_of
from tests.proofs.live import at_table
from tests.proofs.mutants import LEAKY, MUTANTS
from tests.proofs.playing import new_deal, steps
from tests.proofs.worlds import Story, other_world


def story_of(deal: Deal, length: int) -> Story:
    """The first steps of a finished deal."""
    name, options = deal.game.name.removesuffix(LEAKY), deal.game.option_values(deal.options)
    while deal.actions[length : length + 1] and deal.actions[length].startswith("- "):
        length += 1  # at a table chance acts in the same step
    actions = deal.actions[:length]
    return Story(name, options, deal.dealer, deal.number, deal.deck, actions, over=length == len(deal.actions))


def shown(deal: Deal, seat: int | None, events: Sequence[Event] = ()) -> str:
    """All that a seat gets to see of a deal after these events, what it is asked, and what the game says of it."""
    view = deal.view(seat)
    legal = [] if seat is None else deal.legal(seat)
    points = [deal.points(), deal.game.next_dealer(deal.state)] if deal.over else []
    spoken = to_builtins(spoken_of(deal.game, view, legal, events))
    held = deal.game.manners.held(view)
    asks = [deal.game.ask(view, legal) if legal else [], deal.game.meanwhile(view, held)]
    return json.dumps([view, legal, spoken, asks, deal.turn, deal.chance_acts, held, points])


def told(game: Game, story: Story, seat: int | None) -> Iterator[str]:
    """What a seat is shown and told, step by step."""
    deal = Deal(
        game, game.settle(story.options), story.deck, story.dealer, story.number, fast=not game.name.endswith(LEAKY)
    )
    view = deal.view(seat)
    yield json.dumps([game.opening(view), shown(deal, seat)])
    for line in story.actions:
        who, _, action = line.partition(" ")
        if who == "-":
            deal.reshuffle(action.split(" ")[1:])
        else:
            deal.play(int(who), action)
        before, view = view, deal.view(seat)
        as_seen = (CHANCE, "reshuffle") if who == "-" else (int(who), action)
        events = game.tell(before, *as_seen, view)
        yield json.dumps([as_seen, events, shown(deal, seat, events)])


Tell = Callable[[Story, int | None], Iterator[str]]


def compare(form: Form, seed: int, listen: Tell, first: bool = False) -> int:
    """One random deal in two worlds, for one seat up to one step; returns how many cards lie elsewhere.

    `first`: it is the first deal of a match.
    """
    chance = random.Random(seed)
    deal = new_deal(form, chance, first=first)
    for _ in steps(deal, chance):
        pass
    seat = chance.choice([None, *range(form.options.seats)])
    whole = len(deal.actions)
    length = whole if chance.random() < 0.2 else min(chance.randint(0, whole), chance.randint(0, whole))
    story = story_of(deal, length)
    other = other_world(story, seat, chance, chance.choice([3, 20, 200]))
    for step, (truth, otherwise) in enumerate(zip(listen(story, seat), listen(other, seat), strict=True)):
        assert truth == otherwise, f"seat {seat} can tell at step {step}: {story} {other.deck}"
    return sum(one != another for one, another in zip(story.deck, other.deck, strict=True))


EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


@EVERY_GAME
@settings(max_examples=100)
@given(data=st.data())
def test_a_seat_cannot_tell_worlds_apart(name: str, data: st.DataObject) -> None:
    form = data.draw(st.sampled_from(forms_of(name)))
    compare(form, data.draw(st.integers(0, 2**32)), lambda story, seat: told(form.game, story, seat))


@EVERY_GAME
@settings(max_examples=30)
@given(data=st.data())
def test_nor_can_a_listener_at_a_live_table(name: str, data: st.DataObject) -> None:
    form = data.draw(st.sampled_from([form for form in forms_of(name) if plain(form)]))
    person = data.draw(st.booleans())
    seed = data.draw(st.integers(0, 2**32))
    compare(form, seed, lambda story, seat: at_table(form.game, story, seat, person), first=True)


def plain(form: Form) -> bool:
    """Whether nothing comes before a deal."""
    return not getattr(form.options, "traditions", False)


# --- does the proof bite? --------------------------------------------------------------------------------------------

TRIES = 100


def found_out(forms: list[Form], listen: Tell, first: bool = False) -> bool:
    """Whether some world out of many shows a difference."""
    for seed in range(TRIES):
        try:
            compare(forms[seed % len(forms)], seed, listen, first)
        except IllegalAction:  # what is legal for another seat is none of the listener's business
            return True
        except AssertionError as difference:
            if "can tell at step" in str(difference):
                return True
            raise
    return False


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_game_that_leaks_is_found_out(mutant: str) -> None:
    name, leaky = MUTANTS[mutant]
    forms = [Form(leaky, form.options) for form in forms_of(name)]
    assert found_out(forms, lambda story, seat: told(leaky, story, seat))


def test_a_table_that_leaks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that get the history as it is recorded know the order of golf's new stock."""
    monkeypatch.setattr(Play, "_history", lambda table: list(table._actions()))
    assert found_out(forms_of("golf"), lambda story, seat: at_table(GAMES["golf"], story, seat, False), first=True)


@EVERY_GAME
def test_the_worlds_differ(name: str) -> None:
    """Most of the worlds that are compared are not the truth, and many are far from it."""
    counts = [compare(form, seed, lambda story, seat: iter(())) for form in forms_of(name) for seed in range(10)]
    assert sum(count > 0 for count in counts) > len(counts) / 2
    assert sum(count > 6 for count in counts) > len(counts) / 5
