"""Search: the same thoughts for the same question, nothing of what is hidden in them, and none about one action."""

import random
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.bots.minds import MINDS, Depth
from stolik.bots.search import analyse
from stolik.core.bits import below
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.restored import restored
from stolik.fast.search import make_next_world
from stolik.games import GAMES
from tests.bots.test_beliefs import BELIEFS, late_hole, worlds
from tests.core.test_restored import FORMS, moments

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
DEPTHS = [
    Depth(60, exact=False),
    Depth(60, chance=True, exact=False),
    Depth(60, tree=True, exact=False),
    Depth(60),
    Depth(60, infers=False),
    Depth(60, tree=True, cards=8),
]


def asked(game: str, options: dict[str, Any], seeds: range) -> list[Deal]:
    """Moments of random deals at which a seat has several actions."""
    found = [deal for seed in seeds for deal in moments(game, options, seed)]
    return [deal for deal in found if deal.turn is not None and len(deal.legal(deal.turn)) > 1]


@pytest.mark.parametrize("game, options", FORMS, ids=str)
def test_the_same_question_has_the_same_answer_in_any_world(game: str, options: dict[str, Any]) -> None:
    """Non-interference: what the seat cannot see is dealt anew, and nothing of what it thinks changes."""
    for deal in asked(game, options, range(2))[:6]:
        seat = deal.turn or 0
        for depth in DEPTHS:
            first = think(deal, seat, depth)
            assert {thought.action for thought in first} == set(deal.legal(seat))
            for states in worlds(deal, seat, 2):
                other = deal.copy()
                other._states[:] = states
                assert think(other, seat, depth) == first


def think(deal: Deal, seat: int, depth: Depth) -> Any:
    return analyse(deal.game.name, deal.options, deal.view(seat), deal.legal(seat), deal.actions, depth, seed=7)


@pytest.mark.parametrize("tree", [False, True])
@pytest.mark.parametrize("game", sorted(MINDS))
def test_more_playouts_are_surer(game: str, tree: bool) -> None:
    deal = asked(game, {"seats": max(GAMES[game].seats[0], 3)}, range(1))[0]
    seat = deal.turn or 0
    few, many = (think(deal, seat, Depth(playouts, tree=tree, exact=False))[0] for playouts in (40, 4000))
    assert 0 < many.error < few.error
    assert many.worlds > few.worlds


def test_who_infers_nothing_thinks_otherwise() -> None:
    """Golf's beliefs have a model of the cards that are left where they are, and trees weigh planowanie's bids."""
    hole = late_hole(False)
    assert think(hole, 0, Depth(60)) != think(hole, 0, Depth(60, infers=False))
    deal = next(deal for deal in asked("planowanie", {"seats": 3}, range(1)) if deal.view(0)["phase"] == "play")
    seat, deep = deal.turn or 0, Depth(60, tree=True, exact=False)
    assert think(deal, seat, deep) != think(deal, seat, deep._replace(infers=False))


def test_a_walk_comes_to_each_world_as_often_as_it_is_likely() -> None:
    """Worlds 0 to 3, drawn alike, of which each is as likely as its number says."""

    def fill(s: Any, known: Any, chance: Any) -> None:
        s["hand"][0] = below(4, chance)

    def weigh(s: Any, known: Any, seat: Any) -> float:
        return float(s["hand"][0])

    walk, count, weight = make_next_world(fill, weigh), [0] * 4, 0.0
    states, (chance,) = np.zeros(3, GAMES["planowanie"].table.dtype), random_chance([3]).view(np.recarray)
    for _ in range(6000):
        weight = walk(states, None, chance, 0, weight)
        count[int(states["hand"][0, 0])] += 1
    assert [share / 6000 for share in count] == pytest.approx([0, 1 / 6, 2 / 6, 3 / 6], abs=0.03)


def test_a_book_alone_takes_no_worlds() -> None:
    """Golf's table says of a six on top what it would come to; of a look at cards it says nothing, so that is tried."""
    hole = late_hole(False)
    found = think(hole, 0, Depth(0))
    assert {(thought.error, thought.worlds) for thought in found} == {(0.0, 0)} and found[0].value > found[1].value
    look = asked("golf", {"seats": 2}, range(1))[0]
    assert look.actions == [] and all(thought.worlds for thought in think(look, look.turn or 0, Depth(0)))


def test_one_action_takes_no_thought() -> None:
    rng = random.Random(5)
    deal = Deal(GAMES["planowanie"], GAMES["planowanie"].settle({}), shuffle=rng.shuffle)
    (thought,) = analyse("planowanie", deal.options, deal.view(deal.turn), ["bid 0"], [], Depth(1000, exact=False))
    assert thought == ("bid 0", 0.0, 0.0, 0)


def test_worlds_are_restored_from_a_view_alone() -> None:
    """A state that a seat knows has room for the worlds only: nothing of the true one is in it."""
    for game in BELIEFS.keys() - {"golf"}:  # whose hidden cards are in no hand
        deal = asked(game, {"seats": 4}, range(1))[0]
        made = restored(deal.game, deal.options, deal.view(0))[0]["hand"]
        assert not np.any(made[1:4])
