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
from stolik.core.engine import record
from stolik.core.offer import Offer
from stolik.core.restored import restored
from stolik.fast.search import make_next_world, no_book, without_book
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
    Depth(60, sense=2.0),
    Depth(60, tree=True, cards=8, doubt=0.1),
    Depth(0, ahead=1),
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


@pytest.mark.parametrize("game", sorted(MINDS))
def test_without_playouts_it_does_what_the_quick_player_would(game: str) -> None:
    """The others are said to be no better, and nobody was played with."""
    for deal in asked(game, {"seats": 4}, range(3))[:12]:
        seat = deal.turn or 0
        states, offer = GAMES[game].table.new(), record(np.zeros(1, Offer))
        states[0] = deal.state
        book = (MINDS[game].book or no_book)(states)
        GAMES[game].legal(record(states), seat, offer)
        policy = MINDS[game].policy if MINDS[game].book else without_book(MINDS[game].policy)
        action = int(policy(record(states), seat, offer, record(random_chance([7])), book))
        found = think(deal, seat, Depth(0, exact=False))
        assert {(thought.error, thought.worlds) for thought in found} == {(0.0, 0)}
        if deal.view(seat)["phase"] != "peek":  # which is left to chance
            assert found[0].action == GAMES[game].action_text(action)


def test_good_sense_is_left_for_what_is_better_by_so_many_points_alone() -> None:
    """And the usual action is tried in as many worlds as any, so that luck in a few does not speak against it."""
    left = dict.fromkeys((1e-9, 3.0, 1e9), 0)
    for deal in asked("goliath", {"seats": 4}, range(12)):
        usual = think(deal, deal.turn or 0, Depth(0, exact=False))[0].action
        for points in left:
            best, *others = think(deal, deal.turn or 0, Depth(200, exact=False, sense=points))
            same = next(thought for thought in (best, *others) if thought.action == usual)
            assert same.worlds == max(thought.worlds for thought in (best, *others))
            assert best is same or best.value - same.value > points
            left[points] += best is not same
    assert left[1e-9] > left[3.0] > left[1e9] == 0


def test_what_a_tree_likes_is_left_where_the_quick_player_holds_it_to_be_plainly_worse() -> None:
    """By so many points than what it would do itself; a doubt of many points changes nothing."""
    changed = dict.fromkeys((1e-9, 0.3, 1e9), 0)
    for deal in asked("durak", {"seats": 4}, range(12)):
        plain, *others = think(deal, deal.turn or 0, Depth(200, tree=True, exact=False))
        for points in changed:
            found = think(deal, deal.turn or 0, Depth(200, tree=True, exact=False, doubt=points))
            assert {one.action for one in found} == {one.action for one in (plain, *others)}
            assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
            changed[points] += found[0].action != plain.action
    assert changed[1e-9] > changed[0.3] > changed[1e9] == 0


@pytest.mark.parametrize("seats, left, laid", [(3, 3, 0), (4, 3, 0), (5, 3, 2), (6, 3, 4)])
def test_the_last_tricks_are_worked_out_whatever_the_budget(seats: int, left: int, laid: int) -> None:
    """Where they can be played in no more ways than three tricks by four; one card earlier nothing is tried."""
    chance = random.Random(seats)
    game = GAMES["goliath"]
    deal = Deal(game, game.settle({"seats": seats, "deals": 1}), shuffle=chance.shuffle)
    earlier = None
    while deal.turn is not None and (deal.state["left"], deal.state["laid"]) != (left, laid):
        earlier = think(deal, deal.turn, Depth(0)) if len(deal.legal(deal.turn)) > 1 else earlier
        deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
    assert earlier is not None and {thought.worlds for thought in earlier} == {0}
    found = analyse(game.name, deal.options, deal.view(deal.turn), deal.legal(deal.turn), deal.actions, Depth(0))
    assert len(found) == 1 or min(thought.worlds for thought in found) >= 200


def test_who_was_not_told_what_happened_does_what_is_legal_all_the_same() -> None:
    """As a bot at a table on a server, which may think that a trump six that it picked up can be exchanged (DU-33)."""
    chance, seen = random.Random(2), set()
    for seed in range(40):
        deal = Deal(GAMES["durak"], GAMES["durak"].settle({"seats": 2}), shuffle=random.Random(seed).shuffle)
        while deal.turn is not None:
            view, legal = deal.view(deal.turn), deal.legal(deal.turn)
            for depth in (Depth(8, exact=False, sense=0.1), Depth(20, tree=True, exact=False, sense=0.1)):
                found = analyse("durak", deal.options, view, legal, [], depth, seed=7)
                assert {thought.action for thought in found} == set(legal)
            six = "6" + view["trump"]
            seen.add(six in view["hand"] and "exchange" not in legal and view["stock_count"] > 0)
            deal.play(deal.turn, chance.choice(legal))
    assert seen == {True, False}


def test_what_was_tried_most_often_is_the_best_of_a_tree() -> None:
    """However lucky an action was that was tried less often, and however its text compares."""
    for game in ("durak", "planowanie"):
        for deal in asked(game, {"seats": 2}, range(8)):
            found = think(deal, deal.turn or 0, Depth(150, tree=True, exact=False))
            assert [thought.worlds for thought in found] == sorted((one.worlds for one in found), reverse=True)


def test_a_book_that_looks_less_far_says_something_else() -> None:
    holes = asked("golf", {"seats": 2}, range(20))
    near, far = ([think(hole, hole.turn or 0, Depth(0, ahead=turns))[0].action for hole in holes] for turns in (1, 9))
    assert near != far and far == [think(hole, hole.turn or 0, Depth(0))[0].action for hole in holes]


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
